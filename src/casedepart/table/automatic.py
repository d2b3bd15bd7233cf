"""Automatic answers: chance, proxy bids up to a limit, offers that became impossible."""

from __future__ import annotations

from casedepart.engine import Auction, Dealing, check_offer
from casedepart.engine.actions import BID, CHANCE, WITHDRAW, Action, Refused, action, bid
from casedepart.engine.game import Game
from casedepart.engine.order import chance_is_next
from casedepart.table.draft import Draft
from casedepart.table.lessons.script import lesson_of, scripted_chance
from casedepart.table.replay import start_of
from casedepart.table.standing import Standing


def answer_automatically(draft: Draft, standing: Standing) -> None:
    """Answer all that needs nobody, until somebody has to think or to tell a draw, or devices to take part in it."""
    game = draft.game
    while not game.over:
        if chance_is_next(game):
            if draft.present() or (standing.hand and told_by_hand(game)):
                return
            scripted = scripted_throw(draft, standing)
            if scripted is not None:
                draft.answer(CHANCE, scripted)
            else:
                draft.throw({})
        elif not (raise_bid(draft, standing) or withdraw_dead_offer(draft)):
            return


def told_by_hand(game: Game) -> bool:
    """Is it dice or a card that chance is asked for? Deeds are always dealt by the program."""
    return not isinstance(game.top, Dealing)


def scripted_throw(draft: Draft, standing: Standing) -> Action | None:
    """What chance answers by the script of a lesson; None: it is no lesson, or its script is over."""
    if not standing.settings.lesson:
        return None
    lesson = lesson_of(standing.settings.edition)
    return scripted_chance(lesson, start_of(standing), draft.game, draft.names, draft.so_far())


def raise_bid(draft: Draft, standing: Standing) -> bool:
    """Place a proxy bid for whoever has the highest limit: as much as it takes to outbid the next, and no more."""
    top = draft.game.top
    if not isinstance(top, Auction) or top.one_bid() or draft.new_auction:
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


def withdraw_dead_offer(draft: Draft) -> bool:
    """Withdraw one offer that the game has made impossible, with the reason (D1); False: there is none."""
    for seat, proposal in draft.game.offers:
        try:
            check_offer(draft.game, seat, proposal)
        except Refused as refused:
            draft.answer(seat, action(WITHDRAW), cause=f"impossible {refused.rule} {refused.why}")
            return True
    return False
