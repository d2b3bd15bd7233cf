"""Whether drawing cards comes to an end: nobody is asked between a card that moves to a deck's square and the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from casedepart.editions.errors import Fault
from casedepart.editions.model import CardData, DeckData, Sheet
from casedepart.engine.rules import DECK_NAMES, SQUARES

KEPT: Final = "keep"

Cards = dict[str, CardData]


def both(sheet: Sheet) -> tuple[tuple[str, DeckData, Cards], ...]:
    """The decks of a sheet by their keys, with the cards that each may list."""
    return (
        ("chance", sheet.decks.chance, sheet.cards.chance),
        ("chest", sheet.decks.chest, sheet.cards.chest),
    )


def draw_faults(sheet: Sheet) -> Iterator[Fault]:
    """The decks that may be drawn from for ever, alone or one after the other (C1)."""
    alone: list[tuple[str, ...]] = [(deck,) for deck in DECK_NAMES if endless(sheet, (deck,))]
    for decks in alone or [DECK_NAMES]:
        squares = endless(sheet, decks)
        if squares:
            which = {"deck": decks[0]} if len(decks) == 1 else {}
            key = "endless-deck" if which else "endless-decks"
            yield Fault(("decks", decks[0], "cards"), key, at=min(squares), **which)


def endless(sheet: Sheet, decks: tuple[str, ...]) -> set[int]:
    """The squares between which these decks can send a player on and on; none where some card always ends it.

    A deck goes round (C1): who draws from it without end draws each of its cards, but for one that is kept (C2).
    """
    moves = moves_between(sheet, decks)
    used = {(deck, name) for deck, name, _, _ in moves}
    return {start for _, _, start, _ in moves} if used == set(staying(sheet, decks)) else set()


Move = tuple[str, str, int, int]
"""A deck, a card of it, the square where it is drawn, and that to which it moves."""


def moves_between(sheet: Sheet, decks: tuple[str, ...]) -> set[Move]:
    """The moves by cards of these decks from one of their squares to another that can be made again and again."""
    moves: set[Move] = {
        (square.deck, name, int(at), to)
        for at, square in sheet.squares.items()
        if square.deck in decks
        for (deck, name), card in staying(sheet, decks).items()
        if deck == square.deck and (to := target(int(at), card)) is not None
    }
    while True:
        again = {start for _, _, start, _ in moves} & {to for _, _, _, to in moves}
        left = {move for move in moves if move[2] in again and move[3] in again}
        if left == moves:
            return moves
        moves = left


def staying(sheet: Sheet, decks: tuple[str, ...]) -> dict[tuple[str, str], CardData]:
    """The cards that come back into these decks whenever they are drawn."""
    return {
        (key, name): cards[name]
        for key, deck, cards in both(sheet)
        if key in decks
        for name in deck.cards
        if name in cards and cards[name].effect != KEPT
    }


def target(at: int, card: CardData) -> int | None:
    """Where a card moves whoever draws it on a square; None: nowhere, or never to a deck."""
    match card.effect:
        case "advance" | "back-to":
            return card.to
        case "back" if card.steps is not None:
            return (at - card.steps) % SQUARES
    return None
