"""The page's types say what the models say: messages, and what HTTP takes and answers."""

from __future__ import annotations

import re

from building.protocol.page_types import page_types
from building.protocol.schema import NEWS, made_of
from casedepart.server.edition_look import Look
from casedepart.server.openapi import kinds_of
from casedepart.server.routes import ROUTES
from casedepart.table.messages import ASKS
from tests.repository.tree import ROOT, text_of


def test_the_types_of_the_page_are_not_stale() -> None:
    assert text_of(ROOT / "web" / "src" / "protocol" / "types.ts") == page_types(), "run `make protocol`"


def test_everything_that_is_said_has_a_type() -> None:
    http = [model for route in ROUTES for kind in kinds_of(route) for model in made_of(kind, set())]
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", page_types(), re.MULTILINE))
    assert {model.__name__ for model in (*ASKS, *NEWS, *http)} <= declared
    assert Look in http


def test_what_is_said_of_a_field_stands_with_it() -> None:
    assert "  /** Streets: which of `groups`; else -1. */\n  group: number;\n" in page_types()
