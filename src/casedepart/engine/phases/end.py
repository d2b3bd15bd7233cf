"""The end of a game: the last claims, the count, the winners (W1 to W3, Q4 to Q6, R4, H7, H8)."""

from __future__ import annotations

from mypy_extensions import i64

from casedepart.engine import events
from casedepart.engine.actions import BANK, CLAIM, DECLINE, Action, refuse
from casedepart.engine.decision import Options
from casedepart.engine.phases.rent import claims_of, rent_due
from casedepart.engine.phases.site import height
from casedepart.engine.sets import first, members
from casedepart.engine.state import BY_DICE, Frame, Position


class Finish(Frame):
    """Before the last count every open claim is asked for once, and settled (R4)."""

    def name(self) -> str:
        return "finish"

    def asked(self, game: Position) -> int:
        if game.over or not game.claims:
            return 0
        return 1 << game.claims[0].owner

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << CLAIM | 1 << DECLINE if self.asked(game) >> seat & 1 else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.targets[CLAIM] = claims_of(game, seat)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        """No to one's claims; a claim itself is taken at any time (T6)."""
        if act.verb == DECLINE and self.asked(game) >> seat & 1:
            game.claims = tuple([claim for claim in game.claims if claim.owner != seat])
        elif act.verb == DECLINE:
            raise refuse("R4", "not-your-claim")
        else:
            raise self.not_asked(game, seat, act)

    def step(self, game: Position) -> None:
        """Count, and name the winners."""
        if game.ended_by == "H7":
            declare(game, worths(game), "H7")
        elif game.rules.choices.last_lap:
            collect_rents(game)
            declare(game, money(game), "W2")
        else:
            declare(game, worths(game), "Q5")

    def rule(self) -> str:
        return "R4"


def agree_to_count(game: Position) -> None:
    """All have agreed to end the game: nobody rolls again, and what is open is finished before the count (H7)."""
    if game.time_up:
        raise refuse("H7", "counting")
    game.time_up = True
    game.ended_by = "H7"
    game.note(events.AGREED, rule="H7")


def give_up(game: Position, seat: int) -> None:
    """A player ends the game at once by giving up: the others are counted as they stand, bids set aside too (H8)."""
    if seat >= len(game.players):
        raise refuse("S2", "no-such-seat")
    if game.players[seat].out:
        raise refuse("K3", "out-of-the-game")
    game.ended_by = "H8"
    game.note(events.GAVE_UP, seat, rule="H8")
    scores = worths(game)
    frame: Frame | None = game.top
    while frame is not None:
        for other in members(game.seats_in()):
            scores[other] += frame.held_for(other)
        frame = frame.below
    scores[seat] = -1
    declare(game, scores, "H8")


def collect_rents(game: Position) -> None:
    """Each in turn order collects from the bank the rent of each of their properties (W2)."""
    game.errand = BY_DICE
    for seat in range(len(game.players)):
        player = game.players[seat]
        paying = player.owned & ~player.mortgaged & ~game.rules.utilities
        for square in members(paying):
            claim = rent_due(game, seat, square)
            amount = claim.factor * claim.base
            game.pay(BANK, seat, amount)
            game.note(events.RECEIVED, seat, square=square, n=amount, rule="W2", why=claim.why)


def money(game: Position) -> list[int]:
    """The cash of each player; -1 for who is out."""
    return [-1 if player.out else player.cash for player in game.players]


def worths(game: Position) -> list[int]:
    """The worth of each player; -1 for who is out."""
    return [-1 if game.players[seat].out else worth(game, seat) for seat in range(len(game.players))]


def worth(game: Position, seat: int) -> int:
    """Cash, properties at price, mortgaged ones at half, buildings at what they cost (Q5)."""
    player = game.players[seat]
    return counted(game, player.owned, player.cash, player.mortgaged)


def counted(game: Position, owned: int, cash: int, mortgaged: int) -> int:
    """What the last count makes of these deeds, with what stands on them, and so much cash (Q5)."""
    rules = game.rules
    total = cash
    left: i64 = owned
    while left:
        square = first(left)
        left &= left - 1
        price = rules.price[square]
        total += price // 2 if mortgaged >> square & 1 else price
        total += height(game, square) * rules.building[square]
    return total


def declare(game: Position, scores: list[int], rule: str) -> None:
    """The most wins; equals share (W2, Q5)."""
    best = max(scores)
    game.scores = tuple(scores)
    for seat in range(len(scores)):
        if scores[seat] >= 0:
            game.note(events.COUNTED, seat, n=scores[seat], rule=rule)
        if scores[seat] == best:
            win(game, seat, rule)


def win(game: Position, seat: int, rule: str) -> None:
    """The game is over, and this player has won it, alone or with others."""
    game.over = True
    game.winners |= 1 << seat
    game.note(events.WON, seat, rule=rule)


def ended_by(game: Position) -> str:
    """The rule by which the game is over."""
    choices = game.rules.choices
    left = game.seats_in()
    if game.ended_by:
        return game.ended_by
    if not left & (left - 1):
        return "W3" if choices.last_lap else "W1"
    if choices.last_lap:
        return "W2"
    return "Q6" if game.time_up else "Q4"


def last_player_left(game: Position) -> bool:
    """One player is left: the game is over at once (W1, W3, R8)."""
    left = game.seats_in()
    if left & (left - 1):
        return False
    win(game, left.bit_length() - 1, "W3" if game.rules.choices.last_lap else "W1")
    return True
