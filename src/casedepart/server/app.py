"""The server as one application: addresses, sockets, headers, logs, and what begins and ends with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Lifespan, Receive, Scope, Send

from casedepart.editions import catalogue, load
from casedepart.server import metrics, openapi
from casedepart.server.calls import endpoint
from casedepart.server.config import Config
from casedepart.server.errors import ServerError
from casedepart.server.guard import GuardedApp
from casedepart.server.handover import SOCKET, handover_in
from casedepart.server.http_page import PAGE, is_for_a_person, lost_page, page_addresses
from casedepart.server.logs import AccessLog, log
from casedepart.server.responses import encode, error_response, json_response
from casedepart.server.routes import ROUTES
from casedepart.server.security import KnownHosts, OwnPages, RateLimited, SecureHeaders, as_origin
from casedepart.server.services import Services
from casedepart.server.sockets import Sockets
from casedepart.server.stores import Damaged, store_at
from casedepart.server.sweeper import collect_seldom

HEADERS: Final = ("Authorization", "Accept-Language", "Content-Type")
"""What a page at another address may send along."""


def make_app(config: Config) -> Starlette:
    """The server that a configuration describes; its store is not yet open."""
    services = Services(store_at(config.db), config)
    if config.damage is not None:
        services.store.note_damage(Damaged(*config.damage.args))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, object]]:
        # Read now, so that nobody waits for it later.
        for name in catalogue():
            load(name).rules()
        await services.tables.start()
        collect_seldom()
        passing = handover_in(config.workers, services.store.process, config.deadlines.handover)
        services.tables.handover = passing
        if passing is not None:
            passing.open()
        metrics.WORKERS.set(1)
        try:
            # Each connection finds these here.
            yield {"gate": services.gate, "handover": passing}
        except asyncio.CancelledError:
            # Ctrl-C a second time: uvicorn waits for nothing any more; what is open here is closed all the same.
            log("hurried")
        finally:
            metrics.WORKERS.set(0)
            if passing is not None:
                passing.close()
            await services.stop()

    return Application(services, lifespan)


class Application(Starlette):
    """Starlette for requests; sockets go straight to their endpoint, since every layer would cost on every message."""

    def __init__(self, services: Services, lifespan: Lifespan[Starlette]) -> None:
        origins = services.config.origins
        super().__init__(
            routes=addresses(services),
            middleware=[
                Middleware(AccessLog),
                Middleware(SecureHeaders),
                Middleware(RateLimited, services.gate),
                Middleware(KnownHosts, services.config),
                *other_pages(origins),
                Middleware(OwnPages, origins),
            ],
            exception_handlers={HTTPException: partial(not_served, services.config.page or PAGE)},
            lifespan=lifespan,
        )
        self.requests: Final = GuardedApp(super().__call__)
        self.sockets: Final = KnownHosts(OwnPages(Sockets(services), origins), services.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await self.sockets(scope, receive, send)
        elif scope["type"] == "http":
            await self.requests(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def other_pages(origins: tuple[str, ...]) -> list[Middleware]:
    """What tells browsers that pages at these addresses may call this server too; nothing where there are none."""
    if not origins:
        return []
    named = [as_origin(origin) for origin in origins]
    return [Middleware(CORSMiddleware, allow_origins=named, allow_methods=["GET", "POST"], allow_headers=HEADERS)]


def addresses(services: Services) -> list[BaseRoute]:
    """Everything that can be asked for; the more exact address comes first."""
    exact_first = sorted({route.path for route in ROUTES}, key=lambda path: path.count("{"))
    return [
        Route("/api/openapi.json", partial(described_api, encode(openapi.description(ROUTES))), methods=["GET"]),
        *(calls_at(path, services) for path in exact_first),
        *page_addresses(services.config.page or PAGE),
    ]


def calls_at(path: str, services: Services) -> Address:
    """All that can be called at one address, by method."""
    calls = {route.method: endpoint(route, services) for route in ROUTES if route.path == path}

    async def answer(request: Request) -> Response:
        return await calls["GET" if request.method == "HEAD" else request.method](request)

    return Address(path, answer, methods=list(calls))


class Address(Route):
    """An address that leaves no method to another: `GET /api/tables/import` asks for no table of that name."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Is this it? Which methods it takes is told where it is handled."""
        match, child = super().matches(scope)
        return Match.NONE if match is Match.NONE else Match.FULL, child


async def described_api(description: bytes, request: Request) -> Response:
    """What can be called, in OpenAPI's form."""
    request.scope["template"] = "/api/openapi.json"
    return json_response(description)


async def not_served(page: Path, request: Request, error: Exception) -> Response:
    """Nothing is at this address, or it does not take this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and is_for_a_person(page, request):
        return lost_page(page)
    if error.status_code != 405:
        return error_response(ServerError("no-address"), request.headers)
    response = error_response(ServerError("wrong-method", method=request.method), request.headers)
    response.headers.update(error.headers or {})
    return response
