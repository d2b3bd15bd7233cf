"""What every store must do, whatever is behind it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from itertools import chain

import pytest

from casedepart.server.stores import Code, Parted, StoreError
from tests.server.running import runs
from tests.server.stores.stores import body, both, compete, fill, found, opened, step, versions


class StoreContract:
    """A class of tests for a kind of store has this for its base, and a fixture `address` of an empty database."""

    @runs
    async def test_what_was_appended_is_loaded_in_order(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 12)
            stored = await found(store, "a")
        assert stored.snapshot is None
        assert stored.entries == [(version, body("a", version)) for version in range(1, 13)]

    @runs
    async def test_a_table_nobody_wrote_to_is_not_there(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 1)
            assert await store.load("b") is None
            assert await store.count() == 1

    @runs
    async def test_everything_is_there_after_reopening(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 3)
            await store.keep_snapshot("a", 2, b"{}")
        async with opened(address) as store:
            assert await store.append(step("a", 4))
            stored = await found(store, "a")
        assert stored.snapshot == (2, b"{}")
        assert [version for version, _ in stored.entries] == [3, 4]

    @runs
    async def test_of_two_that_write_one_version_exactly_one_succeeds(self, address: str) -> None:
        async with opened(address) as first, opened(address) as second:
            for version in range(1, 31):
                won = await both(first, second, "a", version)
                assert sorted(won) == [False, True]
                by = "first" if won[0] else "second"
                assert (await found(first, "a", version - 1)).entries == [(version, body("a", version, by))]

    @runs
    async def test_a_version_written_before_is_lost_even_with_the_same_words(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 2)
            assert not await store.append(step("a", 2))
            assert not await store.append(step("a", 1, "other"))
            assert await store.append(step("a", 3))

    @runs
    async def test_a_gap_is_refused(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 2)
            for table, version in (("a", 4), ("b", 2)):
                with pytest.raises(StoreError, match="the version before it is missing"):
                    await store.append(step(table, version))
            assert await versions(store, "a") == [1, 2]
            assert await store.load("b") is None

    @runs
    async def test_a_step_on_top_of_what_does_not_stand_there_is_refused(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 2)
            with pytest.raises(Parted, match="another than it was made on top of"):
                await store.append(replace(step("a", 3), before=body("a", 2, "lost")))
            with pytest.raises(Parted, match="missing"):
                await store.append(replace(step("a", 4), before=body("a", 3)))
            assert await store.append(replace(step("a", 3), before=body("a", 2)))
            assert (await found(store, "a", after=2)).before == body("a", 2)
            assert (await found(store, "a", after=3)).last == body("a", 3)
            assert (await found(store, "a", after=4)).before == b"", "the database is behind"

    @runs
    async def test_a_snapshot_of_what_does_not_stand_there_is_not_kept(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 2)
            await store.keep_snapshot("a", 2, b'"of another"', body("a", 2, "lost"))
            assert (await found(store, "a")).snapshot is None
            await store.keep_snapshot("a", 2, b'"of this"', body("a", 2))
            stored = await found(store, "a")
            assert (stored.snapshot, stored.before) == ((2, b'"of this"'), body("a", 2))

    @runs
    async def test_steps_of_one_table_may_wait_together_in_order(self, address: str) -> None:
        async with opened(address) as store:
            assert await asyncio.gather(*(store.append(step("a", version)) for version in range(1, 41))) == [True] * 40
            assert await versions(store, "a") == list(range(1, 41))

    @runs
    async def test_what_stands_on_a_lost_step_is_lost_with_it(self, address: str) -> None:
        async with opened(address) as first, opened(address) as second:
            await fill(first, "a", 4)
            assert await second.append(step("a", 5, "second"))
            # The last waits for the commit after: one step is in the group that runs, the others gather.
            answers = await asyncio.gather(*(first.append(step("a", version)) for version in (5, 6, 7)))
            assert answers == [False, False, False]
            assert await versions(first, "a") == [1, 2, 3, 4, 5]

    @runs
    async def test_two_writers_in_a_row_leave_no_gap_and_no_mixture(self, address: str) -> None:
        async with opened(address) as first, opened(address) as second:
            for start in range(1, 61, 3):
                steps = [step("a", start + ahead, by) for by in ("1", "2") for ahead in range(3)]
                stores = [first] * 3 + [second] * 3
                answers = await asyncio.gather(*(s.append(one) for s, one in zip(stores, steps, strict=True)))
                assert sorted([answers[:3], answers[3:]]) == [[False] * 3, [True] * 3]
            assert await versions(first, "a") == list(range(1, 61))

    @runs
    async def test_a_hundred_tables_write_at_once(self, address: str) -> None:
        async with opened(address) as store:
            await asyncio.gather(*(fill(store, f"t{number}", 20) for number in range(100)))
            assert await store.count() == 100
            for number in range(0, 100, 7):
                assert await versions(store, f"t{number}") == list(range(1, 21))

    @runs
    async def test_many_that_write_to_the_same_tables_agree_on_every_version(self, address: str) -> None:
        async with opened(address) as first, opened(address) as second, opened(address) as third:
            stores = {"1": first, "2": second, "3": third}
            tables = [f"t{number}" for number in range(12)]
            writers = [(by, table) for by in stores for table in tables]
            won = await asyncio.gather(*(compete(stores[by], by, table, 10) for by, table in writers))
            for table in tables:
                winners = [(version, body(table, version, by)) for by, name, version in chain(*won) if name == table]
                assert sorted(winners) == (await found(first, table)).entries
                assert [version for version, _ in sorted(winners)] == list(range(1, 11))

    @runs
    async def test_a_snapshot_stands_in_for_what_came_before(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 6)
            await store.keep_snapshot("a", 4, b'{"after": 4}')
            newest = await found(store, "a")
            assert (newest.snapshot, [version for version, _ in newest.entries]) == ((4, b'{"after": 4}'), [5, 6])
            assert (await found(store, "a", after=3)).snapshot == (4, b'{"after": 4}')
            later = await found(store, "a", after=4)
            assert (later.snapshot, [version for version, _ in later.entries]) == (None, [5, 6])
            whole = await found(store, "a", after=1, snapshot=False)
            assert (whole.snapshot, [version for version, _ in whole.entries]) == (None, [2, 3, 4, 5, 6])
            end = await found(store, "a", after=6)
            assert (end.snapshot, end.entries) == (None, [])

    @runs
    async def test_a_newer_snapshot_replaces_an_older_and_never_the_other_way(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 6)
            for version in (2, 5, 3):
                await store.keep_snapshot("a", version, f"{version}".encode())
            assert (await found(store, "a")).snapshot == (5, b"5")

    @runs
    async def test_a_snapshot_of_what_is_not_in_the_journal_is_not_kept(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 2)
            await asyncio.gather(store.keep_snapshot("a", 3, b"{}"), store.keep_snapshot("b", 1, b"{}"))
            assert (await found(store, "a")).snapshot is None
            assert await store.load("b") is None

    @runs
    async def test_tables_are_due_when_their_last_step_said(self, address: str) -> None:
        async with opened(address) as store:
            for table, wake in (("late", 300), ("early", 100), ("never", None), ("soon", 200)):
                assert await store.append(step(table, 1, wake=wake))
            assert await store.due(99, 10) == []
            assert await store.due(200, 10) == ["early", "soon"]
            assert await store.due(1_000, 2) == ["early", "soon"]
            assert await store.append(step("early", 2, wake=None))
            assert await store.append(step("never", 2, wake=250))
            assert await store.due(1_000, 10) == ["soon", "never", "late"]

    @runs
    async def test_a_lost_step_says_nothing_of_its_table(self, address: str) -> None:
        async with opened(address) as store:
            assert await store.append(step("a", 1, wake=100, listing=b'"shown"'))
            assert not await store.append(step("a", 1, "other", wake=5, listing=b'"other"'))
            assert await store.due(50, 10) == []
            await store.show(["a"], [])
            assert await store.listed(10, [store.process]) == [b'"shown"']

    @runs
    async def test_the_newest_of_the_listed_tables_come_first(self, address: str) -> None:
        async with opened(address) as store:
            for table, listing in (("a", b'"a"'), ("private", None), ("b", b'"b"'), ("c", b'"\xc3\xa9"')):
                assert await store.append(step(table, 1, listing=listing))
                await asyncio.sleep(0.003)  # another millisecond
            assert await store.append(step("a", 2, listing=b'"a now"'))
            await store.show(["a", "private", "b", "c", "none"], [])
            assert await store.listed(10, [store.process]) == [b'"\xc3\xa9"', b'"b"', b'"a now"']
            assert await store.listed(1, [store.process]) == [b'"\xc3\xa9"']
            assert await store.append(step("b", 2, listing=None))
            assert await store.listed(10, [store.process]) == [b'"\xc3\xa9"', b'"a now"']

    @runs
    async def test_a_table_is_listed_where_a_process_that_is_alive_shows_it(self, address: str) -> None:
        async with opened(address) as first, opened(address) as second:
            for table, listing in (("a", b'"a"'), ("b", b'"b"')):
                assert await first.append(step(table, 1, listing=listing))
                await asyncio.sleep(0.003)  # another millisecond
            both = [first.process, second.process]
            assert await first.listed(10, both) == []
            await first.show(["a"], [])
            await second.show(["a", "b"], [])
            assert await first.listed(10, both) == [b'"b"', b'"a"']
            await second.show([], ["a", "b"])
            assert await second.listed(10, both) == [b'"a"']
            await first.show(["a"], [])
            assert await second.listed(10, [second.process]) == [], "the first is gone"
            assert await first.forget(1 << 60, 10) == 2, "what is shown is deleted with its table"
            assert await first.listed(10, both) == []

    @runs
    async def test_what_a_process_showed_that_is_gone_is_forgotten(self, address: str) -> None:
        async with opened(address) as first:
            assert await first.append(step("a", 1, listing=b'"a"'))
            await first.show(["a"], [])
            gone = first.process
        async with opened(address) as second:
            await second.hide_dead()
            assert await second.listed(10, [gone, second.process]) == []

    @runs
    async def test_a_code_is_good_once(self, address: str) -> None:
        async with opened(address) as first, opened(address) as second:
            await fill(first, "a", 1)
            await first.keep_code(b"digest", Code("a", 3, b"holder"), expires=1_000)
            assert await second.take_code(b"other", now=10) is None
            taken = await asyncio.gather(*(store.take_code(b"digest", now=10) for store in (first, second) * 3))
            assert sorted(taken, key=str) == [Code("a", 3, b"holder"), *[None] * 5]

    @runs
    async def test_a_code_is_good_until_it_ends(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 1)
            for seat, digest in enumerate((b"one", b"two"), start=1):
                await store.keep_code(digest, Code("a", seat, b"holder"), expires=1_000)
            assert await store.take_code(b"one", now=999) == Code("a", 1, b"holder")
            assert await store.take_code(b"two", now=1_000) is None
            assert await store.take_code(b"two", now=0) is None, "what has ended is forgotten"

    @runs
    async def test_old_codes_are_forgotten_when_new_ones_are_kept(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 1)
            await store.keep_code(b"old", Code("a", 1, b"holder"), expires=1_000)
            await store.keep_code(b"new", Code("a", 1, b"holder"), expires=1_000_000_000)
            assert await store.take_code(b"old", now=0) is None
            assert await store.take_code(b"new", now=0) == Code("a", 1, b"holder")

    @runs
    async def test_a_seat_has_one_code_the_last(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 1)
            for digest, seat in ((b"first", 1), (b"other", 2), (b"last", 1)):
                await store.keep_code(digest, Code("a", seat, b"holder"), expires=1_000)
            found = [await store.take_code(digest, now=10) for digest in (b"first", b"other", b"last")]
            assert found == [None, Code("a", 2, b"holder"), Code("a", 1, b"holder")]

    @runs
    async def test_the_receipt_of_a_code_stands_in_for_it_until_it_ends(self, address: str) -> None:
        async with opened(address) as store:
            await fill(store, "a", 1)
            await store.keep_code(b"digest", Code("a", 3, b"holder"), expires=1_000)
            assert await store.taken_code(b"mine", now=10) is None
            assert await store.take_code(b"digest", 10, receipt=b"mine") == Code("a", 3, b"holder")
            assert await store.take_code(b"digest", 10, receipt=b"mine") is None, "it is good once"
            assert [await store.taken_code(b"mine", now) for now in (10, 999, 1_000)] == [
                Code("a", 3, b"holder"),
                Code("a", 3, b"holder"),
                None,
            ]
            assert await store.taken_code(b"theirs", now=10) is None
            await store.keep_code(b"next", Code("a", 3, b"holder"), expires=1_000)
            assert await store.taken_code(b"mine", now=10) is None, "the seat has another code"

    @runs
    async def test_a_table_that_rests_is_due_again_when_something_happens(self, address: str) -> None:
        async with opened(address) as store:
            assert await store.append(step("a", 1, wake=100))
            await store.let_rest("a", 2)
            assert await store.due(200, 10) == ["a"], "that was said of another version"
            await store.let_rest("a", 1)
            assert await store.due(200, 10) == []
            assert await store.append(step("a", 2, wake=150))
            assert await store.due(200, 10) == ["a"]

    @runs
    async def test_old_tables_are_forgotten_with_all_that_is_theirs(self, address: str) -> None:
        async with opened(address) as store:
            for table in ("a", "b", "c"):
                await fill(store, table, 2)
                await asyncio.sleep(0.003)  # another millisecond
            await store.keep_snapshot("b", 2, b"{}")
            await store.keep_code(b"digest", Code("b", 1, b"holder"), expires=10**13)
            await asyncio.sleep(0.003)  # another millisecond
            now = time.time_ns() // 1_000_000
            assert await store.append(step("a", 3)), "something happens at the oldest"
            assert await store.forget(0, 10) == 0
            assert await store.forget(now, 1, spare=["c"]) == 1
            assert await store.load("b") is None and await store.take_code(b"digest", now=10) is None
            assert await store.forget(now, 10, spare=["c"]) == 0
            assert await store.forget(now, 10) == 1
            assert await versions(store, "a") == [1, 2, 3]
            await fill(store, "b", 1)
            assert (await found(store, "b")).snapshot is None and await versions(store, "b") == [1]

    @runs
    async def test_nothing_grows_older_by_a_clock_that_was_set_back(self, address: str) -> None:
        async with opened(address) as store:
            assert await store.newest() == 0
            await fill(store, "a", 1)
            await fill(store, "b", 1)
            now = time.time_ns() // 1_000_000
            assert now - 60_000 < await store.newest() <= now
            await store.make_younger(0, now, 1_000_000)
            assert now < await store.newest() <= now + 1_000_000
            assert await store.append(step("a", 2))
            assert await store.forget(now, 10) == 0, "the one that was written to is no older than the other"
            await store.make_younger(now + 2_000_000, now + 3_000_000, 1)
            assert await store.newest() <= now + 1_000_000, "nothing has changed then"

    @runs
    async def test_what_was_stored_later_than_it_is_now_is_found_where_it_is_to_be_woken(self, address: str) -> None:
        async with opened(address) as store:
            for table, wake in (("b", 20), ("a", 10), ("never", None)):
                assert await store.append(step(table, 1, wake=wake))
            now = time.time_ns() // 1_000_000
            assert await store.ahead(now) == []
            assert await store.ahead(now - 3_600_000) == ["a", "b"]

    @runs
    async def test_a_process_is_alive_by_a_name_of_its_own(self, address: str) -> None:
        async with opened(address) as first, opened(address) as second:
            assert first.process in await first.alive() and second.process in await second.alive()
            assert first.process != second.process
            await first.ping()

    @runs
    async def test_a_code_for_no_table_is_refused(self, address: str) -> None:
        async with opened(address) as store:
            with pytest.raises(StoreError, match="There is no such table"):
                await store.keep_code(b"digest", Code("nowhere", 1, b"holder"), expires=1_000)

    @runs
    async def test_who_stops_waiting_does_not_stop_the_others(self, address: str) -> None:
        async with opened(address) as store:
            given_up = [asyncio.create_task(store.append(step(f"x{number}", 1))) for number in range(50)]
            going_on = [asyncio.create_task(fill(store, f"t{number}", 10)) for number in range(10)]
            await asyncio.sleep(0)
            for task in given_up[::2]:
                task.cancel()
            await asyncio.gather(*going_on)
            assert await asyncio.gather(*given_up[1::2]) == [True] * 25
            assert await store.append(step("t0", 11))

    @runs
    async def test_closing_commits_what_waits(self, address: str) -> None:
        async with opened(address) as store:
            waiting = [asyncio.create_task(store.append(step(f"t{number}", 1))) for number in range(30)]
            await asyncio.sleep(0)
        assert await asyncio.gather(*waiting) == [True] * 30
        with pytest.raises(StoreError, match="not open"):
            await store.append(step("late", 1))
        async with opened(address) as store:
            assert await store.count() == 30

    @pytest.mark.parametrize("unwritable", [b"\xff", b'"\0"'], ids=["not UTF-8", "a zero byte"])
    @runs
    async def test_what_no_database_takes_is_refused_alone(self, address: str, unwritable: bytes) -> None:
        async with opened(address) as store:
            steps = [step("a", 1), step("b", 1, listing=unwritable), step("c", 1)]
            answers = await asyncio.gather(*(store.append(one) for one in steps), return_exceptions=True)
            assert answers[0] is True and answers[2] is True
            assert isinstance(answers[1], StoreError)
            assert await store.count() == 2
