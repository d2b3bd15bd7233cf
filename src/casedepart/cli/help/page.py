"""The help page of a command: what it is for, how it is called, and each of its options."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer

from casedepart.cli.help import current_language, has, say
from casedepart.texts import languages

WIDEST: Final = 100
"""Letters of the longest line."""
SHOWN: Final = 2
"""How many house rules an option names as examples."""
LONGEST_TERM: Final = 28
"""Letters of an option beside which its meaning stands; what is longer has a line of its own."""
TYPES: Final = {int: "number", float: "number", Path: "path", str: "text"}
"""How a value is called that has no better name."""


@dataclass(frozen=True)
class Section:
    """A heading, and below it terms and what they mean."""

    heading: str
    entries: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class HelpPage:
    """Everything that is to be known about one command."""

    name: str
    """As it is typed: `casedepart editions show`."""
    usage: str
    paragraphs: tuple[str, ...]
    sections: tuple[Section, ...]
    language: str


def help_page(command: Any, context: Any) -> HelpPage:
    """The page of a command of Typer's."""
    language = current_language()
    speaker = Speaker(language, text_key(context))
    paragraphs = [speaker.said(), *([speaker.said("details")] if speaker.has("details") else [])]
    parameters = [parameter for parameter in command.get_params(context) if not parameter.hidden]
    names: list[str] = getattr(command, "list_commands", lambda context: [])(context)
    sections = [*commands_section(speaker, names), *parameter_sections(speaker, parameters)]
    return HelpPage(
        context.command_path,
        " ".join([context.command_path, *usage_words(speaker, parameters, bool(names))]),
        tuple(paragraphs),
        tuple(sections),
        language,
    )


def text_key(context: Any) -> str:
    """Under which key the texts of a command stand: `editions-show`."""
    names = []
    while context is not None:
        names.append(context.command.name)
        context = context.parent
    below = [name for name in reversed(names) if name != "casedepart"]
    return "-".join(below) or "casedepart"


@dataclass(frozen=True)
class Speaker:
    """The texts about one command; what several commands share is said under `every`."""

    language: str
    key: str

    def find(self, name: str) -> str:
        """The key of a text about this command, or about every one that has this option; empty: there is none."""
        keys = (f"{self.key}.{name}" if name else self.key, f"every.{name}")
        return next((key for key in keys if has(self.language, key)), "")

    def has(self, name: str) -> bool:
        return bool(self.find(name))

    def said(self, name: str = "") -> str:
        key = self.find(name) or f"{self.key}.{name}"
        known = {"house_rules": house_rules() if name == "options" else "", "languages": ", ".join(languages())}
        return say(self.language, key, **known)

    def heading(self, name: str) -> str:
        return say(self.language, f"heading-{name}")

    def value(self, parameter: Any) -> str:
        """What stands for the value of an option or an argument: FILE, N, fr|en."""
        choices = parameter.type_descriptor.choices
        if choices:
            return "|".join(map(str, choices))
        annotation = parameter.type_descriptor.annotation
        plain = annotation.__args__[0] if hasattr(annotation, "__args__") else annotation
        name = (parameter.metavar or TYPES[plain]).strip("[].")
        key = f"values.{name.lower().replace(':', '-')}"
        return say(self.language, key) if has(self.language, key) else name


def house_rules() -> str:
    """The first house rules by name; `casedepart rules H` tells them all."""
    # Loaded only here: it takes the whole engine, which most pages do not speak of.
    from casedepart.variants import HOUSE_RULES

    return ", ".join((*HOUSE_RULES[:SHOWN], "…"))


def usage_words(speaker: Speaker, parameters: list[Any], has_commands: bool) -> Iterator[str]:
    """What may stand behind the command's name."""
    yield say(speaker.language, "values.options")
    for parameter in parameters:
        if parameter.param_type_name == "argument":
            word = speaker.value(parameter) + ("..." if parameter.nargs != 1 else "")
            yield word if parameter.required else f"[{word}]"
    if has_commands:
        yield say(speaker.language, "values.command")


def commands_section(speaker: Speaker, names: list[str]) -> Iterator[Section]:
    """The commands below this one, with a sentence each, without importing any of them."""
    if names:
        prefix = "" if speaker.key == "casedepart" else f"{speaker.key}-"
        told = tuple((name, say(speaker.language, f"{prefix}{name}")) for name in names)
        yield Section(speaker.heading("commands"), told)


def parameter_sections(speaker: Speaker, parameters: list[Any]) -> Iterator[Section]:
    """Arguments, options, and options under headings of their own."""
    grouped: dict[str, list[tuple[str, str]]] = {}
    for parameter in parameters:
        usual = "arguments" if parameter.param_type_name == "argument" else "options"
        heading = parameter.rich_help_panel or usual
        grouped.setdefault(heading, []).append((term(speaker, parameter), meaning(speaker, parameter)))
    for heading, entries in sorted(grouped.items(), key=lambda item: item[0] != "arguments"):
        yield Section(speaker.heading(heading), tuple(entries))


def term(speaker: Speaker, parameter: Any) -> str:
    """An option as it is typed, or an argument."""
    if parameter.param_type_name == "argument":
        return speaker.value(parameter)
    typed = ", ".join(sorted(parameter.opts, key=len) if "-h" in parameter.opts else parameter.opts)
    if parameter.secondary_opts:
        return f"{typed} / {', '.join(parameter.secondary_opts)}"
    return typed if parameter.is_flag else f"{typed} {speaker.value(parameter)}"


def meaning(speaker: Speaker, parameter: Any) -> str:
    """What an option is for, what it is when it is not given, and which numbers it takes."""
    remarks = [bounds(speaker.language, parameter), usual_value(speaker, parameter)]
    if parameter.required and parameter.param_type_name == "option":
        remarks.append(say(speaker.language, "required"))
    told = ", ".join(remark for remark in remarks if remark)
    return speaker.said(parameter.name) + (f" [{told}]" if told else "")


def bounds(language: str, parameter: Any) -> str:
    """Which numbers an option takes; nothing where all do."""
    least, most = parameter.min, parameter.max
    if least is None and most is None:
        return ""
    key = "bounds" if None not in (least, most) else "bounds-least" if most is None else "bounds-most"
    return say(language, key, least=str(least), most=str(most))


def usual_value(speaker: Speaker, parameter: Any) -> str:
    """What holds where an option is not given: in words where there are some, else the value itself."""
    if speaker.has(f"{parameter.name}-usual"):
        usual = speaker.said(f"{parameter.name}-usual")
    elif parameter.param_type_name == "option" and parameter.secondary_opts and parameter.default is not None:
        usual = (parameter.opts if parameter.default else parameter.secondary_opts)[0]
    elif parameter.default in (None, False, "") or callable(parameter.default):
        return ""
    else:
        usual = str(parameter.default)
    return say(speaker.language, "usual", value=usual)


def help_text(page: HelpPage) -> str:
    """A page for the terminal, as wide as it is and not wider than one reads well."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    usage = f"{typer.style(say(page.language, 'heading-usage'), bold=True)} {page.usage}"
    parts = [usage, *(textwrap.fill(paragraph, width) for paragraph in page.paragraphs)]
    for section in page.sections:
        parts.append("\n".join([typer.style(section.heading, bold=True), *section_lines(section, width)]))
    return "\n\n".join(parts) + "\n"


def section_lines(section: Section, width: int) -> Iterator[str]:
    """Terms beside what they mean; a long term stands above it."""
    column = max([len(named) for named, _ in section.entries if len(named) <= LONGEST_TERM], default=LONGEST_TERM)
    indent = " " * (column + 4)
    for named, said in section.entries:
        beside = f"  {named:<{column}}  " if len(named) <= column else indent
        if beside is indent:
            yield f"  {named}"
        yield from textwrap.wrap(said, width, initial_indent=beside, subsequent_indent=indent, break_on_hyphens=False)
