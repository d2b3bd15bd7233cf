"""What can be answered: the verbs of the game, one row each, and the small values that carry them.

An action is a verb and at most one number (a square, a sum or a seat); offers and deals carry more.
The parameterless ones and those of a square or a seat are built once and shared. A variant adds rows of its own
(`new_verb`); notation, options, wire, texts, page and environments are made from the rows, or checked against them.
"""

from __future__ import annotations

from typing import Final

from casedepart.engine.copies import Copyable
from casedepart.engine.rules import SQUARES

BANK: Final = -1
"""The bank, as payer or payee."""
CHANCE: Final = 8
"""The seat of chance: it throws the dice, draws the cards and deals the deeds."""
CHANCE_BIT: Final = 1 << CHANCE
MOST_CARDS: Final = 30
"""The most cards a deck may have."""

# Verbs: answers to the question that is open.
ROLL: Final = 0
BUY: Final = 1
DECLINE: Final = 2
BID: Final = 3
PASS: Final = 4
CONTEST: Final = 5
PAY_FINE: Final = 6
USE_CARD: Final = 7
PAY: Final = 8
DRAW: Final = 9
KEEP: Final = 10
PLACE: Final = 11
SETTLE: Final = 12
GO_BANKRUPT: Final = 13
END_TURN: Final = 14
# Verbs that are open to everyone at any time (T6). Claims and redemptions may also be asked for.
CLAIM: Final = 15
BUILD: Final = 16
SELL: Final = 17
SELL_HOTELS: Final = 18
MORTGAGE: Final = 19
REDEEM: Final = 20
OFFER: Final = 21
ACCEPT: Final = 22
REJECT: Final = 23
WITHDRAW: Final = 24
# What chance answers.
DICE: Final = 25
CARD: Final = 26
DEAL: Final = 27
TIME_UP: Final = 28
"""Nobody rolls again: by the clock, by agreement of all (`AGREED`), or because the seat that it names gives up."""
AGREED: Final = CHANCE
CORRECT: Final = 29
"""The position is set right, where a real board shows another (H28)."""

OWN: Final = 30
"""From here on the verbs of variants, in the order in which they were added; all answer the question that is open."""
MOST_VERBS: Final = 60
"""Sets of verbs are ints of at most so many bits."""

# What the number of a verb is.
NOTHING: Final = "nothing"
"""The verb stands alone."""
SQUARE: Final = "square"
SEAT: Final = "seat"
SUM: Final = "sum"
MAYBE_SQUARE: Final = "maybe-square"
"""A square, or nothing, as the question has it."""
MAYBE_SEAT: Final = "maybe-seat"
"""A seat, or nothing: then the latest, or all."""
TRADE: Final = "trade"
"""A seat and both sides of a trade."""
CHANCES: Final = "chance"
"""Dice, a card, a deal, the end of the time or a correction: packed as `Action.n` says."""


class Verb:
    """One row of the table of verbs: all that there is to know of a verb."""

    def __init__(
        self,
        number: int,
        word: str,
        rule: str,
        aim: str = NOTHING,
        money: bool = False,
        dice: bool = False,
        variant: str = "",
    ) -> None:
        self.number: Final[int] = number
        self.word: Final[str] = word
        """How it is written, in scenarios, records, logs and on the wire."""
        self.rule: Final[str] = rule
        """The rule it belongs to: cited when it is tried where nothing asks for it."""
        self.aim: Final[str] = aim
        """What its number is."""
        self.money: Final[bool] = money
        """Does it move money of the player's, always?"""
        self.dice: Final[bool] = dice
        """May dice decide what comes of it?"""
        self.variant: Final[str] = variant
        """The variant that brings it; empty: the game itself."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its word: a variant's verb may have another number in another process."""
        return row_of, (self.word,)


ROWS: Final[list[Verb]] = [
    Verb(ROLL, "rolls", "T1", dice=True),
    Verb(BUY, "buys", "P1", money=True),
    Verb(DECLINE, "declines", "P1"),
    Verb(BID, "bids", "P2", SUM),
    Verb(PASS, "passes", "P2"),
    Verb(CONTEST, "contests", "B7"),
    Verb(PAY_FINE, "pays fine", "J2", money=True),
    Verb(USE_CARD, "uses card", "J2"),
    Verb(PAY, "pays", "C4", money=True),
    Verb(DRAW, "draws", "C4"),
    Verb(KEEP, "keeps", "M4", MAYBE_SQUARE, money=True),
    Verb(PLACE, "places", "B7", SQUARE),
    Verb(SETTLE, "settles", "K1", money=True),
    Verb(GO_BANKRUPT, "goes bankrupt", "K3"),
    Verb(END_TURN, "ends turn", "T1"),
    Verb(CLAIM, "claims", "P6", MAYBE_SEAT, money=True),
    Verb(BUILD, "builds", "B1", SQUARE, money=True),
    Verb(SELL, "sells", "B8", SQUARE, money=True),
    Verb(SELL_HOTELS, "sells hotels", "B9", SQUARE, money=True),
    Verb(MORTGAGE, "mortgages", "M1", SQUARE, money=True),
    Verb(REDEEM, "redeems", "M2", MAYBE_SQUARE, money=True),
    Verb(OFFER, "offers", "D1", TRADE),
    Verb(ACCEPT, "accepts", "D1", MAYBE_SEAT),
    Verb(REJECT, "rejects", "D1", MAYBE_SEAT),
    Verb(WITHDRAW, "withdraws", "D1"),
    Verb(DICE, "dice", "T1", CHANCES),
    Verb(CARD, "card", "C1", CHANCES),
    Verb(DEAL, "deals", "Q1", CHANCES),
    Verb(TIME_UP, "time is up", "Q6", CHANCES),
    Verb(CORRECT, "correction", "H28", CHANCES),
]
"""Each verb, in the order of its number."""


def new_verb(
    word: str, rule: str, aim: str = NOTHING, money: bool = False, dice: bool = False, variant: str = ""
) -> int:
    """Add a variant's verb to the table; its number. The same word of the same variant has one number.

    Numbers depend on what was loaded before and mean nothing outside this process: what is stored or sent has words.
    """
    for row in ROWS:
        if row.word == word and row.variant == variant:
            return row.number
        if row.word == word or row.word.startswith(word + " ") or word.startswith(row.word + " "):
            raise ValueError(f"the verb '{word}' of the variant {variant} is too like '{row.word}': choose another")
    number = len(ROWS)
    if number >= MOST_VERBS:
        raise ValueError(f"there are {MOST_VERBS} verbs already: '{word}' finds no place")
    ROWS.append(Verb(number, word, rule, aim, money, dice, variant))
    SHARED.append(shared(number))
    return number


def player_verbs() -> list[Verb]:
    """The verbs of players, in the order in which they are listed; those of chance are not among them."""
    return [row for row in ROWS if row.number < DICE or row.number >= OWN]


def word_of(verb: int) -> str:
    """How a verb is written."""
    return ROWS[verb].word


def verb_of(word: str) -> int:
    """The number of a verb, by how it is written; -1: there is none."""
    for row in ROWS:
        if row.word == word:
            return row.number
    return -1


def row_of(word: str) -> Verb:
    """The row of a verb by its word, as it is pickled."""
    verb = verb_of(word)
    if verb < 0:
        raise ValueError(f"there is no verb '{word}' here: import the variant that has it first")
    return ROWS[verb]


def is_besides(verb: int) -> bool:
    """Is it open to everyone at any time, beside the question that is open (T6)?"""
    return CLAIM <= verb < DICE


class Refused(Exception):
    """An answer that the rules do not allow; nothing has changed."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule: str = rule
        """The number of the rule that forbids it."""
        self.why: str = why
        """What is wrong, as the key of a text."""

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str]]:
        """Pickled by what it is made of: it reaches other processes as the cause of what went wrong there."""
        return Refused, (self.rule, self.why)


def refuse(rule: str, why: str) -> Refused:
    """The refusal to raise: `raise refuse("B3", "group-mortgaged")`."""
    return Refused(rule, why)


class Action(Copyable):
    """One answer: a verb and the number it needs, -1 where it needs none."""

    def __init__(self, verb: int, n: int = -1) -> None:
        self.verb: int = verb
        self.n: int = n
        """A square, a sum or a seat; for dice, 8 × the first + the second, and 64 × the face of a third, counted from
        1; for a card, 30 × its deck + its place; for the end of the time, who calls it."""

        self.sound: bool = 0 <= verb < len(ROWS) and (n == -1 or (n >= 0 and ROWS[verb].aim != NOTHING))
        """There is such a verb, and the number is one that it takes."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by the word of its verb."""
        if type(self) is Action and 0 <= self.verb < len(ROWS):
            return worded, (ROWS[self.verb].word, self.n)
        return super().__reduce__()

    def key(self) -> tuple[object, ...]:
        """What makes it equal to another."""
        return (self.verb, self.n)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Action({word_of(self.verb)!r}, {self.n})"


class Goods(Copyable):
    """One side of a trade: cash, properties, jail cards and what a variant adds (D1); never buildings (D3)."""

    def __init__(
        self, cash: int = 0, squares: int = 0, cards: int = 0, others: tuple[tuple[str, int], ...] = ()
    ) -> None:
        self.cash: Final[int] = cash
        self.squares: Final[int] = squares
        """A set of squares."""
        self.cards: Final[int] = cards
        """A set of decks whose jail card changes hands."""
        self.others: Final[tuple[tuple[str, int], ...]] = others
        """What a variant lets change hands besides: its name, and how many; never none of it."""

    def other(self, name: str) -> int:
        """How many of what a variant adds are in it."""
        for found, count in self.others:
            if found == name:
                return count
        return 0

    def key(self) -> tuple[int, int, int, tuple[tuple[str, int], ...]]:
        return (self.cash, self.squares, self.cards, self.others)


class Offer(Action):
    """A trade proposed to another player: what is given and what is asked for (D1)."""

    def __init__(self, to: int, give: Goods, get: Goods) -> None:
        super().__init__(OFFER, to)
        self.give: Final[Goods] = give
        self.get: Final[Goods] = get

    def _arguments(self) -> tuple[object, ...]:
        return (self.n, self.give, self.get)

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.n, self.give.key(), self.get.key())

    def __repr__(self) -> str:
        return f"Offer({self.n}, {self.give.key()}, {self.get.key()})"


class Deal(Action):
    """The deeds that chance deals to a player before the game (Q1)."""

    def __init__(self, to: int, squares: int) -> None:
        super().__init__(DEAL, to)
        self.squares: int = squares

    def _arguments(self) -> tuple[object, ...]:
        return (self.n, self.squares)

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.n, self.squares)

    def __repr__(self) -> str:
        return f"Deal({self.n}, {self.squares:#x})"


class Described(Action):
    """A card of a real deck that the edition's list does not have, by what it does (C4)."""

    def __init__(self, deck: int, effect: str, first: int = 0, second: int = 0) -> None:
        super().__init__(CARD, deck)
        self.effect: Final[str] = effect
        """The name of what it does."""
        self.first: Final[int] = first
        """The first of its numbers, and the second; 0 where it has none."""
        self.second: Final[int] = second

    def _arguments(self) -> tuple[object, ...]:
        return (self.n, self.effect, self.first, self.second)

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.n, self.effect, self.first, self.second)

    def __repr__(self) -> str:
        return f"Described({self.n}, {self.effect!r}, {self.first}, {self.second})"


class Setting(Copyable):
    """One thing of a correction: what of whom or of which square is how much from now on."""

    def __init__(self, field: str, value: int, seat: int = -2, square: int = -1, listed: tuple[int, ...] = ()) -> None:
        self.field: Final[str] = field
        """As a scenario's `given` calls it; of a variant, its name, a blank and what it calls the fact."""
        self.value: Final[int] = value
        """A sum, a square, a number, or a set of squares, seats or decks."""
        self.seat: Final[int] = seat
        """Whose it is; -2: nobody's."""
        self.square: Final[int] = square
        """The street of buildings."""
        self.listed: Final[tuple[int, ...]] = listed
        """Of a variant's fact that has one number a seat, these; else none."""

    def key(self) -> tuple[object, ...]:
        return (self.field, self.value, self.seat, self.square, self.listed)


class Correction(Action):
    """The position is set right, as people see it on their board (H28): only what it names."""

    def __init__(self, settings: tuple[Setting, ...]) -> None:
        super().__init__(CORRECT)
        self.settings: Final[tuple[Setting, ...]] = settings

    def key(self) -> tuple[object, ...]:
        return (self.verb, *[setting.key() for setting in self.settings])

    def __repr__(self) -> str:
        return f"Correction({[setting.key() for setting in self.settings]})"


def shared(verb: int) -> tuple[Action, ...]:
    """The actions of a verb that are built once."""
    return tuple([Action(verb, n) for n in range(-1, 64)])


SHARED: Final[list[tuple[Action, ...]]] = [shared(verb) for verb in range(OWN)]


def action(verb: int, n: int = -1) -> Action:
    """The action of a verb and a number, shared where it can be."""
    if -1 <= n < 63:
        return SHARED[verb][n + 1]
    return Action(verb, n)


def worded(word: str, n: int) -> Action:
    """The action of a verb by its word, as it is pickled."""
    return action(row_of(word).number, n)


def card(deck: int, place: int) -> Action:
    """What chance answers when a card is drawn: its deck and its place there."""
    return SHARED[CARD][MOST_CARDS * deck + place + 1]


def dice(first: int, second: int, face: int = 0) -> Action:
    """What chance answers when dice are thrown; the face of a third die is counted from 1."""
    return action(DICE, 64 * face + 8 * first + second)


def bid(amount: int) -> Action:
    """Raise the running auction to this sum: the whole bid, not the raise."""
    return action(BID, amount)


def square_set(squares: list[int]) -> int:
    """A set of squares from their numbers."""
    mask = 0
    for square in squares:
        if not 0 <= square < SQUARES:
            raise ValueError(f"there is no square {square}: a board has 0 to {SQUARES - 1}")
        mask |= 1 << square
    return mask
