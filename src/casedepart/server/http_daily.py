"""The HTTP side of coming back: the position of the day."""

from __future__ import annotations

from casedepart.server.calls import Call
from casedepart.server.daily import today


async def show_daily(call: Call) -> object:
    """The position of the day, worked out for the first who asks."""
    positions, date = call.services.daily, today()
    if not positions.known(date):
        call.pay(call.services.gate.reviews)
        positions.begin(date)
    return await positions.answer()
