"""Every event can be told, and is told right."""

from __future__ import annotations

import re

import pytest

from casedepart.editions import catalogue, load
from casedepart.engine import BANK, CHANCE, Event, events
from casedepart.engine.events import KINDS, NOBODY
from casedepart.texts import event_text, languages
from tests.texts.messages import patterns
from tests.texts.play import whims
from tests.texts.source import reason_keys
from tests.texts.table import names_at
from tests.texts.told import CORRECTED

SAID_IN_THE_SENTENCE = {"house", "hotel", "won", "lost", *CORRECTED}
CLASSIC = names_at(load("classic"), "en")
CLASSIQUE = names_at(load("classic"), "fr")


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_event_has_its_sentence(language: str) -> None:
    told = {key[len("event-") :] for key in patterns(language, "events") if key.startswith("event-")}
    assert told == set(KINDS)


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_words_and_no_words_are_left_over(language: str) -> None:
    told = {key[len("why-") :] for key in patterns(language, "events") if key.startswith("why-")}
    assert told == reason_keys() - SAID_IN_THE_SENTENCE


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Event(events.ROLLED, 0, n=8 * 3 + 4, rule="T1"),
            "Anna rolls 3 and 4. [T1]",
            "Anna lance 3 et 4. [T1]",
        ),
        (
            Event(events.ROLLED, 0, n=8 * 3 + 3, rule="T1"),
            "Anna rolls a double: 3 and 3! [T1]",
            "Anna lance 3 et 3\u00a0: un double\u202f! [T1]",
        ),
        (
            Event(events.PAID, 1, 0, 37, 70, "P7", "2×35", "rent-whole-group"),
            f"Bruno pays Anna {CLASSIC.words.money(70)} rent for {CLASSIC.square(37)}"
            " (rent for a full group, 2×35). [P7]",
            f"Bruno paie {CLASSIQUE.words.money(70)} à Anna pour {CLASSIQUE.square(37)}"
            " (loyer d’un groupe complet, 2×35). [P7]",
        ),
        (
            Event(events.PAID, 1, BANK, n=50, rule="J3", why="fine"),
            f"Bruno pays the bank {CLASSIC.words.money(50)} (the fine). [J3]",
            f"Bruno paie {CLASSIQUE.words.money(50)} à la banque (l’amende). [J3]",
        ),
        (
            Event(events.AUCTION, n=10, rule="B7", why="hotel"),
            f"One hotel goes up for auction, starting at {CLASSIC.words.money(10)}. [B7]",
            f"Aux enchères\u00a0: 1\u00a0hôtel, à partir de {CLASSIQUE.words.money(10)}. [B7]",
        ),
        (
            Event(events.BANKRUPT, 2, BANK, rule="K3"),
            "Chloé can’t pay the bank and goes bankrupt. [K3]",
            "Chloé fait faillite envers la banque. [K3]",
        ),
        (
            Event(events.RENT_DUE, 2, 0, 12, 0, "P11", "4×?", "rent-dice"),
            f"Anna can claim rent, by a roll of the dice, from Chloé for {CLASSIC.square(12)}"
            " (rent by the dice). [P11]",
            f"Anna peut réclamer un loyer, selon les dés, à Chloé pour {CLASSIQUE.square(12)}"
            " (loyer selon les dés). [P11]",
        ),
        (Event(events.TIME_UP, NOBODY), "Time is up.", "Le temps est écoulé."),
    ],
)
def test_an_event_is_told_with_its_reason_and_its_rule(event: Event, english: str, french: str) -> None:
    assert event_text(event, CLASSIC) == english
    assert event_text(event, CLASSIQUE) == french


def test_the_rule_may_be_left_out() -> None:
    assert event_text(Event(events.WON, 1, rule="W1"), CLASSIC, cite=False) == "Bruno wins!"


def test_a_card_is_told_by_what_stands_on_it() -> None:
    told = event_text(Event(events.DREW, 0, n=0, rule="C1", why="advance-to-go"), CLASSIQUE)
    assert CLASSIQUE.card(0, "advance-to-go") in told
    assert "advance-to-go" not in told


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("names", [CLASSIC, CLASSIQUE], ids=["en", "fr"])
def test_every_kind_can_be_told_with_a_player_and_with_the_bank(kind: str, names: object) -> None:
    table = CLASSIC if names is CLASSIC else CLASSIQUE
    for other in (1, BANK):
        told = event_text(Event(kind, 0, other, 5, 1, "T1"), table)
        assert told.endswith("[T1]")


@pytest.mark.parametrize("name", catalogue())
def test_whole_games_are_told_without_a_hole(name: str) -> None:
    edition = load(name)
    for ruleset in edition.rulesets:
        tables = [names_at(edition, language, ruleset) for language in languages()]
        for mode in edition.modes(ruleset):
            log, _ = whims(edition, ruleset, mode, seed=7)
            assert len(log) > 200
            # The same event is told in the same words each time.
            for event in {repr(event): event for event in log}.values():
                assert event.seat != CHANCE
                for names in tables:
                    told = event_text(event, names)
                    assert told.strip() and not re.search(r"[{}]| {2}|^ | ,| \.", told), (event, told)
