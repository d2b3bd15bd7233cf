"""The six editions of the catalogue hold what their sources say."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from casedepart.editions import Edition, EditionError, catalogue, load
from casedepart.editions.edition import EARLIER, without_words
from casedepart.editions.nearest import nearest
from casedepart.editions.sources import CATALOGUE
from casedepart.editions.upload import from_text, from_tree
from casedepart.engine import Card
from casedepart.engine.rules import KIND_NAMES, Rules
from casedepart.engine.sets import members
from casedepart.variants.fight import strength_of
from tests.editions import facts

PRINTED = sorted(facts.DECKS)


def rules_of(printed: tuple[str, str]) -> Rules:
    return load(printed[0]).rules(printed[1])


def told(card: Card) -> str:
    """What a card does, as the facts write it."""
    effect = card.effect.name
    count = 2 if effect == "repairs" else 0 if effect in BARE_EFFECTS else 1
    return " ".join([effect, *map(str, (card.n, card.m)[:count])])


BARE_EFFECTS = ("jail", "keep", "nearest-station", "nearest-utility", "coin")


def test_there_are_six() -> None:
    assert catalogue()[0] == "classic"
    assert set(catalogue()) == set(facts.NAMES)
    assert {(name, ruleset) for name in catalogue() for ruleset in load(name).rulesets} == set(PRINTED)


@pytest.mark.parametrize("printed", PRINTED, ids=" under ".join)
def test_streets_have_the_classic_values(printed: tuple[str, str]) -> None:
    rules = rules_of(printed)
    rows = [tuple(map(int, line.split())) for line in facts.STREETS.split("\n") if line]
    squares = [(at, square) for at, square in enumerate(rules.board) if KIND_NAMES[square.kind] == "street"]
    assert [(at, s.price, s.mortgage, s.building, *s.rent) for at, s in squares] == rows
    assert rules.group_squares == facts.GROUPS


@pytest.mark.parametrize("printed", PRINTED, ids=" under ".join)
def test_other_squares_are_in_their_places(printed: tuple[str, str]) -> None:
    rules = rules_of(printed)
    bills = {12: 150, 28: 150} if printed[1] == "sore-losers" else {}
    utilities = () if bills else facts.UTILITIES
    kinds = [KIND_NAMES[kind] for kind in rules.kind]
    assert members(rules.stations) == facts.STATIONS
    assert members(rules.utilities) == utilities
    assert {at: s.amount for at, s in enumerate(rules.board) if s.amount} == facts.TAXES | bills
    assert tuple(at for at, s in enumerate(rules.board) if s.deck == 0) == facts.CHANCE
    assert tuple(at for at, s in enumerate(rules.board) if s.deck == 1) == facts.CHEST
    assert all(kinds[at] == kind for at, kind in facts.CORNERS.items())
    values = {(rules.price[at], rules.mortgage[at]) for at in facts.STATIONS}
    assert values == {(200, 100)}
    assert {(rules.price[at], rules.mortgage[at]) for at in utilities} <= {(150, 75)}
    assert len(members(rules.deeds)) == (26 if bills else 28)


@pytest.mark.parametrize("printed", PRINTED, ids=" under ".join)
def test_decks_do_what_they_should(printed: tuple[str, str]) -> None:
    decks = rules_of(printed).decks
    assert [len(deck) for deck in decks] == [16, 16]
    for deck, expected in zip(decks, facts.DECKS[printed], strict=True):
        assert sorted(map(told, deck)) == sorted(expected.split(", "))


@pytest.mark.parametrize(("name", "which"), [("pokemon", "french"), ("saint-seiya", "recent")])
def test_cards_have_their_names(name: str, which: str) -> None:
    names = [" ".join(card.name for card in deck) for deck in load(name).rules().decks]
    assert tuple(names) == facts.CARD_NAMES[which]


def test_strengths_are_those_of_the_booklet() -> None:
    rules = load("duel-masters").rules(options=["fight"])
    found = tuple(tuple(strength_of(rules, at) for at in group) for group in rules.group_squares)
    assert found == facts.STRENGTHS
    assert not any(strength_of(load("pokemon").rules(), at) for at in range(40))


@pytest.mark.parametrize("name", catalogue())
def test_names_words_and_tokens(name: str) -> None:
    edition = load(name)
    words = edition.words("fr")
    assert {at: edition.square_name(at, "fr") for at in facts.NAMES[name]} == facts.NAMES[name]
    assert (words.house, words.hotel, words.chance, words.chest, words.symbol) == facts.WORDS[name]
    assert len(edition.tokens) == edition.rules().most_players == facts.TOKENS[name]


def test_the_fine_is_150_in_saint_seiya_alone() -> None:
    fines = {name: load(name).rules().fine for name in catalogue()}
    assert fines == dict.fromkeys(catalogue(), 50) | {"saint-seiya": 150}
    assert "J3" in " ".join(load("saint-seiya").notes("en"))


def test_every_pokemon_has_its_number_and_the_rules_know_none() -> None:
    edition = load("pokemon")
    numbered = [square for square in edition.sheet().squares.values() if square.number is not None]
    assert {square.name.text("en"): square.number for square in numbered} == facts.POKEDEX
    label = edition.sheet().theme.number
    assert label is not None and (label.text("en"), label.source) == ("Pokédex no.", "public")
    assert not any(
        square.number for name in catalogue() if name != "pokemon" for square in load(name).sheet().squares.values()
    )
    assert not hasattr(edition.rules().board[1], "number")


def test_every_arena_has_its_badge() -> None:
    groups = load("pokemon").sheet().groups
    badges = [group.badge.text("fr") for group in groups.values() if group.badge]
    assert len(set(badges)) == len(groups) == 8


@pytest.mark.parametrize("name", catalogue())
def test_every_name_in_a_file_says_both_languages_and_its_source(name: str) -> None:
    tree = tomllib.loads((CATALOGUE / f"{name}.toml").read_text(encoding="utf-8"))
    notes = tree.pop("notes")
    assert len(notes["fr"]) == len(notes["en"]) > 0
    cards = [card for deck in tree.pop("cards", {}).values() for card in deck.values()]
    assert all(card["fr"] != card["en"] for card in cards)
    found = list(names_in(tree))
    assert found
    assert all({"fr", "en", "source"} <= entry.keys() for entry in found)


def names_in(value: object) -> list[dict[str, str]]:
    """Every name in a tree: a table with French or English words that is no side of a money sign."""
    if isinstance(value, list):
        return [name for item in value for name in names_in(item)]
    if not isinstance(value, dict):
        return []
    if value.keys() & {"fr", "en"}:
        return [] if {"before", "after"} & set(value.values()) else [value]
    return [name for item in value.values() for name in names_in(item)]


@pytest.mark.parametrize("name", catalogue())
def test_a_name_is_from_a_booklet_where_the_booklet_prints_it(name: str) -> None:
    edition = load(name)
    squares = {at: edition.square(at).name for at in range(40)}
    assert {at for at, square in squares.items() if square.source == "booklet"} == facts.FROM_A_BOOKLET[name]


def test_which_colour_a_civilisation_has_is_ours() -> None:
    assert {group.name.source for group in load("duel-masters").sheet().groups.values()} == {"ours"}


def test_the_money_of_both_editions_with_an_m_has_its_name() -> None:
    money = [load(name).sheet().theme.money for name in ("saint-seiya", "dragon-ball-super")]
    assert [(coin.name.text("fr"), coin.name.source, coin.symbol, coin.place["fr"]) for coin in money] == [
        ("euro Monopoly", "booklet", "M", "before")
    ] * 2


@pytest.mark.parametrize("name", catalogue())
def test_the_notes_say_that_what_taxes_and_bills_take_is_our_choice(name: str) -> None:
    edition = load(name)
    numbers = ["X1", "X2"] if "sore-losers" in edition.rulesets else ["X1"]
    for notes, ours in ((edition.notes("fr"), "notre choix"), (edition.notes("en"), "our choice")):
        assert all(any(f"({number})" in note and ours in note for note in notes) for number in numbers)


@pytest.mark.parametrize("name", catalogue())
def test_every_apostrophe_is_a_typographic_one(name: str) -> None:
    found = list(words_in(tomllib.loads((CATALOGUE / f"{name}.toml").read_text(encoding="utf-8"))))
    assert len(found) > 20
    assert [words for words in found if "'" in words] == []


def words_in(value: object) -> Iterator[str]:
    """Every text in a tree."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for item in value.values() if isinstance(value, dict) else value:
            yield from words_in(item)


def test_the_jail_card_is_called_as_every_booklet_calls_it() -> None:
    for name, deck in product(catalogue(), ("chance", "chest")):
        assert "«\N{NO-BREAK SPACE}Vous êtes libéré de prison\N{NO-BREAK SPACE}»" in load(name).card_text(
            deck, "get-out-of-jail", "fr"
        )


@pytest.mark.parametrize("printed", PRINTED, ids=" under ".join)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_reads_well(printed: tuple[str, str], lang: str) -> None:
    name, ruleset = printed
    edition = load(name)
    for deck in ("chance", "chest"):
        cards = getattr(edition.sheet(ruleset).cards, deck)
        assert cards
        for card in cards:
            text = edition.card_text(deck, card, lang, ruleset)
            assert text.endswith(".")
            assert "{" not in text
            assert "'" not in text
            assert lang == "en" or not any(f" {mark}" in text for mark in "!?;:")


@pytest.mark.parametrize("name", catalogue())
def test_a_digest_is_of_the_data_alone(name: str) -> None:
    edition = load(name)
    shuffled = Edition("elsewhere", dict(reversed(edition.tree.items())))
    assert shuffled.digest == edition.digest
    assert len(edition.digest) == 64
    assert len({load(other).digest for other in catalogue()}) == 6
    changed = Edition("elsewhere", {**edition.tree, "deeds_in_timed": 1})
    assert changed.digest != edition.digest


OWN = """
extends = "pokemon"
name = { fr = "Chez nous", en = "At home", source = "ours" }

[choices]
salary = 300
"""


def test_an_edition_is_known_by_what_it_says_and_not_by_what_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    files = [tmp_path / "home.toml", tmp_path / "renamed.toml", tmp_path / "folder" / "home.toml"]
    for file in files:
        file.write_text(OWN, encoding="utf-8")
    named = tmp_path / "named.toml"
    named.write_text('id = "another"\n' + OWN, encoding="utf-8")
    # The same data, through a file between.
    through = tmp_path / "through.toml"
    through.write_text('extends = "home.toml"\n', encoding="utf-8")
    editions = [*map(load, [*files, named, through]), from_text(OWN), from_tree(json.loads(load(files[0]).dump()))]
    assert {edition.digest for edition in editions} == {editions[0].digest}
    assert {edition.plays for edition in editions} == {editions[0].plays}
    assert len({edition.id for edition in editions}) == 5


def test_words_make_no_other_game_and_numbers_do() -> None:
    home, pokemon = from_text(OWN), load("pokemon")
    assert from_text(OWN.replace("Chez nous", "Ici")).plays == home.plays
    assert from_text(OWN.replace("Chez nous", "Ici")).digest != home.digest
    assert from_text(OWN.replace("300", "301")).plays != home.plays
    assert home.plays != pokemon.plays
    assert home.serves(home.digest) and home.serves("0" * 64, home.plays[:16])
    assert not home.serves(pokemon.digest) and not home.serves(home.digest, pokemon.plays)


@pytest.mark.parametrize("name", catalogue())
def test_every_number_of_an_edition_is_in_what_decides_its_games(name: str) -> None:
    edition = load(name)
    kept = json.dumps(without_words(edition.tree), sort_keys=True)
    for at in range(40):
        square = edition.square(at)
        for value in (square.price, square.mortgage, square.building, square.amount, square.strength, *square.rent):
            assert not value or str(value) in kept
        changed = {**edition.tree["squares"], str(at): {**edition.tree["squares"][str(at)], "price": 12345}}
        assert Edition("elsewhere", {**edition.tree, "squares": changed}).plays != edition.plays
    assert not [word for word in words_in(without_words(edition.tree)) if " " in word], "no sentence decides a game"


def test_a_card_or_group_may_be_called_like_a_word_and_still_decides_games() -> None:
    own = """
extends = "classic"
[cards.chance]
notes = { effect = "advance", to = 24, fr = "Allez", en = "Go" }
[decks.chance]
cards = ["notes", "get-out-of-jail"]
"""
    other = own.replace('effect = "advance", to = 24', 'effect = "collect", amount = 999')
    assert from_text(own).plays != from_text(other).plays
    assert from_text(own.replace('"Allez"', '"En route"')).plays == from_text(own).plays


def test_no_edition_passes_for_an_earlier_one_by_its_name() -> None:
    classic = load("classic")
    earlier = next(digest for digest, plays in EARLIER.items() if classic.plays.startswith(plays))
    assert classic.serves(earlier) and classic.serves(earlier[:16])
    false = from_text('extends = "classic"\nid = "classic"\n[choices]\nsalary = 300\n')
    assert false.id == "classic" and not false.serves(earlier)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"name": {"fr": "x" * 501, "en": "x"}}, "too long"),
        ({"id": "classic\n"}, "cannot be"),
        ({"id": "a" * 65}, "too long"),
        ({"name": {"fr": "\ud800", "en": "x"}}, "no text"),
        ({"groups": {"x" * 65: {}}}, "cannot have the key"),
        ({"x" * 100_000: 1}, "There is no key"),
        ({"filler": "x" * 300_000}, "too long"),
        ({"under": {"sore-losers": {"squares": {"5": {"kind": "tax", "amount": 5}}}}}, "not whole"),
    ],
)
def test_data_that_a_stranger_made_up_is_told_what_is_wrong(written: dict[str, object], said: str) -> None:
    with pytest.raises(EditionError) as told:
        from_tree({**load("classic").tree, **written})
    assert said in str(told.value)
    assert len(str(told.value)) < 1_000


def test_two_long_words_that_are_nearly_alike_are_not_compared() -> None:
    signs = "".join(map(chr, range(0x4E00, 0x4E96)))
    assert nearest(signs * 400, [signs[::-1] * 400]) is None
