"""Every kind of question: the page shows it, shows the same after a reload, and takes an answer to it."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Offered, Player, offered
from tests.browser.positions import KINDS, Where, position
from tests.browser.serving import PageServer
from tests.browser.visitor import Visitor
from tests.repository.tree import ROOT, text_of

FIRST = ("turn", "sale", "auction", "settlement", "received", "fight-or-pay", "attack-roll", "theft", "where-to")
"""One of each way to ask; the others are left to `make test-long`."""
STEPS = 4
"""Presses of a button that an answer may take: a suggestion is asked for first, and a bankruptcy confirmed."""


def test_every_kind_of_question_of_the_protocol_is_looked_at() -> None:
    table = text_of(ROOT / "docs" / "protocol.md").split("### Questions")[1].split("###")[0]
    assert {where.kind for where in KINDS} == set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE))


@pytest.mark.parametrize(
    "where",
    [pytest.param(where, marks=() if where.kind in FIRST else pytest.mark.long, id=where.kind) for where in KINDS],
)
def test_a_question_is_the_same_after_a_reload_and_can_be_answered(
    visit: Visit, shared: PageServer, where: Where
) -> None:
    stand = position(where)
    visitor = visit(language="fr")
    opened = shared.hot_seat(stand)
    visitor.sit(opened)
    before = shown(visitor, where.kind)
    assert before, "something is offered"
    visitor.page.reload()
    assert shown(visitor, where.kind) == before
    version, player = shared.version(opened), Player(visitor)
    for _ in range(STEPS):
        if shared.version(opened) == version:
            player.step()
            visitor.settled()
    assert shared.version(opened) > version, f"nothing came of {player.done}"


def shown(visitor: Visitor, kind: str) -> list[tuple[str, int]]:
    """What the page offers at this question."""
    visitor.see(f'[data-question="{kind}"]')
    visitor.settled()
    return [told(one) for one in offered(visitor.page)]


def told(one: Offered) -> tuple[str, int]:
    return one.verb, one.n
