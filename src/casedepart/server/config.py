"""The configuration of a server: what whoever hosts it may choose, with defaults for a family and its friends."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from casedepart.server.stores.errors import StoreError

ENDLESS: Final = 1_000_000_000


class Rate(NamedTuple):
    """A rate limit, as a token bucket has it: so many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Limits(NamedTuple):
    """All rate limits and quotas: how much one address, one connection or one table may ask for."""

    visits: Rate = Rate(1_000, 200)
    """Connections and HTTP requests of an address, those for the page and its files too."""
    requests: Rate = Rate(60, 20)
    """Calls of an address."""
    messages: Rate = Rate(40, 20)
    """Messages on a connection."""
    crowd: Rate = Rate(400, 200)
    """Messages on all connections of an address."""
    seat: Rate = Rate(40, 20)
    """Messages of a seat, on all its connections."""
    table: Rate = Rate(240, 120)
    """Messages of all who sit at a table."""
    written: Rate = Rate(8_000_000, 16_000)
    """Bytes that an address has written into journals by what it says."""
    journal: Rate = Rate(4_000_000, 8_000)
    """Bytes that are written into the journal of a table by what people say there: play takes a fraction of it."""
    faults: Rate = Rate(12, 0.2)
    """Bad messages on a connection, before it is closed."""
    chat: Rate = Rate(5, 0.5)
    """Lines and signs of a seat."""
    weighs: Rate = Rate(4, 0.1)
    """Chances that a seat has weighed."""
    reviews: Rate = Rate(4, 0.05)
    """Games that an address has reviewed."""
    prices: Rate = Rate(20, 0.2)
    """Sets of house rules that an address has measured."""
    worked: Rate = Rate(40, 4)
    """Answers of an address that are worked out for it: what follows from the build alone is, once for all."""
    tables: Rate = Rate(60, 60 / 3600)
    """Tables that an address opens."""
    uploads: Rate = Rate(10, 0.2)
    """Editions and records that an address has checked."""
    codes: Rate = Rate(10, 1 / 30)
    """Codes that an address tries."""
    records: Rate = Rate(20, 1)
    """Records that an address downloads, games it has counted, and moments it goes on from."""
    moments: Rate = Rate(20, 5)
    """Parts of games that an address looks through, moment by moment."""
    greeting: Rate = Rate(16, 0)
    """Frames of every kind on a WebSocket that has not said hello."""
    greeting_bytes: Rate = Rate(32_768, 0)
    """Bytes on a WebSocket that has not said hello."""
    frames: Rate = Rate(400, 60)
    """Frames of every kind on a WebSocket, those that carry no message too."""
    frame_bytes: Rate = Rate(524_288, 65_536)
    """Bytes on a WebSocket."""
    crowd_frames: Rate = Rate(2_000, 400)
    """Frames of every kind on all WebSockets of an address."""
    tcp_connections: int = 200
    """Connections of an address, whatever they are for."""
    websockets: int = 100
    """WebSockets of an address."""
    listeners: int = 200
    """Connections that look on at a table."""
    strangers: int = 1
    """Seats that an address holds at a listed table, taken without the invitation."""
    listed: int = 4
    """Tables of an address in the public list."""

    unattended: int = 8
    """Tables of an address at which bots play and nobody is: with so many it opens no more."""
    all_unattended: int = 64
    """Such tables of all addresses: beyond that, bots rest where nobody has been for the longest."""

    @classmethod
    def none(cls) -> Limits:
        """No limits of rate or number: for a load test, or where all who can reach the server are known."""
        usual = cls()
        return cls(*(Rate(ENDLESS, ENDLESS) if isinstance(limit, Rate) else ENDLESS for limit in usual))  # type: ignore[arg-type]


USUAL: Final = Limits()


class Deadlines(NamedTuple):
    """Timeouts: how long the server waits for connections, for people and for other processes, in seconds."""

    hello: float = 10
    """A new WebSocket may take so long to say hello."""
    head: float = 10
    """A connection may take so long to say what it wants."""
    body: float = 15
    """The body of a request may take so long to come."""
    reading: float = 15
    """An edition may take so long to be read: the largest of the catalogue takes a twentieth of a second."""
    last_words: float = 2
    """A connection that is ended may take so long to read why: closed while it still sends, it would not hear it.

    Where connections are scarce, it gets no time.
    """
    unload: float = 10
    """A table stays in memory for so long after its last use."""
    sweep: float = 1
    """The store is asked so often for tables whose time has come."""
    look: float = 2
    """It is looked so often which processes are alive."""
    returning: float = 5
    """A process may be away for so long, or people after a restart, before they count as gone."""
    others_first: float = 2
    """So much later a process does what another one, which wrote last, should have done."""
    handover: float = 1
    """A worker that has no room for another connection is tried for so long; then the connection stays where it is."""
    others_share: float = 5
    """A table that another process should wake is left to it for so long."""


USUAL_DEADLINES: Final = Deadlines()


@dataclass(frozen=True)
class Config:
    """The configuration of one server."""

    db: str | None = None
    """Where tables are kept; None: the user's data folder."""
    origins: tuple[str, ...] = ()
    """Other addresses of pages that may talk to this server, such as https://play.example.org."""
    names: tuple[str, ...] = ()
    """Names that it is called by, besides its addresses and the names of its machine, such as play.example.org."""
    metrics: bool | None = None
    """Whether /metrics is shown: to all, to nobody, or (None) to this machine alone."""
    proxy: str = ""
    """The address of the proxy in front of it, whose word on where a request comes from is taken."""
    limits: Limits = USUAL
    deadlines: Deadlines = USUAL_DEADLINES
    message_bytes: int = 16_384
    """The longest message on a socket."""
    forget_after: int | None = None
    """Days after which a table that nothing has happened at is deleted; None: never."""
    bots_alone: int = 60
    """For how many minutes bots play on at a table where nobody is; then they rest until somebody comes."""
    keep_free: int = 200
    """With fewer megabytes free where a file of SQLite is, no more tables are opened, and only play is stored."""
    thinkers: int = 2
    """Threads in which bots think."""
    workers: Path | None = None
    """The folder where the workers of one server find each other; None: there is one alone."""
    damage: StoreError | None = None
    """What was found damaged in the database before it was opened."""
    page: Path | None = None
    """The folder of the built page; None: the one that comes with the package."""
