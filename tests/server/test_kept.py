"""What follows from the build alone is worked out once, and kept as bytes; what is not, is paid for."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from casedepart.editions import load
from casedepart.editions.edition import MOST_RULES
from casedepart.server.kept import MOST_ASKED, Asked, Encoded, KeptAnswers
from tests.protocol.calling import call
from tests.server.serving import Server

PATHS = ("/api/texts", "/api/editions", "/api/editions/classic", "/api/rules?edition=pokemon&options=jackpot")


def test_it_is_sent_compressed_to_who_can_read_that_and_only_once_to_who_keeps_it(running_server: Server) -> None:
    for path in PATHS:
        plain = call(running_server.address, "GET", path)
        assert "content-encoding" not in plain.headers and plain.json
        small = call(running_server.address, "GET", path, headers={"Accept-Encoding": "br, gzip"})
        assert small.headers["content-encoding"] == "gzip" and gzip.decompress(small.body) == plain.body
        again = call(running_server.address, "GET", path, headers={"If-None-Match": plain.headers["etag"]})
        assert (again.status, again.body) == (304, b"")
        french = call(running_server.address, "GET", path, headers={"Accept-Language": "fr"})
        assert french.headers["content-language"] == "fr" and "accept-language" in french.headers["vary"]


def test_no_answer_that_a_key_opens_is_kept(running_server: Server) -> None:
    made = running_server.open_table("Anna")
    for what in ("", "/look", "/rules", "/price", "/edition"):
        answer = running_server.get(f"/api/tables/{made['table']}{what}", made["host"], accept_encoding="gzip")
        assert answer.headers["cache-control"] == "no-store"
        assert "etag" not in answer.headers and "content-encoding" not in answer.headers


def test_what_is_kept_costs_nothing_and_what_is_not_has_a_bucket_of_its_own(tmp_path: Path) -> None:
    server = Server(tmp_path, limits={"worked": (3, 0.001)})
    try:
        ask = "/api/rules?edition=classic&options=salary&numbers=go_salary:{number}"
        found = [server.get(ask.format(number=number)).status for number in (300, 300, 310, 320, 330, 310)]
        assert found == [200, 200, 200, 200, 429, 200]
        assert server.get("/api/price").status == 429
        assert server.get("/api/tables").status == 200
    finally:
        server.stop()


def test_a_price_that_is_refused_or_a_wrong_query_is_not_kept(running_server: Server) -> None:
    for _ in range(2):
        assert running_server.get("/api/settings?seats=x").status == 400
        assert running_server.get("/api/editions/none").status == 404


def test_of_answers_to_queries_only_some_are_kept_and_those_without_one_always() -> None:
    kept, answer = KeptAnswers(), Encoded.of({"a": 1})
    assert json.loads(answer.plain) == {"a": 1} and answer.compressed == b""
    kept.keep(Asked("/plain", "", "en"), answer)
    for number in range(2 * MOST_ASKED):
        kept.keep(Asked("/asked", f"n={number}", "en"), answer)
        assert kept.find(Asked("/asked", "n=0", "en")) is answer, "what is asked for again is not the oldest"
    assert len(kept.asked) == MOST_ASKED
    assert kept.find(Asked("/asked", "n=1", "en")) is None
    assert kept.find(Asked("/plain", "", "en")) is answer and kept.find(Asked("/plain", "", "fr")) is None


def test_an_edition_does_not_remember_the_rules_of_all_games_that_were_ever_thought_up() -> None:
    edition = load("classic")
    for number in range(2 * MOST_RULES):
        edition.rules(None, "standard", ["salary"], (("go_salary", str(300 + number)),))
    assert len(edition._rules) <= MOST_RULES + 1
