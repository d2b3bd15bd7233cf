"""Every rule says where it comes from: under which headings a booklet prints it, or that it is ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.editions import catalogue, load
from casedepart.texts import RULES, UnknownText, booklets, languages, played, rule_in_words, rules_page, sources, text
from casedepart.texts.booklet import KINDS, OURS, RuleSource, booklet_text, is_ours, read_booklets, source_text
from casedepart.texts.reader import WHOLE

PRINTED = [name for name in catalogue() if load(name).data.name.source == "booklet"]
NARROW = "\N{NARROW NO-BREAK SPACE}"


def test_every_printed_edition_has_its_booklet_and_no_other_has() -> None:
    assert set(booklets()) == set(PRINTED) == set(catalogue()) - {"classic"}
    assert {name: booklet.ruleset for name, booklet in booklets().items()} == {
        name: load(name).ruleset for name in PRINTED
    }


@pytest.mark.parametrize("name", PRINTED)
def test_no_rule_of_a_printed_edition_lacks_its_source(name: str) -> None:
    words = load(name).words("en")
    wanted = [number for number in RULES if played(number, words) and number[0] not in OURS]
    assert sorted(booklets()[name].rules) == sorted(wanted)


@pytest.mark.parametrize("name", PRINTED)
def test_what_is_printed_in_part_is_what_has_decisions_of_ours_beside_it(name: str) -> None:
    words = load(name).words("en")
    rows = {number: source.kind for number, source in booklets()[name].rules.items()}
    decided = {number for number in rows if rule_in_words(number, "en", words).decisions}
    assert {number for number, kind in rows.items() if kind == "partly"} == {
        number for number in decided if rows[number] != "ours"
    }


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", catalogue())
def test_every_rule_says_where_it_comes_from(name: str, language: str) -> None:
    whole = {text(language, key) for key in WHOLE}
    for ruleset in load(name).rulesets:
        words = load(name).words(language, ruleset)
        for number in RULES:
            rule = rule_in_words(number, language, words)
            silent = any(remark.said in whole for remark in rule.decisions)
            assert bool(rule.source) == (played(number, words) and not silent), number


def test_rulings_and_house_rules_are_of_no_booklet() -> None:
    assert {number[0] for number in RULES if is_ours(number)} == set(OURS)
    assert sources("R1") == sources("H1") == {}
    assert rule_in_words("H10", "en").source == "Not printed: a house rule."
    assert "The whole of this rule is ours" in rule_in_words("R1", "en").decisions[0].said


@pytest.mark.parametrize(
    ("number", "name", "language", "said"),
    [
        ("P1", "pokemon", "fr", "Imprimé\u00a0: «\u00a0Achat de propriétés\u00a0»."),
        ("P1", "sore-losers", "en", "Printed: “Propriétés n’appartenant à personne”."),
        ("J5", "saint-seiya", "en", f"Printed in part: “Comment sortir de prison{NARROW}?”."),
        ("P4", "duel-masters", "en", "Ours: the rulebook does not say it."),
        ("B5", "sore-losers", "fr", "De nous\u00a0: le livret ne le dit pas."),
    ],
)
def test_a_rule_of_a_printed_edition_names_the_headings_of_its_own_booklet(
    number: str, name: str, language: str, said: str
) -> None:
    assert rule_in_words(number, language, load(name).words(language)).source == said


def test_the_whole_book_names_the_headings_of_every_booklet() -> None:
    assert rule_in_words("B6", "en").source == (
        "Printed: “Crise de l’immobilier” (Duel Masters); “Crise du bâtiment” (Pokémon);"
        f" “Crise du bâtiment{NARROW}?” (Saint Seiya, Dragon Ball Super). Ours (Sore Losers edition)."
    )
    assert rule_in_words("K6", "en").source == "Ours: no rulebook says it."


def test_classic_has_no_booklet_and_its_rules_stand_where_those_of_its_ruleset_do() -> None:
    assert list(sources("P6", load("classic").words("en"))) == ["duel-masters", "pokemon"]
    assert list(sources("P6", load("classic").words("en", "winning-moves"))) == ["saint-seiya", "dragon-ball-super"]
    assert rule_in_words("P1", "en", load("classic").words("en")).source == (
        "Printed: “Achat de propriétés” (Duel Masters, Pokémon)."
    )
    assert rule_in_words("P4", "en", load("classic").words("en")).source == "Ours (Duel Masters, Pokémon)."


def test_an_edition_says_how_much_its_booklet_prints_or_that_it_has_none() -> None:
    counts = booklets()["pokemon"].counts()
    said = booklet_text(load("pokemon").words("en"))
    assert said.startswith(
        f"The rulebook prints {counts['printed']} of these rules in full, {counts['partly']} in part and 4 not at all."
    )
    assert booklet_text(load("classic").words("fr")).startswith("Classique n’a pas de livret\u00a0: ")


# An edition of one's own


def own(folder: Path, rows: str = "") -> Path:
    file = folder / "mine.toml"
    file.write_text(f'extends = "pokemon"\n{rows}', encoding="utf-8")
    return file


def test_an_own_edition_without_rows_is_told_as_its_ruleset_is(tmp_path: Path) -> None:
    words = load(own(tmp_path)).words("en")
    assert sources("P1", words) == sources("P1", load("classic").words("en"))
    assert list(sources("E1", words)) == ["pokemon"]


def test_an_own_edition_may_say_where_its_booklet_has_a_rule(tmp_path: Path) -> None:
    rows = '[booklet]\nP6 = { printed = ["Paying rent"], ours = true }\nP4 = { ours = true }\n'
    edition = load(own(tmp_path, rows))
    words = edition.words("en")
    assert sources("P6", words) == {"mine": RuleSource(("Paying rent",), ours=True)}
    assert source_text("P6", "en", words) == "Printed in part: “Paying rent”."
    assert source_text("P4", "en", words) == "Ours: the rulebook does not say it."
    assert source_text("P1", "en", words) == ""
    assert booklet_text(words).startswith("The rulebook prints 0 of these rules in full, 1 in part and 1 not at all.")
    assert edition.plays == load(own(tmp_path)).plays


# The file of the booklets


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("[mine", "booklets.toml: "),
        ('[mine]\nruleset = "hasbro-2000"', "booklets.toml: Object missing required field `rules`"),
        ('[mine]\nruleset = "none"\nrules = {}', "booklets.toml, mine: no ruleset 'none': there are hasbro-2000"),
        ("B33 = { ours = true }", "booklets.toml, mine: There is no rule “B33”."),
        ("B3 = {}", "booklets.toml, mine: B3 is neither printed nor ours."),
        ('B3 = { print = ["Maisons"] }', "booklets.toml: Object contains unknown field `print`"),
        ('B3 = { printed = [""] }', "booklets.toml: Expected `str` of length >= 1"),
    ],
)
def test_a_row_that_is_wrong_is_told(written: str, message: str) -> None:
    rows = written if written.startswith("[") else f'[mine]\nruleset = "hasbro-2000"\n[mine.rules]\n{written}'
    with pytest.raises(UnknownText) as told:
        read_booklets(rows)
    assert str(told.value).startswith(message)


def test_the_page_counts_what_each_booklet_prints() -> None:
    assert rules_page("en").count("| Duel Masters | ") == 1
    for name, booklet in booklets().items():
        counts = booklet.counts()
        assert sum(counts.values()) == len(booklet.rules) and all(counts[kind] for kind in KINDS)
        cells = " | ".join([text("en", f"edition-{name}"), *(str(counts[kind]) for kind in KINDS)])
        assert f"| {cells} |\n" in rules_page("en")
