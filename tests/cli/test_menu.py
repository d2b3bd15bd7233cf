"""What may be done and looked at from any question: building, mortgages, trades, rules, undo, saving."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.cli.terminal.asking import ask, ask_freely, ask_offers, ask_rents
from casedepart.cli.terminal.desk import Changed, Desk, Leave
from casedepart.cli.terminal.views import log
from casedepart.engine import Goods, Offer
from casedepart.engine.actions import REJECT, action
from casedepart.record import read
from tests.cli.positions import all_asked, desk_at, told

GREEN = "given: {Anna: {at: 5, owns: [31, 32, 34]}}"
PARTNERS = "given: {Anna: {at: 5, owns: [1, 5]}, Bruno: {owns: [3, 12], cards: [chance]}}"


def does(desk: Desk, seat: int = 0) -> None:
    """Ask, and let a command move the game on."""
    with pytest.raises(Changed):
        ask(desk, seat)


def test_a_street_is_built_on_by_its_number(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, GREEN, ["build 31"])
    does(desk)
    assert desk.game.buildings[31] == 1
    assert desk.cash(0) == 1300


def test_a_whole_group_is_built_on_after_the_sum_is_confirmed(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, GREEN, ["b", "5", "1", "back"])
    does(desk)
    assert any("Build 6 for €1,200? Your cash goes from €1,500 to €300." in asked for asked in all_asked(desk))
    assert [desk.game.buildings[square] for square in (31, 32, 34)] == [2, 2, 2]
    assert desk.cash(0) == 300


def test_a_sum_that_is_not_confirmed_builds_nothing(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, GREEN, ["build", "5", "2", "back", "1"])
    ask(desk, 0)
    assert sum(desk.game.buildings) == 0


def test_a_whole_group_is_sold(tmp_path: Path) -> None:
    built = "given: {Anna: {at: 5, owns: [31, 32, 34], houses: {31: 1, 32: 2, 34: 1}}}"
    desk = desk_at(tmp_path, built, ["sell", "2", "1", "back"])
    does(desk)
    assert "Sell 3 for €300? Your cash goes from €1,500 to €1,800." in all_asked(desk)
    assert sum(desk.game.buildings) == 1


def test_a_refused_building_cites_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = desk_at(tmp_path, "given: {Anna: {at: 5, owns: [31]}}", ["build 31", "build", "1"])
    ask(desk, 0)
    told_so = capsys.readouterr().out
    assert "(B1:" in told_so
    assert "You can’t build anything now" in told_so


def test_properties_are_mortgaged_and_redeemed(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, PARTNERS, ["mortgage", "2", "back"])
    does(desk)
    assert desk.game.players[0].mortgaged == 1 << 5
    desk = desk_at(tmp_path, "given: {Anna: {at: 5, mortgaged: [5]}}", ["redeem", "1"])
    does(desk)
    assert desk.game.players[0].mortgaged == 0
    assert desk.cash(0) == 1390


def test_an_offer_is_built_step_by_step_and_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    offer = ["trade", "1", "5 5", "100", "12 77", "3", "", "2", "1"]
    desk = desk_at(tmp_path, PARTNERS, [*offer, "1"])
    does(desk)
    assert "Anna gets the full group: brown." in all_asked(desk)[-1]
    assert ask_offers(desk, 1)
    assert desk.game.owners[3] == 0
    assert desk.game.owners[5] == 1
    assert (desk.cash(0), desk.cash(1)) == (1400, 1600)
    assert "12 77" in capsys.readouterr().out


def test_the_log_says_what_an_offer_held_after_it_was_turned_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    desk = desk_at(tmp_path, PARTNERS, [])
    assert desk.do(0, Offer(1, Goods(cash=50), Goods(squares=1 << 3)))
    assert desk.do(1, action(REJECT, 0))
    capsys.readouterr()
    log(desk, 0, "")
    assert "Anna gives €50; Bruno gives Whitechapel Road." in " ".join(capsys.readouterr().out.split())


def test_an_offer_is_turned_down_for_another(tmp_path: Path) -> None:
    steps = "\nsteps: [{Anna offers Bruno: {give: {cash: 50}, get: {squares: [3]}}}]"
    desk = desk_at(tmp_path, PARTNERS + steps, ["3", "", "", "2", "1", "", "1"])
    assert ask_offers(desk, 1)
    ((seat, offer),) = desk.game.offers
    assert (seat, offer.n, offer.get.squares) == (1, 0, 1 << 1)


def test_an_offer_that_the_rules_forbid_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = desk_at(tmp_path, PARTNERS, ["trade bruno", "", "", "", "", "2", "1"])
    ask(desk, 0)
    assert "(D1:" in capsys.readouterr().out
    assert desk.game.offers == ()


def test_a_trade_may_be_left_at_any_step(tmp_path: Path) -> None:
    for steps in (["back"], ["1", "back"], ["1", "5", "back"], ["1", "5", "1", "back"]):
        desk = desk_at(tmp_path, PARTNERS, ["trade", *steps, "1"])
        before = desk.game.digest()
        ask(desk, 0)
        assert desk.game.offers == ()
        assert desk.game.digest() != before


RENT = "given: {Anna: {at: 0}, Bruno: {owns: [1, 3]}}\nsteps: [Anna rolls 1 2]"


def test_rent_is_claimed_when_its_owner_says_so(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, RENT, ["1"])
    assert ask_rents(desk, 1)
    assert "Anna stopped on Whitechapel Road (3): €8, rent for a full group [P7]." in told(desk)
    assert desk.cash(1) == 1508


def test_rent_that_is_let_be_is_not_asked_for_again(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, RENT, ["2"])
    assert not ask_rents(desk, 1)
    assert not ask_rents(desk, 1)
    assert len(all_asked(desk)) == 1
    assert desk.cash(1) == 1500


def test_rent_let_be_may_still_be_claimed_by_a_command(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, RENT, ["2", "claim", "1"])
    ask_rents(desk, 1)
    with pytest.raises(Changed):
        ask_freely(desk, 1)
    assert desk.cash(1) == 1508


def test_rent_is_paid_without_asking_where_the_table_plays_so(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, RENT, ["1"], options=("rent-taken",))
    assert not ask_rents(desk, 1)
    ask(desk, 0)
    assert desk.cash(1) == 1508
    assert len(all_asked(desk)) == 1


LOOKS = {
    "players": ["Anna: €1,500, on King’s Cross Station (5)", "Old Kent Road (1), brown"],
    "board": ["39. Mayfair, dark blue, €400", "1. Old Kent Road, brown, owned by Anna, rent now €2"],
    "deed 1": ["rent: €2, this one applies", "mortgage value: €30"],
    "deed mayfair": ["not sold yet", "rent, houses: 4: €1,700"],
    "deed bruno": ["Bruno’s properties: 2", "Electric Company (12), owned by Bruno, rent now 4 × dice"],
    "deed": ["Anna’s properties: 2"],
    "deed 40": ["There’s no space and no player “40”"],
    "? B3": ["B3 ·"],
    "b3": ["B3 ·"],
    "rule": ["B  Buildings", "A chapter: “rule B”"],
    "rule b": ["B3  "],
    "rule free parkng": ["F1  Free Parking: a rest"],
    "rule Z9": ["There’s no rule “Z9”"],
    "?": ["A number answers the question."],
    "help": ["take your last answer back"],
    "aide": ["take your last answer back"],
    "undo": ["nothing to undo yet"],
    "bid": ["Type the sum with it"],
    "bid 10": ["(P2:"],
    "withdraw": ["(D1:"],
    "claim": ["No rent is due to you now."],
    "xyz": ["“xyz”? Type a number from 1 to 1, or help."],
    "7": ["“7”? Type a number from 1 to 1, or help."],
    "9" * 5000: ["Type a number from 1 to 1"],
    "-1": ["“-1”? Type a number"],
    "\x1b[A": ["Type a number"],
}


@pytest.mark.parametrize("typed", LOOKS, ids=lambda typed: typed[:12])
def test_looking_and_mistyping_change_nothing(typed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = desk_at(tmp_path, PARTNERS, [typed])
    before = desk.game.digest()
    with pytest.raises(EOFError):
        ask(desk, 0)
    said = capsys.readouterr().out
    for words in LOOKS[typed]:
        assert words in said
    assert "\x1b" not in said
    assert desk.game.digest() == before


def test_the_game_is_kept_on_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk = desk_at(tmp_path, PARTNERS, [f"save {tmp_path}/other.jsonl", f"save {tmp_path}"])
    with pytest.raises(EOFError):
        ask(desk, 0)
    assert read(tmp_path / "other.jsonl").header.players == ("Anna", "Bruno", "Chloe")
    said = capsys.readouterr().out
    assert f"The game is kept in {tmp_path}/other.jsonl" in said
    assert "cannot be written" in said


def test_quitting_keeps_the_game_or_leaves_the_seat_to_a_bot(tmp_path: Path) -> None:
    with pytest.raises(Leave):
        ask(desk_at(tmp_path, PARTNERS, ["quit", "1"]), 0)
    desk = desk_at(tmp_path, PARTNERS, ["quit", "2"])
    does(desk)
    assert desk.host.people == [1, 2]
    desk = desk_at(tmp_path, PARTNERS, ["quit", "3", "1"])
    ask(desk, 0)
    assert desk.host.people == [0, 1, 2]
