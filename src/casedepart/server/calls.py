"""One HTTP call: a declared route, its limits, its body, its answer or its error."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from casedepart.server.choices import check_choices
from casedepart.server.decoder import read_body
from casedepart.server.errors import ServerError
from casedepart.server.gate import Gate
from casedepart.server.kept import Asked, Encoded
from casedepart.server.limits import Buckets, rate_limit_key
from casedepart.server.logs import log
from casedepart.server.queries import Fields, read_query
from casedepart.server.responses import error_response, json_response
from casedepart.server.services import Services
from casedepart.server.stores import StoreError, write_down
from casedepart.table.errors import TableError
from casedepart.texts import preferred_language

SMALL: Final = 16_384
"""The longest body of most calls."""
LONGEST_KEY: Final = 64


@dataclass(frozen=True)
class Call:
    """A request that is being answered."""

    services: Services
    request: Request
    body: Any
    address: str

    @property
    def language(self) -> str:
        """The language that errors are told in."""
        return preferred_language(self.request.headers.get("accept-language", ""))

    @property
    def keys(self) -> tuple[str, ...]:
        """The key that the request carries, if any."""
        scheme, _, key = self.request.headers.get("authorization", "").partition(" ")
        return (key.strip(),) if scheme.lower() == "bearer" and 0 < len(key.strip()) <= LONGEST_KEY else ()

    def pay(self, *costs: Buckets) -> None:
        """Take a token of each; an error says when there will be one."""
        for buckets in costs:
            buckets.pay(self.address)

    def asked(self, kind: type[Fields]) -> Fields:
        """What the query asks for."""
        asked = read_query(self.request.url.query, kind)
        check_choices(asked)
        return asked

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True)
class Route:
    """What there is to call: from this the server answers, and /api/openapi.json tells."""

    method: str
    path: str
    summary: str
    handler: Handler
    answer: Any = None
    """The type of the answer; None: it is told by `media`."""
    body: Any = None
    most: int = SMALL
    status: int = 200
    media: str = "application/json"
    key: str = ""
    """Whose key it takes, in words; empty: none."""
    query: Any = None
    """A struct whose fields may stand in the query."""
    errors: tuple[str, ...] = ()
    costs: Callable[[Gate], tuple[Buckets, ...]] = lambda gate: ()
    """What it costs besides being a request."""
    kept: bool = False
    """Its answer follows from the build, the address and the language: it costs what it costs only once."""


def endpoint(route: Route, services: Services) -> Callable[[Request], Awaitable[Response]]:
    """What Starlette calls for a route."""

    async def answer(request: Request) -> Response:
        request.scope["template"] = route.path
        try:
            return await answer_call(route, services, request)
        except (ServerError, TableError) as error:
            return error_response(error, request.headers)
        except StoreError as error:
            write_down(error, path=route.path)
            return error_response(error, request.headers)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            log("request failed", 40, trace=True, path=route.path)
            return error_response(error, request.headers)

    return answer


async def answer_call(route: Route, services: Services, request: Request) -> Response:
    """Check the limits, read the body, and answer."""
    address = rate_limit_key(request.client.host if request.client else "")
    services.gate.requests.pay(address)
    # First what it costs: who has no token left sends no body either.
    for buckets in route.costs(services.gate):
        buckets.pay(address)
    body = None
    if route.body:
        body = read_body(await bounded_body(request, route.most, services.config.deadlines.body), route.body)
    call = Call(services, request, body, address)
    if route.kept:
        return await answer_once(route, call)
    value = await route.handler(call)
    return value if isinstance(value, Response) else json_response(value, route.status)


async def answer_once(route: Route, call: Call) -> Response:
    """Answer with what is kept, and work out what is not: only that is paid for."""
    url = call.request.url
    asked = Asked(url.path, url.query, call.language)
    found = call.services.kept.find(asked) or await worked_out(route, call, asked)
    return found.response(call.language, call.request.headers)


async def worked_out(route: Route, call: Call, asked: Asked) -> Encoded:
    """Work out an answer, keep it, and have it paid for."""
    kept = call.services.kept
    call.pay(call.services.gate.worked)
    async with call.services.works:
        found = kept.find(asked)
        if found is None:
            # Nobody else has asked for it meanwhile.
            found = await asyncio.to_thread(Encoded.of, await route.handler(call))
            kept.keep(asked, found)
    return found


async def bounded_body(request: Request, most: int, seconds: float) -> bytes:
    """The body, read no further than it may be long, and for no longer than it may take."""
    announced = request.headers.get("content-length", "0")
    if announced.isdecimal() and int(announced[:20]) > most:
        raise ServerError("too-big", most=str(most))
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise ServerError("too-big", most=str(most))
    except TimeoutError:
        raise ServerError("too-late", seconds=math.ceil(seconds)) from None
    return bytes(body)
