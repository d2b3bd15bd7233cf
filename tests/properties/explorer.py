"""A player of all seats that answers at random, and looks at every position on the way."""

from __future__ import annotations

from casedepart.bots.chance import Chance
from casedepart.bots.generator import Generator
from casedepart.bots.random_bot import RandomBot
from casedepart.engine import CHANCE, Action, Event, Game, Refused, Rules, notation
from casedepart.engine.actions import (
    ACCEPT,
    BID,
    CARD,
    DEAL,
    DICE,
    OFFER,
    REJECT,
    ROWS,
    TIME_UP,
    action,
    bid,
)
from casedepart.engine.census import census, flaw
from casedepart.engine.order import chance_is_next
from casedepart.engine.sets import members

NAMES = ("Ann", "Bo", "Cy Lee", "Di", "Ed", "Fay", "Gus", "Hal")
Answer = tuple[int, Action]


class Explorer:
    """One game, played at random from a seed and checked at every question."""

    def __init__(self, rules: Rules, players: int, seed: str) -> None:
        self.rules = rules
        self.game = Game.start(rules, players)
        self.events: list[Event] = []
        self.game.log = self.events
        self.names = NAMES[:players]
        self.generator = Generator(seed)
        self.chance = Chance(seed + " chance")
        self.bot = RandomBot(seed + " bot")
        self.answers: list[Answer] = []
        self.count = census(self.game)

    def play(self, most: int, thorough: bool) -> None:
        """So many answers, or to the end."""
        for _ in range(most):
            if self.game.over:
                return
            self.look(thorough)
            self.step()

    def step(self) -> None:
        """One answer of somebody."""
        seat, act = self.choose()
        self.answers.append((seat, act))
        self.game.apply(seat, act)

    def choose(self) -> Answer:
        """An answer of chance, of somebody asked, or of anybody out of turn."""
        game = self.game
        if self.rules.choices.timed and not game.time_up and self.generator.below(300) == 0:
            return CHANCE, action(TIME_UP)
        if chance_is_next(game):
            return CHANCE, self.chance.answer(game)
        if self.generator.below(3) == 0:
            seat = self.one_of(members(game.seats_in()))
            act = self.bot.free_action(game, seat, game.options(seat))
            if act is not None:
                return seat, act
        seat = self.one_of(members(game.asked))
        return seat, self.bot.answer(game, seat)

    def one_of(self, choices: tuple[int, ...]) -> int:
        return choices[self.generator.below(len(choices))]

    # Looking

    def look(self, thorough: bool) -> None:
        """All that must hold at every question."""
        assert census(self.game) == self.count
        assert flaw(self.game) == ""
        if thorough:
            self.try_every_kind_of_answer()

    def try_every_kind_of_answer(self) -> None:
        """What is listed is accepted, what is not is refused and changes nothing, and a copy is independent."""
        game = self.game
        before = game.digest()
        seat = self.one_of((*members(game.seats_in()), CHANCE))
        options = game.options(seat)
        listed = options.actions()
        for act in listed[:: 1 + len(listed) // 6]:
            self.accepted(seat, act)
        if options.may(BID):
            self.accepted(seat, bid(options.least_bid))
            self.accepted(seat, bid(options.most_bid))
            self.refused(seat, bid(options.least_bid - 1))
            self.refused(seat, bid(options.most_bid + 1))
        for _ in range(12):
            act = action(self.generator.below(len(ROWS)), self.generator.below(42) - 1)
            if act not in listed and not self.beyond_listing(act):
                self.refused(seat, act)
        assert game.digest() == before

    def beyond_listing(self, act: Action) -> bool:
        """Answers that are bounded rather than listed, or another form of a listed one."""
        if act.verb in (BID, OFFER, DEAL, TIME_UP, DICE, CARD):
            return True
        return act.verb in (ACCEPT, REJECT) and act.n < 0

    def accepted(self, seat: int, act: Action) -> None:
        """On a copy; the game itself stays as it is, and the line of the answer reads back as the answer."""
        line = notation.action_line(seat, act, self.names, self.rules)
        assert notation.parse_action(line, self.names, self.rules) == (seat, act)
        copy = self.game.clone()
        assert copy.digest() == self.game.digest()
        copy.apply(seat, act)
        assert census(copy) == self.count

    def refused(self, seat: int, act: Action) -> None:
        """With a rule's number, and nothing changed."""
        copy = self.game.clone()
        before = copy.digest()
        try:
            copy.apply(seat, act)
        except Refused as refusal:
            assert refusal.rule[0].isupper()
            assert refusal.rule[1:].isdecimal()
            assert copy.digest() == before
        else:
            line = notation.action_line(seat, act, self.names, self.rules)
            raise AssertionError(f"'{line}' is not listed, and accepted")


def replay(rules: Rules, players: int, answers: list[Answer]) -> Game:
    """The same answers in a new game, with its events."""
    game = Game.start(rules, players)
    game.log = []
    for seat, act in answers:
        game.apply(seat, act)
    return game
