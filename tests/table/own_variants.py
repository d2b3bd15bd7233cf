"""Tests that are run in a process of their own (`test_own_variants.py`): a variant that no client has heard of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from casedepart.cli.terminal.host import Host
from casedepart.editions import load
from casedepart.editions.variants import ENVIRONMENT
from casedepart.engine.actions import Refused, action, verb_of
from casedepart.server.edition_look import look_of
from casedepart.server.http_editions import house_rule
from casedepart.table.errors import TableError
from casedepart.table.journal import decode
from casedepart.table.messages.opening import Created
from casedepart.table.views import game_view
from casedepart.table.wire.view import GameView
from tests.table.desk import NOON, Desk, position
from tests.table.toss import NAME


@pytest.fixture(autouse=True)
def allowed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(ENVIRONMENT, NAME)
    yield


@pytest.fixture
def desk() -> Desk:
    return position(["Anna", "Bruno", "Chloé"], "", options=[NAME])


def shown(desk: Desk) -> GameView:
    """What everyone sees, as it comes off the wire."""
    return msgspec.json.decode(msgspec.json.encode(game_view(desk.game, {}, None)), type=GameView)


def test_its_verbs_are_listed_apart_with_what_they_take(desk: Desk) -> None:
    options = shown(desk).options[0]
    assert "rolls" in options.answers and "own" not in options.answers
    assert [(own.word, own.aim, own.targets, own.alone) for own in options.own] == [("tosses", "nothing", [], True)]


def test_its_verbs_questions_and_events_go_over_the_wire_as_own(desk: Desk) -> None:
    answers = desk.act("Anna", "own", word="tosses")
    event = answers[0].events[0]
    assert (event.kind, event.word, event.seat, event.count, event.rule) == ("own", "tossed", 0, 1, "Y1")
    game = shown(desk)
    assert (game.question, game.own_question, game.asked) == ("own", "guess", [0])
    assert game.variants == {"toss": {"count": 1}}
    assert [(own.word, own.aim, own.targets) for own in game.options[0].own] == [("guesses", "seat", [1, 2])]
    desk.act("Anna", "own", 2, word="guesses")
    assert shown(desk).question == "turn"


def test_what_it_does_not_allow_is_refused_by_its_rule(desk: Desk) -> None:
    desk.act("Anna", "own", word="tosses")
    with pytest.raises(Refused) as refused:
        desk.act("Anna", "own", 0, word="guesses")
    assert refused.value.rule == "Y1"


def test_what_nobody_has_allowed_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ENVIRONMENT)
    with pytest.raises(TableError) as error:
        position(["Anna", "Bruno"], "", options=[NAME])
    assert error.value.code == "no-such-choice"


def test_its_verbs_are_played_at_one_keyboard_too(desk: Desk, tmp_path: Path) -> None:
    created = decode(desk.journal[0][1])
    assert isinstance(created, Created)
    host = Host(created, {}, tmp_path / "game.jsonl", lambda: NOON)
    assert [event.kind for event in host.act(0, action(verb_of("tosses")))] == ["tossed"]


def test_its_words_reach_the_page(desk: Desk) -> None:
    look = look_of(load("classic"), desk.table.standing.settings)
    assert "action-tosses = Toss a coin" in look.texts["en"]
    assert "action-tosses = Lancer une pièce" in look.texts["fr"]


def test_it_is_offered_with_its_title() -> None:
    offered = house_rule(load("classic"), NAME)
    assert (offered.name, offered.title["en"], offered.title["fr"]) == (NAME, "A coin", "Une pièce")
    assert offered.text["en"] == "Before rolling, a coin may be tossed."
