"""What is wrong with a correction, and which part of it says so (H28)."""

from __future__ import annotations

import copy

import pytest

from casedepart.editions import GameSpec, load
from casedepart.engine import CHANCE, Correction, Game, Refused, Rules, Setting, Variant, correction_flaws
from casedepart.engine.actions import AGREED, BUILD, ROLL, TIME_UP, action
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.deeds import acquire
from casedepart.engine.phases.position_faults import position_faults
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members
from casedepart.engine.variant import Fact, State
from casedepart.variants.sore_losers import Purse, purse


def game_of(edition: str = "classic", *options: str) -> Game:
    """Three players; the second owns the dark blue streets, and the first is to roll."""
    game = Game.bare(load(edition).rules(options=list(options)), 3)
    game.give_deed(37, 1)
    game.give_deed(39, 1)
    game.turns = 1
    game.run()
    return game


def flaws(game: Game, *settings: Setting) -> list[tuple[Setting | None, str, str]]:
    return [(flaw.setting, flaw.rule, flaw.why) for flaw in correction_flaws(game, Correction(settings))]


@pytest.mark.parametrize(
    ("setting", "rule", "why"),
    [
        (Setting("cash", 5, 3), "S2", "no-such-seat"),
        (Setting("cash", 5, -1), "S2", "no-such-seat"),
        (Setting("turn", 3), "S2", "no-such-seat"),
        (Setting("fame", 5, 0), "H28", "not-correctable"),
        (Setting("houses", 1, 1, -1), "B1", "no-street"),
        (Setting("houses", 1, 1, 40), "B1", "no-street"),
        (Setting("houses", -1, 1, 37), "B4", "too-high"),
        (Setting("at", -1, 0), "S5", "no-such-square"),
        (Setting("cash", -1, 0), "S3", "no-such-sum"),
        (Setting("jail", -2, 0), "J5", "too-many-tries"),
        (Setting("cards", 4, 0), "C2", "no-such-jail-card"),
        (Setting("home", 2, 0), "W2", "no-last-lap"),
        (Setting("nobody knows", 1), "H28", "not-correctable"),
    ],
)
def test_what_is_wrong_by_itself(setting: Setting, rule: str, why: str) -> None:
    assert flaws(game_of(), Setting("cash", 7, 0), setting) == [(setting, rule, why)]


def test_all_that_is_wrong_is_said_at_once() -> None:
    first, second = Setting("at", 40, 0), Setting("cash", -1, 1)
    assert [flaw[0] for flaw in flaws(game_of(), first, second)] == [first, second]


def test_what_is_said_twice_is_found_where_it_is_said_again() -> None:
    first, second = Setting("cards", 1, 0), Setting("cards", 3, 1)
    assert flaws(game_of(), first, second) == [(second, "C2", "card-held")]
    again = Setting("cash", 6, 0)
    assert flaws(game_of(), Setting("cash", 5, 0), again) == [(again, "H28", "said-twice")]


def test_what_does_not_fit_the_whole_is_found_by_the_part_that_says_it() -> None:
    cash, theirs = Setting("cash", 5, 0), Setting("houses", 2, 0, 37)
    assert flaws(game_of(), cash, theirs) == [(theirs, "B1", "not-theirs")]
    uneven = Setting("houses", 2, 1, 37)
    assert flaws(game_of(), cash, uneven) == [(uneven, "B2", "built-unevenly")]
    parted = Setting("owns", 1 << 37, 0)
    built = game_of()
    built.set_buildings(37, 1)
    built.set_buildings(39, 1)
    assert flaws(built, cash, parted) == [(parted, "B1", "built-on-parted")]
    assert flaws(built, cash) == []
    turned = Setting("mortgaged", 1 << 39, 1)
    assert (turned, "M1", "built-on-mortgaged") in flaws(built, cash, turned)
    third = Setting("houses", 3, 1, 39)
    assert flaws(built, cash, third) == [(third, "B2", "built-unevenly")]


def test_a_colour_that_a_correction_does_not_touch_may_stand_as_it_does() -> None:
    game = game_of()
    game.set_buildings(37, 3)
    assert flaws(game, Setting("cash", 5, 0)) == []


@pytest.mark.parametrize(
    "setting",
    [
        Setting("sore-losers coins", 0, listed=(-1, 2, 2)),
        Setting("sore-losers coins", 0, listed=(2, 2)),
        Setting("sore-losers coins", 4),
        Setting("sore-losers figure", 2_000_000_000),
        Setting("sore-losers left", 2_000_000_000),
        Setting("sore-losers left", 24, listed=(24, 0, 0)),
    ],
)
def test_a_fact_is_of_its_kind(setting: Setting) -> None:
    assert [flaw[0] for flaw in flaws(game_of("sore-losers"), Setting("cash", 5, 0), setting)] == [setting]


def test_a_sum_beyond_all_bounds_is_refused() -> None:
    game = game_of("classic", "jackpot")
    assert flaws(game, Setting("jackpot pot", 1_000_000_000)) == []
    assert flaws(game_of("sore-losers"), Setting("sore-losers figure", NOBODY)) == []
    assert [flaw[1] for flaw in flaws(game, Setting("jackpot pot", 1_000_000_001))] == ["H28"]


def test_nothing_is_set_right_while_a_building_is_contested_or_after_the_end() -> None:
    game = game_of()
    for square in (1, 3):
        game.give_deed(square, 0)
    game.houses_left = 1
    assert flaws(game, Setting("cash", 5, 2)) == []
    game.apply(0, action(BUILD, 1))
    assert flaws(game, Setting("cash", 5, 2)) == [(None, "H28", "not-between")]
    rolling = game_of()
    rolling.apply(0, action(ROLL))
    assert flaws(rolling, Setting("cash", 5, 2)) == [(None, "H28", "not-between")]
    over = game_of()
    over.apply(CHANCE, action(TIME_UP, AGREED))
    assert flaws(over, Setting("cash", 5, 2)) == [(None, "H28", "not-between")]
    given_up = game_of()
    given_up.apply(CHANCE, action(TIME_UP, 2))
    assert flaws(given_up, Setting("cash", 5, 1)) == [(None, "H28", "not-between")]
    assert flaws(game_of()) == [(None, "H28", "nothing-to-correct")]


@pytest.mark.parametrize(("edition", "last"), [("classic", False), ("sore-losers", True)])
def test_the_last_deed_begins_a_last_lap_only_where_there_is_one(edition: str, last: bool) -> None:
    game = game_of(edition)
    for square in members(game.rules.deeds):
        game.give_deed(square, 0)
    game.apply(CHANCE, Correction((Setting("cash", 5, 2),)))
    assert game.last_lap == last


def test_who_is_said_to_own_nothing_new_keeps_what_they_own() -> None:
    game = game_of()
    game.give_deed(1, 0)
    game.apply(CHANCE, Correction((Setting("cash", 5, 0), Setting("at", 3, 1), Setting("owns", 1 << 5, 2))))
    assert (game.players[0].owned, game.players[1].owned, game.players[2].owned) == (2, 5 << 37, 1 << 5)
    game.apply(CHANCE, Correction((Setting("cash", 2, 0), Setting("owns", 1 << 6, 0))))
    assert game.players[0].owned == 1 << 6


class Fame(State):
    """One number."""

    def __init__(self, much: int) -> None:
        super().__init__("fame")
        self.much = much

    def facts(self) -> dict[str, Fact]:
        return {"much": self.much}


class Famous(Variant):
    """Keeps a number, and cannot make a state of another."""

    def __init__(self) -> None:
        super().__init__("fame")

    def first_state(self, rules: Rules, players: int) -> State:
        return Fame(1)


def test_what_a_variant_cannot_take_is_refused_and_changes_nothing() -> None:
    printed = load("classic").rules()
    rules = Rules(printed.board, printed.decks, printed.choices, (Famous(),), printed.most_players)
    game = Game.bare(rules, 2)
    game.run()
    before = game.digest()
    settings = (Setting("cash", 5, 0), Setting("fame much", 2))
    assert flaws(game, *settings) == [(None, "H28", "no-such-fact")]
    with pytest.raises(Refused, match="H28"):
        game.apply(CHANCE, Correction(settings))
    assert game.digest() == before
    game.apply(CHANCE, Correction(settings[:1]))
    assert game.players[0].cash == 5


@pytest.mark.parametrize(("tries", "rule"), [(1, "J7"), (2, "J5"), (3, "J5")])
def test_too_many_tries_are_refused_by_the_rule_of_their_number(tries: int, rule: str) -> None:
    game = Game.bare(GameSpec(numbers=(("jail_tries", str(tries)),)).rules(), 2)
    game.run()
    assert [flaw[1:] for flaw in flaws(game, Setting("jail", tries, 0))] == [(rule, "too-many-tries")]
    assert flaws(game, Setting("jail", tries - 1, 0)) == []


def test_houses_on_a_street_of_nobody_are_told_as_those_of_the_street() -> None:
    game = game_of("sore-losers")
    hotel = Setting("streets", HOTEL, NOBODY, 1)
    assert flaws(game, hotel) == [(hotel, "B4", "hotel-beside-too-few")]
    theirs = Setting("houses", HOTEL, 1, 37)
    beside = Setting("houses", 1, 1, 39)
    assert flaws(game, theirs, beside) == [(theirs, "B4", "hotel-beside-too-few")]


@pytest.mark.parametrize("choice", ["buildings_stay", "built_streets_trade", "estate_keeps_buildings"])
def test_where_buildings_go_with_their_streets_a_group_may_be_built_unevenly(choice: str) -> None:
    printed = load("classic").rules()
    choices = copy.copy(printed.choices)
    for high, wrong in ((1, []), (3, ["B2"])):
        game = Game.bare(Rules(printed.board, printed.decks, choices, (), printed.most_players), 2)
        game.give_deed(37, 1)
        game.give_deed(39, 1)
        game.run()
        assert [flaw[1] for flaw in flaws(game, Setting("houses", high, 1, 37))] == wrong
    setattr(choices, choice, True)
    game = Game.bare(Rules(printed.board, printed.decks, choices, (), printed.most_players), 2)
    game.give_deed(37, 1)
    game.run()
    assert flaws(game, Setting("houses", 3, 1, 37)) == []


def test_what_is_wrong_with_a_player_is_told_by_what_was_said_of_them() -> None:
    game = game_of("sore-losers")
    game.last_lap = True
    cash, houses, home = Setting("cash", 5, 0), Setting("houses", 1, 1, 37), Setting("home", 1, 0)
    game.players[0].at = 5
    assert flaws(game, cash, houses, home) == [(home, "W2", "home-elsewhere")]
    game.players[0].home, game.players[0].at = True, 0
    away = Setting("at", 5, 0)
    assert flaws(game, cash, houses, away) == [(None, "W2", "home-elsewhere")]
    coins = Setting("sore-losers coins", 0, listed=(0, 9, 0))
    assert (coins, "H28", "not-conserved") in flaws(game, cash, houses, coins)


def test_one_deed_bought_of_many_begins_no_last_lap() -> None:
    game = game_of("sore-losers")
    acquire(game, 0, 1, 60, "P1")
    assert not game.last_lap


def test_what_a_bankrupt_and_the_figure_cannot_have_is_a_fault_of_the_position() -> None:
    game = game_of("sore-losers")
    kept = purse(game)
    game.keep(Purse(kept.coins, kept.left, kept.most, 1))
    assert not position_faults(game)
    game.players[1].jail, game.players[1].at = 0, game.rules.jail
    assert [(fault.rule, fault.why) for fault in position_faults(game)] == [("L9", "figure-in-jail")]
    game.players[2].out = True
    assert ("K3", "bankrupt-holds") in [(fault.rule, fault.why) for fault in position_faults(game)]


def test_what_stands_on_a_street_is_a_fault_of_its_owner_s_houses_or_of_the_street_of_nobody() -> None:
    game = game_of("sore-losers")
    game.set_buildings(37, HOTEL)
    game.set_buildings(1, HOTEL)
    found = [(fault.field, fault.seat, fault.square) for fault in position_faults(game)]
    assert found == [("streets", NOBODY, 1), ("houses", 1, 37)]
