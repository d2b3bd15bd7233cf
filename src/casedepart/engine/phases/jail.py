"""Jail: how one gets in, tries, and gets out (J1 to J7, T5)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BANK, Action, refuse
from casedepart.engine.phases.payment import owe, pay_debt
from casedepart.engine.phases.roll import note_roll, read_dice, tell_double
from casedepart.engine.sets import members
from casedepart.engine.state import DONE, FINE, FINE_DUE, FREE, MOVE, START, Debt, Position


def send_to_jail(game: Position, seat: int, rule: str) -> None:
    """Straight to jail: no 200, and in one's own turn it is over at once, double or not (J1, T5)."""
    for variant in game.rules.variants:
        if variant.instead_of_jail(game, seat):
            return
    put_in_jail(game, seat, rule)


def put_in_jail(game: Position, seat: int, rule: str) -> None:
    """The token goes to the jail square, whoever's turn it is; the count of doubles is cleared (R9)."""
    for variant in game.rules.variants:
        variant.leaves_square(game, seat)
    player = game.players[seat]
    player.at = game.rules.jail
    player.jail = 0
    game.note(events.JAILED, seat, rule=rule)
    if seat == game.turn:
        game.jailed = True
        game.again = False
        game.doubles = 0
        game.stage = DONE
    for variant in game.rules.variants:
        variant.went_to_jail(game, seat)


def leave_jail(game: Position, seat: int, rule: str) -> None:
    """Out of jail, onto the same square."""
    game.players[seat].jail = FREE
    game.note(events.FREED, seat, rule=rule)


def try_for_double(game: Position, seat: int, act: Action) -> None:
    """A roll in jail: a double leaves and moves, without a further roll (J4); the last failure pays (J5, J7)."""
    player = game.players[seat]
    game.first, game.second = read_dice(act)
    game.face = 0
    note_roll(game, seat, act, "J2")
    if frees(game.first, game.second):
        game.no_roll = "J4"
        leave_jail(game, seat, "J4")
        game.stage = MOVE
        tell_double(game, seat)
        return
    game.no_roll = "J2"
    player.jail += 1
    game.note(events.STAYED, seat, n=player.jail, rule="J2")
    if player.jail < game.rules.jail_tries:
        game.stage = DONE
        return
    game.no_roll = "J5"
    game.stage = FINE
    rule = "J5" if game.rules.jail_tries > 1 else "J7"
    owe(game, Debt(seat, BANK, FINE_DUE, 1, game.rules.fine, rule, "fine"))


def frees(first: int, second: int) -> bool:
    """Do these dice leave jail (J4)?"""
    return first == second


def pay_fine(game: Position, seat: int) -> None:
    """Pay the fine at the start of a turn, then roll and move (J2, J3)."""
    check_start(game, seat)
    if game.players[seat].cash < game.rules.fine:
        raise refuse("J2", "cash-short")
    pay_debt(game, Debt(seat, BANK, FINE_DUE, 1, game.rules.fine, "J3", "fine"))
    leave_jail(game, seat, "J2")


def use_card(game: Position, seat: int) -> None:
    """Use a card at the start of a turn, then roll and move; it goes under its own deck (J2, C2)."""
    check_start(game, seat)
    player = game.players[seat]
    if not player.cards:
        raise refuse("J2", "no-jail-card")
    deck = members(player.cards)[0]
    player.cards &= ~(1 << deck)
    game.return_card(deck)
    game.note(events.CARD_RETURNED, seat, n=deck, rule="C2")
    leave_jail(game, seat, "J2")


def check_start(game: Position, seat: int) -> None:
    """Fine and card serve in jail, at the start of one's turn (J2)."""
    if seat != game.turn or game.stage != START:
        raise refuse("J2", "not-start-of-turn")
    if game.players[seat].jail == FREE:
        raise refuse("J2", "not-in-jail")
