"""The hooks of a variant: the places where a rule of its own meets the standard ones.

A variant is a value in one file: its verbs (`actions.new_verb`), its events (`events.new_event`), its effects of cards,
its numbers, its words, what it keeps in the position, and the hooks below that it overrides. The engine calls the
hooks by name and knows none of the variants. A hook that returns a bool says whether it has taken the matter over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from casedepart.engine.copies import Copyable
from casedepart.engine.extensible import Extensible

if TYPE_CHECKING:
    from casedepart.engine.actions import Action, Goods, Offer
    from casedepart.engine.decision import Options
    from casedepart.engine.effects import Effect
    from casedepart.engine.phases.auction import Auction
    from casedepart.engine.phases.position_faults import PositionFault
    from casedepart.engine.rules import Choices, Rules
    from casedepart.engine.state import Claim, Debt, Position

Fact = int | tuple[int, ...]
"""A number, a set of seats as an int, or one number a seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Extensible):
    """What a variant keeps in a position. It never changes: another takes its place (`Position.keep`)."""

    def __init__(self, name: str) -> None:
        self.name: Final[str] = name
        """The variant's."""

    def facts(self) -> dict[str, Fact]:
        """All that it says, by name: for digests, scenarios and those who show it."""
        return {}

    def seats(self) -> tuple[str, ...]:
        """The names of those facts that are sets of seats."""
        return ()

    def money(self) -> int:
        """What of it is money that neither a player nor the bank has."""
        return 0

    def counted(self) -> tuple[int, ...]:
        """Other things of which there are always as many: they are only moved, never made or lost."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Copyable):
    """A number of a variant that an edition, a table or a study may set."""

    def __init__(self, name: str, usual: int, least: int = 0, most: int = 1_000_000) -> None:
        self.name: Final[str] = name
        self.usual: Final[int] = usual
        self.least: Final[int] = least
        self.most: Final[int] = most


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant(Extensible):
    """The standard answer to every hook: nothing special happens."""

    def __init__(self, name: str, rules: tuple[str, ...] = (), numbers: tuple[Number, ...] = ()) -> None:
        self.name: Final[str] = name
        """What it is called; no two variants of one game have the same."""
        self.rules: Final[tuple[str, ...]] = rules
        """The numbers of its own rules."""
        self.numbers: Final[tuple[Number, ...]] = numbers
        self.set: dict[str, int] = {number.name: number.usual for number in numbers}
        """What its numbers are set to."""
        self.texts: dict[str, str] = {}
        """Its words by language, as Fluent messages: `rule-Y1`, `event-…`, `action-…`, `refused-…`, `option-…`."""
        self.effects: tuple[Effect, ...] = ()
        """What cards may do that have it."""
        self.goods: tuple[str, ...] = ()
        """The names of what of it may change hands in a trade (D1)."""
        self.die: tuple[str, ...] = ()
        """The faces of a third die that may lie on the table, as they are written."""
        self.square_numbers: tuple[str, ...] = ()
        """Keys of the edition's squares whose numbers it needs."""
        self.printed: dict[str, tuple[int, ...]] = {}
        """Those numbers, by key and square."""
        self.excludes: tuple[str, ...] = ()
        """The names of variants that it cannot be played with."""

    def set_choices(self, choices: Choices, mode: str) -> None:
        """Write other numbers and named choices over the printed ones, or refuse what does not fit.

        One of the package refuses with the key of a text; one of someone's own may say why in a `ValueError`.
        """

    def prepared(self, rules: Rules) -> None:
        """The rules of a game have been put together, with this among them; say in a `ValueError` what does not fit."""

    def faults(self, players: int) -> list[tuple[str, str, str]]:
        """What is wrong with how its numbers are set, for so many players: the number's name, what, and the cure.

        Of a variant of the package: the number's name, the key of a text, and the number that bounds it.
        """
        return []

    # What it keeps

    def first_state(self, rules: Rules, players: int) -> State | None:
        """What it keeps in the position when a game begins; None: nothing, ever."""
        return None

    def state_of(self, rules: Rules, facts: dict[str, Fact]) -> State:
        """The state that says these facts: for positions that are set up by hand."""
        raise NotImplementedError

    def corrected(self, rules: Rules, state: State, facts: dict[str, Fact]) -> State:
        """What it keeps once these facts are set right by hand (H28), with all that follows from them."""
        return self.state_of(rules, {**state.facts(), **facts})

    def flaw(self, game: Position) -> str:
        """What is wrong with what it keeps, in a position that no rule could have led to; empty when all is well."""
        return ""

    def position_faults(self, game: Position, found: list[PositionFault]) -> list[PositionFault]:
        """What cannot be in a position: less than was found where it lets more be, and more where it forbids more."""
        return found

    def begins(self, game: Position) -> None:
        """A game is set up, and nothing has been rolled."""

    # What the player in turn may do besides

    def verbs(self, game: Position, seat: int) -> int:
        """Verbs that the player in turn has besides the standard ones, at its start or after a double."""
        return 0

    def declinable(self, game: Position, seat: int) -> bool:
        """May the player say no to them, and have the further roll alone left?"""
        return False

    def fill(self, game: Position, seat: int, options: Options) -> None:
        """The targets of those verbs."""

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        """Carry out one of those verbs."""
        return False

    def sum_of(self, game: Position, seat: int, act: Action) -> int:
        """What one of those verbs does to the player's cash; 0 where that is not known before."""
        return 0

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        """Where dice decide after one of those verbs: it goes well in so many of so many cases; else none."""
        return (0, 0)

    def refusal(self, game: Position, seat: int, act: Action) -> str:
        """The rule to cite for a verb of this variant tried at the wrong time; empty: its own."""
        return ""

    def brings(self, game: Position, seat: int) -> str:
        """The rule by which it changes what the player in turn is asked; empty: it does not, or its verbs say it."""
        return ""

    def advice(self, game: Position, seat: int) -> Action | None:
        """What someone without a plan would answer to a question of this variant; None: it is not asked."""
        return None

    # The turn and its dice

    def skips_turn(self, game: Position, seat: int) -> str:
        """The rule by which this player's turn passes without a roll; empty: it does not."""
        return ""

    def throws_die(self, game: Position, seat: int) -> bool:
        """Does the third die lie on the table for this player's roll to move?"""
        return False

    def rolled(self, game: Position, seat: int) -> None:
        """The dice of the turn have been rolled, not in jail; nothing has moved yet."""

    def double_rolled(self, game: Position, seat: int) -> None:
        """Somebody rolled a double for their turn; nothing has moved yet."""

    def third_double_moves(self, game: Position, seat: int) -> bool:
        """Does a third double move on, rather than go to jail?"""
        return False

    def moves(self, game: Position, seat: int) -> bool:
        """The token is about to move by the dice: has it been moved otherwise?"""
        return False

    def square_done(self, game: Position, seat: int) -> bool:
        """All that the square asked for is done: does the turn go on otherwise than to a further roll or its end?"""
        return False

    def turn_ended(self, game: Position, seat: int) -> None:
        """A turn is over, and the next has not begun."""

    def ends_game(self, game: Position) -> str:
        """Between two turns: the rule by which the game is now counted and over; empty: it goes on."""
        return ""

    def turns_left(self, game: Position) -> int:
        """How many turns, of all players together, are yet to begin before it ends the game; -1: nobody can tell."""
        return -1

    # Where a token goes

    def salary(self, game: Position, seat: int, stops: bool, amount: int) -> int:
        """What reaching GO pays in place of this amount, whether the token stops there or passes."""
        return amount

    def reached_go(self, game: Position, seat: int) -> None:
        """A token has passed GO or stopped there, and has been paid."""

    def instead_of_jail(self, game: Position, seat: int) -> bool:
        """Does something else happen to a player who is to go to jail?"""
        return False

    def went_to_jail(self, game: Position, seat: int) -> None:
        """A player has been put in jail."""

    def leaves_square(self, game: Position, seat: int) -> None:
        """A token is about to leave its square."""

    def arrives(self, game: Position, seat: int) -> None:
        """A token has stopped; the square's own effect follows."""

    # What a square says

    def on_unowned(self, game: Position, seat: int, square: int) -> bool:
        """A player stopped on a property that nobody owns: is it not for sale?"""
        return False

    def on_declined(self, game: Position, seat: int, square: int) -> bool:
        """A purchase was declined, and the auction would open."""
        return False

    def auction(self, game: Position, auction: Auction) -> Auction:
        """An auction is about to open: the question to ask in its place, or itself."""
        return auction

    def on_owned(self, game: Position, claim: Claim) -> bool:
        """A player stopped on another's property and rent would be due: who pays it, and whether."""
        return False

    def rent_bar(self, game: Position, owner: int) -> str:
        """The rule by which this owner is owed no rent now; empty: they are."""
        return ""

    def rent_arises(self, game: Position, claim: Claim) -> bool:
        """The owner of a property would have a claim to this rent from now on: is it dealt with otherwise?"""
        return False

    def on_own(self, game: Position, seat: int, square: int) -> None:
        """A player stopped on their own property."""

    def on_tax(self, game: Position, seat: int, square: int) -> bool:
        """A player stopped on a tax or a bill."""
        return False

    def on_free_parking(self, game: Position, seat: int) -> None:
        """A player stopped on Free Parking."""

    def windfall(self, game: Position, seat: int, square: int, throw: int) -> int:
        """What the bank would pay, beyond what is printed, to a token that stops here now: for who looks ahead.

        `throw` is the roll that brings it there, packed as in `Action.n`; 0: no dice do."""
        return 0

    # What changes hands

    def site_bar(self, game: Position, seat: int, square: int) -> str:
        """The rule by which this player may not put the next building on a street of theirs; empty: they may."""
        return ""

    def check_offer(self, game: Position, seat: int, proposal: Offer) -> None:
        """Refuse an offer that may not be made, or accepted, now."""

    def debt_paid(self, game: Position, debt: Debt) -> None:
        """A debt has been paid in full."""

    def holds(self, game: Position, seat: int, goods: Goods) -> bool:
        """Has this player what of this variant is on their side of a trade?"""
        return True

    def check_goods(self, game: Position, giver: int, receiver: int, goods: Goods, returned: Goods) -> None:
        """Refuse goods that may not change hands so."""

    def hand_over(self, game: Position, giver: int, receiver: int, goods: Goods) -> None:
        """What of this variant is in these goods changes hands."""

    def bankrupt(self, game: Position, seat: int) -> None:
        """A player is out of the game."""
