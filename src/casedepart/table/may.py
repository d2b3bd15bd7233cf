"""May I? What a seat may do now, and what is refused by which rule: the engine is asked each of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from casedepart.engine.actions import (
    BID,
    BUILD,
    MORTGAGE,
    NOTHING,
    OFFER,
    REDEEM,
    ROWS,
    SEAT,
    SELL,
    SELL_HOTELS,
    SQUARE,
    Action,
    Refused,
    action,
    bid,
    player_verbs,
)
from casedepart.engine.decision import Options
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.table.wire.box import MayAct
from casedepart.table.wire.names import verb_named
from casedepart.table.wire.news import MayTold
from casedepart.texts import text

OF_STREETS: Final = (BUILD, SELL, SELL_HOTELS)
OF_DEEDS: Final = (MORTGAGE, REDEEM)

OUT_OF_PLACE: Final = ("not-now", "no-offer", "nothing-contested", "nothing-to-place")
"""Why something is refused that nobody would wonder about: nothing asks for it."""


def may_told(game: Game, seat: int, message: str, version: int, language: str) -> MayTold:
    """The reply to who asks what a seat may do: what it may first, then what it may not."""
    options = game.options(seat)
    allowed = list(allowed_acts(game, seat, options))
    done = {(act.verb, act.word, act.n) for act in allowed}
    told = [refused_act(game, seat, act, language) for act in thinkable(game, seat, options)]
    refused = [act for act in told if act is not None and act.why not in OUT_OF_PLACE]
    refused = [act for act in refused if (act.verb, act.word, act.n) not in done]
    return MayTold(message, version, seat, [*allowed, *refused])


def allowed_acts(game: Game, seat: int, options: Options) -> Iterator[MayAct]:
    """What the seat may do, each target by itself, with what it does to the cash."""
    for verb in members(options.verbs | options.free):
        targets = options.targets[verb] if ROWS[verb].aim != NOTHING and verb not in (BID, OFFER) else 0
        if options.verbs & options.free & 1 << verb:
            yield may_act(action(verb), True, game.sums_of(seat, verb, 0)[0])
        if targets:
            for target, money in zip(members(targets), game.sums_of(seat, verb, targets), strict=True):
                yield may_act(action(verb, target), True, money)
        else:
            money = -options.least_bid if verb == BID else game.sums_of(seat, verb, 0)[0] if ROWS[verb].money else 0
            yield may_act(action(verb), True, money)


def thinkable(game: Game, seat: int, options: Options) -> Iterator[Action]:
    """What someone may wonder about: each verb of this game that is not open, and each own street or deed."""
    played = {"", *(variant.name for variant in game.rules.variants)}
    owned = game.players[seat].owned
    for row in player_verbs():
        if row.variant not in played or row.number == OFFER:
            continue
        if row.number in OF_STREETS or row.number in OF_DEEDS:
            squares = owned & game.rules.streets if row.number in OF_STREETS else owned
            yield from [action(row.number, square) for square in members(squares & ~options.targets[row.number])]
        elif options.may(row.number):
            continue
        elif row.number == BID:
            yield bid(1)
        elif row.aim not in (SQUARE, SEAT):
            yield action(row.number)


def refused_act(game: Game, seat: int, act: Action, language: str) -> MayAct | None:
    """Something that the rules refuse, and why; None: they do not."""
    try:
        game.clone().apply(seat, act)
    except Refused as refused:
        told = text(language, f"refused-{refused.why}")
        return may_act(action(act.verb, -1 if act.verb == BID else act.n), False, 0, refused.rule, refused.why, told)
    return None


def may_act(act: Action, allowed: bool, money: int, rule: str = "", why: str = "", told: str = "") -> MayAct:
    row = ROWS[act.verb]
    verb = verb_named(row.word)
    return MayAct(verb, row.word if verb == "own" else "", act.n, allowed, money, rule or row.rule, why, told)
