"""Games to learn from: begun from all kinds of positions, played to the end, and noted on the way."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from random import Random

from bench.training_bots import MASTER, Seats, Weights
from casedepart import bots
from casedepart.bots.master.features import FEATURES, Sight, figures
from casedepart.bots.master.values import chances
from casedepart.bots.play import TIMED_TURNS
from casedepart.bots.shrewd.prospects import prospects_of
from casedepart.editions import load
from casedepart.engine import CHANCE, Game, Rules
from casedepart.engine.actions import TIME_UP, action
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members
from casedepart.engine.state import END

SEATS = 5
"""Rows of one position: the most players in these games; a row of nothing for who is out or not there."""
ONE_IN = 3
"""How often the end of a turn is noted: once in so many."""
FROM_THE_START = 0.4
"""The part of the games that begin at the beginning."""
LAMBDA = 0.9
"""The part of a target that is what came of the position; the rest is what was thought of it one note later."""
MOST_TURNS = 600
"""A game that lasts longer teaches nothing."""


@dataclass(frozen=True)
class Lesson:
    """What is played: settings and bots to draw from, and how many games."""

    seed: str
    games: int
    settings: tuple[str, ...]
    """Editions, or an edition with a mode or an option, as in `classic:speed` and `pokemon+powers`."""
    bots: tuple[str, ...]
    """The opponents to draw from: a name that is there twice is drawn twice as often."""
    masters: float = 0.0
    """The part of the seats that masters have."""
    weights: Weights | None = None
    """What they have learned so far; nothing: what the package holds."""


@dataclass
class PositionNotes:
    """Positions noted, end to end: the figures of each seat and its share of the win."""

    rows: array[float]
    shares: array[float]
    count: int = 0

    def add(self, other: PositionNotes) -> None:
        """Take in what another has noted."""
        self.rows.extend(other.rows)
        self.shares.extend(other.shares)
        self.count += other.count


def no_notes() -> PositionNotes:
    """An empty notebook."""
    return PositionNotes(array("f"), array("f"))


def games_of(lesson: Lesson, first: int, last: int) -> PositionNotes:
    """Play the games of these numbers; each follows from the seed and its number alone."""
    notes = no_notes()
    rules = {name: rules_of(name) for name in lesson.settings}
    seats = Seats(lesson.weights)
    for number in range(first, last):
        draw = Random(f"{lesson.seed}/{number}")
        notes.add(game_of(lesson, seats, rules[draw.choice(lesson.settings)], draw, f"{lesson.seed}/{number}"))
    return notes


def rules_of(setting: str) -> Rules:
    """The rules of an edition, in a mode or with an option."""
    base, _, option = setting.partition("+")
    edition, _, mode = base.partition(":")
    return load(edition).rules(mode=mode or "standard", options=[option] if option else [])


def game_of(lesson: Lesson, made: Seats, rules: Rules, draw: Random, seed: str) -> PositionNotes:
    """One game, from its start or from the middle."""
    players = draw.choice((2, 3, 4, 4, 4, 4, 4, 5))
    # The last deed of the bank begins the last lap: such a game is played from its start.
    whole = rules.choices.last_lap or draw.random() < FROM_THE_START
    game = Game.start(rules, players) if whole else in_the_middle(rules, players, draw)
    names = [MASTER if draw.random() < lesson.masters else draw.choice(lesson.bots) for _ in range(players)]
    seats = [made.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    chance = bots.Chance(seed)
    notes = no_notes()
    values: list[list[float]] = []
    last_noted = -1
    while not game.over and game.turns < MOST_TURNS:
        if game.stage == END and game.top.below is None and game.turns != last_noted:
            last_noted = game.turns
            if draw.randrange(ONE_IN) == 0:
                note(game, notes)
                values.append(chances(game, prospects_of(rules), made.network))
        if rules.choices.timed and not game.time_up and game.turns > TIMED_TURNS:
            game.apply(CHANCE, action(TIME_UP))
        else:
            bots.step(game, seats, chance)
    if not game.over:
        return no_notes()
    return finished(game, notes, values if lesson.weights else [])


def note(game: Game, notes: PositionNotes) -> None:
    """Keep the figures of every seat."""
    prospects = prospects_of(game.rules)
    sight = Sight(game, prospects)
    for seat in range(SEATS):
        there = seat < len(game.players) and not game.players[seat].out
        notes.rows.extend(figures(game, prospects, sight, seat) if there else [0.0] * FEATURES)
        notes.shares.append(0.0 if there else -1.0)
    notes.count += 1


def finished(game: Game, notes: PositionNotes, values: list[list[float]]) -> PositionNotes:
    """Write to each position its target: how the game ended, mixed with the chances at the next position (λ-return)."""
    winners = members(game.winners)
    later = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players))]
    for position in range(notes.count - 1, -1, -1):
        for seat in range(len(game.players)):
            place = position * SEATS + seat
            if notes.shares[place] >= 0.0:
                notes.shares[place] = later[seat]
        if values:
            later = [LAMBDA * later[seat] + (1.0 - LAMBDA) * values[position][seat] for seat in range(len(later))]
    return notes


def in_the_middle(rules: Rules, players: int, draw: Random) -> Game:
    """A position such as deals might lead to: deeds dealt out, some groups whole, some of them built on."""
    game = Game.bare(rules, players)
    game.turn = draw.randrange(players)
    game.turns = 20 * players
    dealt = draw.choice((0.6, 0.8, 0.95, 1.0, 1.0, 1.0))
    together = draw.choice((0.1, 0.25, 0.4, 0.6))
    for group in rules.group_squares:
        deal_group(game, group, dealt, together, draw)
    for square in members(rules.stations | rules.utilities):
        if draw.random() < dealt:
            game.give_deed(square, draw.randrange(players))
    for seat in range(players):
        furnish(game, seat, draw)
    game.run()
    return game


def deal_group(game: Game, squares: tuple[int, ...], dealt: float, together: float, draw: Random) -> None:
    """The streets of a group to one player, or to any."""
    owner = draw.randrange(len(game.players))
    as_one = draw.random() < together
    for square in squares:
        if draw.random() < dealt:
            game.give_deed(square, owner if as_one else draw.randrange(len(game.players)))


def furnish(game: Game, seat: int, draw: Random) -> None:
    """A place, cash, and a part of that put into buildings; now and then a mortgage."""
    player = game.players[seat]
    player.at = draw.choice([square for square in range(40) if square != 30])
    cash = game.rules.choices.cash
    player.cash = int(cash * draw.choice((0.05, 0.15, 0.3, 0.5, 0.8, 1.2)) * draw.uniform(0.5, 1.3))
    for group in range(len(game.rules.groups)):
        if player.whole & game.rules.groups[group] and draw.random() < 0.5:
            build_evenly(game, seat, group, draw.randrange(1, game.rules.tall + 2))
    for square in members(player.owned & ~player.whole):
        if draw.random() < 0.12:
            player.mortgaged |= 1 << square


def build_evenly(game: Game, seat: int, group: int, steps: int) -> None:
    """Put buildings on a whole group, as many as there are."""
    squares = game.rules.group_squares[group]
    level = HOTEL if steps > game.rules.tall else steps
    left = game.hotels_left if level == HOTEL else game.houses_left // max(level, 1)
    if left >= len(squares):
        for square in squares:
            game.set_buildings(square, level)
