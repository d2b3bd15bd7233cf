"""What is wrong with a record's file, in a person's words."""

from __future__ import annotations

from typing import ClassVar

from casedepart.texts.faults import FileError


class RecordError(FileError):
    """A record that cannot be read or played: its file, its line, what is wrong and the cure."""

    PART: ClassVar = "record"
