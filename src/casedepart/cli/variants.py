"""Which variants a command plays: `--with jackpot`, and one's own by module and class, `--with mine:MyRule`."""

from __future__ import annotations

from collections.abc import Iterable

from casedepart.cli.asking import refuse
from casedepart.editions.variants import allow
from casedepart.own_class import is_own


def chosen_variants(given: Iterable[str] | None) -> tuple[str, ...]:
    """The names that were given, parted by commas or spaces; one's own may be played from here on."""
    names = tuple(" ".join(given or ()).replace(",", " ").split())
    allow_variants([name for name in names if is_own(name)])
    return names


def allow_variants(names: Iterable[str]) -> None:
    """Let variants of one's own be played, or say what is wrong with them."""
    for name in names:
        try:
            allow(name)
        except ValueError as error:
            refuse("bad-variant", name=name, reason=str(error))
