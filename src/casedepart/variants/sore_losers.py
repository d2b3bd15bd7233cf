"""Sore Losers: coins, and the M. Monopoly figure that turns the tables (L1 to L16, F2, R11, R12)."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import (
    BANK,
    DECLINE,
    PLACE,
    ROB,
    ROLL,
    SEND,
    STEAL,
    USE_COINS,
    Action,
    Goods,
    refuse,
)
from casedepart.engine.decision import Options
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.jail import leave_jail, put_in_jail
from casedepart.engine.phases.payment import owe
from casedepart.engine.phases.rent import rent_debt
from casedepart.engine.sets import contains, members
from casedepart.engine.state import AGAIN, FREE, RENT, START, TAX, Claim, Debt, Frame, Position
from casedepart.engine.variant import Variant

MOST_FREE_HOUSES: Final = 4
"""A street takes no more free houses than this (L10)."""


class SoreLosers(Variant):
    """Losing pays in coins; four of them buy the figure."""

    def __init__(self) -> None:
        super().__init__("sore-losers")

    # Buying the figure

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << USE_COINS if may_buy_figure(game, seat) else 0

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        if act.verb != USE_COINS:
            return False
        if not may_buy_figure(game, seat):
            raise refuse(self.refusal(game, seat, act) or "L5", "not-four-coins-before-a-roll")
        buy_figure(game, seat)
        return True

    def refusal(self, game: Position, seat: int, act: Action) -> str:
        """The rule that speaks of the very case: trapped coins, a free house, a theft at GO or before moving."""
        if (act.verb == USE_COINS or act.verb == ROLL) and game.players[seat].trapped:
            return "L12"
        if act.verb == PLACE:
            return "L10"
        if act.verb == STEAL and game.last_lap and seat == game.figure and game.players[seat].home:
            return "L16"
        if act.verb == STEAL and seat == game.figure and just_bought(game, seat):
            return "L13"
        return ""

    # Coins

    def debt_paid(self, game: Position, debt: Debt) -> None:
        """Paying rent, a tax or a bill earns a coin (L1); the owner who pays the figure earns one (L7)."""
        if debt.cause == RENT or debt.cause == TAX:
            rule = "L7" if debt.rule == "L7" else "L1"
            give_coin(game, debt.debtor, rule)

    def take_coin(self, game: Position, seat: int) -> None:
        give_coin(game, seat, "L1")

    def went_to_jail(self, game: Position, seat: int) -> None:
        game.players[seat].trapped = False
        give_coin(game, seat, "L1")

    def on_own(self, game: Position, seat: int, square: int) -> None:
        give_coin(game, seat, "L3")

    def on_free_parking(self, game: Position, seat: int) -> None:
        """Steal a coin (F2, L14)."""
        if holders(game, seat):
            game.push(Robbery(seat))

    def check_goods(self, game: Position, giver: int, receiver: int, goods: Goods, returned: Goods) -> None:
        """Coins may be traded, but never to more than four, to the figure, or by a trapped player."""
        if not goods.coins:
            return
        if game.players[giver].trapped:
            raise refuse("L12", "trapped-coins")
        most = game.rules.choices.most_coins
        after = game.players[receiver].coins + goods.coins - returned.coins
        if receiver == game.figure or after > most:
            raise refuse("L4", "too-many-coins")

    # The figure

    def skips_turn(self, game: Position, seat: int) -> str:
        """A trapped player does not move until the figure leaves."""
        return "L12" if game.players[seat].trapped else ""

    def double_rolled(self, game: Position, seat: int) -> None:
        """Anyone's double gives the figure a free house to place (L10)."""
        if game.figure != NOBODY and free_sites(game):
            game.push(FreeHouse(game.figure))

    def third_double_moves(self, game: Position, seat: int) -> bool:
        return seat == game.figure

    def instead_of_jail(self, game: Position, seat: int) -> bool:
        """The figure sends another player in its place (L9)."""
        if seat != game.figure:
            return False
        if sendable(game, seat):
            game.push(SendToJail(seat))
        return True

    def leaves_square(self, game: Position, seat: int) -> None:
        if seat == game.figure:
            release(game)

    def arrives(self, game: Position, seat: int) -> None:
        """The figure's landing on other players gives them a coin, traps them and may steal (L2, L11)."""
        if seat == game.figure:
            land_on_players(game, seat)

    def on_owned(self, game: Position, claim: Claim) -> bool:
        """The owner pays the figure the rent (L7)."""
        if claim.visitor != game.figure:
            return False
        owe(game, rent_debt(claim, claim.owner, claim.visitor, "L7"))
        return True

    def on_tax(self, game: Position, seat: int, square: int) -> bool:
        """The bank pays the figure the amount (L8)."""
        if seat != game.figure:
            return False
        amount = game.rules.board[square].amount
        game.pay(BANK, seat, amount)
        game.note(events.RECEIVED, seat, square=square, n=amount, rule="L8", why="tax")
        return True

    def bankrupt(self, game: Position, seat: int) -> None:
        """Coins go to the bank (L15); the figure returns to the centre and frees whom it trapped (R11)."""
        player = game.players[seat]
        game.coins_left += player.coins
        player.coins = 0
        player.trapped = False
        if seat == game.figure:
            release(game)
            game.figure = NOBODY


# Coins


def give_coin(game: Position, seat: int, rule: str) -> None:
    """A coin of the bank, unless the player has four, is the figure, or there is none left (L4)."""
    player = game.players[seat]
    if player.out or seat == game.figure or not game.coins_left:
        return
    if player.coins < game.rules.choices.most_coins:
        player.coins += 1
        game.coins_left -= 1
        game.note(events.COIN, seat, BANK, rule=rule)


def holders(game: Position, but: int) -> int:
    """The other players who hold a coin."""
    mask = 0
    for seat in range(len(game.players)):
        if seat != but and game.players[seat].coins and not game.players[seat].out:
            mask |= 1 << seat
    return mask


class Robbery(Frame):
    """Free Parking: whose coin is stolen (F2)."""

    def name(self) -> str:
        return "Robbery"

    def asked(self, game: Position) -> int:
        return 1 << self.seat if holders(game, self.seat) else 0

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << ROB if seat == self.seat else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.targets[ROB] = holders(game, seat)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != ROB:
            raise self.not_asked(game, seat, act)
        if seat != self.seat or not contains(holders(game, seat), act.n):
            raise refuse("F2", "no-coin-there")
        game.pop()
        player = game.players[seat]
        game.players[act.n].coins -= 1
        if seat == game.figure or player.coins >= game.rules.choices.most_coins:
            game.coins_left += 1
            game.note(events.COIN_LOST, act.n, seat, rule="F2")
        else:
            player.coins += 1
            game.note(events.COIN, seat, act.n, rule="F2")

    def rule(self) -> str:
        return "F2"


# The figure


def may_buy_figure(game: Position, seat: int) -> bool:
    """At the start of one's turn, or before a further roll after a double, with four coins (L5)."""
    player = game.players[seat]
    return (
        seat == game.turn
        and (game.stage == START or game.stage == AGAIN)
        and not game.time_up
        and seat != game.figure
        and not player.trapped
        and player.coins >= game.rules.choices.most_coins
    )


def just_bought(game: Position, seat: int) -> bool:
    """Has the figure not moved since it was bought? Where it moved, it trapped whoever stood there (L13)."""
    if seat != game.turn:
        return False
    if not game.rolled:
        return True
    for other in range(len(game.players)):
        player = game.players[other]
        if other != seat and player.at == game.players[seat].at and not player.out and not player.trapped:
            return True
    return False


def buy_figure(game: Position, seat: int) -> None:
    """Four coins to the bank; the last holder's own token stands where the figure stood (L5, L6)."""
    player = game.players[seat]
    player.coins -= game.rules.choices.most_coins
    game.coins_left += game.rules.choices.most_coins
    release(game)
    game.note(events.FIGURE, seat, game.figure, rule="L5")
    game.figure = seat
    if player.jail != FREE:
        leave_jail(game, seat, "L5")


def release(game: Position) -> None:
    """The figure leaves its square: whom it trapped may move again (L12)."""
    for seat in range(len(game.players)):
        player = game.players[seat]
        if player.trapped:
            player.trapped = False
            game.note(events.RELEASED, seat, rule="L12")


def land_on_players(game: Position, seat: int) -> None:
    """Coins and traps for those on the square, then a theft from each, in turn order (L2, L11, L16)."""
    at = game.players[seat].at
    spared = game.last_lap and at == 0
    victims: list[int] = []
    other = game.after(seat)
    while other != seat:
        player = game.players[other]
        if player.at == at and not player.out:
            give_coin(game, other, "L2")
            if not spared:
                player.trapped = True
                game.note(events.TRAPPED, other, seat, at, rule="L11")
                victims.append(other)
        other = game.after(other)
    for victim in reversed(victims):
        game.push(Theft(seat, victim))


def stealable(game: Position, victim: int) -> int:
    """Any property but those of a complete colour group; stations always (L11)."""
    return game.players[victim].owned & ~game.players[victim].whole


class Theft(Frame):
    """One property of a trapped player, or none (L11)."""

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim: int = victim

    def name(self) -> str:
        return "Theft"

    def asked(self, game: Position) -> int:
        return 1 << self.seat if stealable(game, self.victim) else 0

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << STEAL | 1 << DECLINE if seat == self.seat else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.targets[STEAL] = stealable(game, self.victim)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != STEAL and act.verb != DECLINE:
            raise self.not_asked(game, seat, act)
        if seat != self.seat:
            raise refuse("L11", "not-your-theft")
        if act.verb == STEAL:
            if not contains(stealable(game, self.victim), act.n):
                raise refuse("L11", "not-to-be-stolen")
            game.give_deed(act.n, seat)
            game.note(events.TOOK, seat, self.victim, act.n, rule="L11")
        game.pop()

    def about(self, game: Position) -> tuple[int, int, int]:
        return (-1, self.victim, 0)

    def rule(self) -> str:
        return "L11"

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.victim)


def sendable(game: Position, but: int) -> int:
    """Whom the figure may send to jail: still in, not there already, not home (R11)."""
    mask = 0
    for seat in range(len(game.players)):
        player = game.players[seat]
        if seat != but and not player.out and not player.home and player.jail == FREE:
            mask |= 1 << seat
    return mask


class SendToJail(Frame):
    """The figure sends another player to jail in its place (L9)."""

    def name(self) -> str:
        return "SendToJail"

    def asked(self, game: Position) -> int:
        return 1 << self.seat if sendable(game, self.seat) else 0

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << SEND if seat == self.seat else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.targets[SEND] = sendable(game, seat)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != SEND:
            raise self.not_asked(game, seat, act)
        if seat != self.seat or not contains(sendable(game, seat), act.n):
            raise refuse("R11", "not-to-be-sent")
        game.pop()
        put_in_jail(game, act.n, "L9")

    def rule(self) -> str:
        return "L9"


def free_sites(game: Position) -> int:
    """Any street that has fewer than four houses and no hotel, while the bank has houses (L10)."""
    if not game.houses_left:
        return 0
    mask = 0
    for square in members(game.rules.streets):
        if game.buildings[square] < MOST_FREE_HOUSES:
            mask |= 1 << square
    return mask


class FreeHouse(Frame):
    """The figure's holder places one house, free, on any street (L10)."""

    def name(self) -> str:
        return "FreeHouse"

    def asked(self, game: Position) -> int:
        return 1 << self.seat if free_sites(game) else 0

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << PLACE if seat == self.seat else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.targets[PLACE] = free_sites(game)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != PLACE:
            raise self.not_asked(game, seat, act)
        if seat != self.seat or not contains(free_sites(game), act.n):
            raise refuse("L10", "no-place-there")
        game.pop()
        level = game.buildings[act.n] + 1
        game.set_buildings(act.n, level)
        game.note(events.BUILT, seat, square=act.n, n=level, rule="L10")

    def rule(self) -> str:
        return "L10"
