"""The loop of a game in the terminal: what is due happens, bots answer at a pace to follow, people are asked."""

from __future__ import annotations

from contextlib import suppress

from casedepart.cli.draw_grid import Situation
from casedepart.cli.terminal.asking import ask, ask_freely, ask_offers, ask_rents
from casedepart.cli.terminal.desk import Back, Changed, Desk
from casedepart.cli.terminal.hand import ask_hand, wanted_now
from casedepart.engine.state import START
from casedepart.record import RecordError


class GameLoop:
    """One game on one screen, from where it stands to its end."""

    def __init__(self, desk: Desk, pace: float = 0.0, pauses: bool = False) -> None:
        self.desk = desk
        self.host = desk.host
        self.pace = pace
        """Seconds before each answer of a bot."""
        self.pauses = pauses
        """Stop before each turn of a bot."""
        self.watching = not desk.host.people
        """Is this a game of bots alone, to look at? Else nobody waits once the last person is out."""
        self.shown_at = desk.host.table.version if desk.host.standing.given else -1
        """The version whose board is shown already: that of a game which is gone on with."""
        self.paused_at = -1
        self.stopped = False
        """Has someone interrupted the game while it was busy?"""

    def run(self) -> None:
        """Play to the end; the game is kept before anything else is said, for the window may have been closed."""
        try:
            while not self.desk.game.over:
                if self.stopped:
                    raise KeyboardInterrupt
                with suppress(Changed, Back):
                    self.step()
        finally:
            self.keep()

    def keep(self) -> None:
        """Write the record as a precaution; that it cannot be written is told when it matters."""
        with suppress(RecordError):
            self.host.save()

    def step(self) -> None:
        """One answer, by whoever is next: rents and offers that concern people are put to them before bots go on."""
        happened, want = self.host.due(), wanted_now(self.desk)
        if happened is not None:
            self.desk.tell(happened)
        elif want.waits:
            ask_hand(self.desk, want)
        elif any(ask_offers(self.desk, seat) or ask_rents(self.desk, seat) for seat in self.host.people):
            return
        elif want.by in self.host.bots:
            ask_hand(self.desk, want)
        elif not self.host.bots_first():
            self.person_answers(self.host.next_asked())
        elif self.is_paused():
            self.pause()
        else:
            self.desk.tell(self.host.think())

    def person_answers(self, seat: int) -> None:
        """Keep the game and show how things stand where a turn begins, and ask."""
        game = self.desk.game
        if game.stage == START and game.asked == 1 << game.turn:
            self.keep()
            if not self.desk.screen.brief and self.host.table.version != self.shown_at:
                self.desk.screen.show(Situation(self.desk.theme, game, self.host.bots))
        ask(self.desk, seat)

    def is_paused(self) -> bool:
        """Give people time to follow; is someone to be heard before the bots go on?"""
        game, people = self.desk.game, self.host.people
        begins = game.stage == START and game.asked == 1 << game.turn and self.paused_at != game.turns
        typed = self.desk.screen.keyboard.typed_within(self.pace if people or self.watching else 0.0)
        return bool(people) and (typed or (self.pauses and begins))

    def pause(self) -> None:
        """Ask the people at the table whether they want to do something."""
        self.paused_at = self.desk.game.turns
        people = self.host.people
        seat = people[0]
        if len(people) > 1:
            names = [self.desk.name(person) for person in people]
            seat = people[self.desk.choose(seat, self.desk.theme.say("ask-who"), names)]
        ask_freely(self.desk, seat)
