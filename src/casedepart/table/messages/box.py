"""The box on the table: real dice and cards told by hand, answers taken back, the position set right, its names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, field

from casedepart.engine import Auction, Correction, Described, correction_flaws
from casedepart.engine.actions import CARD, CHANCE, MOST_CARDS, ROLL, Action, action, card
from casedepart.engine.game import Game
from casedepart.engine.notation import Unreadable, parse_dice
from casedepart.engine.rules import DECK_NAMES
from casedepart.record.transcript import seat_of
from casedepart.table.automatic import answer_automatically
from casedepart.table.box import Wanted, wanted
from casedepart.table.draft import Draft, Play
from casedepart.table.entry import Entry, Line
from casedepart.table.errors import StaleError, TableError
from casedepart.table.keys import Roles
from casedepart.table.messages.message import (
    Asked,
    BoxCommand,
    By,
    Decided,
    check_change,
    game_to_look_at,
    printable_text,
)
from casedepart.table.messages.play import Answered
from casedepart.table.position_form import correction_of, tried
from casedepart.table.replay import rewound_draft
from casedepart.table.standing import KeptCard, Standing, copy_of
from casedepart.table.wire.box import BoxCard, Effect, GivenPosition
from casedepart.table.wire.names import Deck
from casedepart.table.wire.news import News

if TYPE_CHECKING:
    from casedepart.table.table import Table

MOST_OWN_CARDS: Final = 60
"""How many cards of its own a box may have: as many as two decks hold."""
Die = Annotated[int, Meta(ge=1, le=6)]
Version = Annotated[int, Meta(ge=0)]

# Dice and cards


class ThrowByHand(BoxCommand, tag="throw", frozen=True):
    """At the box: the dice that lie on the table. Where the player is yet to roll, they have rolled with it.

    By the seat that throws, for a bot's seat by anyone, and by the host for all.
    """

    version: Version
    """The version at which the client saw that they were asked for."""
    dice: Annotated[list[Die], Meta(max_length=2)] = []
    """Both dice; none: the program throws this once."""
    face: Annotated[str, Meta(max_length=20)] = ""
    """What a third die shows, where one is thrown."""

    def seen_at(self) -> int:
        return self.version

    def decide(self, asked: Asked) -> Decided:
        """Who was yet to roll has rolled with them."""
        standing, draft = asked.standing, playing_draft(asked)
        check_current(asked, self.version)
        want = wanted(standing, draft.game)
        if want.what != "dice":
            raise TableError("box-no-dice")
        check_teller(asked, want)
        throw = self.dice_action(want, draft.game) if self.dice else None
        if not want.waits:
            draft.answer(want.by, action(ROLL), cause="bot" if standing.seats[want.by].player() else "")
        if throw is None:
            draft.throw({})
        else:
            draft.answer(CHANCE, throw, hand=True)
        answer_automatically(draft, standing)
        return Answered(**asked.by, lines=draft.lines), draft

    def dice_action(self, want: Wanted, game: Game) -> Action:
        """The dice: two, and what a third shows where one is thrown."""
        if len(self.dice) != 2:
            raise TableError("box-two-dice")
        if bool(self.face) != bool(want.faces):
            raise TableError("box-third-die", faces=", ".join(want.faces) or "–")
        try:
            return parse_dice([*map(str, self.dice), *([self.face] if self.face else [])], game.rules.die)
        except Unreadable:
            raise TableError("box-third-die", faces=", ".join(want.faces)) from None


class DrawByHand(BoxCommand, tag="draw", frozen=True):
    """At the box: the card that was drawn, by its name or by what it does; by whom, as for `throw`."""

    version: Version
    deck: Deck
    card: Annotated[str, Meta(max_length=64)] = ""
    """The name of a card of the edition's list, or of one of the box's own."""
    effect: Effect = ""
    """What a card does that is in no list; without a card and an effect, the program draws this once."""
    n: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    m: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    text: Annotated[str, Meta(max_length=200)] = ""
    """What the card says, where it is kept; empty: our words for what it does."""
    keep: bool = False
    """It is one of the box's own cards from now on."""

    def seen_at(self) -> int:
        return self.version

    def decide(self, asked: Asked) -> Decided:
        """The card does what it says, and may be one of the box's own from now on."""
        standing, draft = asked.standing, playing_draft(asked)
        check_current(asked, self.version)
        want = wanted(standing, draft.game)
        if want.what != "card":
            raise TableError("box-no-card")
        if want.deck != self.deck:
            raise TableError("box-other-deck", deck=want.deck)
        check_teller(asked, want)
        if self.card or self.effect:
            draft.answer(CHANCE, self.card_action(standing, draft.game), hand=True)
        else:
            draft.throw({})
        kept = self.kept_card(standing, draft.game) if self.effect and self.keep else None
        answer_automatically(draft, standing)
        if kept is None:
            return Answered(**asked.by, lines=draft.lines), draft
        return CardKept(**asked.by, lines=draft.lines, card=kept), draft

    def card_action(self, standing: Standing, game: Game) -> Action:
        """The card; one that the program had elsewhere in its deck does what it says all the same.

        A real deck has cards that the list has not, so the two come out of step.
        """
        deck = DECK_NAMES.index(self.deck)
        if self.effect:
            return Described(deck, self.effect, self.n, self.m)
        for kept in standing.cards:
            if kept.card.deck == self.deck and kept.card.name == self.card:
                return Described(deck, kept.card.effect, kept.card.n, kept.card.m)
        for place, one in enumerate(game.rules.decks[deck]):
            if one.name == self.card:
                on_top = game.options(CHANCE).targets[CARD] >> (MOST_CARDS * deck + place) & 1
                return card(deck, place) if on_top else Described(deck, one.effect.name, one.n, one.m)
        raise TableError("box-no-such-card", card=self.card)

    def kept_card(self, standing: Standing, game: Game) -> BoxCard | None:
        """The card as one of the box's own from now on; None: it has this one already."""
        words = printable_text(self.text) if self.text.strip() else ""
        own = [kept.card for kept in standing.cards]
        said = (self.deck, self.effect, self.n, self.m, words)
        if any((one.deck, one.effect, one.n, one.m, one.text) == said for one in own):
            return None
        if len(own) >= MOST_OWN_CARDS:
            raise TableError("box-full", most=MOST_OWN_CARDS)
        taken = {one.name for one in own} | {one.name for deck in game.rules.decks for one in deck}
        name = next(name for number in count(1) if (name := f"box-{number}") not in taken)
        return BoxCard(self.deck, name, self.effect, self.n, self.m, words)


class CardKept(Entry, tag="card-kept", frozen=True):
    """At the box: a card was drawn that is one of its own from now on, and what followed."""

    card: BoxCard
    lines: list[Line]

    def note_step(self, standing: Standing, draft: Draft) -> None:
        """The card can be taken back, and is the box's own until then."""
        if self.id:
            standing.add_step(draft.answered - len(draft.lines), self.seat)
            standing.cards = [*standing.cards, KeptCard(self.card, draft.answered)]


class ByHand(BoxCommand, tag="hand", frozen=True):
    """At the box: dice and cards come by hand from now on, or the program throws and draws."""

    on: bool

    def decide(self, asked: Asked) -> Decided:
        """The program makes those that are due at once, where it makes them from now on."""
        standing, draft = asked.standing, asked.table.maybe_draft()
        check_change(self.on != standing.hand)
        switched = copy_of(standing)
        switched.hand = self.on
        if draft is not None and not standing.paused:
            answer_automatically(draft, switched)
        return HandSwitched(**asked.by, on=self.on, lines=draft.lines if draft is not None else []), draft


class HandSwitched(Entry, tag="by-hand", frozen=True):
    """At the box: dice and cards come by hand, or the program makes them; then with those that were due."""

    counted_as = "ByHand"

    on: bool
    lines: list[Line] = []

    def change(self, standing: Standing, version: int) -> None:
        standing.hand = self.on


class Ready(Entry, tag="ready", frozen=True):
    """At the box: the bots have nothing to do before the dice that somebody throws for them."""

    def change(self, standing: Standing, version: int) -> None:
        standing.ready = standing.moved


# Mistakes


class Undo(BoxCommand, tag="undo", frozen=True):
    """At the box: the last answer is taken back, dice and cards too; the host's, or whoever gave it."""

    version: Annotated[int, Meta(ge=-1)] = -1
    """The version at which the client saw that answer, so that two who tap at once take one back; -1: any."""

    def decide(self, asked: Asked) -> Decided:
        """Back to just before the last answer that a person gave, with what bots and the program did since.

        The host's, one at a time; and whoever gave it may do so until the next one.
        """
        standing, table = asked.standing, asked.table
        asked.draft()  # says so where there is no game
        # The last dice may have been a mistake too: then a game that is over goes on.
        if table.play is None or (standing.rematch and not table.playing):
            raise TableError("game-over")
        if standing.paused:
            raise TableError("paused")
        if self.version >= 0 and self.version < standing.moved:
            raise StaleError
        if not standing.steps:
            raise TableError("undo-nothing")
        answers, by = standing.steps[-1]
        if not asked.roles.host and by != asked.seat:
            raise TableError("undo-other")
        return TakenBack(**asked.by, answers=answers), rewound_draft(standing, table.play, answers)


class TakenBack(Entry, tag="taken-back", frozen=True):
    """A person took their last answer back, and with it what bots answered since."""

    answers: int
    """How many answers of the game are left: those after them are in no record."""

    def answers_left(self) -> int:
        return self.answers

    def note_step(self, standing: Standing, draft: Draft) -> None:
        """What was taken back cannot be once more, and is no card of the box."""
        standing.steps = [step for step in standing.steps if step[0] < self.answers]
        standing.cards = [kept for kept in standing.cards if kept.answers <= self.answers]


def take_back(standing: Standing, play: Play, seat: int, now: int) -> Decided:
    """Back to just before a person's last answer, unless a draw, another person's answer or opened bids came after it.

    What bots have answered since is dropped, and they answer anew. What came with an imported record stays.
    """
    if standing.paused:
        raise TableError("paused")
    for number in range(len(play.told) - 1, standing.given - 1, -1):
        by = seat_of(play.told[number])
        if by == CHANCE:
            raise TableError("undo-chance")
        if by == seat:
            draft = rewound_draft(standing, play, number)
            top = draft.game.top
            if isinstance(top, Auction) and top.one_bid() and not play.game.sealed():
                raise TableError("undo-opened")
            answer_automatically(draft, standing)
            if not draft.lines:
                return TakenBack(at=now, seat=seat, answers=number), draft
            # The table answered this for them, and would do so again at once: look for their own answer before it.
        elif not standing.seats[by].player():
            raise TableError("undo-other")
    raise TableError("undo-nothing")


class Correct(BoxCommand, tag="correct", frozen=True):
    """The host at the box: the position is set right (H28). The reply to a trial is `corrected`, else `done`."""

    given: GivenPosition
    trial: bool = field(name="try", default=False)
    """Only say what would change and what is wrong."""

    def is_question(self) -> bool:
        """A trial changes nothing."""
        return self.trial

    def prepare_reply(self, table: Table, roles: Roles, language: str) -> Callable[[], News]:
        """What it would change, and all that is wrong with it."""
        game = game_to_look_at(table, roles)
        table.check_corrector(roles)
        return partial(tried, game, self.given, self.id, table.version, language)

    def decide(self, asked: Asked) -> Decided:
        draft = playing_draft(asked)
        asked.table.check_corrector(asked.roles)
        if asked.standing.paused:
            raise TableError("paused")
        act = correction_of(draft.game, self.given)
        if not act.settings and correction_flaws(draft.game, act)[0].why == "nothing-to-correct":
            raise TableError("so-already")
        return set_right(asked.standing, draft, act, asked.by)


def set_right(standing: Standing, draft: Draft, act: Correction, by: By) -> Decided:
    """A correction that has been put together; `Refused` by the first thing that is wrong."""
    draft.answer(CHANCE, act, hand=True)
    answer_automatically(draft, standing)
    return Answered(**by, lines=draft.lines), draft


# What it prints


class NameSquare(BoxCommand, tag="name", frozen=True):
    """At the box: what it prints on this square; empty: our name again."""

    is_play = False

    square: Annotated[int, Meta(ge=0, le=39)]
    name: Annotated[str, Meta(max_length=40)]

    def decide(self, asked: Asked) -> Decided:
        name = printable_text(self.name) if self.name.strip() else ""
        check_change(asked.standing.names.get(str(self.square), "") != name)
        return Named(**asked.by, square=self.square, name=name), None


class Named(Entry, tag="named", frozen=True):
    """At the box: what it prints on a square; empty: our name again."""

    square: int
    name: str

    def change(self, standing: Standing, version: int) -> None:
        names = {square: name for square, name in standing.names.items() if square != str(self.square)}
        standing.names = {**names, str(self.square): self.name} if self.name else names


# What must hold


def playing_draft(asked: Asked) -> Draft:
    """A copy of a game that is not over; an error says why there is none."""
    draft = asked.draft()
    if not asked.table.playing:
        raise TableError("game-over")
    return draft


def check_current(asked: Asked, seen: int) -> None:
    """Refuse what answers a question that is no longer open."""
    if asked.standing.paused:
        raise TableError("paused")
    if seen > asked.table.version or seen < asked.standing.moved:
        raise StaleError


def check_teller(asked: Asked, want: Wanted) -> None:
    """Whoever throws or draws tells it; for a bot anyone does, and the host for all."""
    standing, roles = asked.standing, asked.roles
    bot = bool(standing.seats[want.by].player()) and bool(roles.seats)
    if not (roles.host or want.by in roles.seats or bot):
        raise TableError("box-not-yours", name=standing.players[want.by])
