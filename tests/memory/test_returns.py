"""What the methods of people's own classes return is held to the signatures of ours."""

from __future__ import annotations

import ast
import pickle

import pytest

from casedepart.bots import Bot
from casedepart.engine import Action, Game, Variant
from casedepart.engine.extensible import RETURNS, WrongReturn
from tests.repository.tree import SOURCE

MODULES = ("engine/variant", "engine/state", "engine/effects", "bots/bot", "bots/chance", "bots/generator", "bots/play")


def signatures() -> dict[str, dict[str, str]]:
    """By class, the methods that people override, and what the source says that they return."""
    found = {}
    for module in MODULES:
        for node in ast.walk(ast.parse((SOURCE / f"{module}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Extensible" for base in node.bases):
                methods = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name[0] != "_"]
                found[node.name] = {one.name: ast.unparse(one.returns) for one in methods if one.returns}
    return found


def test_the_table_says_what_the_signatures_say() -> None:
    table = {kind: {name: what for what, names in rows.items() for name in names} for kind, rows in RETURNS.items()}
    assert table == signatures()


class Ruler(Variant):
    """A variant whose methods have documents of their own."""

    def odds_of(self, game: object, seat: int, verb: int) -> tuple[int, int]:
        """One in three."""
        return (1, 3) if verb else (1, 3, 5)  # type: ignore[return-value]


def test_a_method_that_is_held_to_its_signature_looks_like_itself() -> None:
    assert Ruler.odds_of.__doc__ == "One in three."
    assert Ruler.odds_of.__name__ == "odds_of"
    assert Ruler("ruler").odds_of(None, 0, 1) == (1, 3)


def test_a_pair_has_two_numbers() -> None:
    with pytest.raises(WrongReturn, match=r"Ruler.odds_of returned \(1, 3, 5\): .* must return tuple\[int, int\]$"):
        Ruler("ruler").odds_of(None, 0, 0)


class Numbered(Bot):
    def answer(self, game: Game, seat: int) -> Action:
        return 3  # type: ignore[return-value]


def test_an_error_of_a_bot_can_be_sent_to_another_process() -> None:
    with pytest.raises(TypeError, match=r"Numbered.answer returned 3: .* must return Action$") as caught:
        Numbered().answer(None, 0)  # type: ignore[arg-type]
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
