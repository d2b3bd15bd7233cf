"""Whole games through the terminal, with people made of script: every edition, mode and option ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from casedepart.cli.terminal.game_loop import GameLoop
from casedepart.cli.terminal.opening import Wishes
from casedepart.record import Agreement, read
from tests.cli.seats import Typist, Watched, seat_everyone

GAMES = [
    Wishes("classic", seed="whole", people=1, bots=2),
    Wishes("classic", seed="whole", mode="speed", options=("rent-taken",), people=2, bots=1),
    Wishes("classic", seed="whole", ruleset="sore-losers", people=1, bots=2),
    Wishes("pokemon", seed="whole", options=("powers",), people=1, bots=2),
    Wishes("duel-masters", seed="whole", options=("fight",), people=1, bots=2),
    Wishes("saint-seiya", seed="whole", mode="speed", people=1, bots=2),
    Wishes("dragon-ball-super", seed="whole", people=2, bots=1),
    Wishes("sore-losers", seed="whole", people=2, bots=1),
]
DRAWN = re.compile(r"[\x1b\u2500-\u259f]")
"""Escape codes, boxes and blocks."""


@pytest.mark.parametrize("seed", range(len(GAMES)), ids=lambda n: f"{GAMES[n].edition}-{n}")
def test_a_game_with_people_is_played_to_its_end(seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wishes, language = GAMES[seed], ("fr", "en")[seed % 2]
    typist = Typist(seed, language)
    desk = seat_everyone(wishes, Watched(typist), tmp_path / "game.jsonl", language)
    GameLoop(desk, pace=0.01, pauses=seed == 4).run()
    desk.keep()
    assert desk.game.over
    assert typist.typed > 20
    assert isinstance(read(tmp_path / "game.jsonl").check(), Agreement)
    assert DRAWN.findall(capsys.readouterr().out) == []


class Claiming(Typist):
    """Takes every rent, and leaves the rest to chance."""

    def read(self, prompt: str) -> str:
        claims = self.question is not None and self.question.answers[:1] and "Claim" in self.question.answers[0]
        return "1" if claims else super().read(prompt)


@pytest.mark.parametrize("options", [(), ("rent-taken",)])
def test_who_takes_every_rent_loses_none_and_is_not_asked_where_rent_needs_no_claim(
    options: tuple[str, ...], tmp_path: Path
) -> None:
    wishes = Wishes("saint-seiya", seed="rents", mode="speed", options=options, people=1, bots=2)
    screen = Watched(Claiming(1))
    desk = seat_everyone(wishes, screen, tmp_path / "game.jsonl")
    GameLoop(desk).run()
    mine = [event.kind for event in desk.host.log if event.other == 0]
    assert "lapsed" not in mine
    claims = [question for question in screen.questions if any("Claim" in label for label in question.labels())]
    assert ("rent-due" in mine) == bool(claims) == (not options)


def test_when_the_minutes_are_over_the_game_is_counted(tmp_path: Path) -> None:
    seconds = iter(range(10_000_000))
    typist = Typist(3)
    wishes = Wishes("pokemon", seed="whole", mode="timed", minutes=5, people=1, bots=2)
    desk = seat_everyone(wishes, Watched(typist), tmp_path / "game.jsonl", now=lambda: 1000 * next(seconds))
    GameLoop(desk).run()
    assert desk.game.over
    assert desk.game.time_up


def test_bots_alone_play_without_a_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    screen = Watched(Typist(1))
    desk = seat_everyone(Wishes("classic", seed="whole", people=0, mode="speed"), screen, tmp_path / "game.jsonl")
    GameLoop(desk, pauses=True).run()
    assert desk.game.over
    assert screen.questions == []
