"""The command that installs an extra is one that works for this installation."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError

import pytest

from casedepart.sim import libraries
from casedepart.sim.libraries import MissingLibrary

PIP = f"{sys.executable} -m pip install"


class Installed:
    """An installation as pip leaves it."""

    requires = (
        "msgspec>=0.20",
        "numpy>=2.2; extra == 'lab'",
        "scipy>=1.15; extra == 'lab'",
        "dask; extra == 'cluster'",
    )

    def __init__(self, direct_url: str | None) -> None:
        self.direct_url = direct_url

    def read_text(self, name: str) -> str | None:
        return self.direct_url if name == "direct_url.json" else None


@pytest.mark.parametrize(
    ("direct_url", "cure"),
    [
        (None, 'pip install "casedepart[lab]"'),
        ('{"dir_info": {}, "url": "file:///casedepart"}', f'{PIP} "numpy>=2.2" "scipy>=1.15"'),
    ],
    ids=["index", "folder"],
)
def test_an_extra_is_named_only_where_an_index_knows_it(
    direct_url: str | None, cure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(libraries, "distribution", lambda name: Installed(direct_url))
    missing = MissingLibrary("--out", "polars")
    assert (missing.cure, str(missing)) == (cure, f"--out needs polars, which is not installed: {cure}")


def test_from_the_source_the_pinned_libraries_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(libraries, "distribution", none)
    assert MissingLibrary("plot", "matplotlib").cure == f"{PIP} -r requirements-lab.txt"
    assert MissingLibrary("PostgreSQL", "asyncpg", "postgres").cure == f"{PIP} asyncpg"
