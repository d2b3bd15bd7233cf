"""What everyone sees of a table and its game: the same for all, and whole each time."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from casedepart.table.settings import Settings
from casedepart.table.wire.names import Aim, Deck, Phase, Question, Verb
from casedepart.table.wire.parts import ActTerms


class PlayerView(Struct, frozen=True):
    """What one player has, and where they are."""

    cash: int
    at: int
    """The square of the token, counted from GO."""
    owned: list[int]
    """Squares."""
    mortgaged: list[int]
    """A part of what is owned."""
    jail: int
    """Failed tries so far; -1 when not in jail."""
    cards: list[Deck]
    """The decks whose jail card is held: `chance`, `chest`."""
    coins: int
    trapped: bool
    """By M. Monopoly's figure (L11)."""
    out: bool
    """Bankrupt."""
    home: bool
    """Has reached GO in the last lap (W2)."""
    worth: int
    """Cash, deeds and buildings as they are counted at the end (Q5), and what is held."""
    held: int = 0
    """A bid that is set aside while it is the highest (P4): not in the cash, and not paid yet."""
    score: int | None = None
    """Of a game that is over, the sum that decided it (W2, Q5, H7, H8); None: this player was not counted."""


class ClaimView(Struct, frozen=True):
    """A rent that may be claimed: factor × base, with `throw` the base is yet to be rolled."""

    visitor: int
    owner: int
    square: int
    factor: int
    base: int
    throw: bool
    lapses: str = ""
    """The rule by which it lapses when the player in turn rolls now; empty: it does not."""
    until: int | None = None
    """When the bot in turn rolls and it lapses, in milliseconds since 1970; None: no bot is about to."""


class DebtView(Struct, frozen=True):
    """A sum that is owed now; creditor -1 is the bank."""

    debtor: int
    creditor: int
    amount: int
    """0: it is yet to be rolled for."""
    square: int
    """What it is owed for; -1: no square."""
    rule: str
    why: str
    """What it is owed for, as a key."""
    raisable: int
    """The most that the debtor could have after selling and mortgaging everything (R7)."""


class GoodsView(Struct, frozen=True):
    """One side of an offer."""

    cash: int
    squares: list[int]
    cards: list[Deck]
    coins: int


class OfferView(Struct, frozen=True):
    """An open offer."""

    by: int
    """The seat that made it; it has one open offer at most."""
    to: int
    give: GoodsView
    get: GoodsView
    until: int | None
    """When it expires, in milliseconds since 1970."""


class AuctionView(Struct, frozen=True):
    """The auction that is open."""

    lot: Literal["deed", "house", "hotel"]
    square: int
    """The deed's; -1 for a building."""
    least: int
    """The least that may be bid next."""
    best: int
    """The highest bid so far; 0: none."""
    bidder: int
    """Who bid most; -2: nobody yet."""
    left: list[int]
    """Who has not passed."""
    until: int | None
    """When the hammer falls, in milliseconds since 1970."""
    sealed: list[int] | None = None
    """In a sealed auction, who has answered: what, is told once all have; None: bids are called out (H27)."""


class OwnOption(Struct, frozen=True):
    """A verb of a variant of someone's own that answers the open question: sent back as `own` with its word."""

    word: str
    """Its label is the text `action-WORD` of the table's look."""
    aim: Aim
    targets: list[int]
    """The squares, seats or sums it takes, one of them with each answer."""
    alone: bool
    """It may be answered without any."""
    sums: list[int]
    """Where it moves money, what each of its targets does to the player's cash; one where it stands alone."""


class OptionsView(Struct, frozen=True):
    """What one seat may do now."""

    answers: dict[Verb, list[int]]
    """Verbs that answer the open question, each with the squares or seats it takes, one of them with each answer.

    For `bids`, the least and the most; an empty list: the verb stands alone.
    """
    free: dict[Verb, list[int]]
    """Verbs that are allowed besides (T6), in the same way; for `offers`, the seats to trade with."""
    awaited: list[Verb]
    """What is waited for when no answer is possible yet: `settles`, once the money is raised."""
    sums: dict[Verb, list[int]]
    """For verbs that move money, what each entry of their list does to the player's cash; one where they stand alone.

    Where `redeems` answers the question for several together (M5) and is free besides, that answer comes last. For
    `builds` it is the price, though a scarce building may be contested (B7); of `claims`, what is yet to be
    rolled for is left out (P12).
    """
    odds: dict[Verb, tuple[int, int]]
    """For verbs after which dice decide: it goes well for the player in so many of so many equally likely cases."""
    own: list[OwnOption] = []
    """What variants of someone's own add to the answers."""
    rule: str = ""
    """The rule that brings the question the seat is asked, where it is one of a variant: a power, a fight, a theft."""


class AboutView(Struct, frozen=True):
    """What the open question is about, where it does not stand elsewhere in the position."""

    square: int
    """The property for sale, fought or attacked for, or on which someone wants to build; -1: none."""
    seat: int
    """The other player: the owner, the other side of an attack, who wants the building, the victim; -2: none."""
    n: int
    """What matters: a price, what a lost fight costs, the attacker's total, how many times the dice; 0: nothing."""
    squares: list[int] = []
    """The mortgaged properties that one bankruptcy brought: one answer decides on all (M5); `n` is their values."""


class GameView(Struct, frozen=True):
    """The position."""

    turn: int
    """Whose turn it is."""
    turns: int
    """Turns begun, from the first on."""
    question: Question
    """The kind of question that is open: `turn`, `sale`, `auction`, …; empty when the game is over."""
    dice: list[int]
    """The last dice of this turn; empty before."""
    face: str
    """What a third die shows beside them; empty: none lies there."""
    doubles: int
    """In a row, in this turn."""
    rolled: bool
    """Has this turn been rolled?"""
    players: list[PlayerView]
    """By seat."""
    buildings: list[int]
    """By square: 0 to 4 houses, 5 a hotel."""
    rents: list[int]
    """By square: what a visitor would owe the owner now; 0 where nothing is due, or it is counted by the dice."""
    times: list[int]
    """By square: how many times the dice a visitor would owe the owner now; 0 where no dice count."""
    houses_left: int
    hotels_left: int
    coins_left: int
    unseen: list[int]
    """How many cards nobody has seen yet, of chance and of chest."""
    claims: list[ClaimView]
    debts: list[DebtView]
    offers: list[OfferView]
    auction: AuctionView | None
    figure: int
    """Who has M. Monopoly's figure; -2: nobody."""
    last_lap: bool
    """Every property has been bought: the last lap (W2)."""
    time_up: bool
    """The time of a timed game is up (Q6)."""
    over: bool
    winners: list[int]
    asked: list[int]
    """The seats that are waited for."""
    options: list[OptionsView]
    """By seat."""
    variants: dict[str, dict[str, int | list[int]]]
    """What the variants of this game keep, by their names: numbers, one number a seat, or a list of seats."""
    about: AboutView | None = None
    """What the open question is about, where there is something to say."""
    own_question: str = ""
    """Of `own`: what the variant calls the question."""


class SeatView(Struct, frozen=True):
    """Who sits where."""

    name: str
    person: bool
    """Someone holds the key of this seat."""
    bot: str
    """The bot that plays it now, in nobody's place or sitting in for someone; empty: none."""
    here: bool
    """The person's connection stands."""
    until: int | None
    """When this seat's time is up, in milliseconds since 1970; None: it is not asked, or has all the time."""
    wishes_pause: bool
    wishes_count: bool = False
    """Wishes to end the game and count (H7)."""
    wishes_bot: list[int] = []
    """The seats of people who are away, for whom it wishes a bot."""
    conceded: bool = False
    """Who sat here has given up."""


class LostSeat(Struct, frozen=True):
    """A seat that a key opens no more, and why: another device has it now, or the host took it from its holder."""

    seat: int
    why: Literal["moved", "removed"]


class LuckView(Struct, frozen=True):
    """How the devices of those who play take part in the draws (docs/dice.md)."""

    number: int
    """What the next link is told for; 0 before the game."""
    called: list[int]
    """The seats whose devices are to tell their link now: the draw waits for them, for a moment."""
    known: list[int]
    """The seats whose devices have begun a chain; any other may."""
    salt: str
    """What the table adds to the draw of this number, where others take part than in the last one; else empty."""


class LessonView(Struct, frozen=True):
    """What the teacher says at a table that teaches."""

    step: int
    """How many steps lie behind."""
    steps: int
    say: str
    """The key of the sentence: `over`, `watch`, `free`, or that of a step."""
    act: ActTerms | None
    """What the learner is asked to do, allowed now; None: to watch, or as they like."""


class TableView(Struct, frozen=True):
    """The table around the game."""

    id: str
    settings: Settings
    edition: str
    """The edition's name, and the digest of its data."""
    digest: str
    phase: Phase
    seats: list[SeatView]
    players: list[str]
    """The names under which the seats are written in the record."""
    locked: bool
    paused: bool
    until: int | None
    """When the time of a timed game is up."""
    commitment: str
    """To the secret of the dice (docs/dice.md)."""
    secret: str
    """The secret itself, once the game is over."""
    luck: LuckView | None
    """None: no device takes part, because the game is over, or began before they took part so."""
    rematch: str
    """The table of the rematch."""
    tempo: int
    """How many times as fast as usual the bots answer: 1, 2 or 4."""
    skips: bool
    """The bots play on without pauses until a person is asked or offered something."""
    paused_by: list[int]
    """Who wished the game to stand still; empty: it is not known, or it does not."""
    watchers_talk: bool
    """Those who look on may chat."""
    needs: str
    """What it would take to go on, when this server cannot; in the language of the connection."""
    lesson: LessonView | None = None
    """What the teacher says, at a table that teaches; its dice are scripted, and promise nothing."""


class ListedTable(Struct, frozen=True):
    """What the public list shows of a table."""

    id: str
    settings: Settings
    phase: Phase
    people: list[str]
    free: int
    """How many seats someone could take."""
