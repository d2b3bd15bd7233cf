"""Every example of the documents does what the page says, where it is long with smaller numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.repository.examples import Reader, assert_answer, blocks, commands
from tests.repository.tree import ROOT, text_of, tracked_files

GENERATED: Final = ("docs/cli.md", "docs/protocol/messages.md", "docs/rules/en.md", "docs/rules/fr.md")
"""Pages that a command writes show forms, not examples."""
PAGES: Final = [
    name
    for path in tracked_files()
    if path.suffix == ".md" and (name := path.relative_to(ROOT).as_posix()) not in GENERATED and blocks(name)
]
SHORTER: Final = {
    "casedepart compare": "--games 30",
    "casedepart landings": "--rolls 4000",
    "casedepart odds": "--playouts 8 --seconds 60 --rounds 1",
    "casedepart play": "--port 0 --no-open",
    "casedepart play --terminal": "--plain",
    "casedepart play --with": "--plain",
    "casedepart play --saved": "--plain",
    "casedepart serve": "--port 0",
    "casedepart simulate": "--games 24",
    "casedepart study": "--games 12",
    "casedepart study --house": "--games 30",
    "casedepart sweep": "--games 6",
    "casedepart tournament": "--games 8",
    "python -m bench.load": "--tables 2 --seconds 1",
    "python -m bench.load --stored": "--stored 20 --active 2",
    "python -m bench.opponents": "--games 4",
    "python -m bench.playouts": "--games 2 --right 4 --cut 4 --steady 4",
    "python -m casedepart.testing": "--games 1 --edition classic --mode standard",
    "python -m tests.deals.foolish": "--games 1",
    "python -m tests.exploits": "--games 4",
}
"""What is added to commands that begin so: the last option counts."""
DRAWING: Final = "a drawing"
ELSEWHERE: Final = "held by "
OTHERS: Final = "for a program of somebody else, which is not here"
NOT_RUN: Final = {
    ("ARCHITECTURE.md", "   web/"): DRAWING,
    ("ARCHITECTURE.md", "   who is asked?"): DRAWING,
    ("ARCHITECTURE.md", "   a message"): DRAWING,
    ("docs/page.md", "   the server"): DRAWING,
    ("docs/dice.md", "SHA-256 of:"): "a form; what it comes to stands in the example of the page",
    ("docs/dice.md", "HMAC of:"): "a form; what it comes to stands in the example of the page",
    ("README.md", "make play"): ELSEWHERE + "tests/repository/test_play_beside.py",
    ("README.md", "make test"): "this test is a part of it",
    ("docs/bots.md", "mybot:MyBot breaks"): ELSEWHERE + "tests/testing/test_own_bots.py",
    ("docs/dice.md", "secret "): ELSEWHERE + "tests/record/test_document.py",
    ("docs/records.md", '{"casedepart"'): ELSEWHERE + "tests/record/test_document.py",
    ("docs/records.md", "PYTHONPATH=src python -m tests.playthroughs"): "it writes into the repository",
    ("docs/scenarios.md", "double.yaml:1"): ELSEWHERE + "tests/scenario/test_document.py",
    ("docs/protocol.md", "POST /api/tables"): ELSEWHERE + "tests/client/test_example_session.py",
    ("docs/protocol.md", "→ "): ELSEWHERE + "tests/client/test_example_session.py",
    ("examples/README.md", "from casedepart.client"): ELSEWHERE + "tests/client/test_example_session.py",
    ("examples/README.md", "python examples/thrifty_bot.py"): ELSEWHERE + "tests/client/test_whole_games.py",
    ("docs/hosting.md", "play.example.org {"): OTHERS,
    ("docs/hosting.md", "map $"): OTHERS,
    ("docs/hosting.md", "# /etc/systemd"): OTHERS,
    ("docs/hosting.md", "casedepart backup"): ELSEWHERE + "tests/server/test_restoring.py",
    ("docs/hosting.md", "casedepart restore"): ELSEWHERE + "tests/server/test_restoring.py",
    ("docs/hosting.md", "createuser"): OTHERS,
    ("docs/hosting.md", "createdb"): OTHERS,
    ("docs/hosting.md", "pg_dump"): OTHERS,
    ("docs/hosting.md", "systemctl"): OTHERS,
    ("docs/hosting.md", "python -m bench.load"): ELSEWHERE + "tests/load/test_bench.py",
    ("docs/security.md", "python -m tests.protocol.attacks"): "its table names the test of each attack",
    ("docs/hosting.md", "casedepart serve --db postgresql"): ELSEWHERE + "tests/server/test_processes.py",
    ("docs/load.md", "python -m bench.load --tables 100 --fast --db"): ELSEWHERE + "tests/load/test_bench.py",
    ("docs/laboratory.md", "python -m pip install"): "it would fetch from an index",
    ("docs/laboratory.md", "pip install"): "it would fetch from an index",
    ("docs/laboratory.md", "dask "): "for several machines",
    ("docs/laboratory.md", "casedepart simulate --games 1000000"): ELSEWHERE + "tests/sim/test_cluster.py",
}
"""What is not run, by its document and its beginning, and why."""
LONG: Final = (
    "casedepart study --house  ",
    "casedepart study --house --figures",
    "casedepart tournament --bots master,master,bench",
    "casedepart tournament --bots shrewd,shrewd,bench",
    "python -m bench",
    "python -m tests.deals",
    "python -m tests.exploits",
)
"""Commands that take long with any numbers: the long tests run them."""


def is_about(key: tuple[str, str], document: str, text: str) -> bool:
    """Whether a row of `NOT_RUN` is about this block or command."""
    return document == key[0] and text.startswith(key[1])


def is_kept_out(document: str, text: str) -> bool:
    """Whether a block or a command is never run."""
    return any(is_about(key, document, text) for key in NOT_RUN)


def shown(page: str) -> list[str]:
    """The commands of a page, and its blocks that hold none."""
    found = []
    for block in blocks(page):
        typed = [line for line, _ in commands(block)]
        found += typed if block.language in ("sh", "console") else [block.text]
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_example_of_a_page_does_what_it_says(page: str, tmp_path: Path) -> None:
    Reader(page, tmp_path, SHORTER, lambda text: is_kept_out(page, text) or text.startswith(LONG)).read()


@pytest.mark.long
@pytest.mark.parametrize("page", [page for page in PAGES if any(text.startswith(LONG) for text in shown(page))])
def test_examples_that_take_long_run_too(page: str, tmp_path: Path) -> None:
    Reader(page, tmp_path, SHORTER, lambda text: is_kept_out(page, text)).read()


def test_what_is_not_run_is_still_shown_and_held_where_it_says() -> None:
    lines = [(page, text) for page in PAGES for text in shown(page)]
    assert [key for key in NOT_RUN if not any(is_about(key, *line) for line in lines)] == []
    assert [start for start in (*SHORTER, *LONG) if not any(start in text for _, text in lines)] == []
    held = [reason.removeprefix(ELSEWHERE) for reason in NOT_RUN.values() if reason.startswith(ELSEWHERE)]
    assert [name for name in held if not (ROOT / name).is_file()] == []


def test_most_examples_are_run() -> None:
    lines = [(page, text) for page in PAGES for text in shown(page)]
    assert len([line for line in lines if not is_kept_out(*line)]) > 100


def test_every_file_of_the_examples_is_named_where_they_are_told() -> None:
    files = [path.name for path in tracked_files() if path.parent == ROOT / "examples" and path.suffix != ".md"]
    told = text_of(ROOT / "examples" / "README.md")
    assert files and [name for name in files if name not in told] == []


def test_an_answer_that_is_not_shown_so_is_found() -> None:
    assert_answer("1 passed, …", "1 passed, 0 failed\n", exact=True)
    assert_answer("69 games", "4 games", exact=False)
    for exact, said in ((True, "2 passed, 0 failed"), (False, "1 failed, 0 passed")):
        with pytest.raises(AssertionError, match="shown:"):
            assert_answer("1 passed, 0 failed", said, exact)
