"""The HTTP side of the server itself: is it well, what are its figures, what can be called."""

from __future__ import annotations

import ipaddress
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

import casedepart
from casedepart import bots
from casedepart.server.bodies import BotsView, Health
from casedepart.server.calls import Call
from casedepart.server.errors import ServerError
from casedepart.server.metrics import exposition
from casedepart.table.settings import Settings

FORWARDED: Final = ("forwarded", "x-forwarded-for", "via")


async def show_health(call: Call) -> object:
    """Does the server run, and does its database take writes?"""
    if not await call.services.health.passes():
        raise ServerError("storage")
    return Health(casedepart.__version__)


async def list_bots(_: Call) -> object:
    """The kinds of bots that may sit at a table."""
    return BotsView(list(bots.LEVELS), list(bots.CHARACTERS), list(bots.NAMES), Settings().bots)


async def show_metrics(call: Call) -> object:
    """Figures for Prometheus."""
    shown = call.services.config.metrics
    if shown is False or (shown is None and not is_here(call.request)):
        raise ServerError("no-address")
    return Response(exposition(), headers={"content-type": CONTENT_TYPE_LATEST})


def is_here(request: Request) -> bool:
    """Does a request come from this very machine, and not through a proxy on it?"""
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
