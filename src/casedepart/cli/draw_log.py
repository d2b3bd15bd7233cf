"""The log: what happened, in sentences, each sum with its working and its rule."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from casedepart.cli.draw import Picture, Size, Theme, seat_style
from casedepart.engine import events
from casedepart.engine.actions import Offer
from casedepart.engine.events import Event
from casedepart.texts import event_text, offer_text

AFTERWORD = re.compile(r"(\s*\([^()]*\))?\s*\[[A-Z]\d+\]$")
"""The reason and the rule at the end of a sentence."""
LOUD = frozenset({events.WON, events.BANKRUPT, events.LAST_LAP, events.TIME_UP})


@dataclass(frozen=True)
class Log(Picture):
    """Some events, in the order of play."""

    theme: Theme
    happened: Sequence[Event]
    offered: Sequence[Offer] = ()
    """What was offered, up to the last of these events; where it is not known, that there was an offer is told."""

    def drawn(self, size: Size) -> RenderableType:
        return Group(*[self.entry(event, terms) for event, terms in self.told()])

    def told(self) -> Iterator[tuple[Event, str]]:
        """Each event; an offer with what it would exchange."""
        count = sum(event.kind == events.OFFERED for event in self.happened)
        offers = iter(self.offered[max(0, len(self.offered) - count) :])
        for event in self.happened:
            offer = next(offers, None) if event.kind == events.OFFERED else None
            yield event, f" {offer_text(event.seat, offer, self.theme.names)}" if offer is not None else ""

    def entry(self, event: Event, terms: str) -> RenderableType:
        """One event: a turn begins a paragraph, the rest is set in."""
        said = self.sentence(event).append(terms)
        return Group("", said) if event.kind == events.TURN else Padding(said, (0, 0, 0, 2))

    def sentence(self, event: Event) -> Text:
        """One event: names in their players' colours, reason and rule dimmed."""
        said = Text(event_text(event, self.theme.names))
        for seat, name in enumerate(self.theme.names.players):
            said.highlight_regex(rf"\b{re.escape(name)}\b", style=seat_style(seat))
        found = AFTERWORD.search(said.plain)
        if found:
            said.stylize("dim", found.start())
        if event.kind == events.TURN:
            said.stylize("bold")
        if event.kind in LOUD:
            said.stylize("bold reverse", 0, found.start() if found else len(said))
        return said

    def lines(self) -> Iterator[str]:
        return (event_text(event, self.theme.names) + terms for event, terms in self.told())
