"""The explorer of rules, a fuzzer: it plays all seats at random, and checks the invariants of every position."""

from __future__ import annotations

from typing import Final

from casedepart.bots.chance import Chance
from casedepart.bots.generator import Generator
from casedepart.bots.random_bot import RandomBot
from casedepart.engine import CHANCE, Action, Event, Game, Options, Received, Refused, Rules, Variant, notation
from casedepart.engine.actions import (
    ACCEPT,
    BID,
    CARD,
    DEAL,
    DICE,
    KEEP,
    NOTHING,
    OFFER,
    REDEEM,
    REJECT,
    ROWS,
    TIME_UP,
    action,
    bid,
)
from casedepart.engine.census import census, flaw
from casedepart.engine.order import chance_is_next
from casedepart.engine.rules import SQUARES
from casedepart.engine.sets import members
from casedepart.testing._questioner import Breach
from casedepart.testing._report import COPY, LISTED, LOST, NAMELESS, NOT_PLAIN, REFUSAL, STUCK, WRONG
from casedepart.texts import RULES

NAMES: Final = ("Ann", "Bo", "Cy Lee", "Di", "Ed", "Fay", "Gus", "Hal")
COUNTED: Final = ("money", "houses", "hotels", "deeds", "cards of the first deck", "cards of the second deck")
"""What a census counts, in its order; then what variants count."""
Answer = tuple[int, Action]


class Explorer:
    """One game, played at random from a seed and checked at every question."""

    def __init__(self, rules: Rules, players: int, seed: str) -> None:
        self.rules: Final = rules
        self.game: Final = Game.start(rules, players)
        self.events: Final[list[Event]] = []
        self.game.log = self.events
        self.names: Final = NAMES[:players]
        self.generator: Final = Generator(seed)
        self.chance: Final = Chance(seed + " chance")
        self.bot: Final = RandomBot(seed + " bot")
        self.answers: Final[list[Answer]] = []
        self.count: Final = census(self.game)
        own = [rule for variant in rules.variants for rule in variant.rules]
        self.cited: Final = frozenset([*RULES, *own, *[row.rule for row in ROWS]])
        """The rules that a refusal may cite."""
        self.refusals: Final[set[str]] = set()
        """Why something was refused, as the keys of texts."""
        self.own: Final = own_verbs(rules)

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
        self.commit(self.game, seat, act)

    def commit(self, game: Game, seat: int, act: Action) -> None:
        """Give an answer, on the game or on a copy of it."""
        game.apply(seat, act)

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
        """All that must hold at every question: nothing made or lost, and somebody can answer."""
        self.count_again(self.game)
        wrong = flaw(self.game)
        if wrong:
            raise Breach(WRONG, f"The position is wrong: {wrong}.")
        for seat in members(self.game.asked):
            self.can_answer(seat)
        if thorough:
            for state in self.game.states:
                self.plain(state.name)
            self.try_every_kind_of_answer()

    def count_again(self, game: Game) -> None:
        """There is as much of everything as there was at the start."""
        now = census(game)
        if now == self.count:
            return
        for place, (before, after) in enumerate(zip(self.count, now, strict=True)):
            if before != after:
                what = COUNTED[place] if place < len(COUNTED) else "what a variant counts"
                more = f"{after - before} more" if after > before else f"{before - after} less"
                raise Breach(LOST, f"Something is made or lost: of {what} there is {more} than at the start.")

    def can_answer(self, seat: int) -> None:
        """Whoever is asked can answer, or raise the money to."""
        if seat != CHANCE and self.game.players[seat].out:
            raise Breach(STUCK, f"{self.names[seat]} is asked, and is out of the game.")
        options = self.game.options(seat)
        awaited = options.waited_for()
        if not awaited or not possible(options):
            raise Breach(STUCK, f"{self.name(seat)} is asked ({self.game.top.name()}), and no answer is possible.")

    def plain(self, name: str) -> None:
        """What a variant keeps is said whole by its facts: plain numbers, from which it is made again."""
        (variant,) = [variant for variant in self.rules.variants if variant.name == name]
        state = self.game.kept(name)
        assert state is not None, "a state is looked up by its own name"
        facts = state.facts()
        for fact, value in facts.items():
            if not isinstance(value, int) and not (isinstance(value, tuple) and all(isinstance(n, int) for n in value)):
                what = f"keeps '{fact}' as {type(value).__name__}"
                raise Breach(NOT_PLAIN, f"The variant {name} {what}: a fact is a number, or a tuple of numbers.")
        try:
            again = variant.state_of(self.rules, facts)
        except NotImplementedError:
            raise Breach(NOT_PLAIN, f"The variant {name} keeps something, and has no `state_of`.") from None
        if (again.facts(), again.money(), again.counted()) != (facts, state.money(), state.counted()):
            raise Breach(NOT_PLAIN, f"The `state_of` of the variant {name} makes another state of the facts {facts}.")

    def try_every_kind_of_answer(self) -> None:
        """What is listed is accepted, what is not is refused and changes nothing, and a copy is independent."""
        game = self.game
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
            self.tried(seat, action(self.generator.below(len(ROWS)), self.generator.below(42) - 1), listed)
        for verb in self.own:
            self.tried(seat, action(verb, self.generator.below(SQUARES)), listed)
            self.tried(seat, action(verb), listed)

    def tried(self, seat: int, act: Action, listed: list[Action]) -> None:
        """An answer that is listed is accepted, and one that is not is refused."""
        if act in listed:
            self.accepted(seat, act)
        elif not self.beyond_listing(seat, act):
            self.refused(seat, act)

    def beyond_listing(self, seat: int, act: Action) -> bool:
        """Answers that are bounded rather than listed, or another form of a listed one."""
        if act.verb in (BID, OFFER, DEAL, TIME_UP, DICE, CARD):
            return True
        if act.verb in (KEEP, REDEEM) and act.n >= 0:
            top = self.game.top
            return isinstance(top, Received) and top.bequest and top.waiting(self.game, seat) == 1 << act.n
        return act.verb in (ACCEPT, REJECT) and act.n < 0

    def accepted(self, seat: int, act: Action) -> None:
        """On a copy; the game itself stays as it is, and the line of the answer reads back as the answer."""
        line = self.line(seat, act)
        if notation.parse_action(line, self.names, self.rules) != (seat, act):
            raise Breach(LISTED, f"'{line}' does not read back as the answer that it tells.")
        copy = self.game.clone()
        before = self.game.digest()
        if copy.digest() != before:
            raise Breach(COPY, "A copy of the game is not equal to it.")
        try:
            self.commit(copy, seat, act)
        except Refused as refusal:
            raise Breach(LISTED, f"'{line}' is listed, and refused by {refusal}.") from refusal
        if self.game.digest() != before:
            what = "what a variant keeps is never changed, another takes its place (`Position.keep`)"
            raise Breach(COPY, f"'{line}' on a copy of the game has changed the game itself: {what}.")
        self.count_again(copy)

    def refused(self, seat: int, act: Action) -> None:
        """With a rule's number, and nothing changed."""
        copy = self.game.clone()
        before = copy.digest()
        try:
            self.commit(copy, seat, act)
        except Refused as refusal:
            if refusal.rule not in self.cited:
                said = f"'{self.line(seat, act)}' is refused by '{refusal.rule}'"
                raise Breach(NAMELESS, f"{said}, which is no rule.") from refusal
            if copy.digest() != before:
                said = f"'{self.line(seat, act)}' is refused by {refusal.rule}, and has changed the game"
                raise Breach(REFUSAL, f"{said}: check before you change anything.") from refusal
            self.refusals.add(refusal.why)
        else:
            raise Breach(LISTED, f"'{self.line(seat, act)}' is not listed, and accepted.")

    # Words

    def line(self, seat: int, act: Action) -> str:
        """An answer as it is written; where it makes no sense, as it is."""
        try:
            return notation.action_line(seat, act, self.names, self.rules)
        except (IndexError, ValueError):
            return f"{self.name(seat)} {act!r}"

    def name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.names[seat]


def own_verbs(rules: Rules) -> tuple[int, ...]:
    """The verbs that the variants of a game bring."""
    names = [variant.name for variant in rules.variants]
    return tuple([row.number for row in ROWS if row.variant in names])


def possible(options: Options) -> bool:
    """Is there an answer to the open question, or a way to raise the money for it?"""
    if options.verbs & (1 << BID | 1 << DEAL | 1 << DICE):
        return True
    for verb in members(options.verbs):
        if ROWS[verb].aim == NOTHING or options.targets[verb] or options.alone >> verb & 1:
            return True
    return options.verbs == 0 and options.free & ~(1 << OFFER) != 0


def replay(rules: Rules, players: int, answers: list[Answer]) -> Game:
    """Replay answers in a new game, with its log on."""
    game = Game.start(rules, players)
    game.log = []
    for seat, act in answers:
        game.apply(seat, act)
    return game


def in_another_order(rules: Rules, variants: list[Variant]) -> Rules:
    """Rules with these variants installed in this order, in place of their own."""
    return Rules(rules.board, rules.decks, rules.choices, tuple(variants), rules.most_players)
