"""The documents of the protocol say what the models say, and all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import jsonschema_rs
import msgspec
import pytest

from building.protocol.reference import documents
from building.protocol.schema import NEWS, schema
from building.protocol.typescript import typescript, written
from casedepart import bots
from casedepart.bots.play import step
from casedepart.editions import catalogue, load
from casedepart.engine import CHANCE_BIT
from casedepart.engine.actions import player_verbs
from casedepart.engine.game import Game
from casedepart.server.bodies import EDITION_CHARACTERS, RECORD_CHARACTERS
from casedepart.server.config import USUAL, Config
from casedepart.server.routes import ROUTES
from casedepart.table.messages import ANY_ASK, ASKS
from casedepart.table.views import game_view
from casedepart.table.wire.names import QUESTIONS
from casedepart.table.wire.news import AnswerView, EventView
from tests.repository.tree import ROOT, SOURCE, text_of

FOLDER = ROOT / "docs" / "protocol"
PAGE = text_of(ROOT / "docs" / "protocol.md")
MADE = documents()
SCHEMA = schema()
BY_CHANCE = {"draw", "dealing", "roll-off", "estate-sale", "estates", "levy"}
"""Questions to chance alone, and those that ask nothing themselves: no player ever sees them."""


def part(title: str) -> str:
    """The text under a heading, up to the next of any level."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#)", PAGE + "\n#", re.MULTILINE | re.DOTALL)
    assert found is not None, f"docs/protocol.md has no heading {title!r}"
    return found.group(1)


def validator(name: str) -> jsonschema_rs.Validator:
    """A validator of one definition of the schema."""
    return jsonschema_rs.validator_for({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


@pytest.mark.parametrize("name", ["schema.json", "messages.md"])
def test_what_is_made_from_the_models_is_not_stale(name: str) -> None:
    assert text_of(FOLDER / name) == MADE[name], "run `make protocol`"


def test_the_schema_is_one() -> None:
    jsonschema_rs.meta.validate(SCHEMA)


def test_every_message_is_told_apart_by_its_type() -> None:
    tags = [SCHEMA["$defs"][model.__name__]["properties"]["type"]["enum"] for model in (*ASKS, *NEWS)]
    assert all(len(tag) == 1 for tag in tags)
    assert len({tag[0] for tag in tags}) == len(tags)


@pytest.mark.parametrize("model", [*ASKS, *NEWS], ids=lambda model: str(model.__name__))
def test_every_message_says_what_it_is_for(model: type[msgspec.Struct]) -> None:
    definition = SCHEMA["$defs"][model.__name__]
    assert definition["description"].endswith((".", "?"))
    assert f"### `{definition['properties']['type']['enum'][0]}`" in MADE["messages.md"]


def test_docstrings_of_fields_are_in_the_schema() -> None:
    fields = SCHEMA["$defs"]["Act"]["properties"]
    assert fields["version"]["description"] == "The version at which the client saw the question."
    assert fields["id"]["description"] == "Chosen by the client; the same id gets the same reply."


ASKED = [
    {"type": "hello", "table": "T" * 22, "keys": ["k" * 24]},
    {"type": "act", "id": "1", "version": 3, "verb": "bids", "n": 60},
    {
        "type": "act",
        "id": "1",
        "version": 3,
        "verb": "offers",
        "n": 1,
        "give": {"cash": 5},
        "get": {"cards": ["chest"]},
    },
    {"type": "emote", "id": "1", "emote": "wow"},
    {"type": "ping"},
]
WRONG = [
    {"type": "act", "id": "1", "version": 3},
    {"type": "act", "id": "", "version": 3, "verb": "rolls"},
    {"type": "act", "id": "1", "version": "3", "verb": "rolls"},
    {"type": "act", "id": "1", "version": 3, "verb": "rolls", "as": 2},
    {"type": "offer", "id": "1"},
    {"type": "emote", "id": "1", "emote": "shrug"},
    {"type": "hello", "table": "T", "keys": ["short"]},
]


@pytest.mark.parametrize("message", ASKED)
def test_schema_and_models_take_the_same(message: dict[str, object]) -> None:
    msgspec.convert(message, ANY_ASK)
    assert validator("Ask").is_valid(message)


@pytest.mark.parametrize("message", WRONG)
def test_schema_and_models_refuse_the_same(message: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(message, ANY_ASK)
    assert not validator("Ask").is_valid(message)


@pytest.mark.parametrize("edition", catalogue())
def test_positions_are_valid_by_the_schema(edition: str) -> None:
    check = validator("GameView")
    looked_at = 0
    for game in game_positions(edition):
        check.validate(msgspec.to_builtins(game_view(game, {0: 5}, 7)))
        looked_at += 1
    assert looked_at > 100


def game_positions(edition: str, kind: str = "steady") -> Iterator[Game]:
    """The positions of a game of bots that wait for players."""
    data = load(edition)
    game = Game.start(data.rules(data.ruleset, "standard", data.options_under(data.ruleset)), 3)
    seats, chance = [bots.make(kind, str(seat)) for seat in range(3)], bots.Chance(edition)
    for _ in range(1000):
        if not game.over:
            step(game, seats, chance)
            if game.asked & ~CHANCE_BIT:
                yield game


def test_what_is_left_out_of_an_event_is_its_default() -> None:
    sent = msgspec.to_builtins(AnswerView(n=1, seat=8, do="dice 1 2", events=[EventView("turn", 1)]))
    assert sent["events"] == [{"kind": "turn", "seat": 1}]
    validator("AnswerView").validate(sent)


def test_types_have_every_definition_and_every_field() -> None:
    types = typescript(SCHEMA)
    for name, definition in SCHEMA["$defs"].items():
        assert re.search(rf"^export (interface|type) {name}\b", types, re.MULTILINE)
        for field in definition.get("properties", {}):
            assert re.search(rf"^  {field}\??: ", types, re.MULTILINE)
    assert types.count("{") == types.count("}")


def test_types_know_no_more_than_the_schema_uses() -> None:
    with pytest.raises(ValueError, match="no TypeScript"):
        written({"type": "object"})


def test_every_question_that_players_see_is_documented() -> None:
    documented = set(re.findall(r"^\| `([a-z-]+)`", part("Questions"), re.MULTILINE))
    assert documented == QUESTIONS - BY_CHANCE - {""}


@pytest.mark.parametrize("edition", catalogue())
def test_questions_are_answered_by_the_verbs_that_are_documented(edition: str) -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \|.*\|([^|]*)\|$", part("Questions"), re.MULTILINE)
    documented = {kind: set(re.findall(r"`([a-z ]+)`", verbs)) for kind, verbs in rows}
    assert set().union(*documented.values()) <= {row.word for row in player_verbs()}
    for kind in ("steady", "random"):
        for game in game_positions(edition, kind):
            shown = game_view(game, {}, None)
            for options in shown.options:
                assert set(options.answers) <= documented[shown.question], shown.question


def codes(package: str) -> set[str]:
    """Every error that a package can tell."""
    return set(re.findall(r"^([a-z-]+) =", text_of(SOURCE / "texts" / "en" / f"{package}.ftl"), re.MULTILINE))


def test_every_error_is_documented_and_no_other() -> None:
    first_cells = re.findall(r"^\| (`[^|]*) \|", part("What goes wrong"), re.MULTILINE)
    documented = [code for cell in first_cells for code in re.findall(r"`([a-z-]+)`", cell)]
    assert len(documented) == len(set(documented))
    assert set(documented) == codes("table") | codes("server")


def test_every_error_that_can_happen_can_be_told() -> None:
    raised = [
        (path.name, kind.lower(), code)
        for package in ("table", "server")
        for path in sorted((SOURCE / package).rglob("*.py"))
        for kind, code in re.findall(r"\b(Table|Server)Error\(\s*\"([a-z-]+)\"", text_of(path))
    ]
    assert len(raised) > 50
    assert [(name, code) for name, kind, code in raised if code not in codes(kind)] == []


def test_every_address_of_the_server_is_documented_and_no_other() -> None:
    documented = set(re.findall(r"`((?:GET|POST) /[^`]*)`", part("Opening a table and sitting down")))
    assert documented == {f"{route.method} {route.path}" for route in ROUTES if route.path.startswith("/api")}


def test_limits_are_those_of_a_usual_server() -> None:
    usual, limits = Config(), part("Limits")
    assert f"| a message | {usual.message_bytes:,} bytes |" in limits
    assert f"| WebSockets of an address | {USUAL.websockets} |" in limits
    assert f"| connections of an address, whatever they are for | {USUAL.tcp_connections} |" in limits
    assert f"before hello | {USUAL.greeting.burst}, and {USUAL.greeting_bytes.burst:,} bytes |" in limits
    assert f"{USUAL.frame_bytes.burst:,} bytes at once, {USUAL.frame_bytes.per_second:,} a second" in limits
    for rate in (USUAL.frames, USUAL.crowd_frames, USUAL.visits, USUAL.requests):
        assert f"| {rate.burst:,} at once, {rate.per_second} a second" in limits
    assert f"| connections that look on at a table; who plays or hosts always gets in | {USUAL.listeners} |" in limits
    assert f"without the invitation | {USUAL.strangers} |" in limits
    assert USUAL.messages == USUAL.seat
    for rate in (USUAL.messages, USUAL.table):
        assert f"{rate.burst} at once, {rate.per_second} a second |" in limits
    assert f"{USUAL.uploads.burst} at once, one in {1 / USUAL.uploads.per_second:.0f} seconds |" in limits
    moments = "parts of a game looked through, moment by moment"
    assert f"| {moments} | {USUAL.moments.burst} at once, {USUAL.moments.per_second} a second |" in limits
    assert f"{USUAL.records.burst} at once, one a second |" in limits and USUAL.records.per_second == 1
    assert f"{USUAL.faults.burst} at once, one in {1 / USUAL.faults.per_second:.0f} seconds |" in limits
    assert f"{USUAL.chat.burst} at once, one in {1 / USUAL.chat.per_second:.0f} seconds |" in limits
    hourly = f"{USUAL.tables.burst} at once, {3600 * USUAL.tables.per_second:.0f} an hour"
    assert f"| tables opened by an address | {hourly} |" in limits
    assert f"| an edition file | {EDITION_CHARACTERS:,} characters |" in limits
    assert f"| a record | {RECORD_CHARACTERS:,} characters |" in limits


def test_errors_are_told_in_french_too() -> None:
    for package in ("table", "server"):
        french = text_of(SOURCE / "texts" / "fr" / f"{package}.ftl")
        assert codes(package) == set(re.findall(r"^([a-z-]+) =", french, re.MULTILINE))
