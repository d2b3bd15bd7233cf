"""The position of the day over HTTP: worked out once in a process of its own, and told to all alike."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Server
from tests.waiting import wait_until


def asked(server: Server) -> Any:
    """The position, once it is worked out."""
    found: list[Any] = []

    def ready() -> bool:
        answer = server.get("/api/daily")
        assert answer.status == 200, answer.text
        found[:] = [answer.json]
        return bool(answer.json["ready"])

    wait_until(ready)
    return found[0]


def test_the_position_of_the_day_is_told_to_all_alike(running_server: Server) -> None:
    first = asked(running_server)
    assert first["game"]["turn"] == first["seat"]
    assert first["candidates"][0]["act"] is None
    assert all(one["chance"]["low"] <= one["chance"]["value"] <= one["chance"]["high"] for one in first["candidates"])
    chosen = f"ruleset={first['ruleset']}&options={','.join(first['options'])}"
    assert running_server.get(f"/api/editions/{first['edition']}/look?{chosen}").status == 200
    assert asked(running_server) == first
