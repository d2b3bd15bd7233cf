"""check_bot: who keeps the contract passes, and every breach of it is told with its place."""

from __future__ import annotations

import time
from itertools import chain, repeat
from pathlib import Path

import pytest

from casedepart import bots
from casedepart.bots import Bot
from casedepart.record import read
from casedepart.testing import BotError, GameSpec, check_bot, every_spec
from tests.testing import broken

CLASSIC = [GameSpec("classic", "hasbro-2000")]
PATIENCE = 30.0
"""Seconds for bots that are known to answer: the machine may be busy."""


@pytest.mark.parametrize("name", [*bots.LEVELS, "shrewd:trader", "shrewd:gambler"])
def test_our_own_bots_keep_the_contract(name: str) -> None:
    settings = [
        GameSpec("classic", "winning-moves", "speed"),
        GameSpec("pokemon", "hasbro-2000", "timed", ("powers",)),
        GameSpec("sore-losers", "sore-losers"),
    ]
    report = check_bot(
        lambda: bots.make(name, "own"), games=1, specs=settings, seconds_per_answer=PATIENCE, most_turns=30
    )
    assert report.passed, str(report)
    assert report.games == 3
    assert report.answers > 40


@pytest.mark.long
@pytest.mark.parametrize("name", bots.NAMES)
def test_our_own_bots_keep_the_contract_everywhere(name: str) -> None:
    report = check_bot(lambda: bots.make(name, "own"), games=6, seconds_per_answer=PATIENCE, most_turns=400)
    assert report.passed, str(report)


@pytest.mark.parametrize(
    ("kind", "found", "sentence"),
    [
        (broken.Quitter, "refused", "It answers 'ends turn', which rule T1 does not allow: "),
        (broken.Silent, "no-answer", "broken:Silent.answer returned None: wherever it ends, it must return Action."),
        (broken.Talker, "no-answer", "react returned 'no, thank you': wherever it ends, it must return Action | None."),
        (broken.Unheard, "refused", "It answers '(99, -1)', which rule T1 does not allow: "),
        (broken.Swindler, "refused", "give: {cash: 1000000}, get: {squares: [39]}}', which rule D1 does not allow: "),
        (broken.Clumsy, "error", "`answer` raised ZeroDivisionError: "),
        (broken.Leaver, "error", "`answer` raised SystemExit: I have had enough"),
        (broken.Thief, "changed", "`answer` changed the game that it was shown: the players."),
        (broken.Scribbler, "changed", "`react` changed the game that it was shown: the log."),
        (broken.Trier, "changed", "`answer` changed the game that it was shown: "),
        (broken.Peeker, "peeks", "only the dice to come were other ones: it has seen what it cannot know."),
        (broken.Juggler, "dice", "`answer` drew from the dice of the game."),
        (broken.Moody, "unrepeatable", "in the same game with the same dice; its chance must follow from a seed"),
        (broken.Fidget, "endless", "It has acted 200 times in a row while the question ("),
        (broken.Nag, "endless", "It has acted 200 times in a row while the question ("),
        (broken.Mumbler, "no-answer", "Mumbler.reason returned 'because': wherever it ends, it must return Reason."),
    ],
)
def test_a_breach_is_found_and_named(kind: type[Bot], found: str, sentence: str) -> None:
    report = check_bot(kind, games=1, specs=CLASSIC, seconds_per_answer=PATIENCE, most_turns=60)
    assert [finding.kind for finding in report.findings] == [found], str(report)
    assert sentence in report.findings[0].what


@pytest.mark.parametrize("kind", [broken.Dreamer, broken.Stubborn, broken.Sleeper])
def test_a_bot_that_does_not_answer_is_broken_off_or_given_up(kind: type[Bot]) -> None:
    start = time.monotonic()
    report = check_bot(kind, games=1, specs=CLASSIC, seconds_per_answer=0.3)
    assert time.monotonic() - start < 15
    (finding,) = report.findings
    assert finding.kind == "slow"
    assert "within 0.3 seconds" in finding.what


def test_a_finding_says_where_it_was_and_how_to_play_it_again(tmp_path: Path) -> None:
    report = check_bot(broken.Quitter, games=1, first=4, editions=["duel-masters"], name="mine:Quitter", seed="s")
    finding = report.findings[0]
    told = str(finding)
    assert "duel-masters, hasbro-2000, standard: game 4, turn " in told
    assert "asked to answer (rolls" in told
    again = "python -m casedepart.testing mine:Quitter --edition duel-masters --ruleset hasbro-2000 --mode standard"
    assert f"{again} --option none --seed 's' --first 4 --games 1" in told
    path = report.save_records(tmp_path)[0]
    replayed = read(path).replay()
    assert replayed.turns == finding.turn
    assert "ABCD"[replayed.turn] == finding.player


def test_games_that_part_are_told_of_though_the_dice_of_the_first_no_longer_fit() -> None:
    """Who leaves jail sooner may stop where a card is drawn: the dice of the first game are no answer there."""
    kinds = chain([broken.Patient] * 3, repeat(broken.Hasty))
    report = check_bot(lambda: next(kinds)(), games=1, specs=CLASSIC, seconds_per_answer=PATIENCE, seed="b")
    (finding,) = report.findings
    assert finding.kind == "unrepeatable"
    assert "It said 'rolls' the first time and 'pays fine' the second" in finding.what
    assert finding.question == "asked to answer (rolls, pays fine)", "where the games part"


def test_the_check_ends_after_a_few_findings() -> None:
    report = check_bot(broken.Silent, games=1)
    assert len(report.findings) == 5
    with pytest.raises(BotError, match="breaks the contract, 5 found"):
        report.demand()


def test_a_bot_without_a_seed_can_be_checked_for_the_rest() -> None:
    report = check_bot(broken.Moody, games=1, specs=CLASSIC, seconds_per_answer=PATIENCE, repeatable=False)
    assert report.passed, str(report)
    report.demand()
    assert str(report).startswith("tests.testing.broken:Moody keeps the contract: 1 game, ")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (broken.NoBot, r"broken:NoBot is no bot: write 'class MyBot\(casedepart.bots.Bot\)'"),
        (broken.Needy, r"broken:Needy cannot be made: TypeError: .*help_with"),
    ],
)
def test_what_is_no_bot_cannot_be_checked(kind: type[Bot], sentence: str) -> None:
    with pytest.raises(BotError, match=sentence):
        check_bot(kind)


def test_every_setting_of_every_edition_is_played() -> None:
    settings = every_spec()
    assert len(settings) == len(set(settings)) > 20
    assert GameSpec("duel-masters", "hasbro-2000", "speed", ("fight",)) in settings
    assert GameSpec("classic", "sore-losers", "standard") in settings
