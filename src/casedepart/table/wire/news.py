"""What the server says to a client."""

from __future__ import annotations

from msgspec import Struct, field

from casedepart.table.wire.box import BoxView, GivenPosition, MayAct, PositionChange, PositionFault
from casedepart.table.wire.names import Deck, EventKind
from casedepart.table.wire.parts import ActTerms
from casedepart.table.wire.view import GameView, GoodsView, LostSeat, OptionsView, PlayerView, TableView


class EventView(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, with the rule that made it so."""

    kind: EventKind
    seat: int = -2
    """-2: no seat is meant; -1: the bank."""
    other: int = -2
    square: int = -1
    dice: tuple[int, int] | None = None
    """What was thrown."""
    face: str = ""
    """What a third die showed, where one was thrown."""
    start: int = field(name="from", default=-1)
    """The square that the token came from."""
    by_dice: bool = False
    """The token went by the dice: always forward."""
    sum: int = 0
    """Money: what was paid, received, bid, owed or counted."""
    count: int = 0
    """How many: the tries in jail, the points of a fight."""
    level: int = 0
    """What stands on the square now: 1 to 4 houses, 5 a hotel."""
    price: int = 0
    """What buildings cost or brought."""
    deck: Deck | None = None
    card: str = ""
    """The card that was drawn, by its name."""
    rule: str = ""
    working: str = ""
    """How a sum came about, for people: `2×35`."""
    why: str = ""
    """What a sum was for, or how it came out, as a key."""
    word: str = ""
    """Of `own`: what the variant calls it."""


class ReasonView(Struct, frozen=True, omit_defaults=True):
    """Why a bot answers so: the key of a sentence, and what the sentence speaks of."""

    key: str
    square: int = -1
    group: int = -1
    """A colour group, by its number."""
    seat: int = -2
    """Another player; -2: no seat is meant."""
    n: int = 0
    m: int = 0
    """Sums, chances in per cent, counts: what they are, the sentence says."""


class AnswerView(Struct, frozen=True, omit_defaults=True):
    """One answer and what followed from it."""

    n: int
    """Which answer of the game it is, counted from 1."""
    seat: int
    """8: chance."""
    do: str
    """In the words of a record; `seals` for a bid, or none, that is not to be known yet (H27)."""
    events: list[EventView]
    cause: str = ""
    """Why nobody did it by hand: `bot`, `limit`, `expired`, `impossible` and its reason; else empty.

    A game that began earlier may also have `claim`: the table claimed a rent.
    """
    reason: ReasonView | None = None
    """Why, where a bot answered and people follow; it is told once, and kept nowhere."""
    hand: bool = False
    """Dice, a card or a correction that people told, at the box."""
    give: GoodsView | None = None
    """Of an offer: what is given."""
    get: GoodsView | None = None
    """Of an offer: what is asked for."""


class News(Struct, tag_field="type", frozen=True):
    """Any message of the server."""


class You(Struct, frozen=True):
    """What only this connection is told."""

    seats: list[int]
    host: bool
    limits: dict[str, int]
    """One's own limits in the auction, by seat."""
    muted: dict[str, list[int]]
    """Whom one does not hear, by seat."""
    paces: bool
    """One may set the tempo."""
    sealed: dict[str, int] = {}
    """One's own bids in a sealed auction, by seat; 0: none (H27)."""
    lost: list[LostSeat] = []
    """The seats that one's keys open no more: moved to another device, or taken by the host."""


class State(News, tag="state", frozen=True, kw_only=True):
    """The whole table, after every change: a client shows this and remembers nothing else."""

    version: int
    at: int
    """The server's time, in milliseconds since 1970."""
    table: TableView
    game: GameView | None
    box: BoxView | None = None
    """At the box: what it needs to be told next, and what it prints; null at any other table."""
    answers: list[AnswerView]
    """What was answered since the state before that this connection got: for the log and the animation.

    The last 200 at most; none in the first state of a connection.
    """
    you: You


class Said(News, tag="said", frozen=True):
    """Somebody said something, or made a sign."""

    version: int
    at: int
    seat: int
    """-1: someone who looks on."""
    text: str
    emote: str
    name: str = ""
    """Of who looks on, as they call themselves."""


class Welcome(News, tag="welcome", frozen=True):
    """The reply to hello; the state follows."""

    engine: str
    """The version of the server's program."""
    chat: list[Said]


class Done(News, tag="done", frozen=True):
    """Your message took effect, and is stored."""

    id: str
    version: int
    table: str = ""
    """The new table, after `rematch`."""


class Refusal(News, tag="refused", frozen=True):
    """The rules forbid it; nothing has changed."""

    id: str
    rule: str
    """The rule's number."""
    why: str
    """What is wrong, as a key."""
    told: str
    """What is wrong, in words."""


class Stale(News, tag="stale", frozen=True):
    """The game has gone on since (optimistic concurrency): look at the state and answer again."""

    id: str
    version: int


class Fault(News, tag="error", frozen=True):
    """The message cannot be taken: it is unreadable, not yours to send, too much, or comes at the wrong time."""

    code: str
    told: str
    """What is wrong and what to do."""
    id: str = ""
    retry_after: int = 0
    """After how many seconds it may be taken; 0: that is not known."""


class Previewed(News, tag="previewed", frozen=True):
    """The reply to `preview`: what would be after those acts that are allowed, up to the first that is not."""

    id: str
    sums: list[int]
    """What each act that would be allowed does to the player's cash."""
    rule: str
    """The rule by which the next act is refused; empty: all are allowed."""
    why: str
    """What is wrong with it, as a key."""
    told: str
    """What is wrong, in words."""
    players: list[PlayerView]
    buildings: list[int]
    options: OptionsView
    """What the seat could do then."""


class OutcomeView(Struct, frozen=True):
    """What one act would do by itself, before anything else happens."""

    rule: str
    """The rule by which it is refused; empty: it is allowed."""
    sum: int
    """What it does to the player's cash."""
    rents: tuple[int, int]
    """The rent of its square before and after, as in the position's `rents`."""
    times: tuple[int, int]
    """The same where the dice count, as in the position's `times`."""


class Compared(News, tag="compared", frozen=True):
    """The reply to `compare`: one outcome for each act, in their order."""

    id: str
    outcomes: list[OutcomeView]


class Advised(News, tag="advised", frozen=True):
    """The reply to `advise`: what a shrewd bot would do, in order, up to an offer or its answer to the question."""

    id: str
    acts: list[ActTerms]
    """Empty: it would wait."""
    reasons: list[ReasonView] = []
    """Why, one for each act."""


class Quoted(News, tag="quoted", frozen=True):
    """The reply to `quote`: the least sum for which the bot takes the trade when it is offered at once."""

    id: str
    sum: int | None
    """Paid to the bot; below 0: what the bot pays. Null: it takes the trade for no sum that you have."""
    reason: ReasonView | None = None
    """Why no sum would do."""


class ChanceView(Struct, frozen=True):
    """An estimate between 0 and 1, or the difference of two, with its 95 % interval."""

    value: float
    low: float
    high: float


class WeighedAnswer(Struct, frozen=True):
    """One answer that could be given, and the chance to win after it."""

    act: ActTerms
    chance: ChanceView
    difference: ChanceView
    """To the chance after the best answer, on the same dice: 0 for the best itself, below 0 for the others."""


class Weighed(News, tag="weighed", frozen=True):
    """The reply to `weigh`: chances to win, found by playing the game on many times with bots in all seats."""

    id: str
    version: int
    """The version that it was found for."""
    playouts: int
    """How many times the game was played on, all told."""
    chances: list[ChanceView]
    """Of each seat, whatever is answered."""
    answers: list[WeighedAnswer]
    """The answers that the seat could give, the best first; empty: it has no choice now."""


class Corrected(News, tag="corrected", frozen=True):
    """The reply to a trial of `correct`: what it would change, and all that is wrong with it."""

    id: str
    version: int
    changes: list[PositionChange]
    faults: list[PositionFault]
    """None: it can be done."""


class PositionTold(News, tag="position", frozen=True):
    """The reply to `given`: the position in the form of a scenario's `given`, whole."""

    id: str
    version: int
    given: GivenPosition
    scenario: str
    """The same as text, as it stands in a scenario's file."""


class MayTold(News, tag="allowed", frozen=True):
    """The reply to `may`: what the seat may do now, then what it may not."""

    id: str
    version: int
    seat: int
    acts: list[MayAct]


class Pong(News, tag="pong", frozen=True):
    """Yes."""

    at: int


AnyNews = (
    State
    | Said
    | Welcome
    | Done
    | Refusal
    | Stale
    | Fault
    | Previewed
    | Compared
    | Advised
    | Quoted
    | Weighed
    | Corrected
    | PositionTold
    | MayTold
    | Pong
)
"""Every message that a server may send."""
