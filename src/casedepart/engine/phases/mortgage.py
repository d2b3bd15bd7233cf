"""Mortgages: taken, redeemed, and received with a property (M1 to M5)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BANK, KEEP, REDEEM, Action, refuse
from casedepart.engine.decision import Options
from casedepart.engine.phases.payment import owe
from casedepart.engine.rules import SELL_GROUP_BUILDINGS, SELL_NOTHING
from casedepart.engine.sets import contains, members
from casedepart.engine.state import INTEREST, Debt, Frame, Position


def mortgageable(game: Position, seat: int) -> int:
    """The properties that this player may mortgage."""
    player = game.players[seat]
    return player.owned & ~player.mortgaged & ~held_by_buildings(game)


def held_by_buildings(game: Position) -> int:
    """The streets that are not mortgaged before buildings are sold (M1)."""
    first = game.rules.choices.mortgage_first
    if first == SELL_NOTHING:
        return 0
    return built_groups(game) if first == SELL_GROUP_BUILDINGS else game.built


def built_groups(game: Position) -> int:
    """The streets of the colours of which anything is built."""
    if not game.built:
        return 0
    mask = 0
    for streets in game.rules.groups:
        if streets & game.built:
            mask |= streets
    return mask


def mortgage(game: Position, seat: int, square: int) -> None:
    """Turn the deed over and receive its mortgage value (M1)."""
    player = game.players[seat]
    if not player.owned >> square & 1:
        raise refuse("M1", "not-your-property")
    if player.mortgaged >> square & 1:
        raise refuse("M1", "already-mortgaged")
    if held_by_buildings(game) >> square & 1:
        raise refuse("M1", "buildings-first")
    player.mortgaged |= 1 << square
    value = game.rules.mortgage[square]
    game.pay(BANK, seat, value)
    if game.log is not None:
        game.note(events.MORTGAGED, seat, square=square, n=value, rule="M1")


def redeem_price(game: Position, square: int) -> int:
    """The mortgage value and ten per cent (M2)."""
    return game.rules.mortgage[square] + game.rules.interest(square)


def redeemable(game: Position, seat: int) -> int:
    """The properties that this player may redeem now: no debt, and the cash for it."""
    player = game.players[seat]
    mask = player.mortgaged
    if not mask or game.in_debt(seat):
        return 0
    for square in members(mask):
        if player.cash < redeem_price(game, square):
            mask &= ~(1 << square)
    return mask


def redeem(game: Position, seat: int, square: int, price: int, rule: str) -> None:
    """Pay the bank and turn the deed back (M2, M4)."""
    player = game.players[seat]
    if not player.mortgaged >> square & 1:
        owner = game.owners[square]
        if owner >= 0 and game.players[owner].mortgaged >> square & 1:
            raise refuse("M3", "owner-stays-owner")
        raise refuse("M2", "not-mortgaged")
    if game.in_debt(seat):
        raise refuse("R5", "in-debt")
    if player.cash < price:
        raise refuse("M2", "cash-short")
    game.pay(seat, BANK, price)
    player.mortgaged &= ~(1 << square)
    game.note(events.REDEEMED, seat, square=square, n=price, rule=rule)


class Received(Frame):
    """Mortgaged properties just received: each is kept so, or redeemed at once (M4, M5)."""

    def __init__(self, first: int, first_squares: int, second: int, second_squares: int, bequest: bool) -> None:
        super().__init__()
        self.first: int = first
        self.first_squares: int = first_squares
        self.second: int = second
        self.second_squares: int = second_squares
        """Both sides of a trade may receive some."""
        self.bequest: bool = bequest
        """By a bankruptcy, not a trade."""

    def name(self) -> str:
        return "received"

    def waiting(self, game: Position, seat: int) -> int:
        """The properties that this player has still to answer for."""
        mask = 0
        if seat == self.first:
            mask = self.first_squares
        elif seat == self.second:
            mask = self.second_squares
        return mask & game.players[seat].mortgaged if mask else 0

    def asked(self, game: Position) -> int:
        mask = 1 << self.first if self.waiting(game, self.first) else 0
        if self.second_squares and self.waiting(game, self.second):
            mask |= 1 << self.second
        return mask

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << KEEP | 1 << REDEEM if self.waiting(game, seat) else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        squares = self.waiting(game, seat)
        options.verbs = 0
        options.put(KEEP, squares)
        payable = 0
        if not game.in_debt(seat):
            for square in members(squares):
                if game.players[seat].cash >= self.price(game, square):
                    payable |= 1 << square
        options.put(REDEEM, payable)

    def price(self, game: Position, square: int) -> int:
        """What it costs to redeem it at once (M4, M5)."""
        if self.bequest or not game.rules.choices.redeeming_costs_interest:
            return game.rules.mortgage[square]
        return redeem_price(game, square)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != KEEP and act.verb != REDEEM:
            raise self.not_asked(game, seat, act)
        if not contains(self.waiting(game, seat), act.n):
            raise refuse(self.rule(), "not-just-received")
        if act.verb == REDEEM:
            redeem(game, seat, act.n, self.price(game, act.n), self.rule())
        self.done_with(game, seat, act.n)
        if act.verb == KEEP:
            self.keep(game, seat, act.n)

    def keep(self, game: Position, seat: int, square: int) -> None:
        """It stays mortgaged, for ten per cent where a trade costs that (M4)."""
        game.note(events.KEPT, seat, square=square, rule=self.rule())
        interest = self.keeping_price(game, square)
        if interest:
            owe_interest(game, seat, interest, "M4", square)

    def keeping_price(self, game: Position, square: int) -> int:
        """What it costs to leave it mortgaged (M4)."""
        if self.bequest or not game.rules.choices.keeping_costs_interest:
            return 0
        return game.rules.interest(square)

    def sum_of(self, game: Position, seat: int, act: Action) -> int:
        return -self.keeping_price(game, act.n) if act.verb == KEEP else 0

    def done_with(self, game: Position, seat: int, square: int) -> None:
        """One property less to answer for."""
        bit = 1 << square
        first = self.first_squares & ~bit if seat == self.first else self.first_squares
        second = self.second_squares & ~bit if seat == self.second else self.second_squares
        game.replace(Received(self.first, first, self.second, second, self.bequest))

    def rule(self) -> str:
        return "M5" if self.bequest else "M4"

    def key(self) -> tuple[object, ...]:
        return (self.first, self.first_squares, self.second, self.second_squares, self.bequest)


def received(game: Position, seat: int, squares: int) -> Received | None:
    """The question, open or yet to come, whether this player keeps or redeems one of these properties (M4, M5)."""
    frame: Frame | None = game.top
    while frame is not None:
        if isinstance(frame, Received) and squares & frame.waiting(game, seat):
            return frame
        frame = frame.below
    return None


def owe_interest(game: Position, seat: int, amount: int, rule: str, square: int) -> None:
    """Ten per cent to the bank."""
    owe(game, Debt(seat, BANK, INTEREST, 1, amount, rule, "interest", square))


def interest_on(game: Position, squares: int) -> int:
    """Ten per cent of each of these mortgages, added up."""
    total = 0
    for square in members(squares):
        total += game.rules.interest(square)
    return total
