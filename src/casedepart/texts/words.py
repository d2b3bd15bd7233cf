"""What an edition calls things, and its figures: all that a text needs to know of it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Final

from casedepart.engine.rules import CHOICE_NAMES, Choices, Rules
from casedepart.texts.formats import grouped, sign_stands_apart
from casedepart.variants import VARIANTS

if TYPE_CHECKING:
    from casedepart.texts.booklet import RuleSource

RULESETS = ("hasbro-2000", "winning-moves", "sore-losers")
"""The three families of rules that the booklets print."""

CLASSIC_TAXES = (200, 100)
CLASSIC_BILLS = (150, 150)
"""What taxes and bills take on the classic board, in its order; no booklet gives these amounts (X1, X2)."""

NO_BREAK = "\u00a0"

NOUNS = (
    "house",
    "houses",
    "hotel",
    "hotels",
    "street",
    "streets",
    "station",
    "stations",
    "utility",
    "utilities",
    "chance",
    "chest",
)
"""What an edition has a word for."""


@dataclass(frozen=True)
class Numbers:
    """The figures that a rule's text names, so that an own edition reads right."""

    cash: int = 1500
    salary: int = 200
    houses: int = 32
    hotels: int = 12
    opening_bid: int = 1
    claim_turns: int = 2
    station_rents: tuple[int, ...] = (25, 50, 100, 200)
    utility_times: tuple[int, ...] = (4, 10)
    fine: int = 50
    jail_tries: int = 3
    houses_for_hotel: int = 4
    scarce_opening: int = 0
    interest: int = 10
    dealt: int = 2
    """Deeds dealt to each player in a speed game (Q1)."""
    speed_houses: int = 3
    """Houses before a hotel in a speed game (Q2)."""
    most_players: int = 8
    own: tuple[tuple[str, int], ...] = ()
    """The numbers of variants, by name."""

    @classmethod
    def of(cls, standard: Rules, speed: Choices | None = None) -> Numbers:
        """The figures of an edition's rules: its standard game and, where it has one, its speed game."""
        shared = {name: getattr(standard.choices, name) for name in _SHARED}
        own = {name: value for variant in standard.variants for name, value in variant.set.items()}
        numbers = cls(**shared, most_players=standard.most_players, own=tuple(own.items()))
        if speed is None:
            return numbers
        return replace(numbers, dealt=speed.dealt, speed_houses=speed.houses_for_hotel)


_SHARED = [one.name for one in fields(Numbers) if one.name in CHOICE_NAMES and one.name != "dealt"]
"""The figures that are choices of the standard game, by the same name."""


@dataclass(frozen=True)
class Words:
    """An edition's words in one language.

    The French texts are phrased so that no word's gender matters: a noun comes as it stands, one and many.
    """

    language: str
    house: str
    houses: str
    hotel: str
    hotels: str
    street: str
    streets: str
    station: str
    stations: str
    utility: str
    utilities: str
    chance: str
    """The name of the first deck."""
    chest: str
    """The name of the second deck."""
    edition: str = ""
    """The edition's id, as in the catalogue; empty when no edition is meant."""
    edition_name: str = ""
    ruleset: str = "hasbro-2000"
    options: tuple[str, ...] = ()
    """The optional rules that the edition offers: fight, powers."""
    symbol: str = ""
    """The money's sign; empty: bare figures."""
    symbol_first: bool = False
    """The sign stands before the figure."""
    numbers: Numbers = field(default_factory=Numbers)
    badges: bool = False
    """Whole groups earn something to show (E8)."""
    effects: frozenset[str] | None = None
    """What the cards of its two decks do (C4); None: no decks are meant."""
    taxes: tuple[int, ...] = CLASSIC_TAXES
    """What its tax squares take, in board order (X1)."""
    bills: tuple[int, ...] = CLASSIC_BILLS
    """What its bills take, in board order (X2)."""
    places: tuple[tuple[str, str], ...] = ()
    """The names of its squares, each with the noun for what it is: a search knows them."""
    booklet: tuple[tuple[str, RuleSource], ...] = ()
    """Where its own booklet has each rule, if its file says so."""

    def arguments(self) -> dict[str, object]:
        """What the messages of the rules may name: words, counts, and sums as this edition prints them."""
        numbers = self.numbers
        return {
            **{name: getattr(self, name) for name in NOUNS},
            "edition_meant": "yes" if self.edition else "no",
            "most_players": numbers.most_players,
            "houses_in_bank": numbers.houses,
            "hotels_in_bank": numbers.hotels,
            "houses_for_hotel": numbers.houses_for_hotel,
            "speed_houses": numbers.speed_houses,
            "dealt": numbers.dealt,
            "claim_turns": numbers.claim_turns,
            "jail_tries": numbers.jail_tries,
            "times_one": numbers.utility_times[0],
            "times_both": numbers.utility_times[-1],
            "interest": numbers.interest,
            **self._of_variants(),
            **self._sums(),
        }

    def _of_variants(self) -> dict[str, object]:
        """The numbers of variants, each as a figure, and once more as a sum of money."""
        own = {**_OF_VARIANTS, **dict(self.numbers.own)}
        return {**own, **{f"{name}_sum": self.money(value) for name, value in own.items()}}

    def _sums(self) -> dict[str, object]:
        numbers = self.numbers
        return {
            "cash_figure": numbers.cash,
            "cash": self.money(numbers.cash),
            "salary": self.money(numbers.salary),
            "fine": self.money(numbers.fine),
            "opening": self.money(numbers.opening_bid),
            "one": self.money(1),
            "fifty": self.money(50),
            "hundred": self.money(100),
            "hundred_and_fifty": self.money(150),
            "two_hundred": self.money(200),
            "scarce_opening": numbers.scarce_opening,
            "scarce": self.money(numbers.scarce_opening),
            "station_rents": ", ".join(self.money(rent) for rent in numbers.station_rents),
        }

    def money(self, amount: int) -> str:
        """A sum as this edition prints it."""
        figure = grouped(amount, self.language)
        if not self.symbol:
            return figure
        if self.symbol_first:
            gap = NO_BREAK if self.symbol[-1].isalpha() or sign_stands_apart(self.language) else ""
            return f"{self.symbol}{gap}{figure}"
        return f"{figure}{NO_BREAK}{self.symbol}"


_OF_VARIANTS: Final = {number.name: number.usual for kind in VARIANTS.values() for number in kind().numbers}
"""The numbers of the package's variants, where no edition is meant that sets them."""
