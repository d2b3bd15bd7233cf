"""Optimistic concurrency: which steps of one commit are written, which come too late, which leave a gap."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from casedepart.server.stores.stored import Step

Key = tuple[str, int]
"""A table and a version: what a step is known by."""

LARGEST: Final = 2**62
LONGEST_NAME: Final = 200
"""Of a table; news of it must fit into one notification."""


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """A snapshot on its way into the database."""

    table: str
    version: int
    body: bytes
    newest: bytes = b""
    """The body of that version: it is kept only if this is what stands there. Empty: that is not known."""


class Verdict(Enum):
    """The verdict on a step: written, late, or on top of a gap."""

    WRITE = "it is the next of its table"
    OURS = "an earlier try has written it already"
    LOST = "someone else has written that version"
    GAP = "the version before it is missing"
    PARTED = "the version before it is another than it was made on top of"


End = tuple[int, bytes]
"""The newest version of a journal, and its body."""
NO_JOURNAL: Final[End] = (0, b"")


def judge(steps: Sequence[Step], ends: Mapping[str, End], ours: Container[Key]) -> list[Verdict]:
    """Judge the steps of a group in order, from where each table's journal ends.

    A step behind a lost one was made on top of it, and is lost with it.
    """
    now, lost, verdicts = dict(ends), set[str](), []
    for step in steps:
        verdict = judge_one(step, now.get(step.table, NO_JOURNAL), lost, ours)
        if verdict is Verdict.WRITE:
            now[step.table] = (step.version, step.body)
        elif verdict is Verdict.LOST:
            lost.add(step.table)
        verdicts.append(verdict)
    return verdicts


def judge_one(step: Step, end: End, lost: Container[str], ours: Container[Key]) -> Verdict:
    """Judge one step of a table whose journal ends so."""
    version, body = end
    if (step.table, step.version) in ours:
        return Verdict.OURS
    if step.table in lost or step.version <= version:
        return Verdict.LOST
    if step.version > version + 1:
        return Verdict.GAP
    return Verdict.PARTED if step.before and step.before != body else Verdict.WRITE


def why_unwritable(work: Step | StoredSnapshot) -> str:
    """What no database could keep of it; nothing when all is well.

    Looked at before it joins a group: a commit that fails for one would fail for all.
    """
    numbers = [work.version, work.wake or 0 if isinstance(work, Step) else 0]
    bodies = [work.body, work.listing or b"" if isinstance(work, Step) else b""]
    if not (work.version >= 1 and all(abs(number) < LARGEST for number in numbers)):
        return "its version or its time is no number that a journal can have"
    if not 0 < len(work.table) <= LONGEST_NAME or not all(is_text(body) for body in [work.table.encode(), *bodies]):
        return "it is not text"
    return ""


def is_text(body: bytes) -> bool:
    """Whether a text column takes it: UTF-8 with no zero byte."""
    try:
        return "\0" not in body.decode()
    except UnicodeDecodeError:
        return False
