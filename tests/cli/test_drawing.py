"""Drawings fit their screen in every edition and language, and show what they must."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from casedepart.bots import Chance, make
from casedepart.cli.draw import Picture, Size, Theme, cut, seat_marks
from casedepart.cli.draw_deed import Deed, DeedsOf
from casedepart.cli.draw_grid import Grid, Situation, name_lines
from casedepart.cli.draw_log import Log
from casedepart.cli.draw_players import Players
from casedepart.cli.draw_squares import Squares
from casedepart.cli.draw_strip import Strip
from casedepart.cli.terminal.screen import DrawnScreen, Question
from casedepart.editions import catalogue, load
from casedepart.engine.actions import CHANCE
from casedepart.engine.game import Game
from casedepart.engine.order import chance_is_next, first_asked
from tests.cli.positions import PLAYERS, game_after
from tests.cli.seats import Script

SIZES = [Size(60, 20), Size(80, 24), Size(120, 40), Size(200, 60)]


def screen(size: Size) -> tuple[DrawnScreen, io.StringIO]:
    """A terminal of this size, and what is drawn on it without its colours."""
    drawn = io.StringIO()
    console = Console(file=drawn, width=size.width, height=size.height, color_system=None, force_terminal=True)
    return DrawnScreen(Script([]), console), drawn


def lines(picture: Picture, size: Size) -> list[str]:
    """A picture as it stands on a screen."""
    shown, drawn = screen(size)
    shown.show(picture)
    return drawn.getvalue().splitlines()


def played(edition: str, answers: int) -> tuple[Game, Theme]:
    """A game of bots after so many answers, with its log."""
    chosen = load(edition)
    game = Game.start(chosen.rules(), 4)
    game.log = []
    chance, bots = Chance("drawing"), [make("steady") for _ in range(4)]
    for _ in range(answers):
        if chance_is_next(game):
            game.apply(CHANCE, chance.answer(game))
        else:
            seat = first_asked(game)
            game.apply(seat, bots[seat].answer(game, seat))
    return game, Theme.of(chosen, chosen.ruleset, game.rules, ("Anna", "Bruno", "Chloé", "Zoé"), "fr")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
@pytest.mark.parametrize("edition", catalogue())
def test_no_line_is_wider_than_its_screen(edition: str, size: Size) -> None:
    game, theme = played(edition, 250)
    pictures: list[Picture] = [
        Situation(theme, game, frozenset({1, 2, 3})),
        Grid(theme, game) if size.wide else Strip(theme, game),
        Squares(theme, game),
        Players(theme, game),
        DeedsOf(theme, game, 0),
        Log(theme, (game.log or [])[-30:]),
        *[Deed(theme, game, square) for square in (0, 1, 4, 5, 10, 12, 39)],
    ]
    for picture in pictures:
        drawn = lines(picture, size)
        assert drawn
        assert max(cell_len(line) for line in drawn) <= size.width
        assert list(picture.lines())


def test_the_wide_board_has_straight_edges_and_every_square(tmp_path: Path) -> None:
    game, theme = played("classic", 250)
    drawn = lines(Grid(theme, game), Size(120, 40))
    assert {cell_len(line) for line in drawn} == {120}
    assert len(drawn) <= 32
    board = "\n".join(drawn)
    for square in range(40):
        assert f"{square:>2}" in board


def test_a_narrow_strip_shows_owner_buildings_mortgage_and_tokens(tmp_path: Path) -> None:
    given = "edition: classic\ngiven: {Anna: {at: 3, owns: [37, 39], houses: {39: 2}}, Bruno: {mortgaged: [5]}}"
    game = game_after(tmp_path, given)
    theme = Theme.of(load("classic"), "hasbro-2000", game.rules, PLAYERS, "en")
    top, middle, tokens, _, bottom, _ = lines(Strip(theme, game), Size(80, 24))
    assert top.split() == [str(n) for n in range(20)]
    assert middle[4 * 5 : 4 * 6].strip() == "b"
    assert tokens[4 * 3 : 4 * 4].strip() == "A"
    assert bottom[4 * 17 : 4 * 18].strip() == "A"
    assert bottom[4 * 19 : 4 * 20].strip() == "A2"


DEEDS = {
    "given: {Bruno: {owns: [39]}}": "rent: €50",
    "given: {Bruno: {owns: [37, 39]}}": "rent with the full group: €100",
    "given: {Bruno: {owns: [37, 39], houses: {37: 1, 39: 1}}}": "rent, houses: 1: €200",
    "given: {Bruno: {owns: [37, 39], houses: {37: 5, 39: 5}}}": "rent, one hotel: €2,000",
    "given: {Bruno: {mortgaged: [39]}}": "",
    "given: {Anna: {at: 1}}": "",
}


@pytest.mark.parametrize("given", DEEDS)
def test_a_deed_marks_the_rent_that_applies(given: str, tmp_path: Path) -> None:
    game = game_after(tmp_path, f"edition: classic\n{given}")
    theme = Theme.of(load("classic"), "hasbro-2000", game.rules, PLAYERS, "en")
    marked = [line for line in Deed(theme, game, 39).lines() if "applies" in line]
    assert marked == ([f"{DEEDS[given]}, this one applies"] if DEEDS[given] else [])


def test_a_deed_tells_the_number_that_is_printed_beside_its_name(tmp_path: Path) -> None:
    game = game_after(tmp_path, "edition: pokemon\ngiven: {Anna: {owns: [1]}}")
    theme = Theme.of(load("pokemon"), "hasbro-2000", game.rules, PLAYERS, "en")
    assert "Pokédex no.: 74" in list(Deed(theme, game, 1).lines())
    assert not any("Pokédex" in line for line in Deed(theme, game, 5).lines())


def test_badges_are_shown_beside_their_owner(tmp_path: Path) -> None:
    game = game_after(tmp_path, "edition: pokemon\ngiven: {Anna: {owns: [1, 3]}}")
    theme = Theme.of(load("pokemon"), "hasbro-2000", game.rules, PLAYERS, "en")
    assert "  Boulder Badge" in list(Players(theme, game).lines())


def test_questions_are_drawn_in_a_frame() -> None:
    shown, drawn = screen(Size(80, 24))
    shown.put(Question("Anna", "What now?", ["Roll", "Wait"], ["also: help"], "(Enter)", ["Mayfair (39)"]))
    shown.say("[bold]as it stands[/bold]")
    for words in ("╭─  Anna", " 1 Roll (Enter)", " 2 Wait", "Mayfair (39)", "also: help", "[bold]as it stands"):
        assert words in drawn.getvalue()


def test_every_player_has_a_letter_of_their_own() -> None:
    assert seat_marks(("Anna", "Anton", "Émile", "Éé", "4", "Zoé", "Zz", "A")) == tuple("ANEBCZDF")


def test_names_are_broken_or_cut_to_fit() -> None:
    assert name_lines("Rue de la Paix", 8) == ("Rue de", "la Paix")
    assert name_lines("Avenue de la République", 8) == ("Avenue", "Républi…")
    assert name_lines("Départ", 8) == ("Départ", "")
    assert cut("Boulevard", 5) == "Boul…"
