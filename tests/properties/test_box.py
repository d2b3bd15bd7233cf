"""Properties of games at the box: cards described by what they do, and positions set right by hand."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import casedepart
from casedepart import bots
from casedepart.editions import GameSpec
from casedepart.engine import (
    BANK,
    CHANCE,
    Action,
    Correction,
    Described,
    Draw,
    Game,
    Refused,
    Setting,
    correction_flaws,
    notation,
    playable_effects,
)
from casedepart.engine.census import census, flaw
from casedepart.engine.order import chance_is_next
from casedepart.engine.sets import members
from tests.properties.settings import ALL

NAMES = ("Anna", "turn", "B C", "streets", "E", "F")
"""Some are called as other things are."""


def random_setting(game: Game, random: Random) -> Setting:
    """Something of a position, mostly possible."""
    seat = random.randrange(len(game.players) + (random.random() < 0.03))
    player = game.players[seat % len(game.players)]
    square = random.choice(members(game.rules.streets))
    some = sum(1 << one for one in members(game.rules.deeds) if random.random() < 0.15)
    made = [
        Setting("cash", random.choice([0, 7, 500, 2000, 2_000_000]), seat),
        Setting("at", random.randrange(40), seat),
        Setting("jail", random.choice([-1, -1, 0, 1, 2, 3]), seat),
        Setting("owns", random.choice([player.owned | some, player.owned & ~some, some, 0]), seat),
        Setting("mortgaged", player.owned & some & ~built(game), seat),
        Setting("mortgaged", some, seat),
        Setting("houses", random.randrange(7), max(0, game.owners[square]), square),
        Setting("streets", random.randrange(6), square=square),
        Setting("cards", random.randrange(4), seat),
        Setting("home", random.randrange(2), seat),
        Setting("turn", seat),
    ]
    for state in game.states:
        for name, fact in state.facts().items():
            if isinstance(fact, tuple):
                made.append(Setting(f"{state.name} {name}", 0, listed=tuple(random.randrange(5) for _ in fact)))
            else:
                made.append(Setting(f"{state.name} {name}", random.choice([fact, 0, 1, 3, 500])))
    return random.choice(made)


def built(game: Game) -> int:
    return sum(1 << square for square in members(game.rules.streets) if game.buildings[square])


def random_correction(game: Game, random: Random) -> Correction:
    return Correction(tuple(random_setting(game, random) for _ in range(random.choice([1, 1, 1, 2, 4]))))


def random_card(game: Game, deck: int, random: Random) -> Described:
    """What a card may say, mostly possible."""
    effect = random.choice(playable_effects(game.rules))
    numbers = [
        random.randrange(1, 40) if key in ("to", "steps") else 10 * random.randrange(30) for key in effect.numbers
    ]
    first, second = (*numbers, 0, 0)[:2]
    return Described(deck if random.random() < 0.95 else 1 - deck, effect.name, first, second)


@given(st.sampled_from(ALL), st.integers(2, 6), st.integers(0, 2**40))
@settings(max_examples=60 if casedepart.COMPILED else 25)
def test_corrections_and_described_cards_lose_nothing_and_the_game_goes_on(
    spec: GameSpec, players: int, seed: int
) -> None:
    random = Random(seed)
    game = Game.start(spec.rules(), players)
    game.log = []
    seats, chance = [bots.make("steady", f"{seed} {seat}") for seat in range(players)], bots.Chance(f"{seed}")
    counted = census(game)
    for _ in range(220):
        if game.over:
            break
        act: Action | None = None
        if isinstance(game.top, Draw) and chance_is_next(game) and random.random() < 0.7:
            act = random_card(game, game.top.deck, random)
        elif random.random() < 0.25:
            act = random_correction(game, random)
        if act is None:
            bots.step(game, seats, chance)
        else:
            tried(game, act)
        assert flaw(game) == ""
        assert census(game) == counted
    assert game.over or game.asked
    # Whatever was set right, the game can be played to an end.
    bots.play(game, seats, chance, 4000)
    assert flaw(game) == "" and census(game) == counted


def tried(game: Game, act: Action) -> None:
    """Give an answer of chance: it is refused and changes nothing, or all of it is so; its line reads back."""
    before = game.digest()
    line = notation.action_line(CHANCE, act, NAMES, game.rules) if sound(act) else ""
    if line:
        assert notation.parse_action(line, NAMES, game.rules) == (CHANCE, act)
    flaws = correction_flaws(game, act) if isinstance(act, Correction) else []
    copy = game.clone()
    try:
        game.apply(CHANCE, act)
    except Refused as refused:
        assert game.digest() == before
        if isinstance(act, Correction):
            assert (refused.rule, refused.why) == (flaws[0].rule, flaws[0].why)
        return
    assert not flaws
    copy.apply(CHANCE, act)
    assert copy.digest() == game.digest()
    if isinstance(act, Correction):
        check_so(game, act)


def sound(act: Action) -> bool:
    """Does it name only seats that are there?"""
    if not isinstance(act, Correction):
        return True
    called = [setting.value if setting.field == "turn" else setting.seat for setting in act.settings]
    return max(called) < len(NAMES)


def check_so(game: Game, act: Correction) -> None:
    """What a correction says is so after it."""
    for setting in act.settings:
        player = game.players[setting.seat] if setting.seat >= 0 else None
        if player is None:
            continue
        found = {
            "cash": player.cash,
            "jail": player.jail,
            "owns": player.owned,
            "mortgaged": player.mortgaged,
            "cards": player.cards,
            "houses": game.buildings[setting.square],
        }
        if setting.field in found:
            assert found[setting.field] == setting.value, setting.key()
        if setting.field == "houses" and setting.value:
            assert game.owners[setting.square] not in (BANK,)
