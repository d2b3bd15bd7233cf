"""A game at the box for the tests: people throw and draw by hand, and answer as a bot would in their place."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from casedepart import bots
from casedepart.editions import Edition, load
from casedepart.engine import CHANCE, Described
from casedepart.engine.actions import ACCEPT, CARD, MOST_CARDS, OFFER, REJECT, ROLL, Action, word_of
from casedepart.engine.sets import members
from casedepart.table import Settings
from casedepart.table.bot_worker import answer_without_offer
from casedepart.table.box import Wanted, wanted
from casedepart.table.defaults import default_answer
from casedepart.table.messages.box import DrawByHand, ThrowByHand, Undo
from casedepart.table.wire.names import verb_named
from tests.table.desk import Desk, come, gathering_on

MOST: Final = 20_000
"""How many messages a game may take."""


class BoxDesk:
    """A table at the box, and people who play on it; every third card is told by what it does."""

    def __init__(self, people: list[str], seed: str = "box", opened: Edition | None = None, **settings: object) -> None:
        self.people = people
        chosen = msgspec.convert({"box": True, "seats": len(people), **settings}, Settings)
        self.desk: Desk = gathering_on(opened or load(chosen.edition), people, chosen, opened is not None)
        self.desk.start()
        come(self.desk, people)
        self.random = Random(seed)
        self.helpers = [bots.make("steady", f"{seed} {seat}") for seat in range(len(self.desk.table.standing.seats))]
        self.described = 0

    @property
    def host(self) -> str:
        return self.people[0]

    def wanted(self) -> Wanted:
        return wanted(self.desk.table.standing, self.desk.game)

    def throw(self, *dice: int, by: str = "", face: str = "", version: int = -1) -> None:
        """Someone tells the dice; none: the program throws."""
        seen = self.desk.table.version if version < 0 else version
        ask = ThrowByHand(id=self.desk.id(), version=seen, dice=list(dice), face=face)
        self.desk.ask(ask, by or self.host, host=not by)

    def draw(self, by: str = "", **card: object) -> None:
        """Someone tells the card."""
        want = self.wanted()
        assert want.deck is not None
        known = {"deck": want.deck, **card}
        ask = DrawByHand(id=self.desk.id(), version=self.desk.table.version, **known)  # type: ignore[arg-type]
        self.desk.ask(ask, by or self.host, host=not by)

    def undo(self, by: str = "") -> None:
        """The last answer is taken back, by the host where nobody is named."""
        self.desk.ask(Undo(id=self.desk.id()), by or self.host, host=not by)

    def tell_any(self) -> None:
        """Tell any dice or card that is wanted."""
        want, random = self.wanted(), self.random
        if want.what == "dice":
            self.throw(random.randint(1, 6), random.randint(1, 6), face=random.choice(want.faces) if want.faces else "")
            return
        targets = members(self.desk.game.options(CHANCE).targets[CARD])
        deck, place = divmod(random.choice(targets), MOST_CARDS)
        card = self.desk.game.rules.decks[deck][place]
        kept = card.effect.kept
        if random.random() < 1 / 3 and not kept:
            self.described += 1
            told = Described(deck, card.effect.name, card.n, card.m)
            self.draw(effect=told.effect, n=told.first, m=told.second, text="As printed", keep=random.random() < 0.5)
        else:
            self.draw(card=card.name)

    def answer(self) -> bool:
        """One answer of a person, or dice for someone; False: nobody has anything to say."""
        desk, standing = self.desk, self.desk.table.standing
        game = desk.game
        if self.wanted().waits:
            self.tell_any()
            return True
        for seat, name in enumerate(self.people):
            if not standing.seats[seat].person():
                continue
            act = self.helpers[seat].react(game, seat)
            if act is not None and act.verb != OFFER and act.verb not in (ACCEPT, REJECT):
                self.act(name, act)
                return True
        for seat in members(game.asked & ((1 << len(self.people)) - 1)):
            if not standing.seats[seat].person():
                continue
            # Nobody offers anything here.
            act = answer_without_offer(self.helpers[seat], game, seat) or default_answer(game, seat)
            if act.verb == ROLL:
                self.tell_any()
            else:
                self.act(self.people[seat], act)
            return True
        return False

    def act(self, by: str, act: Action) -> None:
        word = word_of(act.verb)
        verb = verb_named(word)
        self.desk.act(by, verb, act.n, word=word if verb == "own" else "")

    def go_on(self) -> None:
        """One step of the game, by a bot or a person."""
        if self.desk.table.thinks_from() is not None:
            self.desk.think()
        elif not self.answer():
            self.tell_any()

    def play(self, until: int = MOST) -> int:
        """Play on, to the end or for so many steps; how many there were."""
        steps = 0
        while not self.desk.game.over and steps < until:
            self.go_on()
            steps += 1
        return steps
