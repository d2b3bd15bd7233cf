"""A bot's price: it takes the trade for it, not for one less, keeps its word, and nothing has changed by asking."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from casedepart import bots
from casedepart.bots import Bot, Chance
from casedepart.bots.generator import Generator
from casedepart.bots.play import choose
from casedepart.editions import GameSpec
from casedepart.engine import Game
from casedepart.engine.actions import ACCEPT, Goods, Offer, Refused
from casedepart.engine.sets import members
from casedepart.table import TableError
from casedepart.table.messages.trials import Quote
from casedepart.table.preview import copy_for, quoted
from casedepart.table.quotes import Trade, allowed_sums, price_of
from casedepart.table.wire import parts
from casedepart.table.wire.news import Quoted
from tests.table.desk import Desk, playing, position

ANNA, BOT = 0, 1
ORANGE = (16, 18, 19)
TURNS = 120
EVERY = 12
"""After so many answers of a game a trade is tried."""


def drawn_trade(game: Game, generator: Generator, proposer: int, partner: int) -> Trade:
    """Some deeds of each of the two."""

    def some(seat: int) -> int:
        owned = members(game.players[seat].owned)
        chosen = [owned[generator.below(len(owned))] for _ in range(generator.below(3))] if owned else []
        return sum(1 << square for square in set(chosen))

    return Trade(proposer, partner, Goods(0, some(proposer)), Goods(0, some(partner)))


def trades_of_a_game(edition: str, level: str, seed: str) -> Iterator[tuple[Game, Bot, Trade]]:
    """Trades in the course of a game of bots, each with the bot that is asked for its price."""
    players: list[Bot] = [bots.make(level, f"{seed}{seat}") for seat in range(4)]
    game, chance, generator = Game.start(GameSpec(edition).rules(), 4), Chance(seed), Generator(seed)
    count = 0
    while not game.over and game.turns < TURNS:
        seat, act = choose(game, players, chance)
        game.apply(seat, act)
        count += 1
        proposer, partner = generator.below(4), generator.below(4)
        idle = not game.claims and not game.offers and not game.over
        if count % EVERY == 0 and proposer != partner and idle and not game.players[proposer].out:
            yield game, players[partner], drawn_trade(game, generator, proposer, partner)


def accepted(bot: Bot, game: Game, trade: Trade, cash: int) -> bool:
    """Does the bot say yes when this is offered at once?"""
    tried = game.clone()
    tried.apply(trade.proposer, trade.offer(cash))
    answer = bot.react(tried, trade.partner)
    return answer is not None and answer.verb == ACCEPT


@pytest.mark.parametrize("edition", ["classic", "sore-losers"])
@pytest.mark.parametrize("level", ["steady", "shrewd:trader", "master"])
def test_a_bot_takes_its_price_and_not_one_less_in_any_position(edition: str, level: str) -> None:
    priced = never = 0
    for game, bot, trade in trades_of_a_game(edition, level, f"quotes {level}"):
        before = game.digest()
        try:
            low, high = allowed_sums(game, trade)
        except Refused:
            continue
        cash = price_of(bot, game, trade)
        assert game.digest() == before
        if cash is None:
            never += 1
            assert not accepted(bot, game, trade, high)
        else:
            priced += 1
            assert low <= cash <= high and accepted(bot, game, trade, cash)
            assert cash == low or not accepted(bot, game, trade, cash - 1)
    assert priced > 10 and never > 0, (priced, never)


def test_to_ask_leaves_no_trace_in_a_bot() -> None:
    """Two bots that play the same game, one of them asked for prices all the time, answer the same."""
    asked, plain = bots.make("shrewd"), bots.make("shrewd")
    for game, _, trade in trades_of_a_game("classic", "shrewd", "trace"):
        try:
            price_of(asked, game, trade)
        except Refused:
            continue
        offered = game.clone()
        offered.apply(trade.proposer, trade.offer(0))
        answers = [bot.react(offered, trade.partner) for bot in (asked, plain)]
        assert repr(answers[0]) == repr(answers[1])


# At a table


def bargaining(bots_of: str = "steady", **settings: object) -> Desk:
    """Anna has an orange street, and a bot the two others; it is somebody else's turn or hers, as it comes."""
    desk = playing(["Anna"], seats=3, bots=bots_of, **settings)
    desk.game.give_deed(ORANGE[0], ANNA)
    for square in ORANGE[1:]:
        desk.game.give_deed(square, BOT)
    desk.game.give_deed(39, ANNA)
    return desk


def quote(desk: Desk, give: parts.Goods, get: parts.Goods, other: int = BOT, by: str = "Anna") -> Quoted:
    ask = Quote("q", other, give, get)
    game, seat = copy_for(desk.table, ask, desk.roles(by))
    return quoted(desk.table, game, seat, ask)


def answer_to(desk: Desk, give: parts.Goods, get: parts.Goods) -> tuple[str, str]:
    """What the bot says to an offer of Anna's, and why."""
    desk.offer("Anna", BOT, give, get)
    for _ in range(20):
        for answer in desk.think():
            if answer.seat == BOT and answer.do.split()[0] in ("accepts", "rejects", "offers"):
                return answer.do.split()[0], answer.reason.key if answer.reason else ""
    raise AssertionError("the bot does not answer")


def paid(give: parts.Goods, get: parts.Goods, cash: int) -> tuple[parts.Goods, parts.Goods]:
    """A trade with so much cash to the bot."""
    return parts.Goods(max(cash, 0), give.squares), parts.Goods(max(-cash, 0), get.squares)


@pytest.mark.parametrize("level", ["steady", "shrewd", "master"])
def test_a_bot_of_the_table_keeps_to_the_price_it_named_and_refuses_less(level: str) -> None:
    give, get = parts.Goods(squares=[39]), parts.Goods(squares=[18])
    desk = bargaining(level)
    before, version = desk.game.digest(), desk.table.version
    told = quote(desk, give, get)
    assert told.sum is not None and told.reason is None
    assert (desk.game.digest(), desk.table.version) == (before, version)
    # Sums that are sent along count for nothing.
    assert quote(desk, parts.Goods(77, [39]), parts.Goods(5, [18])) == told
    desk.table.bots.promises.clear()
    assert answer_to(desk, *paid(give, get, told.sum - 1))[0] in ("rejects", "offers")
    desk = bargaining(level)
    assert quote(desk, give, get) == told
    assert answer_to(desk, *paid(give, get, told.sum)) == ("accepts", "price-named")
    assert desk.game.owners[18] == ANNA


def test_a_price_is_good_until_deeds_or_buildings_have_changed() -> None:
    give, get = parts.Goods(squares=[39]), parts.Goods(squares=[18])
    desk = bargaining()
    told = quote(desk, give, get)
    assert told.sum is not None
    promise = desk.table.bots.promises[BOT]
    offer = promise.trade.offer(told.sum)
    assert promise.covers(desk.game, ANNA, offer) and promise.covers(desk.game, ANNA, promise.trade.offer(told.sum + 1))
    assert not promise.covers(desk.game, 2, offer), "it was named to Anna"
    assert not promise.covers(desk.game, ANNA, Offer(BOT, Goods(), Goods(0, 1 << 18)))
    desk.game.give_deed(5, ANNA)
    assert not promise.covers(desk.game, ANNA, offer)


def test_no_sum_buys_what_is_never_given_and_the_reason_is_told() -> None:
    desk = bargaining("shrewd", edition="classic")
    desk.game.players[ANNA].cash = 20
    told = quote(desk, parts.Goods(), parts.Goods(squares=list(ORANGE[1:])))
    assert told.sum is None and told.reason is not None and told.reason.key.startswith("reject-")


def test_what_the_rules_forbid_has_no_price() -> None:
    desk = bargaining()
    for give, get in [(parts.Goods(), parts.Goods(cash=5)), (parts.Goods(), parts.Goods(squares=[ORANGE[0]]))]:
        with pytest.raises(Refused) as refused:
            quote(desk, give, get)
        assert refused.value.rule == "D1"


def test_people_and_who_sits_in_and_chance_name_no_price() -> None:
    get = parts.Goods(squares=[18])
    people = position(["Anna", "Bruno"], "")
    people.game.give_deed(18, BOT)
    for desk in (people, bargaining("random")):
        with pytest.raises(TableError, match="names a price"):
            quote(desk, parts.Goods(), get)
    with pytest.raises(TableError, match="names a price"):
        quote(bargaining(), parts.Goods(), parts.Goods(squares=[18]), other=7)
    with pytest.raises(TableError, match="seat"):
        copy_for(people.table, Quote("q", BOT, parts.Goods(), get, seat=1), people.roles("Anna"))
