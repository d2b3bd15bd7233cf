"""Games of random answers that any build plays alike; run by itself, it prints their digests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from casedepart.editions import catalogue, load
from casedepart.engine import Action, Deal, Game, Options, Rules, notation
from casedepart.engine.actions import BID, DEAL, action, bits, square_set

PLAYERS = ("A", "B", "C")
ANSWERS = 400
OUT_OF_TURN = 0.1


def every_game() -> Iterator[tuple[str, Rules]]:
    """Each edition under each of its rulesets, in each mode, with all options and with none."""
    for edition in map(load, catalogue()):
        for ruleset in edition.rulesets:
            for mode in edition.modes(ruleset):
                for options in {(), edition.options_under(ruleset)}:
                    name = " ".join((edition.id, ruleset, mode, *options))
                    yield name, edition.rules(ruleset, mode, options)


def random_answer(chance: random.Random, options: Options) -> Action:
    """One of the answers that are allowed now; mostly one that is waited for."""
    if options.verbs >> DEAL & 1:
        deeds = chance.sample(bits(options.targets[DEAL]), options.deal_count)
        return Deal(options.deal_seat, square_set(deeds))
    listed = options.actions()
    if options.verbs >> BID & 1:
        listed.append(action(BID, options.least_bid))
    asked = [act for act in listed if options.verbs >> act.verb & 1]
    return chance.choice(listed if chance.random() < OUT_OF_TURN else asked)


def played(rules: Rules, seed: int) -> str:
    """The digest of a game after so many answers, and how many events led to it, with the last of them."""
    chance = random.Random(seed)
    game = Game.start(rules, len(PLAYERS))
    game.log = []
    for _ in range(ANSWERS):
        if game.over:
            break
        seat = chance.choice(game.decision().seats())
        game.apply(seat, random_answer(chance, game.options(seat)))
    return f"{game.digest()} {len(game.log)} {notation.event_line(game.log[-1], PLAYERS)}"


def digests() -> list[str]:
    """A line for each kind of game."""
    return sorted(f"{name}: {played(rules, seed)}" for name, rules in every_game() for seed in (1, 2))


if __name__ == "__main__":
    print("\n".join(digests()))
