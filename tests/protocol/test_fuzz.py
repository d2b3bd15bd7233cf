"""Messages that are almost right, by the thousand: each gets its reply, and none an internal error."""

from __future__ import annotations

import json
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Server, Talk

BATCH = 25
JUNK: list[Any] = [
    None, True, -1, 0, 7, 8, 39, 40, 1_000_000, 2**63, -(2**70), 1.5, "", "x", "\0", "é" * 300, "\ud800", [], [[]], {},
    {"cash": -1}, {"cash": 10, "squares": [1, 1, 39]}, "0" * 64, "f" * 64, [0] * 50, {"a": {"b": {"c": 1}}},
]  # fmt: skip
GOODS = {"cash": 5, "squares": [1], "cards": ["chance"], "coins": 1}
KINDS: list[dict[str, Any]] = [
    *({"type": "act", "verb": verb, "n": -1, "seat": 0} for verb in ("rolls", "buys", "ends turn", "bids")),
    {"type": "act", "verb": "offers", "n": 1, "seat": 0, "give": GOODS, "get": GOODS, "counter": True},
    {"type": "preview", "acts": [{"verb": "mortgages", "n": 1}, {"verb": "builds", "n": 3}], "seat": 0},
    {"type": "compare", "acts": [{"verb": "mortgages", "n": 1}, {"verb": "builds", "n": 3}], "seat": 0},
    {"type": "advise", "seat": 0},
    {"type": "quote", "other": 1, "give": GOODS, "get": GOODS, "seat": 0},
    {"type": "limit", "amount": 50, "seat": 0},
    {"type": "pause", "on": False, "seat": 0},
    {"type": "back", "seat": 1},
    {"type": "luck", "luck": "ab" * 32, "number": 3, "seat": 0},
    {"type": "say", "text": "hello", "seat": 0},
    {"type": "emote", "emote": "wow", "seat": 0},
    {"type": "mute", "other": 1, "on": True, "seat": 0},
    {"type": "start"},
    {"type": "lock", "on": True},
    {"type": "seat-bot", "other": 2, "bot": "steady"},
    {"type": "hello", "table": "x", "keys": []},
    {"type": "ping"},
]
"""One of each, but for what ends the game or one's part in it."""


def message(dice: random.Random, number: int, version: int) -> str:
    """A message that someone could have meant, and that something was done to."""
    told = json.loads(json.dumps(dice.choice(KINDS)))
    told["id"] = f"fuzz {number}"
    if told["type"] == "act":
        told["version"], told["seat"] = version, dice.randrange(3)
    for _ in range(dice.randrange(4)):
        key = dice.choice([*told, "odd", "luck", "version"])
        if dice.random() < 0.3:
            told.pop(key, None)
        else:
            told[key] = dice.choice([*JUNK, dice.randrange(60), dice.choice([*told.values(), 0])])
    text = json.dumps(told)
    if dice.random() < 0.15:
        at = dice.randrange(len(text))
        text = dice.choice([text[:at], text[:at] + dice.choice('"{}[]\\,:x') + text[at + 1 :], f"[{text}]", text * 2])
    return text


def heard(talk: Talk) -> Counter[str]:
    """The kinds of replies until the server has read all that was sent."""
    kinds: Counter[str] = Counter()
    while True:
        news = talk.hear()
        kinds[news.get("code") or news["type"]] += 1
        if news["type"] == "done" and news["id"].startswith("end of "):
            return kinds


def fuzzed(server: Server, count: int, seed: int) -> Counter[str]:
    """Send so many; what came of them."""
    dice, kinds, sent = random.Random(seed), Counter[str](), 0
    while sent < count:
        made = server.open_table("Anna", "Bruno", "Chloe", clock="off")
        keys = [made["host"], *(seat["key"] for seat in made["seats"])]
        with suppress(ConnectionClosed), server.talk(made["table"], *keys) as talk:
            talk.wait("state")
            for batch in range(40):
                for _ in range(BATCH):
                    sent += 1
                    talk.socket.send(message(dice, sent, talk.state["version"]))
                talk.socket.send(json.dumps({"type": "say", "id": f"end of {batch}", "text": "all", "seat": 0}))
                kinds += heard(talk)
    return kinds


@pytest.mark.parametrize("count", [2_000, pytest.param(40_000, marks=pytest.mark.long)])
def test_no_message_gets_an_internal_error(count: int, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    kinds = fuzzed(server, count, seed=count)
    assert kinds["internal"] == kinds["storage"] == 0
    assert min(kinds[kind] for kind in ("bad-message", "done", "refused", "stale")) > 10, kinds
    assert server.get("/health").status == 200
    assert server.stop() == 0
    assert server.troubles() == []
