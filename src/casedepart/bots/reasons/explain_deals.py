"""The reasons for proposing a deal, taking it or refusing it."""

from __future__ import annotations

from casedepart.bots.reasons.reason import Reason
from casedepart.bots.steady.bargain import allowed
from casedepart.engine.actions import ACCEPT, Action, Offer
from casedepart.engine.game import Game
from casedepart.engine.sets import members


def completed(game: Game, seat: int, squares: int) -> int:
    """The group that these deeds would complete for this player; -1: none."""
    owned = game.players[seat].owned | squares
    for group in range(len(game.rules.groups)):
        whole = game.rules.groups[group]
        if whole & squares and owned & whole == whole:
            return group
    return -1


def offer_reason(game: Game, seat: int, offer: Offer) -> Reason:
    """What a proposal is for: a group on one side or both, a step towards one, or money."""
    mine = completed(game, seat, offer.get.squares)
    theirs = completed(game, offer.n, offer.give.squares)
    if mine >= 0:
        return Reason("offer-both" if theirs >= 0 else "offer-group", group=mine, seat=offer.n)
    if theirs >= 0:
        return Reason("offer-sell", group=theirs, seat=offer.n, n=offer.get.cash)
    for square in members(offer.get.squares & game.rules.streets):
        return Reason("offer-nearer", square, game.rules.group[square], offer.n)
    return Reason("offer-money", seat=offer.n, n=offer.get.cash)


def answer_reason(game: Game, seat: int, act: Action, proposer: int, offer: Offer, mine: int, theirs: int) -> Reason:
    """Why an offer is taken or refused, by what each side gains."""
    if act.verb == ACCEPT:
        group = completed(game, seat, offer.give.squares)
        if group < 0:
            return Reason("accept", seat=proposer, n=max(mine, 0))
        both = completed(game, proposer, offer.get.squares) >= 0
        return Reason("accept-both" if both else "accept-group", group=group, seat=proposer, n=max(mine, 0))
    if not allowed(game, proposer, offer):
        return Reason("reject-rules", seat=proposer)
    if mine <= 0:
        return Reason("reject-loss", seat=proposer, n=-mine)
    if mine >= theirs:
        return Reason("reject-idle", seat=proposer)
    return Reason("reject-little", seat=proposer, n=mine, m=theirs)
