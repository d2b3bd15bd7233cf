"""Settings: several in one link that a person can read, checked against the edition."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.table import Settings, TableError


def test_a_link_says_only_what_is_not_usual() -> None:
    settings = Settings(edition="pokemon", mode="speed", options=["powers"], clock="fast", public=True)
    assert settings.query() == "edition=pokemon&mode=speed&options=powers&clock=fast&public=yes"
    assert Settings().query() == ""


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
