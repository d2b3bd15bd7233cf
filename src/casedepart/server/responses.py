"""Responses of the HTTP side: JSON, and errors in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.datastructures import Headers
from starlette.responses import Response

from casedepart.server import metrics
from casedepart.server.errors import BUSY, CONFLICT, ServerError
from casedepart.server.stores import StoreError
from casedepart.table.errors import TableError
from casedepart.texts import preferred_language

encode: Final = msgspec.json.Encoder().encode


class Problem(Struct, frozen=True):
    """The body of an error response."""

    code: Annotated[str, Meta(description="The key of what is wrong.")]
    told: Annotated[str, Meta(description="What is wrong and what to do, in the language of Accept-Language.")]


def json_response(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A value as JSON; bytes are JSON already."""
    body = value if isinstance(value, bytes) else encode(value)
    return Response(body, status, dict(headers or {}), media_type="application/json")


def error_response(error: Exception, headers: Headers) -> Response:
    """What went wrong, in the language that the request prefers."""
    language = preferred_language(headers.get("accept-language", ""))
    known = as_known(error)
    metrics.FAULTS.labels(known.code).inc()
    # What is not there now may be there soon: no cache on the way may keep that.
    told = {"cache-control": "no-store"}
    if status_of(known) in (429, 503):
        later = known.retry_after if isinstance(known, ServerError) else 0
        told["retry-after"] = str(later or BUSY)
    return json_response(Problem(known.code, known.told(language)), status_of(known), told)


def as_known(error: Exception) -> ServerError | TableError:
    """An error that can be told; what the database said is for whoever hosts it."""
    if isinstance(error, ServerError | TableError):
        return error
    return ServerError("storage" if isinstance(error, StoreError) else "internal")


def status_of(error: ServerError | TableError) -> int:
    """The status in HTTP of an error."""
    return error.status if isinstance(error, ServerError) else CONFLICT
