"""On which line each key of a TOML file stands.

The standard parser gives a line only for a syntax error, so a file that it has read is scanned once more
here. The scanner may take for granted that the file is sound.
"""

from __future__ import annotations

import re
from typing import Final

from casedepart.editions.errors import KeyPath

BLANK: Final = re.compile(r"[ \t]*")
VOID: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
SCALAR: Final = re.compile(r"[^,\]}#\n]+")
STRING: Final = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|\'[^\']*\'', re.DOTALL)


class Lines:
    """The index from key path to line of one file."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.at = 0
        self.lines: dict[KeyPath, int] = {}
        self.tables: dict[KeyPath, int] = {}
        """How many tables each array of tables has so far."""
        self.read_file()

    def line(self, path: KeyPath) -> int | None:
        """The line of a key, if the file has it."""
        return self.lines.get(path)

    def read_file(self) -> None:
        table: KeyPath = ()
        while self.skip(VOID) < len(self.text):
            if self.text[self.at] == "[":
                table = self.read_header()
            else:
                self.read_pair(table)

    def read_header(self) -> KeyPath:
        many = self.text.startswith("[[", self.at)
        line = self.here()
        self.at += 2 if many else 1
        keys = self.read_keys()
        self.at += 2 if many else 1
        path = self.through_lists(keys)
        if many:
            number = self.tables.get(path, 0)
            self.tables[path] = number + 1
            self.mark(path, (), line)
            path = (*path, number)
        self.mark((), path, line)
        return path

    def through_lists(self, keys: KeyPath) -> KeyPath:
        """A header's keys, with the place in each array of tables on the way."""
        path: KeyPath = ()
        for key in keys[:-1]:
            path = (*path, key)
            if path in self.tables:
                path = (*path, self.tables[path] - 1)
        return (*path, keys[-1])

    def read_pair(self, table: KeyPath) -> None:
        line = self.here()
        keys = self.read_keys()
        self.mark(table, keys, line)
        self.at += 1  # the equals sign
        self.skip(BLANK)
        self.read_value((*table, *keys))

    def read_keys(self) -> KeyPath:
        keys: list[str] = []
        while True:
            self.skip(BLANK)
            keys.append(self.read_key())
            self.skip(BLANK)
            if self.text[self.at : self.at + 1] != ".":
                return tuple(keys)
            self.at += 1

    def read_key(self) -> str:
        quoted = STRING.match(self.text, self.at)
        if quoted:
            self.at = quoted.end()
            return quoted.group()[1:-1]
        bare = BARE.match(self.text, self.at)
        assert bare is not None, "the standard parser has accepted this file"
        self.at = bare.end()
        return bare.group()

    def read_value(self, path: KeyPath) -> None:
        if self.text[self.at] == "[":
            self.read_list(path)
        elif self.text[self.at] == "{":
            self.read_inline_table(path)
        elif STRING.match(self.text, self.at):
            self.skip(STRING)
        else:
            self.skip(SCALAR)

    def read_list(self, path: KeyPath) -> None:
        self.at += 1
        number = 0
        while self.text[self.skip(VOID)] != "]":
            self.mark(path, (number,), self.here())
            self.read_value((*path, number))
            number += 1
            if self.text[self.skip(VOID)] == ",":
                self.at += 1
        self.at += 1

    def read_inline_table(self, path: KeyPath) -> None:
        self.at += 1
        while self.text[self.skip(VOID)] != "}":
            self.read_pair(path)
            if self.text[self.skip(VOID)] == ",":
                self.at += 1
        self.at += 1

    def skip(self, pattern: re.Pattern[str]) -> int:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return self.at

    def here(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def mark(self, table: KeyPath, keys: KeyPath, line: int) -> None:
        for length in range(len(table) + len(keys) + 1):
            self.lines.setdefault((*table, *keys)[:length], line)
