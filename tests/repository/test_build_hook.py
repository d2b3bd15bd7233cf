"""The wheel is compiled where that can be done, and says so where it cannot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hatch_build
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
    data: dict[str, Any] = {"force_include": {}}
    hook: Any = hatch_build.CompiledEngine
    hook(str(root), {}, None, None, str(root), "wheel").initialize(version, data)
    return data


def test_engine_variants_and_bots_are_compiled_but_not_their_packages() -> None:
    sources = hatch_build.compiled_sources(ROOT / "src")
    assert {"casedepart/engine/game.py", "casedepart/variants/fight.py"} <= set(sources)
    assert {source.split("/")[1] for source in sources} == {"engine", "variants", "bots"}
    assert not [source for source in sources if source.endswith("__init__.py")]


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_the_source_is_shipped_and_one_line_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build(tmp_path) == {"force_include": {}}
    assert capsys.readouterr().err == (
        "casedepart: built without compiling, it will run interpreted: "
        "no C compiler found (a-compiler-that-is-not-there)\n"
    )


@pytest.mark.usefixtures("no_compiler")
def test_who_asks_for_a_compiled_wheel_gets_it_or_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASEDEPART_COMPILE", "1")
    with pytest.raises(SystemExit, match="cannot be compiled: no C compiler found"):
        build(tmp_path)


@pytest.mark.parametrize(("version", "wish"), [("standard", "0"), ("editable", "1")])
def test_source_alone_when_asked_for_or_when_editable(
    version: str, wish: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CASEDEPART_COMPILE", wish)
    assert build(tmp_path, version) == {"force_include": {}}


def test_a_changed_source_is_compiled_anew(tmp_path: Path) -> None:
    source = tmp_path / "casedepart" / "engine"
    source.mkdir(parents=True)
    (source / "game.py").write_text("ONE = 1\n")
    before = hatch_build.fingerprint(tmp_path)
    assert hatch_build.fingerprint(tmp_path) == before
    (source / "game.py").write_text("ONE = 2\n")
    assert hatch_build.fingerprint(tmp_path) != before
