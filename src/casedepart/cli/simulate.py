"""`casedepart simulate`: many games among bots, summed up, kept as tables, or told."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from casedepart.cli import laboratory as lab
from casedepart.cli.asking import chosen_language, refuse
from casedepart.sim.games import DEFAULT_BOT
from casedepart.texts import text


def simulate(
    edition: lab.EditionOption = "classic",
    ruleset: lab.RulesetOption = None,
    mode: lab.ModeOption = "standard",
    options: lab.WithOption = None,
    changes: lab.SetOption = None,
    players: lab.PlayersOption = None,
    bot_names: lab.BotsOption = DEFAULT_BOT,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: lab.SeedOption = "1",
    timed_turns: lab.TimedOption = lab.TIMED,
    cores: lab.CoresOption = None,
    cluster: lab.ClusterOption = "",
    out: Path | None = None,
    rows: str = "games",
    plot: lab.PlotOption = None,
    tell: Annotated[int | None, typer.Option(min=0, metavar="N")] = None,
    lang: lab.LangOption = "",
    as_json: lab.JsonOption = False,
) -> None:
    """Play many games among bots and sum them up."""
    # Loaded only here: --help needs none of it.
    from casedepart.lab import simulate as simulated
    from casedepart.lab.setting import read_setting, words

    language = chosen_language(lang)
    chosen = words(" ".join(options or ()))
    if tell is not None:
        from casedepart.cli.simulate_narrative import tell_game

        if tell >= games:
            refuse("tell-beyond", number=str(tell), games=games, last=str(games - 1))
        with lab.told_troubles():
            given = lab.numbers(changes)
            setting = read_setting(edition, ruleset, mode, chosen, given, players, bot_names, seed, timed_turns)
            tell_game(setting, tell, language)
        return
    lab.check_plot(plot)
    kept = text(language, "figures-kept", place=str(out)) if out else ""
    with lab.playing(text(language, "figures-playing"), games, not as_json, kept) as progress:
        found = simulated(
            edition,
            ruleset=ruleset,
            mode=mode,
            options=chosen,
            numbers=lab.numbers(changes),
            players=players,
            bots=bot_names,
            games=games,
            seed=seed,
            timed_turns=timed_turns,
            cores=cores,
            cluster=cluster,
            out=out,
            rows=rows,
            figures_only=True,
            progress=progress,
        )
    lab.show_result(found, language, plot, as_json)
