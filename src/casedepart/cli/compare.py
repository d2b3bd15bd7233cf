"""`casedepart compare`: two variations on the same dice, and whether what changes is more than noise."""

from __future__ import annotations

from typing import Annotated

import typer

from casedepart.cli import laboratory as lab
from casedepart.cli.asking import chosen_language
from casedepart.lab.setting import FEWEST_PAIRS
from casedepart.sim.games import DEFAULT_BOT
from casedepart.texts import text


def compare(
    b: Annotated[str, typer.Option("--b")],
    a: Annotated[str, typer.Option("--a")] = "",
    edition: lab.EditionOption = "classic",
    ruleset: lab.RulesetOption = None,
    mode: lab.ModeOption = "standard",
    options: lab.WithOption = None,
    changes: lab.SetOption = None,
    players: lab.PlayersOption = None,
    bot_names: lab.BotsOption = DEFAULT_BOT,
    games: Annotated[int, typer.Option(min=FEWEST_PAIRS)] = 1000,
    seed: lab.SeedOption = "1",
    timed_turns: lab.TimedOption = lab.TIMED,
    cores: lab.CoresOption = None,
    cluster: lab.ClusterOption = "",
    plot: lab.PlotOption = None,
    lang: lab.LangOption = "",
    as_json: lab.JsonOption = False,
) -> None:
    """Play two variations on the same dice: what changes, and whether it is more than noise.

    What may change: edition, ruleset, mode, options, bots, players, and every number or choice that an edition's file
    may set, as cash, salary, houses, hotels, fine, jail_tries, interest, station_rents=25/50/100/200 or even=false.
    """
    language = chosen_language(lang)
    lab.check_plot(plot)
    with lab.playing(text(language, "figures-playing"), games, not as_json) as progress:
        from casedepart.lab import compare as compared

        found = compared(
            b,
            a,
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
    lab.show_result(found, language, plot, as_json)
