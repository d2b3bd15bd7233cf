"""What a client may say, one message each. Who it speaks for comes from its keys, never from the message alone."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from casedepart.table.wire.box import Effect, GivenPosition
from casedepart.table.wire.names import Deck, Verb
from casedepart.table.wire.parts import ActTerms, Goods, Id, Key, Luck, MaybeSeat, Seat, Sum, Word


class Ask(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Any message of a client."""


class Request(Ask, frozen=True):
    """Any message that gets a reply of its own, by its id."""

    is_play: ClassVar[bool] = True
    """Does the game need it to go on? What it does not need is not stored while the disk is nearly full."""

    id: Id


class Hello(Ask, tag="hello", frozen=True):
    """The first message of a connection: which table, and by which keys."""

    table: Annotated[str, Meta(max_length=64)]
    keys: Annotated[list[Key], Meta(max_length=10)] = []
    """Of seats, of the host, or to watch; several seats make a hot seat. None: a listed table is watched."""
    language: Annotated[str, Meta(max_length=35)] = "en"
    """In which refusals and errors are told: fr, en, or another that the server has."""


class Act(Request, tag="act", frozen=True):
    """An answer to the open question, or something that is allowed at any time."""

    version: Annotated[int, Meta(ge=0)]
    """The version at which the client saw the question."""
    verb: Verb
    """As the state lists it: `rolls`, `buys`, `bids`, `claims`, `builds`, `offers`, …"""
    n: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    """The square, the seat or the sum that the verb takes; -1 where it takes none."""
    give: Goods | None = None
    """Of an offer: what is given to seat `n`."""
    get: Goods | None = None
    """Of an offer: what is asked of seat `n`."""
    counter: bool = False
    """Of an offer: it says no to that seat's own offer and takes its place."""
    luck: Luck = ""
    """Of earlier pages; it counts for nothing: see `luck`."""
    seat: MaybeSeat = -1
    word: Word = ""


class Preview(Request, tag="preview", frozen=True):
    """What would be if I did this, one after the other? Nothing changes, and nobody else is told."""

    acts: Annotated[list[ActTerms], Meta(max_length=60)]
    seat: MaybeSeat = -1


class Compare(Request, tag="compare", frozen=True):
    """What would each of these acts do by itself, and to the rent of its square? Nothing changes."""

    acts: Annotated[list[ActTerms], Meta(max_length=60)]
    seat: MaybeSeat = -1


class Advise(Request, tag="advise", frozen=True):
    """What would a shrewd bot do in my place? Nothing changes, and nobody else is told.

    Where the table gives no hints, only how to pay a debt is told.
    """

    seat: MaybeSeat = -1


class Quote(Request, tag="quote", frozen=True):
    """What would this bot want for it? Nothing changes, and nobody else is told.

    It keeps to its price for the rest of the turn, while no deed changes hands and nothing is built or sold.
    """

    other: Seat
    """The bot's seat."""
    give: Goods = Goods()
    """What it would be given besides; sums of money count for nothing here: they are what is asked for."""
    get: Goods = Goods()
    """What would be had of it."""
    seat: MaybeSeat = -1


class Weigh(Request, tag="weigh", frozen=True):
    """What are everyone's chances, and after each of my answers? Nothing changes, and nobody else is told.

    The reply takes a second or two; other messages may be sent meanwhile, another `weigh` may not.
    """

    seat: MaybeSeat = -1


class Limit(Request, tag="limit", frozen=True):
    """Bid for me in the auction that is open, up to this sum; 0: no longer."""

    amount: Sum
    seat: MaybeSeat = -1


class Tempo(Request, tag="tempo", frozen=True):
    """Let the bots answer so many times as fast; for the host, and for who is alone with bots."""

    is_play = False

    tempo: Literal[1, 2, 4]
    seat: MaybeSeat = -1


class Skip(Request, tag="skip", frozen=True):
    """Let the bots play on without pauses until a person is asked or offered something, or no longer.

    For the host, and for who is alone with bots.
    """

    is_play = False

    on: bool
    seat: MaybeSeat = -1


class Pause(Request, tag="pause", frozen=True):
    """I wish the game to stand still, or to go on; it does when all who are there wish so, or the host."""

    on: bool
    seat: MaybeSeat = -1


class Vote(Request, tag="vote", frozen=True):
    """I wish to end the game and count (H7), or a bot to sit in for someone who is away; all have to agree."""

    about: Literal["count", "bot"]
    other: MaybeSeat = -1
    """Of `bot`: the seat of who is away."""
    on: bool = True
    """False: no, which ends the vote."""
    seat: MaybeSeat = -1


class Concede(Request, tag="concede", frozen=True):
    """I give up: a bot takes the seat; where I alone play against bots, the game is over (H8)."""

    seat: MaybeSeat = -1


class Back(Request, tag="back", frozen=True):
    """I am here: the bot that sat in for me gives the seat back."""

    seat: MaybeSeat = -1


class Leave(Request, tag="leave", frozen=True):
    """I stand up for good; a bot takes the seat."""

    seat: MaybeSeat = -1


class AddLuck(Request, tag="luck", frozen=True):
    """My device's link for the draw that is called, or the first of a new chain (docs/dice.md)."""

    luck: Luck
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """The number that it is told for, as the state has it; 0 before the game."""
    seat: MaybeSeat = -1


class Say(Request, tag="say", frozen=True):
    """A line of chat."""

    is_play = False

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: MaybeSeat = -1
    name: Annotated[str, Meta(max_length=40)] = ""
    """Of who looks on, where the host lets them chat."""


Emotes = Literal["hello", "well-played", "thanks", "oops", "hurry", "laugh", "cry", "wow"]


class Emote(Request, tag="emote", frozen=True):
    """A sign in place of words."""

    is_play = False

    emote: Emotes
    seat: MaybeSeat = -1


class Mute(Request, tag="mute", frozen=True):
    """I do not want to hear this seat, or those who look on; or I do again."""

    is_play = False

    other: Annotated[int, Meta(ge=-1, le=7)]
    """-1: all who look on."""
    on: bool
    seat: MaybeSeat = -1


class Start(Request, tag="start", frozen=True):
    """The host: begin; bots take the seats that are empty."""


class Lock(Request, tag="lock", frozen=True):
    """The host: nobody else sits down, or they may again."""

    is_play = False

    on: bool


class LetWatchersTalk(Request, tag="watchers-talk", frozen=True):
    """The host: those who look on may chat, or no longer."""

    is_play = False

    on: bool


class Booklet(Request, tag="booklet", frozen=True):
    """The host, before the game: back to the booklet, without house rules and numbers of one's own."""

    is_play = False


class Remove(Request, tag="remove", frozen=True):
    """The host: whoever sits here goes; before the game the seat is empty, in it a bot takes over."""

    other: Seat


class Seated(Request, tag="seat-bot", frozen=True):
    """The host: a bot of this kind sits here, in place of a bot, of nobody, or for someone who is away."""

    other: Seat
    bot: Annotated[str, Meta(max_length=20)]


class Rematch(Request, tag="rematch", frozen=True):
    """The host: another table with the same people and settings; everyone's keys open it too."""


Die = Annotated[int, Meta(ge=1, le=6)]
Version = Annotated[int, Meta(ge=0)]


class ThrowByHand(Request, tag="throw", frozen=True):
    """At the box: the dice that lie on the table. Where the player is yet to roll, they have rolled with it.

    By the seat that throws, for a bot's seat by anyone, and by the host for all.
    """

    version: Version
    """The version at which the client saw that they were asked for."""
    dice: Annotated[list[Die], Meta(max_length=2)] = []
    """Both dice; none: the program throws this once."""
    face: Annotated[str, Meta(max_length=20)] = ""
    """What a third die shows, where one is thrown."""
    seat: MaybeSeat = -1
    """The seat that one speaks for, where one holds several; -1 is the host too."""


class DrawByHand(Request, tag="draw", frozen=True):
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
    seat: MaybeSeat = -1


class ByHand(Request, tag="hand", frozen=True):
    """At the box: dice and cards come by hand from now on, or the program throws and draws."""

    on: bool
    seat: MaybeSeat = -1


class Undo(Request, tag="undo", frozen=True):
    """At the box: the last answer is taken back, dice and cards too; the host's, or whoever gave it."""

    version: Annotated[int, Meta(ge=-1)] = -1
    """The version at which the client saw that answer, so that two who tap at once take one back; -1: any."""
    seat: MaybeSeat = -1


class Correct(Request, tag="correct", frozen=True):
    """The host at the box: the position is set right (H28). The reply to a trial is `corrected`, else `done`."""

    given: GivenPosition
    trial: bool = field(name="try", default=False)
    """Only say what would change and what is wrong."""
    seat: MaybeSeat = -1


class NameSquare(Request, tag="name", frozen=True):
    """At the box: what it prints on this square; empty: our name again."""

    is_play = False

    square: Annotated[int, Meta(ge=0, le=39)]
    name: Annotated[str, Meta(max_length=40)]
    seat: MaybeSeat = -1


class AskGiven(Request, tag="given", frozen=True):
    """The position as it stands, in the form of a scenario's `given`; the reply is `position`."""

    seat: MaybeSeat = -1


class AskMay(Request, tag="may", frozen=True):
    """What may this seat do now, and what is refused by which rule? The reply is `allowed`."""

    seat: MaybeSeat = -1
    """The seat that it is about."""


class Ping(Ask, tag="ping", frozen=True):
    """Is anybody there?"""


AnyAsk = (
    Hello
    | Act
    | Preview
    | Compare
    | Advise
    | Quote
    | Weigh
    | Limit
    | Tempo
    | Skip
    | Pause
    | Vote
    | Concede
    | Back
    | Leave
    | AddLuck
    | Say
    | Emote
    | Mute
    | Start
    | Lock
    | LetWatchersTalk
    | Booklet
    | Remove
    | Seated
    | Rematch
    | ThrowByHand
    | DrawByHand
    | ByHand
    | Undo
    | Correct
    | NameSquare
    | AskGiven
    | AskMay
    | Ping
)
"""Every message that a client may send."""
HostAsk = Start | Lock | LetWatchersTalk | Booklet | Remove | Seated
"""What only the host may say of a table; a rematch is about another one too."""
SeatAsk = Act | Limit | Tempo | Skip | Pause | Vote | Concede | Back | Leave | AddLuck | Say | Emote | Mute
"""What someone says who sits at the table."""
BoxAsk = ThrowByHand | DrawByHand | ByHand | Undo | Correct | NameSquare
"""What is said at the box, by seats and by the host."""
LookAsk = AskGiven | AskMay
"""What is asked about the position by anyone who sits at the table, or hosts it."""
TrialAsk = Preview | Compare | Advise | Quote | Weigh
"""What changes nothing: what would be, if."""
