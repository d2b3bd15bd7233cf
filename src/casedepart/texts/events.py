"""What happened, in sentences: the log, and the telling of a record."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BANK
from casedepart.engine.events import Event
from casedepart.texts.fluent import has_text, text
from casedepart.texts.names import Names
from casedepart.variants.fight import FOUGHT

SAID_INSIDE: Final = frozenset({events.AUCTION, FOUGHT, events.DREW, events.DESCRIBED, events.CORRECTED})
"""Events whose sentence itself says their `why`: the building, the outcome, the card, what is so now."""
PRICED: Final = frozenset({events.BUILT, events.SOLD})
"""Events whose working is the price that was paid or received."""


def event_text(event: Event, names: Names, cite: bool = True) -> str:
    """One event as a sentence, with its reason and the working of its sum, and the rule it follows from."""
    language = names.language
    said = text(language, f"event-{event.kind}", **_arguments(event, names))
    reason = _reason(event, names)
    if reason:
        stop = "." if said.endswith(".") else ""
        said = text(language, "log-reason", sentence=said.removesuffix("."), reason=reason, stop=stop)
    if cite and event.rule:
        said = text(language, "log-rule", sentence=said, rule=event.rule)
    return said


def _arguments(event: Event, names: Names) -> dict[str, object]:
    """What the sentence of an event may name."""
    first, second = divmod(max(event.n, 0), 8)
    # Only a move counts its start, and only a draw its deck, in `n`.
    start = event.n if event.kind == events.MOVED else -1
    deck = event.n if event.kind in (events.DREW, events.DESCRIBED, events.CARD_RETURNED, events.CARD_GIVEN) else -1
    return {
        **names.words.arguments(),
        "who": names.player(event.seat),
        "other": names.player(event.other),
        "payee": "bank" if event.other == BANK else "player",
        "square": names.square(event.square),
        "place": "square" if event.square >= 0 else "none",
        "from": names.square(start),
        "n": event.n,
        "amount": names.words.money(event.n),
        "first": first,
        "second": second,
        "double": "yes" if first == second else "no",
        "deck": names.deck(deck),
        "card": names.card(deck, event.why),
        "why": event.why,
    }


def _reason(event: Event, names: Names) -> str:
    """Why a sum was paid and how it came about; empty where the sentence says it all."""
    parts = []
    if event.why and event.kind not in SAID_INSIDE:
        parts.append(text(names.language, f"why-{event.why}", **names.words.arguments()))
    if event.kind in PRICED and event.working.isdigit():
        parts.append(names.words.money(int(event.working)))
    elif event.kind == events.ROLLED and event.working:
        face = f"face-{event.working}"
        parts.append(text(names.language, face) if has_text(names.language, face) else event.working)
    elif event.working and "?" not in event.working:
        parts.append(event.working)
    return ", ".join(parts)
