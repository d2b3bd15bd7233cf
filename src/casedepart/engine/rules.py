"""What a game is played by: the board, the decks, the numbers and the named choices of an edition.

`Rules` is a value: built once from an edition's file, never changed, shared by every game and every clone.
Where booklets differ, a field here says how; the code that asks the field cites the rule's number.
"""

from __future__ import annotations

from typing import Final, NoReturn

from casedepart.engine.copies import Copyable, refuse_copy
from casedepart.engine.effects import Card
from casedepart.engine.sets import members
from casedepart.engine.variant import Variant

# Kinds of square.
GO: Final = 0
STREET: Final = 1
STATION: Final = 2
UTILITY: Final = 3
TAX: Final = 4
DECK: Final = 5
JAIL: Final = 6
FREE_PARKING: Final = 7
GO_TO_JAIL: Final = 8
BILL: Final = 9
"""Where other rulesets have a utility (X2)."""

KIND_NAMES: Final = (
    "go",
    "street",
    "station",
    "utility",
    "tax",
    "deck",
    "jail",
    "free_parking",
    "go_to_jail",
    "bill",
)

SQUARES: Final = 40
HOTEL: Final = 5
"""Buildings on a street with a hotel: the last of its printed rents, however many houses came before (Q2)."""

# The two decks.
CHANCE_DECK: Final = 0
CHEST_DECK: Final = 1
DECK_NAMES: Final = ("chance", "chest")

# What must be sold before a property is mortgaged (M1).
SELL_ITS_BUILDINGS: Final = 0
SELL_GROUP_BUILDINGS: Final = 1
SELL_NOTHING: Final = 2

# When the hotels of a group may be sold outright (B9).
OUTRIGHT_ALWAYS: Final = 0
OUTRIGHT_WHEN_SHORT: Final = 1

# What scarce buildings go to auction for (B7).
SCARCE_WHEN_SHORT: Final = 0
"""Fewer left than the players want."""
SCARCE_LAST_ONE: Final = 1
"""Only the last house or the last hotel."""


class Square(Copyable):
    """A square of the board, as printed."""

    def __init__(
        self,
        kind: int,
        group: int = -1,
        price: int = 0,
        mortgage: int = 0,
        building: int = 0,
        rent: tuple[int, ...] = (),
        amount: int = 0,
        deck: int = -1,
    ) -> None:
        self.kind: Final[int] = kind
        self.group: Final[int] = group
        """Streets: which colour, counted from 0 in board order; -1 for any other square."""
        self.price: Final[int] = price
        self.mortgage: Final[int] = mortgage
        self.building: Final[int] = building
        """What one house costs; a hotel costs the same, and the houses it replaces (B4)."""
        self.rent: Final[tuple[int, ...]] = rent
        """Streets: bare, with 1 to 4 houses, with a hotel."""
        self.amount: Final[int] = amount
        """What a tax or a bill takes."""
        self.deck: Final[int] = deck


class Choices(Copyable):
    """The numbers and named choices in which rulesets, modes and editions differ.

    A plain record: an edition's loader fills it in, and `Rules` reads it once.
    The defaults are those of the ruleset `hasbro-2000`, standard mode.
    """

    def __init__(self) -> None:
        self.cash: int = 1500
        """What each player starts with (S1)."""
        self.houses: int = 32
        """Houses in the bank (S4)."""
        self.hotels: int = 12
        """Hotels in the bank (S4)."""
        self.lowest_starts: bool = False
        """The lowest roll begins, not the highest (S6)."""
        self.salary: int = 200
        """For passing or reaching GO (T4)."""
        self.opening_bid: int = 1
        """The least first bid (P3)."""
        self.claim_turns: int = 2
        """How many further turns may be rolled before a rent lapses: it does at that roll (P6)."""
        self.whole_group_unmortgaged: bool = True
        """The double rent of a complete group needs all of it free of mortgage (P7)."""
        self.utility_rolls_anew: bool = False
        """A utility's rent always takes a new roll (P12)."""
        self.station_rents: tuple[int, ...] = (25, 50, 100, 200)
        """By number of stations held (P10)."""
        self.utility_times: tuple[int, ...] = (4, 10)
        """Times the dice, by number of utilities held (P11)."""
        self.fine: int = 50
        """To leave jail (J3)."""
        self.jail_tries: int = 3
        """The try at which a failed roll pays the fine and moves (J5, J7)."""
        self.houses_for_hotel: int = 4
        """Houses on each street of the group before a hotel (B4, Q2)."""
        self.even: bool = True
        """Build and sell evenly (B2)."""
        self.build_needs_unmortgaged_group: bool = True
        """No building while a street of the group is mortgaged (B3)."""
        self.buildings_stay: bool = False
        """Buildings are never sold (B10)."""
        self.scarcity: int = SCARCE_WHEN_SHORT
        """When scarce buildings are auctioned (B7)."""
        self.scarce_opening: int = 0
        """Opening bid for a scarce building; 0: the lowest price printed on a bidder's deed (B7)."""
        self.outright: int = OUTRIGHT_ALWAYS
        """When hotels are sold outright (B9)."""
        self.mortgage_first: int = SELL_ITS_BUILDINGS
        """What is sold before mortgaging (M1)."""
        self.interest: int = 10
        """Per cent, rounded up to a whole unit (M2)."""
        self.keeping_costs_interest: bool = False
        """Who receives a mortgaged property by trade pays the interest to keep it so (M4)."""
        self.redeeming_costs_interest: bool = True
        """Who redeems it at once on receiving it pays the interest too (M4)."""
        self.inheriting_costs_interest: bool = True
        """A bankrupt's mortgaged properties cost their new owner the interest (M5)."""
        self.built_streets_trade: bool = False
        """A street changes hands with its buildings (D2)."""
        self.debt_in_properties: bool = True
        """A creditor may take properties for more than the cash they have themselves (K2)."""
        self.estate_keeps_buildings: bool = False
        """A bankrupt's buildings stay on their streets (K4, K5)."""
        self.last_lap: bool = False
        """The game ends by the last lap (W2), not by the last player left (W1)."""
        self.dealt: int = 0
        """Deeds dealt to each player (Q1)."""
        self.dealt_are_paid: bool = True
        """The dealt deeds are paid for (Q1)."""
        self.ends_at_bankruptcy: int = 0
        """The game is counted at this many bankruptcies (Q4); 0: it is not."""
        self.timed: bool = False
        """The game is counted when time is up (Q6)."""

    def copy(self) -> Choices:
        """Another record with the same choices."""
        other = Choices()
        for name in CHOICE_NAMES:
            setattr(other, name, getattr(self, name))
        return other


CHOICE_NAMES: Final = (
    "cash",
    "houses",
    "hotels",
    "lowest_starts",
    "salary",
    "opening_bid",
    "claim_turns",
    "whole_group_unmortgaged",
    "utility_rolls_anew",
    "station_rents",
    "utility_times",
    "fine",
    "jail_tries",
    "houses_for_hotel",
    "even",
    "build_needs_unmortgaged_group",
    "buildings_stay",
    "scarcity",
    "scarce_opening",
    "outright",
    "mortgage_first",
    "interest",
    "keeping_costs_interest",
    "redeeming_costs_interest",
    "inheriting_costs_interest",
    "built_streets_trade",
    "debt_in_properties",
    "estate_keeps_buildings",
    "last_lap",
    "dealt",
    "dealt_are_paid",
    "ends_at_bankruptcy",
    "timed",
)


FEWEST_PLAYERS: Final = 2
"""The fewest who may play, in every edition (S2)."""


class Rules:
    """Everything a game needs to know and never changes."""

    def __init__(
        self,
        board: tuple[Square, ...],
        decks: tuple[tuple[Card, ...], ...],
        choices: Choices,
        variants: tuple[Variant, ...] = (),
        most_players: int = 8,
    ) -> None:
        if len(board) != SQUARES:
            raise ValueError(f"a board has {SQUARES} squares, not {len(board)}")
        self.board: Final[tuple[Square, ...]] = board
        self.decks: Final[tuple[tuple[Card, ...], ...]] = decks
        self.choices: Final[Choices] = choices
        # Sorted, so that the order in which variants are installed cannot matter.
        self.variants: Final[tuple[Variant, ...]] = tuple(sorted(variants, key=lambda variant: variant.name))
        # Asked at every turn, where few variants have something to say: only those are.
        self.on_roll: Final[tuple[Variant, ...]] = having("rolled", self.variants)
        self.on_move: Final[tuple[Variant, ...]] = having("moves", self.variants)
        self.on_square_done: Final[tuple[Variant, ...]] = having("square_done", self.variants)
        self.on_turn_end: Final[tuple[Variant, ...]] = having("turn_ended", self.variants)
        self.on_count: Final[tuple[Variant, ...]] = having("ends_game", self.variants)
        self.on_rent: Final[tuple[Variant, ...]] = having("rent_bar", self.variants)
        self.on_site: Final[tuple[Variant, ...]] = having("site_bar", self.variants)
        self.on_windfall: Final[tuple[Variant, ...]] = having("windfall", self.variants)
        self.on_limit: Final[tuple[Variant, ...]] = having("turns_left", self.variants)
        self.most_players: Final[int] = most_players
        self.die: Final[tuple[str, ...]] = third_die(self.variants)
        """The faces of a third die, where a variant has one; the same face may be there twice."""
        self.faces: Final[tuple[int, ...]] = tuple([1 + self.die.index(face) for face in self.die])
        """Their numbers, counted from 1; those that look alike have that of the first, as they cannot be told apart."""

        self.kind: Final[tuple[int, ...]] = tuple([s.kind for s in board])
        self.price: Final[tuple[int, ...]] = tuple([s.price for s in board])
        self.mortgage: Final[tuple[int, ...]] = tuple([s.mortgage for s in board])
        self.building: Final[tuple[int, ...]] = tuple([s.building for s in board])
        self.group: Final[tuple[int, ...]] = tuple([s.group for s in board])
        self.groups: Final[tuple[int, ...]] = group_sets(board)
        """The streets of each colour, as a set of squares."""
        self.group_squares: Final[tuple[tuple[int, ...], ...]] = tuple([members(mask) for mask in self.groups])
        self.cheapest: Final[int] = min([s.building for s in board if s.kind == STREET], default=0)
        """The lowest price of a building."""
        self.groups_by_price: Final[tuple[int, ...]] = by_price(board, self.group_squares)
        """The groups, the one with the cheapest buildings first."""
        self.alike: Final[tuple[tuple[int, ...], ...]] = tuple([first_places(deck) for deck in decks])
        """For each card of a deck the first place of its name: cards of one name cannot be told apart."""
        self.streets: Final[int] = kind_set(board, STREET)
        self.stations: Final[int] = kind_set(board, STATION)
        self.utilities: Final[int] = kind_set(board, UTILITY)
        self.jail: Final[int] = self.kind.index(JAIL) if JAIL in self.kind else -1
        self.deeds: Final[int] = self.streets | self.stations | self.utilities

        # The choices that are asked at every turn, one step nearer.
        self.salary: Final[int] = choices.salary
        self.fine: Final[int] = choices.fine
        self.jail_tries: Final[int] = choices.jail_tries
        self.tall: Final[int] = choices.houses_for_hotel
        """Houses on a street before its hotel (B4, Q2)."""
        self.even: Final[bool] = choices.even
        self.claim_turns: Final[int] = choices.claim_turns
        for variant in self.variants:
            variant.prepared(self)

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, known: dict[int, object]) -> Rules:
        return self

    def __reduce__(self) -> NoReturn:
        refuse_copy(self, "send the `GameSpec` that they follow from")

    def interest(self, square: int) -> int:
        """Ten per cent of the mortgage value, rounded up to a whole unit (M2)."""
        return (self.mortgage[square] * self.choices.interest + 99) // 100


def by_price(board: tuple[Square, ...], groups: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    prices = sorted([([board[at].building for at in groups[group]], group) for group in range(len(groups))])
    return tuple([group for _, group in prices])


def third_die(variants: tuple[Variant, ...]) -> tuple[str, ...]:
    """The one third die of these variants."""
    found: tuple[str, ...] = ()
    for variant in variants:
        if variant.die and found:
            raise ValueError(f"the variant {variant.name} brings a third die, and another does too: play one of them")
        found = variant.die or found
    return found


def having(hook: str, variants: tuple[Variant, ...]) -> tuple[Variant, ...]:
    """Those of the variants that have this hook of their own."""
    standard: object = getattr(Variant, hook)
    return tuple([variant for variant in variants if getattr(type(variant), hook) is not standard])


def kind_set(board: tuple[Square, ...], kind: int) -> int:
    return sum([1 << at for at in range(len(board)) if board[at].kind == kind])


def first_places(deck: tuple[Card, ...]) -> tuple[int, ...]:
    names = [card.name for card in deck]
    return tuple([names.index(name) for name in names])


def group_sets(board: tuple[Square, ...]) -> tuple[int, ...]:
    groups = range(1 + max([square.group for square in board]))
    return tuple([sum([1 << at for at in range(len(board)) if board[at].group == group]) for group in groups])
