"""Messages with every choice made: each form that a reader may meet, as it is written and as it is told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

from fluent.syntax import ast

from casedepart.texts.fluent import GAME, PAGE, PARTS, has_text, message_files, parsed, said_by
from tests.texts.messages import arguments, listed, nodes

ALL_PARTS: Final = (GAME, *PARTS, PAGE)
NAMES: Final = frozenset(
    [
        *("who", "other", "others", "player", "players", "name", "names", "owner", "visitor", "creditor", "attacker"),
        *("square", "squares", "from", "edition", "winners", "lot", "label", "thing"),
        *("base", "best", "worst", "shortest", "longest"),
    ]
)
"""Arguments that are names: of people, squares, editions, or several of them."""
COUNTS: Final = frozenset(
    [
        *("n", "m", "count", "games", "turns", "rolls", "rents", "answers", "events", "draws", "tables", "played"),
        *("passed", "failed", "since", "pairs", "groups", "seats", "cards", "tokens", "minutes", "hours", "seconds"),
        *("days", "playouts", "rounds"),
    ]
)
"""Arguments that are numbers of things."""
SUM: Final = "20\u00a0€"
"""What every other argument is told with."""
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


@cache
def known(language: str, part: str) -> dict[str, ast.Pattern]:
    """Every pattern of a part, by key; a term by its name."""
    return {key: one for file in message_files(language, part) for key, one in listed(parsed(file)).items()}


def keys(language: str) -> list[tuple[str, str]]:
    """Every message by part and key; what the page shares with the game is there once."""
    shared = known(language, GAME)
    found = [(part, key) for part in ALL_PARTS for key in known(language, part) if part == GAME or key not in shared]
    return [(part, key) for part, key in found if has_text(language, key, part)]


def unfolded(pattern: ast.Pattern) -> Iterator[str]:
    """A pattern as written, once for each way to choose; what is put in stands in braces."""
    parts = [list(chosen(element)) for element in pattern.elements]
    for words in product(*parts):
        yield "".join(words)


def chosen(element: Any) -> Iterator[str]:
    """What may stand at a place of a pattern."""
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        for variant in inner.variants:
            yield from unfolded(variant.value)
    elif isinstance(inner, ast.StringLiteral):
        yield inner.parse()["value"]
    else:
        yield f"{{{inner.id.name}}}"


def used(language: str, part: str, key: str) -> list[ast.Pattern]:
    """A pattern with those that it refers to."""
    found: list[ast.Pattern] = []
    waiting = [key]
    while waiting:
        pattern = known(language, part)[waiting.pop()]
        found.append(pattern)
        referred = [node for node in nodes(pattern) if isinstance(node, ast.MessageReference | ast.TermReference)]
        waiting += [node.id.name for node in referred]
    return found


def choices(patterns: list[ast.Pattern]) -> dict[str, list[str]]:
    """The keys by which each argument is chosen among."""
    found: dict[str, list[str]] = {}
    for node in (node for pattern in patterns for node in nodes(pattern)):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            ways = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants]
            found.setdefault(node.selector.id.name, []).extend(ways)
    return found


def chosen_by_one(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """What a pattern says of one where it says nothing else of none."""
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            ways = {
                one.key.name if isinstance(one.key, ast.Identifier) else one.key.value: one for one in node.variants
            }
            if "one" in ways and "0" not in ways:
                yield ways["one"].value


def is_count(ways: list[str]) -> bool:
    """Are these numbers, or kinds of them?"""
    return all(way in PLURALS or way.isdigit() for way in ways)


def told(
    language: str, part: str, key: str, name: str, count: int, nouns: dict[str, Any] | None = None
) -> Iterator[str]:
    """A message as it is told of a name and a count, wherever it takes one, for each choice among words."""
    patterns = used(language, part, key)
    ways = choices(patterns)
    words = {argument: among for argument, among in ways.items() if not is_count(among)}
    given: dict[str, object] = {}
    for argument in set().union(*(arguments(pattern) for pattern in patterns)) - set(words):
        counted = argument in ways or argument in COUNTS
        given[argument] = count if counted else (nouns or {}).get(argument, name if argument in NAMES else SUM)
    for among in product(*words.values()):
        yield said_by(part, language, key, {**given, **dict(zip(words, among, strict=True))})
