"""Mortgages and claims: chosen from what is possible, one after the other."""

from __future__ import annotations

from casedepart.cli.terminal.answers import label
from casedepart.cli.terminal.desk import Desk
from casedepart.engine.actions import CLAIM, MORTGAGE, REDEEM, action
from casedepart.engine.sets import members
from casedepart.texts import action_text

MENUS = {MORTGAGE: "mortgage", REDEEM: "redeem"}


def turn_deeds(desk: Desk, seat: int, verb: int) -> None:
    """Mortgage or redeem until the player has enough of it."""
    while targets := members(desk.game.options(seat).targets[verb]):
        acts = [action(verb, square) for square in targets]
        labels = [label(desk.theme, desk.game, seat, act) for act in acts]
        desk.do(seat, acts[desk.choose(seat, desk.theme.say(f"ask-{MENUS[verb]}"), labels)])
    desk.say(f"nothing-to-{MENUS[verb]}")


def claim(desk: Desk, seat: int) -> None:
    """Claim from one visitor, of those who owe rent."""
    visitors = members(desk.game.options(seat).targets[CLAIM])
    if not visitors:
        desk.say("nothing-to-claim")
        return
    acts = [action(CLAIM, visitor) for visitor in visitors]
    labels = [action_text(act, desk.theme.names) for act in acts]
    desk.do(seat, acts[desk.choose(seat, desk.theme.say("ask-claim"), labels)])
