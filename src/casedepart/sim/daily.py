"""The position of the day: what would you offer? From a game among bots, the same for all, judged by playouts."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import casedepart
from casedepart import bots
from casedepart.editions import GameSpec, catalogue
from casedepart.engine import worths
from casedepart.engine.actions import ACCEPT, REJECT, Goods, Offer, Refused, action
from casedepart.engine.game import Game
from casedepart.sim.chances.playouts import AS_TIME_ALLOWS, QUICK_ENOUGH, Branch, PlayoutSetting, play_branches
from casedepart.sim.chances.positions import LiveGame, try_words
from casedepart.sim.chances.told import beside_best, chance_of
from casedepart.sim.intervals import Estimate

PLAYERS: Final = ("Ana", "Basile", "Céleste", "Dan")
PLAYED_BY: Final = "steady"
"""Who plays the game: quick, since many games are looked through."""
ASKED: Final = "shrewd"
"""Who answers the offers, and whose own choice is shown afterwards."""
PLAYOUTS: Final = 600 if casedepart.COMPILED else 60
"""For each way that it may come out: seconds, once a day."""
FIRST_TURN: Final = 16
"""By then there is something to trade."""
MOST_TURNS: Final = 70
"""Later on most games are decided."""
LEAST_PART: Final = 0.7
"""What part of the others' mean worth who offers must have: nobody likes a game that is lost."""
GAMES: Final = 40
"""So many are looked through; the best position that was found is taken."""
MOST_GAMES: Final = 400
"""So many, where nobody has offered anything that is taken by then: no day is without a position."""
STEPS: Final = (-80, 80, 160)
"""By how much the candidates pay more than the bot would."""


@dataclass(frozen=True)
class Candidate:
    """One offer that could be made; None: none."""

    offer: Offer | None
    taken: bool
    """Would a shrewd bot in the other seat take it?"""
    chance: Estimate
    """To win, for who offers."""
    difference: Estimate
    """To the best candidate, on the same dice: 0 for that one."""


@dataclass(frozen=True)
class Daily:
    """A position, and what came of each candidate."""

    date: str
    spec: GameSpec
    game: Game
    seat: int
    candidates: tuple[Candidate, ...]
    """In the order in which they are shown, which says nothing of how good they are."""
    shrewd: int
    """Which of them the bot's own offer is."""
    best: int
    playouts: int
    """For each candidate."""


def daily(date: str, playouts: int = PLAYOUTS) -> Daily:
    """The position of a day, `2026-11-17`: the same whenever and wherever it is worked out."""
    spec = spec_of_day(date)
    game, seat, offer = position(date, spec)
    offers = candidates(game, seat, offer)
    taken = [one is not None and is_taken(game, seat, one) for one in offers]
    # An offer that is refused leaves everything as none does.
    agreed = [one for one, take in zip(offers, taken, strict=True) if one is not None and take]
    branches = [branch(game, seat, offer, taken=False), *(branch(game, seat, one, taken=True) for one in agreed)]
    refused, *accepted = play_branches(branches, playouts, PlayoutSetting(QUICK_ENOUGH, date, rounds=AS_TIME_ALLOWS))
    ways = iter(accepted)
    played = [next(ways) if take else refused for take in taken]
    found = [
        Candidate(one, take, chance_of(way, seat), difference)
        for one, take, way, difference in zip(offers, taken, played, beside_best(played, seat), strict=True)
    ]
    best = [sum(way.of(seat)) for way in played]
    return Daily(date, spec, game, seat, tuple(found), offers.index(offer), best.index(max(best)), playouts)


def spec_of_day(date: str) -> GameSpec:
    """What is played on a day: one edition after the other."""
    names = sorted(catalogue())
    name = names[datetime.date.fromisoformat(date).toordinal() % len(names)]
    edition = GameSpec(name).load()
    return GameSpec(name, edition.ruleset, options=tuple(edition.options), players=PLAYERS)


def position(date: str, spec: GameSpec) -> tuple[Game, int, Offer]:
    """The first position of the day's games in which a price decides; else the first with an offer that is taken."""
    fallback: tuple[Game, int, Offer] | None = None
    for number in range(MOST_GAMES):
        if number >= GAMES and fallback is not None:
            break
        for game, seat, offer in offered(spec, f"{date}:{number}"):
            if not (holds_its_own(game, seat) and is_taken(game, seat, offer)):
                continue
            fallback = fallback or (game, seat, offer)
            cheaper = paying(offer, STEPS[0])
            if is_possible(game, seat, cheaper) and not is_taken(game, seat, cheaper):
                return game, seat, offer
    if fallback is None:
        raise RuntimeError(f"nobody offers anything that is taken in the games of {date}")
    return fallback


def holds_its_own(game: Game, seat: int) -> bool:
    """Is this seat worth about as much as the others are, so that there is something to play for?"""
    found = worths(game)
    others = [worth for other, worth in enumerate(found) if other != seat and not game.players[other].out]
    return len(others) > 1 and found[seat] * len(others) >= LEAST_PART * sum(others)


def offered(spec: GameSpec, seed: str) -> Iterator[tuple[Game, int, Offer]]:
    """The positions of a game among bots just before one of them makes an offer, as it stood."""
    game = spec.start()
    players = [bots.make(PLAYED_BY, f"{seed}:{seat}") for seat in range(len(PLAYERS))]
    chance = bots.Chance(seed)
    while not game.over and game.turns <= MOST_TURNS:
        seat, act = bots.choose(game, players, chance)
        if isinstance(act, Offer) and game.turns >= FIRST_TURN and not game.offers and seat == game.turn:
            yield game.clone(), seat, act
        game.apply(seat, act)


def candidates(game: Game, seat: int, offer: Offer) -> list[Offer | None]:
    """The bot's offer, the same at other prices, and none; by price."""
    priced = [paying(offer, step) for step in STEPS]
    possible = [one for one in priced if is_possible(game, seat, one)]
    ordered = sorted([offer, *possible], key=lambda one: one.give.cash - one.get.cash)
    return [None, *ordered]


def paying(offer: Offer, more: int) -> Offer:
    """The same exchange, for so much more of one's own cash."""
    net = offer.give.cash - offer.get.cash + more
    give, get = offer.give, offer.get
    return Offer(
        offer.n,
        Goods(max(net, 0), give.squares, give.cards, give.others),
        Goods(max(-net, 0), get.squares, get.cards, get.others),
    )


def is_possible(game: Game, seat: int, offer: Offer) -> bool:
    """Do the rules allow this offer now?"""
    try:
        game.clone().apply(seat, offer)
    except Refused:
        return False
    return True


def is_taken(game: Game, seat: int, offer: Offer) -> bool:
    """Would a shrewd bot take this offer?"""
    tried = game.clone()
    tried.apply(seat, offer)
    act = bots.make(ASKED, "daily").react(tried, offer.n)
    return act is not None and act.verb == ACCEPT


def branch(game: Game, seat: int, offer: Offer, taken: bool) -> Branch:
    """What is played on from: the offer taken, or refused for good."""
    tried = game.clone()
    tried.apply(seat, offer)
    answer = action(ACCEPT if taken else REJECT, seat)
    return Branch(LiveGame(tried), (offer.n, try_words(offer.n, answer, tried.rules)))
