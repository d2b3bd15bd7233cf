"""Offers made to a person: accepted, turned down, or answered by another."""

from __future__ import annotations

from casedepart.cli.terminal.asking import choose_now
from casedepart.cli.terminal.desk import Back, Desk
from casedepart.cli.terminal.trading import effects, trade
from casedepart.engine.actions import ACCEPT, REJECT, Offer, action
from casedepart.texts import action_text, offer_text


def ask_offers(desk: Desk, seat: int) -> bool:
    """Put the first open offer to this person; whether there was one."""
    for proposer, proposal in desk.game.offers:
        if proposal.n == seat:
            answer_offer(desk, seat, proposer, proposal)
            return True
    return False


def answer_offer(desk: Desk, seat: int, proposer: int, proposal: Offer) -> None:
    """Yes, no, or no and an offer in return."""
    names = desk.theme.names
    asks = "\n".join([offer_text(proposer, proposal, names), *effects(desk, proposer, proposal)])
    acts = [action(REJECT, proposer)]
    if desk.game.options(seat).targets[ACCEPT] >> proposer & 1:
        acts.insert(0, action(ACCEPT, proposer))
    labels = [action_text(act, names) for act in acts]
    labels.append(desk.theme.say("answer-counter", who=desk.name(proposer)))
    chosen = choose_now(desk, seat, asks, labels)
    if chosen < len(acts):
        desk.do(seat, acts[chosen])
        return
    desk.do(seat, action(REJECT, proposer))
    try:
        trade(desk, seat, proposer)
    except Back:
        desk.say("trade-dropped")
