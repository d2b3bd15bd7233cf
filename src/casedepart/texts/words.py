"""What an edition calls things, and its numbers: all that a text needs to know of an edition."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from casedepart.engine.rules import Choices
from casedepart.texts.fluent import UnknownText

RULESETS = ("hasbro-2000", "winning-moves", "sore-losers")
"""The three families of rules that the booklets print."""

THIN = "\u202f"
"""The narrow space that French puts between thousands."""
NO_BREAK = "\u00a0"


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
    coins: int = 0
    coins_in_all: int = 0
    most_coins: int = 4
    dealt: int = 2
    """Deeds dealt to each player in a speed game (Q1)."""
    speed_houses: int = 3
    """Houses before a hotel in a speed game (Q2)."""
    most_players: int = 8

    @classmethod
    def of(cls, standard: Choices, speed: Choices | None = None, most_players: int = 8) -> Numbers:
        """The figures of an edition's choices: its standard game and, where it has one, its speed game."""
        shared = {name: getattr(standard, name) for name in _SHARED}
        numbers = cls(**shared, most_players=most_players)
        if speed is None:
            return numbers
        return replace(numbers, dealt=speed.dealt, speed_houses=speed.houses_for_hotel)


_SHARED = (
    "cash",
    "salary",
    "houses",
    "hotels",
    "opening_bid",
    "claim_turns",
    "station_rents",
    "utility_times",
    "fine",
    "jail_tries",
    "houses_for_hotel",
    "scarce_opening",
    "interest",
    "coins",
    "coins_in_all",
    "most_coins",
)
"""The figures that `Numbers` takes from a standard game's choices by their own name."""


_NOUNS = (
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

    def arguments(self) -> dict[str, object]:
        """What the messages of the rules may name: words, counts, and sums as this edition prints them."""
        numbers = self.numbers
        return {
            **self._nouns(),
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
            "coins": numbers.coins,
            "coins_in_all": numbers.coins_in_all,
            "most_coins": numbers.most_coins,
            **self._sums(),
        }

    def _nouns(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in _NOUNS}

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
            gap = NO_BREAK if self.symbol[-1].isalpha() else ""
            return f"{self.symbol}{gap}{figure}"
        return f"{figure}{NO_BREAK}{self.symbol}"


def grouped(amount: int, language: str) -> str:
    """A figure with its thousands parted as the language does."""
    return f"{amount:,}".replace(",", THIN if language == "fr" else ",")


_FRENCH = Words(
    language="fr",
    house="maison",
    houses="maisons",
    hotel="hôtel",
    hotels="hôtels",
    street="rue",
    streets="rues",
    station="gare",
    stations="gares",
    utility="service public",
    utilities="services publics",
    chance="Chance",
    chest="Caisse de communauté",
)
_ENGLISH = Words(
    language="en",
    house="house",
    houses="houses",
    hotel="hotel",
    hotels="hotels",
    street="street",
    streets="streets",
    station="station",
    stations="stations",
    utility="utility",
    utilities="utilities",
    chance="Chance",
    chest="Community Chest",
)
_NEUTRAL = {"fr": _FRENCH, "en": _ENGLISH}

_NUMBERS = {
    "hasbro-2000": Numbers(),
    "winning-moves": Numbers(claim_turns=1, scarce_opening=1, dealt=3),
    "sore-losers": Numbers(
        claim_turns=1, opening_bid=10, scarce_opening=10, coins=2, coins_in_all=30, most_players=6
    ),
}
"""What each ruleset prints, for the places where one is described without an edition."""


def neutral(language: str, ruleset: str = "hasbro-2000") -> Words:
    """Plain words for a ruleset when no edition is meant."""
    if language not in _NEUTRAL:
        raise UnknownText(f"no texts in the language {language!r}: there are {', '.join(sorted(_NEUTRAL))}")
    if ruleset not in _NUMBERS:
        raise UnknownText(f"no ruleset {ruleset!r}: there are {', '.join(RULESETS)}")
    return replace(_NEUTRAL[language], ruleset=ruleset, numbers=_NUMBERS[ruleset])
