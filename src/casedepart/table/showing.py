"""A game as everyone sees it: the position, and what each seat may do. The engine keeps no secret: all is shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

from casedepart.engine.actions import BID, OFFER, WORDS, Goods, Offer
from casedepart.engine.decision import TARGETED, Options
from casedepart.engine.events import KINDS, Event
from casedepart.engine.game import Game
from casedepart.engine.phases.auction import DEED, HOUSE_LOT, Auction
from casedepart.engine.phases.end import worth
from casedepart.engine.rules import DECK_NAMES
from casedepart.engine.sets import members
from casedepart.engine.state import Claim, Debt
from casedepart.table.wire.news import EventView
from casedepart.table.wire.view import (
    AuctionView,
    ClaimView,
    DebtView,
    GameView,
    GoodsView,
    OfferView,
    OptionsView,
    PlayerView,
)

WITH_NUMBER: Final = TARGETED | 1 << WORDS.index("claims")
"""Verbs whose squares or seats are listed; a claim may be made without one too."""


def game_view(game: Game, until: Mapping[int, int | None], hammer: int | None) -> GameView:
    """The whole position; `until` says by seat when its offer expires, `hammer` when the auction ends."""
    everyone = range(len(game.players))
    standing = game.seats_in()
    top = game.top
    return GameView(
        turn=game.turn,
        turns=game.turns,
        question="" if game.over else question(type(top).__name__),
        dice=[game.first, game.second] if game.rolled and game.first else [],
        doubles=game.doubles,
        rolled=game.rolled,
        players=[player_view(game, seat) for seat in everyone],
        buildings=list(game.buildings),
        houses_left=game.houses_left,
        hotels_left=game.hotels_left,
        coins_left=game.coins_left,
        unseen=[cards.bit_count() for cards in game.unseen],
        claims=[claim_view(claim) for claim in game.claims],
        debts=[debt_view(debt) for debt in game.debts],
        offers=[offer_view(seat, offer, until.get(seat)) for seat, offer in game.offers],
        auction=auction_view(top, hammer) if isinstance(top, Auction) and not game.over else None,
        figure=game.figure,
        last_lap=game.last_lap,
        time_up=game.time_up,
        over=game.over,
        winners=list(members(game.winners)),
        asked=list(members(game.asked)),
        options=[options_view(game.options(seat), standing & ~(1 << seat)) for seat in everyone],
    )


@cache
def question(frame: str) -> str:
    """The kind of a question in words: `SendToJail` is `send-to-jail`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", frame).lower()


def player_view(game: Game, seat: int) -> PlayerView:
    """What one player has, and where they are."""
    player = game.players[seat]
    return PlayerView(
        cash=player.cash,
        at=player.at,
        owned=list(members(player.owned)),
        mortgaged=list(members(player.mortgaged)),
        jail=player.jail,
        cards=decks(player.cards),
        coins=player.coins,
        trapped=player.trapped,
        out=player.out,
        home=player.home,
        worth=worth(game, seat),
    )


def decks(mask: int) -> list[str]:
    return [DECK_NAMES[deck] for deck in members(mask)] if mask else []


def claim_view(claim: Claim) -> ClaimView:
    return ClaimView(claim.visitor, claim.owner, claim.square, claim.factor, claim.base, claim.throw)


def debt_view(debt: Debt) -> DebtView:
    return DebtView(debt.debtor, debt.creditor, debt.amount(), debt.square, debt.rule, debt.why)


def offer_view(seat: int, offer: Offer, until: int | None) -> OfferView:
    return OfferView(seat, offer.n, goods_view(offer.give), goods_view(offer.get), until)


def goods_view(goods: Goods) -> GoodsView:
    return GoodsView(goods.cash, list(members(goods.squares)), decks(goods.cards), goods.coins)


def auction_view(auction: Auction, hammer: int | None) -> AuctionView:
    """What is up for auction, how far it has come, and when it ends."""
    lot: Literal["deed", "house", "hotel"] = "deed"
    if auction.lot != DEED:
        lot = "house" if auction.lot == HOUSE_LOT else "hotel"
    left = list(members(auction.left))
    return AuctionView(lot, auction.square, auction.least, auction.best, auction.bidder, left, hammer)


def options_view(options: Options, others: int) -> OptionsView:
    """What one seat may do; `others` are the seats it may trade with."""
    answers = {WORDS[verb]: numbers(options, verb) for verb in members(options.verbs)} if options.verbs else {}
    free = {WORDS[verb]: numbers(options, verb) for verb in members(options.free & ~(1 << OFFER))}
    if others and options.free >> OFFER & 1:
        free[WORDS[OFFER]] = list(members(others))
    return OptionsView(answers, free, [WORDS[verb] for verb in members(options.awaited)])


def numbers(options: Options, verb: int) -> list[int]:
    """The squares or seats that a verb takes, the bounds of a bid, or nothing."""
    if verb == BID:
        return [options.least_bid, options.most_bid]
    return list(members(options.targets[verb])) if WITH_NUMBER >> verb & 1 else []


def event_view(event: Event) -> EventView:
    """One thing that happened."""
    kind, seat, other, square, n, rule, working, why = event.key()
    return EventView(KINDS[kind], seat, other, square, n, rule, working, why)
