"""What the square says (T1, P1, P6, P13, C1, X1, F1, J1, J6)."""

from __future__ import annotations

from casedepart.engine.actions import BANK
from casedepart.engine.phases.card import Draw
from casedepart.engine.phases.jail import send_to_jail
from casedepart.engine.phases.payment import owe
from casedepart.engine.phases.rent import allow_claim, rent_due
from casedepart.engine.phases.sale import Sale
from casedepart.engine.rules import BILL, DECK, FREE_PARKING, GO_TO_JAIL, STREET, UTILITY
from casedepart.engine.rules import TAX as TAX_SQUARE
from casedepart.engine.state import TAX, Debt, Position


def do_square(game: Position, seat: int) -> None:
    """Do what the square says where this player stopped."""
    square = game.players[seat].at
    kind = game.rules.kind[square]
    if STREET <= kind <= UTILITY:
        do_property(game, seat, square)
    elif kind == DECK:
        game.push(Draw(seat, game.rules.board[square].deck))
    elif kind == TAX_SQUARE or kind == BILL:
        do_tax(game, seat, square)
    elif kind == GO_TO_JAIL:
        send_to_jail(game, seat, "J1")
    elif kind == FREE_PARKING:
        for variant in game.rules.variants:
            variant.on_free_parking(game, seat)


def do_property(game: Position, seat: int, square: int) -> None:
    """Unowned: buy or auction (P1). One's own: nothing (P13). Another's: rent, unless mortgaged (P6, P9)."""
    owner = game.owners[square]
    if owner == BANK:
        for variant in game.rules.variants:
            if variant.on_unowned(game, seat, square):
                return
        game.push(Sale(seat, square))
    elif owner == seat:
        for variant in game.rules.variants:
            variant.on_own(game, seat, square)
    elif not game.players[owner].mortgaged >> square & 1:
        claim = rent_due(game, seat, square)
        for variant in game.rules.variants:
            if variant.on_owned(game, claim):
                return
        allow_claim(game, claim)


def do_tax(game: Position, seat: int, square: int) -> None:
    """Pay the printed amount to the bank (X1, X2)."""
    for variant in game.rules.variants:
        if variant.on_tax(game, seat, square):
            return
    amount = game.rules.board[square].amount
    rule = "X2" if game.rules.kind[square] == BILL else "X1"
    owe(game, Debt(seat, BANK, TAX, 1, amount, rule, "tax", square))
