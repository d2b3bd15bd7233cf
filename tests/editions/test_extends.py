"""An edition that extends another says only what differs."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.editions import Edition, load
from casedepart.editions.sources import over
from casedepart.variants.fight import strength_of


def own(folder: Path, text: str, name: str = "own") -> Edition:
    """An edition from a few lines."""
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return load(file)


def test_what_is_not_said_is_as_before(tmp_path: Path) -> None:
    edition = own(tmp_path, 'extends = "pokemon"\n[squares]\n39.price = 500\n')
    pokemon = load("pokemon")
    assert edition.rules().price[39] == 500
    assert edition.rules().price[:39] == pokemon.rules().price[:39]
    assert edition.square_name(39, "fr") == "Nidoking"
    assert edition.options == ("powers",)
    assert edition.id == "own"
    assert edition.digest != pokemon.digest


def test_a_file_extends_a_file_beside_it(tmp_path: Path) -> None:
    own(tmp_path, 'extends = "saint-seiya"\n[choices]\nfine = 70\nsalary = 300\n', "first")
    edition = own(tmp_path, 'extends = "first.toml"\n[choices]\nfine = 60\n', "second")
    assert (edition.rules().fine, edition.rules().salary) == (60, 300)


def test_a_name_is_replaced_whole(tmp_path: Path) -> None:
    edition = own(tmp_path, 'extends = "pokemon"\n[squares]\n1.name = { fr = "Salon" }\n')
    name = edition.square(1).name
    assert (name.text("fr"), name.text("en"), name.source) == ("Salon", "Salon", "ours")


def test_a_number_goes_with_the_name_that_it_was_printed_beside(tmp_path: Path) -> None:
    text = """
extends = "pokemon"
[squares]
1.name = { fr = "Salon" }
3 = { name = { fr = "Cuisine" }, number = 12 }
6.price = 130
"""
    edition = own(tmp_path, text)
    assert [edition.square(at).number for at in (1, 3, 6)] == [None, 12, 120]


def test_a_card_keeps_its_effect_and_takes_new_words(tmp_path: Path) -> None:
    text = 'extends = "classic"\n[cards.chance]\ndividend = { fr = "Hop : {amount} !", amount = 80 }\n'
    edition = own(tmp_path, text)
    card = edition.card("chance", "dividend")
    assert (card.effect, card.amount) == ("collect", 80)
    assert edition.card_text("chance", "dividend", "fr") == "Hop : 80\N{NO-BREAK SPACE}€ !"
    assert edition.card_text("chance", "dividend", "en").endswith("collect €80.")


def test_a_square_of_another_kind_begins_afresh(tmp_path: Path) -> None:
    text = 'extends = "classic"\n[squares]\n5 = { kind = "tax", name = { fr = "Péage" }, amount = 30 }\n'
    square = own(tmp_path, text).square(5)
    assert (square.kind, square.amount, square.price, square.mortgage) == ("tax", 30, 0, 0)


def test_lists_are_replaced(tmp_path: Path) -> None:
    text = 'extends = "classic"\ntokens = [{ fr = "Chat", en = "Cat" }, { fr = "Chien", en = "Dog" }]\n'
    assert own(tmp_path, text).rules().most_players == 2


def test_choices_hold_under_every_ruleset_and_mode(tmp_path: Path) -> None:
    edition = own(tmp_path, 'extends = "classic"\n[choices]\nfine = 75\nscarcity = "last-one"\n')
    for ruleset in edition.rulesets:
        for mode in edition.modes(ruleset):
            choices = edition.rules(ruleset, mode).choices
            assert (choices.fine, choices.scarcity) == (75, 1)


def test_choices_of_one_ruleset_alone(tmp_path: Path) -> None:
    edition = own(tmp_path, 'extends = "classic"\n[under.winning-moves.choices]\nsalary = 400\n')
    assert [edition.rules(ruleset).salary for ruleset in edition.rulesets] == [200, 400, 200]


def test_an_own_edition_may_offer_the_fight(tmp_path: Path) -> None:
    strengths = "".join(f"{at}.strength = 3000\n" for at in range(40) if load("classic").square(at).group)
    edition = own(tmp_path, f'extends = "classic"\noptions = ["fight", "powers"]\n[squares]\n{strengths}')
    rules = edition.rules(options=["powers", "fight"])
    assert [variant.name for variant in rules.variants] == ["fight", "powers"]
    assert strength_of(rules, 1) == 3000


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_bytes(b'\xef\xbb\xbfextends = "classic"\n')
    assert load(file).id == "marked"


@pytest.mark.parametrize(
    ("below", "above", "both"),
    [
        ({"a": 1}, {"b": 2}, {"a": 1, "b": 2}),
        ({"a": {"b": 1, "c": 1}}, {"a": {"c": 2}}, {"a": {"b": 1, "c": 2}}),
        ({"a": [1, 2]}, {"a": [3]}, {"a": [3]}),
        ({"a": {"b": 1}}, {"a": 4}, {"a": 4}),
    ],
)
def test_one_tree_over_another(below: dict[str, object], above: dict[str, object], both: dict[str, object]) -> None:
    before = repr(below)
    assert over(below, above) == both
    assert repr(below) == before
