"""Cards: drawn from the top, put under the deck, done at once (C1 to C4, K6)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BANK, CARD, CHANCE, DRAW, MOST_CARDS, PAY, Action, refuse
from casedepart.engine.decision import Options
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.jail import send_to_jail
from casedepart.engine.phases.move import advance_to, go_back_to
from casedepart.engine.phases.payment import owe
from casedepart.engine.phases.roll import CHANCE_BIT
from casedepart.engine.rules import (
    ADVANCE,
    BACK,
    BACK_TO,
    COLLECT,
    COLLECT_EACH,
    HOTEL,
    KEEP_CARD,
    NEAREST_STATION,
    NEAREST_UTILITY,
    PAY_EACH,
    PAY_OR_DRAW,
    REPAIRS,
    SQUARES,
    TAKE_COIN,
    TO_JAIL,
    Card,
)
from casedepart.engine.rules import PAY as PAY_CARD
from casedepart.engine.sets import members
from casedepart.engine.state import (
    CARD_DUE,
    SENT,
    SENT_TO_STATION,
    SENT_TO_UTILITY,
    Debt,
    Frame,
    Position,
)


def drawable(game: Position, deck: int) -> int:
    """The cards that may be on top of a shuffled deck (S7): any not yet seen; then the one put back first.

    Of cards of the same name the first stands for them all.
    """
    alike = game.rules.alike[deck]
    if not game.unseen[deck]:
        pile = game.piles[deck]
        return 1 << alike[pile[0]] if pile else 0
    mask = 0
    for place in members(game.unseen[deck]):
        mask |= 1 << alike[place]
    return mask


def take_card(game: Position, deck: int, place: int) -> bool:
    """Take a card of this name from the deck; False, and nothing done, when none can be on top."""
    alike = game.rules.alike[deck]
    unseen = game.unseen[deck]
    if not unseen:
        pile = game.piles[deck]
        if not pile or alike[pile[0]] != place:
            return False
        game.piles = (pile[1:], game.piles[1]) if deck == 0 else (game.piles[0], pile[1:])
        return True
    taken = place
    while alike[taken] != place or not unseen >> taken & 1:
        taken += 1
        if taken == len(alike):
            return False
    left = unseen & ~(1 << taken)
    game.unseen = (left, game.unseen[1]) if deck == 0 else (game.unseen[0], left)
    return True


class Draw(Frame):
    """Chance turns over the top card of a deck, and the player does what it says (C1)."""

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck: int = deck

    def name(self) -> str:
        return "Draw"

    def asked(self, game: Position) -> int:
        return CHANCE_BIT if game.unseen[self.deck] or game.piles[self.deck] else 0

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << CARD if seat == CHANCE else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.verbs = 0
        options.put(CARD, drawable(game, self.deck) << MOST_CARDS * self.deck)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != CARD or seat != CHANCE:
            raise self.not_asked(game, seat, act)
        place = act.n - MOST_CARDS * self.deck
        if not 0 <= place < len(game.rules.decks[self.deck]) or not take_card(game, self.deck, place):
            raise refuse("C1", "not-on-top")
        card = game.rules.decks[self.deck][place]
        game.note(events.DREW, self.seat, n=self.deck, rule="C1", why=card.name)
        game.pop()
        if card.effect == KEEP_CARD:
            game.players[self.seat].cards |= 1 << self.deck
        else:
            game.put_under(self.deck, place)
            carry_out(game, self.seat, self.deck, card)

    def rule(self) -> str:
        return "C1"

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.deck)


def carry_out(game: Position, seat: int, deck: int, card: Card) -> None:
    """Do what a card says (C4)."""
    effect = card.effect
    if effect == COLLECT:
        game.pay(BANK, seat, card.n)
        game.note(events.RECEIVED, seat, n=card.n, rule="C4", why="card")
    elif effect == PAY_CARD:
        owe(game, Debt(seat, BANK, CARD_DUE, 1, card.n, "C4", "card"))
    elif effect == ADVANCE:
        advance_to(game, seat, card.n, SENT)
    elif effect == BACK:
        go_back_to(game, seat, (game.players[seat].at - card.n) % SQUARES, SENT)
    elif effect == BACK_TO:
        go_back_to(game, seat, card.n, SENT)
    elif effect == TO_JAIL:
        send_to_jail(game, seat, "C4")
    elif effect == NEAREST_STATION:
        advance_to_nearest(game, seat, game.rules.stations, SENT_TO_STATION)
    elif effect == NEAREST_UTILITY:
        advance_to_nearest(game, seat, game.rules.utilities, SENT_TO_UTILITY)
    elif effect == COLLECT_EACH:
        levy(game, seat, card.n, True, CARD_DUE, "C4", "card")
    elif effect == PAY_EACH:
        levy(game, seat, card.n, False, CARD_DUE, "C4", "card")
    elif effect == REPAIRS:
        pay_repairs(game, seat, card)
    elif effect == PAY_OR_DRAW:
        game.push(PayOrDraw(seat, 1 - deck, card.n))
    elif effect == TAKE_COIN:
        for variant in game.rules.variants:
            variant.take_coin(game, seat)


def advance_to_nearest(game: Position, seat: int, wanted: int, errand: int) -> None:
    """Clockwise to the nearest of these squares; nowhere if the board has none."""
    at = game.players[seat].at
    for steps in range(1, SQUARES + 1):
        square = (at + steps) % SQUARES
        if wanted >> square & 1:
            advance_to(game, seat, square, errand)
            return


def pay_repairs(game: Position, seat: int, card: Card) -> None:
    """So much a house, so much a hotel, on all one's streets."""
    houses = 0
    hotels = 0
    for square in members(game.players[seat].owned & game.rules.streets):
        level = game.buildings[square]
        if level == HOTEL:
            hotels += 1
        else:
            houses += level
    working = f"{houses}×{card.n} + {hotels}×{card.m}" if game.log is not None else ""
    amount = houses * card.n + hotels * card.m
    owe(game, Debt(seat, BANK, CARD_DUE, 1, amount, "C4", "repairs", working=working))


class PayOrDraw(Frame):
    """The card that may be paid, or changed for one of the other deck (C4)."""

    def __init__(self, seat: int, other_deck: int, amount: int) -> None:
        super().__init__(seat)
        self.other_deck: int = other_deck
        self.amount: int = amount

    def name(self) -> str:
        return "PayOrDraw"

    def asked(self, game: Position) -> int:
        return 1 << self.seat

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << PAY | 1 << DRAW if seat == self.seat else 0

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != PAY and act.verb != DRAW:
            raise self.not_asked(game, seat, act)
        if seat != self.seat:
            raise refuse("C4", "not-your-card")
        game.pop()
        if act.verb == PAY:
            owe(game, Debt(seat, BANK, CARD_DUE, 1, self.amount, "C4", "card"))
        else:
            game.push(Draw(seat, self.other_deck))

    def sum_of(self, game: Position, seat: int, act: Action) -> int:
        return -self.amount if act.verb == PAY else 0

    def about(self, game: Position) -> tuple[int, int, int]:
        return (-1, NOBODY, self.amount)

    def rule(self) -> str:
        return "C4"

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.other_deck, self.amount)


def levy(game: Position, seat: int, amount: int, collects: bool, cause: int, rule: str, why: str) -> None:
    """Collect from each other player, or pay each, one debt after another (K6)."""
    others = game.seats_in() & ~(1 << seat)
    game.push(Levy(seat, amount, collects, others, cause, rule, why))


class Levy(Frame):
    """The players who have still to pay, or to be paid, in turn order from the left (K6)."""

    def __init__(self, seat: int, amount: int, collects: bool, pending: int, cause: int, rule: str, why: str) -> None:
        super().__init__(seat)
        self.amount: int = amount
        self.collects: bool = collects
        self.pending: int = pending
        self.cause: int = cause
        self.cited: str = rule
        self.why: str = why

    def name(self) -> str:
        return "Levy"

    def unpaid(self, game: Position) -> int:
        """The players who have still to pay, or to be paid."""
        return 0 if game.players[self.seat].out else self.pending & game.seats_in()

    def step(self, game: Position) -> None:
        pending = self.unpaid(game)
        if not pending:
            game.pop()
            return
        other = game.after(self.seat)
        while not pending >> other & 1:
            other = game.after(other)
        rest = pending & ~(1 << other)
        game.replace(self.remaining(rest))
        debtor, creditor = (other, self.seat) if self.collects else (self.seat, other)
        owe(game, Debt(debtor, creditor, self.cause, 1, self.amount, self.cited, self.why))

    def remaining(self, pending: int) -> Levy:
        """The same payment, for these players."""
        return Levy(self.seat, self.amount, self.collects, pending, self.cause, self.cited, self.why)

    def rule(self) -> str:
        return "K6"

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.amount, self.collects, self.pending, self.cause)
