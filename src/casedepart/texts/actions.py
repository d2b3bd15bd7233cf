"""The answers that a player may give, as labels; and what a trade holds."""

from __future__ import annotations

from typing import Final

from casedepart.engine import actions
from casedepart.engine.actions import Action, Goods, Offer
from casedepart.engine.sets import members
from casedepart.texts.fluent import has_text, text
from casedepart.texts.names import Names

AIMED_AT_PLAYERS: Final = (actions.SEAT, actions.MAYBE_SEAT, actions.TRADE)


def action_text(act: Action, names: Names, square: int = -1, amount: int | None = None, about: str = "") -> str:
    """The label of an answer, as full as what is known allows.

    `square` and `amount` tell what the action itself does not: the property on sale, a price, the fine.
    `about` names the question that a no answers: purchase, fight, theft, contest, claim; or inherited.
    """
    row = actions.ROWS[act.verb]
    at = act.n if row.aim in (actions.SQUARE, actions.MAYBE_SQUARE) and act.n >= 0 else square
    amount = act.n if act.verb == actions.BID and amount is None else amount
    known = {
        "square": names.square(at),
        "player": names.player(act.n) if row.aim in AIMED_AT_PLAYERS and act.n >= 0 else "",
        "amount": "" if amount is None else names.words.money(amount),
    }
    message = f"action-{row.word.replace(' ', '-')}"
    arguments = {**names.words.arguments(), **known}
    return text(names.language, _fullest(message, names.language, known, about), **arguments)


def _fullest(message: str, language: str, known: dict[str, str], about: str) -> str:
    """The fullest form of a label for which everything is known."""
    forms = {
        f"about-{about}": about,
        "priced": known["square"] and known["amount"],
        "square": known["square"],
        "player": known["player"],
        "sum": known["amount"],
    }
    for form, ready in forms.items():
        if ready and has_text(language, f"{message}.{form}"):
            return f"{message}.{form}"
    return message


def offer_text(proposer: int, offer: Offer, names: Names) -> str:
    """What a trade would exchange, for both sides."""
    return text(
        names.language,
        "trade",
        who=names.player(proposer),
        other=names.player(offer.n),
        give=goods_text(offer.give, names),
        get=goods_text(offer.get, names),
    )


def goods_text(goods: Goods, names: Names) -> str:
    """One side of a trade, as a list."""
    language = names.language
    parts = [names.words.money(goods.cash)] if goods.cash else []
    parts += [names.square(at) for at in members(goods.squares)]
    parts += [text(language, "trade-card", deck=names.deck(deck)) for deck in members(goods.cards)]
    parts += [text(language, f"trade-{name}", n=count) for name, count in goods.others]
    return ", ".join(parts) or text(language, "trade-nothing")
