"""Mutation tests are right themselves: what must be killed is, what changes nothing survives, and the list is true."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.mutants.__main__ import EQUAL, equal_ones, every_mutant, unknown
from bench.mutants.changes import mutants
from tests.repository.tree import ROOT

TOY = """
class Till:
    def fee(self, n: int) -> int:
        if n >= 10:
            return 2
        return 1

def least(a: int, b: int) -> int:
    return a if a < b else b

def count(n: int) -> int:
    while n > 0:
        n -= 1
    return n
"""
TESTS = """
from toy import Till, count, least

def test_fee():
    assert (Till().fee(10), Till().fee(9)) == (2, 1)

def test_least():
    assert (least(1, 2), least(2, 1)) == (1, 1)

def test_count():
    assert count(3) == 0
"""
RUN = """
import json, pytest
from bench.mutants.changes import mutants
from bench.mutants.trials import Trials
made = list(mutants("toy", open("toy.py").read()))
found = {}
def tell(one):
    found[made[one[0]].function + "  " + made[one[0]].change] = one[1].rpartition(":")[2]
options = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist", "test_toy.py"]
pytest.main(options, plugins=[Trials(made, 2, 30, tell)])
print(json.dumps(found))
"""


def run(folder: Path, tests: str) -> subprocess.CompletedProcess[str]:
    """Try the toy's mutants against these tests."""
    for name, text in (("toy.py", TOY), ("test_toy.py", tests)):
        (folder / name).write_text(text, encoding="utf-8")
    environment = {"PYTHONPATH": f"{folder}:{ROOT}"}
    command = [sys.executable, "-c", RUN]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=True)


@pytest.fixture(scope="module")
def killers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Of every mutant of the toy, which test has killed it."""
    found: dict[str, str] = json.loads(run(tmp_path_factory.mktemp("toy"), TESTS).stdout)
    return found


def test_what_must_be_killed_is_killed_by_its_test(killers: dict[str, str]) -> None:
    assert killers["toy:Till.fee  if n >= 10 → if n > 10"] == "test_fee"
    assert killers["toy:Till.fee  if n >= 10 → if n >= 11"] == "test_fee"
    assert killers["toy:Till.fee  return 1 → return 2"] == "test_fee"
    assert killers["toy:least  return a if a < b else b → return a"] == "test_least"


def test_what_changes_nothing_survives(killers: dict[str, str]) -> None:
    assert [name for name, killer in killers.items() if not killer] == [
        "toy:least  return a if a < b else b → return a if a <= b else b"
    ]


def test_a_loop_without_an_end_is_killed(killers: dict[str, str]) -> None:
    assert killers["toy:count  n -= 1 → pass"] == "test_count"


def test_a_test_that_fails_without_any_change_is_an_error(tmp_path: Path) -> None:
    done = run(tmp_path, TESTS.replace("(2, 1)", "(3, 1)"))
    assert "fails without any change" in done.stdout + done.stderr
    assert "{}" in done.stdout


def changes_of(body: str) -> list[str]:
    return [mutant.change for mutant in mutants("m", f"def f(game, a, b):\n    {body}\n")]


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("return a < b", ["return", "return a <= b"]),
        ("return a and not b", ["return", "return a or not b", "return not b", "return a", "return a and b"]),
        ("return min(a, 1)", ["return", "return max(a, 1)", "return min(a, 2)"]),
        ("return a & ~b", ["return", "return a | ~b", "return a & b"]),
        ("game.pay(a + b)", ["pass", "game.pay(a - b)"]),
        ("game.cash -= a // 2", ["pass", "game.cash -= a * 2", "game.cash -= a // 3"]),
        ("if a == b: game.pay()", ["if True", "if a != b", "pass"]),
        ("raise a", ["pass"]),
        ("game.over = True", ["pass", "game.over = False"]),
        ("c = a", []),
        ("return 'P6' if a else 'P7'", ["return"]),
        ("game.note('paid', a + 1)", []),
        ("if a > 1: game.note('paid')", []),
        ("'''A text.'''", []),
    ],
)
def test_every_small_change_of_a_statement_is_made_once(statement: str, expected: list[str]) -> None:
    assert [change.partition(" → ")[2] for change in changes_of(statement)] == expected


def test_statements_that_read_the_same_are_told_apart() -> None:
    assert changes_of("game.a()\n    game.a()") == ["game.a() → pass", "game.a() → pass (2)"]


def test_the_list_names_mutants_that_there_are_with_a_reason_each() -> None:
    listed = equal_ones(EQUAL.read_text(encoding="utf-8"))
    assert unknown(listed, every_mutant()) == []
    assert all(why.endswith(".") for why in listed.values())


def test_an_entry_that_is_no_mutant_any_more_is_found() -> None:
    made = list(mutants("casedepart.m", "def f(a):\n    return a < 1\n"))
    text = (
        """[[equal]]\nin = "m:f"\nwhy = "It is."\nchanges = ["return a < 1 → return a <= 1", "return a → return"]\n"""
    )
    assert unknown(equal_ones(text), made) == ["casedepart.m:f  return a → return"]
    with pytest.raises(ValueError, match="twice"):
        equal_ones(text.replace("return a → return", "return a < 1 → return a <= 1"))


def test_the_rules_have_more_than_a_thousand_mutants() -> None:
    assert len({(mutant.function, mutant.change) for mutant in every_mutant()}) == len(every_mutant()) > 1000


def test_what_is_compiled_is_refused() -> None:
    code = "import casedepart as c, bench.mutants.__main__ as m; c.COMPILED = True; raise SystemExit(m.main([]))"
    source = {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    done = subprocess.run([sys.executable, "-c", code], env=source, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2
    assert "PYTHONPATH=src" in done.stderr
