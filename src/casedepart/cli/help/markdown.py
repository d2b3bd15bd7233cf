"""All help pages as one Markdown document: `python -m casedepart.cli.help.markdown docs/cli.md`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import typer

from casedepart.cli.help import set_language
from casedepart.cli.help.page import HelpPage, help_page
from casedepart.cli.program import app

BEGINNING: Final = """\
# The command line

<!-- Made from the program's own help by `make cli-docs`: change help.ftl in src/casedepart/texts instead. -->

`casedepart COMMAND --help` shows the same in the terminal; in French where your system is French, or with `--lang fr`.
Where a command prints tables for people, `--plain` or `--json` gives lines for programs.

| exit code | it means |
|---|---|
| 0 | all went well |
| 1 | a check failed: a scenario did not come out, a record does not agree, dice were not as promised |
| 2 | what was typed, or a file that was given, cannot be used; the sentence on the error stream says why |
| 74 | what was to be printed could not be written, as on a full disk |
| 130 | ended by Ctrl-C |
| 141 | the reader of the pipe went away, as `head` does behind `casedepart replay` |
"""


def contexts(parent: Any = None) -> Iterator[Any]:
    """Typer's context of every command, each before those below it."""
    if parent is None:
        parent = typer.main.get_command(app).make_context("casedepart", ["--help"], resilient_parsing=True)
    yield parent
    for name in getattr(parent.command, "list_commands", lambda context: [])(parent):
        command = parent.command.get_command(parent, name)
        yield from contexts(command.make_context(name, [], parent=parent, resilient_parsing=True))


def document() -> str:
    """The whole document, in English as all documents are."""
    set_language(["--lang", "en"])
    pages = [help_page(context.command, context) for context in contexts()]
    return "\n".join([BEGINNING, *(line for page in pages for line in page_lines(page))])


def page_lines(page: HelpPage) -> Iterator[str]:
    """One command: its heading, what it does, how it is called, and a table for each section."""
    yield from (f"## {page.name}", "", *(f"{escaped(paragraph)}\n" for paragraph in page.paragraphs))
    yield from ("```text", page.usage, "```", "")
    for section in page.sections:
        yield from (f"| {section.heading.rstrip(':').lower()} | |", "|---|---|")
        yield from (f"| `{cell(named)}` | {cell(escaped(said))} |" for named, said in section.entries)
        yield ""


def escaped(words: str) -> str:
    """Words in which an option stands as code, and nothing is taken for Markdown."""
    return re.sub(r"(?<![\w`/-])(--[a-z][\w-]*)", r"`\1`", words.replace("*", r"\*").replace("_", r"\_"))


def cell(words: str) -> str:
    """Words inside a table."""
    return words.replace("|", r"\|")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
