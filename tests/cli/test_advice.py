"""What may be asked before an answer: a hint and the chances; and Enter, which gives the marked answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.cli.terminal.asking import ask, ask_offers
from casedepart.cli.terminal.desk import Changed, Desk
from casedepart.cli.terminal.opening import Wishes
from casedepart.engine import Sale
from casedepart.engine.actions import ROLL, action
from tests.cli.positions import desk_at, told
from tests.cli.seats import Script, Watched, seat_everyone

SALE = "given: {Anna: {at: 0}}\nsteps: [Anna rolls 1 2]"
AUCTION = f"{SALE[:-1]}, Anna declines]"


def looks(desk: Desk, seat: int = 0) -> None:
    """Type what there is to type; nothing may change by it."""
    before = (desk.host.table.version, desk.game.digest())
    with pytest.raises(EOFError):
        ask(desk, seat)
    assert (desk.host.table.version, desk.game.digest()) == before


@pytest.mark.parametrize(
    ("language", "typed", "words"),
    [
        ("en", "hint", "A shrewd bot would:\n  Buy Whitechapel Road for €60 ("),
        ("fr", "conseil", "Un robot avisé ferait ceci :\n  Acheter Rue Lecourbe pour 60 € ("),
    ],
)
def test_a_hint_says_what_a_shrewd_bot_would_do_and_why(
    language: str, typed: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    looks(desk_at(tmp_path, SALE, [typed], language=language))
    assert words in capsys.readouterr().out


def test_a_hint_for_a_debt_names_every_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    debt = "given: {Anna: {at: 2, cash: 10, owns: [1, 5, 15]}}\nsteps: [Anna rolls 1 1]"
    looks(desk_at(tmp_path, debt, ["hint"]))
    said = capsys.readouterr().out
    advised = said.partition("A shrewd bot would:\n")[2]
    assert advised.count("  Mortgage ") >= 2
    assert "  Pay the €200 debt" in advised


def test_a_hint_where_nothing_is_asked_is_to_wait(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    looks(desk_at(tmp_path, SALE, ["hint"]), seat=1)
    assert "A shrewd bot would wait." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Chances to win, from ",
                "Ana: ",
                "Paper boat: ",
                "Yours, after each answer",
                "Buy ",
                "Auction it instead",
            ],
        ),
        (
            "fr",
            [
                "Chances de victoire ; des robots ont continué ",
                "Ana : ",
                "Les vôtres, après chaque réponse",
                "Acheter ",
                " %",
            ],
        ),
    ],
)
def test_chances_are_told_for_everyone_and_for_each_answer(
    language: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(100):
        wishes = Wishes("classic", people=1, bots=3, names=("Ana",), seed=str(seed))
        desk = seat_everyone(wishes, Watched(Script(["chances"])), tmp_path / "game.jsonl", language)
        if desk.game.turn == 0:
            desk.host.act(0, action(ROLL))
            if isinstance(desk.game.top, Sale):
                break
    looks(desk)
    said = capsys.readouterr().out
    for word in words:
        assert word in said


@pytest.mark.parametrize(("language", "typed"), [("en", "bid 150"), ("fr", "enchérir 150"), ("fr", "BID 150")])
def test_a_bid_is_typed_in_one_line(language: str, typed: str, tmp_path: Path) -> None:
    desk = desk_at(tmp_path, AUCTION, [typed], language=language)
    with pytest.raises(Changed):
        ask(desk, 1)
    assert (desk.game.top.bidder, desk.game.top.best) == (1, 150)  # type: ignore[attr-defined]


def test_a_bid_is_named_among_what_may_be_typed_in_an_auction_alone(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, AUCTION, ["1"])
    ask(desk, 1)
    assert "You can also: trade, bid" in told(desk)
    desk = desk_at(tmp_path, SALE, ["1"])
    ask(desk, 0)
    assert "bid" not in told(desk).replace("Bid", "")


@pytest.mark.parametrize(
    ("scenario", "seat", "marked", "after"),
    [
        (SALE, 0, "Auction it instead (Enter)", "Auction"),
        (AUCTION, 1, "Drop out (Enter)", "Auction"),
        ("given: {Anna: {at: 10, jail: 1}}", 0, "Roll the dice (Enter)", ""),
    ],
)
def test_enter_gives_the_marked_answer_which_spends_nothing(
    scenario: str, seat: int, marked: str, after: str, tmp_path: Path
) -> None:
    desk = desk_at(tmp_path, scenario, [""])
    before, cash = desk.game.digest(), desk.cash(seat)
    ask(desk, seat)
    assert marked in told(desk)
    assert told(desk).count("(Enter)") == 1
    assert desk.cash(seat) == cash
    assert desk.game.digest() != before
    assert after in type(desk.game.top).__name__


def test_enter_turns_an_offer_down(tmp_path: Path) -> None:
    offer = "given: {Anna: {at: 5, owns: [1]}}\nsteps: [{Anna offers Bruno: {give: {squares: [1]}}}]"
    desk = desk_at(tmp_path, offer, [""])
    assert ask_offers(desk, 1)
    assert desk.game.offers == ()
    assert desk.game.owners[1] == 0


def test_an_offer_in_return_that_is_given_up_leaves_the_first_one_open(tmp_path: Path) -> None:
    offer = "given: {Anna: {at: 5, owns: [1]}}\nsteps: [{Anna offers Bruno: {give: {squares: [1]}}}]"
    desk = desk_at(tmp_path, offer, ["3", "back"])
    assert ask_offers(desk, 1)
    assert len(desk.game.offers) == 1
