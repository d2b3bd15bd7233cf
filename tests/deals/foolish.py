"""Whole games read for foolish deals and bad manners, counted by kind: `python -m tests.deals.foolish`."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich.progress import TaskID

from casedepart.bots import Tally, play
from casedepart.cli.asking import progress_bar
from casedepart.editions import GameSpec, load
from casedepart.editions.sources import catalogue
from casedepart.engine import Action, Game, Offer, Rules, proposal_to
from casedepart.engine.actions import ACCEPT, REJECT
from casedepart.engine.notation import action_line
from casedepart.engine.sets import members, size
from casedepart.sim.games import Begun, Simulation
from casedepart.sim.intervals import Estimate, clustered
from tests.deals.folly import (
    AGAIN,
    ASKS_MUCH,
    BUY_BACK,
    DEAL_KINDS,
    OFFER_KINDS,
    SECOND_FRESH,
    THIRD_OFFER,
    sides,
)

NAMES = "ABCDEFGH"
BACK_WITHIN = 20
"""Turns within which a deed that returns to whom it came from was sold for nothing."""
LAPS = 2
"""Laps for which what was refused is not offered again."""
MOST_OFFERS = 2
"""Of one player in one turn, those in return among them."""
MOST_FRESH = 1
"""Of one player in one turn, those in return not counted."""
EXAMPLES = 2
"""Of each kind, in words."""

Terms = tuple[int, int, int, int, tuple[tuple[str, int], ...], int, int, tuple[tuple[str, int], ...]]
"""Who offers whom which goods for which, but for the cash."""


@dataclass(frozen=True)
class Fault:
    """One foolish thing."""

    kind: str
    seat: int
    words: str


class Watch(Tally):
    """A tally that looks at every offer and every deal of one game."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.offers = 0
        self.deals = 0
        self.foolish_deals = 0
        self.rude_offers = 0
        self.faults: list[Fault] = []
        self.turn = -1
        """The turn to which the two counts below belong."""
        self.made = [0] * players
        self.fresh = [0] * players
        self.refused: dict[Terms, tuple[int, int]] = {}
        """By what was offered: the turn of the refusal, and the cash that the other would have had."""
        self.moved: dict[int, tuple[int, int]] = {}
        """By square: from whom it last went in a deal, and in which turn."""

    def note(self, game: Game, seat: int, act: Action) -> None:
        super().note(game, seat, act)
        if isinstance(act, Offer):
            self.look_at_offer(game, seat, act)
        elif act.verb == ACCEPT:
            proposer, offer = proposal_to(game, seat, act.n)
            self.look_at_deal(game, proposer, offer)
        elif act.verb == REJECT:
            proposer, offer = proposal_to(game, seat, act.n)
            self.refused[terms(proposer, offer)] = (game.turns, offer.give.cash - offer.get.cash)

    def look_at_offer(self, game: Game, seat: int, offer: Offer) -> None:
        """Not the third of the turn, not a second that answers none, not refused just now, and not greedy."""
        before = len(self.faults)
        if game.turns != self.turn:
            self.turn = game.turns
            self.made = [0] * len(self.made)
            self.fresh = [0] * len(self.fresh)
        self.made[seat] += 1
        self.fresh[seat] += not any(by == offer.n and made.n == seat for by, made in game.offers)
        if self.made[seat] > MOST_OFFERS:
            self.blame(game, seat, seat, offer, THIRD_OFFER)
        if self.fresh[seat] > MOST_FRESH:
            self.blame(game, seat, seat, offer, SECOND_FRESH)
        turn, cash = self.refused.get(terms(seat, offer), (-1, 0))
        recent = turn >= 0 and game.turns - turn <= LAPS * size(game.seats_in())
        if recent and offer.give.cash - offer.get.cash <= cash:
            self.blame(game, seat, seat, offer, AGAIN)
        if sides(game, seat, offer)[0].asks_much():
            self.blame(game, seat, seat, offer, ASKS_MUCH)
        self.offers += 1
        self.rude_offers += len(self.faults) > before

    def look_at_deal(self, game: Game, proposer: int, offer: Offer) -> None:
        """Foolish for neither side, and nothing that was just sold the other way."""
        before = len(self.faults)
        for side in sides(game, proposer, offer):
            for kind in side.follies():
                self.blame(game, side.giver, proposer, offer, kind)
            for square in members(side.gives.squares):
                seller, turn = self.moved.get(square, (-1, 0))
                if seller == side.receiver and game.turns - turn <= BACK_WITHIN:
                    self.blame(game, side.giver, proposer, offer, BUY_BACK)
                self.moved[square] = (side.giver, game.turns)
        self.deals += 1
        self.foolish_deals += len(self.faults) > before

    def blame(self, game: Game, fool: int, proposer: int, offer: Offer, kind: str) -> None:
        purses = ", ".join(f"{NAMES[seat]} {player.cash}" for seat, player in enumerate(game.players))
        line = action_line(proposer, offer, NAMES, game.rules)
        self.faults.append(Fault(kind, fool, f"turn {game.turns}, {NAMES[fool]}: {line} (cash {purses})"))


def terms(proposer: int, offer: Offer) -> Terms:
    give, get = offer.give, offer.get
    return (proposer, offer.n, give.squares, give.cards, give.others, get.squares, get.cards, get.others)


@dataclass
class Count:
    """What was found in many games."""

    watched: list[Watch] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    """For each game, what one would write to play it again."""

    def add(self, watch: Watch, where: str) -> None:
        self.watched.append(watch)
        self.seen.append(where)

    def deals(self) -> int:
        return sum(watch.deals for watch in self.watched)

    def offers(self) -> int:
        return sum(watch.offers for watch in self.watched)

    def by_kind(self) -> Counter[str]:
        return Counter(fault.kind for watch in self.watched for fault in watch.faults)

    def foolish(self) -> Estimate:
        """Of all deals, the share that was foolish. Deals of one game are not independent: games are the clusters."""
        return clustered(
            [float(watch.foolish_deals) for watch in self.watched], [watch.deals for watch in self.watched]
        )

    def rude(self) -> Estimate:
        """Of all offers, the share that was bad manners."""
        hits = [float(watch.rude_offers) for watch in self.watched]
        return clustered(hits, [watch.offers for watch in self.watched])

    def examples(self) -> Iterator[str]:
        """A few of each kind, in words."""
        for kind in (*DEAL_KINDS, *OFFER_KINDS):
            found = [
                f"{kind}: {where}: {fault.words}"
                for watch, where in zip(self.watched, self.seen, strict=True)
                for fault in watch.faults
                if fault.kind == kind
            ]
            yield from found[:EXAMPLES]


def watched_game(spec: GameSpec, rules: Rules, bots: Sequence[str], seed: str, number: int) -> Watch:
    """One whole game, looked at."""
    begun = Begun(Simulation(spec, tuple(bots), seed), rules, number)
    watch = Watch(len(bots))
    play(begun.game, begun.bots, begun.chance, tally=watch)
    return watch


def games_of(editions: Sequence[str]) -> list[GameSpec]:
    """Every mode of these editions, each with what the booklet offers besides; the speed die with the first."""
    found: list[GameSpec] = []
    for name in editions:
        edition = load(name)
        for mode in edition.modes(edition.ruleset):
            found.append(GameSpec(name, mode=mode))
        for option in edition.options_under(edition.ruleset):
            found.append(GameSpec(name, options=(option,)))
    return [*found, GameSpec(editions[0], options=("speed-die",))]


def count(specs: Sequence[GameSpec], bots: Sequence[str], games: int, seed: str, shown: bool = False) -> list[Count]:
    """So many games of each, the players moved on by one seat from game to game."""
    counts: list[Count] = []
    with progress_bar("games", games * len(specs), shown) as bar:
        for spec in specs:
            found = Count()
            rules = spec.rules()
            for number in range(games):
                turned = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
                found.add(watched_game(spec, rules, turned, seed, number), f"{spec}, game {number}")
                bar.advance(TaskID(0))
            counts.append(found)
    return counts


def whole(counts: Sequence[Count]) -> Count:
    """All of them together."""
    return Count(
        [watch for part in counts for watch in part.watched], [where for part in counts for where in part.seen]
    )


def per_hundred(share: Estimate) -> str:
    return f"{100 * share.value:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


def row(name: str, found: Count) -> str:
    """One line of the table of editions."""
    return (
        f"| {name} | {len(found.watched):,} | {found.deals():,} | {found.offers():,} "
        f"| {per_hundred(found.foolish())} | {per_hundred(found.rude())} |"
    )


def lines(specs: Sequence[GameSpec], counts: Sequence[Count]) -> Iterator[str]:
    """The tables and the examples, as Markdown."""
    every = whole(counts)
    yield "| played | games | deals | offers | foolish per 100 deals | bad manners per 100 offers |"
    yield "|---|---|---|---|---|---|"
    for spec, found in zip(specs, counts, strict=True):
        yield row(str(spec), found)
    yield row("all", every)
    yield ""
    yield "| kind | count | per 100 deals or offers |"
    yield "|---|---|---|"
    kinds = every.by_kind()
    for kind in (*DEAL_KINDS, *OFFER_KINDS):
        of = every.deals() if kind in DEAL_KINDS else every.offers()
        yield f"| {kind} | {kinds[kind]:,} | {100 * kinds[kind] / max(1, of):.2f} |"
    yield ""
    yield from every.examples()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="shrewd", help="one name for four seats, or names with commas between")
    parser.add_argument("--editions", default=",".join(catalogue()), help="names with commas between")
    parser.add_argument("--games", type=int, default=20, help="of each edition, mode and option")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    bots = asked.bots.split(",")
    specs = games_of(asked.editions.split(","))
    counts = count(specs, bots * 4 if len(bots) == 1 else bots, asked.games, asked.seed, shown=True)
    print("\n".join(lines(specs, counts)))


if __name__ == "__main__":
    main()
