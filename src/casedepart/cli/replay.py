"""`casedepart replay`: a recorded game told in words, shown at one moment, or checked against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from casedepart.cli.asking import chosen_language, told_errors
from casedepart.cli.draw import Size, Theme
from casedepart.cli.draw_players import Players
from casedepart.cli.draw_strip import Strip
from casedepart.editions import Edition, EditionError, catalogue, load
from casedepart.engine.game import Game
from casedepart.record import Disagreement, Record, RecordError, open_question, read
from casedepart.record.messages import say
from casedepart.record.narrative import Passage, ending, sentence, tell, turn_heading
from casedepart.record.question import bank_holds
from casedepart.texts import Names, UnknownText, text
from casedepart.texts.faults import on_one_line

FAULTS = (RecordError, EditionError, UnknownText)
"""What may be wrong with a record, or with its edition."""


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    lines: Annotated[bool, typer.Option("--lines")] = False,
    edition: str = "",
    anyway: Annotated[bool, typer.Option("--anyway")] = False,
    lang: str = "",
    plain: Annotated[bool, typer.Option("--plain")] = False,
) -> None:
    """Tell a recorded game in words, show one of its positions, or check it."""
    language = chosen_language(lang)
    console = Console(highlight=False)
    with told_errors(language, *FAULTS):
        record = read(file)
        if lines:
            typer.echo("\n".join(as_written(record)))
            return
        played_on = edition_of(record, edition, anyway)
        found = record.check(played_on)
        if check:
            typer.echo(f"{place(found, file)}{found.told(language)}")
            raise typer.Exit(1 if isinstance(found, Disagreement) else 0)
        if isinstance(found, Disagreement):
            raise found.error(file)
        shown = Shown(record, played_on, language, console, plain or not console.is_terminal)
        shown.whole() if at is None else shown.position(at)


def edition_of(record: Record, given: str, anyway: bool) -> Edition:
    """The edition to play a record on: the one given, else its own."""
    header = record.header
    if given:
        return load(given) if anyway else record.given(load(given))
    if header.data is not None or header.edition not in catalogue() or not anyway:
        return record.edition()
    return load(header.edition)


def place(found: object, file: str) -> str:
    """Where a disagreement stands; nothing for an agreement, which is about the whole file."""
    return f"{file}:{found.line}: " if isinstance(found, Disagreement) else f"{file}: "


def as_written(record: Record) -> Iterator[str]:
    """A record in its own notation, one answer or event a line."""
    for key, value in record.header.line().items():
        # A whole edition is not for reading here: `casedepart editions show` is.
        told = "…" if key == "data" else ", ".join(value) if isinstance(value, list) else value
        yield on_one_line(f"{key}: {told}")
    for answer in record.answers:
        yield on_one_line(f"{answer.n}. {answer.by}: {answer.do}")
        yield from (on_one_line(f"   {event}") for event in answer.events)


class Shown:
    """A record that agrees with the rules, on a screen or as plain lines."""

    def __init__(self, record: Record, edition: Edition, language: str, console: Console, plain: bool) -> None:
        self.record = record
        self.edition = edition
        self.console = console
        self.plain = plain
        self.game: Game = record.start(edition)
        header = record.header
        self.theme = Theme.of(edition, header.ruleset, self.game.rules, header.players, language).called(header.printed)

    @property
    def names(self) -> Names:
        return self.theme.names

    def line(self, words: str, style: str = "") -> None:
        """One line of words."""
        if self.plain:
            typer.echo(words)
        else:
            self.console.print(Text(words, style=style))

    def say(self, key: str, **arguments: object) -> str:
        return say(self.names.language, key, **arguments)

    # The whole game

    def whole(self) -> None:
        """The game from its first answer to its last."""
        for words in self.facts():
            self.line(words, "bold" if words == self.edition.name(self.names.language) else "")
        for passage in tell(self.record, self.game, self.names):
            self.passage(passage)
        self.line("")
        self.line(ending(self.record, self.names), "bold")

    def facts(self) -> Iterator[str]:
        """What was played, and by whom."""
        header = self.record.header
        language = self.names.language
        ruleset, mode = text(language, f"ruleset-{header.ruleset}"), self.say(f"mode-{header.mode}")
        yield self.edition.name(language)
        yield self.say("played", ruleset=ruleset, mode=mode, options=", ".join(header.options) or self.say("none"))
        yield self.say("players", players=", ".join(header.players))

    def passage(self, passage: Passage) -> None:
        """A heading and its sentences, each with the number of its answer, for `--at`."""
        self.line("")
        self.line(passage.heading, "bold cyan")
        if self.plain:
            for n, words in passage.sentences:
                typer.echo(f"{n}. {words}")
        else:
            self.console.print(sentence_grid(passage))

    # One position

    def position(self, at: int) -> None:
        """The table after so many answers."""
        count = len(self.record.answers)
        if not 0 <= at <= count:
            raise RecordError(self.record.path, 0, "no-such-answer", at=str(at), answers=str(count))
        heading = self.say("position-heading", at=str(at), answers=str(count))
        above = [*self.last_sentences(at), "", turn_heading(self.game, self.names)]
        below = ["", *bank_holds(self.game, self.names), *open_question(self.game, self.names)]
        players = Players(self.theme, self.game)
        if self.plain:
            typer.echo("\n".join(words for words in [heading, *above, *players.lines(), *below] if words))
        else:
            self.console.print(self.panel(heading, above, players, below))

    def last_sentences(self, at: int) -> list[str]:
        """Go to a position; what its last answer brought about."""
        said: list[str] = []
        for _, step in self.record.retold(self.game, at):
            said = [sentence(event, step.action, self.names) for event in step.events]
        return said

    def panel(self, heading: str, above: list[str], players: Players, below: list[str]) -> Panel:
        """The position in a frame, with the board."""
        size = Size(self.console.width - 4, self.console.height)
        board = Strip(self.theme, self.game).drawn(size)
        words = [Text(line, style="italic") for line in above], [Text(line) for line in below]
        body = Group(*words[0], players.drawn(size), Text(""), board, *words[1])
        return Panel(body, title=Text(heading, style="bold"), title_align="left")


def sentence_grid(passage: Passage) -> Table:
    """Sentences beside the number of their answer, given once."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", width=5, style="dim")
    before = 0
    for n, words in passage.sentences:
        grid.add_row(str(n) if n != before else "", Text(words))
        before = n
    return grid
