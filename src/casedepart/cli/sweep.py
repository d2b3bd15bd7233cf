"""`casedepart sweep`: one number or choice over many values, on the same dice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from casedepart.cli import laboratory as lab
from casedepart.cli.asking import chosen_language, refuse
from casedepart.lab.setting import words
from casedepart.sim.games import DEFAULT_BOT
from casedepart.texts import text

ENDINGS = (".json", ".parquet")


def sweep(
    values: Annotated[str, typer.Argument(metavar="NAME=VALUES")],
    metric: str = "length,first_to_play",
    edition: lab.EditionOption = "classic",
    ruleset: lab.RulesetOption = None,
    mode: lab.ModeOption = "standard",
    options: lab.WithOption = None,
    changes: lab.SetOption = None,
    players: lab.PlayersOption = None,
    bot_names: lab.BotsOption = DEFAULT_BOT,
    games: Annotated[int, typer.Option(min=2)] = 400,
    seed: lab.SeedOption = "1",
    timed_turns: lab.TimedOption = lab.TIMED,
    cores: lab.CoresOption = None,
    cluster: lab.ClusterOption = "",
    plot: lab.PlotOption = None,
    out: Path | None = None,
    lang: lab.LangOption = "",
    as_json: lab.JsonOption = False,
) -> None:
    """Play many values of one number or choice on the same dice: each metric with its interval, and the differences.

    What may be swept: every number or choice that an edition's file may set, edition, ruleset, mode, players, bots, and
    `with`: options and house rules, several of them joined by a plus sign.
    """
    language = chosen_language(lang)
    lab.check_plot(plot)
    if out is not None and out.suffix not in ENDINGS:
        refuse("sweep-name", file=str(out), endings=", ".join(ENDINGS))
    if out is not None and not out.parent.is_dir():
        refuse("no-folder", option="--out", file=str(out), folder=str(out.parent))
    with lab.told_troubles():
        from casedepart.lab import sweep as swept
        from casedepart.lab.sweeps import read_values

        metrics = [current(name, language) for name in words(metric)]
        total = games * len(read_values(values)[1])
    with lab.playing(text(language, "figures-playing"), total, not as_json) as progress:
        found = swept(
            values,
            metrics,
            edition=edition,
            ruleset=ruleset,
            mode=mode,
            options=" ".join(options or ()),
            numbers=lab.numbers(changes),
            players=players,
            bots=bot_names,
            games=games,
            seed=seed,
            timed_turns=timed_turns,
            cores=cores,
            cluster=cluster,
            progress=progress,
        )
        if out is not None:
            found.write(out)
    lab.show_result(found, language, plot, as_json)


def current(metric: str, language: str) -> str:
    """What a metric is called now; a former name is told."""
    from casedepart.lab.metrics import renamed

    name = renamed(metric)
    if name != metric:
        typer.echo(text(language, "sweep-renamed", old=metric, new=name), err=True)
    return name
