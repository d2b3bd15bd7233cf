"""Is every move that was acknowledged in the record, once?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bench.load.http_client import HttpClient
from bench.load.plan import PEOPLE
from bench.load.played_table import PlayedTable
from bench.load.player import Move


class RecordLine(Struct):
    """One line of a record; the first and the last hold no answer."""

    by: str = ""
    do: str = ""


read_line: Final = msgspec.json.Decoder(RecordLine).decode


class Found(Struct):
    """What the records say."""

    lost: int = 0
    """Acknowledged, and not in the record."""
    doubled: int = 0
    """In the record, and never sent."""


async def check(client: HttpClient, table: PlayedTable) -> Found:
    """Compare the record of a table with what was acknowledged there."""
    return compare_record(await client.record(table.id, table.key), table.acknowledged, table.unanswered)


def compare_record(record: bytes, acknowledged: Sequence[Move], unanswered: int) -> Found:
    """What a record lacks, and what it has too much; moves that got no reply may stand in it or not."""
    answers = answers_in(record)
    matched = in_order(acknowledged, answers)
    return Found(len(acknowledged) - matched, max(0, len(answers) - matched - unanswered))


def answers_in(record: bytes) -> list[tuple[str, str]]:
    """Every answer of a person in a record: who, and what."""
    lines = [read_line(line) for line in record.splitlines()]
    return [(line.by, line.do) for line in lines if line.by in PEOPLE]


def in_order(moves: Sequence[Move], answers: Sequence[tuple[str, str]]) -> int:
    """How many of the moves stand among the answers, in the order in which they were made."""
    matched = 0
    for by, do in answers:
        if matched < len(moves) and is_move(moves[matched], by, do):
            matched += 1
    return matched


def is_move(move: Move, by: str, do: str) -> bool:
    """Is this answer that move?"""
    return by == PEOPLE[move.seat] and (do == move.verb or do.startswith(f"{move.verb} "))
