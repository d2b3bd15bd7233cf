"""The query of an address: what a link says comes back, and what it cannot say is named."""

from __future__ import annotations

import re

import pytest

from casedepart.editions import catalogue, load
from casedepart.editions.variants import make
from casedepart.server.choices import WORDS, bounds_of, check_choices
from casedepart.server.errors import ServerError
from casedepart.server.http_history import MomentsAsked
from casedepart.server.http_rules import RulesAsked
from casedepart.server.queries import digits, read_query
from casedepart.table import Settings, TableError
from casedepart.variants import VARIANTS


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(edition="duel-masters", options=["fight", "powers"], seats=6, bots="random", pace="fast"),
        Settings(clock="days", days=3, expiry="wait", auction=0, offers=0, minutes=45),
        Settings(options=["jackpot", "salary"], numbers={"go_salary": 300, "pot_begins": 500}),
        Settings(hints=False, public=True, lesson=True, box=True, streets="fr"),
    ],
)
def test_a_link_and_back(settings: Settings) -> None:
    assert read_query(settings.query(), Settings) == settings


def test_what_is_usual_is_not_said_even_when_it_was_asked_for() -> None:
    assert read_query("edition=classic&seats=4&clock=fast", Settings).query() == "clock=fast"


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("seats=12", "seats"),
        ("clock=never", "clock"),
        ("colour=red", "colour"),
        ("claims=automatic", "claims"),
        ("seats=many", "seats"),
        ("seats=04", "seats"),
        ("seats=4.5", "seats"),
        ("seats=٤", "seats"),
        ("public=true", "public"),
        ("public=1", "public"),
        ("public=", "public"),
        ("numbers=go_salary", "numbers"),
        ("numbers=go_salary:1e2", "numbers"),
        ("&".join(["seats=4"] * 41), "more than 40 fields"),
        ("options=" + "x," * 1000, "longer than 2000"),
    ],
)
def test_a_wrong_field_is_named(query: str, said: str) -> None:
    with pytest.raises(ServerError) as error:
        read_query(query, Settings)
    assert (error.value.code, error.value.status) == ("bad-request", 400) and said in error.value.told("en")


def test_a_list_that_is_left_out_is_not_an_empty_one() -> None:
    assert read_query("", RulesAsked).options is None
    assert read_query("options=", RulesAsked).options == []
    assert read_query("options=fight,,powers", RulesAsked).options == ["fight", "powers"]


def test_a_number_is_whole_however_it_is_written() -> None:
    assert read_query("from=5.0&to=7", MomentsAsked) == MomentsAsked(5, 7)


@pytest.mark.parametrize("most", [1, 3, 9, 10, 11, 90, 120, 999, 1000, 1440])
@pytest.mark.parametrize("least", [0, 1])
def test_the_pattern_of_a_number_takes_what_is_within_its_bounds(least: int, most: int) -> None:
    pattern = re.compile(digits({"minimum": least, "maximum": most}))
    assert [number for number in range(20_000) if pattern.fullmatch(str(number))] == list(range(least, most + 1))


def test_the_words_of_a_request_are_all_that_some_edition_takes() -> None:
    editions = [load(name) for name in catalogue()]
    words = {name: set(found()) for name, found in WORDS.items()}
    for edition in editions:
        for ruleset in edition.rulesets:
            assert ruleset in words["ruleset"]
            assert {*edition.modes(ruleset)} <= words["mode"]
            assert {*edition.choosable(ruleset)} <= words["options"]


@pytest.mark.parametrize("number", sorted(number.name for name in VARIANTS for number in make(name).numbers))
def test_a_number_is_taken_within_the_bounds_that_are_told(number: str) -> None:
    told = bounds_of(number)
    assert told["minimum"] in (0, 1), "a pattern says no other"
    for value in (told["minimum"], told["maximum"]):
        check_choices(Settings(numbers={number: value}))
    for value in (told["minimum"] - 1, told["maximum"] + 1):
        with pytest.raises(TableError) as error:
            check_choices(Settings(numbers={number: value}))
        assert error.value.code == "bad-settings" and number in error.value.told("fr")
