"""The SQL of one group commit to the journal: many steps of many tables, in a handful of statements."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, String, Table, bindparam, case, exists, literal_column, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from casedepart.server.stores.group import Key, StoredSnapshot, Verdict, judge
from casedepart.server.stores.schema import JsonText, journal, snapshots, tables
from casedepart.server.stores.stored import Step

Insert = Callable[[Table], sqlite.Insert | postgresql.Insert]
"""A database's own INSERT, with its ON CONFLICT; the two are alike in all that is used here."""


class Raced(Exception):
    """Another process wrote in between, under a step on which a later one of the group stands: try again."""


def key_of(step: Step) -> Key:
    """The primary key of a step: its table and version."""
    return step.table, step.version


def table_row(step: Step, now: int) -> dict[str, Any]:
    """What is known of a table once a step stands in its journal."""
    return {
        "id": step.table,
        "version": step.version,
        "wake": step.wake,
        "listing": step.listing,
        "created": now,
        "changed": now,
    }


def step_row(step: Step) -> dict[str, Any]:
    """A step as it stands in the journal."""
    return {"table_id": step.table, "version": step.version, "body": step.body}


def snapshot_row(kept: StoredSnapshot) -> dict[str, Any]:
    """What `newer_snapshot` is told of a snapshot."""
    return {"of_table": kept.table, "of_version": kept.version, "of_body": kept.body, "of_newest": kept.newest}


def newer_table(insert: Insert) -> Any:
    """The statement that writes the row of a table anew, or for the first time."""
    table = insert(tables)
    changing: dict[str, Any] = {name: table.excluded[name] for name in ("version", "wake", "listing")}
    # By a clock that has been set back nothing grows older.
    later = table.excluded.changed > tables.c.changed
    changing["changed"] = case((later, table.excluded.changed), else_=tables.c.changed)
    return table.on_conflict_do_update(index_elements=[tables.c.id], set_=changing)


def newer_snapshot(insert: Insert) -> Any:
    """The statement that keeps a snapshot if its version is in the journal and no newer one is kept."""
    table, version = bindparam("of_table", type_=String), bindparam("of_version", type_=snapshots.c.version.type)
    newest = bindparam("of_newest", type_=JsonText)
    same = or_(newest == literal_column("''"), journal.c.body == newest)
    there = exists().where(journal.c.table_id == table, journal.c.version == version, same)
    given = select(table, version, bindparam("of_body", type_=JsonText)).where(there)
    kept = insert(snapshots).from_select(["table_id", "version", "body"], given)
    return kept.on_conflict_do_update(
        index_elements=[snapshots.c.table_id],
        set_={"version": kept.excluded.version, "body": kept.excluded.body},
        where=kept.excluded.version > snapshots.c.version,
    )


# The long way into PostgreSQL, inside a transaction of the caller

ENDS: Final = (
    select(tables.c.id, tables.c.version, journal.c.body)
    .join(journal, (journal.c.table_id == tables.c.id) & (journal.c.version == tables.c.version))
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
)
"""Where the journals of some tables end."""
ADD_STEPS: Final = postgresql.insert(journal).on_conflict_do_nothing().returning(journal.c.table_id, journal.c.version)
PUT_TABLES: Final = newer_table(postgresql.insert)
PUT_SNAPSHOT: Final = newer_snapshot(postgresql.insert)


def write_steps(connection: Connection, steps: Sequence[Step], again: bool) -> list[Verdict]:
    """Write the steps that are next of their tables, and say what became of each.

    After a try whose outcome nobody knows (`again`), a step that stands there word for word is ours.
    """
    ids = sorted({step.table for step in steps})
    ends = {row.id: (row.version, row.body) for row in connection.execute(ENDS, {"ids": ids})}
    ours = {key_of(step) for step in steps if stands(connection, step)} if again else set[Key]()
    verdicts = judge(steps, ends, ours)
    fresh = [step for step, verdict in zip(steps, verdicts, strict=True) if verdict is Verdict.WRITE]
    added = add_steps(connection, fresh) if fresh else set()
    return [
        Verdict.LOST if verdict is Verdict.WRITE and key_of(step) not in added else verdict
        for step, verdict in zip(steps, verdicts, strict=True)
    ]


def add_steps(connection: Connection, steps: Sequence[Step]) -> set[Key]:
    """Insert steps, and set the rows of the tables that got one; those left out lost a race."""
    # In one order everywhere: no deadlock between two processes.
    rows = connection.execute(ADD_STEPS, [step_row(step) for step in sorted(steps, key=key_of)])
    added = {(row.table_id, row.version) for row in rows}
    behind = {step.table for step in steps if key_of(step) not in added}
    if any(table in behind for table, _ in added):
        raise Raced
    now = time.time_ns() // 1_000_000
    newest = {step.table: table_row(step, now) for step in steps if key_of(step) in added}
    if newest:
        connection.execute(PUT_TABLES, [newest[table] for table in sorted(newest)])
    return added


def stands(connection: Connection, step: Step) -> bool:
    """Does a step stand in the journal word for word?"""
    there = select(journal.c.body).where(journal.c.table_id == step.table, journal.c.version == step.version)
    return bool(connection.execute(there).scalar() == step.body)


def keep_snapshots(connection: Connection, kept: Sequence[StoredSnapshot]) -> None:
    """Keep snapshots of versions that are in the journal, each in place of an older one."""
    for one in kept:
        connection.execute(PUT_SNAPSHOT, snapshot_row(one))
