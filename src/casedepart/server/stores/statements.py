"""What is asked of a database: SQL that SQLite and PostgreSQL read alike, and the transactions made of it.

A transaction is a generator: it yields statements, is sent their rows, and returns what came of it. Whoever has the
connection runs it, in a thread or on the loop. One that failed is never run again: each try has a new one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from casedepart.server.stores.group import Key, StoredSnapshot, Verdict, judge
from casedepart.server.stores.stored import Code, Step, Stored

Value = str | int | bytes | None
Rows = Sequence[Sequence[Any]]
Result = TypeVar("Result")


class Statement(NamedTuple):
    """SQL with `:names`, and what they stand for: it is carried out once for each of these, and all rows are one."""

    sql: str
    values: Sequence[Mapping[str, Value]]


Transaction = Generator[Statement, Rows, Result]
Make = Callable[[], Transaction[Result]]
"""Makes a transaction anew, for each try."""

Work = Step | StoredSnapshot


class Raced(Exception):
    """Another process wrote in between, under a step on which a later one of the group stands: try again."""


def once(sql: str, **values: Value) -> Statement:
    """A statement that is carried out once."""
    return Statement(sql, (values,))


def all_of(*statements: Statement) -> Transaction[Rows]:
    """Statements one after the other; the rows of the last."""
    rows: Rows = ()
    for statement in statements:
        rows = yield statement
    return rows


# The journal and its snapshots

END: Final = """
SELECT id, tables.version, body FROM tables
    JOIN journal ON journal.table_id = id AND journal.version = tables.version WHERE id = :table
"""
"""Where the journal of a table ends."""
STANDS: Final = """
SELECT table_id, version FROM journal WHERE table_id = :table AND version = :version AND body = :body
"""
ADD_STEP: Final = """
INSERT INTO journal (table_id, version, body) VALUES (:table, :version, :body)
    ON CONFLICT DO NOTHING RETURNING table_id, version
"""
# By a clock that has been set back nothing grows older.
PUT_TABLE: Final = """
INSERT INTO tables (id, version, wake, listing, created, changed) VALUES (:table, :version, :wake, :listing, :now, :now)
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, wake = excluded.wake, listing = excluded.listing,
        changed = CASE WHEN excluded.changed > tables.changed THEN excluded.changed ELSE tables.changed END
"""
KEEP_SNAPSHOT: Final = """
INSERT INTO snapshots (table_id, version, body)
    SELECT table_id, version, CAST(:body AS TEXT) FROM journal
        WHERE table_id = :table AND version = :version AND CAST(:newest AS TEXT) IN ('', journal.body)
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body
        WHERE excluded.version > snapshots.version
"""
"""Keeps a snapshot if its version is in the journal and no newer one is kept."""
START: Final = """
SELECT snapshots.version, snapshots.body FROM tables
    LEFT JOIN snapshots ON snapshots.table_id = id AND snapshots.version > :after WHERE id = :table
"""
FROM_THERE: Final = "SELECT version, body FROM journal WHERE table_id = :table AND version >= :after ORDER BY version"


def key_of(step: Step) -> Key:
    """The primary key of a step: its table and version."""
    return step.table, step.version


def text(body: bytes | None) -> str | None:
    """JSON as it is kept: as text, so that a person can read it in the database."""
    return None if body is None else body.decode()


def write_group(works: Sequence[Work], again: bool) -> Transaction[list[Verdict]]:
    """Write a group's steps, then its snapshots; a snapshot is kept where it helps."""
    verdicts = iter((yield from write_steps([work for work in works if isinstance(work, Step)], again)))
    kept = [work for work in works if isinstance(work, StoredSnapshot)]
    yield Statement(KEEP_SNAPSHOT, [snapshot_values(one) for one in kept])
    return [next(verdicts) if isinstance(work, Step) else Verdict.WRITE for work in works]


def snapshot_values(kept: StoredSnapshot) -> Mapping[str, Value]:
    return {"table": kept.table, "version": kept.version, "body": text(kept.body), "newest": text(kept.newest)}


def write_steps(steps: Sequence[Step], again: bool) -> Transaction[list[Verdict]]:
    """Write the steps that are next of their tables, and say what became of each.

    After a try whose outcome nobody knows (`again`), a step that stands there word for word is ours.
    """
    ends = yield Statement(END, [{"table": table} for table in sorted({step.table for step in steps})])
    stand = (yield Statement(STANDS, [step_values(step) for step in steps])) if again else ()
    found = {table: (version, body.encode()) for table, version, body in ends}
    verdicts = judge(steps, found, {(table, version) for table, version in stand})
    fresh = [step for step, verdict in zip(steps, verdicts, strict=True) if verdict is Verdict.WRITE]
    added = yield from add_steps(fresh)
    return [
        Verdict.LOST if verdict is Verdict.WRITE and key_of(step) not in added else verdict
        for step, verdict in zip(steps, verdicts, strict=True)
    ]


def add_steps(steps: Sequence[Step]) -> Transaction[set[Key]]:
    """Insert steps, and set the rows of the tables that got one; those left out lost a race."""
    # In one order everywhere: no deadlock between two processes.
    rows = yield Statement(ADD_STEP, [step_values(step) for step in sorted(steps, key=key_of)])
    added = {(table, version) for table, version in rows}
    behind = {step.table for step in steps if key_of(step) not in added}
    if any(table in behind for table, _ in added):
        raise Raced
    now = milliseconds()
    newest = {step.table: step for step in steps if key_of(step) in added}
    yield Statement(PUT_TABLE, [table_values(newest[table], now) for table in sorted(newest)])
    return added


def step_values(step: Step) -> Mapping[str, Value]:
    return {"table": step.table, "version": step.version, "body": text(step.body)}


def table_values(step: Step, now: int) -> Mapping[str, Value]:
    """What is known of a table once a step stands in its journal."""
    known: dict[str, Value] = {"wake": step.wake, "listing": text(step.listing), "now": now}
    return {"table": step.table, "version": step.version, **known}


def milliseconds() -> int:
    """What time it is, as it is stored."""
    return time.time_ns() // 1_000_000


def load(table: str, after: int, snapshot: bool) -> Transaction[Stored | None]:
    """The newest snapshot later than `after` if wanted, and every entry after that; None: no such table."""
    rows = yield once(START, table=table, after=after)
    if not rows:
        return None
    version, body = rows[0]
    kept = (version, body.encode()) if snapshot and version is not None else None
    after = kept[0] if kept else after
    journal = yield once(FROM_THERE, table=table, after=after)
    entries = [(version, body.encode()) for version, body in journal]
    if entries and entries[0][0] == after:
        return Stored(kept, entries[1:], entries[0][1])
    return Stored(kept, entries)


# All tables

DUE: Final = "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= :now ORDER BY wake LIMIT :limit"
AHEAD: Final = "SELECT id FROM tables WHERE wake IS NOT NULL AND changed > :now ORDER BY wake"
COUNT: Final = "SELECT count(*) FROM tables"
LET_REST: Final = "UPDATE tables SET wake = NULL WHERE id = :table AND version = :version"
NEWEST: Final = "SELECT coalesce(max(changed), 0) FROM tables"
MAKE_YOUNGER: Final = """
UPDATE tables SET changed = changed + CAST(:length AS BIGINT) WHERE changed >= :since AND changed <= :until
"""
HIDE: Final = "DELETE FROM shown WHERE table_id = :table AND process = :process"
SHOW: Final = "INSERT INTO shown (table_id, process) SELECT id, CAST(:process AS TEXT) FROM tables WHERE id = :table"
SHOWING: Final = "SELECT DISTINCT process FROM shown"
HIDE_ALL: Final = "DELETE FROM shown WHERE process = :process"
# The names of processes are of one length and of letters and digits alone: none is within another, or a pattern.
LISTED: Final = """
SELECT listing FROM tables WHERE listing IS NOT NULL
    AND id IN (SELECT table_id FROM shown WHERE CAST(:alive AS TEXT) LIKE '%' || process || '%')
    ORDER BY created DESC, id LIMIT :limit
"""
OLDEST: Final = "SELECT id FROM tables WHERE changed < :before ORDER BY changed LIMIT :limit"
FORGET: Final = "DELETE FROM tables WHERE id = :table AND changed < :before RETURNING id"


def show(process: str, found: Iterable[str], gone: Iterable[str]) -> Iterator[Statement]:
    """The statements that show these tables in the public list, and those no longer."""
    shown = [{"table": table, "process": process} for table in found]
    yield Statement(HIDE, [*shown, *({"table": table, "process": process} for table in gone)])
    yield Statement(SHOW, shown)


def hide_dead(alive: Iterable[str]) -> Transaction[None]:
    """Forget what was shown by processes that are not among these."""
    rows = yield once(SHOWING)
    yield Statement(HIDE_ALL, [{"process": process} for process in {process for (process,) in rows} - set(alive)])


def forget(before: int, limit: int, spare: Collection[str]) -> Transaction[int]:
    """Delete tables that nothing has happened at since `before`, the oldest first; how many they were."""
    rows = yield once(OLDEST, before=before, limit=limit + len(spare))
    chosen = [table for (table,) in rows if table not in spare][:limit]
    # The condition again: a table at which something has happened since the query is spared.
    return len((yield Statement(FORGET, [{"table": table, "before": before} for table in chosen])))


# Short codes that move a seat to another device

OLD_CODES: Final = """
DELETE FROM codes WHERE expires < :past OR digest = :digest OR (table_id = :table AND seat = :seat)
"""
KEEP_CODE: Final = """
INSERT INTO codes (digest, table_id, seat, expires, holder) VALUES (:digest, :table, :seat, :expires, :holder)
"""
ENDED_CODES: Final = "DELETE FROM codes WHERE expires <= :now"
TAKE_CODE: Final = "DELETE FROM codes WHERE digest = :digest RETURNING table_id, seat, holder"
RECEIPT: Final = "UPDATE codes SET digest = :receipt WHERE digest = :digest RETURNING table_id, seat, holder"
TAKEN_CODE: Final = "SELECT table_id, seat, holder FROM codes WHERE digest = :receipt AND expires > :now"


def code_of(rows: Rows) -> Code | None:
    """What a code stands for."""
    return Code(rows[0][0], rows[0][1], rows[0][2] or b"") if rows else None
