"""The box on the table: real dice and cards, told by hand; answers taken back; what the box prints.

Like every other message, each of these becomes an entry for the journal, or an error, and the table stays as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Final, Literal

from casedepart.engine import Described, Draw, RollOff, die_thrown, playable_effects
from casedepart.engine.actions import CARD, CHANCE, MOST_CARDS, ROLL, Action, action, card
from casedepart.engine.effects import Card
from casedepart.engine.game import Game
from casedepart.engine.notation import Unreadable, parse_dice
from casedepart.engine.order import asked_in_order, chance_is_next
from casedepart.engine.rules import DECK_NAMES
from casedepart.table import journal
from casedepart.table.automatic import answer_automatically, told_by_hand
from casedepart.table.commands import Decided, check_change, printable
from casedepart.table.draft import Draft, Play
from casedepart.table.errors import StaleError, TableError
from casedepart.table.keys import Roles
from casedepart.table.replay import rewound_draft
from casedepart.table.standing import Standing, copy_of
from casedepart.table.views import DECKS
from casedepart.table.wire import asks
from casedepart.table.wire.box import BoxCard, BoxDeckCard, BoxEffect, BoxView
from casedepart.table.wire.names import Deck

MOST_OWN_CARDS: Final = 60
"""How many cards of its own a box may have: as many as two decks hold."""


@dataclass(frozen=True)
class Wanted:
    """What may be told by hand now."""

    what: Literal["", "dice", "card"] = ""
    by: int = -1
    """The seat that throws or draws."""
    waits: bool = False
    """The game waits for nothing else."""
    deck: Deck | None = None
    faces: tuple[str, ...] = ()
    """Of a third die."""


NOTHING: Final = Wanted()


def wanted(standing: Standing, game: Game) -> Wanted:
    """The dice or the card that someone may tell now."""
    if game.over:
        return NOTHING
    if chance_is_next(game):
        return asked_of_chance(game) if told_by_hand(game) else NOTHING
    for seat in asked_in_order(game):
        if game.top.verbs(game, seat) >> ROLL & 1:
            thinks = bool(standing.seats[seat].player()) and not is_ready(standing)
            faces = third_die(game, seat) if game.top.below is None else ()
            return NOTHING if thinks else Wanted("dice", seat, False, None, faces)
    return NOTHING


def asked_of_chance(game: Game) -> Wanted:
    """What the game waits for, by whose hand."""
    top = game.top
    if isinstance(top, Draw):
        return Wanted("card", top.seat, True, DECKS[top.deck])
    if isinstance(top, RollOff):
        return Wanted("dice", (top.waiting & -top.waiting).bit_length() - 1, True)
    if top.below is None:
        return Wanted("dice", game.turn, True, None, third_die(game, game.turn))
    return Wanted("dice", top.seat if top.seat >= 0 else game.turn, True)


def third_die(game: Game, seat: int) -> tuple[str, ...]:
    """The faces of the third die that a seat throws, each once."""
    return tuple(dict.fromkeys(game.rules.die[face - 1] for face in die_thrown(game, seat)))


def is_ready(standing: Standing) -> bool:
    """Has the bot that is to roll nothing else to do before?"""
    return standing.ready == standing.moved


# What everyone sees


def box_view(standing: Standing, play: Play | None, corrects: bool) -> BoxView:
    """What the box needs to be told next, and what it prints."""
    game = play.game if play is not None else None
    want = wanted(standing, game) if game is not None else NOTHING
    return BoxView(
        hand=standing.hand,
        wanted=want.what,
        waits=want.waits,
        by=want.by,
        deck=want.deck,
        faces=list(want.faces),
        answers=len(play.told) if play is not None else 0,
        undo=len(standing.steps),
        undo_by=standing.steps[-1][1] if standing.steps else -1,
        corrects=corrects,
        names=standing.names,
        cards=[kept.card for kept in standing.cards],
        effects=[BoxEffect(effect.name, list(effect.numbers)) for effect in playable_effects(game.rules)]
        if game
        else [],
        decks={DECKS[deck]: listed(game.rules.decks[deck]) for deck in range(len(DECKS))} if game else {},
    )


def listed(cards: tuple[Card, ...]) -> list[BoxDeckCard]:
    """The cards of a deck, those of one name once."""
    by_name = {one.name: BoxDeckCard(one.name, one.effect.name, one.n, one.m) for one in reversed(cards)}
    return list(reversed(by_name.values()))


# Dice and cards


def check_teller(standing: Standing, want: Wanted, roles: Roles) -> None:
    """Whoever throws or draws tells it; for a bot anyone does, and the host for all."""
    bot = bool(standing.seats[want.by].player()) and bool(roles.seats)
    if not (roles.host or want.by in roles.seats or bot):
        raise TableError("box-not-yours", name=standing.players[want.by])


def check_current(standing: Standing, seen: int, version: int) -> None:
    """Refuse what answers a question that is no longer open."""
    if standing.paused:
        raise TableError("paused")
    if seen > version or seen < standing.moved:
        raise StaleError


def thrown(
    standing: Standing, draft: Draft, ask: asks.ThrowByHand, seat: int, roles: Roles, version: int, now: int
) -> Decided:
    """The dice that lie on the table; who was yet to roll has rolled with them."""
    check_current(standing, ask.version, version)
    want = wanted(standing, draft.game)
    if want.what != "dice":
        raise TableError("box-no-dice")
    check_teller(standing, want, roles)
    throw = dice_told(ask, want, draft.game) if ask.dice else None
    if not want.waits:
        draft.answer(want.by, action(ROLL), cause="bot" if standing.seats[want.by].player() else "")
    if throw is None:
        draft.throw({})
    else:
        draft.answer(CHANCE, throw, hand=True)
    answer_automatically(draft, standing)
    return journal.Answered(at=now, seat=seat, id=ask.id, lines=draft.lines, hosted=seat < 0), draft


def dice_told(ask: asks.ThrowByHand, want: Wanted, game: Game) -> Action:
    """The dice of a message: two, and what a third shows where one is thrown."""
    if len(ask.dice) != 2:
        raise TableError("box-two-dice")
    if bool(ask.face) != bool(want.faces):
        raise TableError("box-third-die", faces=", ".join(want.faces) or "–")
    try:
        return parse_dice([*map(str, ask.dice), *([ask.face] if ask.face else [])], game.rules.die)
    except Unreadable:
        raise TableError("box-third-die", faces=", ".join(want.faces)) from None


def drawn(
    standing: Standing, draft: Draft, ask: asks.DrawByHand, seat: int, roles: Roles, version: int, now: int
) -> Decided:
    """The card that was drawn, by its name or by what it does."""
    check_current(standing, ask.version, version)
    want = wanted(standing, draft.game)
    if want.what != "card":
        raise TableError("box-no-card")
    if want.deck != ask.deck:
        raise TableError("box-other-deck", deck=want.deck)
    check_teller(standing, want, roles)
    if ask.card or ask.effect:
        draft.answer(CHANCE, card_told(standing, ask, draft.game), hand=True)
    else:
        draft.throw({})
    kept = kept_card(standing, ask, draft.game) if ask.effect and ask.keep else None
    answer_automatically(draft, standing)
    if kept is None:
        return journal.Answered(at=now, seat=seat, id=ask.id, lines=draft.lines, hosted=seat < 0), draft
    entry = journal.CardKept(at=now, seat=seat, id=ask.id, lines=draft.lines, hosted=seat < 0, card=kept)
    return entry, draft


def card_told(standing: Standing, ask: asks.DrawByHand, game: Game) -> Action:
    """The card of a message; one that the program had elsewhere in its deck does what it says all the same.

    A real deck has cards that the list has not, so the two come out of step.
    """
    deck = DECK_NAMES.index(ask.deck)
    if ask.effect:
        return Described(deck, ask.effect, ask.n, ask.m)
    for kept in standing.cards:
        if kept.card.deck == ask.deck and kept.card.name == ask.card:
            return Described(deck, kept.card.effect, kept.card.n, kept.card.m)
    for place, one in enumerate(game.rules.decks[deck]):
        if one.name == ask.card:
            on_top = game.options(CHANCE).targets[CARD] >> (MOST_CARDS * deck + place) & 1
            return card(deck, place) if on_top else Described(deck, one.effect.name, one.n, one.m)
    raise TableError("box-no-such-card", card=ask.card)


def kept_card(standing: Standing, ask: asks.DrawByHand, game: Game) -> BoxCard | None:
    """A card of the box's own from now on; None: it has this one already."""
    words = printable(ask.text) if ask.text.strip() else ""
    own = [kept.card for kept in standing.cards]
    said = (ask.deck, ask.effect, ask.n, ask.m, words)
    if any((one.deck, one.effect, one.n, one.m, one.text) == said for one in own):
        return None
    if len(own) >= MOST_OWN_CARDS:
        raise TableError("box-full", most=MOST_OWN_CARDS)
    taken = {one.name for one in own} | {one.name for deck in game.rules.decks for one in deck}
    name = next(name for number in count(1) if (name := f"box-{number}") not in taken)
    return BoxCard(ask.deck, name, ask.effect, ask.n, ask.m, words)


def handed(standing: Standing, draft: Draft | None, ask: asks.ByHand, seat: int, now: int) -> Decided:
    """Dice and cards come by hand from now on, or the program makes those that are due at once."""
    check_change(ask.on != standing.hand)
    switched = copy_of(standing)
    switched.hand = ask.on
    if draft is not None and not standing.paused:
        answer_automatically(draft, switched)
    lines = draft.lines if draft is not None else []
    return journal.HandSwitched(at=now, seat=seat, id=ask.id, on=ask.on, lines=lines, hosted=seat < 0), draft


# Mistakes


def undone(standing: Standing, play: Play, ask: asks.Undo, seat: int, host: bool, now: int) -> Decided:
    """Back to just before the last answer that a person gave, with what bots and the program did since.

    The host's, one at a time; and whoever gave it may do so until the next one.
    """
    if standing.paused:
        raise TableError("paused")
    if ask.version >= 0 and ask.version < standing.moved:
        raise StaleError
    if not standing.steps:
        raise TableError("undo-nothing")
    answers, by = standing.steps[-1]
    if not host and by != seat:
        raise TableError("undo-other")
    draft = rewound_draft(standing, play, answers)
    return journal.TakenBack(at=now, seat=seat, id=ask.id, answers=answers, hosted=seat < 0), draft


def named(standing: Standing, ask: asks.NameSquare, seat: int, now: int) -> journal.AnyEntry:
    """What the box prints on a square; empty: our name again."""
    name = printable(ask.name) if ask.name.strip() else ""
    check_change(standing.names.get(str(ask.square), "") != name)
    return journal.Named(at=now, seat=seat, id=ask.id, square=ask.square, name=name, hosted=seat < 0)
