"""Running a game in the terminal: bots and chance play on by themselves, people are asked."""

from __future__ import annotations

from casedepart.cli.draw_position import Situation
from casedepart.cli.terminal.asking import ask, ask_freely
from casedepart.cli.terminal.claims import ask_due_claims, claim_all
from casedepart.cli.terminal.desk import Back, Changed, Desk
from casedepart.cli.terminal.offers import ask_offers
from casedepart.engine.actions import CHANCE, TIME_UP, action
from casedepart.engine.phases.auction import Auction
from casedepart.engine.sets import members
from casedepart.engine.state import START

CHANCE_BIT = 1 << CHANCE


class Running:
    """One game on one screen, from where it stands to its end."""

    def __init__(self, desk: Desk, pace: float = 0.0, pauses: bool = False, claims_by_hand: bool = True) -> None:
        self.desk = desk
        self.pace = pace
        """Seconds before each answer of a bot."""
        self.pauses = pauses
        """Stop before each turn of a bot."""
        self.claims_by_hand = claims_by_hand
        self.watching = not desk.sitting.people
        """Is this a game of bots alone, to look at? Else nobody waits once the last person is out."""
        self.paused_at = -1
        self.last_answerer = 0
        self.stopped = False
        """Has someone interrupted the game while it was busy?"""

    def run(self) -> None:
        """Play to the end."""
        while not self.desk.game.over:
            if self.stopped:
                raise KeyboardInterrupt
            try:
                self.step()
            except (Changed, Back):
                continue

    def step(self) -> None:
        """One answer, by whoever is next."""
        desk, game = self.desk, self.desk.game
        if self.time_is_up() or self.person_reacts() or self.bot_reacts():
            return
        if game.asked == CHANCE_BIT:
            desk.tell(desk.sitting.apply(CHANCE, desk.sitting.chance.answer(game)))
            return
        seat = self.next_asked()
        if seat in desk.sitting.bots:
            self.bot_answers(seat)
        else:
            self.person_answers(seat)
        self.last_answerer = seat

    def time_is_up(self) -> bool:
        """Tell a timed game that its time is over (Q6)."""
        game = self.desk.game
        if game.time_up or not self.desk.clock.is_over():
            return False
        return self.desk.do(CHANCE, action(TIME_UP))

    def next_asked(self) -> int:
        """Whose answer is next: in turn order, in an auction from the last bidder on."""
        game = self.desk.game
        outbidding = isinstance(game.top, Auction) and game.top.best > 0
        seat = game.after(self.last_answerer) if outbidding else game.turn
        while not game.asked >> seat & 1:
            seat = game.after(seat)
        return seat

    # People

    def person_reacts(self) -> bool:
        """Offers and rents that concern a person are put to them before anything else goes on."""
        for seat in self.desk.sitting.people:
            if ask_offers(self.desk, seat):
                return True
            if self.claims_by_hand and ask_due_claims(self.desk, seat):
                return True
            if not self.claims_by_hand and claim_all(self.desk, seat):
                return True
        return False

    def person_answers(self, seat: int) -> None:
        """Show how things stand where a turn begins, and ask."""
        game = self.desk.game
        if game.stage == START and game.asked == 1 << game.turn:
            self.desk.keeper.keep_quietly(self.desk.sitting.recorder)
            if not self.desk.screen.brief:
                self.desk.screen.show(Situation(self.desk.theme, game, frozenset(self.desk.sitting.bots)))
        ask(self.desk, seat)

    # Bots

    def bot_reacts(self) -> bool:
        """A bot claims its rent or answers an offer."""
        game, bots = self.desk.game, self.desk.sitting.bots
        concerned = [claim.owner for claim in game.claims] + [offer.n for _, offer in game.offers]
        for seat in dict.fromkeys(concerned):
            act = bots[seat].react(game, seat) if seat in bots else None
            if act is not None:
                return self.desk.do(seat, act)
        return False

    def bot_answers(self, seat: int) -> None:
        """A bot's answer, in its own time; someone who has typed meanwhile is heard first."""
        game = self.desk.game
        begins = game.stage == START and seat == game.turn and self.paused_at != game.turns
        people = self.desk.sitting.people
        typed = self.desk.screen.keyboard.typed_within(self.pace if people or self.watching else 0.0)
        if people and (typed or (self.pauses and begins)):
            self.paused_at = game.turns
            self.pause()
            return
        self.desk.tell(self.desk.sitting.answer_as_bot(seat))

    def pause(self) -> None:
        """Ask the people at the table whether they want to do something."""
        people = self.desk.sitting.people
        seat = people[0]
        if len(people) > 1:
            names = [self.desk.name(person) for person in people]
            seat = people[self.desk.choose(seat, self.desk.theme.say("ask-who"), names)]
        ask_freely(self.desk, seat)

    def winners(self) -> list[str]:
        """Who has won."""
        return [self.desk.name(seat) for seat in members(self.desk.game.winners)]
