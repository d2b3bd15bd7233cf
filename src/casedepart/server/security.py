"""Security of the HTTP side: security headers, rate limit of requests, host check and same-origin check."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casedepart.server.config import Config
from casedepart.server.errors import ServerError
from casedepart.server.gate import Gate
from casedepart.server.limits import rate_limit_key
from casedepart.server.responses import error_response

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""Everything comes from the server itself; nothing is written into a page."""
SECURE_HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
LONGEST_NAME: Final = 100
"""How much of a wrong name is repeated."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class SecureHeaders:
    """Put the security headers (Content-Security-Policy and others) on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SECURE_HEADERS)
                if scope["path"].startswith("/api"):
                    # What no key opens may be kept, and asked for again by its tag.
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class RateLimited:
    """The rate limit of all requests: refuse who asks for more than any page does; calls have others besides."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app: Final = app
        self.gate: Final = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        app = self.app
        try:
            if scope["type"] == "http":
                self.gate.visits.pay(rate_limit_key(client[0] if client else ""))
        except ServerError as error:
            app = error_response(error, Headers(scope=scope))
        await app(scope, receive, send)


class KnownHosts:
    """Refuse who calls this server by another's name: a page could have its own name lead here (DNS rebinding)."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app: Final = app
        self.names: Final = own_names().union(map(as_host, (*config.names, *config.origins)))
        self.checks: Final = not config.proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.may_come(scope):
            await self.app(scope, receive, send)
        else:
            name = as_host(Headers(scope=scope)["host"])[:LONGEST_NAME]
            await turn_away(ServerError("bad-host", name=name), scope, receive, send)

    def may_come(self, scope: Scope) -> bool:
        """Is this our name, or an address, which nobody can have lead elsewhere? Browsers always say one."""
        if not self.checks:
            return True
        said = Headers(scope=scope).getlist("host")
        return all(name in self.names or is_address(name) for name in map(as_host, said))


async def turn_away(error: ServerError, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request with its reason, and a socket before it is one."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await error_response(error, Headers(scope=scope))(scope, receive, send)


def own_names() -> set[str]:
    """What this machine is called, by itself and by those around it."""
    name = socket.gethostname().lower().removesuffix(".local")
    return {"localhost", name, f"{name}.local"}


def as_host(said: str) -> str:
    """The name alone, of a Host header or a page's address: without scheme, port and brackets."""
    try:
        return (urlsplit(said if "//" in said else f"//{said}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


def is_address(host: str) -> bool:
    """Is this the number of an address, and no name?"""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class OwnPages:
    """The same-origin check: refuse sockets and changes that come from another site's page (CSRF)."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app: Final = app
        self.origins: Final = frozenset(as_origin(origin) for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.may_come(scope):
            await self.app(scope, receive, send)
        else:
            await turn_away(ServerError("bad-origin"), scope, receive, send)

    def may_come(self, scope: Scope) -> bool:
        """Is this no page, or one of ours? Programs that are no browser send no Origin."""
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return True
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        return origin is None or origin.lower() in self.origins or same_host(origin, headers.get("host", ""))


def as_origin(address: str) -> str:
    """A page's address as browsers spell it."""
    return address.rstrip("/").lower()


def same_host(origin: str, host: str) -> bool:
    """Is a page's origin the very host that it asks?"""
    try:
        return bool(host) and urlsplit(origin.lower()).netloc == host.lower()
    except ValueError:
        return False
