"""The HTTP side of house rules: how far a table, or one that is thought up, is from the booklet, and the price."""

from __future__ import annotations

from casedepart.server.calls import Call
from casedepart.server.house import Played, PriceView, price_view
from casedepart.server.http_editions import built_in
from casedepart.server.http_tables import seen
from casedepart.table.replay import edition_of
from casedepart.table.settings import Settings


async def show_price(call: Call) -> object:
    """The price of the house rules that a link's settings have, with people in all seats."""
    asked = call.asked(Settings)
    edition = built_in(asked.edition)
    settings = asked.checked(edition)
    return await priced(call, Played(settings, edition), settings.seats)


async def show_table_price(call: Call) -> object:
    """The price of the house rules of a table, with bots in the seats that nobody holds."""
    async with seen(call) as (room, _):
        standing = room.table.standing
        played = Played(standing.settings, edition_of(standing))
        people = sum(bool(seat.key) for seat in standing.seats)
    return await priced(call, played, max(1, people))


async def priced(call: Call, played: Played, people: int) -> PriceView:
    """What is known of a price; it is measured in the background while someone asks."""
    found = None
    if played.is_measurable and played.measured is None:
        prices, setting = call.services.prices, played.setting()
        if not prices.known(setting):
            call.pay(call.services.gate.prices)
        found = await prices.answer(setting)
    return price_view(played, call.language, people, found)
