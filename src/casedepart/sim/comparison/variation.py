"""Variations: a simulation with something changed, down to a single number of the rules."""

from __future__ import annotations

import shlex
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final

from casedepart import bots
from casedepart.editions import GameSpec
from casedepart.editions.nearest import nearest
from casedepart.editions.numbers import NumberError
from casedepart.editions.variants import ruleset_of, unplayed, variant_numbers
from casedepart.engine import Rules
from casedepart.engine.rules import CHOICE_NAMES, SELL_NOTHING
from casedepart.sim.games import Simulation, bot_fault, is_someones

TABLE: Final = ("edition", "ruleset", "mode", "options", "bots", "players")
"""What may change besides the numbers and named choices of the rules."""
MOST_SEATS: Final = 8


class VariationError(ValueError):
    """A variation that cannot be played, told in a sentence."""


def or_nearest(word: str, known: Iterable[str]) -> str:
    """The end of a sentence that names an unknown word: a full stop, or what was perhaps meant."""
    found = nearest(word, known)
    return f"; did you mean {found!r}?" if found else "."


def vary(base: Simulation, words: str) -> Simulation:
    """A simulation with what the words change, as in `mode=speed salary=400`."""
    pairs: dict[str, str] = {}
    for name, value in map(pair, split(words)):
        if name in pairs:
            raise VariationError(f"{name} is there twice: {name}={pairs[name]} and {name}={value}")
        pairs[name] = value
    numbers = {name: value for name, value in pairs.items() if name not in TABLE}
    spec = replace(changed(base.spec, pairs), numbers=tuple({**dict(base.spec.numbers), **numbers}.items()))
    varied = replace(base, spec=spec, bots=seats(base, pairs))
    try:
        check(varied, varied.rules())
    except NumberError as error:
        raise VariationError(str(error)) from None
    return replace(varied, spec=without_unplayed(spec, numbers))


def without_unplayed(spec: GameSpec, asked: Collection[str]) -> GameSpec:
    """What is played without the numbers of variants that are not; refuse those that were asked for."""
    idle = unplayed(spec.rules(), spec.numbers)
    for name, variant in idle.items():
        if name in asked:
            ruleset = ruleset_of(variant)
            cure = f"--ruleset {ruleset}" if ruleset else f"--with {variant}"
            raise VariationError(f"{name} is a number of {variant}, which is not played: add {cure}")
    if not idle:
        return spec
    return replace(spec, numbers=tuple((name, value) for name, value in spec.numbers if name not in idle))


def check(simulation: Simulation, rules: Rules) -> None:
    """Refuse what no game could be played with."""
    most, choices = rules.most_players, rules.choices
    if len(simulation.bots) > most:
        raise VariationError(f"{simulation.spec.edition_name} has {most} tokens: no more than {most} players (S2)")
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
    known = (*TABLE, *CHOICE_NAMES, *variant_numbers())
    if name not in known:
        close = or_nearest(name, known)
        more = "" if close.endswith("?") else f" There are {', '.join(known)}."
        raise VariationError(f"nothing is called {name!r}{close}{more}")
    return name, value


def changed(base: GameSpec, pairs: dict[str, str]) -> GameSpec:
    """What is played, with another edition, ruleset, mode or options."""
    options = base.options
    if "options" in pairs:
        options = () if pairs["options"] == "none" else tuple(pairs["options"].split(","))
    ruleset, mode = pairs.get("ruleset", base.ruleset), pairs.get("mode", base.mode)
    return replace(base, edition=pairs.get("edition", base.edition), ruleset=ruleset, mode=mode, options=options)


def seats(base: Simulation, pairs: dict[str, str]) -> tuple[str, ...]:
    """Who plays: one bot for all, or one a seat."""
    names = tuple(pairs["bots"].split(",")) if "bots" in pairs else base.bots
    for name in names:
        if name not in bots.NAMES and not is_someones(name):
            raise VariationError(f"there is no bot {name!r}{or_nearest(name, bots.NAMES)}")
        fault = bot_fault(name)
        if fault:
            raise VariationError(fault)
    alike = len(set(names)) == 1
    players = pairs.get("players", str(len(base.bots) if alike else len(names)))
    if not players.isdecimal() or not 2 <= int(players) <= MOST_SEATS:
        raise VariationError(f"players={players}: from 2 to {MOST_SEATS} can play")
    if alike and (len(names) == 1 or "bots" not in pairs):
        return names[:1] * int(players)
    if len(names) != int(players):
        raise VariationError(f"{len(names)} bots for {players} players: name one for all, or one a seat")
    return names
