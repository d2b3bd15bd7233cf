"""The real box on the table: dice and cards are tapped in, and the program is banker and referee."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from typer.testing import CliRunner

from casedepart.cli import app
from tests.browser.box import Around
from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.visitor import NARROW, PHONE, Visitor

MOST_TAPS = 4
"""For the dice, the move and an ordinary rent."""
MOST_SECONDS = 60
TV = {"width": 1920, "height": 1080}
MANY = 4000
STRANGER = (
    '[data-path="box"]',
    '[data-open="box"]',
    '[data-die="0"][data-value="6"]',
    '[data-die="1"][data-value="5"]',
)
"""All that someone taps who has never been here."""
GAMES = [
    pytest.param("pokemon", ["powers", "turn-limit"], False, id="some turns"),
    pytest.param("pokemon", ["powers", "turn-limit"], True, id="pokemon", marks=pytest.mark.long),
    pytest.param("sore-losers", [], True, id="sore-losers", marks=pytest.mark.long),
]
"""Games that come to an end, though nobody here builds."""


def come(visit: Visit, server: PageServer, opened: Any, seat: int, **wishes: Any) -> Visitor:
    """Someone with a phone of their own; the first has opened the table."""
    visitor = visit(server, screen=PHONE, touch=True, **wishes)
    keys = {key: opened[key] for key in ("host", "invite", "watch")} if seat == 0 else {}
    visitor.sit({"table": opened["table"], **keys, "seats": [opened["seats"][seat]]})
    visitor.see('[data-panel="hand"]')
    return visitor


def middle(visit: Visit, server: PageServer, opened: Any) -> Visitor:
    """The screen in the middle, from which the host takes answers back."""
    visitor = visit(server, screen=TV)
    visitor.remember(
        "casedepart.tables", [{"table": opened["table"], "host": opened["host"], "seats": [], "opened": 1}]
    )
    visitor.go(f"/tv/{opened['table']}")
    visitor.see('[data-panel="tv"]')
    return visitor


def take_back(screen: Visitor, around: Around, times: int) -> None:
    """The host takes answers back, one at a time."""
    for _ in range(times):
        before = around.answers
        screen.page.locator("[data-undo]").click()
        around.until_answered(before)
        assert around.answers < before


def correct_cash(phone: Visitor, around: Around, seat: int, cash: int) -> None:
    """Set right what a player has, by the form."""
    before = around.answers
    page = phone.page
    page.locator('[data-box-open="more"]').click()
    page.locator('[data-box-part="correct"]').click()
    field = page.locator(f'[data-correct-seat="{seat}"] [data-field="cash"]')
    field.fill(str(cash))
    page.locator("[data-correct]:enabled").click()
    page.locator('[data-panel="correct"]').wait_for(state="detached")
    around.until_answered(before)
    assert around.state["game"]["players"][seat]["cash"] == cash


def recorded(phone: Visitor, server: PageServer, opened: Any, folder: Path) -> Path:
    """The record of the game, as the page hands it out."""
    phone.page.locator("[data-menu]").click()
    with phone.page.expect_download() as coming:
        phone.page.locator('[data-panel="menu"] [data-record]').click()
    file = folder / "box.jsonl"
    coming.value.save_as(file)
    return file


def assert_by_hand(file: Path) -> None:
    """The record is played again by the rules, and says that its dice were thrown by hand."""
    told = CliRunner().invoke(app, ["verify", str(file), "--lang", "en"])
    assert "Thrown by hand" in told.output, told.output
    checked = CliRunner().invoke(app, ["replay", str(file), "--check"])
    assert checked.exit_code == 0, checked.output


@pytest.mark.parametrize(("edition", "options", "whole"), GAMES)
def test_a_game_at_the_box(
    own: PageServer, visit: Visit, tmp_path: Path, edition: str, options: list[str], whole: bool
) -> None:
    opened = own.open_table("Anna", "Bruno", edition=edition, options=options, box=True)
    phones = {seat: come(visit, own, opened, seat, language=language) for seat, language in enumerate(("fr", "en"))}
    screen = middle(visit, own, opened)
    with own.talk(opened["table"], opened["watch"]) as talk:
        around = Around(talk, phones)
        around.play_turns(6)
        take_back(screen, around, 3)
        around.play_turns(2)
        while not around.state["box"]["corrects"]:
            around.step()
        cash = around.state["game"]["players"][1]["cash"]
        correct_cash(phones[0], around, 1, cash + 20)
        if whole:
            around.play(MANY)
            phones[0].see('[data-panel="end"]')
        else:
            around.play_turns(2)
        report(around, edition)
        assert_by_hand(recorded(phones[0], own, opened, tmp_path))


def report(around: Around, edition: str) -> None:
    """How many taps a turn took, ordinary turns apart."""
    played = [taps for turn, taps in around.taps.items() if turn < around.turn]
    ordinary = [taps for turn, taps in around.taps.items() if turn < around.turn and around.ordinary[turn]]
    print(f"{edition}: {len(played)} turns, median {median(played)} taps, {sorted(Counter(played).items())}")
    print(f"  ordinary: {len(ordinary)} turns, median {median(ordinary)}, {sorted(Counter(ordinary).items())}")
    assert median(ordinary) <= MOST_TAPS


def test_a_stranger_is_at_the_first_throw_within_a_minute_and_their_box_is_remembered(
    own: PageServer, visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(own, screen=PHONE, touch=True)
    page = visitor.page
    begun = time.monotonic()
    visitor.go("/")
    for tapped in STRANGER:
        page.locator(tapped).tap()
    visitor.see("[data-undo]")
    seconds = time.monotonic() - begun
    print(f"from the first page to the first throw: {len(STRANGER)} taps, {seconds:.1f} s")
    assert seconds < MOST_SECONDS
    roll_off(visitor, seats=4)
    # Typed on a keyboard, they are the same dice: the first player goes to Chance.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("3 4")
    visitor.see('[data-panel="card"]')
    assert page.evaluate("scrollY") == 0
    assert "7" in page.locator("[data-task]").inner_text()
    page.locator("[data-keep]").check()
    page.locator("[data-keep-words]").fill("You lose your glasses")
    page.locator('[data-effect="pay"]').tap()
    page.locator('[data-panel="card"] [data-n]').first.tap()
    # What the box prints is read everywhere, and kept for the next time.
    rename(visitor, 39, "Rue de la Lune")
    visitor.see('[data-square="39"][aria-label*="Rue de la Lune"]')
    page.locator("[data-show-hand]").tap()
    page.locator('[data-box-open="more"]').tap()
    with page.expect_download() as coming:
        page.locator("[data-box-file]").tap()
    text = Path(coming.value.path()).read_text(encoding="utf-8")
    assert 'extends = "classic"' in text and "Rue de la Lune" in text and "You lose your glasses" in text
    assert complaints_of_axe(visitor) == []
    # The program throws from now on, and by hand again: the game waits for nobody's pad then.
    page.locator('[data-hand-on="false"]').tap()
    page.keyboard.press("Escape")
    visitor.see('[data-verb="ends turn"], [data-verb="rolls"]')
    assert page.locator('[data-panel="dice"]').count() == 0
    # A sheet that is closed goes back in the history first.
    page.wait_for_function("() => !history.state?.sheet")
    visitor.go("/box")
    visitor.see("[data-kept]")
    page.locator('[data-open="begun"]').tap()
    visitor.see('[data-panel="correct"] [data-field="cash"]')
    # What cannot be is told at its field, and is not taken.
    deed = page.locator('[data-correct-deed="39"]')
    deed.locator('[data-field="state"]').select_option("3")
    deed.locator("[data-fault]").first.wait_for()
    assert page.locator("[data-correct]").is_disabled()
    assert "Rue de la Lune" in deed.inner_text()
    page.set_viewport_size(NARROW)
    visitor.fits()


def roll_off(visitor: Visitor, seats: int) -> None:
    """The others throw for who begins, each less than the one before."""
    for seat in range(1, seats):
        visitor.see(f'[data-wanted="dice"][data-by="{seat}"]')
        visitor.page.locator(f'[data-die="0"][data-value="{seat}"]').tap()
        visitor.page.locator('[data-die="1"][data-value="1"]').tap()
    visitor.see('[data-wanted="dice"][data-by="0"]')


def rename(visitor: Visitor, square: int, name: str) -> None:
    """Tap a square on the board, and write what the box prints there."""
    page = visitor.page
    page.locator("[data-show-board]").tap()
    page.locator(f'[data-square="{square}"]').first.click()
    field = page.locator(f'[data-name="{square}"] input')
    field.fill(name)
    field.press("Enter")
    page.keyboard.press("Escape")
    page.locator('[data-panel="deed"]').wait_for(state="detached")


def test_bots_sit_at_the_box_and_people_move_for_them(own: PageServer, visit: Visit) -> None:
    opened = own.open_table("Anna", edition="classic", box=True, bots="steady")
    visitor = visit(own, screen=PHONE, touch=True, theme="dark")
    visitor.sit(opened)
    with own.talk(opened["table"], opened["watch"]) as talk:
        around = Around(talk, {0: visitor})
        bot = around.state["table"]["players"][1]
        around.listen()
        while around.state["box"]["by"] != 1 or around.state["game"]["question"] != "turn":
            around.step()
            around.listen()
        assert bot in visitor.page.locator('[data-wanted="dice"][data-by="1"]').inner_text()
        around.throw(visitor)
        visitor.page.locator("[data-task]", has_text=bot).wait_for()
        # What may be done, and by which rule the rest may not.
        visitor.page.locator('[data-box-open="may"]').tap()
        visitor.see("[data-allowed]")
        refused = visitor.page.locator("[data-refused]")
        refused.first.wait_for()
        assert all(refused.nth(at).locator('a[href*="#"]').count() for at in range(refused.count()))
        assert complaints_of_axe(visitor) == []
