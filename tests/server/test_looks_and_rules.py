"""What a page draws of an edition and says of its rules comes from the edition's own checked data."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

from casedepart.editions import catalogue, load
from casedepart.texts import RULES, found_rules
from tests.server.serving import Server


@pytest.mark.parametrize("name", catalogue())
def test_a_look_says_what_the_rules_play_by(running_server: Server, name: str) -> None:
    look, edition = running_server.get(f"/api/editions/{name}/look").json, load(name)
    rules = edition.rules()
    assert (look["id"], look["digest"], look["ruleset"]) == (name, edition.digest, edition.ruleset)
    assert [square["price"] for square in look["squares"]] == [square.price for square in rules.board]
    assert [square["group"] for square in look["squares"]] == [square.group for square in rules.board]
    assert [square["name"]["fr"] for square in look["squares"]] == [edition.square_name(at, "fr") for at in range(40)]
    for number, group in enumerate(look["groups"]):
        assert {look["squares"][at]["group"] for at in group["squares"]} == {number}
    assert sum(len(group["squares"]) for group in look["groups"]) == sum(square.group >= 0 for square in rules.board)
    for deck, cards in zip(("chance", "chest"), rules.decks, strict=True):
        assert set(look["decks"][deck]["cards"]) == {card.name for card in cards}
    assert len(look["tokens"]) == rules.most_players


@pytest.mark.parametrize("name", catalogue())
def test_nothing_that_people_read_is_empty_or_unfilled(running_server: Server, name: str) -> None:
    look = running_server.get(f"/api/editions/{name}/look").json
    cards = [card for deck in look["decks"].values() for card in deck["cards"].values()]
    named = [
        *look["tokens"],
        *(thing["name"] for thing in [*look["squares"], *look["groups"], *look["decks"].values()]),
    ]
    for words in [*cards, *named]:
        assert words["fr"] and words["en"] and "{" not in words["fr"] + words["en"]
    assert set(look["words"]["fr"]) == set(look["words"]["en"]) >= {"house", "hotels", "station", "fine", "salary"}


def test_stations_show_what_they_bring_and_decks_their_kind(running_server: Server) -> None:
    squares = running_server.get("/api/editions/pokemon/look").json["squares"]
    assert squares[5]["rents"] == list(load("pokemon").rules().choices.station_rents)
    assert (squares[7]["kind"], squares[2]["kind"], squares[12]["rents"]) == ("chance", "chest", [])


def test_badges_strengths_and_coins_are_where_the_edition_has_them(running_server: Server) -> None:
    looks = {name: running_server.get(f"/api/editions/{name}/look").json for name in catalogue()}
    assert all(group["badge"]["fr"] for group in looks["pokemon"]["groups"])
    assert looks["classic"]["groups"][0]["badge"] is None
    assert looks["duel-masters"]["squares"][1]["strength"] > 0 == looks["classic"]["squares"][1]["strength"]
    assert looks["pokemon"]["squares"][1]["number"] == 74
    assert looks["pokemon"]["number"] == {"fr": "N°\N{NO-BREAK SPACE}Pokédex", "en": "Pokédex no.", "ours": False}
    assert (looks["pokemon"]["squares"][0]["number"], looks["classic"]["number"]) == (0, None)
    assert looks["sore-losers"]["coin"] and looks["sore-losers"]["figure"] and not looks["classic"]["coin"]


def test_a_table_may_have_one_name_for_each_place_and_all_other_words_in_each_language(running_server: Server) -> None:
    french, own = (running_server.get(f"/api/editions/classic/look?streets={said}").json for said in ("fr", "own"))
    for same, each in zip(french["squares"], own["squares"], strict=True):
        place = each["kind"] in ("street", "station", "utility")
        assert same["name"]["fr"] == each["name"]["fr"]
        assert same["name"]["en"] == each["name"]["fr" if place else "en"]
    last, cards = own["squares"][39]["name"], french["decks"]["chance"]["cards"]
    sent = [name for name, card in own["decks"]["chance"]["cards"].items() if last["en"] in card["en"]]
    assert last["fr"] != last["en"] and sent
    for name in sent:
        assert last["fr"] in cards[name]["en"] and cards[name]["en"] != cards[name]["fr"]
    assert running_server.get("/api/editions/classic/look?streets=xx").status == 409


def test_a_look_follows_the_ruleset_and_the_options(running_server: Server) -> None:
    other = running_server.get("/api/editions/classic/look?ruleset=winning-moves&mode=speed").json
    assert (other["ruleset"], other["mode"]) == ("winning-moves", "speed")
    assert other["words"]["en"]["claim_turns"] == 1
    assert running_server.get("/api/editions/pokemon/look?options=powers").json["options"] == ["powers"]
    assert running_server.get("/api/editions/pokemon/look?ruleset=sore-losers").json["code"] == "no-such-choice"
    assert running_server.get("/api/editions/nothing/look").json["code"] == "no-edition"


def test_a_table_shows_the_look_of_what_it_plays(running_server: Server) -> None:
    text = 'extends = "classic"\nid = "mine"\n[theme]\nhouse = { fr = "cabane", en = "hut", source = "ours" }\n'
    made = running_server.post("/api/tables", {"edition_file": text, "settings": {"mode": "speed"}}).json
    look = running_server.get(f"/api/tables/{made['table']}/look", made["watch"]).json
    assert (look["id"], look["mode"], look["words"]["fr"]["house"]) == ("mine", "speed", "cabane")
    assert running_server.get(f"/api/tables/{made['table']}/look").json["code"] == "no-table"


def test_the_list_of_editions_shows_their_colours(running_server: Server) -> None:
    listed = running_server.get("/api/editions").json
    assert sorted(shown["id"] for shown in listed) == sorted(catalogue())
    for shown in listed:
        sheet = load(shown["id"]).sheet()
        assert shown["theme"]["colours"]["accent"] == sheet.theme.colours.accent
        assert [bool(colour) for colour in shown["strip"]] == [
            sheet.squares[str(at)].kind == "street" for at in range(40)
        ]


# The rules

OWN = 'extends = "pokemon"\nid = "mine"\n[theme]\nhouses = { fr = "abris", en = "shelters", source = "ours" }\n'


def rules_of(server: Server, query: str) -> dict[str, dict[str, object]]:
    """The rules by their numbers."""
    chapters = server.get(f"/api/rules?{query}").json["chapters"]
    return {rule["number"]: rule for chapter in chapters for rule in chapter["rules"]}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", catalogue())
def test_every_rule_is_told_or_said_to_be_absent(running_server: Server, name: str, language: str) -> None:
    rules = rules_of(running_server, f"language={language}&edition={name}")
    assert list(rules) == RULES
    for rule in rules.values():
        assert rule["title"] and rule["played"] == (not rule["absent"])
        assert rule["text"] or rule["remarks"] or rule["decisions"] or rule["absent"]


def test_every_rule_says_where_a_booklet_has_it_or_that_it_is_ours(running_server: Server) -> None:
    pokemon = rules_of(running_server, "language=fr&edition=pokemon")
    assert pokemon["P1"]["source"] == "Imprimé\u00a0: «\u00a0Achat de propriétés\u00a0»."
    assert pokemon["L1"]["source"] == "" and not pokemon["L1"]["played"]
    classic = rules_of(running_server, "language=en&edition=classic&ruleset=sore-losers")
    assert classic["B5"]["source"] == "Ours (Sore Losers edition)."
    told = {
        name: running_server.get(f"/api/rules?language=en{name}").json["booklet"] for name in ("", "&edition=classic")
    }
    assert told[""] == "" and told["&edition=classic"].startswith("Classic has no rulebook: ")
    assert rules_of(running_server, "language=en")["K6"]["source"] == "Ours: no rulebook says it."


def test_options_that_a_table_did_not_take_are_not_played(running_server: Server) -> None:
    offered = rules_of(running_server, "language=en&edition=pokemon")
    assert offered["E2"]["played"]
    assert rules_of(running_server, "language=en&edition=pokemon&options=powers")["E2"]["played"]
    assert not rules_of(running_server, "language=en&edition=pokemon&options=")["E2"]["played"]


def test_rules_are_in_the_editions_words_and_in_the_language_asked_for(running_server: Server) -> None:
    assert "Centres Pokémon" in str(rules_of(running_server, "language=fr&edition=pokemon")["S4"]["text"])
    chapters = running_server.get("/api/rules?edition=pokemon", accept_language="fr").json["chapters"]
    assert chapters[0]["title"] == "Mise en place"


def test_a_table_tells_the_rules_as_it_plays_them(running_server: Server) -> None:
    rows = '[booklet]\nP6 = { printed = ["Paying rent"] }\n'
    made = running_server.post("/api/tables", {"edition_file": OWN + rows, "settings": {"options": []}}).json
    rules = f"/api/tables/{made['table']}/rules"
    own = {
        rule["number"]: rule
        for chapter in running_server.get(rules, made["watch"]).json["chapters"]
        for rule in chapter["rules"]
    }
    assert list(own) == RULES and "shelters" in own["S4"]["text"] and not own["E2"]["played"]
    assert (own["P6"]["source"], own["P1"]["source"]) == ("Printed: “Paying rent”.", "")
    french = running_server.get(f"{rules}?language=fr", made["watch"]).text
    assert "abris" in french and "shelters" not in french
    assert running_server.get(rules).json["code"] == "no-table"
    assert running_server.get(f"{rules}?language=de", made["watch"]).json["code"] == "no-such-choice"


def test_the_whole_book_says_where_a_rule_is_played(running_server: Server) -> None:
    book = rules_of(running_server, "language=en")
    assert book["L1"]["scope"] and book["L1"]["played"] and not book["S1"]["scope"]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("language=de", "no-such-choice"),
        ("colour=red", "bad-request"),
        ("edition=nothing", "no-edition"),
        ("ruleset=winning-moves", "bad-settings"),
        ("options=powers", "bad-settings"),
        ("edition=pokemon&ruleset=sore-losers", "no-such-choice"),
        ("edition=classic&options=coins", "no-such-choice"),
    ],
)
def test_rules_that_there_are_not_are_refused_in_words(running_server: Server, query: str, code: str) -> None:
    answer = running_server.get(f"/api/rules?{query}")
    assert answer.status in (400, 404, 409) and answer.json["code"] == code and answer.json["told"]


def test_the_list_of_editions_tells_how_many_may_play(running_server: Server) -> None:
    listed = running_server.get("/api/editions").json
    assert listed
    for shown in listed:
        for seats, status in {shown["fewest"] - 1: 400, shown["fewest"]: 201, shown["players"]: 201}.items():
            body = {"settings": {"edition": shown["id"], "seats": seats}}
            assert running_server.post("/api/tables", body).status == status, (shown["id"], seats)


# The search


def found(server: Server, address: str, words: str, **asked: str) -> list[str]:
    """The numbers that are found for some words."""
    numbers = server.get(f"{address}/search?{urlencode({'words': words, **asked})}").json["numbers"]
    assert all(isinstance(number, str) for number in numbers)
    return list(numbers)


def test_the_search_answers_as_the_command_does(running_server: Server) -> None:
    asked = {"edition": "pokemon", "language": "fr"}
    words = load("pokemon").words("fr")
    for question in ("parc gratuit", "loyer des gares", "hypotèque", "je peux construire sans avoir tout le groupe ?"):
        assert found(running_server, "/api/rules", question, **asked) == list(
            found_rules(question, "fr", words).numbers
        )
    assert found(running_server, "/api/rules", "parc gratuit", **asked)[0] == "F1"
    assert found(running_server, "/api/rules", "steal a coin", language="en")[0] == "F2"
    assert found(running_server, "/api/rules", "") == []


def test_a_table_is_searched_in_its_own_words(running_server: Server) -> None:
    settings = {"seats": 2, "options": ["jackpot"]}
    made = running_server.post("/api/tables", {"edition_file": OWN, "settings": settings}).json
    path = f"/api/tables/{made['table']}/rules/search?language=fr&words="
    assert running_server.get(f"{path}abris", made["watch"]).json["numbers"][0] == "B1"
    assert "H1" in running_server.get(f"{path}cagnotte", made["watch"]).json["numbers"]
    assert "H16" not in running_server.get(f"{path}sans+enchères".replace("è", "%C3%A8"), made["watch"]).json["numbers"]
    assert running_server.get(f"{path}abris").json["code"] == "no-table"


def test_a_question_that_is_too_long_or_of_no_edition_is_refused(running_server: Server) -> None:
    assert running_server.get(f"/api/rules/search?words={'x' * 301}").json["code"] == "bad-request"
    assert running_server.get("/api/rules/search?words=x&edition=nothing").json["code"] == "no-edition"
