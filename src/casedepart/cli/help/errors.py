"""Errors of use in our own voice: what was typed, why it cannot be, and what to do instead."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, NoReturn

import typer

from casedepart.cli.help import current_language, has, say
from casedepart.cli.help.page import Speaker, bounds, text_key
from casedepart.texts import said_by

BAD_INPUT: Final = 2
"""The exit code for input that cannot be used."""


def unknown_command(context: Any, typed: str, names: list[str]) -> NoReturn:
    """Refuse a command that there is not."""
    language = current_language()
    said = [say(language, "no-command", typed=typed), nearest(language, typed, names), where_help(context)]
    typer.echo(" ".join(filter(None, said)), err=True)
    raise typer.Exit(BAD_INPUT)


def nearest(language: str, typed: str, names: list[str]) -> str:
    """What was perhaps meant."""
    near = get_close_matches(typed, names, 1)
    return say(language, "did-you-mean", name=near[0]) if near else ""


def where_help(context: Any) -> str:
    """Which command explains the one that was misused."""
    return say(current_language(), "see-help", command=f"{context.command_path} --help")


def usage_error(error: typer.TyperException) -> str:
    """What was wrong with a command line, from what Typer says of it: its sentences are in English alone."""
    language = current_language()
    context: Any = getattr(error, "ctx", None)
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return error.message
        case "NoSuchOption":
            typed = getattr(error, "option_name", "")
            known = [name for one in context.command.get_params(context) for name in one.opts + one.secondary_opts]
            said = f"{say(language, 'no-option', typed=typed)} {nearest(language, typed, known)}".strip()
        case "BadOptionUsage":
            key = "takes-no-value" if "does not take" in error.message else "needs-value"
            said = say(language, key, option=getattr(error, "option_name", ""))
        case "MissingParameter":
            said = say(language, "missing", name=named(error, language))
        case "BadParameter":
            colon = said_by("editions", language, "colon", {})
            said = f"{named(error, language)}{colon}{bad_value(error, language)}"
        case _ if "extra argument" in error.message:
            said = say(language, "too-many", words=error.message.partition("(s) (")[2].removesuffix(")"))
        case _:
            said = say(language, "no-command-given")
    return f"{said} {where_help(context)}" if context is not None else said


def named(error: Any, language: str) -> str:
    """The option or argument that an error is about, as it is typed."""
    parameter = error.param
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return Speaker(language, text_key(error.ctx)).value(parameter)


def bad_value(error: Any, language: str) -> str:
    """Why a value cannot be: it is no number, out of bounds, or none of the choices."""
    parameter, kind = error.param, error.param.type_descriptor
    found = error.__cause__.errors()[0] if error.__cause__ is not None else {}
    typed = str(found.get("input", ""))
    if kind.choices:
        return say(language, "none-of", typed=typed, choices=Speaker(language, "").value(parameter).replace("|", ", "))
    number = getattr(kind.annotation, "__name__", "")
    if has(language, f"no-{number}"):
        within = bounds(language, parameter)
        return say(language, f"no-{number}", typed=typed, bounds=f", {within}" if within else "")
    return say(language, "unusable", typed=typed)
