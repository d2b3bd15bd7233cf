"""A game as everyone sees it: the position, and what each seat may do. All is shown but bids that are sealed (H27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, cast

from casedepart.bots import Reason
from casedepart.engine import DEED, HOUSE_LOT, Auction, Received, closing_claims, events, raisable, usual_rents, worth
from casedepart.engine.actions import BID, MAYBE_SQUARE, NOTHING, OFFER, ROWS, Action, Goods, Offer
from casedepart.engine.decision import Options
from casedepart.engine.events import NOBODY, Event
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.engine.state import Claim, Debt, Frame
from casedepart.engine.variant import State
from casedepart.table.wire.names import VERBS, Aim, Deck, Verb, kind_named, question_named, verb_named
from casedepart.table.wire.news import EventView, ReasonView
from casedepart.table.wire.view import (
    AboutView,
    AuctionView,
    ClaimView,
    DebtView,
    GameView,
    GoodsView,
    OfferView,
    OptionsView,
    OwnOption,
    PlayerView,
)
from casedepart.variants.sore_losers import COINS, purse

NO_OPTIONS: Final = OptionsView({}, {}, [], {}, {})
"""What may be done where nothing can be answered."""
DECKS: Final[tuple[Deck, Deck]] = ("chance", "chest")
"""The names of the decks, by their numbers."""
PRICED: Final = (events.BUILT, events.SOLD)
"""Events whose working is the price that was paid or received."""
BY_A_ROLL: Final = "P6"
"""The rule by which a roll ends the time for a claim."""
BY_THE_DICE: Final = "T1"
"""The rule of a token that goes by the dice, rather than where a card sends it."""


def game_view(game: Game, until: Mapping[int, int | None], hammer: int | None, roll: int | None = None) -> GameView:
    """The whole position; `until` says by seat when its offer expires, `hammer` when the auction ends.

    `roll` says when a bot rolls that waits for people to claim what lapses then.
    """
    options = [seat_options(game, seat) for seat in range(len(game.players))]
    return position_view(game, options, until, hammer, roll)


def past_view(game: Game) -> GameView:
    """A position that nothing can be answered at any more: its options are empty, and nothing has a time."""
    return position_view(game, [NO_OPTIONS] * len(game.players), {}, None)


def position_view(
    game: Game,
    options: list[OptionsView],
    until: Mapping[int, int | None],
    hammer: int | None,
    roll: int | None = None,
) -> GameView:
    """All of a position, with what each seat may do."""
    top = game.top
    closing = closing_claims(game)
    rents, times = usual_rents(game)
    dice, face = shown_dice(game)
    question = question_named("" if game.over else top.name())
    # Once the game is over, nothing is open: what nobody answered any more is of no use to anyone.
    offers = [] if game.over else game.offers
    claims = [] if game.over else game.claims
    return GameView(
        turn=game.turn,
        turns=game.turns,
        question=question,
        dice=dice,
        face=face,
        doubles=game.doubles,
        rolled=game.rolled,
        players=[player_view(game, seat) for seat in range(len(game.players))],
        buildings=list(game.buildings),
        rents=rents,
        times=times,
        houses_left=game.houses_left,
        hotels_left=game.hotels_left,
        coins_left=purse(game).left,
        unseen=[cards.bit_count() for cards in game.unseen],
        claims=[claim_view(claim, claim in closing, roll) for claim in claims],
        debts=[debt_view(game, debt) for debt in game.debts],
        offers=[offer_view(seat, offer, until.get(seat)) for seat, offer in offers],
        auction=auction_view(top, hammer) if isinstance(top, Auction) and not game.over else None,
        figure=purse(game).figure,
        last_lap=game.last_lap,
        time_up=game.time_up,
        over=game.over,
        winners=list(members(game.winners)),
        asked=list(members(game.asked)),
        options=options,
        variants={state.name: facts(state) for state in game.states},
        about=None if game.over else about_view(game),
        own_question=top.name() if question == "own" else "",
    )


def shown_dice(game: Game) -> tuple[list[int], str]:
    """The dice that the player in turn has thrown, and the face of a third; empty: none yet."""
    if not game.rolled:
        return [], ""
    dice = [game.first, game.second] if game.first else []
    return dice, game.rules.die[game.face - 1] if game.face else ""


def facts(state: State) -> dict[str, int | list[int]]:
    """What a variant keeps; its sets of seats as lists."""
    sets = state.seats()
    found: dict[str, int | list[int]] = {}
    for name, fact in state.facts().items():
        if not isinstance(fact, int):
            found[name] = list(fact)
        else:
            found[name] = list(members(fact)) if name in sets else fact
    return found


def about_view(game: Game) -> AboutView | None:
    """What the open question is about; None: there is nothing to say that stands nowhere else."""
    top = game.top
    square, seat, n = top.about(game)
    together = members(top.waiting(game, top.first)) if isinstance(top, Received) and top.bequest else ()
    return AboutView(square, seat, n, list(together)) if square >= 0 or seat != NOBODY or n or together else None


def player_view(game: Game, seat: int) -> PlayerView:
    """What one player has, and where they are."""
    player = game.players[seat]
    held = held_for(game, seat)
    return PlayerView(
        cash=player.cash,
        at=player.at,
        owned=list(members(player.owned)),
        mortgaged=list(members(player.mortgaged)),
        jail=player.jail,
        cards=decks(player.cards),
        coins=purse(game).coins[seat],
        trapped=bool(purse(game).trapped >> seat & 1),
        out=player.out,
        home=player.home,
        worth=worth(game, seat) + held,
        held=held,
        score=score_of(game, seat),
    )


def score_of(game: Game, seat: int) -> int | None:
    """What the last count made of a player, where they were counted."""
    return game.scores[seat] if game.scores and game.scores[seat] >= 0 else None


def held_for(game: Game, seat: int) -> int:
    """What is set aside of a player's money in open auctions (P4)."""
    held = 0
    frame: Frame | None = game.top
    while frame is not None:
        if isinstance(frame, Auction) and frame.bidder == seat:
            held += frame.held()
        frame = frame.below
    return held


def decks(mask: int) -> list[Deck]:
    return [DECKS[deck] for deck in members(mask)] if mask else []


def claim_view(claim: Claim, lapses: bool, roll: int | None) -> ClaimView:
    """A rent, and whether it lapses with the next roll."""
    rule, until = (BY_A_ROLL, roll) if lapses else ("", None)
    return ClaimView(claim.visitor, claim.owner, claim.square, claim.factor, claim.base, claim.throw, rule, until)


def debt_view(game: Game, debt: Debt) -> DebtView:
    """What is owed, and whether it could be raised."""
    most = raisable(game, debt.debtor)
    return DebtView(debt.debtor, debt.creditor, debt.amount(), debt.square, debt.rule, debt.why, most)


def offer_view(seat: int, offer: Offer, until: int | None) -> OfferView:
    return OfferView(seat, offer.n, goods_view(offer.give), goods_view(offer.get), until)


def offered_goods(act: Action) -> tuple[GoodsView | None, GoodsView | None]:
    """What an offer gives and asks for; nothing of any other answer."""
    return (goods_view(act.give), goods_view(act.get)) if isinstance(act, Offer) else (None, None)


def goods_view(goods: Goods) -> GoodsView:
    return GoodsView(goods.cash, list(members(goods.squares)), decks(goods.cards), goods.other(COINS))


def auction_view(auction: Auction, hammer: int | None) -> AuctionView:
    """What is up for auction, how far it has come, and when it ends; of a sealed one, no bid."""
    lot: Literal["deed", "house", "hotel"] = "deed"
    if auction.lot != DEED:
        lot = "house" if auction.lot == HOUSE_LOT else "hotel"
    left = list(members(auction.left))
    sealed = list(members(auction.sealed())) if auction.one_bid() else None
    return AuctionView(lot, auction.square, auction.least, auction.best, auction.bidder, left, hammer, sealed)


def seat_options(game: Game, seat: int) -> OptionsView:
    """What one seat may do, what it costs or brings, and how likely it goes well."""
    options = game.options(seat)
    others = game.seats_in() & ~(1 << seat)
    answers: dict[Verb, list[int]] = {}
    own: list[OwnOption] = []
    for verb in members(options.verbs):
        word = verb_named(ROWS[verb].word)
        if word == "own":
            own.append(own_option(game, seat, options, verb))
        else:
            answers[word] = numbers(options, verb) if not options.free >> verb & 1 else []
    free = {verb_named(ROWS[verb].word): numbers(options, verb) for verb in members(options.free & ~(1 << OFFER))}
    if others and options.free >> OFFER & 1:
        free["offers"] = list(members(others))
    awaited = [verb_named(ROWS[verb].word) for verb in members(options.awaited)]
    return OptionsView(
        answers,
        free,
        awaited,
        sums(game, seat, options),
        odds(game, seat, options),
        own,
        game.brought_by(seat),
    )


def own_option(game: Game, seat: int, options: Options, verb: int) -> OwnOption:
    """What a variant of someone's own adds to a seat's answers."""
    row = ROWS[verb]
    targets = list(members(options.targets[verb])) if row.aim != NOTHING else []
    brought = game.sums_of(seat, verb, options.targets[verb]) if row.money else []
    alone = not targets or bool(options.alone >> verb & 1)
    return OwnOption(row.word, cast(Aim, row.aim), targets, alone, brought)


def sums(game: Game, seat: int, options: Options) -> dict[Verb, list[int]]:
    """What each entry of a verb's list does to the cash, for verbs that move money."""
    found: dict[Verb, list[int]] = {}
    for verb in members(options.verbs | options.free):
        row = ROWS[verb]
        word = verb_named(row.word)
        if word == "own":
            continue
        if row.money:
            found[word] = game.sums_of(seat, verb, options.targets[verb])
            if options.verbs & options.free & 1 << verb:
                found[word] += game.sums_of(seat, verb, 0)
        elif row.aim == MAYBE_SQUARE and options.alone >> verb & 1 and any(brought := game.sums_of(seat, verb, 0)):
            found[word] = brought
    return found


def odds(game: Game, seat: int, options: Options) -> dict[Verb, tuple[int, int]]:
    """How likely it goes well, for verbs after which dice decide."""
    verbs = [verb for verb in members(options.verbs) if ROWS[verb].dice and ROWS[verb].word in VERBS]
    found = {verb_named(ROWS[verb].word): game.top.odds_of(game, seat, verb) for verb in verbs}
    return {word: cases for word, cases in found.items() if cases[1]}


def numbers(options: Options, verb: int) -> list[int]:
    """The squares or seats that a verb takes, the bounds of a bid, or nothing."""
    if verb == BID:
        return [options.least_bid, options.most_bid]
    return list(members(options.targets[verb])) if ROWS[verb].aim != NOTHING else []


def event_view(event: Event) -> EventView:
    """One thing that happened, each of its parts under its own name."""
    kind, n = event.kind, event.n
    number = events.KINDS[kind]
    known = kind_named(kind)
    price = int(event.working) if kind in PRICED and event.working.isdigit() else 0
    # The face and the price have fields of their own; what is yet to be rolled for explains nothing.
    told = kind != events.ROLLED and not price and "?" not in event.working
    return EventView(
        kind=known,
        seat=event.seat,
        other=event.other,
        square=event.square,
        dice=(n >> 3, n & 7) if number == events.DICE else None,
        face=event.working if kind == events.ROLLED else "",
        start=number_if(event, events.FROM, -1),
        by_dice=kind == events.MOVED and event.rule == BY_THE_DICE,
        sum=number_if(event, events.SUM),
        count=number_if(event, events.COUNT),
        level=number_if(event, events.LEVEL),
        price=price,
        deck=DECKS[n] if number == events.DECK else None,
        card=event.why if kind == events.DREW else "",
        rule=event.rule,
        working=event.working if told else "",
        why=event.why if kind != events.DREW else "",
        word=kind if known == "own" else "",
    )


def number_if(event: Event, meaning: str, absent: int = 0) -> int:
    """The number of an event where it means this in its kind, or what stands for none."""
    return event.n if events.KINDS[event.kind] == meaning else absent


def reason_view(reason: Reason) -> ReasonView:
    """Why a bot answers so."""
    return ReasonView(reason.key, reason.square, reason.group, reason.seat, reason.n, reason.m)
