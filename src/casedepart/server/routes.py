"""Every address of the HTTP side, declared once: from this list the server answers and tells what it takes."""

from __future__ import annotations

from typing import Any, Final

from casedepart.server import bodies, http_daily, http_house
from casedepart.server import http_editions as editions
from casedepart.server import http_history as past
from casedepart.server import http_records as records
from casedepart.server import http_rules as rules
from casedepart.server import http_seats as seats
from casedepart.server import http_status as status
from casedepart.server import http_tables as tables
from casedepart.server import http_texts as texts
from casedepart.server.calls import SMALL, Route
from casedepart.server.daily import DailyView
from casedepart.server.edition_look import Look
from casedepart.server.house import PriceView
from casedepart.table.settings import Settings
from casedepart.table.wire.past import History, Moments, Review
from casedepart.table.wire.view import ListedTable
from casedepart.texts import FoundRules

LONG: Final = 12
"""JSON may write a character so: `\\ud83c\\udfb2`; what a body may hold can be sent however it is written."""
EDITION_BYTES: Final = bodies.EDITION_CHARACTERS * LONG + SMALL
RECORD_BYTES: Final = bodies.RECORD_CHARACTERS * LONG + EDITION_BYTES

ANY_KEY: Final = "any key of the table; none for a table that is listed"
CHOICES: Final = ("no-such-choice", "too-many-seats", "rules-contradict", "bad-settings")
NO_MORE: Final = ("disk-low", "bots-alone")
NAMES: Final = ("name-twice", "name-reserved", "name-length", "name-signs")

ROUTES: Final = (
    Route("GET", "/health", "Is the server well?", status.show_health, bodies.Health, errors=("storage",)),
    Route("GET", "/metrics", "Figures for Prometheus", status.show_metrics, media="text/plain", errors=("no-address",)),
    Route("GET", "/api/texts", "What the page says, in a language", texts.show_texts, texts.PageTexts, kept=True),
    Route(
        "GET", "/api/bots", "The kinds of bots that may sit at a table", status.list_bots, bodies.BotsView, kept=True
    ),
    Route(
        "GET",
        "/api/editions",
        "The editions that come with the program",
        editions.list_editions,
        list[bodies.EditionView],
        kept=True,
    ),
    Route(
        "GET",
        "/api/editions/{edition}",
        "The whole data of an edition",
        editions.show_edition,
        dict[str, Any],
        errors=("no-edition",),
        kept=True,
    ),
    Route(
        "GET",
        "/api/editions/{edition}/look",
        "How an edition looks, and what it calls things",
        editions.show_look,
        Look,
        query=Settings,
        errors=("no-edition", *CHOICES),
        kept=True,
    ),
    Route(
        "GET",
        "/api/rules",
        "The rules in words",
        rules.show_rules,
        rules.RulesView,
        query=rules.RulesAsked,
        errors=("no-edition", *CHOICES),
        kept=True,
    ),
    Route(
        "GET",
        "/api/rules/search",
        "The rules that answer a question, best first",
        rules.search_rules,
        FoundRules,
        query=rules.SearchAsked,
        errors=("no-edition", *CHOICES),
        costs=lambda gate: (gate.worked,),
    ),
    Route(
        "POST",
        "/api/editions/check",
        "What is wrong with an edition of one's own",
        editions.check_edition,
        bodies.Checked,
        body=bodies.EditionText,
        most=EDITION_BYTES,
        costs=lambda gate: (gate.uploads,),
    ),
    Route(
        "GET",
        "/api/settings",
        "The settings that a link says, checked and spelled out",
        editions.show_settings,
        bodies.SettingsView,
        query=Settings,
        errors=("no-edition", *CHOICES),
        kept=True,
    ),
    Route(
        "GET",
        "/api/price",
        "What the house rules of a link's settings cost",
        http_house.show_price,
        PriceView,
        query=Settings,
        errors=("no-edition", "too-many", *CHOICES),
        costs=lambda gate: (gate.worked,),
    ),
    Route("GET", "/api/daily", "The position of the day", http_daily.show_daily, DailyView, errors=("no-thought",)),
    Route(
        "GET",
        "/api/tables",
        "The tables that want to be found",
        tables.list_tables,
        list[ListedTable],
    ),
    Route(
        "POST",
        "/api/tables",
        "Open a table",
        tables.open_table,
        bodies.Opened,
        body=bodies.Opening,
        most=EDITION_BYTES,
        status=201,
        errors=("no-edition", "bad-edition", "too-many-people", *NO_MORE, "unstorable", "storage", *CHOICES, *NAMES),
        costs=lambda gate: (gate.tables,),
    ),
    Route(
        "POST",
        "/api/tables/import",
        "Make a table of a record",
        records.import_table,
        bodies.Opened,
        body=bodies.Importing,
        most=RECORD_BYTES,
        status=201,
        errors=("no-edition", "bad-edition", "bad-record", *NO_MORE, "unstorable", "storage"),
        costs=lambda gate: (gate.uploads, gate.tables),
    ),
    Route(
        "GET",
        "/api/tables/{table}",
        "A table in short",
        tables.show_table,
        bodies.Summary,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "storage"),
    ),
    Route(
        "GET",
        "/api/tables/{table}/edition",
        "The whole data of the edition that a table plays",
        tables.show_table_edition,
        dict[str, Any],
        key=ANY_KEY,
        errors=("no-table", "unreadable", "needs", "storage"),
        costs=lambda gate: (gate.worked,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/box",
        "The box that a table plays with, as an edition file",
        tables.show_table_box,
        media=tables.TOML,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "needs", "no-box", "storage"),
        costs=lambda gate: (gate.worked,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/look",
        "How the edition looks that a table plays",
        tables.show_table_look,
        Look,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "needs", "storage"),
        costs=lambda gate: (gate.worked,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/rules",
        "The rules in words as a table plays them",
        rules.show_table_rules,
        rules.RulesView,
        query=rules.TableRulesAsked,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "needs", "no-such-choice", "storage"),
        costs=lambda gate: (gate.worked,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/rules/search",
        "The rules of a table that answer a question, best first",
        rules.search_table_rules,
        FoundRules,
        query=rules.TableSearchAsked,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "needs", "no-such-choice", "storage"),
        costs=lambda gate: (gate.worked,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/price",
        "What the house rules of a table cost",
        http_house.show_table_price,
        PriceView,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "needs", "too-many", "storage"),
        costs=lambda gate: (gate.worked,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/record",
        "The record of a table",
        records.show_record,
        media=records.LINES,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "not-started", "storage"),
        costs=lambda gate: (gate.records,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/moments",
        "The moments of a game, 200 at most",
        past.show_moments,
        Moments,
        query=past.MomentsAsked,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "not-started", "needs", "bad-request", "storage"),
        costs=lambda gate: (gate.moments,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/history",
        "What a game has come to so far",
        past.show_history,
        History,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "not-started", "needs", "storage"),
        costs=lambda gate: (gate.records,),
    ),
    Route(
        "GET",
        "/api/tables/{table}/review",
        "Who was likely to win when, in a game that is over",
        past.show_review,
        Review,
        key=ANY_KEY,
        errors=("no-table", "unreadable", "not-started", "not-over", "needs", "no-thought", "storage"),
    ),
    Route(
        "POST",
        "/api/tables/{table}/branch",
        "Go on from a moment of a game, at another table",
        past.branch_table,
        bodies.Opened,
        body=bodies.Branching,
        status=201,
        key=ANY_KEY,
        errors=(
            "no-table",
            "unreadable",
            "not-started",
            "no-such-moment",
            "no-such-seat",
            "seat-taken",
            "needs",
            *NO_MORE,
            "storage",
            *NAMES,
        ),
        costs=lambda gate: (gate.records, gate.tables),
    ),
    Route(
        "POST",
        "/api/tables/{table}/join",
        "Sit down",
        seats.join_table,
        bodies.SeatKey,
        body=bodies.Joining,
        status=201,
        key="the invitation's or the host's; none for a table that is listed",
        errors=(
            "no-table",
            "unreadable",
            "not-allowed",
            "locked",
            "one-seat",
            "table-full",
            "seat-taken",
            "game-over",
            "needs",
            "storage",
            *NAMES,
        ),
    ),
    Route(
        "POST",
        "/api/tables/{table}/code",
        "A code that moves a seat to another device",
        seats.make_code,
        bodies.MovingCode,
        status=201,
        key="the seat's",
        errors=("no-table", "unreadable", "not-allowed", "storage"),
        costs=lambda gate: (gate.worked,),
    ),
    Route(
        "POST",
        "/api/seats",
        "Take over a seat by its code",
        seats.take_code,
        bodies.SeatKey,
        body=bodies.CodeGiven,
        errors=("no-code", "not-allowed", "storage"),
        costs=lambda gate: (gate.codes,),
    ),
)
