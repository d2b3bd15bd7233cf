"""A variation: a setting with something changed, down to a single number of the rules."""

from __future__ import annotations

import shlex
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from casedepart import bots
from casedepart.editions.nearest import or_nearest
from casedepart.editions.numbers import NAMED, ChoicesData
from casedepart.engine import Rules
from casedepart.engine.rules import CHOICE_NAMES, SELL_NOTHING, Choices
from casedepart.sim.games import Setting
from casedepart.sim.seats import bot_fault, is_someones

TABLE: Final = ("edition", "ruleset", "mode", "options", "bots", "players")
"""What may change besides the numbers and named choices of the rules."""
MOST_SEATS: Final = 8


class VariationError(ValueError):
    """A variation that cannot be played, told in a sentence."""


@dataclass(frozen=True)
class Variation:
    """What is played, and which numbers of its rules are others than printed."""

    setting: Setting
    numbers: tuple[tuple[str, str], ...] = ()
    """Choices by name, with their values as they were written."""

    def rules(self) -> Rules:
        """The rules of its games."""
        printed = self.setting.rules()
        if not self.numbers:
            return printed
        choices = printed.choices.copy()
        for name, value in self.numbers:
            set_number(choices, name, value)
        return Rules(printed.board, printed.decks, choices, printed.variants, printed.most_players)

    def as_json(self) -> dict[str, object]:
        """What it is, by the names one writes it with."""
        setting = self.setting
        return {
            "edition": setting.edition,
            "ruleset": setting.ruleset,
            "mode": setting.mode,
            "options": list(setting.options),
            "bots": list(setting.bots),
            "numbers": dict(self.numbers),
        }


def set_number(choices: Choices, name: str, value: str) -> None:
    """Write one choice over the printed one."""
    try:
        data = msgspec.convert({name: written(choices, name, value)}, ChoicesData, strict=False)
    except msgspec.ValidationError:
        raise VariationError(f"{name}={value}: {name} is {allowed(choices, name)}") from None
    data.set_in(choices)


def written(choices: Choices, name: str, value: str) -> object:
    """The words of a value: one, or as many as there are printed."""
    printed = getattr(choices, name)
    if not isinstance(printed, tuple):
        return value
    parts = value.split("/")
    if len(parts) != len(printed):
        raise VariationError(f"{name}={value}: {name} is {allowed(choices, name)}")
    return parts


def allowed(choices: Choices, name: str) -> str:
    """What a choice may be."""
    printed = getattr(choices, name)
    if isinstance(printed, tuple):
        return f"{len(printed)} whole numbers parted by slashes, as in {'/'.join(map(str, printed))}"
    if isinstance(printed, bool):
        return "true or false"
    if name in NAMED:
        return " or ".join(NAMED[name])
    bounds = msgspec.json.schema(ChoicesData)["$defs"]["ChoicesData"]["properties"][name]
    return f"a whole number from {bounds['minimum']} to {bounds['maximum']:,}"


def vary(base: Setting, words: str) -> Variation:
    """A setting with what the words change, as in `mode=speed salary=400`."""
    pairs: dict[str, str] = {}
    for name, value in map(pair, split(words)):
        if name in pairs:
            raise VariationError(f"{name} is there twice: {name}={pairs[name]} and {name}={value}")
        pairs[name] = value
    table = {name: value for name, value in pairs.items() if name in TABLE}
    numbers = tuple((name, value) for name, value in pairs.items() if name not in TABLE)
    variation = Variation(changed(base, table), numbers)
    check(variation.setting, variation.rules())
    return variation


def check(setting: Setting, rules: Rules) -> None:
    """Refuse what no game could be played with."""
    most, choices = rules.most_players, rules.choices
    if len(setting.bots) > most:
        raise VariationError(f"{setting.edition} has {most} tokens: no more than {most} players (S2)")
    if choices.buildings_stay and choices.mortgage_first != SELL_NOTHING:
        why = "where no building is sold, none can be sold before mortgaging (B10, M1)"
        raise VariationError(f"buildings_stay=true goes with mortgage_first=nothing only: {why}")


def split(words: str) -> list[str]:
    """The words, parted by spaces; quotation marks hold together."""
    try:
        return shlex.split(words)
    except ValueError:
        raise VariationError(f"{words!r}: a quotation mark is not closed") from None


def pair(word: str) -> tuple[str, str]:
    """A name and its value."""
    name, sign, value = word.partition("=")
    if not sign or not value:
        raise VariationError(f"{word!r}: write what changes as name=value, as in mode=speed or salary=400")
    known = (*TABLE, *CHOICE_NAMES)
    if name not in known:
        close = or_nearest(name, known)
        more = "" if close.endswith("?") else f" There are {', '.join(known)}."
        raise VariationError(f"nothing is called {name!r}{close}{more}")
    return name, value


def changed(base: Setting, table: dict[str, str]) -> Setting:
    """The setting with another edition, ruleset, mode, options or bots."""
    setting = replace(base, bots=seats(base, table))
    if "edition" in table:
        setting = replace(setting, edition=table["edition"])
    if "ruleset" in table:
        setting = replace(setting, ruleset=table["ruleset"])
    if "mode" in table:
        setting = replace(setting, mode=table["mode"])
    if "options" in table:
        setting = replace(setting, options=() if table["options"] == "none" else tuple(table["options"].split(",")))
    return setting


def seats(base: Setting, table: dict[str, str]) -> tuple[str, ...]:
    """Who plays: one bot for all, or one a seat."""
    names = tuple(table["bots"].split(",")) if "bots" in table else base.bots
    for name in names:
        if name not in bots.NAMES and not is_someones(name):
            raise VariationError(f"there is no bot {name!r}{or_nearest(name, bots.NAMES)}")
        fault = bot_fault(name)
        if fault:
            raise VariationError(fault)
    alike = len(set(names)) == 1
    players = table.get("players", str(len(base.bots) if alike else len(names)))
    if not players.isdecimal() or not 2 <= int(players) <= MOST_SEATS:
        raise VariationError(f"players={players}: from 2 to {MOST_SEATS} can play")
    if alike and (len(names) == 1 or "bots" not in table):
        return names[:1] * int(players)
    if len(names) != int(players):
        raise VariationError(f"{len(names)} bots for {players} players: name one for all, or one a seat")
    return names
