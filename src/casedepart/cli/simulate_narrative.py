"""One game of a run, told: every answer in words, with the bot's reason for it, and what came of it."""

from __future__ import annotations

import typer

from casedepart.bots import Bot, Reason, Tally
from casedepart.cli.draw import Theme
from casedepart.cli.terminal.answers import label
from casedepart.engine import CHANCE, Action, Game, events
from casedepart.engine.actions import ROLL, action
from casedepart.engine.sets import members
from casedepart.record.messages import say
from casedepart.record.narrative import sentence, turn_heading
from casedepart.sim.games import Begun, Simulation, ToldGame
from casedepart.table.wire.news import ReasonView
from casedepart.texts import has_text, text


def tell_game(simulation: Simulation, number: int, lang: str) -> None:
    """Play one game of a run again, and tell it as it goes."""
    edition = simulation.spec.load()
    rules = simulation.rules()
    names = tuple(f"{name} {seat + 1}" for seat, name in enumerate(simulation.bots))
    ruleset = simulation.spec.ruleset or edition.ruleset
    with ToldGame(simulation, number):
        begun = Begun(simulation, rules, number)
    teller = Teller(begun.game, begun.bots, Theme.of(edition, ruleset, rules, names, lang))
    typer.echo(turn_heading(begun.game, teller.theme.names))
    with ToldGame(simulation, number):
        begun.tally = teller
        ended = begun.play().ended
    teller.read(begun.game)
    typer.echo(f"\n{ending(begun.game, ended, names, lang)}")


def ending(game: Game, ended: bool, names: tuple[str, ...], lang: str) -> str:
    """How it ended, or that it was cut off."""
    if not ended:
        return text(lang, "figures-cut-off", turns=game.turns - 1)
    winners = [names[seat] for seat in members(game.winners)]
    return say(lang, "winners", count=len(winners), names=", ".join(winners))


class Teller(Tally):
    """Told of every answer before it is given, it says why; and then what came of it."""

    def __init__(self, game: Game, players: list[Bot], theme: Theme) -> None:
        super().__init__(len(players))
        self.bots = players
        self.theme = theme
        self.act: Action = action(ROLL)
        """The last answer; before the first nothing is told of it."""
        game.log = []

    def note(self, game: Game, seat: int, act: Action) -> None:
        super().note(game, seat, act)
        self.read(game)
        self.act = act
        if seat != CHANCE:
            typer.echo(f"  {self.said(game, seat, act)}")

    def said(self, game: Game, seat: int, act: Action) -> str:
        """Who answers what, and why where the bot has put that into words."""
        reason = reason_in_words(self.bots[seat].reason(game, seat, act), self.theme)
        key = "figures-answer.why" if reason else "figures-answer"
        who, answer = self.theme.names.player(seat), label(self.theme, game, seat, act)
        return text(self.theme.language, key, who=who, answer=answer, reason=reason)

    def read(self, game: Game) -> None:
        """Say what happened since it was last read."""
        for event in game.log or []:
            if event.kind == events.TURN:
                typer.echo(f"\n{turn_heading(game, self.theme.names)}")
            else:
                typer.echo(f"    {sentence(event, self.act, self.theme.names)}")
        game.log = []


def reason_in_words(reason: Reason | ReasonView, theme: Theme) -> str:
    """A reason as a sentence; nothing for one that has no words."""
    key = f"reason-{reason.key}"
    if not has_text(theme.language, key):
        return ""
    names = theme.names
    group = theme.groups[reason.group] if reason.group >= 0 else ""
    return text(
        theme.language,
        key,
        **names.words.arguments(),
        square=names.square(reason.square),
        group=group,
        player=names.player(reason.seat),
        n=reason.n,
        m=reason.m,
        amount=names.words.money(reason.n),
        second=names.words.money(reason.m),
    )
