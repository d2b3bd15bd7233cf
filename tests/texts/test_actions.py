"""Every answer has its label, as full as what is known allows."""

from __future__ import annotations

import re

import pytest

from casedepart.editions import catalogue, load
from casedepart.engine import Action, Goods, Offer, actions
from casedepart.engine.actions import ROWS, action, bid
from casedepart.texts import action_text, goods_text, languages, offer_text
from casedepart.variants.powers import USE_POWER
from casedepart.variants.sore_losers import COINS, SEND
from tests.texts.messages import patterns
from tests.texts.play import whims
from tests.texts.table import names_at

CLASSIC = names_at(load("classic"), "en")
CLASSIQUE = names_at(load("classic"), "fr")


@pytest.mark.parametrize("language", languages())
def test_every_verb_has_its_label(language: str) -> None:
    labels = {
        key[len("action-") :] for key in patterns(language, "actions") if key.startswith("action-") and "." not in key
    }
    assert labels == {row.word.replace(" ", "-") for row in ROWS}


@pytest.mark.parametrize(
    ("act", "known", "label"),
    [
        (action(actions.BUY), {}, "Buy it"),
        (action(actions.BUY), {"square": 5}, f"Buy {CLASSIC.square(5)}"),
        (
            action(actions.BUY),
            {"square": 5, "amount": 200},
            f"Buy {CLASSIC.square(5)} for {CLASSIC.words.money(200)}",
        ),
        (bid(40), {}, f"Bid {CLASSIC.words.money(40)}"),
        (action(SEND, 2), {}, "Send Chloé to jail"),
        (action(actions.CLAIM), {}, "Claim the rent"),
        (action(actions.CLAIM, 1), {}, "Claim the rent from Bruno"),
        (action(actions.MORTGAGE, 39), {}, f"Mortgage {CLASSIC.square(39)}"),
        (action(USE_POWER), {}, "Use the power"),
        (action(actions.DECLINE), {}, "No thanks"),
        (action(actions.DECLINE), {"about": "theft"}, "Steal nothing"),
        (action(actions.DECLINE), {"about": "weather"}, "No thanks"),
        (action(actions.PAY_FINE), {"amount": 50}, f"Pay the {CLASSIC.words.money(50)} fine, then roll"),
    ],
)
def test_a_label_says_what_is_known(act: Action, known: dict[str, int], label: str) -> None:
    assert action_text(act, CLASSIC, **known) == label  # type: ignore[arg-type]


def test_labels_are_french_in_french() -> None:
    said = action_text(action(actions.BUY), CLASSIQUE, square=5, amount=200)
    assert said == f"Acheter {CLASSIQUE.square(5)} pour {CLASSIQUE.words.money(200)}"


def test_a_trade_is_told_for_both_sides() -> None:
    offer = Offer(1, Goods(100, 1 << 5 | 1 << 15), Goods(0, 0, 1, ((COINS, 2),)))
    assert offer_text(0, offer, CLASSIC) == (
        f"Anna gives {CLASSIC.words.money(100)}, {CLASSIC.square(5)}, {CLASSIC.square(15)}; "
        "Bruno gives a Get Out of Jail Free card (Chance), 2 coins."
    )
    assert goods_text(Goods(), CLASSIQUE) == "rien"
    assert goods_text(Goods(others=((COINS, 1),)), CLASSIQUE) == "1 pièce"


@pytest.mark.parametrize("name", catalogue())
def test_every_answer_that_comes_up_in_a_game_has_a_label(name: str) -> None:
    edition = load(name)
    tables = [names_at(edition, language) for language in languages()]
    _, seen = whims(edition, edition.ruleset, "standard", seed=3)
    assert len(set(seen)) > 10
    for act in set(seen):
        for names in tables:
            label = action_text(act, names)
            assert label.strip() and not re.search(r"[{}]| {2}|^ | $", label), (act, label)
