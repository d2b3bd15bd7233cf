"""What has gone leaves the memory: by itself where it can, by looking through all of it where it cannot."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

from casedepart.editions import load
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.sweeper import MANY, Garbage
from casedepart.server.tables import Tables
from casedepart.table.creation import opening_entry
from casedepart.table.keys import TableKeys, new_table_id
from casedepart.table.messages.opening import Created
from casedepart.table.settings import Settings
from tests.server.running import runs


def created() -> Created:
    return opening_entry(Settings(), load("classic"), new_table_id(), TableKeys(), [], 1)


@runs
async def test_an_unloaded_table_leaves_the_memory_without_being_looked_for(tmp_path: Path) -> None:
    tables = Tables(SQLiteStore(tmp_path / "tables.sqlite"), thinkers=1)
    await tables.start()
    try:
        room = await tables.create(created())
        table = weakref.ref(room.table)
        gc.disable()
        tables.drop(room)
        del room
        assert table() is None
    finally:
        gc.enable()
        await tables.stop()


class Ring:
    """Something that refers to itself, as connections do that have gone."""

    def __init__(self) -> None:
        self.self = self


def test_after_many_have_gone_what_refers_to_itself_is_cleared_away() -> None:
    gc.disable()
    try:
        ring = weakref.ref(Ring())
        garbage = Garbage()
        garbage.note(MANY - 1)
        garbage.sweep()
        assert ring() is not None, "for few it is not worth it"
        garbage.note()
        garbage.sweep()
        assert ring() is None
    finally:
        gc.enable()
