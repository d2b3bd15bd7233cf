"""What every route costs: no address, within its limits, may keep a processor busy.

Every route of the application is called; one that is new fails here until it says how. Its time is compared with that
of `/api/bots`, which does nothing but answer, and multiplied by how often a second one address may ask.
"""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from casedepart.server import daily, reviews, services
from casedepart.server.app import make_app
from casedepart.server.config import USUAL, Config, Limits
from casedepart.server.daily import DailyView, not_yet
from casedepart.server.gate import Gate
from casedepart.server.http_page import FIRST, LOOSE
from casedepart.server.routes import ROUTES
from casedepart.table.journal_record import Entries
from casedepart.table.wire.past import Review
from tests.server.at_home import AtHome
from tests.server.running import runs
from tests.serving import ROOT

PLAIN: Final = "/api/bots"
"""What all others are compared with."""
TIMES: Final = 15
MOST: Final = 2_500.0
"""An address may have the server do as much as so many `/api/bots` a second, by asking for one thing again and again.

That is an eighth of a second where `/api/bots` takes a twentieth of a thousandth.
"""
MOST_ANEW: Final = 6_000.0
"""The same where it asks for another thing each time, which therefore is never kept."""
EDITION: Final = 'extends = "classic"\nid = "mine"\n'
HOUSE: Final = {"edition": "pokemon", "options": ["jackpot"], "seats": 4}


class Told(NamedTuple):
    """An answer."""

    status: int
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Asking(NamedTuple):
    """How a route is asked."""

    path: str
    key: str = ""
    body: Any = None


class House:
    """The application in this process, with tables of every kind."""

    def __init__(self, app: Starlette, state: Any) -> None:
        self.app: Final = app
        self.state: Final = state

    async def call(self, method: str, asking: Asking) -> Told:
        """One request, without a network."""
        path, _, query = asking.path.partition("?")
        body = b"" if asking.body is None else json.dumps(asking.body).encode()
        headers = {"host": "localhost", "content-length": str(len(body)), "authorization": f"Bearer {asking.key}"}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "state": dict(self.state),
        }
        bodies = iter([{"type": "http.request", "body": body, "more_body": False}])
        sent: list[Any] = []

        async def receive() -> Any:
            return next(bodies, None) or await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        return Told(sent[0]["status"], b"".join(message.get("body", b"") for message in sent))

    async def opened(self, **opening: Any) -> Any:
        """A new table, and its keys."""
        told = await self.call("POST", Asking("/api/tables", body=opening))
        assert told.status == 201, told.body
        return told.json


async def askings(house: House) -> Callable[[str, str], Asking | None]:
    """How every route is asked, by its method and path; None: nobody has said."""
    people = [{"name": "Anna"}]
    gathering = await house.opened(people=people, settings=HOUSE)
    playing = await house.opened(people=people, settings=HOUSE, start=True)
    box = await house.opened(people=people, settings={"edition": "pokemon", "seats": 2, "box": True}, start=True)
    record = (ROOT / "examples" / "game.jsonl").read_text(encoding="utf-8")
    importing = Asking("/api/tables/import", body={"record": record})
    over = (await house.call("POST", importing)).json
    tables = "/api/tables/{table}"
    named = {
        "/box": box,
        "/join": gathering,
        "/code": gathering,
        **dict.fromkeys(("/record", "/moments", "/history", "/review", "/branch"), over),
    }
    bodies: dict[str, Any] = {
        "/api/tables": {"settings": HOUSE, "people": people},
        "/api/tables/import": importing.body,
        "/api/editions/check": {"edition_file": EDITION},
        "/api/seats": {"code": "ABCDEFGH"},
        f"{tables}/branch": {"at": 1, "seat": 0, "name": "Anna"},
        f"{tables}/join": {"name": "Bruno", "key": "k" * 24},
    }
    query = {
        "/api/editions/{edition}/look": "?options=jackpot",
        "/api/rules": "?edition=pokemon&options=jackpot",
        "/api/settings": "?edition=pokemon&options=jackpot",
        "/api/price": "?edition=pokemon&options=jackpot",
    }

    def asking(method: str, path: str) -> Asking | None:
        if method == "POST" and path not in bodies and path != f"{tables}/code":
            return None
        made = named.get(path.removeprefix(tables), playing)
        key = made["seats"][0]["key"] if path == f"{tables}/code" else made["host"]
        parts = {"edition": "pokemon", "table": made["table"], "name": "one.js", "rest:path": "pokemon"}
        if any(part not in parts for part in re.findall(r"{([^}]*)}", path)):
            return None
        filled = re.sub(r"{([^}]*)}", lambda found: parts[found.group(1)], path)
        return Asking(filled + query.get(path, ""), key, bodies.get(path))

    return asking


ANEW: Final = {
    "/api/editions/{edition}/look": "/api/editions/pokemon/look?options=salary&numbers=go_salary:{number}",
    "/api/rules": "/api/rules?edition=pokemon&options=salary&numbers=go_salary:{number}",
    "/api/settings": "/api/settings?edition=pokemon&options=salary&numbers=go_salary:{number}",
}
"""Routes whose answers are kept, asked so that none is."""


def calls_of(app: Starlette) -> Iterator[tuple[str, str]]:
    """Everything that can be called, by method and path."""
    for route in app.routes:
        assert isinstance(route, Route), "only these are known here"
        for method in sorted(route.methods or ()):
            if method != "HEAD":
                yield method, route.path


def a_second(method: str, path: str) -> float:
    """How often a second an address may ask for this in the long run."""
    gate = Gate(USUAL)
    known = next((route for route in ROUTES if (route.method, route.path) == (method, path)), None)
    if known is None:
        return USUAL.visits.per_second
    return min(buckets.rate.per_second for buckets in (gate.requests, *known.costs(gate)))


async def processor_ms(house: House, method: str, askings: Iterator[Asking]) -> tuple[float, int]:
    """Processor time of an answer, threads included, and its status: the median of some."""
    taken, told = [], Told(0, b"")
    for asking in askings:
        began = time.process_time()
        told = await house.call(method, asking)
        taken.append((time.process_time() - began) * 1000)
    return statistics.median(taken[1:]), told.status


def short_review(stored: Entries) -> Review:
    return Review(ready=True, playouts=len(stored), moments=[], turning=None, trades=[], left_out=0)


def short_day(date: str) -> DailyView:
    return not_yet(date)


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is done in other processes; what takes many games there takes none."""
    for module in (daily, reviews, services):
        monkeypatch.setattr(module, "Worker", AtHome)
    monkeypatch.setattr(daily, "worked_out", short_day)
    monkeypatch.setattr(reviews, "reviewed", short_review)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as small as can be: what its files hold makes no difference."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    for name in (FIRST, *LOOSE, "assets/one.js"):
        (folder / name).write_bytes(b"x" * 1_000)
    return folder


@runs
async def test_no_address_keeps_a_processor_busy_with_any_route(at_home: None, page: Path, tmp_path: Path) -> None:
    app = make_app(Config(db=str(tmp_path / "tables.sqlite"), limits=Limits.none(), page=page))
    async with app.router.lifespan_context(app) as state:
        house = House(app, state)
        asking = await askings(house)
        plain, _ = await processor_ms(house, "GET", iter([Asking(PLAIN)] * 20 * TIMES))
        rows: list[str] = []
        faults: list[str] = []

        def note(method: str, path: str, took: float, status: int, rate: float, most: float) -> None:
            share = took / plain * rate
            rows.append(f"{took:8.2f} ms {took / plain:7.0f} × {rate:6.2f}/s = {share:7.0f}  {status}  {method} {path}")
            if share > most:
                faults.append(f"{rows[-1]}: more than {most:.0f}; give it a bucket of its own, or keep what it answers")

        for method, path in calls_of(app):
            asked = asking(method, path)
            assert asked is not None, f"say in `askings` how {method} {path} is asked, so that its time is measured"
            took, status = await processor_ms(house, method, iter([asked] * TIMES))
            assert status not in (400, 405, 429, 500, 503), (method, path, status)
            note(method, path, took, status, a_second(method, path), MOST)
        for path, pattern in ANEW.items():
            anew = (Asking(pattern.format(number=number)) for number in range(300, 300 + TIMES))
            took, status = await processor_ms(house, "GET", anew)
            assert status == 200, path
            note("GET", f"{path}, another each time", took, status, USUAL.worked.per_second, MOST_ANEW)
        print("\n".join(rows))
        assert not faults, "\n".join(faults)
