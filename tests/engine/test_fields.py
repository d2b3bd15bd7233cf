"""The fields of a position are declared once: each is copied by a clone, is in the digest, and counted if it is money.

A field that is added to `Player`, `Position` or `Game` fails here until `clone` and `key` know it, and until it is said
whether the census counts it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from casedepart.editions import load
from casedepart.engine import Game, Goods, Offer
from casedepart.engine.census import census
from casedepart.engine.phases.auction import Auction
from casedepart.engine.phases.card import Draw
from casedepart.engine.state import Claim, Debt, Player
from casedepart.variants.jackpot import Pot

ENGINE = Path(__file__).parents[2] / "src" / "casedepart" / "engine"
STATE, GAME = ENGINE / "state.py", ENGINE / "game.py"

NOT_IN_THE_KEY = {
    "rules": "never changes, and every clone shares it",
    "log": "told to whoever listens; no part of the position, and a clone has none",
    "whole": "worked out from what is owned; the census checks it",
    "built": "worked out from the buildings; the census checks it",
    "hotels": "worked out from the buildings; the census checks it",
    "transfers": "counts deeds that changed hands, for bots that remember what they worked out",
    "settling": "how many debt frames are on the stack, which is in the key",
    "bidding": "how many auction frames are on the stack, which is in the key",
    "asked": "follows from the top of the stack, which is in the key",
    "scores": "what the winners were found by, for those who tell of it; nothing comes after it",
}
NOT_COPIED = {"rules": "shared", "log": "a clone keeps none"}
COUNTED = {
    "cash",
    "owned",
    "cards",
    "players",
    "bank_deeds",
    "buildings",
    "houses_left",
    "hotels_left",
    "bank_paid",
    "unseen",
    "piles",
    "states",
}
"""Money, deeds, buildings and cards: one more of it, alone, is noticed by the census."""
NOT_COUNTED = {
    "at",
    "mortgaged",
    "jail",
    "out",
    "home",
    "top",
    "turn",
    "stage",
    "first",
    "second",
    "face",
    "doubles",
    "again",
    "rolled",
    "jailed",
    "declined",
    "sent",
    "no_roll",
    "errand",
    "rolls",
    "turns",
    "owners",
    "claims",
    "lapsed",
    "debts",
    "offers",
    "last_lap",
    "ended_by",
    "bankruptcies",
    "time_up",
    "over",
    "winners",
} | NOT_IN_THE_KEY.keys()
"""Where things stand, who did what, what is owed: none of it is something to have."""


# Reading the source


def method(source: str, kind: str, name: str) -> ast.FunctionDef:
    """A method of a class, as it is written."""
    (found,) = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == kind]
    (inner,) = [node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return inner


def declared(source: str, kind: str) -> list[str]:
    """The fields that a class assigns to itself when it is made."""
    nodes = [node for node in ast.walk(method(source, kind, "__init__")) if isinstance(node, ast.Attribute)]
    return [node.attr for node in nodes if isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"]


def used(source: str, kind: str, name: str) -> set[str]:
    """The fields of its own that a method reads."""
    nodes = ast.walk(method(source, kind, name))
    return {node.attr for node in nodes if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"}


def forgotten(state: str, game: str) -> list[str]:
    """The fields that `clone` or `key` do not know, or of which nobody has said whether they are counted."""
    players, positions = declared(state, "Player"), declared(state, "Position") + declared(game, "Game")
    found = [f"Player.clone: {name}" for name in players if name not in used(state, "Player", "clone")]
    found += [
        f"Game.clone: {name}" for name in positions if name not in used(game, "Game", "clone") | NOT_COPIED.keys()
    ]
    in_keys = used(state, "Player", "key") | NOT_IN_THE_KEY.keys()
    found += [f"Player.key: {name}" for name in players if name not in in_keys]
    in_keys = used(game, "Game", "key") | NOT_IN_THE_KEY.keys()
    found += [f"Game.key: {name}" for name in positions if name not in in_keys]
    return found + [f"census: {name}" for name in players + positions if name not in COUNTED | NOT_COUNTED]


def sources() -> tuple[str, str]:
    return STATE.read_text(encoding="utf-8"), GAME.read_text(encoding="utf-8")


def test_no_field_is_forgotten() -> None:
    state, game = sources()
    assert forgotten(state, game) == []
    named = {*declared(state, "Player"), *declared(state, "Position"), *declared(game, "Game")}
    assert named == COUNTED | NOT_COUNTED, "and none is named here that there is not"
    assert not COUNTED & NOT_COUNTED


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("        self.cash: int = cash\n", "Player"),
        ("        self.turn: int = 0\n", "Game"),
    ],
)
def test_a_field_that_is_added_and_forgotten_is_found(line: str, kind: str) -> None:
    state, game = sources()
    assert line in state
    more = state.replace(line, f"{line}        self.bribes: int = 0\n", 1)
    assert forgotten(more, game) == [f"{kind}.clone: bribes", f"{kind}.key: bribes", "census: bribes"]


# Trying them


def begun() -> Game:
    """A game in which nothing has happened yet."""
    return Game.start(load("classic").rules(options=["jackpot"]), 3)


OTHER: dict[str, Callable[[Game], object]] = {
    "players": lambda game: (*game.players[:-1], Player(7)),
    "top": lambda game: on_top(game),
    "owners": lambda game: [0, *game.owners[1:]],
    "buildings": lambda game: b"\1" + game.buildings[1:],
    "unseen": lambda game: (game.unseen[0] & ~1, game.unseen[1]),
    "piles": lambda game: (game.piles[0] + (1,), game.piles[1]),
    "claims": lambda game: (Claim(0, 1, 5, 1, 25, False, 1, "P10", "rent-stations"),),
    "debts": lambda game: (Debt(0, 1, 0, 1, 25, "P10", "rent-stations"),),
    "offers": lambda game: ((0, Offer(1, Goods(cash=1), Goods())),),
    "states": lambda game: (Pot(70),),
    "scores": lambda game: (*game.scores, 7),
    "log": lambda game: [],
}
"""Another value of those fields that are no plain numbers, words or truths."""


def on_top(game: Game) -> Draw:
    frame = Draw(0, 0)
    frame.below = game.top
    return frame


def another(name: str, value: object, game: Game) -> object:
    """Another value for a field."""
    if name in OTHER:
        return OTHER[name](game)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return (
            value ^ 1
            if name.endswith("deeds") or name in ("owned", "mortgaged", "whole", "built", "hotels", "cards")
            else value + 1
        )
    assert isinstance(value, str), f"say in OTHER what else {name} may be"
    return f"{value}'"


def holder(game: Game, kind: str) -> object:
    return game.players[1] if kind == "Player" else game


FIELDS = [
    *(("Player", name) for name in declared(sources()[0], "Player")),
    *(("Game", name) for name in [*declared(sources()[0], "Position"), *declared(sources()[1], "Game")]),
]


@pytest.mark.parametrize(("kind", "name"), [field for field in FIELDS if field[1] not in NOT_COPIED])
def test_a_field_is_copied_by_a_clone_that_is_independent(kind: str, name: str) -> None:
    game = begun()
    value = another(name, getattr(holder(game, kind), name), game)
    setattr(holder(game, kind), name, value)
    copy = game.clone()
    copied = getattr(holder(copy, kind), name)
    if name == "players":
        assert [player.key() for player in copy.players] == [player.key() for player in game.players]
    else:
        assert copied == value
    if isinstance(value, list):
        assert copied is not value
    setattr(holder(copy, kind), name, another(name, copied, copy))
    assert getattr(holder(game, kind), name) == value


@pytest.mark.parametrize(("kind", "name"), [field for field in FIELDS if field[1] not in NOT_IN_THE_KEY])
def test_a_field_is_in_the_key_and_the_digest(kind: str, name: str) -> None:
    game = begun()
    copy = game.clone()
    assert copy.digest() == game.digest()
    setattr(holder(copy, kind), name, another(name, getattr(holder(copy, kind), name), copy))
    assert copy.key() != game.key()
    assert copy.digest() != game.digest()


@pytest.mark.parametrize(("kind", "name"), [field for field in FIELDS if field[1] not in ("rules", "log")])
def test_what_is_money_or_a_thing_is_counted(kind: str, name: str) -> None:
    game = begun()
    copy = game.clone()
    setattr(holder(copy, kind), name, another(name, getattr(holder(copy, kind), name), copy))
    assert (census(copy) != census(game)) == (name in COUNTED)


def test_what_a_question_keeps_aside_is_counted() -> None:
    game = begun()
    before = census(game)
    game.push(Auction(0, 1, 7, 51, 50, 2, 7))
    assert census(game)[0] == before[0] + 50
