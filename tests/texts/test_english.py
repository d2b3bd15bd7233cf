"""English as it is spoken at a table: one word a concept, short forms, and sentences that are right with every number.

What it holds is written in docs/languages.md. The numbered rules are exempt where they must be exact.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from casedepart.editions import Edition, catalogue, load
from casedepart.engine.rules import SQUARES
from casedepart.texts.fluent import files_in, parsed
from casedepart.texts.locales import folders
from tests.texts.messages import arguments, listed, nodes, written

ENGLISH: Final = folders("en")[0]
SPOKEN: Final = ("actions", "events", "refusals", "reasons", "table", "server", "minute")
"""The files that players read beside those of the page, in which nothing is a rule."""
LONG_FORMS: Final = re.compile(
    r"\b(cannot|(do|does|did|is|are|was|were|will|would|has|have|had|could|should) not)\b", re.I
)
FOREIGN: Final = re.compile(
    r"\b(shall|whom|whoever|anew|meanwhile|booklets?|redeem\w*|tempo|looks? on|at once|by itself|squares?|lapses?d?"
    r"|whole group|complete group|fortunes?|purse|playouts?|hammer|first page|wishes|thrown?|throws|program)\b"
    r"|M\.\s?Monopoly|“get out of jail”",
    re.I,
)
"""What is said otherwise at an English table; the table of terms says how."""
VERBS: Final = re.compile(
    "(Accept|Auction|Become|Bid|Build|Buy|Claim|Declare|Don’t|Draw|Drop|End|Fight|Keep|Let|Mortgage|Move|Offer|Pay|Place"
    "|Roll|Sell|Send|Steal|Take|Turn|Unmortgage|Use|Withdraw|I want|No thanks)\\b"
)
"""What a button begins with."""
NO_BUTTONS: Final = ("action-dice", "action-card", "action-deals", "action-time-is-up", "action-correction")
"""What chance and the box do: it stands in the log and on no button."""
MANY: Final = "actions|bots|cards|changes|coins|days|games|minutes|offers|players|properties|rules|seats|spaces|turns"
ONE_OF_MANY: Final = re.compile(rf"(?<![\d.,×])\b1 ({MANY})\b")
COUNTS: Final = (0, 1, 2, 5, 21)


def spoken_files() -> dict[str, ast.Resource]:
    """The files that players read, by name; those of the page stand in a folder of their own."""
    page = {f"page/{file.name}": parsed(file) for file in files_in(ENGLISH / "page")}
    return page | {name: parsed(ENGLISH / f"{name}.ftl") for name in SPOKEN}


def is_a_rule(key: str) -> bool:
    """What the numbered rules of the house say is exact before it is short."""
    return bool(re.match(r"rule-H\d+\.", key))


SPOKEN_TEXTS: Final = {key: pattern for file in spoken_files().values() for key, pattern in listed(file).items()}
HOUSE: Final = {key: text for key, text in listed(parsed(ENGLISH / "house_rules.ftl")).items() if not is_a_rule(key)}
TEXTS: Final = SPOKEN_TEXTS | HOUSE


def test_what_players_read_is_spoken_in_short_forms() -> None:
    assert [key for key, text in TEXTS.items() if LONG_FORMS.search(written(text))] == []


def test_one_word_stands_for_one_thing() -> None:
    assert [(key, found[0]) for key, text in TEXTS.items() if (found := FOREIGN.search(written(text)))] == []


@pytest.mark.parametrize("file", ["rules", "house_rules", "labels", "cli"])
def test_a_space_is_a_space_in_the_rules_too(file: str) -> None:
    texts = listed(parsed(ENGLISH / f"{file}.ftl"))
    wrong = re.compile(r"\b(squares?|booklets?)\b|“get out of jail”|M\.\s?Monopoly", re.I)
    assert [key for key, text in texts.items() if key != "draw-square" and wrong.search(written(text))] == []


def test_no_english_message_has_a_straight_apostrophe() -> None:
    files = (*files_in(ENGLISH), *files_in(ENGLISH / "page"))
    straight = re.compile(r"(?<=\w)'(?=\w)")
    found = [key for file in files for key, text in listed(parsed(file)).items() if straight.search(written(text))]
    assert found == []


def test_a_button_begins_with_a_verb_and_ends_without_a_stop() -> None:
    texts = {key: text for key, text in TEXTS.items() if key.startswith("action-") and not key.startswith(NO_BUTTONS)}
    assert [key for key, text in texts.items() if not VERBS.match(written(text))] == []
    assert [key for key, text in texts.items() if written(text).rstrip().endswith(".")] == []


@pytest.mark.parametrize("name", catalogue())
def test_a_place_has_a_name_that_fits_into_a_list(name: str) -> None:
    """A comma in it would part it in two, a sentence would be one within another.

    The creatures of Duel Masters alone bear their titles, as their cards print them.
    """
    edition = load(name)
    titled = name == "duel-masters"
    for ruleset in edition.rulesets:
        places = [edition.square_name(at, "en", ruleset) for at in range(SQUARES)]
        assert [place for place in places if "," in place and not titled] == []
        assert [place for place in places if re.match(r"(You|Your|Lose|Pay|Take)\b", place)] == []


@cache
def bundle() -> FluentBundle:
    """English as the page and the log know it, every message of it."""
    made = FluentBundle(["en"], use_isolating=False)
    for file in (*files_in(ENGLISH), *files_in(ENGLISH / "page")):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def choices(pattern: ast.Pattern) -> dict[str, set[str]]:
    """The forms that a text has for each argument that it chooses by."""
    found: dict[str, set[str]] = {}
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = {
                key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)
            }
            found.setdefault(node.selector.id.name, set()).update(keys)
    return found


def is_count(forms: set[str]) -> bool:
    """Whether a text chooses by a number, rather than by a word."""
    return "one" in forms or any(form.isdigit() for form in forms)


def given(pattern: ast.Pattern, edition: Edition) -> Iterator[dict[str, object]]:
    """Everything that a text may be given in an edition: each form, few and many, its names and its money."""
    words = edition.words("en")
    forms = choices(pattern)
    named = arguments(pattern) | {"who", "other", "payee", "place", "square", "amount"}
    names = {"who": "Anna", "other": "Bruno", "player": "Bruno", "square": edition.square_name(39, "en")}
    texts: dict[str, object] = {name: names.get(name, words.money(150)) for name in named}
    texts |= {
        "payee": "bank",
        "place": "square",
        "token": "none",
        "n": 3,
        "ruleset": edition.ruleset,
    } | words.arguments()
    picked = [name for name, keys in forms.items() if not is_count(keys)]
    for kinds in product(*(sorted(forms[name]) for name in picked)):
        for count in COUNTS if any(map(is_count, forms.values())) else (3,):
            counts = {name: count for name, keys in forms.items() if is_count(keys)}
            yield texts | dict(zip(picked, kinds, strict=True)) | counts


def faults(said: str, edition: Edition) -> Iterator[str]:
    """What is wrong with a sentence, whatever it says."""
    words = edition.words("en")
    money = re.escape(words.money(150))
    plurals = "|".join(
        re.escape(many) for one, many in ((words.house, words.houses), (words.hotel, words.hotels)) if one != many
    )
    wrong = {
        "a hole": r"[{}]|\$\w|undefined",
        "an empty place": r"\S  +\S| [.,;]|[:,]\.",
        "one of many": rf"(?<![\d.,×])\b1 ({plurals})\b",
        "a count after a plural": rf"\b({plurals}): \d",
        "money as many": rf"{money} (are|have|lie|were)\b",
        "a space before %": r"\d\s%",
    }
    yield from (name for name, sign in wrong.items() if re.search(sign, said))
    if ONE_OF_MANY.search(said):
        yield "one of many"


@pytest.mark.parametrize("name", catalogue())
def test_every_sentence_is_right_with_no_one_and_many(name: str) -> None:
    edition = load(name)
    found: set[tuple[str, str, str]] = set()
    told = 0
    for key, pattern in TEXTS.items():
        message, _, attribute = key.partition(".")
        entry = bundle().get_message(message)
        chosen = entry.attributes[attribute] if attribute else entry.value
        assert chosen is not None
        for values in given(pattern, edition):
            said, errors = bundle().format_pattern(chosen, values)
            assert not errors, (key, errors)
            found |= {(key, fault, str(said)) for fault in faults(str(said), edition)}
            told += 1
    assert found == set()
    assert told > 2000


def test_a_fault_would_be_found() -> None:
    edition = load("classic")
    for said in ("€150 are held", "1 houses", "houses: 2", "28 % of it", "Your turn: .", "1 spaces", "Anna { $x }"):
        assert list(faults(said, edition)), said
    assert not list(faults("Your €150 is set aside. 1 house, 21 spaces, 28% of it.", edition))
