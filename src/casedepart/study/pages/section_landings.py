"""Where tokens land: a map of the board, and each square counted beside worked out."""

from __future__ import annotations

import textwrap

from casedepart.editions.check_cards import USUAL_CARDS
from casedepart.engine.rules import JAIL, SQUARES
from casedepart.engine.sets import members
from casedepart.study.pages.markup import Markup, element, figure, section, table
from casedepart.study.pages.speech import Speech
from casedepart.study.study import Study
from casedepart.study.walks import Walked

SIDE = 11
"""Squares along one side of the board."""
SIZE = 64
PAPER = SIDE * SIZE + 4
BAND = 9
LETTERS = 12
"""Letters of a name in one line of a square."""
LINES = 3


def landings(study: Study, speech: Speech) -> Markup:
    """The landing map, and the table under it."""
    headings = [speech.say("square")]
    for habit in ("leaves", "stays"):
        exact = speech.say("exact", habit=speech.say(f"habit-{habit}"))
        headings += [exact, speech.say("counted"), speech.say("errors")]
    rows = [
        [name_of(speech, at), *cells(study.leaving, at, speech), *cells(study.staying, at, speech)]
        for at in range(SQUARES + 1)
    ]
    farthest = max(study.leaving.farthest.errors, study.staying.farthest.errors, key=abs)
    rolls = speech.number(study.leaving.rolls)
    # How little it changes to draw cards in the same order each time is known of decks of the usual size.
    decks = "usual" if all(len(deck) == USUAL_CARDS for deck in study.rules.decks) else "other"
    return section(
        speech.say("landings-title"),
        element("p", speech.say("landings-text", rolls=rolls, decks=decks)),
        *([element("p", speech.say("landings-two-dice"))] if study.rules.die else []),
        figure(landing_map(study, speech), speech.say("map-caption")),
        element("p", speech.say("landings-errors", errors=speech.number(abs(farthest), 1))),
        table(headings, rows, speech.say("landings-table")),
    )


def name_of(speech: Speech, at: int) -> str:
    """A square with its number; the last place is jail."""
    return speech.say("in-jail") if at == SQUARES else f"{at} {speech.square(at)}"


def cells(walked: Walked, at: int, speech: Speech) -> list[str]:
    """Worked out, counted, and how far apart."""
    landing = walked.landings[at]
    exact = speech.percent(landing.exact, 3)
    return [exact, speech.share(landing.counted, 3), speech.number(landing.errors, 1, signed=True)]


def place_of(square: int) -> tuple[int, int]:
    """Column and row of a square: GO is at the bottom right, and play goes clockwise."""
    side, along = divmod(square, SIDE - 1)
    last = SIDE - 1
    return ((last - along, last), (0, last - along), (along, 0), (last, along))[side]


def landing_map(study: Study, speech: Speech) -> Markup:
    """The board with the exact shares of a token that leaves jail at once."""
    exact = study.leaving.exact
    shares = [landing.exact for landing in study.leaving.landings]
    jail = study.rules.kind.index(JAIL)
    # Jail and just visiting share a square on the board; the map shows both together.
    shares[jail] += exact.jail
    # Jail is far above all the rest, and squares that send on far below: both would leave the deeds one colour.
    most = max(share for at, share in enumerate(shares[:SQUARES]) if at != jail)
    least = min(shares[at] for at in members(study.rules.deeds))
    drawn = [square(study, speech, at, shares[at], heat(shares[at], least, most)) for at in range(SQUARES)]
    middle = PAPER / 2
    title = element(
        "text", speech.edition.name(speech.lang), x=middle, y=middle - 8, class_="title", text_anchor="middle"
    )
    under = element("text", speech.say("map-middle"), x=middle, y=middle + 22, class_="middle", text_anchor="middle")
    view = f"-2 -2 {PAPER} {PAPER}"
    label = speech.say("map-label", edition=speech.edition.name(speech.lang))
    return element("svg", *drawn, title, under, viewBox=view, role="img", aria_label=label, class_="board")


def heat(share: float, least: float, most: float) -> float:
    """How warm a square is: never so much that its words could not be read on it."""
    return 0.03 + 0.57 * min(1.0, max(0.0, share - least) / (most - least)) if most > least else 0.3


def square(study: Study, speech: Speech, at: int, share: float, warmth: float) -> Markup:
    """One square: its colour, its name and its share."""
    column, row = place_of(at)
    group = study.rules.group[at]
    colour = speech.colour(f"group-{group}") if group >= 0 else ""
    parts = [
        element("title", f"{speech.square(at)}: {speech.percent(share, 2)}"),
        element("rect", width=SIZE, height=SIZE, class_="paper"),
        element("rect", width=SIZE, height=SIZE, class_="heat", style=f"fill-opacity:{warmth:.2f}"),
    ]
    if colour:
        parts.append(element("rect", width=SIZE, height=BAND, style=f"fill:{colour}", class_="band"))
    parts += name_lines(speech.square(at))
    parts.append(
        element("text", speech.number(100 * share, 2), x=SIZE / 2, y=SIZE - 6, class_="share", text_anchor="middle")
    )
    return element("g", *parts, transform=f"translate({column * SIZE} {row * SIZE})")


def name_lines(name: str) -> list[Markup]:
    """A square's name, broken into lines that fit."""
    broken = textwrap.wrap(name, LETTERS, max_lines=LINES, placeholder="…", break_long_words=True)
    return [
        element("text", line, x=SIZE / 2, y=BAND + 11 + 10 * place, class_="name", text_anchor="middle")
        for place, line in enumerate(broken)
    ]
