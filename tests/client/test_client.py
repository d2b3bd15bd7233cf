"""The reference client: it sits down, acts, is told what is wrong, and survives what breaks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from urllib.request import Request, urlopen

import pytest

from casedepart.client import Outdated, Refused, RemoteTable
from casedepart.table.wire.news import Advised, Previewed, Said
from tests.client.serving import Line, server_in
from tests.repository.tree import SOURCE, text_of
from tests.serving import Serving


@pytest.fixture
def table(server: Serving) -> Iterator[RemoteTable]:
    """A game of two who play on one device; nobody has rolled."""
    table = RemoteTable.create(server.address, ["Anna", "Bruno"], seats=2)
    with closing(table.socket):
        table.ask("start")
        yield table


def in_turn(table: RemoteTable) -> int:
    assert table.state.game is not None
    return table.state.game.turn


def test_it_is_short() -> None:
    assert len(text_of(SOURCE / "client.py").splitlines()) < 190


def test_an_answer_is_in_the_state_when_it_is_acknowledged(table: RemoteTable) -> None:
    before, seat = table.state.version, in_turn(table)
    table.act("rolls", seat=seat)
    assert table.state.version > before
    game = table.state.game
    # A card may lead to jail, and then the turn is over.
    assert game is not None and (game.rolled or game.turn != seat)


def test_a_refusal_has_its_rule_and_its_words(table: RemoteTable) -> None:
    before = table.state.game
    with pytest.raises(Refused) as refused:
        table.act("ends turn", seat=in_turn(table))
    assert refused.value.rule == "T1" and refused.value.told and refused.value.code
    assert table.state.game == before


def test_what_is_only_tried_changes_nothing(table: RemoteTable) -> None:
    before, seat = table.state.game, in_turn(table)
    told = table.ask("preview", acts=[{"verb": "rolls"}, {"verb": "ends turn"}], seat=seat)
    assert isinstance(told, Previewed) and told.sums == [0] and told.rule == "T1"
    advice = table.ask("advise", seat=seat)
    assert isinstance(advice, Advised) and [act.verb for act in advice.acts] == ["rolls"]
    assert table.state.game == before


def test_an_answer_to_an_old_question_is_outdated(table: RemoteTable) -> None:
    seat, old = in_turn(table), table.state.version
    table.act("rolls", seat=seat)
    with pytest.raises(Outdated):
        table.ask("act", version=old, verb="rolls", seat=seat)


def test_an_error_has_its_code_and_its_words(table: RemoteTable) -> None:
    with pytest.raises(Refused, match="flies") as refused:
        table.act("own", word="flies", seat=0)
    assert refused.value.code == "no-such-verb" and not refused.value.rule


def test_a_verb_of_someones_own_is_sent_by_its_word(table: RemoteTable) -> None:
    with pytest.raises(Refused, match="insures") as refused:  # No such variant is played at this table.
        table.act("insures", seat=0)
    assert refused.value.code == "no-such-verb"


def test_a_message_that_is_none_is_found_before_it_is_sent(table: RemoteTable) -> None:
    with pytest.raises(ValueError, match="flies"):
        table.ask("act", version=1, verb="flies", seat=0)
    with pytest.raises(ValueError, match="shrug"):
        table.ask("emote", emote="shrug", seat=0)


def test_who_watches_sees_all_and_cannot_act(table: RemoteTable) -> None:
    watcher = RemoteTable.watch(table.watch_link)
    with closing(watcher.socket):
        assert watcher.state.you.seats == [] and not watcher.state.you.host
        assert watcher.options().answers == {}
        assert watcher.state.game == table.state.game
        with pytest.raises(Refused) as refused:
            watcher.act("rolls", seat=in_turn(table))
        assert refused.value.code == "not-your-seat"


def test_friends_sit_down_by_the_link_until_it_is_full(server: Serving) -> None:
    host = RemoteTable.create(server.address, ["Anna"], seats=2)
    friend = RemoteTable.join(host.invitation, "Bruno")
    with closing(host.socket), closing(friend.socket):
        assert friend.state.you.seats == [1] and not friend.state.you.host
        with pytest.raises(Refused) as refused:
            RemoteTable.join(host.invitation, "Chloé")
        assert refused.value.code == "table-full"


def test_a_table_that_is_not_there_is_told(server: Serving) -> None:
    for attempt in (RemoteTable.watch, lambda link: RemoteTable.join(link, "Anna")):
        with pytest.raises(Refused) as refused:
            attempt(f"{server.address}/join/nowhere#{'k' * 24}")
        assert refused.value.code == "no-table"


def test_a_server_that_is_not_there_is_told() -> None:
    for attempt in (RemoteTable.watch, lambda link: RemoteTable.join(link, "Anna")):
        with pytest.raises(Refused, match="does not answer") as refused:
            attempt(f"http://127.0.0.1:9/join/nowhere#{'k' * 24}")
        assert refused.value.code == "unreachable"


@pytest.mark.parametrize(
    ("status", "body"),
    [(502, "<html>Bad Gateway</html>"), (200, "<html>Please log in</html>"), (503, '{"message": "down"}'), (500, "")],
)
def test_a_proxys_page_is_told_with_its_status_and_address(status: int, body: str) -> None:
    with proxy(status, body) as address, pytest.raises(Refused) as refused:
        RemoteTable.join(f"{address}/join/table#{'k' * 24}", "Anna")
    assert refused.value.code == "no-server"
    assert f"{address} answers with status {status}" in refused.value.told


@contextmanager
def proxy(status: int, body: str) -> Iterator[str]:
    """The address of something that answers every request with this, and is no server of tables."""

    class Page(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, *_: object) -> None:
            """Nothing is logged."""

    with HTTPServer(("127.0.0.1", 0), Page) as server:
        serving = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            serving.join()


def test_talk_is_heard(table: RemoteTable) -> None:
    watcher = RemoteTable.watch(table.watch_link)
    with closing(watcher.socket):
        table.ask("say", text="Well rolled!", seat=1)
        while not isinstance(heard := watcher.hear(), Said):
            pass
        assert (heard.seat, heard.text) == (1, "Well rolled!")


def test_keys_come_back_to_the_same_seats(table: RemoteTable) -> None:
    again = RemoteTable(table.address, table.id, table.keys)
    with closing(again.socket):
        assert again.state.you == table.state.you and again.state.you.seats == [0, 1]


def test_a_message_whose_reply_is_lost_counts_once(server: Serving) -> None:
    line = Line(server.port)
    table = RemoteTable.create(line.address, ["Anna", "Bruno"], seats=2)
    table.ask("start")
    while not all(seat.here for seat in table.state.table.seats):
        table.hear()
    line.swallowing = True
    table.act("rolls", seat=in_turn(table))
    assert line.cuts == 1
    assert record(server.address, table).count(b'"do": "rolls"') == 1
    table.socket.close()
    line.close()


def record(address: str, table: RemoteTable) -> bytes:
    """The record of a table so far."""
    request = Request(f"{address}/api/tables/{table.id}/record", headers={"Authorization": f"Bearer {table.keys[0]}"})
    with urlopen(request, timeout=120) as reply:
        return bytes(reply.read())


def test_a_server_that_is_killed_is_found_again_at_the_same_question(tmp_path: Path) -> None:
    server = server_in(tmp_path)
    table = RemoteTable.create(server.address, ["Anna", "Bruno"], seats=2)
    table.ask("start")
    table.act("rolls", seat=in_turn(table))
    shown = table.state.game
    server.kill()
    server.start()
    table.ask("say", text="Are you there?", seat=0)
    assert table.state.game == shown
    table.socket.close()
    server.stop()
