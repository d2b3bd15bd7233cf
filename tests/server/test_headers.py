"""What keeps browsers safe: headers on every answer, and no page of another site."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from casedepart.server.security import SECURE_HEADERS, OwnPages
from tests.server.serving import Server


@pytest.mark.parametrize("path", ["/", "/health", "/api/editions", "/api/nothing", "/assets/nothing.js", "/nothing"])
def test_every_answer_has_the_headers(running_server: Server, path: str) -> None:
    headers = running_server.get(path).headers
    assert SECURE_HEADERS.items() <= headers.items()
    assert "server" not in headers
    kept = headers.get("cache-control") == "no-cache" and "etag" in headers
    assert kept or headers.get("cache-control") == "no-store" or not path.startswith("/api")
    assert kept or path != "/api/editions", "what follows from the build alone may be kept, and is asked for again"


def test_nothing_may_be_written_into_a_page() -> None:
    policy = SECURE_HEADERS["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy and "frame-ancestors 'none'" in policy


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""])
def test_pages_of_other_sites_change_nothing(running_server: Server, origin: str) -> None:
    answer = running_server.post("/api/tables", {}, origin=origin)
    assert (answer.status, answer.json["code"]) == (403, "bad-origin")
    assert running_server.get("/api/editions", origin=origin).status == 200


def test_our_own_page_may(running_server: Server) -> None:
    own = f"http://127.0.0.1:{running_server.port}"
    assert running_server.post("/api/tables", {}, origin=own).status == 201


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_pages_of_other_sites_get_no_socket(running_server: Server, origin: str) -> None:
    address = f"ws://127.0.0.1:{running_server.port}/api/ws"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    own = f"http://127.0.0.1:{running_server.port}"
    with connect(address, additional_headers={"Origin": own}):
        pass


def test_other_pages_may_be_named() -> None:
    async def nothing(scope: Scope, receive: Receive, send: Send) -> None: ...

    pages = OwnPages(nothing, ("https://play.example.org/",))

    def may_come(origin: str, host: str = "inside:8080") -> bool:
        headers = [(b"origin", origin.encode()), (b"host", host.encode())]
        return pages.may_come({"type": "websocket", "headers": headers})

    assert may_come("https://play.example.org") and may_come("HTTPS://Play.Example.org")
    assert may_come("http://inside:8080")
    assert not may_come("https://play.example.org.evil.example")
    assert not may_come("http://inside")
    assert not may_come("https://other.example.org")


def test_a_page_that_was_named_may_call_and_others_may_not(tmp_path: Path) -> None:
    server = Server(tmp_path, "--origin", "https://play.example.org/")
    asked = {
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type",
    }

    def preflight(origin: str) -> dict[str, str]:
        return server.call("OPTIONS", "/api/tables", headers={"Origin": origin, **asked}).headers

    allowed = preflight("https://play.example.org")
    assert allowed["access-control-allow-origin"] == "https://play.example.org"
    assert {"authorization", "content-type"} <= set(allowed["access-control-allow-headers"].lower().split(", "))
    assert "access-control-allow-origin" not in preflight("https://evil.example")
    made = server.post("/api/tables", {}, origin="https://play.example.org")
    assert (made.status, made.headers["access-control-allow-origin"]) == (201, "https://play.example.org")
    assert SECURE_HEADERS.items() <= made.headers.items()
    refused = server.post("/api/tables", {}, origin="https://evil.example")
    assert refused.status == 403 and "access-control-allow-origin" not in refused.headers
    server.stop()


def test_without_a_named_page_there_is_no_other(running_server: Server) -> None:
    answer = running_server.get("/api/editions", origin="https://play.example.org")
    assert not [name for name in answer.headers if name.startswith("access-control")]
