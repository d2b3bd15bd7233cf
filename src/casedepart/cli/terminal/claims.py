"""Rent that has just fallen due: a person is asked whether they claim it, before it lapses (P6)."""

from __future__ import annotations

from casedepart.cli.terminal.asking import choose_now
from casedepart.cli.terminal.desk import Desk
from casedepart.engine.actions import CLAIM, DECLINE, action
from casedepart.engine.state import Claim
from casedepart.texts import action_text, text


def claim_all(desk: Desk, seat: int) -> bool:
    """Claim whatever is due to this person, without asking them; whether there was something."""
    return bool(desk.game.options(seat).targets[CLAIM]) and desk.do(seat, action(CLAIM))


def ask_due_claims(desk: Desk, seat: int) -> bool:
    """Ask a person about rents that have just fallen due; whether something was claimed."""
    if desk.game.options(seat).verbs >> CLAIM & 1:
        return False  # the game itself asks for them now (R4)
    due = desk.sitting.due_claims(seat)
    visitors = sorted({rent.visitor for rent in due if claimable(desk, seat, rent)})
    for visitor in visitors:
        rents = [rent for rent in due if rent.visitor == visitor]
        asks = " ".join(rent_words(desk, rent) for rent in rents)
        labels = [
            action_text(action(CLAIM, visitor), desk.theme.names),
            action_text(action(DECLINE), desk.theme.names, about="claim"),
        ]
        if choose_now(desk, seat, asks, labels, enter=0) == 0:
            return desk.do(seat, action(CLAIM, visitor))
        desk.sitting.let_be(rents)
    return False


def claimable(desk: Desk, seat: int, rent: Claim) -> bool:
    return desk.game.options(seat).targets[CLAIM] >> rent.visitor & 1 == 1


def rent_words(desk: Desk, rent: Claim) -> str:
    """Who owes a rent, for what, and how it is worked out."""
    theme = desk.theme
    why = text(theme.language, f"why-{rent.why}", **theme.names.words.arguments())
    amount = theme.say("dice-times", n=rent.factor) if rent.throw else theme.money(rent.factor * rent.base)
    return theme.say(
        "ask-rent",
        who=desk.name(rent.visitor),
        square=theme.square(rent.square),
        amount=amount,
        why=why,
        rule=rent.rule,
    )
