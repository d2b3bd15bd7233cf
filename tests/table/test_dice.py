"""The dice of a table: bound before the first roll, drawn with what every device tells for each, checked at the end."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import msgspec
import pytest

from casedepart.engine.actions import CHANCE
from casedepart.record import Disagreement, Unproven, parse, verify
from casedepart.record.commit_reveal import ROLL_CALL, Throw
from casedepart.record.promise import SCHEME, commitment, is_hash, links, new_secret
from casedepart.record.proof import Proof
from casedepart.table import Change, Roles, StaleError, Table, TableError, digest
from casedepart.table.creation import rematch_entry
from casedepart.table.draft import dice_copy
from casedepart.table.journal import decode
from casedepart.table.journal_record import record_of
from casedepart.table.messages.luck import AddLuck, PassedOver
from casedepart.table.messages.opening import Created
from casedepart.table.messages.pace import Pause
from casedepart.table.messages.people import Leave, Remove, Say
from casedepart.table.messages.play import Act
from casedepart.table.states import table_view
from casedepart.table.table import IN_THE_AIR, PATIENCE
from casedepart.table.wire.parts import Goods
from tests.record.checked_game import Device
from tests.table.desk import SECRET, Desk, gathering, key

PEOPLE = ("Anna", "Zoé")
PLAIN = ("rolls", "ends turn", "declines", "passes", "pays", "settles", "keeps")


class Room(Desk):
    """A table whose people have devices that take part in the draws."""

    devices: dict[str, Device]

    def tell(self, name: str) -> bool:
        """Someone's device tells its link for the draw that is called."""
        seat = self.seat(name)
        assert self.table.standing.tellers is not None
        number = self.table.standing.tellers.number
        return self.table.tell(AddLuck(self.id(), self.devices[name].link(number), number, seat=seat), self.roles(name))

    def begin(self, name: str, start: str) -> None:
        """Someone's device begins a chain."""
        number = self.number
        self.devices[name] = Device(start, number)
        self.ask(AddLuck(self.id(), self.devices[name].link(number), number, seat=self.seat(name)), name)

    def draw(self, *silent: str) -> None:
        """Make the draw that is due; these devices say nothing."""
        for seat in self.table.present():
            name = self.table.standing.seats[seat].name
            if name not in silent:
                assert self.tell(name)
        self.now = max(self.now, self.table.standing.quiet_since + IN_THE_AIR)
        change = self.table.due(self.now)
        assert change is not None, "nobody was silent"
        self.adopt(change)

    def answer(self) -> None:
        """Whoever is asked gives the plainest answer."""
        seat = self.game.asked.bit_length() - 1
        if not self.table.standing.seats[seat].person():
            self.think()
            return
        verb = next(verb for verb in PLAIN if verb in self.game.options(seat).words())
        self.act(self.table.standing.seats[seat].name, verb)

    def play(self, draws: int) -> None:
        """Go on until there were so many draws in all, and the next is called."""
        while self.table.standing.draws < draws or not self.table.draws:
            self.draw() if self.table.draws else self.answer()

    def seat(self, name: str) -> int:
        return next(number for number, seat in enumerate(self.table.standing.seats) if seat.name == name)

    @property
    def number(self) -> int:
        return self.table.standing.tellers.number if self.table.standing.tellers is not None else 0

    @property
    def waited_for(self) -> list[str]:
        """Whose devices the draw that is due waits for."""
        return [self.table.standing.seats[seat].name for seat in self.table.silent()]


def room(
    people: tuple[str, ...] = PEOPLE, lucky: tuple[str, ...] = PEOPLE, scheme: int = SCHEME, **settings: object
) -> Room:
    """A game that has just begun: the first draw is called."""
    desk = gathering(people, seats=max(2, len(people)), **settings)
    if scheme < SCHEME:
        desk = opened_by(scheme, desk)
    made = Room.__new__(Room)
    made.__dict__.update(desk.__dict__)
    made.devices = {}
    for name in lucky:
        made.begin(name, digest(name))
    if scheme < SCHEME:
        made.adopt(made.table.start("go", made.now, seeded=True))
    else:
        made.start()
    return made


def opened_by(scheme: int, desk: Desk) -> Desk:
    """The same table, opened by an earlier scheme."""
    created = decode(desk.journal[0][1])
    assert isinstance(created, Created)
    return Desk(msgspec.structs.replace(created, secret=SECRET.hex(), scheme=scheme))


def drawn(room: Room) -> str:
    """What the last draw gave."""
    assert room.table.play is not None
    return next(told for told in reversed(room.table.play.told) if told.startswith(f"{CHANCE} "))


def test_a_draw_waits_for_every_device_and_then_is_made() -> None:
    desk = room()
    assert desk.waited_for == ["Anna", "Zoé"] and desk.table.due(desk.now) is None
    desk.tell("Anna")
    assert desk.waited_for == ["Zoé"] and desk.table.due(desk.now) is None
    assert desk.table.wake() == desk.table.standing.quiet_since + PATIENCE
    desk.tell("Zoé")
    assert desk.waited_for == [] and desk.table.wake() == desk.now + IN_THE_AIR
    desk.draw()
    assert (desk.number, desk.table.standing.draws, desk.table.links) == (2, 1, {})
    desk.play(25)
    desk.check()


def test_nothing_that_a_player_does_changes_what_comes() -> None:
    """The hole that was: free offers, each with a link or without, until the coming roll suited."""
    outcomes = set()
    for offers in range(6):
        desk = room()
        while desk.table.draws:
            desk.draw()
        for _ in range(offers):
            desk.offer("Anna", 1, Goods(cash=1), Goods(cash=2))
            desk.act("Anna", "withdraws")
            with pytest.raises(TableError) as refused:
                desk.begin("Anna", "c0ffee")
            assert refused.value.code == "so-already"
            desk.devices["Anna"] = Device(digest("Anna"))
        desk.answer()
        desk.draw()
        outcomes.add(drawn(desk))
    assert len(outcomes) == 1


def test_a_lone_device_does_not_choose_by_what_it_tells_in_the_game() -> None:
    """The other hole that was: with the secret at hand, a chain was begun late by which the roll call's draw suited."""
    rolled: list[str] = []
    for game in range(40):
        desk = room((f"Anna {game}", "Zoé"), lucky=())
        while desk.table.standing.draws < ROLL_CALL - 2:
            desk.answer()
        if desk.table.standing.draws == ROLL_CALL - 2:
            desk.begin(f"Anna {game}", wishing(desk))
            desk.play(ROLL_CALL)
            desk.draw()
            rolled.append(drawn(desk))
            desk.check()
    dice = [told for told in rolled if "dice" in told]
    assert len(dice) >= 4 and dice.count(f"{CHANCE} dice 6 6") < len(dice), "each came as it was wished"


def wishing(desk: Room) -> str:
    """What a lone device's chain would have to begin with now, so that the next roll call's draw were a double six."""
    assert desk.table.play is not None
    for start in map("{:04x}".format, range(2000)):
        chain, dice = Device(start, desk.number), dice_copy(desk.table.play.dice)
        dice.hear(Throw(ROLL_CALL + 1, {0: chain.link(ROLL_CALL + 1)}))
        dice.keyed.begin(dice.mix, ROLL_CALL)
        if dice.keyed.below(36) == 35:
            return start
    raise AssertionError("no such chain")


def test_what_comes_instead_of_a_draw_that_was_refused_is_known_to_nobody_before() -> None:
    """A lone device that knows the secret sees what comes, and is silent: what comes instead it could not see."""
    desk = room(lucky=("Anna",))
    desk.play(3)
    told = [told_before(desk)]
    desk.now += PATIENCE
    change = desk.table.due(desk.now)
    assert change is not None and isinstance(change.entry, PassedOver) and change.entry.salt != ""
    desk.adopt(change)
    told.append(told_before(desk))
    desk.draw()
    throw = record_of(desk.journal).answers[desk.table.standing.answers - 1].throw
    assert throw == Throw(5, passed=(0,), salt=change.entry.salt)
    assert told[0] != told[1], "the salt, not what was known before, decides"
    desk.begin("Anna", "beef")
    desk.play(ROLL_CALL)
    assert desk.table.standing.tellers is not None
    assert desk.table.standing.tellers.salt != "", "who comes back told its link before this was drawn"
    desk.draw()
    desk.check()


def told_before(desk: Room) -> str:
    """What the table mixes in before any link, for the next draw."""
    assert desk.table.play is not None and desk.table.standing.tellers is not None
    dice = dice_copy(desk.table.play.dice)
    dice.hear(Throw(0, salt=desk.table.standing.tellers.salt))
    return dice.mix


def test_whoever_goes_or_comes_in_whatever_way_has_a_salt_drawn_after_it() -> None:
    goings: list[Callable[[Room], Change]] = [
        lambda desk: desk.table.take(Leave(desk.id()), desk.roles("Zoé"), desk.now),
        lambda desk: desk.table.take(Remove(desk.id(), 1), Roles(host=True), desk.now),
        lambda desk: desk.table.moved(1, digest("another-key-of-Zoé-01"), desk.now),
    ]
    for going in goings:
        desk = room(("Anna", "Zoé", "Bruno"))
        desk.play(3)
        before = desk.number
        change = going(desk)
        assert change.entry.salt != "" and desk.table.standing.tellers is not None
        desk.adopt(change)
        assert (desk.number, desk.waited_for) == (before + 1, ["Anna"])
        desk.draw()
        desk.check()


def test_a_salt_is_shown_with_the_call_and_before_any_link_is_told() -> None:
    desk = room()
    desk.play(3)
    luck = table_view(desk.table, "en").luck
    assert luck is not None and (luck.called, luck.salt) == ([0, 1], "")
    desk.ask(Leave(desk.id()), "Zoé")
    luck = table_view(desk.table, "en").luck
    assert luck is not None and luck.called == [0] and is_hash(luck.salt) and desk.table.links == {}
    assert Table.load(None, desk.journal).standing.tellers == desk.table.standing.tellers, "another process knows it"


def test_the_secret_is_drawn_when_the_game_begins_and_not_before() -> None:
    desk = gathering(PEOPLE, seats=2)
    assert desk.table.standing.secret == "" and table_view(desk.table, "en").commitment == ""
    first = links("b0", 3)[-1]
    desk.ask(AddLuck("1", first), "Zoé")
    desk.start()
    secret = desk.table.standing.secret
    assert table_view(desk.table, "en").commitment == commitment(desk.table.standing.table, bytes.fromhex(secret))
    assert secret.encode() not in desk.journal[0][1] and secret.encode() in desk.journal[-1][1]
    desk.check()


@pytest.mark.parametrize("scheme", [1, 2])
def test_a_table_that_was_opened_by_an_earlier_scheme_draws_its_secret_at_its_start_too(scheme: int) -> None:
    desk = opened_by(scheme, gathering(PEOPLE, seats=2))
    desk.table.draw_secret = new_secret
    desk.start()
    assert desk.table.standing.secret != SECRET.hex() and desk.table.standing.scheme == SCHEME
    desk.check()


def test_luck_that_comes_with_an_answer_counts_for_nothing() -> None:
    outcomes = set()
    for luck in ("", "00", "ff" * 32):
        desk = room(lucky=())
        seat = desk.game.asked.bit_length() - 1
        ask = Act(desk.id(), desk.table.version, "rolls", luck=luck)
        desk.ask(ask, desk.table.standing.seats[seat].name)
        outcomes.add(drawn(desk))
    assert len(outcomes) == 1


def test_while_the_dice_are_in_the_air_nobody_does_anything() -> None:
    desk = room()
    with pytest.raises(StaleError):
        desk.offer("Anna", 1, Goods(cash=1), Goods())
    assert desk.table.thinks_from() is None
    desk.ask(Say(desk.id(), "hello"), "Anna")
    assert desk.waited_for == ["Anna", "Zoé"]


@pytest.mark.parametrize("wrong", ["00", "a0", "ff" * 32, "of the draw before", "of the draw after"])
def test_a_link_that_was_not_bound_before_is_refused(wrong: str) -> None:
    desk = room()
    desk.play(3)
    number = desk.number
    off = {"of the draw before": -1, "of the draw after": 1}.get(wrong)
    link = wrong if off is None else desk.devices["Zoé"].link(number + off)
    with pytest.raises(TableError) as refused:
        desk.table.tell(AddLuck("1", link, number, seat=1), desk.roles("Zoé"))
    assert refused.value.code == "luck-unbound" and desk.table.links == {}
    for late in (number - 1, number + 1):
        with pytest.raises(StaleError):
            desk.table.tell(AddLuck("2", desk.devices["Zoé"].link(late), late, seat=1), desk.roles("Zoé"))


def test_nobody_tells_a_link_for_another() -> None:
    desk = room()
    with pytest.raises(TableError) as refused:
        desk.table.tell(AddLuck("1", desk.devices["Zoé"].link(1), 1, seat=1), desk.roles("Anna"))
    assert refused.value.code == "not-your-seat"
    with pytest.raises(TableError):
        desk.table.tell(AddLuck("1", desk.devices["Zoé"].link(1), 1, seat=1), Roles(watching=True))


def test_who_is_silent_is_passed_over_and_all_others_tell_another_link() -> None:
    desk = room()
    desk.play(3)
    desk.tell("Anna")
    before = desk.number
    desk.now += PATIENCE
    change = desk.table.due(desk.now)
    assert change is not None and isinstance(change.entry, PassedOver) and change.entry.seats == [1]
    desk.adopt(change)
    assert (desk.number, desk.waited_for) == (before + 1, ["Anna"]), "what she told before is worth nothing now"
    desk.draw()
    assert list(desk.table.present()) == [0]
    desk.check()


def test_who_was_passed_over_takes_part_again_at_the_next_roll_call_and_not_before() -> None:
    desk = room()
    desk.play(3)
    desk.now += PATIENCE
    desk.draw("Zoé")
    desk.begin("Zoé", "beef")
    for draws in range(3, ROLL_CALL):
        desk.play(draws)
        assert desk.waited_for == ["Anna"]
    desk.play(ROLL_CALL)
    assert desk.waited_for == ["Anna", "Zoé"]
    desk.draw()
    desk.check()


def test_at_one_roll_call_nobody_comes_and_goes_and_comes() -> None:
    desk = room(("Anna", "Zoé", "Bruno"), ("Anna", "Zoé", "Bruno"))
    desk.play(ROLL_CALL)
    desk.now += PATIENCE
    desk.draw("Zoé")
    desk.begin("Zoé", "beef")
    desk.now += PATIENCE
    desk.draw("Bruno")
    assert desk.waited_for == ["Anna"]
    desk.draw()
    desk.check()


def test_without_any_device_a_draw_is_made_at_once() -> None:
    desk = room(lucky=())
    assert desk.game.asked != 1 << CHANCE and desk.table.standing.draws == 2
    desk.begin("Anna", "beef")
    while not desk.table.draws:
        desk.answer()
    assert desk.table.standing.draws == ROLL_CALL
    assert desk.waited_for == ["Anna"], "from the first roll call on"
    desk.draw()
    desk.check()


def test_who_stands_up_moves_or_is_removed_is_passed_over_in_the_record_too() -> None:
    desk = room(("Anna", "Zoé", "Bruno"), ("Anna", "Zoé", "Bruno"))
    desk.ask(Leave(desk.id()), "Zoé")
    desk.play(4)
    desk.adopt(desk.table.moved(2, digest("another-key-of-Bruno-0"), desk.now))
    assert desk.waited_for == ["Anna"]
    desk.draw()
    told = [answer.throw for answer in record_of(desk.journal).answers if answer.throw]
    assert [throw.passed for throw in told if throw.passed] == [(1,), (2,)]
    desk.check()


def test_who_comes_into_the_game_takes_part_from_the_next_roll_call_on() -> None:
    desk = room(("Anna",), ("Anna",), pace="fast")
    device = Device("beef", desk.number)
    desk.adopt(desk.table.join("Zoé", digest(key("Zoé")), device.link(desk.number), 1, desk.now))
    desk.devices["Zoé"] = device
    desk.play(ROLL_CALL)
    assert desk.waited_for == ["Anna", "Zoé"]
    desk.draw()
    desk.check()


def test_a_process_that_loads_the_table_waits_for_the_same_devices() -> None:
    desk = room()
    desk.play(12)
    desk.tell("Anna")
    again = Table.load(None, desk.journal)
    assert again.draws and again.silent() == [0, 1], "what was told and not drawn with is told again"


def test_a_game_that_stands_still_draws_nothing() -> None:
    desk = room()
    desk.adopt(desk.table.take(Pause(desk.id(), True), Roles(host=True), desk.now))
    desk.tell("Anna")
    desk.tell("Zoé")
    desk.now += 10 * PATIENCE
    assert desk.table.due(desk.now) is None
    desk.adopt(desk.table.take(Pause(desk.id(), False), Roles(host=True), desk.now))
    desk.draw()


def test_a_rematch_begins_with_no_link_that_is_known() -> None:
    desk = room()
    created = rematch_entry(desk.table.standing, "another-table", desk.now)
    assert [sitter.luck for sitter in created.sitters] == ["", ""]
    assert created.secret == "", "it is drawn when that game begins"


@pytest.mark.parametrize("scheme", [2, SCHEME])
def test_the_record_of_a_whole_game_with_devices_verifies_and_tells_who_was_silent(scheme: int) -> None:
    desk = room(scheme=scheme, mode="timed", minutes=5)
    for count in itertools.count():
        if desk.table.phase == "over":
            break
        if desk.table.draws:
            desk.now += PATIENCE
            desk.draw(*(("Zoé",) if count % 3 == 0 and "Zoé" in desk.waited_for else ()))
        elif 1 not in {*desk.table.standing.tellers.telling, *desk.table.standing.tellers.waiting}:  # type: ignore[union-attr]
            desk.begin("Zoé", f"{count:04x}")
        else:
            desk.now += 2000
            change = desk.table.due(desk.now)
            desk.adopt(change) if change else desk.answer()
    passings = [decode(body) for _, body in desk.journal if b"passed-over" in body]
    lines = list(record_of(desk.journal).lines())
    proof = verify(parse("\n".join(lines) + "\n"))
    assert isinstance(proof, Proof) and proof.draws == desk.table.standing.draws
    assert proof.passed == (("Zoé", len(passings)),) and len(passings) > 2
    assert dict(proof.single).keys() == {"Anna"} and 0 < dict(proof.single)["Anna"] < proof.draws
    assert proof.promise.scheme == scheme and ("could choose" in proof.told("en")) == (scheme == 2)
    assert (b'"salt"' in b"".join(body for _, body in desk.journal)) == (scheme == SCHEME)
    desk.check()
    forged = [line.replace("dice 1 ", "dice 2 ") for line in lines]
    assert isinstance(verify(parse("\n".join(forged) + "\n")), Disagreement)


def test_a_game_among_bots_verifies_and_says_that_nobody_took_part() -> None:
    desk = gathering([], seats=3, pace="fast", edition="sore-losers")
    desk.start()
    while desk.table.phase != "over":
        desk.think()
    proof = verify(record_of(desk.journal))
    assert proof == Unproven("no-seal", draws=desk.table.standing.draws), "in hand, not yet written"
    proof = verify(parse("\n".join(record_of(desk.journal).lines()) + "\n"))
    assert isinstance(proof, Proof) and proof.alone == proof.draws > 20


def test_before_the_end_the_record_does_not_tell_the_secret() -> None:
    desk = room()
    text = "\n".join(record_of(desk.journal).lines())
    assert desk.table.standing.secret not in text


def test_before_the_game_a_device_adds_what_it_likes_once_it_has_seen_the_commitment() -> None:
    desk = gathering(["Anna", "Bruno"], seats=2)
    first = links("b0", 3)[-1]
    desk.ask(AddLuck("1", first), "Bruno")
    desk.start()
    assert desk.table.standing.luck == ["0a", first]
    with pytest.raises(TableError) as error:
        gathering(["Anna"]).ask(AddLuck("3", "0a\n"), "Anna")
    assert error.value.code == "luck-signs"
    desk.check()


@pytest.mark.parametrize(("luck", "number", "why"), [("0a", 1, "luck-signs"), ("ab" * 32, 7, "stale")])
def test_in_the_game_a_chain_begins_with_a_hash_for_the_present_number(luck: str, number: int, why: str) -> None:
    desk = room(lucky=("Zoé",))
    with pytest.raises((TableError, StaleError)) as error:
        desk.ask(AddLuck("1", luck, number), "Anna")
    assert getattr(error.value, "code", "stale") == why
