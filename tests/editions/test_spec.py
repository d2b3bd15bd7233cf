"""What is played, as plain data: it says the same everywhere, and gives the same rules."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from casedepart.editions import EditionError, GameSpec, every_spec, load
from casedepart.engine.rules import CHOICE_NAMES

ANNA_AND_BO = ("Anna", "Bo")


def test_the_order_in_which_options_are_named_makes_no_difference() -> None:
    assert GameSpec(options=("powers", "fight", "powers")) == GameSpec(options=("fight", "powers"))
    assert len({GameSpec(options=("b", "a")), GameSpec(options=("a", "b"))}) == 1


@pytest.mark.parametrize("spec", every_spec(), ids=str)
def test_it_gives_the_rules_of_its_edition_and_a_game(spec: GameSpec) -> None:
    assert spec.rules() is load(spec.edition).rules(spec.ruleset, spec.mode, spec.options)
    assert len(replace(spec, players=ANNA_AND_BO).start().players) == len(spec.start(2).players) == 2


def test_what_was_read_and_made_is_not_sent_to_another_process() -> None:
    spec = GameSpec("pokemon", options=("powers",), players=ANNA_AND_BO)
    fresh = len(pickle.dumps(spec))
    spec.rules()
    sent = pickle.dumps(spec)
    assert len(sent) == fresh
    assert pickle.loads(sent) == spec
    assert pickle.loads(sent).start().digest() == spec.start().digest()


def test_an_edition_of_ones_own_goes_along_as_its_data(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('extends = "classic"\n[choices]\nsalary = 321\n')
    spec = GameSpec.on(load(file), mode="speed")
    file.unlink()
    again: GameSpec = pickle.loads(pickle.dumps(spec))
    assert again.load().digest == spec.load().digest
    assert again.rules().salary == 321
    assert again.words() == "own, hasbro-2000, speed"
    assert GameSpec.on(load("pokemon")).edition == "pokemon", "who has the package has this one"


def test_numbers_are_played_instead_of_the_printed_ones() -> None:
    spec = GameSpec(numbers=(("salary", "400"), ("even", "false"), ("station_rents", "1/2/3/4")))
    choices = spec.rules().choices
    assert (choices.salary, choices.even, choices.station_rents) == (400, False, (1, 2, 3, 4))
    assert load("classic").rules().salary == 200
    assert spec.words() == "classic, standard, salary=400, even=false, station_rents=1/2/3/4"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (("salary", "much"), "salary=much: salary is a whole number from 0 to 1,000,000"),
        (("wind", "4"), f"nothing is called “wind”: there are {', '.join(CHOICE_NAMES)}"),
    ],
)
def test_a_number_that_cannot_be_played_is_told_in_a_sentence(number: tuple[str, str], said: str) -> None:
    with pytest.raises(EditionError) as caught:
        GameSpec(numbers=(number,)).rules()
    assert str(caught.value) == said
    assert str(pickle.loads(pickle.dumps(caught.value))) == said


def test_numbers_of_variants_are_set_where_these_are_played() -> None:
    numbers = (("most_coins", "5"),)
    assert GameSpec("sore-losers", numbers=numbers).rules().variants[0].set["most_coins"] == 5
    assert not GameSpec("classic", numbers=numbers).rules().variants
    with pytest.raises(EditionError, match="most_coins=none: most_coins is a whole number from 1 to"):
        GameSpec("sore-losers", numbers=(("most_coins", "none"),)).rules()
