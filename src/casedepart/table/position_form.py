"""A position in the form of a scenario's `given`: as it stands, and as people set it right (H28)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from casedepart.engine import BANK, Correction, Flaw, Setting, correction_flaws
from casedepart.engine.actions import CHANCE, square_set
from casedepart.engine.game import Game
from casedepart.engine.rules import DECK_NAMES
from casedepart.engine.sets import members
from casedepart.table.views import decks, facts
from casedepart.table.wire.box import GivenPlayer, GivenPosition, PositionChange, PositionFault
from casedepart.table.wire.news import Corrected, PositionTold
from casedepart.texts import refusal

Shown = int | list[int]


# As it stands


def given_of(game: Game) -> GivenPosition:
    """The whole position."""
    built = {str(square): level for square, level in enumerate(game.buildings) if level and game.owners[square] == BANK}
    return GivenPosition(
        players=[given_player(game, seat) for seat, player in enumerate(game.players) if not player.out],
        turn=game.turn,
        streets=built or None,
        variants={state.name: facts(state) for state in game.states},
    )


def given_player(game: Game, seat: int) -> GivenPlayer:
    """One player."""
    player = game.players[seat]
    built = {str(square): game.buildings[square] for square in members(player.owned) if game.buildings[square]}
    return GivenPlayer(
        seat,
        player.cash,
        player.at,
        list(members(player.owned)),
        list(members(player.mortgaged)),
        built,
        player.jail,
        decks(player.cards),
        player.home if game.rules.choices.last_lap else None,
    )


def scenario_text(game: Game, players: Sequence[str]) -> str:
    """The position as a scenario's file has it; players by their names."""
    given = given_of(game)
    lines = ["given:", f"  turn: {quoted(players[game.turn])}"]
    for player in given.players:
        told = [f"cash: {player.cash}", f"at: {player.at}"]
        told += [f"{field}: {getattr(player, field)}" for field in ("owns", "mortgaged") if getattr(player, field)]
        if player.houses:
            told.append(f"houses: {{{', '.join(f'{square}: {level}' for square, level in player.houses.items())}}}")
        told += [f"jail: {player.jail}"] if player.jail is not None and player.jail >= 0 else []
        told += [f"cards: [{', '.join(player.cards)}]"] if player.cards else []
        lines.append(f"  {quoted(players[player.seat])}: {{{', '.join(told)}}}")
    return "".join(f"{line}\n" for line in lines)


def quoted(name: str) -> str:
    """A name as YAML has it without being mistaken for something else."""
    return json.dumps(name, ensure_ascii=False)


def position_told(game: Game, players: Sequence[str], message: str, version: int) -> PositionTold:
    """The reply to who asks for the position."""
    return PositionTold(message, version, given_of(game), scenario_text(game, players))


# Set right


def correction_of(game: Game, given: GivenPosition) -> Correction:
    """The correction that makes a position as it is given: only what is otherwise now."""
    return Correction(tuple(setting for setting in settings_of(game, given) if differs(game, setting)))


def settings_of(game: Game, given: GivenPosition) -> Iterator[Setting]:
    """All that a form says."""
    for player in given.players:
        seat = player.seat
        for field in ("cash", "at", "jail", "home"):
            if (value := getattr(player, field)) is not None:
                yield Setting(field, int(value), seat)
        for field in ("owns", "mortgaged"):
            if (squares := getattr(player, field)) is not None:
                yield Setting(field, square_set(squares), seat)
        if player.cards is not None:
            yield Setting("cards", sum(1 << DECK_NAMES.index(deck) for deck in set(player.cards)), seat)
        for square, level in (player.houses or {}).items():
            yield Setting("houses", level, seat, square_number(square))
    for square, level in (given.streets or {}).items():
        yield Setting("streets", level, square=square_number(square))
    if given.turn is not None:
        yield Setting("turn", given.turn)
    for variant, kept in given.variants.items():
        for name, fact in kept.items():
            yield fact_setting(game, variant, name, fact)


def square_number(word: str) -> int:
    """The square that is the key of an object; -1: none is."""
    return int(word) if word.isdecimal() and len(word) <= 2 else -1


def fact_setting(game: Game, variant: str, name: str, fact: Shown) -> Setting:
    """What a variant is said to keep: sets of seats come as lists."""
    state = game.kept(variant)
    field = f"{variant} {name}"
    if isinstance(fact, int):
        return Setting(field, fact)
    if state is not None and name in state.seats():
        return Setting(field, square_set([seat for seat in fact if 0 <= seat < len(game.players)]))
    return Setting(field, 0, listed=tuple(fact))


def differs(game: Game, setting: Setting) -> bool:
    """Is it otherwise now? What cannot be compared is left to the rules to refuse."""
    found = found_now(game, setting)
    return found is None or found != (list(setting.listed) if setting.listed else setting.value)


def found_now(game: Game, setting: Setting) -> Shown | None:
    """What a setting is now, as its value is written; None: there is no such thing."""
    field = setting.field
    if field == "turn":
        return game.turn
    if field in ("houses", "streets"):
        theirs = 0 <= setting.square < len(game.owners) and game.owners[setting.square] == max(setting.seat, BANK)
        return game.buildings[setting.square] if theirs else None
    if " " in field:
        variant, _, name = field.partition(" ")
        state = game.kept(variant)
        fact = state.facts().get(name) if state is not None else None
        return list(fact) if isinstance(fact, tuple) else fact
    if not 0 <= setting.seat < len(game.players):
        return None
    player = game.players[setting.seat]
    values = {"cash": player.cash, "at": player.at, "jail": player.jail, "home": int(player.home)}
    return {**values, "owns": player.owned, "mortgaged": player.mortgaged, "cards": player.cards}.get(field)


def path_of(setting: Setting | None) -> str:
    """Where a form says something."""
    if setting is None:
        return ""
    if setting.field == "turn":
        return "turn"
    if " " in setting.field:
        return f"variants.{setting.field.replace(' ', '.', 1)}"
    where = f".{setting.square}" if setting.square >= 0 else ""
    return f"streets{where}" if setting.field == "streets" else f"players.{setting.seat}.{setting.field}{where}"


def tried(game: Game, given: GivenPosition, message: str, version: int, language: str) -> Corrected:
    """What a correction would change, and all that is wrong with it; the game is a copy."""
    act = correction_of(game, given)
    flaws = correction_flaws(game, act)
    faults = [fault(flaw, language) for flaw in flaws]
    before = flat(given_of(game))
    if not flaws:
        game.apply(CHANCE, act)
    after = flat(given_of(game))
    changes = [
        PositionChange(path, before.get(path, empty(after.get(path))), after.get(path, empty(before.get(path))))
        for path in sorted({**before, **after})
        if before.get(path) != after.get(path)
    ]
    return Corrected(message, version, changes, faults)


def fault(flaw: Flaw, language: str) -> PositionFault:
    """What is wrong, and where, in words."""
    return PositionFault(path_of(flaw.setting), flaw.rule, flaw.why, refusal(flaw.rule, flaw.why, language))


def empty(other: Shown | None) -> Shown:
    """What stands for nothing beside a value of this kind."""
    return [] if isinstance(other, list) else 0


def flat(given: GivenPosition) -> dict[str, Shown]:
    """Every value of a form by its path; decks by their numbers."""
    found: dict[str, Shown] = {"turn": given.turn or 0}
    for player in given.players:
        at = f"players.{player.seat}"
        for field in ("cash", "at", "jail", "owns", "mortgaged"):
            found[f"{at}.{field}"] = getattr(player, field)
        found[f"{at}.home"] = int(player.home or 0)
        found[f"{at}.cards"] = [DECK_NAMES.index(deck) for deck in player.cards or []]
        found |= {f"{at}.houses.{square}": level for square, level in (player.houses or {}).items()}
    found |= {f"streets.{square}": level for square, level in (given.streets or {}).items()}
    for variant, kept in given.variants.items():
        found |= {f"variants.{variant}.{name}": fact for name, fact in kept.items()}
    return found
