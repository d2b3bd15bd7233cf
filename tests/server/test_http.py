"""The HTTP side: every call, what it takes and what it says when it does not."""

from __future__ import annotations

import re
from typing import Any

import pytest

from casedepart.server.bodies import EDITION_CHARACTERS
from casedepart.server.errors import CONFLICT, STATUS
from casedepart.server.routes import ROUTES
from tests.repository.tree import ROOT, text_of
from tests.server.serving import Server
from tests.waiting import wait_until


def test_health_says_that_the_database_answers(running_server: Server) -> None:
    answer = running_server.get("/health")
    assert answer.status == 200
    assert list(answer.json) == ["version"], "how many tables there are is nobody's business"


def test_metrics_are_for_this_machine_and_not_for_who_comes_through_a_proxy(running_server: Server) -> None:
    assert "casedepart_sockets" in running_server.get("/metrics").text
    assert running_server.get("/metrics", x_forwarded_for="203.0.113.7").status == 404


def test_every_call_is_described(running_server: Server) -> None:
    described = running_server.get("/api/openapi.json").json
    assert {(route.path, route.method.lower()) for route in ROUTES} == {
        (path, method) for path, methods in described["paths"].items() for method in methods
    }


def test_editions_are_listed_and_shown_whole(running_server: Server) -> None:
    listed = running_server.get("/api/editions").json
    assert listed[0]["id"] == "classic"
    assert listed[0]["name"]["fr"] == "Classique"
    assert running_server.get("/api/editions/pokemon").json["id"] == "pokemon"
    assert running_server.get("/api/editions/nothing").json["code"] == "no-edition"


@pytest.mark.parametrize("path", ["..%2F..%2Fsecret.toml", "%2Fetc%2Fpasswd", "classic.toml"])
def test_no_file_is_taken_for_an_edition(running_server: Server, path: str) -> None:
    assert running_server.get(f"/api/editions/{path}").status == 404


def test_an_edition_is_checked_with_lines_and_cures(running_server: Server) -> None:
    fine = running_server.post("/api/editions/check", {"edition_file": 'extends = "classic"\nid = "mine"\n'}).json
    assert fine["faults"] == [] and fine["edition"]["id"] == "mine"
    broken = running_server.post("/api/editions/check", {"edition_file": 'extends = "classic"\ncolour = 1\n'}).json
    assert broken["edition"] is None
    assert [fault["line"] for fault in broken["faults"]] == [2]
    assert broken["faults"][0]["cure"]


def test_settings_in_a_link_are_checked_and_spelled_out(running_server: Server) -> None:
    answer = running_server.get("/api/settings?edition=pokemon&mode=speed&options=powers&public=yes").json
    assert answer["settings"]["options"] == ["powers"]
    assert answer["settings"]["public"] is True
    assert answer["settings"]["clock"] == "off"
    assert running_server.get(f"/api/settings?{answer['link']}").json == answer
    assert running_server.get("/api/settings?mode=slow").json["code"] == "no-such-choice"
    assert running_server.get("/api/settings?seats=many").json["code"] == "bad-request"
    assert running_server.get("/api/settings?edition=nothing").json["code"] == "no-edition"


def test_a_table_is_opened_with_people_on_one_device(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", seats=3)
    assert [seat["seat"] for seat in made["seats"]] == [0, 1]
    shown = running_server.get(f"/api/tables/{made['table']}", made["seats"][1]["key"]).json
    assert shown["seats"] == [1] and not shown["host"]
    assert shown["table"]["phase"] == "playing"
    assert [seat["name"] for seat in shown["table"]["seats"]][:2] == ["Anna", "Bruno"]
    assert shown["table"]["seats"][2]["bot"].startswith("shrewd:")


def test_a_table_plays_an_edition_that_was_sent_with_it(running_server: Server) -> None:
    text = 'extends = "classic"\nid = "mine"\nname = { fr = "La mienne", en = "My own", source = "ours" }\n'
    body = {"edition_file": text, "people": [{"name": "Anna"}], "settings": {"seats": 2}, "start": True}
    made = running_server.post("/api/tables", body).json
    shown = running_server.get(f"/api/tables/{made['table']}", made["host"]).json
    assert (shown["table"]["edition"], shown["table"]["phase"]) == ("mine", "playing")
    whole = running_server.get(f"/api/tables/{made['table']}/edition", made["watch"]).json
    assert whole["name"]["en"] == "My own"
    refused = running_server.post("/api/tables", {**body, "edition_file": 'extends = "other.toml"'})
    assert (refused.status, refused.json["code"]) == (409, "bad-edition")


def test_friends_sit_down_by_the_invitation(running_server: Server) -> None:
    made = running_server.open_table("Anna", seats=3, start=False)
    path = f"/api/tables/{made['table']}/join"
    joined = running_server.post(path, {"name": "Bruno"}, made["invite"])
    assert (joined.status, joined.json["seat"]) == (201, 1)
    assert running_server.post(path, {"name": "Bruno"}, made["invite"]).json["code"] == "name-twice"
    assert running_server.post(path, {"name": "Chloé", "seat": 1}, made["invite"]).json["code"] == "seat-taken"
    assert running_server.post(path, {"name": "Chloé"}, made["watch"]).json["code"] == "not-allowed"
    assert running_server.post(path, {"name": "Chloé"}, made["host"]).status == 201
    full = running_server.post(path, {"name": "David"}, made["invite"])
    assert (full.status, full.json["code"]) == (409, "table-full")


def test_a_private_table_without_its_key_is_the_same_as_none(running_server: Server) -> None:
    made = running_server.open_table("Anna", start=False)
    for method, rest, body in [
        ("GET", "", None),
        ("GET", "/record", None),
        ("GET", "/edition", None),
        ("POST", "/join", {"name": "Bruno"}),
        ("POST", "/code", None),
    ]:
        found = [
            running_server.call(method, f"/api/tables/{table}{rest}", body, key)
            for table in (made["table"], "A" * 22)
            for key in ("", "B" * 24)
        ]
        bare = [(answer.status, answer.text, sorted(answer.headers)) for answer in found]
        assert bare == [bare[0]] * 4
        assert found[0].json["code"] == "no-table"


def test_only_tables_that_wish_so_are_listed(running_server: Server) -> None:
    private = running_server.open_table("Anna", start=False)
    public = running_server.open_table("Anna", start=False, public=True)

    def listed() -> dict[str, Any]:
        return {table["id"]: table for table in running_server.get("/api/tables").json}

    with running_server.talk(private["table"], private["host"]), running_server.talk(public["table"], public["host"]):
        wait_until(lambda: public["table"] in listed())
        assert private["table"] not in listed()
        assert listed()[public["table"]]["people"] == ["Anna"]
    table = public["table"]
    assert running_server.get(f"/api/tables/{table}").json["watching"]
    assert running_server.post(f"/api/tables/{table}/join", {"name": "Bruno"}).status == 201


def test_a_code_belongs_to_the_key_that_made_it_and_dies_when_the_seat_changes_hands(running_server: Server) -> None:
    made = running_server.open_table("Anna", seats=3, start=False)
    table = f"/api/tables/{made['table']}"
    old = running_server.post(f"{table}/join", {"name": "Bruno"}, made["invite"]).json
    code = running_server.post(f"{table}/code", None, old["key"]).json["code"]
    with running_server.talk(made["table"], made["host"]) as talk:
        talk.wait("state")
        assert talk.ask("remove", other=old["seat"])["type"] == "done"
    new = running_server.post(f"{table}/join", {"name": "Chloé", "seat": old["seat"]}, made["invite"]).json
    assert running_server.post("/api/seats", {"code": code}).json["code"] == "no-code"
    assert running_server.get(table, new["key"]).json["seats"] == [old["seat"]]


def test_a_code_moves_a_seat_to_another_device_once(running_server: Server) -> None:
    made = running_server.open_table("Anna", start=False)
    old = made["seats"][0]["key"]
    code = running_server.post(f"/api/tables/{made['table']}/code", None, old).json["code"]
    assert len(code) == 8 and not set(code) & set("01OILU")
    typed = f" {code[:4].lower()}-{code[4:]}"
    moved = running_server.post("/api/seats", {"code": typed})
    assert (moved.status, moved.json["table"], moved.json["seat"]) == (200, made["table"], 0)
    assert running_server.post("/api/seats", {"code": code}).json["code"] == "no-code"
    assert running_server.get(f"/api/tables/{made['table']}", old).status == 404
    assert running_server.get(f"/api/tables/{made['table']}", moved.json["key"]).json["seats"] == [0]
    assert running_server.post(f"/api/tables/{made['table']}/code", None, made["watch"]).json["code"] == "not-allowed"


def test_sitting_down_again_with_a_key_of_ones_own_gives_the_same_seat(running_server: Server) -> None:
    made = running_server.open_table("Anna", seats=3, start=False)
    path, body = f"/api/tables/{made['table']}/join", {"name": "Bruno", "key": "my-own-key_0123456789abc"}
    first = running_server.post(path, body, made["invite"])
    assert (first.status, first.json["key"]) == (201, body["key"])
    again = running_server.post(path, body, made["invite"])
    assert (again.status, again.json) == (201, first.json)
    assert running_server.get(f"/api/tables/{made['table']}", body["key"]).json["seats"] == [first.json["seat"]]
    assert running_server.post(path, {**body, "key": "B" * 24}, made["invite"]).json["code"] == "name-twice"


@pytest.mark.parametrize("key", ["", "short", "A" * 65, "A" * 24 + "\n", "A" * 23 + "é", "A" * 23 + "!"])
def test_a_key_of_ones_own_is_long_and_plain(running_server: Server, key: str) -> None:
    made = running_server.open_table("Anna", start=False)
    answer = running_server.post(f"/api/tables/{made['table']}/join", {"name": "Bruno", "key": key}, made["invite"])
    assert (answer.status, answer.json["code"]) == (400, "bad-request")


@pytest.mark.parametrize("which", ["host", "invite", "watch"])
def test_no_seat_gets_a_key_that_opens_something_else(running_server: Server, which: str) -> None:
    made = running_server.open_table("Anna", start=False)
    body = {"name": "Bruno", "key": made[which]}
    answer = running_server.post(f"/api/tables/{made['table']}/join", body, made["invite"])
    assert (answer.status, answer.json["code"]) == (403, "not-allowed")


def test_a_code_given_again_with_the_same_key_gives_the_same_seat(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno", start=False)
    code = running_server.post(f"/api/tables/{made['table']}/code", None, made["seats"][1]["key"]).json["code"]
    body = {"code": code, "key": "C" * 32}
    first = running_server.post("/api/seats", body)
    assert (first.status, first.json) == (200, {"table": made["table"], "seat": 1, "key": "C" * 32})
    assert running_server.post("/api/seats", body).json == first.json
    for other in ({"code": code}, {"code": code, "key": "D" * 32}):
        assert running_server.post("/api/seats", other).json["code"] == "no-code"
    with running_server.talk(made["table"], "C" * 32) as talk:
        assert talk.ask("leave")["type"] == "done"
    joining = {"name": "Chloé", "seat": 1, "key": "E" * 24}
    assert running_server.post(f"/api/tables/{made['table']}/join", joining, made["invite"]).status == 201
    assert running_server.post("/api/seats", body).json["code"] == "no-code", "it takes nobody's seat away"
    assert running_server.get(f"/api/tables/{made['table']}", "E" * 24).json["seats"] == [1]


def test_a_seat_has_one_code_at_a_time(running_server: Server) -> None:
    made = running_server.open_table("Anna", start=False)
    path, key = f"/api/tables/{made['table']}/code", made["seats"][0]["key"]
    first, second = (running_server.post(path, None, key).json["code"] for _ in range(2))
    assert running_server.post("/api/seats", {"code": first}).json["code"] == "no-code"
    assert running_server.post("/api/seats", {"code": second}).status == 200


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b"", "truncated"),
        (b"[]", "expected object"),
        (b'{"settings": {"seats": 99}}', "in settings.seats"),
        (b'{"seats": 3}', "unknown field seats"),
        (b"[" * 9000, "expected object"),
        (b'{"settings":' * 9000, "unknown field settings"),
        (b"\xff\xfe", "malformed"),
    ],
)
def test_a_body_that_cannot_be_read_is_told_where(running_server: Server, body: bytes, told: str) -> None:
    answer = running_server.post("/api/tables", body)
    assert (answer.status, answer.json["code"]) == (400, "bad-request")
    assert told in answer.json["told"].lower()


def test_a_body_is_bounded_while_it_is_read(running_server: Server) -> None:
    long = {"name": "A" * 20_000}
    path = f"/api/tables/{running_server.open_table('Anna', start=False)['table']}/join"
    assert running_server.post(path, long).status == 413
    chunked = b"4e20\r\n" + b" " * 20_000 + b"\r\n0\r\n\r\n"
    answer = running_server.call("POST", path, chunked, headers={"Transfer-Encoding": "chunked"})
    assert (answer.status, answer.json["code"]) == (413, "too-big")


def test_errors_are_told_in_the_language_that_is_preferred(running_server: Server) -> None:
    english = running_server.get("/api/tables/x").json["told"]
    assert english == running_server.get("/api/tables/x", accept_language="de, en;q=0.5, fr;q=0.4").json["told"]
    assert running_server.get("/api/tables/x", accept_language="fr-CH, en;q=0.5").json["told"].startswith("Cette table")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"settings": {"ruleset": "sore-losers", "mode": "timed"}}, "no-such-choice"),
        ({"settings": {"seats": 7, "edition": "pokemon"}}, "too-many-seats"),
        ({"settings": {"options": ["no-auctions", "sealed-auctions"]}}, "rules-contradict"),
        ({"settings": {"numbers": {"turn_limit": 20_000}}}, "bad-settings"),
        ({"people": [{"name": str(number)} for number in range(7)]}, "too-many-people"),
        ({"people": [{"name": "Anna"}, {"name": "ANNA"}]}, "name-twice"),
        ({"edition_file": "nonsense"}, "bad-edition"),
    ],
)
def test_what_is_in_its_form_and_does_not_go_together_is_a_conflict(
    running_server: Server, body: dict[str, Any], code: str
) -> None:
    answer = running_server.post("/api/tables", body)
    assert (answer.status, answer.json["code"]) == (409, code)


@pytest.mark.parametrize(("seats", "status"), [("5.0", 201), ("5e0", 201), ("5.5", 400), ('"5"', 400), ("true", 400)])
def test_a_whole_number_is_one_however_it_is_written(running_server: Server, seats: str, status: int) -> None:
    answer = running_server.call("POST", "/api/tables", f'{{"settings": {{"seats": {seats}}}}}'.encode())
    assert answer.status == status, answer.text


def test_an_edition_file_is_as_long_as_it_may_be_however_it_is_escaped(running_server: Server) -> None:
    longest = "# " + "🎲" * (EDITION_CHARACTERS - 2)
    assert running_server.post("/api/editions/check", {"edition_file": longest}).status == 200
    longer = running_server.post("/api/editions/check", {"edition_file": longest + "#"})
    assert (longer.status, longer.json["code"]) == (400, "bad-request")


def test_an_address_of_its_own_is_no_name(running_server: Server) -> None:
    answer = running_server.get("/api/editions/check")
    assert (answer.status, answer.json["code"], answer.headers["allow"]) == (405, "wrong-method", "POST")


def test_what_is_not_there_says_so(running_server: Server) -> None:
    assert running_server.get("/api/nothing").json["code"] == "no-address"
    answer = running_server.call("DELETE", "/api/tables")
    assert (answer.status, answer.json["code"]) == (405, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


def test_every_status_of_an_error_stands_in_the_protocol() -> None:
    page = text_of(ROOT / "docs" / "protocol.md").partition("| status | the request |")[2].partition("\n\n")[0]
    assert {int(status) for status in re.findall(r"\b[45]\d\d\b", page)} == {*STATUS.values(), CONFLICT}
