"""A third language is a folder: it is spoken everywhere, and what it lacks another lends it, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from casedepart.editions import load
from casedepart.editions.languages import lack_of
from casedepart.editions.upload import from_text
from casedepart.engine import Variant
from casedepart.texts import UnknownText, best_language, languages, refusal, rule_in_words, rule_text, said_by, text
from casedepart.texts.fluent import variant_text
from tests.server.serving import Server
from tests.texts.pseudo import forget, printed, spoken_from

GERMAN = {
    "labels.ftl": """
chapter-buildings = Gebäude
refusal = { $sentence } ({ $rule }: { $title })
word-house = Haus
""",
    "refusals.ftl": "refused-group-mortgaged = In dieser Gruppe ist eine Straße verpfändet.",
    "rules.ftl": """
rule-B3 = Nichts wird auf Hypotheken gebaut
    .text = Auf einem verpfändeten Grundstück wird nicht gebaut.
""",
    "server.ftl": "no-table = Diesen Tisch gibt es nicht.",
    "page/home.ftl": "home-title = Willkommen\nhome-wonders = Wunder\n",
    "names.toml": """
"Classic" = "Klassisch"
"Old Kent Road" = "Badstraße"
"Spring cleaning: pay {per_house} per {house} and {per_hotel} per {hotel}." =
    "Frühjahrsputz: {per_house} je {house}, {per_hotel} je {hotel}."
""".replace("=\n    ", "= "),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of languages with a little German in it."""
    root = tmp_path_factory.mktemp("languages")
    for name, words in GERMAN.items():
        file = root / "de" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words, encoding="utf-8")
    return root


@pytest.fixture
def german(folder: Path) -> Iterator[None]:
    with spoken_from(folder):
        yield


# In words


def test_a_language_is_there_once_its_folder_is(german: None) -> None:
    assert languages() == ("fr", "en", "de")
    assert best_language(["de-AT", "fr"]) == "de"
    assert text("de", "chapter-buildings") == "Gebäude"


def test_what_it_lacks_is_lent_by_another_sentence_by_sentence(german: None) -> None:
    assert text("de", "chapter-jail") == text("en", "chapter-jail")
    assert refusal("B3", "group-mortgaged", "de") == (
        "In dieser Gruppe ist eine Straße verpfändet. (B3: Nichts wird auf Hypotheken gebaut)"
    )
    assert refusal("B3", "uneven", "de").startswith(text("en", "refused-uneven"))


def test_of_a_rule_that_is_half_translated_nothing_is_lost(german: None) -> None:
    german_rule, english = rule_in_words("B3", "de"), rule_in_words("B3", "en")
    assert german_rule.title == "Nichts wird auf Hypotheken gebaut"
    assert german_rule.text == "Auf einem verpfändeten Grundstück wird nicht gebaut."
    assert german_rule.remarks == english.remarks and english.remarks
    assert rule_text("D1", "de").startswith(rule_in_words("D1", "en").text)


def test_a_text_that_there_is_nowhere_is_named_in_the_language_asked_for(german: None) -> None:
    with pytest.raises(UnknownText, match="no text 'nothing' in the language 'de'"):
        text("de", "nothing")


def test_a_message_that_is_not_fluent_is_told_with_its_language(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "table.ftl").write_text("no-seat = { $\n")
    with spoken_from(tmp_path), pytest.raises(UnknownText, match="de, no-seat, line 1: this is not a Fluent message"):
        said_by("table", "de", "no-seat", {})


def test_a_variant_of_ones_own_is_told_in_the_nearest_language_that_it_has(german: None) -> None:
    variant = Variant("coin", (), ())
    variant.texts = {"fr": "option-coin = Une pièce", "en": "option-coin = A coin"}
    assert variant_text(variant, "de") == "option-coin = A coin"
    variant.texts = {"pt": "option-coin = Uma moeda"}
    assert variant_text(variant, "de") == "option-coin = Uma moeda"


# In an edition


def test_names_of_the_catalogue_come_from_the_folder(german: None) -> None:
    edition = load("classic")
    assert edition.name("de") == "Klassisch"
    assert edition.square_name(1, "de") == "Badstraße"
    assert edition.square_name(39, "de") == "Mayfair"
    assert edition.words("de").money(1500) == "1.500\N{NO-BREAK SPACE}€"
    said = edition.card_text("chance", "general-repairs", "de")
    assert said == "Frühjahrsputz: 25\N{NO-BREAK SPACE}€ je house, 100\N{NO-BREAK SPACE}€ je hotel."


def test_a_language_changes_neither_what_an_edition_is_nor_what_it_plays(folder: Path) -> None:
    before = load("pokemon").digest, load("pokemon").plays
    with spoken_from(folder):
        assert (load("pokemon").digest, load("pokemon").plays) == before


def test_an_edition_of_ones_own_takes_any_language_beside_its_keys(german: None) -> None:
    own = from_text("""
extends = "classic"
name = { fr = "Salon", en = "Parlour", de = "Stube" }
[squares]
1 = { name = { en = "Sofa", pt-BR = "Sofá" } }
[cards.chance]
dividend = { de = "Nehmt {amount}." }
[notes]
de = ["Bitte anklopfen."]
""")
    assert [own.name(lang) for lang in ("fr", "en", "de")] == ["Salon", "Parlour", "Stube"]
    assert [own.square_name(1, lang) for lang in ("fr", "de", "pt-BR")] == ["Sofa", "Sofa", "Sofá"]
    assert own.card_text("chance", "dividend", "de") == "Nehmt 50\N{NO-BREAK SPACE}€."
    assert own.notes("de") == ("Bitte anklopfen.",)
    assert own.plays == load("classic").plays


@pytest.mark.parametrize("key", ["xq", "german", "d"])
def test_a_key_that_is_no_language_is_told_so(key: str) -> None:
    with pytest.raises(ValueError, match=f"There is no key “{key}” in name"):
        from_text(f'extends = "classic"\nname = {{ fr = "Salon", {key} = "Stube" }}\n')


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ('"Old Kent Road" = 3', "what 'Old Kent Road' is called must be text"),
        ('"Old Kent Road" = "{amount}"', "has blanks that 'Old Kent Road' has not"),
        ("Old Kent Road", "this is not TOML"),
    ],
)
def test_names_that_cannot_be_used_are_told_with_their_file(tmp_path: Path, words: str, wrong: str) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "names.toml").write_text(words)
    with spoken_from(tmp_path), pytest.raises(UnknownText, match=f"de/names.toml: .*{wrong}"):
        load("classic").square_name(1, "de")


# How far it is


def test_what_is_missing_is_listed(german: None) -> None:
    lack = lack_of("de")
    assert "server: too-many" in lack.missing and "server: no-table" not in lack.missing
    assert "names.toml: Mayfair" in lack.missing and "names.toml: Old Kent Road" not in lack.missing
    assert any(key.startswith("game: rule-B3.in-") for key in lack.missing)
    assert lack.strange == ["page: home-wonders"]
    assert lack.all - len(lack.missing) == 11, "as many as stand in the folder"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_french_and_english_lack_nothing(language: str) -> None:
    forget()
    assert lack_of(language)[:2] == ([], [])


# To everyone


def test_commands_speak_it(german: None, monkeypatch: pytest.MonkeyPatch) -> None:
    said = printed("rules", "B3", "--edition", "classic", "--lang", "de", "--plain")
    assert "Nichts wird auf Hypotheken gebaut" in said and "Klassisch" in said
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    shown = printed("editions", "show", "classic", "--plain")
    assert "Badstraße" in shown and "Mayfair" in shown


def test_the_server_speaks_it(folder: Path, tmp_path: Path) -> None:
    with spoken_from(folder):
        server = Server(tmp_path)
    try:
        assert server.get("/api/tables/x", accept_language="de-CH, en;q=0.5").json["told"] == GERMAN["server.ftl"][11:]
        assert server.get("/api/editions/nothing", accept_language="de").json["told"].startswith("There’s no edition")
        look = server.get("/api/editions/classic/look").json
        assert look["squares"][1]["name"] == {
            "fr": "Boulevard de Belleville",
            "en": "Old Kent Road",
            "de": "Badstraße",
            "ours": False,
        }
        assert (look["money"]["first"]["de"], look["words"]["de"]["fine"]) == (False, "50\N{NO-BREAK SPACE}€")
        rules = server.get("/api/rules?language=de&edition=classic").text
        assert "Gebäude" in rules and "Nichts wird auf Hypotheken gebaut" in rules
        told = server.get("/api/texts", accept_language="de").json
        assert (told["language"], told["languages"]["de"]) == ("de", "Deutsch")
        assert [part["language"] for part in told["texts"]] == ["de", "en"]
        assert "Willkommen" in told["texts"][0]["messages"] and "prefer-language" in told["texts"][1]["messages"]
        with server.talk(server.open_table("Anna", "Bruno")["table"], "k" * 24, language="de") as talk:
            assert talk.hear()["told"] == GERMAN["server.ftl"][11:]
    finally:
        server.stop()
