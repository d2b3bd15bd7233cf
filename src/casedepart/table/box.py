"""The box on the table: what it needs to be told next, by whose hand, and what everyone sees of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from casedepart.engine import Draw, RollOff, die_thrown, playable_effects
from casedepart.engine.actions import ROLL
from casedepart.engine.effects import Card
from casedepart.engine.game import Game
from casedepart.engine.order import asked_in_order, chance_is_next
from casedepart.table.automatic import told_by_hand
from casedepart.table.draft import Play
from casedepart.table.standing import Standing
from casedepart.table.views import DECKS
from casedepart.table.wire.box import BoxDeckCard, BoxEffect, BoxView
from casedepart.table.wire.names import Deck


@dataclass(frozen=True)
class Wanted:
    """What may be told by hand now."""

    what: Literal["", "dice", "card"] = ""
    by: int = -1
    """The seat that throws or draws."""
    waits: bool = False
    """The game waits for nothing else."""
    deck: Deck | None = None
    faces: tuple[str, ...] = ()
    """Of a third die."""


NOTHING: Final = Wanted()


def wanted(standing: Standing, game: Game) -> Wanted:
    """The dice or the card that someone may tell now."""
    if game.over:
        return NOTHING
    if chance_is_next(game):
        return asked_of_chance(game) if told_by_hand(game) else NOTHING
    for seat in asked_in_order(game):
        if game.top.verbs(game, seat) >> ROLL & 1:
            thinks = bool(standing.seats[seat].player()) and not is_ready(standing)
            faces = third_die(game, seat) if game.top.below is None else ()
            return NOTHING if thinks else Wanted("dice", seat, False, None, faces)
    return NOTHING


def asked_of_chance(game: Game) -> Wanted:
    """What the game waits for, by whose hand."""
    top = game.top
    if isinstance(top, Draw):
        return Wanted("card", top.seat, True, DECKS[top.deck])
    if isinstance(top, RollOff):
        return Wanted("dice", (top.waiting & -top.waiting).bit_length() - 1, True)
    if top.below is None:
        return Wanted("dice", game.turn, True, None, third_die(game, game.turn))
    return Wanted("dice", top.seat if top.seat >= 0 else game.turn, True)


def third_die(game: Game, seat: int) -> tuple[str, ...]:
    """The faces of the third die that a seat throws, each once."""
    return tuple(dict.fromkeys(game.rules.die[face - 1] for face in die_thrown(game, seat)))


def is_ready(standing: Standing) -> bool:
    """Has the bot that is to roll nothing else to do before?"""
    return standing.ready == standing.moved


# What everyone sees


def box_view(standing: Standing, play: Play | None, corrects: bool) -> BoxView:
    """What the box needs to be told next, and what it prints."""
    game = play.game if play is not None else None
    want = wanted(standing, game) if game is not None else NOTHING
    return BoxView(
        hand=standing.hand,
        wanted=want.what,
        waits=want.waits,
        by=want.by,
        deck=want.deck,
        faces=list(want.faces),
        answers=len(play.told) if play is not None else 0,
        undo=len(standing.steps),
        undo_by=standing.steps[-1][1] if standing.steps else -1,
        corrects=corrects,
        names=standing.names,
        cards=[kept.card for kept in standing.cards],
        effects=[BoxEffect(effect.name, list(effect.numbers)) for effect in playable_effects(game.rules)]
        if game
        else [],
        decks={DECKS[deck]: listed(game.rules.decks[deck]) for deck in range(len(DECKS))} if game else {},
    )


def listed(cards: tuple[Card, ...]) -> list[BoxDeckCard]:
    """The cards of a deck, those of one name once."""
    by_name = {one.name: BoxDeckCard(one.name, one.effect.name, one.n, one.m) for one in reversed(cards)}
    return list(reversed(by_name.values()))
