"""Keys of texts as the engine and the variants write them, read from their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "casedepart"
PLACE_OF_WHY = {
    "refuse": 1,
    "Refused": 1,
    "Flaw": 2,
    "PositionFault": 1,
    "at_street": 2,
    "note": 7,
    "Event": 7,
    "Debt": 6,
    "Claim": 8,
    "Levy": 6,
    "levy": 6,
}
"""Which argument of a call is the key of a reason."""
REFUSING = ("refuse", "Refused", "Flaw", "PositionFault", "at_street")


def trees() -> Iterator[ast.AST]:
    """The source of the engine and the variants."""
    for package in ("engine", "variants"):
        for path in sorted((PACKAGE / package).rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def refusal_keys() -> set[str]:
    """Every key that a refusal may carry."""
    found = {key for call, name in calls() if name in REFUSING for key in why(call, name)}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "").endswith("_WHY"):
                assert isinstance(node.value, ast.Dict)
                found |= {key for value in node.value.values for key in constants(value)}
    return found


def reason_keys() -> set[str]:
    """Every key that an event's reason may be, but for the names of cards."""
    names = set(PLACE_OF_WHY) - set(REFUSING)
    found = {key for call, name in calls() if name in names for key in why(call, name)}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and [getattr(one, "id", "") for one in node.targets] == ["why"]:
                found |= constants(node.value)
    return found - {""}


def calls() -> Iterator[tuple[ast.Call, str]]:
    """Every call in the source, with the name that is called."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield node, getattr(node.func, "id", "") or getattr(node.func, "attr", "")


def why(call: ast.Call, name: str) -> set[str]:
    """The keys that a call may pass as its reason."""
    given = [keyword.value for keyword in call.keywords if keyword.arg == "why"]
    if len(call.args) > PLACE_OF_WHY[name]:
        given.append(call.args[PLACE_OF_WHY[name]])
    return {key for value in given for key in constants(value)}


def constants(node: ast.AST) -> set[str]:
    """The words that an expression may come to, where they are written out: `"a" if … else "b"`."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
