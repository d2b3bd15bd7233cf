"""`python -m casedepart.testing mybot:MyBot`: says whether a bot keeps the contract, and leaves with 1 if not.

`python -m casedepart.testing --variant mine:MyRule` says the same of a variant.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from typing import Any

from casedepart.bots.own import load_bot
from casedepart.editions import EditionError, GameSpec, every_spec, load
from casedepart.testing._bot_check import NO_OPTION, check_bot
from casedepart.testing._report import BotError, Report, VariantError
from casedepart.testing._variant_check import check_variant


def main(arguments: list[str] | None = None) -> int:
    """Check what is named; 0 when it keeps the contract, 1 when not, 2 when it cannot be checked."""
    options = parser()
    given = options.parse_args(arguments)
    if (given.bot is None) == (given.variant is None):
        options.error("name a bot, as in mybot:MyBot, or a variant, as in --variant mine:MyRule")
    try:
        report = report_of(given)
    except (BotError, VariantError, EditionError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    print(report)
    if given.records and report.findings and given.variant is None:
        print("\n".join(f"  recorded: {path}" for path in report.save_records(given.records)))
    return 0 if report.passed else 1


def report_of(given: argparse.Namespace) -> Report:
    """What comes of the check of a bot, or of a variant."""
    if given.variant is None:
        load_bot(given.bot, given.seed)
    shared: dict[str, Any] = {
        "games": given.games,
        "specs": chosen(given),
        "seconds_per_answer": given.seconds,
        "seed": given.seed,
        "first": given.first,
        "progress": tick if sys.stderr.isatty() else None,
    }
    if given.variant is not None:
        return check_variant(given.variant, **shared)
    make = partial(load_bot, given.bot, given.seed)
    return check_bot(make, repeatable=not given.unrepeatable, name=given.bot, **shared)


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    found = argparse.ArgumentParser(
        prog="python -m casedepart.testing", description="Does a bot, or a variant, keep the contract?"
    )
    found.add_argument("bot", nargs="?", help="the module and the class of a bot, as in mybot:MyBot")
    found.add_argument("--variant", help="check a variant: its name, or its module and class, as in mine:MyRule")
    found.add_argument("--games", type=int, default=3, help="games of each way to set one up (default: 3)")
    found.add_argument("--first", type=int, default=0, help="the number of the first game (default: 0)")
    found.add_argument("--edition", action="append", help="an edition or its file; may be repeated (default: all)")
    found.add_argument("--ruleset", help="only this ruleset")
    found.add_argument("--mode", help="only this mode: standard, speed or timed")
    found.add_argument(
        "--option",
        "--options",
        "--with",
        dest="option",
        action="append",
        help="only with these optional rules: fight, powers; or none",
    )
    found.add_argument("--seconds", type=float, default=2.0, help="time allowed for an answer (default: 2)")
    found.add_argument("--seed", default="check", help="the seed of the dice and of the other players")
    found.add_argument("--unrepeatable", action="store_true", help="the bot draws by chance, without a seed")
    found.add_argument("--records", metavar="FOLDER", help="write the game of each finding of a bot here")
    return found


def chosen(given: argparse.Namespace) -> list[GameSpec]:
    """What was asked to be played; an error when there is no such thing."""
    found = [
        spec
        for spec in every_spec(given.edition)
        if given.ruleset in (None, spec.ruleset)
        and given.mode in (None, spec.mode)
        and (given.option is None or set(given.option) - {NO_OPTION} == set(spec.options))
    ]
    if not found:
        names = ", ".join(load(name).id for name in given.edition or [])
        raise ValueError(
            f"no edition{' of ' + names if names else ''} is played like that: leave out --ruleset, --mode or --option"
        )
    return found


def tick() -> None:
    """Print a sign of progress."""
    print(".", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
