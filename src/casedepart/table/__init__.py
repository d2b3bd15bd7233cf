"""One running game: seats, versions, clock, dice, journal, and the messages of its clients. No sockets, no SQL."""

from casedepart.table.creation import import_entry, opening_entry, rematch_entry
from casedepart.table.draft import Change
from casedepart.table.errors import Repeated, StaleError, TableError
from casedepart.table.keys import Roles, TableKeys, digest, new_key, new_table_id
from casedepart.table.settings import Settings
from casedepart.table.snapshot import OtherBuild
from casedepart.table.table import Table

__all__ = [
    "Change",
    "OtherBuild",
    "Repeated",
    "Roles",
    "Settings",
    "StaleError",
    "Table",
    "TableError",
    "TableKeys",
    "digest",
    "import_entry",
    "new_key",
    "new_table_id",
    "opening_entry",
    "rematch_entry",
]
