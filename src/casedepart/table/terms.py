"""The terms of a client, to an action of the engine and back."""

from __future__ import annotations

from typing import Protocol

from casedepart.engine import actions
from casedepart.engine.actions import OFFER, Action, Goods, Offer, action, square_set, word_of
from casedepart.engine.rules import DECK_NAMES
from casedepart.engine.sets import members
from casedepart.table.errors import TableError
from casedepart.table.views import decks
from casedepart.table.wire import parts
from casedepart.table.wire.names import Verb, verb_named
from casedepart.table.wire.parts import ActTerms
from casedepart.variants.sore_losers import COINS


class Terms(Protocol):
    """What says an action: the terms of an act, or the message that has them."""

    @property
    def verb(self) -> Verb: ...
    @property
    def n(self) -> int: ...
    @property
    def give(self) -> parts.Goods | None: ...
    @property
    def get(self) -> parts.Goods | None: ...
    @property
    def word(self) -> str: ...


def answer_of(ask: Terms) -> Action:
    """The action that a client's message means."""
    verb = verb_of(ask)
    return Offer(ask.n, goods(ask.give), goods(ask.get)) if verb == OFFER else action(verb, ask.n)


def verb_of(ask: Terms) -> int:
    """The verb that a client means; one of a variant of someone's own goes by its word."""
    word = ask.word if ask.verb == "own" else ask.verb
    verb = actions.verb_of(word)
    if verb < 0:
        raise TableError("no-such-verb", verb=word)
    return verb


def goods(side: parts.Goods | None) -> Goods:
    if side is None:
        return Goods()
    cards = sum(1 << DECK_NAMES.index(deck) for deck in set(side.cards))
    return Goods(side.cash, square_set(side.squares), cards, ((COINS, side.coins),) if side.coins else ())


def terms_of(act: Action) -> ActTerms:
    """An act as a client would write it."""
    if isinstance(act, Offer):
        return ActTerms("offers", act.n, goods_of(act.give), goods_of(act.get))
    word = word_of(act.verb)
    verb = verb_named(word)
    return ActTerms(verb, act.n, word=word if verb == "own" else "")


def goods_of(side: Goods) -> parts.Goods:
    """One side of a trade as a client would write it."""
    return parts.Goods(side.cash, list(members(side.squares)), decks(side.cards), side.other(COINS))
