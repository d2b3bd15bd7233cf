"""HTTP as plain as it gets: what is sent, what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

PATIENCE: Final = 120.0
"""Seconds that an answer may take on a busy machine."""


@dataclass(frozen=True)
class Reply:
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read as JSON."""
        return msgspec.json.decode(self.body)


def call(
    address: str, method: str, path: str, body: object = None, key: str = "", headers: dict[str, str] | None = None
) -> Reply:
    """One request; a body that is no bytes is sent as JSON."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    sent = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)
    told = {"Authorization": f"Bearer {key}"} if key else {}
    try:
        connection.request(method, path, sent, {**told, **(headers or {})})
        answer = connection.getresponse()
        return Reply(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        connection.close()


def opened(address: str, people: list[str], start: bool = True, **settings: object) -> Any:
    """A new table with these people, and its keys."""
    body = {"settings": settings, "people": [{"name": name, "luck": "5eed"} for name in people], "start": start}
    reply = call(address, "POST", "/api/tables", body)
    assert reply.status == 201, reply.body
    return reply.json


def record_text(address: str, table: str, key: str) -> str:
    """The record of a table, as it is downloaded."""
    reply = call(address, "GET", f"/api/tables/{table}/record", key=key)
    assert reply.status == 200, reply.body
    return reply.body.decode()
