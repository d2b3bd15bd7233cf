"""What becomes of the steps in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casedepart.server.stores import StoreError
from casedepart.server.stores.group import Key, Verdict, judge, why_unwritable
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.stores.statements import Work
from casedepart.server.stores.writer import Answer
from tests.server.running import runs
from tests.server.stores.stores import body, fill, found, held, opened, step, versions

WRITE, OURS, LOST, GAP = Verdict.WRITE, Verdict.OURS, Verdict.LOST, Verdict.GAP


@pytest.mark.parametrize(
    ("steps", "ours", "verdicts"),
    [
        ([("a", 4), ("a", 5), ("b", 1), ("b", 2)], [], [WRITE, WRITE, WRITE, WRITE]),
        ([("a", 3), ("a", 4)], [], [LOST, LOST]),
        ([("a", 4), ("a", 4), ("a", 5)], [], [WRITE, LOST, LOST]),
        ([("a", 5), ("a", 4)], [], [GAP, WRITE]),
        ([("b", 2), ("a", 4)], [], [GAP, WRITE]),
        ([("a", 2), ("a", 3), ("a", 4)], [("a", 2), ("a", 3)], [OURS, OURS, WRITE]),
        ([("a", 2), ("a", 3)], [("a", 3)], [LOST, OURS]),
    ],
)
def test_a_step_is_written_when_it_is_the_next(
    steps: Sequence[Key], ours: Sequence[Key], verdicts: Sequence[Verdict]
) -> None:
    assert judge([step(*key) for key in steps], {"a": (3, b"")}, set(ours)) == verdicts


def test_a_step_is_written_on_top_of_what_it_was_made_on_top_of_and_of_nothing_else() -> None:
    ends = {"a": (3, body("a", 3))}
    fourth = replace(step("a", 4), before=body("a", 3))
    fifth = replace(step("a", 5), before=fourth.body)
    assert judge([fourth, fifth], ends, set()) == [WRITE, WRITE]
    assert judge([replace(fourth, before=body("a", 3, "another"))], ends, set()) == [Verdict.PARTED]
    assert judge([fourth, replace(fifth, before=body("a", 4, "another"))], ends, set()) == [WRITE, Verdict.PARTED]


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.integers(1, 6)), max_size=12),
    st.dictionaries(st.sampled_from("abc"), st.integers(1, 4)),
)
def test_whatever_waits_together_no_journal_gets_a_gap_or_a_version_twice(
    keys: list[Key], ends: dict[str, int]
) -> None:
    verdicts = judge([step(*key) for key in keys], {table: (end, b"") for table, end in ends.items()}, set())
    for table in "abc":
        pairs = zip(keys, verdicts, strict=True)
        written = [version for (name, version), verdict in pairs if name == table and verdict is WRITE]
        end = ends.get(table, 0)
        assert written == list(range(end + 1, end + 1 + len(written)))


@pytest.mark.parametrize(
    "unwritable",
    [step("a", 0), step("a", -1), step("a", 2**63), step("a", 1, wake=2**63), step("", 1), step("x" * 201, 1)],
)
def test_what_no_journal_can_have_is_found_beforehand(unwritable: Work) -> None:
    assert why_unwritable(unwritable)
    assert not why_unwritable(step("x" * 200, 2**61, wake=0))


class Unsure(SQLiteStore):
    """A real store whose first commit is followed, or preceded, by the loss of the connection."""

    def __init__(self, path: Path, committed: bool) -> None:
        super().__init__(path)
        self.committed = committed
        self.lost = False
        self.back = asyncio.Event()
        """The connection can be had again."""
        self.back.set()

    async def write(self, works: Sequence[Work], again: bool) -> Sequence[Answer]:
        if self.lost:
            await self.back.wait()
            return await super().write(works, again)
        if self.committed:
            await super().write(works, again)
        self.lost = True
        raise ConnectionResetError("the connection was lost")


@pytest.mark.parametrize("committed", [True, False])
@runs
async def test_after_a_commit_of_unknown_outcome_every_step_stands_once(tmp_path: Path, committed: bool) -> None:
    async with held(Unsure(tmp_path / "tables.sqlite", committed)) as store:
        answers = await asyncio.gather(*(store.append(step(f"t{n}", 1)) for n in range(5)))
        assert answers == [True] * 5
        assert await store.append(step("t0", 2))
        assert await versions(store, "t0") == [1, 2]


@runs
async def test_after_an_unknown_outcome_what_another_wrote_is_still_lost(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    unsure = Unsure(path, committed=False)
    unsure.back.clear()
    async with opened(str(path)) as other, held(unsure) as store:
        waiting = [asyncio.create_task(store.append(step("a", version))) for version in (1, 2)]
        await asyncio.sleep(0)
        assert await other.append(step("a", 1, "other"))
        unsure.back.set()
        assert await asyncio.gather(*waiting) == [False, False]
        assert (await found(store, "a")).entries == [(1, body("a", 1, "other"))]


class Broken(SQLiteStore):
    """A real store whose program fails now and then."""

    broken = True

    async def write(self, works: Sequence[Work], again: bool) -> Sequence[Answer]:
        if self.broken:
            raise ZeroDivisionError("a mistake in the program")
        return await super().write(works, again)


@runs
async def test_a_mistake_is_told_to_those_who_wait_and_the_writer_goes_on(tmp_path: Path) -> None:
    store = Broken(tmp_path / "tables.sqlite")
    async with held(store):
        for _ in range(2):
            with pytest.raises(StoreError, match="a mistake in the program"):
                await store.append(step("a", 1))
        store.broken = False
        await fill(store, "a", 2)
