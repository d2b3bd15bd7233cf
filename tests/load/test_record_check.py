"""What counts as lost and as doubled."""

from __future__ import annotations

import json

import pytest

from bench.load.player import Move
from bench.load.record_check import Found, compare_record

ACKNOWLEDGED = [Move(0, "rolls"), Move(0, "buys"), Move(1, "claims", 0), Move(0, "ends turn")]
WRITTEN = [("Anna", "rolls"), ("chance", "dice 1 2"), ("Anna", "buys"), ("Bruno", "claims Anna"), ("Anna", "ends turn")]


def record(answers: list[tuple[str, str]]) -> bytes:
    """A record with these answers, as far as it is looked at."""
    lines: list[dict[str, object]] = [{"casedepart": 2, "players": ["Anna", "Bruno"]}]
    lines += [{"n": number, "by": by, "do": do} for number, (by, do) in enumerate(answers, 1)]
    lines.append({"over": False, "seal": ""})
    return "".join(f"{json.dumps(line)}\n" for line in lines).encode()


@pytest.mark.parametrize(
    ("answers", "unanswered", "lost", "doubled"),
    [
        (WRITTEN, 0, 0, 0),
        (WRITTEN[:-1], 0, 1, 0),
        ([*WRITTEN, ("Bruno", "rolls")], 0, 0, 1),
        ([*WRITTEN, ("Bruno", "rolls")], 1, 0, 0),
        ([WRITTEN[0], *WRITTEN], 0, 0, 1),
        ([], 0, 4, 0),
    ],
)
def test_a_record_is_compared_with_what_was_acknowledged(
    answers: list[tuple[str, str]], unanswered: int, lost: int, doubled: int
) -> None:
    assert compare_record(record(answers), ACKNOWLEDGED, unanswered) == Found(lost, doubled)


def test_a_move_missing_in_the_middle_is_lost_even_when_later_ones_are_there() -> None:
    assert compare_record(record([WRITTEN[0], *WRITTEN[2:3], *WRITTEN[4:]]), ACKNOWLEDGED, 0).lost > 0
