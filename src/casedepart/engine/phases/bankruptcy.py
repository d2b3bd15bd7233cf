"""Bankruptcy: what becomes of a player's things, and of the game (K3 to K5, M5, R8, Q4)."""

from __future__ import annotations

from mypy_extensions import i64

from casedepart.engine import events
from casedepart.engine.actions import BANK
from casedepart.engine.phases.auction import EstateSale
from casedepart.engine.phases.card import Levy
from casedepart.engine.phases.end import Finish, last_player_left
from casedepart.engine.phases.mortgage import Received, interest_on, owe_interest
from casedepart.engine.phases.payment import buildings_half_price
from casedepart.engine.phases.trade import give_card
from casedepart.engine.sets import first, members
from casedepart.engine.state import GONE, Debt, Frame, Position


def go_bankrupt(game: Position, debt: Debt) -> None:
    """Out of the game: all one has goes to the creditor, and what others owed or claimed of it is void (K3).

    What is being collected from each player is collected whole before that (R14).
    """
    seat = debt.debtor
    game.note(events.BANKRUPT, seat, debt.creditor, rule="K3")
    game.players[seat].out = True
    game.bankruptcies += 1
    if seat == game.turn:
        game.stage = GONE
    forget(game, seat)
    for variant in game.rules.variants:
        variant.bankrupt(game, seat)
    levy = game.top
    if isinstance(levy, Levy):
        game.pop()
    estates = waiting_estates(game, seat, debt.creditor)
    if isinstance(levy, Levy) and levy.unpaid(game) and several(game.seats_in()):
        game.push(Estates(estates))
        game.push(levy.remaining(levy.pending))
    else:
        hand_over(game, estates)


Estate = tuple[int, int]
"""Who went bankrupt, and to whom."""


def waiting_estates(game: Position, seat: int, creditor: int) -> tuple[Estate, ...]:
    """The estates that wait for a collection, this one last; what was to come to this player goes to the creditor."""
    estates: list[Estate] = []
    top = game.top
    if isinstance(top, Estates):
        game.pop()
        for bankrupt, heir in top.estates:
            estates.append((bankrupt, creditor if heir == seat else heir))
    estates.append((seat, creditor))
    return tuple(estates)


class Estates(Frame):
    """What bankrupts leave, while others have still to pay what is collected from each (R14)."""

    def __init__(self, estates: tuple[Estate, ...]) -> None:
        super().__init__()
        self.estates: tuple[Estate, ...] = estates

    def name(self) -> str:
        return "estates"

    def step(self, game: Position) -> None:
        game.pop()
        hand_over(game, self.estates)

    def withheld(self) -> int:
        mask = 0
        for bankrupt, _ in self.estates:
            mask |= 1 << bankrupt
        return mask

    def rule(self) -> str:
        return "R14"

    def key(self) -> tuple[object, ...]:
        return self.estates


def several(seats: int) -> bool:
    """Is it more than one player?"""
    return seats & (seats - 1) != 0


def hand_over(game: Position, estates: tuple[Estate, ...]) -> None:
    """Everything goes to the creditors; then the game is over, is counted, or goes on (K4, K5, R8, Q4)."""
    mortgaged = [game.players[bankrupt].mortgaged for bankrupt, _ in estates]
    deeds = [game.players[bankrupt].owned for bankrupt, _ in estates]
    for bankrupt, creditor in estates:
        hand_things(game, bankrupt, creditor)
    if last_player_left(game):
        return
    ends_at = game.rules.choices.ends_at_bankruptcy
    counted = ends_at > 0 and game.bankruptcies >= ends_at
    if counted and not finishing(game):
        clear_stack(game)
        game.push(Finish())
    # The last one lowest: they are gone through in the order of the bankruptcies.
    for place in range(len(estates) - 1, -1, -1):
        ask_heir(game, estates[place][1], deeds[place], mortgaged[place], counted)
    for place in range(len(estates)):
        if is_charged(game, estates[place][1], mortgaged[place]):
            owe_interest(game, estates[place][1], interest_on(game, mortgaged[place]), "M5", -1)


def hand_things(game: Position, seat: int, creditor: int) -> None:
    """Cash, cards and deeds change hands; buildings are sold, go back, or stay (K4, K5)."""
    player = game.players[seat]
    rule = "K4" if creditor == BANK else "K5"
    if not game.rules.choices.estate_keeps_buildings:
        sell_buildings(game, seat, creditor)
    if player.cash:
        game.note(events.PAID, seat, creditor, n=player.cash, rule=rule, why="estate")
        game.pay(seat, creditor, player.cash)
    hand_cards(game, seat, creditor)
    left: i64 = player.owned
    while left:
        square = first(left)
        left &= left - 1
        game.give_deed(square, creditor)
        if game.log is not None:
            game.note(events.TOOK, creditor, seat, square, rule=rule)


def is_charged(game: Position, heir: int, mortgaged: int) -> bool:
    """Does a player owe ten per cent on what they inherit (M5)?"""
    return heir != BANK and mortgaged != 0 and game.rules.choices.inheriting_costs_interest


def ask_heir(game: Position, heir: int, deeds: int, mortgaged: int, counted: bool) -> None:
    """The bank auctions what it got, unless the game is only counted (K4, Q4); a player keeps or redeems it (M5)."""
    if heir == BANK:
        if not counted and not game.rules.choices.estate_keeps_buildings:
            game.push(EstateSale(deeds))
    elif is_charged(game, heir, mortgaged):
        game.push(Received(heir, mortgaged, heir, 0, True))


def forget(game: Position, seat: int) -> None:
    """Claims and debts of a bankrupt player lapse (R1)."""
    game.debts = tuple([debt for debt in game.debts if seat not in (debt.debtor, debt.creditor)])
    game.claims = tuple([claim for claim in game.claims if seat not in (claim.visitor, claim.owner)])


def sell_buildings(game: Position, seat: int, creditor: int) -> None:
    """To a player: sold to the bank at half price first (K5). To the bank: they just go back (K4)."""
    streets = game.players[seat].owned & game.built
    half = buildings_half_price(game, streets)
    if creditor != BANK and half:
        game.pay(BANK, seat, half)
        game.note(events.RECEIVED, seat, n=half, rule="K5", why="estate-buildings")
    for square in members(streets):
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
