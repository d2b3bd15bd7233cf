"""What an edition holds, as tables of words: for the list, for showing one, for a checked file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from casedepart.editions.edition import Edition
from casedepart.editions.load import load
from casedepart.editions.model import SquareData
from casedepart.editions.sources import catalogue
from casedepart.texts import said_by


def say(lang: str, key: str, **arguments: object) -> str:
    """A message about editions, in a language."""
    return said_by("editions", lang, key, arguments)


def label(key: str, lang: str) -> str:
    """A heading in a language."""
    return say(lang, f"shown-{key}")


def headings(lang: str, *keys: str) -> tuple[str, ...]:
    return tuple(label(key, lang) for key in keys)


def colon(lang: str) -> str:
    """What parts a heading from its value."""
    return say(lang, "colon")


class Listing(NamedTuple):
    """Rows under headings, to be drawn or read aloud."""

    title: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    tints: tuple[str, ...] = ()
    """A colour for each row, or none: its group's."""


def list_table(lang: str) -> Listing:
    """The editions of the catalogue."""
    keys = ("edition", "name", "ruleset", "modes", "options", "players")
    return Listing(label("editions", lang), headings(lang, *keys), [list_row(load(n), lang) for n in catalogue()])


def list_row(edition: Edition, lang: str) -> tuple[str, ...]:
    return (
        edition.id,
        edition.name(lang),
        ", ".join(edition.rulesets),
        ", ".join(edition.data.modes),
        ", ".join(edition.options) or "–",
        f"2–{len(edition.tokens)}",
    )


def fact_table(edition: Edition, lang: str, ruleset: str) -> Listing:
    """What an edition is, in a few lines."""
    words = edition.words(lang, ruleset)
    choices = edition.rules(ruleset).choices
    facts = [
        ("edition", edition.id),
        ("ruleset", ruleset),
        ("rulesets", ", ".join(edition.rulesets)),
        ("modes", ", ".join(edition.modes(ruleset))),
        ("options", ", ".join(edition.options_under(ruleset)) or label("none", lang)),
        ("players", f"2–{len(edition.tokens)}"),
        ("tokens", ", ".join(token.text(lang) for token in edition.tokens)),
        ("cash", words.money(choices.cash)),
        ("salary", words.money(choices.salary)),
        ("fine", words.money(choices.fine)),
        ("station-rents", ", ".join(map(words.money, choices.station_rents))),
        ("digest", edition.digest[:16]),
    ]
    return Listing(edition.name(lang), (), [(label(key, lang), value) for key, value in facts])


def note_table(edition: Edition, lang: str) -> Listing:
    """What a reader should know of an edition."""
    return Listing(label("notes", lang), (), [(note,) for note in edition.notes(lang)])


def board_table(edition: Edition, lang: str, ruleset: str) -> Listing:
    """The forty squares."""
    keys = ("square", "name", "kind", "group", "price", "source")
    squares = [(at, edition.square(at, ruleset)) for at in range(40)]
    rows = [board_row(edition, at, square, lang, ruleset) for at, square in squares]
    groups = edition.sheet(ruleset).groups
    tints = tuple(groups[square.group].colour if square.group else "" for _, square in squares)
    return Listing(label("board", lang), headings(lang, *keys), rows, tints)


def board_row(edition: Edition, at: int, square: SquareData, lang: str, ruleset: str) -> tuple[str, ...]:
    group = edition.sheet(ruleset).groups[square.group].name.text(lang) if square.group else ""
    sum_ = square.price or square.amount
    return (
        str(at),
        square.name.text(lang),
        kind_name(edition, square, lang, ruleset),
        group,
        edition.words(lang, ruleset).money(sum_) if sum_ else "",
        label(square.name.source_of(lang), lang),
    )


def kind_name(edition: Edition, square: SquareData, lang: str, ruleset: str) -> str:
    """A square's kind in the edition's own word, where it has one."""
    words = edition.words(lang, ruleset)
    own = {"street": words.street, "station": words.station, "utility": words.utility}
    return own.get(square.kind, label(square.kind, lang))


def deed_table(edition: Edition, lang: str, ruleset: str) -> Listing:
    """What each street's deed says; the strengths too, where there is a fight, and numbers, where they are printed."""
    fight = "fight" in edition.options
    number = edition.sheet(ruleset).theme.number
    houses = [f"{label('with', lang)} {count}" for count in range(1, 5)]
    named = [*headings(lang, "square", "name", "price", "mortgage", "building", "bare"), *houses, label("hotel", lang)]
    named += [label("strength", lang)] if fight else []
    named += [number.text(lang)] if number else []
    rows = []
    for at in range(40):
        square = edition.square(at, ruleset)
        if square.kind == "street":
            printed = [square.price, square.mortgage, square.building, *square.rent]
            printed += [square.strength] if fight else []
            numbers = [square.number or ""] if number else []
            rows.append((str(at), square.name.text(lang), *map(str, [*printed, *numbers])))
    return Listing(label("deeds", lang), tuple(named), rows)


def card_table(edition: Edition, deck: str, lang: str, ruleset: str) -> Listing:
    """A deck's cards, each once, with how often it is there."""
    decks = edition.sheet(ruleset).decks
    listed = decks.chance if deck == "chance" else decks.chest
    rows = [
        (name if count == 1 else f"{name} ×{count}", edition.card_text(deck, name, lang, ruleset))
        for name, count in Counter(listed.cards).items()
    ]
    return Listing(listed.name.text(lang), headings(lang, "card", "words"), rows)


def tables(edition: Edition, lang: str, ruleset: str) -> list[Listing]:
    """Everything there is to show of an edition."""
    return [
        fact_table(edition, lang, ruleset),
        note_table(edition, lang),
        board_table(edition, lang, ruleset),
        deed_table(edition, lang, ruleset),
        card_table(edition, "chance", lang, ruleset),
        card_table(edition, "chest", lang, ruleset),
    ]


def in_short(edition: Edition, lang: str) -> str:
    """An edition in one line: what a file that is fine holds."""
    sheet = edition.sheet()
    kinds = Counter(square.kind for square in sheet.squares.values())
    counts: dict[str, object] = {
        "name": edition.name(lang),
        "streets": kinds["street"],
        "groups": len(edition.group_keys()),
        "stations": kinds["station"],
        "utilities": kinds["utility"],
        "cards": f"{len(sheet.decks.chance.cards)} + {len(sheet.decks.chest.cards)}",
        "tokens": len(edition.tokens),
        "rulesets": ", ".join(edition.rulesets),
    }
    return say(lang, "in-short", **counts)
