"""What a table does by itself as soon as it can: chance, rents claimed for someone, bids up to a limit, dead offers."""

from __future__ import annotations

from casedepart.engine.actions import BID, CLAIM, WITHDRAW, Refused, action, bid
from casedepart.engine.order import chance_is_next
from casedepart.engine.phases.auction import Auction
from casedepart.engine.phases.trade import check
from casedepart.table.draft import Draft
from casedepart.table.standing import Standing


def attend(draft: Draft, standing: Standing) -> None:
    """Answer all that needs nobody, until somebody has to think, or their devices to take part in a draw."""
    game = draft.game
    while not game.over:
        if chance_is_next(game):
            if draft.present():
                return
            draft.throw({})
        elif not (claimed(draft, standing) or outbid(draft, standing) or withdrawn(draft)):
            return


def claims_for(standing: Standing, seat: int) -> bool:
    """Are this seat's rents claimed for it?"""
    return standing.settings.claims == "automatic" or standing.seats[seat].claims


def claimed(draft: Draft, standing: Standing) -> bool:
    """Claim a rent for an owner who wishes it so (P6)."""
    for claim in draft.game.claims:
        if claims_for(standing, claim.owner):
            try:
                draft.answer(claim.owner, action(CLAIM, claim.visitor), cause="claim")
            except Refused:
                continue  # something else comes first; there is another chance after it
            return True
    return False


def outbid(draft: Draft, standing: Standing) -> bool:
    """Bid for the one with the highest limit: as much as it takes to outbid the next, and no more."""
    top = draft.game.top
    if not isinstance(top, Auction) or draft.new_auction:
        return False
    caps = {seat: cap for seat in range(len(standing.seats)) if (cap := most(draft, standing, top, seat)) >= top.least}
    challengers = [seat for seat in caps if draft.game.options(seat).verbs >> BID & 1]
    if not challengers:
        return False
    seat = max(challengers, key=lambda challenger: caps[challenger])
    rival = max((cap for other, cap in caps.items() if other != seat), default=0)
    draft.answer(seat, bid(max(top.least, min(caps[seat], rival + 1))), cause="limit")
    return True


def most(draft: Draft, standing: Standing, auction: Auction, seat: int) -> int:
    """The most that may be bid for a seat: its limit, as far as its cash goes."""
    cash = draft.game.players[seat].cash
    return min(standing.seats[seat].limit, cash + (auction.best if auction.bidder == seat else 0))


def withdrawn(draft: Draft) -> bool:
    """Withdraw an offer that the game has made impossible, with the reason (D1)."""
    for seat, proposal in draft.game.offers:
        try:
            check(draft.game, seat, proposal)
        except Refused as refused:
            draft.answer(seat, action(WITHDRAW), cause=f"impossible {refused.rule} {refused.why}")
            return True
    return False
