"""Positions to judge chances by: from games of bots of all kinds, in all editions, modes and options, at all stages."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from casedepart import bots
from casedepart.bots.play import TIMED_TURNS
from casedepart.editions import GameSpec, catalogue
from casedepart.engine import CHANCE, Game
from casedepart.engine.actions import TIME_UP, action
from casedepart.sim.chances.answers import answers, deciders
from casedepart.sim.chances.playout import foretold, is_foretold, play_on, players_of, shares_of, time_call
from casedepart.sim.chances.playouts import Branch
from casedepart.sim.chances.positions import LiveGame, try_words

MOST_PLAYERS = 6
"""In these positions: from two to so many, in turn."""
CUTS = (1, 2, 4, 8)
"""Rounds after which playouts are cut short, to compare."""
OPTIONS = {"duel-masters": "fight", "pokemon": "powers"}
HOUSE_RULES = ("jackpot", "uneven-building", "no-auctions", "speed-die", "jailed-owners", "turn-limit", "rent-taken")
TABLES = (("shrewd",), ("shrewd",), ("shrewd", "steady"), ("master", "shrewd", "steady"))
"""Who plays the games from which positions are taken."""
LAPS = (0, 1, 3, 6, 10, 15, 20, 30, 45)
"""How many turns each has had, about, where a position is taken."""
STEPS = 12
"""Up to so many answers later, so that questions within turns are among them."""

GOES_ON, MOST_STEPS = "shrewd", 400
"""Who plays on until someone has a choice, and for how many answers at most."""

Shares = list[tuple[float, ...]]
"""What each seat had, by playout."""


@dataclass(frozen=True)
class HeldOut:
    """A position, and how it came about."""

    name: str
    """Of its seed and number."""
    setting: str
    edition: str
    game: Game


def held_out(seed: str, number: int) -> list[HeldOut]:
    """Two positions of one game at most: none where it was over before."""
    draw = Random(f"{seed}/{number}")
    spec = drawn_spec(draw, number)
    players = len(spec.players)
    game, chance = Game.start(spec.rules(), players), bots.Chance(f"{seed}/{number}")
    table = draw.choice(TABLES)
    seats = [bots.make(draw.choice(table), f"{seed}/{number}/{seat}") for seat in range(players)]
    found = []
    for lap in sorted(draw.sample(LAPS, 2)):
        while not game.over and game.turns < lap * players:
            step(game, seats, chance)
        for _ in range(draw.randrange(STEPS)):
            if not game.over:
                step(game, seats, chance)
        if not game.over:
            found.append(HeldOut(f"{seed}/{number}/{lap}", spec.words(), spec.edition, game.clone()))
    return found


def drawn_spec(draw: Random, number: int) -> GameSpec:
    """One edition after the other, with each number of players; half of the games as the booklet has them."""
    names = sorted(catalogue())
    name = names[number % len(names)]
    players = tuple("ABCDEF"[: 2 + number // len(names) % (MOST_PLAYERS - 1)])
    kind = draw.choice(("printed", "printed", "printed", "speed", "timed", "option", "house"))
    house = draw.choice(HOUSE_RULES)
    mode = kind if kind in ("speed", "timed") else "standard"
    options = (house,) if kind == "house" else (OPTIONS[name],) if kind == "option" and name in OPTIONS else ()
    spec = GameSpec(name, mode=mode, options=options, players=players)
    try:
        spec.rules()
    except ValueError:  # this edition has no such mode, or the rule contradicts it
        return GameSpec(name, players=players)
    return spec


def step(game: Game, seats: list[bots.Bot], chance: bots.Chance) -> None:
    """One answer, and time is called where it is."""
    call = time_call(game)
    if call and game.turns >= TIMED_TURNS:
        game.apply(CHANCE, action(TIME_UP))
    else:
        bots.step(game, seats, chance)


def two_answers(position: HeldOut) -> list[Branch]:
    """The branches after two answers of whoever has the next choice; none where nobody has one for long."""
    game, chance = position.game.clone(), bots.Chance(position.name)
    seats = [bots.make(GOES_ON, f"{position.name}/{seat}") for seat in range(len(game.players))]
    for _ in range(MOST_STEPS):
        if game.over:
            break
        for seat in deciders(game):
            listed = answers(game, seat)
            chosen = [listed[0], Random(position.name).choice(listed[1:])]
            words = [try_words(seat, act, game.rules) for act in chosen]
            return [Branch(LiveGame(game), (seat, said)) for said in words]
        step(game, seats, chance)
    return []


@dataclass
class BothWays:
    """Playouts that went on to the end, and what they would have been, cut short on their way."""

    whole: Shares
    cut: dict[int, Shares]
    """By rounds: what the learned chances said there, or how it ended where they say nothing."""
    learned: dict[int, float]
    """By rounds: in what part of them they did."""


def both_ways(branch: Branch, bot: str, count: int, seed: str) -> BothWays:
    """Play a branch on so many times, to the end, and look at it on the way."""
    start, refused = branch.begin()
    call, players = time_call(start), len(start.players)
    found = BothWays([], {rounds: [] for rounds in CUTS}, dict.fromkeys(CUTS, 0.0))
    for number in range(count):
        game = start.clone()
        seats, chance = players_of(game, (bot,), f"{seed}:{number}", refused), bots.Chance(f"{seed}:{number}")
        asked = {}
        for rounds in CUTS:
            if not play_on(game, seats, chance, call, start.turns + rounds * players - game.turns) and is_foretold(
                game
            ):
                asked[rounds] = foretold(game)
        play_on(game, seats, chance, call)
        shares = shares_of(game)
        found.whole.append(shares)
        for rounds, said in found.cut.items():
            said.append(asked.get(rounds, shares))
            found.learned[rounds] += (rounds in asked) / count
    return found
