"""`casedepart tournament`: bots against each other in all seats, with win rates, ratings and a plot."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from casedepart.cli import laboratory as lab
from casedepart.cli.asking import chosen_language
from casedepart.texts import text


def tournament(
    bot_names: Annotated[str, typer.Option("--bots")] = "shrewd,steady,steady,steady",
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: lab.SeedOption = "1",
    edition: lab.EditionOption = "classic",
    ruleset: lab.RulesetOption = None,
    mode: lab.ModeOption = "standard",
    options: lab.WithOption = None,
    changes: lab.SetOption = None,
    timed_turns: lab.TimedOption = lab.TIMED,
    cores: lab.CoresOption = None,
    cluster: lab.ClusterOption = "",
    plot: lab.PlotOption = None,
    lang: lab.LangOption = "",
    as_json: lab.JsonOption = False,
) -> None:
    """Let bots play each other in all seats: win rates and ratings with their 95 % intervals."""
    from casedepart.cli.figures import bar, figures_table, print_whole

    language = chosen_language(lang)
    lab.check_plot(plot)
    with lab.playing(text(language, "figures-playing"), games, not as_json) as progress:
        from casedepart.lab import tournament as played

        found = played(
            bot_names,
            edition=edition,
            ruleset=ruleset,
            mode=mode,
            options=" ".join(options or ()),
            numbers=lab.numbers(changes),
            games=games,
            seed=seed,
            timed_turns=timed_turns,
            cores=cores,
            cluster=cluster,
            progress=progress,
        )
    if plot is not None:
        lab.save_plot(found.plot(language), plot)
    if as_json:
        lab.echo_json(found)
        return
    console, table, ranked = Console(), found.table(language), found.standings
    print_whole(console, figures_table(table.title, table.headings, table.rows))
    most = max(ranked[0].win_rate.high, ranked[0].fair)
    width = max(len(standing.bot) for standing in ranked)
    for standing in ranked:
        drawn = bar(standing.win_rate.low, standing.win_rate.high, most, standing.fair)
        console.print(f"  {standing.bot:<{width}} {drawn}", highlight=False)
    saved = [text(language, "tournament-saved", file=str(plot))] if plot is not None else []
    for sentence in ("", *table.remarks, *saved):
        console.print(sentence, highlight=False, markup=False)
