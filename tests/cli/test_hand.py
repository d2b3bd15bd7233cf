"""The box in the terminal: dice and cards are typed, answers taken back, positions set right."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from casedepart.cli.terminal.desk import Desk
from casedepart.cli.terminal.game_loop import GameLoop
from casedepart.cli.terminal.hand import wanted_now
from casedepart.cli.terminal.opening import Unplayable, Wishes, open_host
from casedepart.record import Agreement, read, verify
from casedepart.record.proof import Unproven
from casedepart.table.box import is_ready
from tests.cli.seats import Script, Typist, Watched, seat_everyone

EFFECTS = ("pay 50", "collect 20", "advance 24", "repairs 40 115", "jail", "back 3 +", "collect-each 10 +")


class HandTypist(Typist):
    """Throws and draws by hand, takes three answers back and sets the position right once."""

    def __init__(self, seed: int, language: str) -> None:
        super().__init__(seed, language)
        self.asides = ["nonsense", "7 7", "B3", "help", "may", "permis", "rename 1 Our street"]
        self.hand = random.Random(seed)
        self.desk: Desk | None = None
        self.wishes = {"undo": 3, "correct": 1}

    def read(self, prompt: str) -> str:
        desk = self.desk
        assert desk is not None
        if self.typed % 41 == 40 and self.wishes["undo"]:
            self.typed += 1
            self.wishes["undo"] -= 1
            return "undo"
        want = wanted_now(desk)
        asked = want.waits or (want.by in desk.host.bots and is_ready(desk.host.standing))
        if self.wishes["correct"] and want.what == "dice" and not want.waits and self.typed > 60:
            self.wishes["correct"] -= 1
            seat = want.by
            return f"correct {desk.name(seat)} cash {desk.cash(seat) + 7}"
        if not asked:
            return super().read(prompt)
        self.typed += 1
        if self.hand.random() < 0.1:
            return self.hand.choice(self.asides)
        if want.what == "dice":
            return f"{self.hand.randint(1, 6)} {self.hand.randint(1, 6)}"
        assert self.question is not None
        if self.hand.random() < 0.4:
            return self.hand.choice(EFFECTS)
        return str(self.hand.randint(1, len(self.question.answers)))


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (Wishes("sore-losers", seed="hand", people=2, bots=1, bot="steady", dice="hand"), "fr"),
        (Wishes("pokemon", seed="hand", options=("powers",), people=1, bots=2, bot="steady", dice="hand"), "en"),
    ],
    ids=["sore-losers", "pokemon-powers"],
)
def test_a_whole_game_typed_by_hand_is_replayed_and_verified(
    wishes: Wishes, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typist, file = HandTypist(5, language), tmp_path / "game.jsonl"
    desk = seat_everyone(wishes, Watched(typist), file, language)
    typist.desk = desk
    GameLoop(desk).run()
    desk.keep()
    assert desk.game.over
    assert typist.wishes == {"undo": 0, "correct": 0}
    record = read(file)
    assert isinstance(record.check(), Agreement)
    done = [answer.do for answer in record.answers]
    assert sum(do.startswith("correction") for do in done) == 1
    assert any(do.startswith("card") and ":" in do for do in done)
    found = verify(record)
    assert isinstance(found, Unproven) and found.lack == "by-hand" and found.hand > 100
    told = capsys.readouterr().out
    assert "Our street" in told


def seated(tmp_path: Path, lines: list[str]) -> tuple[Desk, Watched]:
    screen = Watched(Script(lines))
    chosen = Wishes("classic", seed="x", people=2, bots=0, names=("Anna", "Bruno"), dice="hand")
    desk = seat_everyone(chosen, screen, tmp_path / "game.jsonl")
    with pytest.raises(EOFError):
        GameLoop(desk).run()
    return desk, screen


def test_dice_are_typed_at_the_question_of_the_turn_and_taken_back(tmp_path: Path) -> None:
    desk, _ = seated(tmp_path, ["6 5", "1 2", "3 4", "collect 50", "undo", "pay 15", "1", "2+1"])
    game = desk.game
    assert game.players[0].cash == 1485 and game.players[0].at == 7
    assert game.players[1].at == 3
    assert [line.do for line in desk.host.record().answers][3:6] == ["dice 3 4", "card chance: pay 15", "ends turn"]


def test_what_was_mistyped_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    desk, _ = seated(tmp_path, ["7 5", "6", "6 5 4", "win 50", "6 5", "1 2", "3 4", "99", "pay fifty", "collect 1 2 3"])
    assert wanted_now(desk).what == "card"
    told = capsys.readouterr().out
    assert "7 5" in told and "are no dice" in told and "is no card" in told


def test_a_correction_that_cannot_be_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = ["6 5", "1 2", "correct Anna owns 1; Bruno owns 1", "correct Anna", "correct [Anna cash 5] [turn Bruno]"]
    desk, _ = seated(tmp_path, lines)
    told = capsys.readouterr().out
    assert "one owner" in told and "S5" in told and "no correction" in told
    assert (desk.game.players[0].cash, desk.game.turn) == (5, 1)


def test_the_program_throws_on_enter_and_from_now_on_where_it_is_told_so(tmp_path: Path) -> None:
    desk, _ = seated(tmp_path, ["", "", "hand"])
    assert not desk.host.standing.hand
    record = desk.host.record()
    assert [answer.hand for answer in record.answers[:2]] == [False, False]


def test_a_game_by_hand_is_gone_on_with_by_hand(tmp_path: Path) -> None:
    desk, _ = seated(tmp_path, ["6 5", "1 2", "rename 1 Our street"])
    desk.keep()
    again = open_host(Wishes(load=str(tmp_path / "game.jsonl")), "en")
    assert again.standing.settings.box and again.standing.hand
    assert again.standing.names == {"1": "Our street"}


def test_other_dice_are_refused_with_what_there_is() -> None:
    with pytest.raises(Unplayable, match="hand"):
        open_host(Wishes("classic", dice="foot"), "en")
