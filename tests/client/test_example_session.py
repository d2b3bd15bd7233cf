"""The session in docs/protocol.md takes place as it is written there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import jsonschema_rs
import pytest
from websockets.sync.client import ClientConnection, connect

from building.protocol.schema import schema
from casedepart.client import RemoteTable, call
from tests.repository.examples import blocks
from tests.repository.tree import ROOT, text_of
from tests.serving import Serving

PAGE = text_of(ROOT / "docs" / "protocol.md")
MESSAGES = jsonschema_rs.validator_for(schema())
REST = "…"
Names = dict[str, object]
"""What the words in capitals stand for, once it is known."""


def lines(language: str) -> Iterator[tuple[str, object]]:
    """What is sent (→) and received (←) in the blocks of one language."""
    for block in re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL):
        yield from ((line[0], json.loads(line[2:])) for line in block.splitlines() if line[0] in "→←")


def test_the_session_takes_place_as_it_is_written(server: Serving) -> None:
    (_, asked), (_, told) = lines("http")
    names: Names = {}
    learn(told, call(server.address, "/api/tables", asked), names)
    assert {"TABLE", "HOST", "ANNA", "BRUNO"} <= set(names)
    with connect(f"ws{server.address.removeprefix('http')}/api/ws?table={names['TABLE']}") as socket:
        for direction, message in lines("json"):
            if direction == "→":
                sent = filled(message, names)
                MESSAGES.validate(sent)
                socket.send(json.dumps(sent))
            else:
                await_like(socket, message, names)
    assert {"SEAT", "VERSION"} <= set(names)


def filled(shown: object, names: Names) -> object:
    """A message with what its words in capitals stand for."""
    if isinstance(shown, dict):
        return {key: filled(value, names) for key, value in shown.items()}
    if isinstance(shown, list):
        return [filled(value, names) for value in shown]
    return names.get(shown, shown) if isinstance(shown, str) else shown


def await_like(socket: ClientConnection, shown: object, names: Names) -> None:
    """Receive until a message is as it is shown; only states may come between, when someone comes or goes."""
    while True:
        message = json.loads(socket.recv(timeout=120))
        MESSAGES.validate(message)
        if fits(filled(shown, names), message):
            learn(shown, message, names)
            return
        assert message["type"] == "state", f"{shown} is shown, {message} came"


def fits(shown: object, real: object) -> bool:
    """Is a real message as it is shown? What is left out, and words in capitals, may be anything."""
    if shown == REST or (isinstance(shown, str) and shown.isupper()):
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        named = {key for key in shown if key != REST}
        whole = named <= set(real) if REST in shown else named == set(real)
        return whole and all(fits(shown[key], real[key]) for key in named)
    if isinstance(shown, list) and isinstance(real, list):
        some = shown[-1:] == [REST]
        pairs = list(zip(shown[:-1] if some else shown, real, strict=False))
        return (some or len(shown) == len(real)) and all(fits(*pair) for pair in pairs)
    return shown == real


def learn(shown: object, real: object, names: Names) -> None:
    """Note what the words in capitals stand for; the version is that of the first state of the game."""
    if isinstance(shown, dict) and isinstance(real, dict):
        if real.get("type") == "state" and real["game"]:
            names.setdefault("VERSION", real["version"])
        for key in set(shown) & set(real):
            learn(shown[key], real[key], names)
    elif isinstance(shown, list) and isinstance(real, list):
        for pair in zip(shown, real, strict=False):
            learn(*pair, names)
    elif isinstance(shown, str) and shown.isupper():
        names.setdefault(shown, real)


class SeenEnough(Exception):
    """The game of the example goes on until it is over."""


def test_the_program_that_opens_a_table_does_so_and_follows_the_game(server: Serving) -> None:
    (block,) = blocks("examples/README.md", "python")
    said: list[tuple[object, ...]] = []

    def hear(*words: object) -> None:
        said.append(words)
        if len(said) > 1:
            raise SeenEnough

    def sit_down(_: str) -> None:
        RemoteTable.join(str(said[0][0]), "Bruno").socket.close()

    with pytest.raises(SeenEnough):
        exec(block.text.replace("http://127.0.0.1:8080", server.address), {"print": hear, "input": sit_down})
    assert "/join/" in str(said[0][0])
    assert isinstance(said[1][0], int)
