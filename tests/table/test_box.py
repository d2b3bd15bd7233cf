"""The box on the table: dice and cards told by hand, mistakes, and what the record says of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from casedepart.editions import Edition, load
from casedepart.editions.upload import from_text
from casedepart.engine.actions import Refused
from casedepart.record import Agreement, parse, verify
from casedepart.record.proof import Unproven
from casedepart.scenario import run_file
from casedepart.table import StaleError, Table, TableError
from casedepart.table.box_file import box_file
from casedepart.table.creation import branch_entry, rematch_entry
from casedepart.table.entry import Sitter
from casedepart.table.history import moments
from casedepart.table.journal import encode
from casedepart.table.journal_record import record_of, told_by
from casedepart.table.may import may_told
from casedepart.table.messages.box import ByHand, Correct, DrawByHand, NameSquare, ThrowByHand, Undo
from casedepart.table.messages.message import BoxCommand
from casedepart.table.position_form import given_of, position_told, tried
from casedepart.table.states import box_shown, shared
from casedepart.table.wire.box import GivenPlayer, GivenPosition
from tests.table.box_desk import BoxDesk
from tests.table.desk import KEYS, NOON, playing, same

TWO = ["Anna", "Bruno"]


def begun(people: list[str] = TWO, **settings: Any) -> BoxDesk:
    """A box at which the first player is to roll."""
    box = BoxDesk(people, **settings)
    box.throw(6, 5)
    for _ in people[1:]:
        box.throw(1, 2)
    return box


def correct(box: BoxDesk, *players: GivenPlayer, turn: int | None = None) -> None:
    given = GivenPosition(players=list(players), turn=turn)
    box.desk.ask(Correct(id=box.desk.id(), given=given), box.host, host=True)


def error(box: BoxDesk, ask: BoxCommand, by: str, host: bool = False) -> str:
    """The code of what is wrong; nothing has changed."""
    before = box.desk.table.version
    with pytest.raises(TableError) as found:
        box.desk.ask(ask, by, host)
    assert box.desk.table.version == before
    assert found.value.told("fr") != found.value.told("en")
    return found.value.code


# Dice and cards


def test_nothing_hurries_at_the_box() -> None:
    settings = begun(clock="fast", auction=20, offers=60, pace="fast").desk.table.standing.settings
    assert (settings.clock, settings.auction, settings.offers, settings.pace) == ("off", 0, 0, "people")


def test_the_table_asks_who_throws_for_the_first_turn_and_waits() -> None:
    box = BoxDesk(["Anna", "Bruno", "Chloé"])
    want = box.wanted()
    assert (want.what, want.by, want.waits) == ("dice", 0, True)
    assert box.desk.table.wake() is None
    assert box.desk.wait(3600) == []
    box.throw(2, 3)
    assert box.wanted().by == 1
    box.throw(6, 6, by="Bruno")
    box.throw(1, 1)
    assert box.desk.game.turn == 1


def test_dice_told_by_who_is_to_roll_roll_for_them() -> None:
    box = begun()
    want = box.wanted()
    assert (want.what, want.by, want.waits) == ("dice", 0, False)
    box.throw(1, 2, by="Anna")
    assert box.desk.game.players[0].at == 3
    lines = told_by(box.desk.journal)[1][-2:]
    assert [(line.by, line.do, line.hand) for line in lines] == [(0, "rolls", False), (8, "dice 1 2", True)]
    box.desk.check()


def test_who_has_rolled_first_tells_the_dice_then() -> None:
    box = begun()
    box.desk.act("Anna", "rolls")
    assert (box.wanted().waits, box.wanted().by) == (True, 0)
    with pytest.raises(TableError, match="First say which dice"):
        box.desk.act("Anna", "rolls")
    box.throw(3, 4, by="Anna")
    assert box.wanted().what == "card" and box.wanted().deck == "chance"


def test_wrong_seats_wrong_dice_and_old_versions_are_told_and_change_nothing() -> None:
    box = begun()
    table = box.desk.table
    now = table.version
    assert error(box, ThrowByHand(id="a", version=now, dice=[1, 2]), "Bruno") == "box-not-yours"
    assert error(box, ThrowByHand(id="b", version=now, dice=[1]), "Anna") == "box-two-dice"
    assert error(box, ThrowByHand(id="c", version=now, dice=[1, 2], face="bus"), "Anna") == "box-third-die"
    assert error(box, DrawByHand(id="d", version=now, deck="chance", card="x"), "Anna") == "box-no-card"
    assert error(box, Undo(id="e"), "Bruno") == "undo-other"
    assert error(box, Correct(id="f", given=GivenPosition(turn=1)), "Bruno") == "not-host"
    for old in (now - 1, now + 1):
        with pytest.raises(StaleError):
            box.throw(1, 2, by="Anna", version=old)
    box.throw(3, 4)
    now = table.version
    assert error(box, ThrowByHand(id="g", version=now, dice=[1, 2]), "Anna") == "box-no-dice"
    assert error(box, DrawByHand(id="h", version=now, deck="chest", card="x"), "Anna") == "box-other-deck"
    assert error(box, DrawByHand(id="i", version=now, deck="chance", card="x"), "Anna") == "box-no-such-card"
    with pytest.raises(Refused, match="C4"):
        box.draw(effect="win", n=50)
    assert box.wanted().what == "card"


def test_no_other_table_takes_dice_by_hand() -> None:
    desk = playing(TWO)
    with pytest.raises(TableError, match="isn’t played on a real board"):
        desk.ask(ThrowByHand(id="a", version=desk.table.version, dice=[1, 2]), "Anna")
    assert box_shown(desk.table) is None


def test_a_card_of_the_list_or_by_what_it_does_and_kept_for_next_time() -> None:
    box = begun()
    box.throw(3, 4)
    box.draw(effect="collect", n=70, text="You found a Poké Ball", keep=True)
    assert box.desk.game.players[0].cash == 1570
    view = box_shown(box.desk.table)
    assert view is not None
    assert [(card.deck, card.name, card.effect, card.n, card.text) for card in view.cards] == [
        ("chance", "box-1", "collect", 70, "You found a Poké Ball")
    ]
    box.desk.act("Anna", "ends turn")
    box.throw(3, 4, by="Bruno")
    box.draw(by="Bruno", card="box-1")
    assert box.desk.game.players[1].cash == 1570
    box.desk.act("Bruno", "ends turn")
    correct(box, GivenPlayer(0, at=0))
    box.throw(3, 4)
    box.draw(card="advance-to-go")
    assert box.desk.game.players[0].at == 0
    box.desk.check()


def test_a_card_that_the_program_had_elsewhere_in_its_deck_does_what_it_says() -> None:
    box = begun()
    for name in TWO:
        box.throw(3, 4)
        box.draw(card="advance-to-go")
        assert box.desk.game.players[TWO.index(name)].at == 0
        box.desk.act(name, "ends turn")
    lines = [line.do for line in told_by(box.desk.journal)[1] if line.do.startswith("card")]
    assert lines == ["card chance advance-to-go", "card chance: advance 0"]


def test_the_program_throws_and_draws_where_people_want_it_so() -> None:
    box = begun()
    box.throw()
    assert box.desk.game.rolled
    lines = told_by(box.desk.journal)[1]
    assert not lines[-1].hand
    while box.wanted().waits:
        box.draw() if box.wanted().what == "card" else box.throw()
    box.desk.ask(ByHand(id="off", on=False), "Bruno")
    view = box_shown(box.desk.table)
    assert view is not None and not view.hand
    for _ in range(30):
        box.go_on()
    assert not box.wanted().waits
    box.desk.check()


def test_switching_to_the_program_draws_what_was_waited_for() -> None:
    box = begun()
    box.throw(3, 4)
    box.desk.ask(ByHand(id="off", on=False), box.host, host=True)
    assert not box.wanted().waits
    box.desk.check()


# Bots


def test_bots_wait_for_their_dice_however_long_and_nothing_lapses() -> None:
    box = BoxDesk(["Anna"], seats=2, bots="steady")
    box.throw(1, 1)
    box.throw(6, 6)
    assert box.desk.game.turn == 1
    assert box.wanted().what == ""
    box.desk.think()
    want = box.wanted()
    assert (want.what, want.by, want.waits) == ("dice", 1, False)
    assert box.desk.table.thinks_from() is None and box.desk.table.wake() is None
    box.throw(1, 2, by="Anna")
    assert box.desk.game.players[1].at == 3
    box.desk.check()


def test_a_rent_of_a_person_does_not_lapse_before_somebody_throws_for_the_bot() -> None:
    box = BoxDesk(["Anna"], seats=2, bots="steady")
    box.throw(6, 6)
    box.throw(1, 2)
    correct(box, GivenPlayer(0, owns=[1, 3]), GivenPlayer(1, at=37), turn=1)
    box.desk.think()
    box.throw(1, 3)
    claims = box.desk.game.claims
    assert [(claim.owner, claim.visitor) for claim in claims] == [(0, 1)]
    for _ in range(3):
        if box.desk.table.thinks_from() is not None:
            box.desk.think()
    box.throw(2, 3)
    assert box.desk.table.thinks_from() is None or box.desk.think() is not None
    assert box.desk.game.claims, "it lasts until the next turn's dice"
    box.desk.act("Anna", "claims", 1)
    assert box.desk.game.players[0].cash > 1500


# Mistakes


def test_answers_are_taken_back_one_at_a_time_past_dice_and_cards() -> None:
    box = begun()
    digests = [box.desk.game.digest()]
    box.throw(3, 4)
    digests.append(box.desk.game.digest())
    box.draw(effect="pay", n=15, keep=True)
    digests.append(box.desk.game.digest())
    box.desk.act("Anna", "ends turn")
    for before in reversed(digests):
        box.undo()
        assert box.desk.game.digest() == before
        box.desk.check()
    assert box.desk.table.standing.cards == []
    view = box_shown(box.desk.table)
    assert view is not None and view.undo == 2
    box.undo()
    box.undo()
    assert error(box, Undo(id="none"), "Anna", host=True) == "undo-nothing"
    box.throw(2, 2)
    box.desk.check()


def test_the_dice_that_ended_a_game_can_be_taken_back_until_there_is_a_rematch() -> None:
    box = begun()
    correct(box, GivenPlayer(0, cash=1, at=0), GivenPlayer(1, owns=[1, 3], houses={"1": 5, "3": 5}))
    box.throw(1, 2)
    box.desk.act("Bruno", "claims", 0)
    box.desk.act("Anna", "goes bankrupt")
    assert box.desk.game.over
    box.undo()
    assert (box.desk.table.playing, box.desk.table.phase) == (True, "playing")
    box.desk.act("Anna", "goes bankrupt")
    box.desk.adopt(box.desk.table.follow_to("another-table-0", "rematch", NOON))
    assert error(box, Undo(id="late"), "Anna", host=True) == "game-over"
    box.desk.check()


def test_whoever_answered_takes_it_back_until_the_next_answer() -> None:
    box = begun()
    box.throw(1, 2, by="Anna")
    box.undo(by="Anna")
    box.throw(1, 3, by="Anna")
    box.desk.act("Anna", "ends turn")
    assert error(box, Undo(id="late"), "Bruno") == "undo-other"
    box.throw(1, 2, by="Bruno")
    assert error(box, Undo(id="later"), "Anna") == "undo-other"
    assert box.desk.game.players[1].at == 3


def test_a_position_is_set_right_and_the_record_says_so() -> None:
    box = begun()
    correct(box, GivenPlayer(0, cash=1234, owns=[37, 39], houses={"37": 2, "39": 1}), GivenPlayer(1, jail=1), turn=1)
    game = box.desk.game
    assert (game.players[0].cash, game.buildings[37], game.players[1].jail, game.turn) == (1234, 2, 1, 1)
    box.desk.check()
    (line,) = [line for line in told_by(box.desk.journal)[1] if line.do.startswith("correction")]
    assert line.hand
    anna = "[Anna cash 1234] [Anna owns 37 39] [Anna houses 37 2] [Anna houses 39 1]"
    assert line.do == f"correction {anna} [Bruno jail 1] [turn Bruno]"
    assert "Anna corrected 1234 [H28] cash-is" in line.events
    box.undo()
    assert box.desk.game.players[0].cash == 1500


def test_a_trial_tells_all_that_is_wrong_and_where_and_changes_nothing() -> None:
    box = begun()
    given = GivenPosition(
        players=[GivenPlayer(0, owns=[1], at=10), GivenPlayer(1, owns=[1, 3], jail=3, cash=5)], turn=0
    )
    before = box.desk.game.digest()
    found = tried(box.desk.game.clone(), given, "a", 7, "en")
    assert [(fault.path, fault.rule) for fault in found.faults] == [("players.1.jail", "J5")]
    given = msgspec.structs.replace(given, players=[given.players[0], GivenPlayer(1, owns=[1, 3], cash=5)])
    found = tried(box.desk.game.clone(), given, "a", 7, "en")
    assert [(fault.path, fault.rule) for fault in found.faults] == [("players.1.owns", "S5")]
    assert "one owner" in found.faults[0].told
    right = GivenPosition(players=[GivenPlayer(0, at=10, owns=[5])])
    found = tried(box.desk.game.clone(), right, "a", 7, "en")
    assert found.faults == []
    assert [(change.path, change.before, change.after) for change in found.changes] == [
        ("players.0.at", 0, 10),
        ("players.0.owns", [], [5]),
    ]
    assert box.desk.game.digest() == before


def test_the_form_of_a_position_says_it_whole(tmp_path: Path) -> None:
    box = begun()
    box.play(150)
    while box.wanted().waits or not box_shown(box.desk.table).corrects:  # type: ignore[union-attr]
        box.go_on()
    given = given_of(box.desk.game)
    told = position_told(box.desk.game, TWO, "x", 1).scenario
    expected = told.replace("given:", "then:", 1)
    head = "rule: S3\nname: as it stands\nedition: classic\nplayers: [Anna, Bruno]\n"
    (tmp_path / "as-it-stands.yaml").write_text(f"{head}{told}steps: []\n{expected}", encoding="utf-8")
    (outcome,) = run_file(tmp_path / "as-it-stands.yaml")
    assert outcome.failure is None and outcome.error is None, outcome
    again = BoxDesk(TWO)
    again.throw(6, 5)
    again.throw(1, 2)
    again.desk.ask(Correct(id="all", given=given), again.host, host=True)
    assert given_of(again.desk.game) == given


# What the box prints


def test_squares_are_called_as_the_box_calls_them_and_the_rematch_keeps_that() -> None:
    box = begun()
    box.throw(3, 4)
    box.draw(effect="collect", n=70, keep=True)
    box.desk.ask(NameSquare(id="a", square=1, name="Rue du Box"), "Bruno")
    box.desk.ask(NameSquare(id="b", square=3, name="Rue B"), box.host, host=True)
    box.desk.ask(NameSquare(id="c", square=3, name=" "), "Anna")
    view = box_shown(box.desk.table)
    assert view is not None and view.names == {"1": "Rue du Box"}
    assert error(box, NameSquare(id="d", square=3, name=""), "Anna") == "so-already"
    box.desk.check()
    again = Table.opened(rematch_entry(box.desk.table.standing, "another-table-0", NOON))
    assert again.standing.names == {"1": "Rue du Box"}
    assert [kept.card.effect for kept in again.standing.cards] == ["collect"]
    assert b'"names":{"1":"Rue du Box"}' in shared(again, NOON, [])


def test_a_table_that_goes_on_from_a_moment_of_a_box_draws_its_own_dice() -> None:
    box = begun()
    correct(box, GivenPlayer(0, cash=1000))
    box.play(60)
    standing, lines = told_by(box.desk.journal)
    sitter = Sitter(name="Anna", key="0" * 64)
    created = branch_entry(standing, lines, len(lines) - 3, 0, sitter, "a-branch-of-the-box", KEYS, NOON)
    table = Table.opened(created)
    assert table.needs is None and not table.standing.settings.box and not table.standing.hand
    record = record_of([(1, encode(created))])
    assert record.header.dice is not None and record.header.dice.since == len(lines) - 3
    assert isinstance(parse("".join(f"{line}\n" for line in record.lines())).check(), Agreement)


def test_what_a_seat_may_do_and_what_not_by_which_rule() -> None:
    box = begun()
    correct(box, GivenPlayer(0, owns=[37, 39, 5], mortgaged=[5]))
    told = may_told(box.desk.game, 0, "x", 1, "en")
    allowed = {(act.verb, act.n): act for act in told.acts if act.allowed}
    refused = {(act.verb, act.n): act for act in told.acts if not act.allowed}
    assert allowed["builds", 37].sum == -200 and allowed["mortgages", 39].sum == 200
    assert ("rolls", -1) in allowed and ("ends turn", -1) in refused
    assert refused["ends turn", -1].rule == "T1" and refused["mortgages", 5].rule == "M1"
    assert all(act.told for act in refused.values())
    assert not set(allowed) & set(refused)
    other = may_told(box.desk.game, 1, "x", 1, "fr")
    assert {act.verb for act in other.acts if act.allowed} == {"offers"}
    rolls = next(act for act in other.acts if act.verb == "rolls")
    assert (rolls.rule, rolls.allowed) == ("T1", False)


# Whole games


@pytest.mark.parametrize(
    "settings",
    [
        {"edition": "sore-losers"},
        {"edition": "pokemon", "options": ["powers"]},
        {"edition": "pokemon", "options": ["powers", "speed-die"], "mode": "speed"},
    ],
    ids=str,
)
def test_a_whole_game_at_the_box_is_replayed_and_says_that_it_was_thrown_by_hand(settings: dict[str, Any]) -> None:
    box = BoxDesk([*TWO, "Chloé"], seed=str(settings), seats=4, bots="steady", **settings)
    undos = 0
    corrected = False
    while not box.desk.game.over:
        box.play(40)
        if undos < 3 and box.desk.table.standing.steps:
            box.undo()
            undos += 1
        view = box_shown(box.desk.table)
        if not corrected and view is not None and view.corrects:
            seat = next(seat for seat, player in enumerate(box.desk.game.players) if not player.out)
            correct(box, GivenPlayer(seat, cash=box.desk.game.players[seat].cash + 11))
            corrected = True
    assert undos == 3 and corrected and box.described
    box.desk.check()
    record = record_of(box.desk.journal)
    again = parse("".join(f"{line}\n" for line in record.lines()))
    assert isinstance(again.check(), Agreement)
    assert again.header.dice is None and again.closing.secret == ""
    found = verify(again)
    assert isinstance(found, Unproven) and found.lack == "by-hand"
    assert found.told("en").startswith("Thrown by hand") and found.told("fr").startswith("Lancés à la main")
    standing, lines = told_by(box.desk.journal)
    assert found.hand > 100
    assert found.draws - found.hand == sum(line.do.startswith("bank deals") for line in lines)
    assert moments(standing, lines, len(lines) - 5, len(lines)).moments[0].answer is not None
    assert sum(line.do.startswith("card") and ":" in line.do for line in lines) > 0
    assert sum(line.do.startswith("correction") for line in lines) == 1
    assert same(Table.load(None, box.desk.journal), box.desk.table)


# The box as a file


def test_the_file_of_a_box_is_an_edition_that_plays_and_grows_with_the_next_game() -> None:
    box = begun(edition="pokemon")
    box.throw(3, 4)
    box.draw(effect="repairs", n=25, m=100, text='Centre {Pokémon} "fermé"', keep=True)
    box.desk.act("Anna", "ends turn")
    box.throw(3, 4)
    box.draw(by="Bruno", effect="advance", n=24, keep=True)
    box.desk.ask(NameSquare(id="a", square=1, name="Piste « 1 »"), "Bruno")
    text = box_file(box.desk.table.standing)
    edition = from_text(text)
    assert 'extends = "pokemon"' in text and edition.id == "pokemon-box"
    assert edition.square_name(1, "fr") == edition.square_name(1, "en") == "Piste « 1 »"
    assert edition.square_name(3, "en") == "Onix"
    assert edition.card_text("chance", "box-1", "en") == 'Centre (Pokémon) "fermé"'
    assert edition.square_name(24, "fr") in edition.card_text("chance", "box-2", "fr")
    assert [card.name for card in edition.rules().decks[0]][-2:] == ["box-1", "box-2"]
    again = box_of(edition)
    assert again.desk.table.standing.settings.edition == "pokemon-box"
    again.throw(3, 4)
    again.draw(card="box-2")
    assert again.desk.game.players[0].at == 24
    again.desk.ask(NameSquare(id="b", square=3, name="Piste 3"), "Bruno")
    while again.wanted().what != "dice" or again.wanted().by != 1:
        again.go_on()
    again.throw(3, 4)
    again.draw(by="Bruno", effect="collect", n=10, keep=True)
    grown = from_text(box_file(again.desk.table.standing))
    assert (grown.square_name(1, "en"), grown.square_name(3, "en")) == ("Piste « 1 »", "Piste 3")
    assert [card.name for card in grown.rules().decks[0]][-3:] == ["box-1", "box-2", "box-3"]


def test_the_file_of_a_box_of_sore_losers_keeps_its_coins_and_of_ones_own_edition_all_of_it() -> None:
    box = begun(edition="sore-losers")
    box.throw(3, 4)
    box.draw(effect="coin", keep=True)
    box.desk.ask(NameSquare(id="a", square=12, name="Facture"), "Bruno")
    edition = from_text(box_file(box.desk.table.standing))
    assert edition.rules().decks[0][-1].effect.name == "coin" and edition.square_name(12, "fr") == "Facture"
    mine = from_text('extends = "classic"\nid = "mine"\nname = { fr = "À nous", en = "Ours" }\n[choices]\ncash = 777\n')
    own = box_of(mine)
    own.throw(3, 4)
    own.draw(effect="pay", n=5, keep=True)
    again = from_text(box_file(own.desk.table.standing))
    assert (again.id, again.rules().choices.cash, again.rules().decks[0][-1].name) == ("mine-box", 777, "box-1")


def test_a_card_without_words_is_told_in_those_of_its_edition() -> None:
    box = begun(edition="pokemon")
    box.throw(3, 4)
    box.draw(effect="repairs", n=25, m=100, keep=True)
    said = from_text(box_file(box.desk.table.standing)).card_text("chance", "box-1", "fr")
    words = load("pokemon").words("fr")
    assert words.house in said and words.hotel in said and "maison" not in said


@pytest.mark.parametrize("length", [59, 60, 61, 64])
def test_the_file_of_a_box_can_be_read_again_however_long_the_id_of_its_edition(length: int) -> None:
    long = "mine-" * 12 + "long"
    own = box_of(from_text(f'extends = "classic"\nid = "{long[:length].rstrip("-")}"\n'))
    first = from_text(box_file(own.desk.table.standing))
    assert first.id.endswith("-box") and len(first.id) <= 64
    assert from_text(box_file(box_of(first).desk.table.standing)).id == first.id


def box_of(edition: Edition) -> BoxDesk:
    """A box of one's own file, at which the first player is to roll."""
    box = BoxDesk(TWO, opened=edition)
    box.throw(6, 5)
    box.throw(1, 2)
    return box
