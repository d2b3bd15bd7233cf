"""Bankruptcy: what becomes of a player's things, and of the game (K3 to K5, M5, R8, Q4)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BANK
from casedepart.engine.phases.auction import EstateSale
from casedepart.engine.phases.card import Levy
from casedepart.engine.phases.end import Finish, last_player_left
from casedepart.engine.phases.mortgage import Received
from casedepart.engine.phases.payment import buildings_half_price
from casedepart.engine.phases.trade import give_card
from casedepart.engine.sets import members
from casedepart.engine.state import GONE, Claim, Debt, Frame, Position


def go_bankrupt(game: Position, debt: Debt) -> None:
    """Out of the game: all one has goes to the creditor, and what others owed or claimed of it is void (K3)."""
    seat = debt.debtor
    creditor = debt.creditor
    player = game.players[seat]
    game.note(events.BANKRUPT, seat, creditor, rule="K3")
    player.out = True
    game.bankruptcies += 1
    if seat == game.turn:
        game.stage = GONE
    forget(game, seat)
    for variant in game.rules.variants:
        variant.bankrupt(game, seat)
    deeds = player.owned
    mortgaged = player.mortgaged
    rule = "K4" if creditor == BANK else "K5"
    if not game.rules.choices.estate_keeps_buildings:
        sell_buildings(game, seat, creditor)
    if player.cash:
        game.note(events.PAID, seat, creditor, n=player.cash, rule=rule, why="estate")
        game.pay(seat, creditor, player.cash)
    hand_cards(game, seat, creditor)
    for square in members(deeds):
        game.give_deed(square, creditor)
        game.note(events.TOOK, creditor, seat, square, rule=rule)
    go_on(game, creditor, deeds, mortgaged)


def forget(game: Position, seat: int) -> None:
    """Claims and debts of a bankrupt player lapse (R1)."""
    debts: list[Debt] = []
    for debt in game.debts:
        if debt.debtor != seat and debt.creditor != seat:
            debts.append(debt)
    game.debts = tuple(debts)
    claims: list[Claim] = []
    for claim in game.claims:
        if claim.visitor != seat and claim.owner != seat:
            claims.append(claim)
    game.claims = tuple(claims)


def sell_buildings(game: Position, seat: int, creditor: int) -> None:
    """To a player: sold to the bank at half price first (K5). To the bank: they just go back (K4)."""
    streets = game.players[seat].owned & game.rules.streets
    half = buildings_half_price(game, streets)
    if creditor != BANK and half:
        game.pay(BANK, seat, half)
        game.note(events.RECEIVED, seat, n=half, rule="K5", why="estate-buildings")
    for square in members(streets):
        if game.buildings[square]:
            game.set_buildings(square, 0)
            game.note(events.CLEARED, seat, square=square, rule="K4" if creditor == BANK else "K5")


def hand_cards(game: Position, seat: int, creditor: int) -> None:
    """Jail cards go to the creditor (K5), or under their decks (K4)."""
    for deck in members(game.players[seat].cards):
        if creditor != BANK:
            give_card(game, seat, creditor, deck, "K5")
        else:
            game.players[seat].cards &= ~(1 << deck)
            game.return_card(deck)
            game.note(events.CARD_RETURNED, seat, n=deck, rule="K4")


def go_on(game: Position, creditor: int, deeds: int, mortgaged: int) -> None:
    """The game after a bankruptcy: over, counted, or going on with the estate (R8, Q4).

    What is being collected from each player is collected whole before any of that (R14).
    """
    if last_player_left(game):
        return
    levy = game.top if isinstance(game.top, Levy) else None
    if levy is not None:
        game.pop()
    ends_at = game.rules.choices.ends_at_bankruptcy
    counted = ends_at > 0 and game.bankruptcies >= ends_at
    if counted and not finishing(game):
        clear_stack(game)
        game.push(Finish())
    if creditor == BANK:
        if not counted and not game.rules.choices.estate_keeps_buildings:
            game.push(EstateSale(deeds))
    elif mortgaged and game.rules.choices.inheriting_costs_interest:
        inherit(game, creditor, mortgaged)
    if levy is not None:
        game.push(levy.remaining(levy.pending))


def inherit(game: Position, heir: int, mortgaged: int) -> None:
    """Ten per cent on what is mortgaged, then keep or redeem it (M5); two estates of one collection are one (R14)."""
    top = game.top
    if isinstance(top, Received) and top.uncharged and top.first == heir:
        game.replace(Received(heir, top.first_squares | mortgaged, heir, 0, True, True))
    else:
        game.push(Received(heir, mortgaged, heir, 0, True, True))


def finishing(game: Position) -> bool:
    """Is the game already being counted?"""
    frame: Frame | None = game.top
    while frame is not None:
        if isinstance(frame, Finish):
            return True
        frame = frame.below
    return False


def clear_stack(game: Position) -> None:
    """Questions that were open, and payments not yet due, are dropped: the game is only counted (Q4)."""
    while game.top.below is not None:
        game.pop()
    game.settling = 0
    game.bidding = 0
