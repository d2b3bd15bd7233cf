"""Back to the booklet: the host takes all house rules away before the game; in it they are cited by number."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from casedepart.engine import Game, Refused
from casedepart.table import Settings
from casedepart.table.errors import Repeated, TableError
from casedepart.table.messages.opening import Booklet
from casedepart.table.wire.parts import Goods
from tests.table.desk import Desk, gathering, playing

HOUSE = {"options": ["powers", "salary", "no-auctions"], "numbers": {"go_salary": 300}}


def back_to_the_booklet(desk: Desk, by: str, host: bool) -> str:
    """What becomes of the wish: nothing to say, or the key of why not."""
    try:
        desk.ask(Booklet(id=desk.id()), by, host)
    except TableError as error:
        return error.code
    return ""


def test_the_host_takes_all_house_rules_away_and_the_edition_s_own_options_stay() -> None:
    desk = gathering(["Anna", "Bruno"], edition="pokemon", seats=2, **HOUSE)
    assert back_to_the_booklet(desk, "Bruno", host=False) == "not-host"
    assert back_to_the_booklet(desk, "Anna", host=True) == ""
    desk.check()
    with pytest.raises(Repeated):
        desk.ask(Booklet(id=f"m{desk.count}"), "Anna", host=True)
    assert (desk.table.standing.settings.options, desk.table.standing.settings.numbers) == (["powers"], {})
    assert back_to_the_booklet(desk, "Anna", host=True) == "so-already"
    desk.start()
    desk.check()
    assert [variant.name for variant in desk.game.rules.variants] == ["powers"]
    assert back_to_the_booklet(desk, "Anna", host=True) == "already-started"


def test_house_rules_are_cited_by_their_numbers_in_refusals_and_in_the_log() -> None:
    desk = playing(["Anna", "Bruno"], seats=2, options=["snake-eyes", "own-turn-trades", "no-auctions"])
    other = 1 - desk.game.turn
    name = desk.table.standing.seats[other].name
    with pytest.raises(Refused) as refused:
        desk.offer(name, 1 - other, Goods(cash=1), Goods(cash=2))
    assert refused.value.rule == "H21"
    cited: set[str] = set()
    while "H16" not in cited:
        seat, word = next(declining(desk.game))
        answers = desk.act(desk.table.standing.seats[seat].name, word)
        cited |= {event.rule for answer in answers for event in answer.events}
        assert desk.table.version < 400, cited


def declining(game: Game) -> Iterator[tuple[int, str]]:
    """What those who are asked may answer, first what buys nothing."""
    words = [(seat, word) for seat in range(2) for word in game.options(seat).words()]
    yield from sorted(words, key=lambda answer: answer[1] not in ("declines", "rolls", "ends", "pays"))


def test_a_link_says_house_rules_with_their_numbers() -> None:
    settings = Settings(options=["jackpot", "salary"], numbers={"go_salary": 300, "pot_begins": 500})
    assert settings.query() == "options=jackpot,salary&numbers=go_salary:300,pot_begins:500"
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
