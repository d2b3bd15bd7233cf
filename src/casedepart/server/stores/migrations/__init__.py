"""How the schema came to be, and how an older database is brought up to date: one file a change.

A file has `revision`, `down_revision` and `upgrade(op)`; it is handed alembic's operations instead of importing them,
because alembic's own `op` is one for the whole process, and several stores may be opened at once. Once released, a file
is never changed: a database that has run it will not run it again. There is no way down: who goes back keeps a copy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from casedepart.server.stores.errors import StoreError

PLACE = Path(__file__).parent


def bring_up_to_date(connection: Connection, where: str) -> None:
    """Run the migrations that are missing, in the transaction that the connection is in.

    Whoever calls this holds the database's lock, so that of several processes one migrates and the others find it done.
    """
    scripts = ScriptDirectory(PLACE, version_locations=[PLACE])

    def missing(revisions: Any, _context: MigrationContext) -> Any:
        return scripts._upgrade_revs("head", revisions)

    context = MigrationContext.configure(connection, opts={"fn": missing})
    refuse_newer(context, scripts, where)
    context.run_migrations(op=Operations(context))


def refuse_newer(context: MigrationContext, scripts: ScriptDirectory, where: str) -> None:
    """Stop before touching a database that a later version of the program has changed."""
    known = {script.revision for script in scripts.walk_revisions()}
    unknown = sorted(set(context.get_current_heads()) - known)
    if unknown:
        raise StoreError(
            where,
            f"This database was made by a newer version of Case Départ (its schema is {', '.join(unknown)}).",
            "Update Case Départ, or start with another database.",
        )
