"""The wheel has the page, and is compiled where that can be done; it says so where it cannot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from building import compiler, page
from tests.repository.tree import ROOT


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-is-not-there -pthread")
    monkeypatch.delenv("CASEDEPART_COMPILE", raising=False)


def build(root: Path, version: str = "standard") -> dict[str, Any]:
    """What the hook tells the builder of a small project in a directory."""
    engine = root / "src" / "casedepart" / "engine"
    engine.mkdir(parents=True)
    (engine / "game.py").write_text("ONE = 1\n")
    built = root / page.PAGE
    built.mkdir(parents=True)
    (built / "index.html").write_text("the page")
    (built / page.STAMP).write_text(page.fingerprint(root))
    data: dict[str, Any] = {"force_include": {}}
    hook_for(root).initialize(version, data)
    return data


def hook_for(root: Path) -> Any:
    """The hook as the builder makes it."""
    hook: Any = hatch_build.WholePackage
    return hook(str(root), {}, None, None, str(root), "wheel")


def page_alone(root: Path) -> dict[str, Any]:
    """What the builder is told when nothing is compiled."""
    return {
        "force_include": {
            str(root / page.PAGE / "index.html"): "casedepart/server/page/index.html",
            str(root / "build" / "rules-fingerprint.txt"): "casedepart/rules-fingerprint.txt",
            str(root / "build" / "why-interpreted.json"): "casedepart/why-interpreted.json",
        }
    }


def reason(root: Path) -> Any:
    """Why it is not compiled, as the package is told."""
    return json.loads((root / "build" / "why-interpreted.json").read_text())


def test_engine_variants_and_bots_are_compiled_but_not_their_packages() -> None:
    sources = compiler.sources(ROOT)
    assert {"casedepart/engine/game.py", "casedepart/variants/fight.py"} <= set(sources)
    assert {source.split("/")[1] for source in sources} == {"engine", "variants", "bots"}
    assert not [source for source in sources if source.endswith("__init__.py")]


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_the_source_is_shipped_and_one_line_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build(tmp_path) == page_alone(tmp_path)
    assert capsys.readouterr().err == (
        "casedepart: built without compiling, it will run interpreted: "
        "no C compiler found (a-compiler-that-is-not-there)\n"
    )
    assert reason(tmp_path) == {"why": "no-compiler", "detail": "a-compiler-that-is-not-there"}


@pytest.mark.usefixtures("no_compiler")
def test_who_asks_for_a_compiled_wheel_gets_it_or_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASEDEPART_COMPILE", "1")
    with pytest.raises(SystemExit, match="cannot be compiled: no C compiler found"):
        build(tmp_path)


def test_source_alone_when_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASEDEPART_COMPILE", "0")
    assert build(tmp_path) == page_alone(tmp_path)
    assert reason(tmp_path) == {"why": "asked", "detail": ""}


def test_a_compiler_that_fails_is_told_by_its_last_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(root: Path) -> None:
        compiler.run_mypyc(root / "build", ["no-such-module.py"])

    monkeypatch.delenv("CASEDEPART_COMPILE", raising=False)
    monkeypatch.setattr(compiler, "build", fail)
    assert build(tmp_path) == page_alone(tmp_path)
    assert reason(tmp_path)["why"] == "failed" and "no-such-module.py" in reason(tmp_path)["detail"]


def test_nothing_is_made_for_an_editable_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASEDEPART_COMPILE", "1")
    assert build(tmp_path, "editable") == {"force_include": {}}
    data: dict[str, Any] = {"force_include": {}}
    hook_for(tmp_path / "without a page").initialize("editable", data)
    assert data == {"force_include": {}}


def test_there_is_no_wheel_without_the_page(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"the page cannot be built: .*web: the source of the page is not there"):
        hook_for(tmp_path).initialize("standard", {"force_include": {}})
