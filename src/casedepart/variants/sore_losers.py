"""Sore Losers: coins, and the M. Monopoly figure that turns the tables (L1 to L16, F2, R11, R12)."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import (
    BANK,
    DECLINE,
    PLACE,
    ROLL,
    SEAT,
    SQUARE,
    Action,
    Goods,
    new_verb,
    refuse,
)
from casedepart.engine.decision import Options
from casedepart.engine.effects import Card, Effect
from casedepart.engine.events import NOBODY, new_event
from casedepart.engine.phases.jail import leave_jail, put_in_jail
from casedepart.engine.phases.payment import owe
from casedepart.engine.phases.position_faults import PositionFault
from casedepart.engine.phases.rent import rent_debt
from casedepart.engine.rules import Rules
from casedepart.engine.sets import contains, members
from casedepart.engine.state import AGAIN, FREE, RENT, START, TAX, Claim, Debt, Frame, Position
from casedepart.engine.variant import Fact, Number, State, Variant

NAME: Final = "sore-losers"
USE_COINS: Final = new_verb("uses coins", "L5", variant=NAME)
STEAL: Final = new_verb("steals", "L11", SQUARE, variant=NAME)
SEND: Final = new_verb("sends", "L9", SEAT, variant=NAME)
ROB: Final = new_verb("robs", "F2", SEAT, variant=NAME)

COIN: Final = new_event("coin")
"""seat received a coin from the bank, or from other."""
COIN_LOST: Final = new_event("coin-lost")
FIGURE: Final = new_event("figure")
TRAPPED: Final = new_event("trapped")
RELEASED: Final = new_event("released")

COINS: Final = "coins"
"""What may be traded besides (L15)."""
MOST_FREE_HOUSES: Final = 4
"""A street takes no more free houses than this (L10)."""


class Purse(State):
    """Who holds how many coins, and the figure."""

    def __init__(self, coins: tuple[int, ...], left: int, most: int, figure: int = NOBODY, trapped: int = 0) -> None:
        super().__init__(NAME)
        self.coins: Final[tuple[int, ...]] = coins
        """By seat."""
        self.left: Final[int] = left
        """Coins in the bank."""
        self.most: Final[int] = most
        """The most a player may hold, and the price of the figure (L4, L5)."""
        self.figure: Final[int] = figure
        """Who is M. Monopoly."""
        self.trapped: Final[int] = trapped
        """The players under the figure (L11)."""

    def facts(self) -> dict[str, Fact]:
        return {"coins": self.coins, "left": self.left, "figure": self.figure, "trapped": self.trapped}

    def seats(self) -> tuple[str, ...]:
        return ("trapped",)

    def counted(self) -> tuple[int, ...]:
        return (self.left + sum(self.coins),)

    def given(self, seat: int, count: int) -> Purse:
        """So many coins of the bank come to a player, or go back."""
        coins = list(self.coins)
        coins[seat] += count
        return Purse(tuple(coins), self.left - count, self.most, self.figure, self.trapped)

    def held_by(self, figure: int) -> Purse:
        """Another holds the figure."""
        return Purse(self.coins, self.left, self.most, figure, self.trapped)

    def trapping(self, trapped: int) -> Purse:
        """Others are under the figure."""
        return Purse(self.coins, self.left, self.most, self.figure, trapped)


NO_PURSE: Final = Purse((0,) * 8, 0, 0)


def purse(game: Position) -> Purse:
    """The coins and the figure of a game; where there are none, nobody holds any."""
    for state in game.states:
        if isinstance(state, Purse):
            return state
    return NO_PURSE


def trapped_faults(game: Position, kept: Purse, seat: int) -> list[PositionFault]:
    """A trapped player is under the figure, on its square, unless it has sent them to jail (L9, L11, L12)."""
    if kept.figure in (NOBODY, seat):
        return [PositionFault("L11", "trapped-by-nobody", "trapped", seat)]
    player = game.players[seat]
    if player.jail == FREE and player.at != game.players[kept.figure].at:
        return [PositionFault("L12", "trapped-elsewhere", "trapped", seat)]
    return []


class TakeCoin(Effect):
    """Take a coin from the bank (L1)."""

    def carry_out(self, game: Position, seat: int, deck: int, card: Card) -> None:
        give_coin(game, seat, "L1")


class SoreLosers(Variant):
    """Losing pays in coins; four of them buy the figure."""

    def __init__(self) -> None:
        numbers = (Number("coins", 2), Number("coins_in_all", 30), Number("most_coins", 4, 1))
        super().__init__(NAME, ("S8", "F2", *[f"L{n}" for n in range(1, 17)], "R11", "R12"), numbers)
        self.effects = (TakeCoin("coin"),)
        self.goods = (COINS,)

    def first_state(self, rules: Rules, players: int) -> State | None:
        """Each begins with a few coins; the bank has the others (S8)."""
        coins = (self.set["coins"],) * players
        return Purse(coins, self.set["coins_in_all"] - sum(coins), self.set["most_coins"])

    def state_of(self, rules: Rules, facts: dict[str, Fact]) -> State:
        coins, left, figure, trapped = facts["coins"], facts["left"], facts["figure"], facts["trapped"]
        assert isinstance(coins, tuple) and isinstance(left, int)
        assert isinstance(figure, int) and isinstance(trapped, int)
        return Purse(coins, left, self.set["most_coins"], figure, trapped)

    def corrected(self, rules: Rules, state: State, facts: dict[str, Fact]) -> State:
        """The bank has the coins that nobody holds (S8)."""
        coins = facts.get("coins")
        if isinstance(coins, tuple) and "left" not in facts:
            return self.state_of(rules, {**state.facts(), **facts, "left": state.counted()[0] - sum(coins)})
        return self.state_of(rules, {**state.facts(), **facts})

    def faults(self, players: int) -> list[tuple[str, str, str]]:
        """The coins that players start with must be there, and fit in a hand (S8, L4)."""
        coins, there, most = self.set["coins"], self.set["coins_in_all"], self.set["most_coins"]
        if coins * players > there:
            return [("coins", "too-few-coins", "coins_in_all")]
        if coins > most:
            return [("coins", "coins-beyond-a-hand", "most_coins")]
        return []

    def flaw(self, game: Position) -> str:
        kept = purse(game)
        if kept.left < 0:
            return "the bank has given coins that it had not"
        if kept.figure != NOBODY and not game.seats_in() >> kept.figure & 1:
            return "the figure is with nobody who plays"
        if kept.trapped and (kept.figure == NOBODY or kept.trapped >> kept.figure & 1):
            return "no figure traps whom it is said to"
        if max(kept.coins) > kept.most:
            return "someone holds more coins than a hand may"
        for seat in range(len(game.players)):
            if game.players[seat].out and kept.coins[seat]:
                return f"seat {seat} is bankrupt and still has coins"
        return ""

    def position_faults(self, game: Position, found: list[PositionFault]) -> list[PositionFault]:
        """Too many coins, things that a bankrupt still has, a figure in jail, and whom the figure cannot trap."""
        kept = purse(game)
        for seat in range(len(game.players)):
            player = game.players[seat]
            if player.out and kept.coins[seat]:
                found.append(PositionFault("L15", "bankrupt-holds", "coins", seat))
            elif kept.coins[seat] > kept.most:
                found.append(PositionFault("L4", "coins-over", "coins", seat))
            if player.out and kept.figure == seat:
                found.append(PositionFault("R11", "bankrupt-holds", "figure", seat))
            elif player.jail != FREE and kept.figure == seat:
                found.append(PositionFault("L9", "figure-in-jail", "figure", seat))
            if kept.trapped >> seat & 1:
                found += trapped_faults(game, kept, seat)
        return found

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

    def brings(self, game: Position, seat: int) -> str:
        """Who has the figure is paid rents, and moves for them."""
        return "L7" if figure(game) == seat and game.top.below is None else ""

    def refusal(self, game: Position, seat: int, act: Action) -> str:
        """The rule that speaks of the very case: trapped coins, a free house, a theft at GO or before moving."""
        if (act.verb == USE_COINS or act.verb == ROLL) and is_trapped(game, seat):
            return "L12"
        if act.verb == PLACE:
            return "L10"
        if act.verb == STEAL and seat == figure(game):
            if game.last_lap and game.players[seat].home:
                return "L16"
            if just_bought(game, seat):
                return "L13"
        return ""

    # Coins

    def debt_paid(self, game: Position, debt: Debt) -> None:
        """Paying rent, a tax or a bill earns a coin (L1); the owner who pays the figure earns one (L7)."""
        if debt.cause == RENT or debt.cause == TAX:
            rule = "L7" if debt.rule == "L7" else "L1"
            give_coin(game, debt.debtor, rule)

    def went_to_jail(self, game: Position, seat: int) -> None:
        free(game, seat)
        give_coin(game, seat, "L1")

    def on_own(self, game: Position, seat: int, square: int) -> None:
        give_coin(game, seat, "L3")

    def on_free_parking(self, game: Position, seat: int) -> None:
        """Steal a coin (F2, L14)."""
        if holders(game, seat):
            game.push(Robbery(seat))

    def holds(self, game: Position, seat: int, goods: Goods) -> bool:
        return goods.other(COINS) <= purse(game).coins[seat]

    def check_goods(self, game: Position, giver: int, receiver: int, goods: Goods, returned: Goods) -> None:
        """Coins may be traded, but never to more than four, to the figure, or by a trapped player."""
        coins = goods.other(COINS)
        if not coins:
            return
        kept = purse(game)
        if is_trapped(game, giver):
            raise refuse("L12", "trapped-coins")
        after = kept.coins[receiver] + coins - returned.other(COINS)
        if receiver == kept.figure or after > kept.most:
            raise refuse("L4", "too-many-coins")

    def hand_over(self, game: Position, giver: int, receiver: int, goods: Goods) -> None:
        coins = goods.other(COINS)
        game.keep(purse(game).given(giver, -coins).given(receiver, coins))
        for _ in range(coins):
            game.note(COIN, receiver, giver, rule="L15")

    # The figure

    def skips_turn(self, game: Position, seat: int) -> str:
        """A trapped player does not move until the figure leaves."""
        return "L12" if is_trapped(game, seat) else ""

    def double_rolled(self, game: Position, seat: int) -> None:
        """Anyone's double gives the figure a free house to place (L10)."""
        holder = figure(game)
        if holder != NOBODY and has_free_site(game):
            game.push(FreeHouse(holder))

    def third_double_moves(self, game: Position, seat: int) -> bool:
        return seat == figure(game)

    def instead_of_jail(self, game: Position, seat: int) -> bool:
        """The figure sends another player in its place (L9)."""
        if seat != figure(game):
            return False
        if sendable(game, seat):
            game.push(SendToJail(seat))
        return True

    def leaves_square(self, game: Position, seat: int) -> None:
        if seat == purse(game).figure:
            release(game)

    def arrives(self, game: Position, seat: int) -> None:
        """The figure's landing on other players gives them a coin, traps them and may steal (L2, L11)."""
        if seat == purse(game).figure:
            land_on_players(game, seat)

    def on_owned(self, game: Position, claim: Claim) -> bool:
        """The owner pays the figure the rent (L7)."""
        if claim.visitor != purse(game).figure:
            return False
        owe(game, rent_debt(claim, claim.owner, claim.visitor, "L7"))
        return True

    def on_tax(self, game: Position, seat: int, square: int) -> bool:
        """The bank pays the figure the amount (L8)."""
        if seat != figure(game):
            return False
        amount = game.rules.board[square].amount
        game.pay(BANK, seat, amount)
        game.note(events.RECEIVED, seat, square=square, n=amount, rule="L8", why="tax")
        return True

    def bankrupt(self, game: Position, seat: int) -> None:
        """Coins go to the bank (L15); the figure returns to the centre and frees whom it trapped (R11)."""
        kept = purse(game)
        game.keep(kept.given(seat, -kept.coins[seat]))
        free(game, seat)
        if seat == kept.figure:
            release(game)
            game.keep(purse(game).held_by(NOBODY))


# Coins


def give_coin(game: Position, seat: int, rule: str) -> None:
    """A coin of the bank, unless the player has four, is the figure, or there is none left (L4)."""
    kept = purse(game)
    if game.players[seat].out or seat == kept.figure or not kept.left:
        return
    if kept.coins[seat] < kept.most:
        game.keep(kept.given(seat, 1))
        game.note(COIN, seat, BANK, rule=rule)


def holders(game: Position, but: int) -> int:
    """The other players who hold a coin."""
    mask = 0
    coins = purse(game).coins
    for seat in range(len(game.players)):
        if seat != but and coins[seat] and not game.players[seat].out:
            mask |= 1 << seat
    return mask


class Robbery(Frame):
    """Free Parking: whose coin is stolen (F2)."""

    def name(self) -> str:
        return "robbery"

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
        kept = purse(game).given(act.n, -1)
        if seat == kept.figure or kept.coins[seat] >= kept.most:
            game.keep(kept)
            game.note(COIN_LOST, act.n, seat, rule="F2")
        else:
            game.keep(kept.given(seat, 1))
            game.note(COIN, seat, act.n, rule="F2")

    def rule(self) -> str:
        return "F2"


# The figure


def figure(game: Position) -> int:
    """Who has the figure; NOBODY: it stands in the centre."""
    return purse(game).figure


def is_trapped(game: Position, seat: int) -> bool:
    """Is this player under the figure (L11)?"""
    return purse(game).trapped >> seat & 1 == 1


def may_buy_figure(game: Position, seat: int) -> bool:
    """At the start of one's turn, or before a further roll after a double, with four coins (L5)."""
    if seat != game.turn or (game.stage != START and game.stage != AGAIN) or game.time_up:
        return False
    kept = purse(game)
    return seat != kept.figure and not kept.trapped >> seat & 1 and kept.coins[seat] >= kept.most


def just_bought(game: Position, seat: int) -> bool:
    """Has the figure not moved since it was bought? Where it moved, it trapped whoever stood there (L13)."""
    if seat != game.turn:
        return False
    if not game.rolled:
        return True
    for other in range(len(game.players)):
        player = game.players[other]
        if other != seat and player.at == game.players[seat].at and not player.out and not is_trapped(game, other):
            return True
    return False


def buy_figure(game: Position, seat: int) -> None:
    """Four coins to the bank; the last holder's own token stands where the figure stood (L5, L6)."""
    kept = purse(game)
    game.keep(kept.given(seat, -kept.most))
    release(game)
    game.note(FIGURE, seat, kept.figure, rule="L5")
    game.keep(purse(game).held_by(seat))
    if game.players[seat].jail != FREE:
        leave_jail(game, seat, "L5")


def release(game: Position) -> None:
    """The figure leaves its square: whom it trapped may move again (L12)."""
    kept = purse(game)
    if kept.trapped:
        game.keep(kept.trapping(0))
        for seat in members(kept.trapped):
            game.note(RELEASED, seat, rule="L12")


def free(game: Position, seat: int) -> None:
    """A player is no longer under the figure, for another reason than that it leaves."""
    kept = purse(game)
    if kept.trapped >> seat & 1:
        game.keep(kept.trapping(kept.trapped & ~(1 << seat)))


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
                kept = purse(game)
                game.keep(kept.trapping(kept.trapped | 1 << other))
                game.note(TRAPPED, other, seat, at, rule="L11")
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
        return "theft"

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

    def contested(self, game: Position) -> int:
        return stealable(game, self.victim)

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
        return "send-to-jail"

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
    mask = 0
    if game.houses_left:
        buildings = game.buildings
        for square in members(game.rules.streets):
            if buildings[square] < MOST_FREE_HOUSES:
                mask |= 1 << square
    return mask


def has_free_site(game: Position) -> bool:
    """Is there such a street? Mostly the first is one, and the others need not be looked at."""
    if game.houses_left:
        for square in members(game.rules.streets):
            if game.buildings[square] < MOST_FREE_HOUSES:
                return True
    return False


class FreeHouse(Frame):
    """The figure's holder places one house, free, on any street (L10)."""

    def name(self) -> str:
        return "free-house"

    def asked(self, game: Position) -> int:
        return 1 << self.seat if has_free_site(game) else 0

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
