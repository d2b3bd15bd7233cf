"""Settings: several in one link that a person can read, checked against the edition."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.table import Settings, TableError, from_query


def test_a_link_says_only_what_is_not_usual() -> None:
    settings = Settings(edition="pokemon", mode="speed", options=["powers"], clock="fast", public=True)
    assert settings.query() == "edition=pokemon&mode=speed&options=powers&clock=fast&public=yes"
    assert Settings().query() == ""


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(edition="duel-masters", options=["fight", "powers"], seats=6, bots="random", pace="fast"),
        Settings(clock="days", days=3, expiry="wait", claims="automatic", auction=0, offers=0, minutes=45),
    ],
)
def test_a_link_and_back(settings: Settings) -> None:
    assert from_query(settings.query()) == settings


@pytest.mark.parametrize(
    ("query", "said"),
    [("seats=12", "seats"), ("clock=never", "clock"), ("colour=red", "colour"), ("seats=many", "seats")],
)
def test_a_wrong_setting_is_named(query: str, said: str) -> None:
    with pytest.raises(TableError) as error:
        from_query(query)
    assert error.value.code == "bad-settings" and said in error.value.told("en")


def test_the_editions_own_ruleset_is_filled_in() -> None:
    edition = load("sore-losers")
    assert Settings(edition="sore-losers").checked(edition).ruleset == edition.ruleset


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(mode="endless"), "no-such-choice"),
        (Settings(options=["fight"]), "no-such-choice"),
        (Settings(ruleset="chess"), "no-such-choice"),
        (Settings(bots="genius"), "no-such-choice"),
    ],
)
def test_what_does_not_go_together_is_told(settings: Settings, code: str) -> None:
    with pytest.raises(TableError) as error:
        settings.checked(load("classic"))
    assert error.value.code == code and error.value.told("fr") != error.value.told("en")


def test_rules_that_contradict_each_other_are_told_by_their_names() -> None:
    with pytest.raises(TableError) as error:
        Settings(options=["no-auctions", "sealed-auctions"]).checked(load("classic"))
    assert error.value.code == "rules-contradict"
    told = error.value.told("fr")
    assert "Enchères sous pli (H27)" in told and "Pas d’enchères (H16)" in told
    assert "contradict each other" not in told and "contradict each other" in error.value.told("en")


def test_what_is_usual_is_not_said_even_when_it_was_asked_for() -> None:
    assert from_query("edition=classic&seats=4&clock=fast").query() == "clock=fast"
