"""Whatever becomes of messages on the way, each counts once and everyone sees the same game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from casedepart.engine.actions import Goods, Offer, action, verb_of
from casedepart.engine.notation import action_words
from casedepart.record import Agreement, Record, parse
from tests.protocol.calling import opened, record_text
from tests.protocol.person import Person, Sent
from tests.protocol.plans import Step, follow, plans
from tests.serving import Serving
from tests.waiting import holds

SEATINGS = ([[0], [1], [2]], [[0, 1], [2]], [[0], [1]])
"""Which seats are played on one device."""
GAMES = (
    {"edition": "classic", "mode": "standard"},
    {"edition": "sore-losers"},
    {"edition": "pokemon", "options": ["powers"]},
    {"edition": "classic", "options": ["rent-taken"]},
)
ALWAYS_HOLD = ("claims", "bids", "passes")
"""What may be said by an older state."""
BY_ITSELF = "withdraws"
"""What the table may do in someone's name."""


# The dice are never the same twice: to look for a shorter plan would only take long.
@settings(max_examples=12, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate])
@given(st.sampled_from(SEATINGS), st.sampled_from(GAMES), plans())
def test_messages_that_are_lost_repeated_late_or_out_of_order_count_once(
    server: Serving, seating: list[list[int]], game: dict[str, Any], plan: list[Step]
) -> None:
    names = ["Anna", "Bruno", "Chloé"][: sum(len(seats) for seats in seating)]
    made = opened(server.address, names, seats=len(names), auction=0, offers=0, **game)
    people = [
        Person(server.address, made["table"], [made["seats"][seat]["key"] for seat in seats]) for seats in seating
    ]
    watcher = Person(server.address, made["table"], [made["watch"]])
    try:
        for person in (*people, watcher):
            person.connected()
        follow(plan, people)
        for person in people:
            person.settle()
        agree([*people, watcher])
        text = record_text(server.address, made["table"], made["watch"])
        check_replies(people)
        check_record(parse(text, "record.jsonl"), people)
        check_stale(people)
        check_chat(people)
    finally:
        for person in (*people, watcher):
            person.close()


def agree(people: list[Person]) -> None:
    """Everyone, connected anew or not, comes to see the same version of the same game."""

    def same() -> bool:
        for person in people:
            person.catch_up()
        views = [person.view() for person in people]
        return all(view == views[0] for view in views)

    assert holds(same), [person.view() for person in people]


def check_replies(people: list[Person]) -> None:
    """What took effect is told so in the same words each time, and no two messages took effect at one version."""
    done = [sent for person in people for sent in person.sent.values() if sent.done is not None]
    versions = [sent.done for sent in done]
    assert len(set(versions)) == len(versions)
    for sent in done:
        told = [reply for reply in sent.replies if reply["type"] == "done"]
        assert all(reply == told[0] for reply in told), sent
        if sent.message.get("verb") not in ALWAYS_HOLD:
            assert len(told) == len(sent.replies), sent
    for sent in (sent for person in people for sent in person.sent.values()):
        assert all(reply["told"] for reply in sent.replies if reply["type"] in ("refused", "error")), sent


def check_record(record: Record, people: list[Person]) -> None:
    """The record holds what was acknowledged, in that order, each once, and nothing else of anyone's."""
    assert isinstance(record.check(), Agreement)
    players = list(record.header.players)
    acts = sorted(done_acts(people), key=lambda sent: sent.done or 0)
    acknowledged = [(players[sent.message["seat"]], words(sent, players)) for sent in acts]
    written = [(answer.by, answer.do) for answer in record.answers if answer.by != "chance"]
    assert [said for said in written if not said[1].startswith(BY_ITSELF)] == [
        said for said in acknowledged if not said[1].startswith(BY_ITSELF)
    ]


def done_acts(people: list[Person]) -> list[Sent]:
    """Answers that took effect."""
    return [
        sent
        for person in people
        for sent in person.sent.values()
        if sent.done is not None and sent.message["type"] == "act"
    ]


def words(sent: Sent, players: list[str]) -> str:
    """A message in the words of a record."""
    message = sent.message
    if message["verb"] == "offers":
        return action_words(Offer(message["n"], Goods(message["give"]["cash"]), Goods()), players)
    return action_words(action(verb_of(message["verb"]), message["n"]), players)


def check_stale(people: list[Person]) -> None:
    """An answer took effect only if the game was as its sender saw it; who was told that it is stale, was late."""
    moves = sorted(sent.done or 0 for sent in done_acts(people))
    for sent in (sent for person in people for sent in person.sent.values() if sent.message["type"] == "act"):
        seen, made = sent.message["version"], sent.done
        if made is not None and sent.message["verb"] not in ALWAYS_HOLD:
            assert not [move for move in moves if seen < move < made], sent
        for reply in sent.replies:
            if reply["type"] == "stale":
                assert any(seen < move <= reply["version"] for move in moves), sent


def check_chat(people: list[Person]) -> None:
    """Every line that was acknowledged is heard once, in the order of its version, by who comes later."""
    for person in people:
        person.vanish()
        person.connected()
    spoken = {
        sent.done: sent.message["text"]
        for person in people
        for sent in person.sent.values()
        if sent.done is not None and sent.message["type"] == "say"
    }
    for person in people:
        assert {line["version"]: line["text"] for line in person.chat} == spoken
        assert all(before["version"] < after["version"] for before, after in pairwise(person.chat))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_message_over_many_connections_at_once_counts_once(server: Serving, seats: int) -> None:
    made = opened(server.address, [f"P{seat}" for seat in range(seats)], seats=seats, auction=0)
    people = [Person(server.address, made["table"], [seat["key"]]) for seat in made["seats"]]
    for person in people:
        person.connected()
    turn = people[0].state["game"]["turn"]
    person = people[turn]
    wires = [person.another() for _ in range(8)]
    name = person.make(type="act", verb="rolls")
    for wire in wires:
        wire.send(person.sent[name].message)
    told = [wire.hear_until("done") for wire in wires]
    assert all(reply == told[0] for reply in told)
    record = parse(record_text(server.address, made["table"], made["watch"]), "record.jsonl")
    assert [answer.do for answer in record.answers if answer.by != "chance"] == ["rolls"]
    for wire in (*wires, *(one.connected() for one in people)):
        wire.close()
