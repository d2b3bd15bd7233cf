"""What would be, if: nothing changes, what is foretold comes true, and advice can be followed."""

from __future__ import annotations

import pytest

from casedepart.engine import Settlement
from casedepart.engine.phases.payment import owe
from casedepart.engine.state import TAX, Debt
from casedepart.table import Roles, TableError
from casedepart.table.messages.pace import Pause
from casedepart.table.messages.play import Act
from casedepart.table.messages.trials import Advise, Compare, Preview, Weigh
from casedepart.table.preview import MOST_ADVICE, Bargained, advised, compared, copy_for, previewed
from casedepart.table.wire.news import Advised, Previewed
from casedepart.table.wire.parts import ActTerms, Goods
from tests.table.desk import Desk, playing, position

ANNA, BRUNO = 0, 1
BROWN = (1, 3)


def owner_of_browns() -> Desk:
    """Anna has the brown streets, and it is her turn."""
    desk = position(["Anna", "Bruno"], "")
    for square in BROWN:
        desk.game.give_deed(square, ANNA)
    return desk


def preview(desk: Desk, by: str, *acts: ActTerms, language: str = "en") -> Previewed:
    ask = Preview(id="p", acts=list(acts))
    game, seat = copy_for(desk.table, ask, desk.roles(by))
    return previewed(game, seat, ask, language)


def advise(desk: Desk, by: str) -> Advised:
    ask = Advise(id="a")
    game, seat = copy_for(desk.table, ask, desk.roles(by))
    return advised(game, seat, ask, Bargained.by(desk.table.standing, seat))


def test_a_preview_tells_what_each_act_costs_and_what_is_there_then() -> None:
    desk = owner_of_browns()
    told = preview(desk, "Anna", ActTerms("builds", 1), ActTerms("builds", 3), ActTerms("builds", 1))
    assert told.sums == [-50, -50, -50] and (told.rule, told.why, told.told) == ("", "", "")
    assert [told.buildings[square] for square in BROWN] == [2, 1]
    assert told.players[ANNA].cash == desk.game.players[ANNA].cash - 150
    assert told.options.free["sells"] == [1] and told.options.sums["sells"] == [25]


def test_a_preview_stops_at_the_first_act_that_is_refused_and_says_why() -> None:
    desk = owner_of_browns()
    told = preview(desk, "Anna", ActTerms("builds", 1), ActTerms("builds", 1), ActTerms("mortgages", 3), language="fr")
    assert told.sums == [-50] and (told.rule, told.why) == ("B2", "uneven")
    assert "B2" in told.told and "é" in told.told
    assert told.buildings[1] == 1


def test_acts_are_compared_each_by_itself_with_the_rent_of_its_square_before_and_after() -> None:
    desk = owner_of_browns()
    before = desk.game.digest()
    acts = [ActTerms("builds", 1), ActTerms("builds", 3), ActTerms("mortgages", 3), ActTerms("redeems", 1)]
    ask = Compare(id="c", acts=acts)
    game, seat = copy_for(desk.table, ask, desk.roles("Anna"))
    outcomes = compared(game, seat, ask).outcomes
    bare, house = (desk.game.rules.board[3].rent[level] for level in (0, 1))
    assert [outcome.sum for outcome in outcomes] == [-50, -50, 30, 0]
    assert outcomes[1].rents == (2 * bare, house) and outcomes[2].rents == (2 * bare, 0)
    assert [outcome.rule for outcome in outcomes[:3]] == ["", "", ""] and outcomes[3].rule.startswith("M")
    assert desk.game.digest() == before


def test_a_preview_changes_nothing() -> None:
    desk = owner_of_browns()
    before, version = desk.game.digest(), desk.table.version
    preview(desk, "Anna", ActTerms("builds", 1), ActTerms("rolls"), ActTerms("rolls"))
    preview(desk, "Anna", ActTerms("offers", 1, Goods(cash=5), Goods(cash=7)))
    advise(desk, "Anna")
    assert (desk.game.digest(), desk.table.version, desk.table.standing.done) == (before, version, {})


def test_a_preview_throws_no_dice() -> None:
    told = preview(owner_of_browns(), "Anna", ActTerms("rolls"), ActTerms("ends turn"))
    assert told.sums == [0] and told.rule == "T1" and told.players[ANNA].at == 0


def test_advice_has_a_reason_for_each_act() -> None:
    advice = advise(owner_of_browns(), "Anna")
    assert advice.acts and len(advice.reasons) == len(advice.acts)
    assert all(reason.key for reason in advice.reasons)


def test_a_table_without_hints_advises_only_who_is_in_debt() -> None:
    desk = position(["Anna", "Bruno"], "", hints=False)
    desk.game.give_deed(5, ANNA)
    for ask in (Advise(id="a"), Weigh(id="w")):
        with pytest.raises(TableError, match="Hints are off"):
            copy_for(desk.table, ask, desk.roles("Anna"))
    assert preview(desk, "Anna", ActTerms("mortgages", 5)).sums == [100]
    owe(desk.game, Debt(ANNA, -1, TAX, 1, 1550, "X1", "tax", 4))
    desk.game.run()
    assert advise(desk, "Anna").acts[0] == ActTerms("mortgages", 5)
    with pytest.raises(TableError, match="Hints are off"):
        copy_for(desk.table, Weigh(id="w"), desk.roles("Anna"))


def test_one_may_try_out_of_turn_and_only_for_oneself() -> None:
    desk = owner_of_browns()
    assert preview(desk, "Bruno", ActTerms("rolls")).rule == "T1"
    assert preview(desk, "Bruno", ActTerms("offers", 0, Goods(cash=60), Goods(squares=[1]))).rule == ""
    for roles in (Roles(watching=True), Roles(seats=(1,))):
        with pytest.raises(TableError, match="seat"):
            copy_for(desk.table, Preview(id="p", acts=[], seat=0), roles)


def test_what_cannot_be_tried_is_told() -> None:
    desk = owner_of_browns()
    with pytest.raises(TableError, match="flies"):
        preview(desk, "Anna", ActTerms("rolls"), ActTerms("own", word="flies"))
    desk.ask(Pause(id="1", on=True), "Anna", host=True)
    with pytest.raises(TableError, match="paused"):
        preview(desk, "Anna", ActTerms("rolls"))


def in_debt() -> Desk:
    """Anna owes 400 and has 100, two streets and a station to raise it from."""
    desk = owner_of_browns()
    game = desk.game
    for square in (5, 15, 25, 39):
        game.give_deed(square, ANNA)
    game.bank_paid += game.players[ANNA].cash - 100
    game.players[ANNA].cash = 100
    owe(game, Debt(ANNA, -1, TAX, 1, 400, "X1", "tax", 4))
    game.run()
    assert isinstance(game.top, Settlement)
    return desk


def test_advice_raises_a_debt_and_settles_it() -> None:
    desk = in_debt()
    acts = advise(desk, "Anna").acts
    assert acts[-1] == ActTerms("settles") and {act.verb for act in acts[:-1]} == {"mortgages"}
    told = preview(desk, "Anna", *acts)
    assert told.rule == "" and told.sums[-1] == -400 and sum(told.sums[:-1]) + 100 >= 400


@pytest.mark.parametrize("edition", ["classic", "duel-masters", "pokemon", "sore-losers"])
def test_advice_can_be_followed_at_every_question_to_an_answer_or_an_offer(edition: str) -> None:
    desk = playing(["Anna", "Bruno"], edition=edition, seats=3)
    for _ in range(150):
        if desk.game.over:
            return
        asked = next(seat for seat in range(3) if desk.game.asked >> seat & 1)
        if asked == 2:
            desk.think()
            continue
        name = ("Anna", "Bruno")[asked]
        acts = advise(desk, name).acts
        assert 0 < len(acts) <= MOST_ADVICE
        answers = len(told(desk))
        follow(desk, name, acts)
        assert len(told(desk)) >= answers + len(acts)


def told(desk: Desk) -> list[str]:
    """Every answer of the game."""
    assert desk.table.play is not None
    return desk.table.play.told


def follow(desk: Desk, by: str, acts: list[ActTerms]) -> None:
    """Do what was advised."""
    for act in acts:
        desk.ask(Act(desk.id(), desk.table.version, act.verb, act.n, act.give, act.get), by)


def others_come_first(desk: Desk) -> bool:
    """Let a bot answer, or refuse what it offers; False: it is for Anna to answer."""
    offered = [by for by, offer in desk.game.offers if offer.n == ANNA]
    if offered:
        desk.act("Anna", "rejects", offered[0])
    elif desk.table.thinks_from() is not None:
        desk.think()
    else:
        return False
    return True


def test_nobody_is_advised_to_offer_the_same_again_or_twice_in_a_turn() -> None:
    desk = playing(["Anna"], seats=4, bots="shrewd")
    offers: dict[int, ActTerms] = {}
    for _ in range(400):
        if desk.game.over or len(offers) > 3:
            break
        if others_come_first(desk):
            continue
        acts = advise(desk, "Anna").acts
        if acts[-1].verb == "offers":
            assert desk.game.turns not in offers and acts[-1] not in offers.values()
            offers[desk.game.turns] = acts[-1]
        assert "offers" not in [act.verb for act in acts[:-1]], "what comes next depends on how it is answered"
        follow(desk, "Anna", acts)
    assert len(offers) > 1


def test_who_is_not_asked_is_advised_to_wait() -> None:
    desk = owner_of_browns()
    assert not desk.game.asked >> BRUNO & 1
    assert advise(desk, "Bruno").acts == []
