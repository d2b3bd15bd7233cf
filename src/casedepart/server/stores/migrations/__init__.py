"""How the schema came to be: one file a change, each naming the one before it.

A file has `revision`, `down_revision` and `upgrade(op)`; it is handed alembic's operations instead of importing them,
because alembic's own `op` is one for the whole process, and several stores may be opened at once. Once released, a file
is never changed: a database that has run it will not run it again. There is no way down: who goes back keeps a copy.
"""
