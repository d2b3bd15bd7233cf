"""The HTTP side of editions and settings."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.responses import Response

from casedepart.editions import Edition, EditionError, catalogue, load
from casedepart.editions.upload import from_text
from casedepart.engine.rules import FEWEST_PLAYERS
from casedepart.server.bodies import Checked, EditionFault, EditionText, EditionView
from casedepart.server.calls import Call
from casedepart.server.errors import ServerError
from casedepart.server.looking import both, look_of, strip, theme_of
from casedepart.server.responses import json_response
from casedepart.table.settings import from_query

MOST_FAULTS: Final = 50


def built_in(name: str) -> Edition:
    """An edition that comes with the program; never a file."""
    if name not in catalogue():
        raise ServerError("no-edition", edition=name)
    return load(name)


def uploaded(text: str) -> Edition:
    """An edition that someone sent; an error says what is wrong with it first."""
    try:
        return from_text(text)
    except EditionError as error:
        raise ServerError("bad-edition", detail=str(error)) from None


async def list_editions(_: Call) -> object:
    """The editions that come with the program."""
    return [view(load(name)) for name in catalogue()]


async def show_edition(call: Call) -> object:
    """The whole data of an edition, with nothing left to inherit."""
    return Response(built_in(call.part("edition")).dump(), media_type="application/json")


async def show_look(call: Call) -> object:
    """How an edition looks, played as the query says."""
    edition = built_in(call.part("edition"))
    asked = from_query(call.request.url.query)
    # Any number of seats will do: a look is the same for all.
    return look_of(edition, msgspec.structs.replace(asked, edition=edition.id, seats=2).checked(edition))


async def check_edition(call: Call) -> object:
    """What is wrong with an edition of someone's own."""
    text: EditionText = call.body
    return await asyncio.to_thread(checked, text.edition_file)


def checked(text: str) -> Checked:
    try:
        return Checked([], view(from_text(text)))
    except EditionError as error:
        found = [error, *error.others][:MOST_FAULTS]
        return Checked([EditionFault(one.line, one.message, one.cure) for one in found], None)


def view(edition: Edition) -> EditionView:
    """An edition in short."""
    return EditionView(
        id=edition.id,
        name=both(edition.data.name),
        digest=edition.digest,
        ruleset=edition.ruleset,
        rulesets=list(edition.rulesets),
        modes={ruleset: list(edition.modes(ruleset)) for ruleset in edition.rulesets},
        options={ruleset: list(edition.options_under(ruleset)) for ruleset in edition.rulesets},
        fewest=FEWEST_PLAYERS,
        players=len(edition.tokens),
        theme=theme_of(edition),
        strip=strip(edition),
    )


async def show_settings(call: Call) -> object:
    """The settings that a link says, checked, with everything spelled out."""
    asked = from_query(call.request.url.query)
    settings = asked.checked(built_in(asked.edition))
    # Each by itself: what is as usual would be left out of the whole.
    return json_response({"settings": msgspec.structs.asdict(settings), "link": settings.query()})
