"""check_variant: a variant that keeps the contract passes, and every breach of it is told with its place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from casedepart.engine import Variant
from casedepart.testing import GameSpec, VariantError, check_variant
from casedepart.testing.__main__ import main
from casedepart.variants import VARIANTS
from tests.engine.tables import tables_kept
from tests.testing import broken_variants as broken

CLASSIC = [GameSpec("classic", "hasbro-2000")]
SEVERAL = [
    GameSpec("classic", "winning-moves", "speed"),
    GameSpec("duel-masters", "hasbro-2000", "timed", ("fight",)),
    GameSpec("pokemon", "hasbro-2000", "standard", ("powers",)),
    GameSpec("sore-losers", "sore-losers"),
]
PATIENCE = 30.0
"""Seconds for games that are known to go on: the machine may be busy."""


@pytest.fixture(autouse=True)
def tables() -> Iterator[None]:
    """The verbs and events of the broken variants are gone again after each test."""
    with tables_kept():
        yield


FITTING = {"sore-losers": 2, "prompt-claims": 4, "uneven-building": 6, "time-limit": 6, "dealt-deeds": 6}
"""How many of the games have a place for it: elsewhere the rules say the same, or Sore Losers is another ruleset."""


@pytest.mark.parametrize("name", VARIANTS)
def test_our_own_variants_keep_the_contract(name: str) -> None:
    report = check_variant(name, specs=SEVERAL, answers=100, seconds_per_answer=PATIENCE)
    assert report.passed, str(report)
    games = FITTING.get(name, 8)
    assert report.games == report.finished == report.ended == games
    assert str(report).startswith(f"{name} keeps the contract: {games} games, ")
    assert str(report).endswith(f"{games} of {games} games of steady players came to an end.")


@pytest.mark.long
@pytest.mark.parametrize("name", VARIANTS)
def test_our_own_variants_keep_the_contract_everywhere(name: str) -> None:
    report = check_variant(name, games=5, answers=400, seconds_per_answer=PATIENCE)
    assert report.passed, str(report)


@pytest.mark.parametrize(
    ("kind", "found", "sentence"),
    [
        (broken.Counterfeiter, "lost", "of money there is 100 more than at the start."),
        (broken.Shredder, "lost", "of houses there is 1 less than at the start."),
        (broken.Hasty, "refusal", "dances' is refused by Y1, and has changed the game: check before you change"),
        (broken.Scribbler, "copy", "on a copy of the game has changed the game itself: what a variant keeps is never"),
        (broken.Forgetful, "not-plain", "The variant broken keeps something, and has no `state_of`."),
        (broken.Confused, "not-plain", "The `state_of` of the variant broken makes another state of the facts"),
        (broken.Listing, "not-plain", "The variant broken keeps 'names' as list: a fact is a number, or a tuple"),
        (broken.Idler, "endless", "The game gives no further question within 0.5 seconds after 'dice "),
        (broken.Sphinx, "stuck", "is asked (silence), and no answer is possible."),
        (broken.Dancing, "endless", "Steady players have answered 1001 times, and the turn does not end."),
        (broken.Superstitious, "replay", "The same answers lead to another game: it depends on something that is not"),
        (broken.Diary, "replay", "The same answers lead to another game: it depends on something that is not"),
        (broken.Tease, "listed", "dances' is listed, and refused by Y1: not-now."),
        (broken.Lax, "listed", "whistles' is not listed, and accepted."),
        (broken.Lawless, "nameless", "dances' is refused by 'Y9', which is no rule."),
        (broken.Clumsy, "error", "raised ZeroDivisionError: "),
        (broken.Doubtful, "wrong", "The position is wrong: the stars stand badly."),
    ],
)
def test_a_breach_is_found_and_named(kind: type[Variant], found: str, sentence: str) -> None:
    seconds = 0.5 if kind is broken.Idler else PATIENCE
    report = check_variant(kind, games=1, specs=CLASSIC, seconds_per_answer=seconds)
    assert [finding.kind for finding in report.findings] == [found], str(report)
    assert sentence in report.findings[0].what


def test_games_that_never_end_are_told() -> None:
    report = check_variant(broken.Generous, games=1, specs=CLASSIC, seconds_per_answer=PATIENCE, most_turns=400)
    assert [finding.kind for finding in report.findings] == ["endless"]
    assert "Only 0 of 1 games of steady players came to an end within 400 turns." in str(report)


@pytest.mark.parametrize(
    ("kind", "sentences"),
    [
        (broken.Wordless, [f"There is no text 'event-unsaid' in the language '{lang}'" for lang in ("fr", "en")]),
        (broken.Monoglot, [f"There is no text '{key}' in the language 'fr'" for key in ("option-broken", "rule-Y1")]),
        (broken.Garbled, ["In the language 'en', the texts of broken, line 1: this is not a Fluent message."]),
    ],
)
def test_a_text_that_is_missing_is_named(kind: type[Variant], sentences: list[str]) -> None:
    report = check_variant(kind, games=1, specs=CLASSIC, seconds_per_answer=PATIENCE, answers=30)
    assert {finding.kind for finding in report.findings} == {"text"}
    assert all(sentence in str(report) for sentence in sentences), str(report)


def test_a_variant_that_breaks_nothing_passes() -> None:
    report = check_variant(broken.Counter, games=2, specs=CLASSIC, seconds_per_answer=PATIENCE)
    report.demand()
    assert report.ended == 2


def test_a_finding_says_where_it_was_and_how_to_play_it_again() -> None:
    report = check_variant(broken.Sphinx, games=1, first=3, specs=CLASSIC, name="mine:Sphinx", seed="s")
    told = str(report)
    assert "mine:Sphinx breaks the contract, 1 found: 1 game, " in told
    assert "classic, hasbro-2000, standard: game 3, turn 1, player chance, after 'dice " in told
    again = "python -m casedepart.testing --variant mine:Sphinx --edition classic --ruleset hasbro-2000 --mode standard"
    assert f"{again} --option none --seed 's' --first 3 --games 1" in told
    with pytest.raises(VariantError, match="breaks the contract"):
        report.demand()


@pytest.mark.parametrize(
    ("variant", "sentence"),
    [
        ("nowhere:Rule", "There is no module 'nowhere', neither in "),
        ("tests.testing.broken_variants:Nobody", "There is no class 'Nobody' in the module"),
        ("nonsense", "'nonsense' names no variant of your own: write a module and a class, as in 'mine:MyRule'"),
        (broken.NoVariant, "NoVariant” is no variant: write “class NoVariant"),
        (broken.Thief, "calls itself “jackpot”: choose a name of its own"),
    ],
)
def test_what_is_no_variant_cannot_be_checked(variant: str | type[Variant], sentence: str) -> None:
    with pytest.raises(VariantError) as raised:
        check_variant(variant)
    assert sentence in str(raised.value)


def test_the_command_checks_a_variant(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    flags = ["--edition", "classic", "--ruleset", "hasbro-2000", "--mode", "standard", "--option", "none"]
    assert main(["--variant", "jackpot", *flags, "--games", "1", "--seconds", "30"]) == 0
    assert capsys.readouterr().out.startswith("jackpot keeps the contract: 1 game, ")
    (tmp_path / "mine_for_the_check.py").write_text("from tests.testing.broken_variants import Sphinx\n")
    monkeypatch.chdir(tmp_path)
    assert main(["--variant", "mine_for_the_check:Sphinx", *flags, "--games", "1"]) == 1
    assert "no answer is possible" in capsys.readouterr().out
    assert main(["--variant", "nowhere:Rule"]) == 2
    assert "There is no module 'nowhere'" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([])
    assert "name a bot, as in mybot:MyBot, or a variant" in capsys.readouterr().err
