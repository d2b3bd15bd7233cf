"""A copy of anything public is the same again, or is refused in a sentence that says what to do instead."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any, Final

import pytest

import casedepart as cd
from casedepart import bots, engine
from casedepart.bots.generator import Generator
from casedepart.engine import Action, Game, Goods, Number, State, Variant
from casedepart.engine.events import Event
from casedepart.engine.state import Frame, Position
from casedepart.testing import check_bot

SPEC: Final = cd.GameSpec("classic")
RULES: Final = SPEC.rules()
WAYS: Final[dict[str, Callable[[Any], Any]]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}


def played() -> Game:
    """A game in which much has happened, with its log."""
    game = Game.start(RULES, 3)
    game.log = []
    cd.play(game, [cd.bot("shrewd") for _ in range(3)], cd.Chance("copies"), 40)
    return game


GAME: Final = played()


def effect() -> engine.Effect:
    return RULES.decks[0][0].effect


VALUES: Final[dict[str, Callable[[], Any]]] = {
    "Action": lambda: Action(3, 5),
    "Card": lambda: RULES.decks[0][0],
    "Choices": lambda: RULES.choices,
    "Correction": lambda: engine.Correction((engine.Setting("cash", 5, 1),)),
    "Deal": lambda: engine.Deal(1, 0b1010),
    "Described": lambda: engine.Described(0, "advance", 1, 2),
    "Effect": effect,
    "Event": lambda: (GAME.log or [])[-1],
    "Flaw": lambda: engine.Flaw(None, "S2", "no-such-seat"),
    "Goods": lambda: Goods(10, 0b1000, 1),
    "Number": lambda: Number("fee", 10, 1, 20),
    "Offer": lambda: engine.Offer(1, Goods(10), Goods(0, 0b10)),
    "Refused": lambda: engine.Refused("B3", "group-mortgaged"),
    "Setting": lambda: engine.Setting("cash", 5, 1),
    "Square": lambda: RULES.board[1],
    "State": lambda: State("tale"),
    "Variant": lambda: cd.GameSpec("classic", options=("jackpot",)).rules().variants[0],
    "PositionFault": lambda: engine.PositionFault("B1", "built-on-parted", "houses", 0, 37),
    "Reason": lambda: bots.Reason("buy", 3),
    "Tally": lambda: bots.Tally(3),
    "Player": lambda: GAME.players[0],
    "Generator": lambda: Generator("seed"),
}
"""What is equal to its copy in all that it holds."""
PLAYERS: Final = (*bots.NAMES,)
REFUSED: Final[dict[str, tuple[Callable[[], Any], str]]] = {
    "Decision": (GAME.decision, "ask the game anew, or a clone of it"),
    "Options": (lambda: GAME.options(0), "ask the game anew, or a clone of it"),
    "Frame": (lambda: GAME.top, "`game.clone()` copies the game with all that is open in it"),
}
"""What means nothing away from its game, and what to do instead."""
SENT: Final[dict[str, tuple[Callable[[], Any], str]]] = {
    "Game": (lambda: GAME, "send its record or its answers, and play them again"),
    "Rules": (lambda: RULES, "send the `GameSpec` that they follow from"),
}
"""What is copied, and not pickled, and what to send instead."""
BASES: Final = {"Bot", "Chance", "Numbers"}
"""What holds nothing itself, or is tried below with what it draws."""


def held(thing: object) -> object:
    """All that an object holds, as plain values that can be compared."""
    if isinstance(thing, list | tuple):
        return [held(one) for one in thing]
    if isinstance(thing, dict):
        return {name: held(one) for name, one in thing.items()}
    if not type(thing).__module__.startswith(("casedepart", __name__)):
        return thing
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", {})} - {"__dict__"}
    return type(thing).__name__, {name: held(getattr(thing, name)) for name in sorted(names) if hasattr(thing, name)}


def test_every_public_class_is_tried() -> None:
    faces = {name: getattr(face, name) for face in (engine, bots) for name in face.__all__}
    classes = {name for name, kind in faces.items() if inspect.isclass(kind)}
    questions = {name for name in classes if issubclass(faces[name], Frame)}
    players = {name for name in classes if issubclass(faces[name], bots.Bot)}
    assert classes - questions - players - BASES <= {*VALUES, *REFUSED, *SENT}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_copied_whole(name: str, way: str) -> None:
    thing = VALUES[name]()
    again = WAYS[way](thing)
    assert type(again) is type(thing)
    assert held(again) == held(thing)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", REFUSED)
def test_what_is_of_a_game_is_not_copied_without_it(name: str, way: str) -> None:
    make, cure = REFUSED[name]
    with pytest.raises(TypeError, match="cannot be copied or pickled") as caught:
        WAYS[way](make())
    assert str(caught.value).endswith(cure)


@pytest.mark.parametrize("name", SENT)
def test_what_is_sent_otherwise_says_how(name: str) -> None:
    make, cure = SENT[name]
    with pytest.raises(TypeError, match="cannot be copied or pickled") as caught:
        pickle.dumps(make())
    assert str(caught.value).endswith(cure)


@pytest.mark.parametrize("way", ["copy", "deepcopy"])
def test_a_copy_of_a_game_is_a_clone(way: str) -> None:
    again: Game = WAYS[way](GAME)
    assert again.digest() == GAME.digest()
    again.players[0].cash += 1
    assert again.digest() != GAME.digest()


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
@pytest.mark.parametrize("name", PLAYERS)
def test_a_copied_bot_goes_on_as_the_bot_itself_would(name: str, way: str) -> None:
    """In the middle of a game, with all that it remembers."""
    game, seats, chance = Game.start(RULES, 3), [cd.bot(name, "s") for _ in range(3)], cd.Chance("on")
    cd.play(game, seats, chance, 12)
    copies = [WAYS[way](one) for one in (*seats, chance)]
    other = game.clone()
    cd.play(game, seats, chance, 24)
    cd.play(other, copies[:3], copies[3], 24)
    assert other.digest() == game.digest()


class Careful(cd.Bot):
    """A bot of someone's own, with another inside, and a class attribute beneath its own."""

    reserve = 0

    def __init__(self, reserve: int) -> None:
        self.reserve = reserve
        self.inner = cd.bot("steady")
        self.seen: list[int] = []

    def answer(self, game: Game, seat: int) -> Action:
        self.seen.append(game.turns)
        return self.inner.answer(game, seat)


class Mine(Frame):
    def __init__(self, more: int) -> None:
        super().__init__(1)
        self.more = more

    def name(self) -> str:
        return "mine"


class Tale(State):
    def __init__(self, told: int) -> None:
        super().__init__("tale")
        self.told = told


class Fee(Variant):
    def __init__(self) -> None:
        super().__init__("fee", ("Y1",), (Number("fee", 10),))
        self.paid = [1, 2]


class Loaded(bots.Chance):
    """Chance of someone's own."""

    def __init__(self, seed: str, more: str) -> None:
        super().__init__(seed)
        self.more = more


OWN: Final[dict[str, tuple[Callable[[], Any], dict[str, Any]]]] = {
    "Bot": (lambda: Careful(300), {"reserve": 300, "seen": []}),
    "Frame": (lambda: Mine(7), {"more": 7, "seat": 1}),
    "State": (lambda: Tale(7), {"told": 7, "name": "tale"}),
    "Variant": (Fee, {"paid": [1, 2], "name": "fee", "rules": ("Y1",)}),
    "Chance": (lambda: Loaded("s", "six"), {"more": "six"}),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", OWN)
def test_what_is_of_someones_own_keeps_all_that_it_holds(name: str, way: str) -> None:
    make, holds = OWN[name]
    again = WAYS[way](make())
    assert type(again) is type(make())
    assert {key: getattr(again, key) for key in holds} == holds


def test_a_copied_variant_can_be_played() -> None:
    def game(fee: Variant) -> Position:
        return Game.start(engine.Rules(RULES.board, RULES.decks, RULES.choices, (fee,), RULES.most_players), 3)

    assert game(copy.deepcopy(Fee())).digest() == game(Fee()).digest()  # type: ignore[attr-defined]


@pytest.mark.parametrize("make", [lambda: Careful(300), lambda: cd.bot("steady"), lambda: cd.bot("shrewd:trader")])
def test_a_bot_that_is_given_to_be_copied_keeps_the_contract(make: Callable[[], bots.Bot]) -> None:
    report = check_bot(make(), games=1, specs=[SPEC], seconds_per_answer=30, most_turns=20)
    assert report.passed, str(report)


def test_an_event_knows_its_words_after_a_copy() -> None:
    event = (GAME.log or [])[0]
    again = pickle.loads(pickle.dumps(event))
    assert isinstance(again, Event)
    assert engine.notation.event_line(again, ("A", "B", "C")) == engine.notation.event_line(event, ("A", "B", "C"))
