"""However it is installed from source, it is compiled where there is a C compiler, and says why where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from building import compiler, page
from tests.repository.test_release import commit, git
from tests.repository.test_wheel import Installation, run
from tests.repository.tree import ROOT, tracked_files

# Each of them builds anew what `make` has built already.
pytestmark = pytest.mark.long


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What is here, as a fresh clone of it."""
    root = tmp_path / "clone"
    for path in tracked_files():
        copy = root / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    git(root, "init", "--quiet")
    commit(root)
    return root


def version_of(what: str, folder: Path, **environment: str) -> str:
    """What a new virtual environment says of itself when pip has built and installed it there, as anyone would."""
    place = Installation(folder)
    run("venv", "--without-pip", str(folder / "venv"))
    asked = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "CASEDEPART_COMPILE")}
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(place.programs / "python"), "install", "-q", "--no-deps", what],
        cwd=folder,
        env={**asked, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (packages,) = folder.glob("venv/lib/python3*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return place.run("casedepart", "--version")


def archive_of(clone: Path) -> str:
    """A source archive of a clone."""
    run("hatchling", "build", "-t", "sdist", "-d", str(clone.parent), folder=clone)
    (archive,) = clone.parent.glob("casedepart-*.tar.gz")
    return str(archive)


@pytest.mark.parametrize("source", ["folder", "archive", "repository"])
def test_it_is_compiled_where_there_is_a_compiler(source: str, clone: Path, tmp_path: Path) -> None:
    try:
        compiler.require_compiler()
    except compiler.NotCompiled as reason:
        pytest.skip(str(reason))
    what = {"folder": str(clone), "repository": f"git+{clone.as_uri()}"}.get(source) or archive_of(clone)
    assert ", compiled, Python" in version_of(what, tmp_path)


def test_it_says_that_there_was_no_compiler(clone: Path, tmp_path: Path) -> None:
    if page.is_current(ROOT):
        shutil.copytree(ROOT / page.PAGE, clone / page.PAGE)
    said = version_of(str(clone), tmp_path, CC="a-compiler-that-is-not-there")
    assert "interpreted: no C compiler was found where it was built (a-compiler-that-is-not-there), Python" in said
