"""What the HTTP side is sent and answers, besides the messages of the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from casedepart.record import names
from casedepart.server.edition_look import Texts, ThemeLook
from casedepart.table.settings import Settings
from casedepart.table.wire.parts import Luck
from casedepart.table.wire.view import TableView

EDITION_CHARACTERS = 262_144
RECORD_CHARACTERS = 1_048_576

PersonName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=names.LONGEST,
        extra_json_schema={"pattern": names.FORM, "not": {"enum": list(names.RESERVED)}},
    ),
]
"""What is wrong with one is told by `check_names`, in better words than those of a pattern."""
EditionFile = Annotated[str, Meta(max_length=EDITION_CHARACTERS, description="The text of an edition's TOML file.")]
ChosenKey = Annotated[
    str,
    Meta(
        min_length=24,
        max_length=64,
        pattern=r"^[0-9A-Za-z_-]*$(?!\n)",
        description="A secret that your device has drawn: with the same one again, the request gets the same answer. "
        "Left out: the server draws one.",
    ),
]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Any body of a request."""


class Person(Body, frozen=True):
    """Someone who sits down on the device that opens the table."""

    name: PersonName
    luck: Luck = ""


class Opening(Body, frozen=True):
    """A new table."""

    settings: Settings = Settings()
    people: Annotated[list[Person], Meta(max_length=8)] = []
    edition_file: EditionFile = ""
    start: Annotated[bool, Meta(description="Begin at once; bots take the seats that are empty.")] = False


class SeatKey(Struct, frozen=True):
    """A seat, and the key that opens it."""

    table: str
    seat: int
    key: str


class Opened(Struct, frozen=True):
    """The keys of a new table. Nobody is told them again."""

    table: str
    host: str
    invite: str
    watch: str
    seats: Annotated[list[SeatKey], Meta(description="Of the people who were named.")]
    join_link: Annotated[str, Meta(description="What to send to friends, after this server's address.")]
    watch_link: str


class Joining(Body, frozen=True):
    """Sit down."""

    name: PersonName
    seat: Annotated[int, Meta(ge=-1, le=7, description="-1: any that is free, else a bot's.")] = -1
    luck: Luck = ""
    key: ChosenKey | None = None


class Summary(Struct, frozen=True):
    """A table in short, and what the key opens."""

    version: int
    table: TableView
    seats: list[int]
    host: bool
    invited: bool
    watching: bool


class MovingCode(Struct, frozen=True):
    """A code that moves a seat to another device, once."""

    code: str
    expires: Annotated[int, Meta(description="Milliseconds since 1970.")]


class CodeGiven(Body, frozen=True):
    """The code that another device shows."""

    code: Annotated[str, Meta(min_length=1, max_length=20, description="Small letters, spaces and hyphens do no harm.")]
    key: ChosenKey | None = None


class Importing(Body, frozen=True):
    """A record that becomes a table."""

    record: Annotated[
        str,
        Meta(
            max_length=RECORD_CHARACTERS,
            description="The text of a record (docs/records.md).",
            extra_json_schema={"minLength": 1},
        ),
    ]
    edition_file: EditionFile = ""


class Branching(Body, frozen=True):
    """A moment of a game to go on from, and who sits down there."""

    at: Annotated[int, Meta(ge=0, le=1_000_000, description="After so many answers.")]
    seat: Annotated[int, Meta(ge=0, le=7)]
    name: PersonName


class EditionText(Body, frozen=True):
    """An edition to be checked."""

    edition_file: EditionFile


class EditionFault(Struct, frozen=True):
    """Something wrong with an edition's file."""

    line: Annotated[int, Meta(description="Counted from 1; 0 where no line is to blame.")]
    message: str
    cure: str


class HouseNumber(Struct, frozen=True):
    """A number of a house rule that a table may set, under `numbers`."""

    name: str
    setting: Annotated[bool, Meta(description="It is the setting of that name instead, such as `minutes`.")]
    label: Texts
    usual: int
    least: int
    most: int


class HouseRule(Struct, frozen=True):
    """A rule that no booklet has, and that any table may take up: by its name among the settings' `options`."""

    name: str
    title: Texts
    text: Annotated[dict[str, str], Meta(description="What it changes, by language; empty where nobody has said.")]
    rule: Annotated[str, Meta(description="Its number, the first where it has several; empty where it has none.")]
    numbers: list[HouseNumber]
    excludes: Annotated[list[str], Meta(description="The house rules that it cannot be played with, by name.")] = []


class EditionView(Struct, frozen=True):
    """An edition in short."""

    id: str
    name: Texts
    digest: str
    ruleset: str
    rulesets: list[str]
    modes: Annotated[dict[str, list[str]], Meta(description="By ruleset.")]
    options: Annotated[dict[str, list[str]], Meta(description="By ruleset.")]
    house: Annotated[
        list[HouseRule], Meta(description="The house rules, and those that the host of the server allows.")
    ]
    fewest: Annotated[int, Meta(description="The fewest who may play.")]
    players: Annotated[int, Meta(description="The most who may play.")]
    theme: ThemeLook
    strip: Annotated[list[str], Meta(description="The colour of each square's group, from GO; empty: it has none.")]


class Checked(Struct, frozen=True):
    """What is wrong with an edition, or the edition in short when nothing is."""

    faults: list[EditionFault]
    edition: EditionView | None


class SettingsView(Struct, frozen=True):
    """Settings, checked and spelled out."""

    settings: Settings
    link: Annotated[str, Meta(description="The same as a link says them: only what differs from the usual.")]


class BotsView(Struct, frozen=True):
    """The kinds of bots that may sit at a table."""

    levels: Annotated[list[str], Meta(description="From the weakest to the strongest.")]
    characters: Annotated[list[str], Meta(description="The habits that a bot of some levels may have.")]
    names: Annotated[list[str], Meta(description="All kinds: a level, or a level and a character: `shrewd:trader`.")]
    default: Annotated[str, Meta(description="The kind that fills a seat unless the settings say otherwise.")]


class Health(Struct, frozen=True):
    """The server runs, and its database answers."""

    version: str
