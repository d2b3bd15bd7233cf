"""Prices of whole sets of house rules: measured in the background, bounded, cached, and given up when nobody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from casedepart.editions import GameSpec, load
from casedepart.server import prices
from casedepart.server.errors import ServerError
from casedepart.server.house import Played, house_taken, price_view
from casedepart.server.prices import STEPS, Prices, Setting
from casedepart.server.worker import About, Result
from casedepart.sim.comparison.prices import PairsAsked, play_pairs, price_of
from casedepart.sim.games import Simulation
from casedepart.study.house_figures import committed
from casedepart.table.settings import Settings
from tests.server.at_home import AtHome
from tests.server.serving import Server
from tests.waiting import wait_until


class Counting(AtHome):
    """A worker in this process that counts what it did."""

    pieces = 0

    def ask(self, work: Callable[[About], Result], about: About, seconds: float) -> Result:
        Counting.pieces += 1
        return super().ask(work, about, seconds)


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prices are measured in this process, by few games."""
    monkeypatch.setattr(prices, "Worker", Counting)
    monkeypatch.setattr(prices, "STEPS", (2, 4))
    monkeypatch.setattr(prices, "PIECE", 2)
    monkeypatch.setattr(Counting, "pieces", 0)


def setting(*options: str) -> Setting:
    """Two players of Sore Losers, with these house rules and without."""
    spec = GameSpec("sore-losers", "sore-losers", options=options)
    two = ("steady",) * 2
    return Setting(Simulation(spec.printed(), two, "t"), Simulation(spec, two, "t"))


async def finished(measured: Prices, asked: Setting) -> prices.Measuring:
    """Ask as a page does, until there is no more to come."""
    found = await measured.answer(asked)
    while not found.done:
        found = await measured.answer(asked)
    return found


def test_a_price_firms_up_step_by_step_and_is_measured_once(at_home: None) -> None:
    async def ask() -> None:
        measured = Prices()
        first = await measured.answer(setting("salary"))
        assert first.price is not None and first.price.pairs == 2 and not first.done
        found = await finished(measured, setting("salary"))
        assert found is first and found.price is not None and found.price.pairs == 4
        assert found.price == replace(price_of(found.pairs), among=3 * 2)
        played = Counting.pieces
        assert (await measured.answer(setting("salary"))).price == found.price
        assert Counting.pieces == played
        measured.worker.stop()

    asyncio.run(ask())


def test_nobody_s_price_is_given_up_and_goes_on_where_it_was_when_someone_asks_again(
    at_home: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        now = [0.0]
        measured = Prices(lambda: now[0])
        found = measured.want(setting("salary"))
        now[0] += prices.ABANDONED + 1
        assert found.task is not None
        await found.task
        assert len(found.pairs) <= prices.PIECE and not found.done and not found.running
        before = list(found.pairs)
        again = await finished(measured, setting("salary"))
        assert again is found and again.pairs[: len(before)] == before and len(again.pairs) == 4
        measured.worker.stop()

    asyncio.run(ask())


def test_only_so_many_are_measured_at_a_time_and_only_so_many_are_kept(
    at_home: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        monkeypatch.setattr(prices, "MOST_AT_ONCE", 2)
        monkeypatch.setattr(prices, "KEPT", 1)
        measured = Prices()
        for option in ("salary", "fine"):
            measured.want(setting(option))
        with pytest.raises(ServerError) as refused:
            measured.want(setting("jackpot"))
        assert (refused.value.code, refused.value.status) == ("too-many", 429)
        for option in ("salary", "fine"):
            await finished(measured, setting(option))
        await asyncio.gather(*(one.task for one in measured.by_setting.values() if one.task))
        await finished(measured, setting("jackpot"))
        assert not measured.known(setting("salary")) and measured.known(setting("jackpot"))
        measured.worker.stop()

    asyncio.run(ask())


def test_rules_that_bots_cannot_play_have_no_price_and_the_line_still_counts_them(
    at_home: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(asked: object) -> None:
        raise ValueError("these rules make no sense")

    async def ask() -> None:
        monkeypatch.setattr(prices, "play_pairs", broken)
        measured = Prices()
        edition = load("classic")
        chosen = Settings(options=["salary", "fine"], seats=2).checked(edition)
        played = Played(chosen, edition)
        found = await finished(measured, played.setting())
        assert found.failed
        told = price_view(played, "en", 2, found)
        assert (told.line, told.price, told.ready) == ("2 house rules", "", True)
        measured.worker.stop()

    asyncio.run(ask())


def test_a_measured_rule_is_told_at_once_and_one_with_another_number_has_no_price_of_its_own() -> None:
    edition = load("classic")
    alone = Played(Settings(options=["speed-die"]).checked(edition), edition)
    told = price_view(alone, "en", 4, None)
    assert told.ready and told.line.startswith("One house rule; about ") and told.line.endswith(" minutes shorter")
    assert told.taken[0].rule == "H2" and told.taken[0].price == told.rules["speed-die"] == told.price
    # Alone against bots a game is shorter, and so is what a rule takes off it.
    assert price_view(alone, "en", 1, None).line != told.line
    other = Played(Settings(options=["salary"], numbers={"go_salary": 300}).checked(edition), edition)
    assert other.measured is None and other.is_measurable
    (taken,) = price_view(other, "fr", 4, prices.Measuring(other.setting())).taken
    assert (taken.rule, taken.price, taken.numbers) == ("H10", "", ["Le salaire\u00a0: 300"])
    assert "300" in taken.text and "400" not in taken.text
    timed = Played(Settings(mode="timed", options=["salary"]).checked(edition), edition)
    assert not timed.is_measurable
    assert price_view(timed, "en", 4, None).line == "One house rule; the game lasts as long as you have agreed"


def test_a_limit_of_time_is_measured_with_the_minutes_that_are_agreed_on() -> None:
    edition = load("classic")
    played = Played(Settings(options=["time-limit"], minutes=45, seats=3).checked(edition), edition)
    assert played.setting().house.timed_turns == 90
    assert played.setting().printed.spec.options == ()
    assert [taken.numbers for taken in house_taken(played, "en")] == [["Minutes until the count: 45"]]


def test_a_price_over_http_becomes_firm_while_it_is_asked_for(running_server: Server) -> None:
    query = "/api/price?edition=sore-losers&seats=2&options=salary,fine,double-go&numbers=go_salary:300"
    seen: list[Any] = []

    def firm() -> bool:
        seen.append(running_server.get(query, **{"Accept-Language": "en"}).json)
        return bool(seen[-1]["ready"])

    wait_until(firm)
    assert seen[-1]["pairs"] == STEPS[-1] and seen[-1]["line"].startswith("3 house rules; about ")
    assert {one["pairs"] for one in seen} <= {0, *STEPS}
    assert [taken["rule"] for taken in seen[-1]["taken"]] == ["H10", "H11", "H12"]
    # No one measures it again: it is there at once, for a table that plays so, too.
    opened = running_server.open_table(
        "Anna",
        start=False,
        edition="sore-losers",
        seats=2,
        options=["salary", "fine", "double-go"],
        numbers={"go_salary": 300},
    )
    path = f"/api/tables/{opened['table']}/price"
    assert running_server.get(path).status == 404
    at_table = running_server.get(path, opened["host"], **{"Accept-Language": "en"}).json
    assert at_table["ready"] and at_table["pairs"] == STEPS[-1]
    with running_server.talk(opened["table"], opened["host"]) as talk:
        assert talk.ask("booklet")["type"] == "done"
    assert running_server.get(path, opened["host"]).json["line"] == ""


def test_an_edition_of_one_s_own_that_differs_in_words_alone_has_the_measured_price(running_server: Server) -> None:
    text = 'extends = "pokemon"\nid = "mine"\n[theme]\nhouses = { fr = "abris", en = "shelters", source = "ours" }\n'
    settings = {"edition": "mine", "options": ["speed-die"], "seats": 4}
    opened = running_server.post("/api/tables", {"settings": settings, "edition_file": text}).json
    told = running_server.get(f"/api/tables/{opened['table']}/price", opened["host"]).json
    assert told["ready"] and told["pairs"] == committed().games and told["taken"][0]["price"] in told["rules"].values()


def test_settings_that_do_not_go_together_have_no_price_but_a_reason(running_server: Server) -> None:
    answer = running_server.get("/api/price?options=rent-taken,prompt-claims", **{"Accept-Language": "en"})
    assert (answer.status, answer.json["code"]) == (409, "rules-contradict")
    assert "H18" in answer.json["told"] and "H19" in answer.json["told"]


def test_the_rules_of_a_table_list_its_house_rules_with_its_numbers_and_prices(running_server: Server) -> None:
    query = "/api/rules?edition=classic&language=en&options=no-auctions,salary&numbers=go_salary:300"
    found = running_server.get(query).json
    assert [(one["rule"], one["numbers"]) for one in found["house"]] == [("H10", ["The salary: 300"]), ("H16", [])]
    rules = {rule["number"]: rule for chapter in found["chapters"] for rule in chapter["rules"]}
    assert "£300" in rules["H10"]["text"] or "300" in rules["H10"]["text"]
    assert rules["H16"]["played"] and "min" in rules["H16"]["price"] and not rules["H1"]["played"]
    assert rules["B3"]["price"] == ""
    book = running_server.get("/api/rules?language=fr").json
    assert book["house"] == []


def test_house_rules_that_contradict_each_other_say_so_both(running_server: Server) -> None:
    (classic,) = [one for one in running_server.get("/api/editions").json if one["id"] == "classic"]
    excludes = {one["name"]: one["excludes"] for one in classic["house"]}
    assert excludes["no-auctions"] == ["sealed-auctions"] and excludes["sealed-auctions"] == ["no-auctions"]
    assert excludes["rent-taken"] == ["prompt-claims"] and excludes["salary"] == []


def test_the_numbers_of_house_rules_are_told_with_their_bounds(running_server: Server) -> None:
    (classic,) = [one for one in running_server.get("/api/editions").json if one["id"] == "classic"]
    house = {one["name"]: one for one in classic["house"]}
    assert house["no-auctions"]["numbers"] == [] and house["no-auctions"]["rule"] == "H16"
    (turns,) = house["turn-limit"]["numbers"]
    assert turns == {
        "name": "turn_limit",
        "setting": False,
        "label": {"fr": "Tours de chaque joueur", "en": "Turns of each player"},
        "usual": 30,
        "least": 1,
        "most": 10_000,
    }
    (minutes,) = house["time-limit"]["numbers"]
    assert (minutes["name"], minutes["setting"], minutes["usual"]) == ("minutes", True, Settings().minutes)


def test_a_server_that_measures_stops_in_time(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    try:
        server.get("/api/price?options=salary,fine,jackpot&seats=8")
    finally:
        server.stop()


def test_pairs_are_the_same_games_wherever_they_are_played() -> None:
    asked = setting("salary")
    pairs = play_pairs(PairsAsked(asked.printed, asked.house, range(3)))
    assert pairs[1:] == play_pairs(PairsAsked(asked.printed, asked.house, range(1, 3)))
