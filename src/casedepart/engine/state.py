"""The position: everything that changes during a game, in one mutable object of plain numbers and shared tuples.

Sets of squares and of seats are ints, a bit a member. What changes rarely (buildings, piles, claims) is a tuple or
bytes, and the questions that are open are frames on a stack of immutable links: a clone shares them all, and copies
the list of owners.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from casedepart.engine.actions import (
    BANK,
    CONTEST,
    DECLINE,
    END_TURN,
    GO_BANKRUPT,
    PLACE,
    ROLL,
    ROWS,
    SETTLE,
    Action,
    Offer,
    Refused,
    refuse,
)
from casedepart.engine.copies import Copyable, own_base, refuse_copy
from casedepart.engine.events import NOBODY, Event
from casedepart.engine.extensible import Extensible
from casedepart.engine.rules import HOTEL, SQUARES, Rules
from casedepart.engine.variant import State

if TYPE_CHECKING:
    from casedepart.engine.decision import Options

# Where the turn stands.
START: Final = 0
"""The player is to roll, or to leave jail."""
ROLLING: Final = 1
"""The dice are in the air."""
FINE: Final = 2
"""The last try in jail failed: the fine, then the move (J5)."""
MOVE: Final = 3
ARRIVE: Final = 4
EFFECT: Final = 5
DONE: Final = 6
AGAIN: Final = 7
"""A double: the player rolls again (T2)."""
END: Final = 8
"""The player is to end the turn."""
GONE: Final = 9
"""The player is bankrupt, and the turn is over (R8)."""

# What brought a token to its square, for the rent there (P12, C4).
BY_DICE: Final = 0
SENT: Final = 1
SENT_TO_STATION: Final = 2
SENT_TO_UTILITY: Final = 3

# What a debt is for.
RENT: Final = 0
TAX: Final = 1
FINE_DUE: Final = 2
CARD_DUE: Final = 3
INTEREST: Final = 4
PRICE: Final = 5
"""Variants count their own causes on from 6."""

NO_BUILDINGS: Final = bytes(SQUARES)
LEVELS: Final = tuple([bytes([level]) for level in range(HOTEL + 1)])

NOT_ASKED_WHY: Final = {CONTEST: "nothing-contested", PLACE: "nothing-to-place"}
"""Why a verb of one question alone is refused at any other; of all others: not now."""

FREE: Final = -1
"""`Player.jail` of one who is not in jail."""


class Player(Copyable):
    """What one player has, and where they are."""

    def __init__(self, cash: int) -> None:
        self.cash: int = cash
        self.at: int = 0
        self.owned: int = 0
        self.mortgaged: int = 0
        """A part of what is owned."""
        self.whole: int = 0
        """The streets of complete groups: worked out whenever a deed changes hands."""
        self.jail: int = FREE
        """Failed tries so far; FREE when not in jail."""
        self.cards: int = 0
        """A set of decks whose jail card is held."""
        self.out: bool = False
        """Bankrupt."""
        self.home: bool = False
        """Has reached GO in the last lap (W2)."""

    def clone(self) -> Player:
        other = Player(self.cash)
        other.at = self.at
        other.owned = self.owned
        other.mortgaged = self.mortgaged
        other.whole = self.whole
        other.jail = self.jail
        other.cards = self.cards
        other.out = self.out
        other.home = self.home
        return other

    def key(self) -> tuple[object, ...]:
        return (self.cash, self.at, self.owned, self.mortgaged, self.jail, self.cards, self.out, self.home)


class Claim(Copyable):
    """Rent that an owner may ask for until the window closes; fixed when the token stopped (P6, R1)."""

    def __init__(
        self,
        visitor: int,
        owner: int,
        square: int,
        factor: int,
        base: int,
        throw: bool,
        turn: int,
        rule: str,
        why: str,
    ) -> None:
        self.visitor: int = visitor
        self.owner: int = owner
        self.square: int = square
        self.factor: int = factor
        self.base: int = base
        """The sum is factor × base; with `throw`, the base is a roll yet to be made (P12)."""
        self.throw: bool = throw
        self.turn: int = turn
        """Which rolled turn it arose in."""
        self.rule: str = rule
        self.why: str = why

    def key(self) -> tuple[object, ...]:
        return (self.visitor, self.owner, self.square, self.factor, self.base, self.throw, self.turn)


class Debt(Copyable):
    """A sum that is owed now (K1)."""

    def __init__(
        self,
        debtor: int,
        creditor: int,
        cause: int,
        factor: int,
        base: int,
        rule: str,
        why: str,
        square: int = -1,
        roller: int = NOBODY,
        working: str = "",
    ) -> None:
        self.debtor: int = debtor
        self.creditor: int = creditor
        self.cause: int = cause
        self.factor: int = factor
        self.base: int = base
        self.rule: str = rule
        self.why: str = why
        self.square: int = square
        self.roller: int = roller
        """Who is yet to throw the dice that the sum is counted by; NOBODY when it is known."""
        self.working: str = working
        """How the sum is worked out, where factor × base does not say it."""

    def amount(self) -> int:
        return self.factor * self.base

    def key(self) -> tuple[object, ...]:
        return (self.debtor, self.creditor, self.cause, self.factor, self.base, self.rule, self.square, self.roller)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Extensible):
    """A question on the stack, or work that waits for the questions above it. Never changed once pushed."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat: int = seat
        """Whose question it is; it goes when they are bankrupt. NOBODY: no one's alone."""
        self.below: Frame | None = None

    def name(self) -> str:
        """What this kind of question is called, in digests, on the wire and in texts: small letters and hyphens."""
        raise NotImplementedError

    def asked(self, game: Position) -> int:
        """The seats whose answer it waits for; 0: none, go on with `step`."""
        return 0

    def step(self, game: Position) -> None:
        """Go on without an answer."""
        game.pop()

    def verbs(self, game: Position, seat: int) -> int:
        """The verbs with which this seat may answer."""
        return 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        """The squares, seats and sums that those verbs take."""

    def answer(self, game: Position, seat: int, act: Action) -> None:
        """Take an answer, or refuse it and change nothing."""
        raise self.not_asked(game, seat, act)

    def not_asked(self, game: Position, seat: int, act: Action) -> Refused:
        """The refusal of a verb that this question does not ask for."""
        if act.verb == ROLL or act.verb == END_TURN or act.verb == DECLINE:
            return refuse(self.rule(), "question-open")
        if (act.verb == SETTLE or act.verb == GO_BANKRUPT) and game.in_debt(seat):
            return refuse("R6", "debt-waits")
        for variant in game.rules.variants:
            rule = variant.refusal(game, seat, act)
            if rule:
                return refuse(rule, "not-now")
        return refuse(ROWS[act.verb].rule, NOT_ASKED_WHY.get(act.verb, "not-now"))

    def sum_of(self, game: Position, seat: int, act: Action) -> int:
        """What an allowed answer does to the player's cash; 0 where that is not known before."""
        return 0

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        """Where dice decide after this answer: it goes well for the player in so many of so many cases; else none."""
        return (0, 0)

    def about(self, game: Position) -> tuple[int, int, int]:
        """What it is about: a square, another player, a number that matters; -1, NOBODY and 0 where there is none."""
        return (-1, NOBODY, 0)

    def rule(self) -> str:
        """The rule to cite when something else is tried while this is open."""
        return "T1"

    def claim_bar(self) -> str:
        """The rule by which rent is not yet to be claimed, if this question comes before it."""
        return ""

    def contested(self, game: Position) -> int:
        """The properties that it decides on: their owners do not trade them until it has."""
        return 0

    def held(self) -> int:
        """Money that it keeps aside."""
        return 0

    def held_for(self, seat: int) -> int:
        """What of it belongs to this player, as things stand."""
        return 0

    def sealed(self) -> int:
        """The seats whose answer it has taken and shows to nobody yet."""
        return 0

    def seen_by(self, seat: int) -> Frame:
        """What this seat knows of it: the sealed answers of others are yet to be given."""
        return self

    def withheld(self) -> int:
        """The bankrupt players whose things are yet to be handed over."""
        return 0

    def key(self) -> tuple[object, ...]:
        return (self.seat,)

    def __reduce__(self) -> tuple[object, ...]:
        if own_base(type(self)) is type(self):
            refuse_copy(self, "`game.clone()` copies the game with all that is open in it")
        return super().__reduce__()

    def __getstate__(self) -> dict[str, object]:
        """What it holds of itself: what lies below it is of the game that it was pushed in."""
        return {**super().__getstate__(), "below": None}


class Position:
    """A game at one moment: players, bank, board, decks, and the stack of open questions."""

    def __init__(self, rules: Rules, players: tuple[Player, ...], top: Frame) -> None:
        self.rules: Final[Rules] = rules
        self.players: tuple[Player, ...] = players
        self.top: Frame = top
        self.log: list[Event] | None = None
        self.asked: int = 0
        """The seats whose answer the game waits for; chance is seat 8; 0 when it is over."""

        self.turn: int = 0
        self.stage: int = START
        self.first: int = 0
        self.second: int = 0
        self.face: int = 0
        """What the third die shows, counted from 1, where a variant has one; 0: it was not thrown."""
        self.doubles: int = 0
        self.again: bool = False
        self.rolled: bool = False
        """Has this turn been rolled?"""
        self.jailed: bool = False
        """Was the player in turn sent to jail in it?"""
        self.declined: bool = False
        """Has the player said no to what was offered beside a further roll?"""
        self.sent: int = NOBODY
        """Whose turn has just ended in jail (T5)."""
        self.no_roll: str = "T2"
        """The rule by which the rolling is over."""
        self.errand: int = BY_DICE
        self.rolls: int = 0
        """Turns that were rolled, from the first on (R2)."""
        self.turns: int = 0
        """Turns begun."""

        self.bank_deeds: int = rules.deeds
        self.owners: list[int] = [BANK] * SQUARES
        self.transfers: int = 0
        """How often a deed has changed hands."""
        self.buildings: bytes = NO_BUILDINGS
        """By square: 0 to 4 houses, or 5 for a hotel."""
        self.built: int = 0
        """The streets with a building: worked out whenever one comes or goes."""
        self.hotels: int = 0
        """The streets with a hotel, a part of them."""
        self.houses_left: int = rules.choices.houses
        self.hotels_left: int = rules.choices.hotels
        self.bank_paid: int = 0
        """What the bank has paid out, less what it took in."""
        self.unseen: tuple[int, ...] = ((1 << len(rules.decks[0])) - 1, (1 << len(rules.decks[1])) - 1)
        """Cards of each deck not yet seen."""
        self.piles: tuple[tuple[int, ...], ...] = ((), ())
        """Cards put back, in that order."""

        self.claims: tuple[Claim, ...] = ()
        self.lapsed: int = 0
        """Owners whose claim lapsed at this turn's roll."""
        self.debts: tuple[Debt, ...] = ()
        self.offers: tuple[tuple[int, Offer], ...] = ()
        self.settling: int = 0
        """Debt frames on the stack (R5)."""
        self.bidding: int = 0
        """Auction frames on the stack (R6)."""

        self.states: tuple[State, ...] = ()
        """What variants keep, each under its name."""
        self.last_lap: bool = False
        self.ended_by: str = ""
        """The rule by which the game is counted, where it is a variant's, or all agreed to it."""
        self.bankruptcies: int = 0
        self.time_up: bool = False
        self.over: bool = False
        self.winners: int = 0
        self.scores: tuple[int, ...] = ()
        """The sums by which the game was decided, by seat; -1 for who was not counted; empty: nobody was."""

    # The stack

    def push(self, frame: Frame) -> None:
        """Put a question, or work, on top of what is open."""
        frame.below = self.top
        self.top = frame

    # What they put another thing in the place of they return: its end may be code that asks the game, which it finds
    # whole only if it ends after the change. Compiled code would end it first.

    def pop(self) -> Frame:
        """Pop the frame on top of the stack."""
        popped = self.top
        below = popped.below
        assert below is not None, "the turn is never popped"
        self.top = below
        return popped

    def replace(self, frame: Frame) -> Frame:
        """Replace the frame on top of the stack; return the one that was there."""
        replaced = self.top
        frame.below = replaced.below
        self.top = frame
        return replaced

    # Money, deeds and buildings: the only ways they move

    def pay(self, payer: int, payee: int, amount: int) -> None:
        """Move cash; the bank is never short (S3)."""
        if payer == BANK:
            self.bank_paid += amount
        else:
            self.players[payer].cash -= amount
        if payee == BANK:
            self.bank_paid -= amount
        else:
            self.players[payee].cash += amount

    def give_deed(self, square: int, to: int) -> None:
        """A deed changes hands, with its mortgage and its buildings; BANK takes it back."""
        bit = 1 << square
        mortgaged = False
        owner = self.owners[square]
        if owner == BANK:
            self.bank_deeds &= ~bit
        else:
            player = self.players[owner]
            mortgaged = player.mortgaged & bit != 0
            player.owned &= ~bit
            player.mortgaged &= ~bit
        if to == BANK:
            self.bank_deeds |= bit
        else:
            player = self.players[to]
            player.owned |= bit
            if mortgaged:
                player.mortgaged |= bit
        self.owners[square] = to
        self.transfers += 1
        group = self.rules.group[square]
        if group >= 0:
            streets = self.rules.groups[group]
            self.count_group(owner, streets)
            self.count_group(to, streets)

    def count_group(self, seat: int, streets: int) -> None:
        """Note whether a player now owns all of a group."""
        if seat != BANK:
            player = self.players[seat]
            player.whole &= ~streets
            if player.owned & streets == streets:
                player.whole |= streets

    def set_buildings(self, square: int, count: int) -> None:
        """Put the buildings of a street to this many; what goes or comes is the bank's."""
        bit = 1 << square
        before = self.buildings[square]
        if before == HOTEL:
            self.hotels_left += 1
            self.hotels &= ~bit
        else:
            self.houses_left += before
        if count == HOTEL:
            self.hotels_left -= 1
            self.hotels |= bit
        else:
            self.houses_left -= count
        self.buildings = self.buildings[:square] + LEVELS[count] + self.buildings[square + 1 :]
        if count:
            self.built |= bit
        else:
            self.built &= ~bit

    def return_card(self, deck: int) -> None:
        """A jail card goes under its own deck (C2)."""
        cards = self.rules.decks[deck]
        place = 0
        while not cards[place].effect.kept:
            place += 1
        self.put_under(deck, place)

    def put_under(self, deck: int, place: int) -> None:
        """A card goes to the bottom of its deck (C1)."""
        if deck == 0:
            self.piles = (self.piles[0] + (place,), self.piles[1])
        else:
            self.piles = (self.piles[0], self.piles[1] + (place,))

    def keep(self, state: State) -> tuple[State, ...]:
        """What a variant keeps from now on; return what all kept before."""
        before = self.states
        if len(before) == 1:
            self.states = (state,)
        else:
            self.states = tuple([state if kept.name == state.name else kept for kept in before])
        return before

    # What anyone may ask

    def kept(self, name: str) -> State | None:
        """What the variant of this name keeps; None where it is not played, or keeps nothing."""
        for state in self.states:
            if state.name == name:
                return state
        return None

    def seats_in(self) -> int:
        """The players who are not bankrupt."""
        mask = 0
        bit = 1
        for player in self.players:
            if not player.out:
                mask |= bit
            bit <<= 1
        return mask

    def after(self, seat: int) -> int:
        """The seat to the left."""
        seat += 1
        return 0 if seat == len(self.players) else seat

    def whole_group(self, seat: int, square: int) -> bool:
        """Does this player own every street of the square's colour?"""
        return self.players[seat].whole >> square & 1 == 1

    def in_debt(self, seat: int) -> bool:
        """Does this player owe something that is still open (R5)?"""
        for debt in self.debts:
            if debt.debtor == seat:
                return True
        return False

    def windfall(self, seat: int, square: int, throw: int = 0) -> int:
        """What variants have the bank pay, beyond what is printed, to who stops here now."""
        total = 0
        for variant in self.rules.on_windfall:
            total += variant.windfall(self, seat, square, throw)
        return total

    def turns_left(self) -> int:
        """The turns, of all players together, that are yet to begin before the game is counted; -1: nobody can tell."""
        least = -1
        for variant in self.rules.on_limit:
            left = variant.turns_left(self)
            if left >= 0 and (least < 0 or left < least):
                least = left
        return least

    def sealed(self) -> int:
        """The seats of whom an answer is kept that nobody else may know yet."""
        seats = 0
        frame: Frame | None = self.top
        while frame is not None:
            seats |= frame.sealed()
            frame = frame.below
        return seats

    def note(
        self,
        kind: str,
        seat: int = NOBODY,
        other: int = NOBODY,
        square: int = -1,
        n: int = 0,
        rule: str = "",
        working: str = "",
        why: str = "",
    ) -> None:
        """Write an event to the log, where there is one."""
        if self.log is not None:
            self.log.append(Event(kind, seat, other, square, n, rule, working, why))


def sum_working(factor: int, base: int) -> str:
    """The working of a sum: `2×35`; nothing where there is nothing to work out."""
    return f"{factor}×{base}" if factor != 1 else ""
