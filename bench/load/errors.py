"""Why a load cannot be put on a server, in a person's words."""

from __future__ import annotations


class LoadError(Exception):
    """What went wrong, and what to do."""
