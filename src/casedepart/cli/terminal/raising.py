"""Mortgages and claims: chosen from what is possible, one after the other."""

from __future__ import annotations

from casedepart.cli.terminal.answers import label
from casedepart.cli.terminal.desk import Desk
from casedepart.engine.actions import CLAIM, DECLINE, MORTGAGE, REDEEM, action, bits
from casedepart.engine.state import Claim
from casedepart.texts import action_text, text

MENUS = {MORTGAGE: "mortgage", REDEEM: "redeem"}


def turn_deeds(desk: Desk, seat: int, verb: int) -> None:
    """Mortgage or redeem until the player has enough of it."""
    while targets := bits(desk.game.options(seat).targets[verb]):
        acts = [action(verb, square) for square in targets]
        labels = [label(desk.theme, desk.game, seat, act) for act in acts]
        desk.do(seat, acts[desk.choose(seat, desk.theme.say(f"ask-{MENUS[verb]}"), labels)])
    desk.say(f"nothing-to-{MENUS[verb]}")


def claim(desk: Desk, seat: int) -> None:
    """Claim from one visitor, of those who owe rent."""
    visitors = bits(desk.game.options(seat).targets[CLAIM])
    if not visitors:
        desk.say("nothing-to-claim")
        return
    acts = [action(CLAIM, visitor) for visitor in visitors]
    labels = [action_text(act, desk.theme.names) for act in acts]
    desk.do(seat, acts[desk.choose(seat, desk.theme.say("ask-claim"), labels)])


def ask_due_claims(desk: Desk, seat: int) -> bool:
    """Ask a person about rents that have just fallen due; whether something was claimed."""
    due = desk.sitting.due_claims(seat)
    visitors = sorted({rent.visitor for rent in due if claimable(desk, seat, rent)})
    for visitor in visitors:
        rents = [rent for rent in due if rent.visitor == visitor]
        asks = " ".join(rent_words(desk, rent) for rent in rents)
        labels = [
            action_text(action(CLAIM, visitor), desk.theme.names),
            action_text(action(DECLINE), desk.theme.names, about="claim"),
        ]
        if chosen(desk, seat, asks, labels) == 0:
            return desk.do(seat, action(CLAIM, visitor))
        desk.sitting.let_be(rents)
    return False


def claimable(desk: Desk, seat: int, rent: Claim) -> bool:
    return desk.game.options(seat).targets[CLAIM] >> rent.visitor & 1 == 1


def chosen(desk: Desk, seat: int, asks: str, labels: list[str]) -> int:
    """A choice that cannot be put off: Enter alone is the first."""
    from casedepart.cli.terminal.asking import choose_now

    return choose_now(desk, seat, asks, labels)


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
