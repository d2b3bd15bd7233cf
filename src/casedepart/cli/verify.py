"""`casedepart verify`: were the dice of a recorded game drawn as the table had promised?"""

from __future__ import annotations

import re
from typing import Annotated, Final

import typer

from casedepart.cli.asking import chosen_language, told_errors
from casedepart.cli.help.errors import BAD_INPUT
from casedepart.cli.replay import FAULTS, edition_of, place
from casedepart.record import Disagreement, Proof, RecordError, read
from casedepart.record import verify as verified

LEAST: Final = 16
"""How much of a commitment one has to have noted: nobody finds another secret whose commitment begins so."""


def verify(
    file: Annotated[str, typer.Argument(metavar="RECORD")],
    commitment: Annotated[str, typer.Option("--commitment", metavar="HEX")] = "",
    edition: str = "",
    lang: str = "",
) -> None:
    """Draw every roll and card of a game again: 0 all agree, 1 one does not, 2 it cannot be checked."""
    language = chosen_language(lang)
    with told_errors(language, *FAULTS):
        noted = noted_commitment(commitment)
        record = read(file)
        if record.header.dice is None:
            # What was promised does not depend on the edition, which may not be at hand.
            found = verified(record)
        else:
            found = verified(record, edition_of(record, edition, anyway=False), noted)
        told = f"{place(found, file)}{found.told(language)}"
    if isinstance(found, Proof | Disagreement):
        typer.echo(told)
        raise typer.Exit(0 if isinstance(found, Proof) else 1)
    typer.echo(told, err=True)
    raise typer.Exit(BAD_INPUT)


def noted_commitment(given: str) -> str:
    """A commitment as someone noted it: in capitals, with spaces, or only its beginning."""
    noted = "".join(given.split()).lower()
    if given and not re.fullmatch(rf"[0-9a-f]{{{LEAST},64}}", noted):
        raise RecordError("--commitment", 0, "noted-unreadable", least=LEAST)
    return noted
