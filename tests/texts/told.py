"""What the engine's texts make of every kind of event: the page tells them itself, and is compared with this.

`python -m tests.texts.told` writes the file anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from casedepart.editions import Edition, load
from casedepart.editions.spec import fitting
from casedepart.engine import BANK, Event, events, playable_effects
from casedepart.engine.events import KINDS, NOBODY
from casedepart.record.names import names_at
from casedepart.server.edition_look import look_of
from casedepart.table.settings import Settings
from casedepart.table.views import event_view
from casedepart.table.wire import names as wire_names
from casedepart.texts import event_text
from casedepart.texts.names import Names
from casedepart.variants import HOUSE_RULES
from casedepart.variants.fight import FOUGHT
from tests.repository.tree import ROOT
from tests.texts.source import reason_keys

FILE: Final = ROOT / "web" / "src" / "words" / "told.json"
EDITIONS: Final = ("pokemon", "sore-losers")
PLAYERS: Final = ("Anna", "Bruno")
CORRECTED: Final = (
    "cash-is",
    "stands-at",
    "is-jailed",
    "is-free",
    "holds-card",
    "holds-no-card",
    "is-home",
    "is-not-home",
    "owns",
    "is-mortgaged",
    "is-redeemed",
    "has-buildings",
    "is-kept",
)
"""What a correction may say (H28)."""
INSIDE: Final = {"house", "hotel", "won", "lost", *CORRECTED}


def sample(edition: Edition) -> Iterator[Event]:
    """Every kind of event, with and without what it may name, and every reason."""
    for kind in sorted(wire_names.KINDS):
        if kind == events.DREW:
            continue
        n = 1 if KINDS[kind] == events.DECK else 27
        yield Event(kind, 0, 1, 11, n, "T1")
        yield Event(kind, 1, BANK, 39, 0, "P1")
        yield Event(kind, 1, NOBODY, -1, 5 if n == 27 else 0)
    for why in sorted(reason_keys() - INSIDE):
        yield Event(events.PAID, 0, 1, 5, 1200, "P7", "2×35", why)
    for why in ("house", "hotel"):
        yield Event(events.AUCTION, n=10, why=why)
    for why in ("won", "lost"):
        yield Event(FOUGHT, 0, 1, 11, 9000, "G2", "9000 : 8000", why)
    for why in CORRECTED:
        yield Event(events.CORRECTED, 0, square=11, n=3, rule="H28", why=why)
    for effect in playable_effects(edition.rules()):
        yield Event(events.DESCRIBED, 0, square=11, rule="C1", working="40 115", why=effect.name)
    yield Event(events.BUILT, 0, square=11, n=5, working="100")
    for deck, name in enumerate(("chance", "chest")):
        for card in sorted(set(getattr(edition.sheet().decks, name).cards)):
            yield Event(events.DREW, 0, n=deck, why=card)


def line(event: Event, names: dict[str, Names]) -> dict[str, Any]:
    """An event and its sentence in each language."""
    said = {language: event_text(event, names[language], cite=False) for language in names}
    return {"event": event_view(event), **said}


def told() -> bytes:
    """The file's content: per edition what it calls things, and each event with its sentence in both languages."""
    found: list[Any] = []
    for name in EDITIONS:
        edition = load(name)
        look = look_of(
            edition,
            Settings(edition=name, seats=2, options=list(fitting(edition, edition.ruleset, HOUSE_RULES))).checked(
                edition
            ),
        )
        names = {language: names_at(edition, edition.ruleset, PLAYERS, language) for language in ("fr", "en")}
        known = {part: getattr(look, part) for part in ("words", "money", "decks", "texts")}
        squares = [{"name": square.name} for square in look.squares]
        lines = [line(event, names) for event in sample(edition)]
        found.append({"look": {**known, "squares": squares, "groups": []}, "players": PLAYERS, "lines": lines})
    return msgspec.json.encode(found) + b"\n"


def main(file: Path = FILE) -> None:
    file.write_bytes(told())


if __name__ == "__main__":
    main()
