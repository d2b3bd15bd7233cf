"""The page that the tests look at: the one in the package under test, built where it is missing or old."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import casedepart
from tests.repository.tree import ROOT

PAGE: Final = Path(casedepart.__file__).parent / "server" / "page"
"""Where the package has its page."""
GIVEN: Final = "CASEDEPART_PAGE"
"""The environment may name the folder of another build."""
PATIENCE: Final = 600


def page_folder() -> Path:
    """The folder of a page that is as new as its sources; one worker builds it, the others wait."""
    given = os.environ.get(GIVEN)
    if given:
        return Path(given)
    if PAGE.is_relative_to(ROOT / "src"):
        build()
    assert (PAGE / "index.html").is_file(), f"there is no page in {PAGE}, though an installed package has one"
    return PAGE


def build() -> None:
    """Build it from `web/`; a moment when nothing has changed."""
    with (ROOT / "web" / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            [sys.executable, "-m", "building.page"], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE
        )
    assert done.returncode == 0, done.stderr[-4000:]
