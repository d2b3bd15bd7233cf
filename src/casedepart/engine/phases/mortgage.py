"""Mortgages: taken, redeemed, and received with a property (M1 to M5)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BANK, KEEP, REDEEM, Action, Refused, refuse
from casedepart.engine.decision import Options
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.payment import owe
from casedepart.engine.rules import SELL_GROUP_BUILDINGS, SELL_NOTHING, SQUARES
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
    """Pay the bank and turn the deed back (M2, M4, M5)."""
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
    """Mortgaged properties just received: each is kept so or redeemed at once (M4); of a bankruptcy, all (M5)."""

    def __init__(self, first: int, first_squares: int, second: int, second_squares: int, bequest: bool) -> None:
        super().__init__()
        self.first: int = first
        self.first_squares: int = first_squares
        self.second: int = second
        self.second_squares: int = second_squares
        """Both sides of a trade may receive some."""
        self.bequest: bool = bequest
        """By a bankruptcy, not a trade: one answer is for all of them."""

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
        squares = self.waiting(game, seat)
        if not squares:
            return 0
        if self.bequest and (game.in_debt(seat) or game.players[seat].cash < self.price(game, squares)):
            return 1 << KEEP
        return 1 << KEEP | 1 << REDEEM

    def fill(self, game: Position, seat: int, options: Options) -> None:
        if self.bequest:
            options.alone |= options.verbs
            return
        squares = self.waiting(game, seat)
        options.verbs = 0
        options.put(KEEP, squares)
        payable = 0
        if not game.in_debt(seat):
            for square in members(squares):
                if game.players[seat].cash >= self.price(game, 1 << square):
                    payable |= 1 << square
        options.put(REDEEM, payable)

    def price(self, game: Position, squares: int) -> int:
        """What it costs to redeem these at once (M4, M5)."""
        total = 0
        for square in members(squares):
            total += game.rules.mortgage[square]
        if self.bequest or not game.rules.choices.redeeming_costs_interest:
            return total
        return total + interest_on(game, squares)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if (act.verb != KEEP and act.verb != REDEEM) or not (act.n >= 0 or self.waiting(game, seat)):
            raise self.not_asked(game, seat, act)
        squares = self.meant(game, seat, act.n)
        if act.verb == REDEEM:
            if self.bequest and game.players[seat].cash < self.price(game, squares):
                raise refuse("M5", "cash-short")
            for square in members(squares):
                redeem(game, seat, square, self.price(game, 1 << square), self.rule())
        self.done_with(game, seat, squares)
        if act.verb == KEEP:
            for square in members(squares):
                self.keep(game, seat, square)

    def meant(self, game: Position, seat: int, square: int) -> int:
        """The properties that an answer is about: the one that it names, or all that a bankruptcy brought (M5)."""
        waiting = self.waiting(game, seat)
        if square < 0:
            if not self.bequest:
                raise refuse("M4", "which-property")
            return waiting
        if not contains(waiting, square):
            raise self.not_among(game, seat, square)
        if self.bequest and waiting != 1 << square:
            raise refuse("M5", "one-answer-for-all")
        return 1 << square

    def not_among(self, game: Position, seat: int, square: int) -> Refused:
        """The refusal of a property that is not asked about: another question may wait for it (R14)."""
        other = received(game, seat, 1 << square) if square < SQUARES else None
        if other is None:
            return refuse(self.rule(), "not-just-received")
        return refuse(other.rule(), "other-bankruptcy" if self.bequest and other.bequest else "question-open")

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
        if act.verb == REDEEM:
            return -self.price(game, self.waiting(game, seat))
        return -self.keeping_price(game, act.n) if act.verb == KEEP else 0

    def about(self, game: Position) -> tuple[int, int, int]:
        """What all that a bankruptcy brought would cost."""
        return (-1, NOBODY, self.price(game, self.waiting(game, self.first)) if self.bequest else 0)

    def done_with(self, game: Position, seat: int, squares: int) -> None:
        """These are no more to be answered for."""
        first = self.first_squares & ~squares if seat == self.first else self.first_squares
        second = self.second_squares & ~squares if seat == self.second else self.second_squares
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
