"""Who answers next: chance alone where it is asked; else who has a rent or an offer to react to; else who is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from casedepart.engine.actions import CHANCE_BIT

if TYPE_CHECKING:
    from casedepart.engine.game import Game


def chance_is_next(game: Game) -> bool:
    """Are dice, a card or a deal to be drawn before anyone can answer?"""
    return game.asked == CHANCE_BIT


def reactor(game: Game, place: int) -> int:
    """Who may react to something besides the open question: the owners of rents that may be claimed, then those with
    an offer to answer, oldest first. By their place in this order, from 0; -1: there is nobody else."""
    claims = len(game.claims)
    if place < claims:
        return game.claims[place].owner
    place -= claims
    return game.offers[place][1].n if place < len(game.offers) else -1


def reactors(game: Game) -> list[int]:
    """All who may react, in this order; who has several things to react to is there as often."""
    return [reactor(game, place) for place in range(len(game.claims) + len(game.offers))]


def first_asked(game: Game) -> int:
    """Of those whom the open question waits for, the first from the player in turn on."""
    seat = game.turn
    while not game.asked >> seat & 1:
        seat = game.after(seat)
    return seat


def asked_in_order(game: Game) -> list[int]:
    """All whom the open question waits for, from the player in turn on."""
    count = len(game.players)
    around = [(game.turn + place) % count for place in range(count)]
    return [seat for seat in around if game.asked >> seat & 1]
