"""Cards: drawn from the top, put under the deck, done at once (C1 to C4, K6)."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BANK, CARD, CHANCE, CHANCE_BIT, DRAW, MOST_CARDS, PAY, Action, Described, refuse
from casedepart.engine.decision import Options
from casedepart.engine.effects import Card, Effect
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.jail import send_to_jail
from casedepart.engine.phases.move import advance_to, go_back_to
from casedepart.engine.phases.payment import owe
from casedepart.engine.rules import HOTEL, SQUARES, Rules
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

MOST_SUM: Final = 1_000_000
"""The most that a card may ask for or give."""


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
        return "draw"

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
        if isinstance(act, Described):
            self.answer_described(game, act)
            return
        place = act.n - MOST_CARDS * self.deck
        if not 0 <= place < len(game.rules.decks[self.deck]) or not take_card(game, self.deck, place):
            raise refuse("C1", "not-on-top")
        card = game.rules.decks[self.deck][place]
        if game.log is not None:
            game.note(events.DREW, self.seat, n=self.deck, rule="C1", why=card.name)
        game.pop()
        if card.effect.kept:
            game.players[self.seat].cards |= 1 << self.deck
        else:
            game.put_under(self.deck, place)
            card.effect.carry_out(game, self.seat, self.deck, card)

    def answer_described(self, game: Position, act: Described) -> None:
        """A card that is in no list: it does what it says, and the deck stays as it is, but for one that is kept."""
        effect = check_described(game, act)
        if act.n != self.deck:
            raise refuse("C1", "other-deck")
        if effect.kept:
            take_kept(game, self.deck)
        numbers = (act.first, act.second)[: len(effect.numbers)]
        working = " ".join([str(number) for number in numbers])
        square = act.first if effect.numbers[:1] == ("to",) else -1
        game.note(
            events.DESCRIBED, self.seat, NOBODY, square, self.deck, "C1", "" if square >= 0 else working, effect.name
        )
        game.pop()
        if effect.kept:
            game.players[self.seat].cards |= 1 << self.deck
        else:
            effect.carry_out(game, self.seat, self.deck, Card("", effect, act.first, act.second))

    def rule(self) -> str:
        return "C1"

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.deck)


def check_described(game: Position, act: Described) -> Effect:
    """What a described card does; refused where no card of this game does so, or its numbers cannot be."""
    for effect in playable_effects(game.rules):
        if effect.name == act.effect:
            numbers = (act.first, act.second)
            for place in range(2):
                key = effect.numbers[place] if place < len(effect.numbers) else ""
                if not least_of(key) <= numbers[place] <= most_of(key):
                    raise refuse("S5" if key == "to" else "C4", "no-such-number")
            return effect
    raise refuse("C4", "no-such-effect")


def least_of(key: str) -> int:
    """The least that a number of a card may be."""
    return 1 if key == "steps" else 0


def most_of(key: str) -> int:
    """The most that a number of a card may be: of a square, of steps, of a sum, or of nothing at all."""
    if not key:
        return 0
    return SQUARES - 1 if key == "to" or key == "steps" else MOST_SUM


def playable_effects(rules: Rules) -> tuple[Effect, ...]:
    """What a card may do in a game by these rules."""
    found = EFFECTS
    for variant in rules.variants:
        found += variant.effects
    return found


def take_kept(game: Position, deck: int) -> None:
    """Take the card that is kept out of its deck, wherever it lies there; refused where it is not there (C2)."""
    cards = game.rules.decks[deck]
    for place in range(len(cards)):
        if cards[place].effect.kept:
            if not take_from_deck(game, deck, place):
                raise refuse("C2", "card-held")
            return
    raise refuse("C2", "no-such-jail-card")


def take_from_deck(game: Position, deck: int, place: int) -> bool:
    """Take a card out of a deck, whether it has been seen or not; False: it is not there."""
    bit = 1 << place
    pile = game.piles[deck]
    if game.unseen[deck] & bit:
        left = game.unseen[deck] & ~bit
        game.unseen = (left, game.unseen[1]) if deck == 0 else (game.unseen[0], left)
        return True
    if place not in pile:
        return False
    rest = tuple([other for other in pile if other != place])
    game.piles = (rest, game.piles[1]) if deck == 0 else (game.piles[0], rest)
    return True


def advance_to_nearest(game: Position, seat: int, wanted: int, errand: int) -> None:
    """Clockwise to the nearest of these squares; nowhere if the board has none."""
    at = game.players[seat].at
    for steps in range(1, SQUARES + 1):
        square = (at + steps) % SQUARES
        if wanted >> square & 1:
            advance_to(game, seat, square, errand)
            return


class PayOrDraw(Frame):
    """The card that may be paid, or changed for one of the other deck (C4)."""

    def __init__(self, seat: int, other_deck: int, amount: int) -> None:
        super().__init__(seat)
        self.other_deck: int = other_deck
        self.amount: int = amount

    def name(self) -> str:
        return "pay-or-draw"

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
        return "levy"

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
        """What is left of this levy: those players have yet to pay or be paid."""
        return Levy(self.seat, self.amount, self.collects, pending, self.cause, self.cited, self.why)

    def rule(self) -> str:
        return "K6"

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.amount, self.collects, self.pending, self.cause)


# The effects, one row each (C4)


class Advance(Effect):
    """Advance to a square."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        advance_to(game, seat, card.n, SENT)


class Back(Effect):
    """Go back so many squares."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        go_back_to(game, seat, (game.players[seat].at - card.n) % SQUARES, SENT)


class BackTo(Effect):
    """Go back to a square."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        go_back_to(game, seat, card.n, SENT)


class ToJail(Effect):
    """Go to jail."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        send_to_jail(game, seat, "C4")


class Collect(Effect):
    """Collect from the bank."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        game.pay(BANK, seat, card.n)
        game.note(events.RECEIVED, seat, n=card.n, rule="C4", why="card")


class Pay(Effect):
    """Pay to the bank."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        owe(game, Debt(seat, BANK, CARD_DUE, 1, card.n, "C4", "card"))


class CollectEach(Effect):
    """Collect from each player (K6)."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        levy(game, seat, card.n, True, CARD_DUE, "C4", "card")


class PayEach(Effect):
    """Pay each player (K6)."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        levy(game, seat, card.n, False, CARD_DUE, "C4", "card")


class Repairs(Effect):
    """Pay so much a house and so much a hotel, on all one's streets."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        houses = 0
        hotels = 0
        for square in members(game.players[seat].owned & game.built):
            level = game.buildings[square]
            if level == HOTEL:
                hotels += 1
            else:
                houses += level
        working = f"{houses}×{card.n} + {hotels}×{card.m}" if game.log is not None else ""
        amount = houses * card.n + hotels * card.m
        owe(game, Debt(seat, BANK, CARD_DUE, 1, amount, "C4", "repairs", working=working))


class NearestStation(Effect):
    """Advance to the nearest station; its rent is doubled."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        advance_to_nearest(game, seat, game.rules.stations, SENT_TO_STATION)


class NearestUtility(Effect):
    """Advance to the nearest utility; its rent is ten times a new roll."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        advance_to_nearest(game, seat, game.rules.utilities, SENT_TO_UTILITY)


class PayOrDrawOther(Effect):
    """Pay, or draw from the other deck."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        game.push(PayOrDraw(seat, 1 - deck, card.n))


ADVANCE: Final = Advance("advance", ("to",))
BACK: Final = Back("back", ("steps",))
BACK_TO: Final = BackTo("back-to", ("to",))
TO_JAIL: Final = ToJail("jail")
KEEP_CARD: Final = Effect("keep", kept=True)
NEAREST_STATION: Final = NearestStation("nearest-station")
NEAREST_UTILITY: Final = NearestUtility("nearest-utility")

EFFECTS: Final[tuple[Effect, ...]] = (
    ADVANCE,
    BACK,
    BACK_TO,
    TO_JAIL,
    KEEP_CARD,
    Collect("collect", ("amount",)),
    Pay("pay", ("amount",)),
    CollectEach("collect-each", ("amount",)),
    PayEach("pay-each", ("amount",)),
    Repairs("repairs", ("house", "hotel")),
    NEAREST_STATION,
    NEAREST_UTILITY,
    PayOrDrawOther("pay-or-draw", ("amount",)),
)
"""What a card of any game may do; a variant adds its own (`Variant.effects`)."""
