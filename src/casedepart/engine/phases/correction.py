"""A correction of the position (H28): people play on a real board, and say what stands there.

It is checked as a whole before anything changes: every deed has one owner, every card one holder, the bank its stock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from casedepart.engine import events
from casedepart.engine.actions import BANK, Correction, Refused, Setting, refuse
from casedepart.engine.copies import Copyable
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.card import MOST_SUM, take_kept
from casedepart.engine.phases.position_faults import PositionFault, is_mortgaged, position_faults
from casedepart.engine.phases.turn import Turn, begin_turn, next_turn, skipped_by
from casedepart.engine.rules import DECK_NAMES, HOTEL, SQUARES
from casedepart.engine.sets import members
from casedepart.engine.state import AGAIN, END, FREE, START, Position
from casedepart.engine.variant import Fact, State

if TYPE_CHECKING:
    from casedepart.engine.game import Game

OF_PLAYERS: Final = ("cash", "at", "jail", "owns", "mortgaged", "houses", "cards", "home")
"""What may be set of a player; of the table it is `turn` and `streets`."""
ANYTHING: Final = 1_000_000_000
"""No number of a variant is greater."""


class Flaw(Copyable):
    """One thing by which a correction cannot be: where it says so, and the rule that forbids it."""

    def __init__(self, setting: Setting | None, rule: str, why: str) -> None:
        self.setting: Final[Setting | None] = setting
        """None: nothing can be corrected now."""
        self.rule: Final[str] = rule
        self.why: Final[str] = why


def correctable(game: Position) -> bool:
    """Is nothing open but the plain question of the turn?"""
    asks = game.stage == START or game.stage == AGAIN or game.stage == END
    return isinstance(game.top, Turn) and asks and not game.debts and not game.over


def correct(game: Game, act: Correction) -> None:
    """Set the position right, or refuse the first thing that is wrong and change nothing."""
    flaws = correction_flaws(game, act)
    if flaws:
        raise refuse(flaws[0].rule, flaws[0].why)
    before = game.clone() if game.log is not None else None
    put_all(game, act)
    if before is not None:
        note_changes(before, game)
    go_on(game, act)


def correction_flaws(game: Game, act: Correction) -> list[Flaw]:
    """All that is wrong with a correction; nothing: it can be made."""
    if not correctable(game):
        return [Flaw(None, "H28", "not-between")]
    if not act.settings:
        return [Flaw(None, "H28", "nothing-to-correct")]
    flaws: list[Flaw] = []
    for setting in act.settings:
        flaw = own_flaw(game, setting)
        if flaw is not None:
            flaws.append(flaw)
    if flaws:
        return flaws
    flaws = twice_flaws(act)
    if flaws:
        return flaws
    tried = game.clone()
    try:
        put_all(tried, act)
    except Refused as refused:
        return [Flaw(None, refused.rule, refused.why)]
    return position_flaws(game, tried, act)


# One thing by itself


def own_flaw(game: Position, setting: Setting) -> Flaw | None:
    """What is wrong with one thing of a correction, whatever the others say."""
    field = setting.field
    if field in OF_PLAYERS or field == "turn":
        seat = setting.value if field == "turn" else setting.seat
        if not 0 <= seat < len(game.players):
            return Flaw(setting, "S2", "no-such-seat")
        if game.players[seat].out:
            return Flaw(setting, "K3", "out-of-the-game")
    if field == "houses" or field == "streets":
        return site_flaw(game, setting)
    if " " in field:
        return fact_flaw(game, setting)
    return value_flaw(game, setting)


def value_flaw(game: Position, setting: Setting) -> Flaw | None:
    """What is wrong with a value that is a plain number, or a set."""
    field, value = setting.field, setting.value
    if field == "cash":
        return None if 0 <= value <= MOST_SUM else Flaw(setting, "S3", "no-such-sum")
    if field == "at":
        return None if 0 <= value < SQUARES else Flaw(setting, "S5", "no-such-square")
    if field == "jail":
        most = max(2, game.rules.jail_tries - 1)
        return None if FREE <= value <= most else Flaw(setting, "J5", "too-many-tries")
    if field == "owns" or field == "mortgaged":
        return None if not value & ~game.rules.deeds else Flaw(setting, "S5", "no-deed")
    if field == "cards":
        return None if 0 <= value < 1 << len(DECK_NAMES) else Flaw(setting, "C2", "no-such-jail-card")
    if field == "home":
        most = 1 if game.rules.choices.last_lap else 0
        return None if 0 <= value <= most else Flaw(setting, "W2", "no-last-lap")
    return None if field == "turn" else Flaw(setting, "H28", "not-correctable")


def site_flaw(game: Position, setting: Setting) -> Flaw | None:
    """Buildings stand on streets, as high as the game builds (Q2)."""
    if not 0 <= setting.square < SQUARES or not game.rules.streets >> setting.square & 1:
        return Flaw(setting, "B1", "no-street")
    if game.rules.tall < setting.value < HOTEL:
        return Flaw(setting, "Q2", "too-high")
    return None if 0 <= setting.value <= HOTEL else Flaw(setting, "B4", "too-high")


def fact_flaw(game: Position, setting: Setting) -> Flaw | None:
    """What a variant keeps has a name, and is of its own kind: a number, or one for each seat."""
    variant, _, name = setting.field.partition(" ")
    state = game.kept(variant)
    if state is None or name not in state.facts():
        return Flaw(setting, "H28", "not-correctable")
    now = state.facts()[name]
    if isinstance(now, tuple):
        fits = len(setting.listed) == len(now) and (
            not now or 0 <= min(setting.listed) <= max(setting.listed) <= ANYTHING
        )
        return None if fits else Flaw(setting, "H28", "no-such-fact")
    if setting.listed or not NOBODY <= setting.value <= ANYTHING:
        return Flaw(setting, "H28", "no-such-fact")
    if name in state.seats() and (setting.value < 0 or setting.value & ~game.seats_in()):
        return Flaw(setting, "S2", "no-such-seat")
    return None


def twice_flaws(act: Correction) -> list[Flaw]:
    """What is said twice: the same thing, or a deed or a jail card of two players."""
    flaws: list[Flaw] = []
    said: set[tuple[str, int, int]] = set()
    owned = 0
    held = 0
    for setting in act.settings:
        place = (setting.field, setting.seat, setting.square)
        if place in said:
            flaws.append(Flaw(setting, "H28", "said-twice"))
        said.add(place)
        if setting.field == "owns":
            if owned & setting.value:
                flaws.append(Flaw(setting, "S5", "two-owners"))
            owned |= setting.value
        elif setting.field == "cards":
            if held & setting.value:
                flaws.append(Flaw(setting, "C2", "card-held"))
            held |= setting.value
    return flaws


# The whole


def position_flaws(game: Game, tried: Game, act: Correction) -> list[Flaw]:
    """What is wrong with the position that a correction makes of another."""
    flaws: list[Flaw] = []
    for setting in act.settings:
        flaw = whole_flaw(tried, setting)
        if flaw is not None:
            flaws.append(flaw)
    if not flaws:
        already = {fault.key() for fault in position_faults(game)}
        for fault in position_faults(tried):
            of = setting_of(game, act, fault)
            if of is not None or fault.key() not in already:
                flaws.append(Flaw(of, fault.rule, fault.why))
    for variant in game.rules.variants:
        before, after = game.kept(variant.name), tried.kept(variant.name)
        lost = before is not None and after is not None and before.counted() != after.counted()
        if lost or variant.flaw(tried):
            flaws.append(Flaw(first_of(act, variant.name), "H28", "not-conserved"))
    return flaws


def first_of(act: Correction, variant: str) -> Setting | None:
    """The first thing that a correction says of a variant."""
    for setting in act.settings:
        if setting.field.startswith(variant + " "):
            return setting
    return None


def whole_flaw(tried: Position, setting: Setting) -> Flaw | None:
    """By which rule one thing does not fit the position that all of them make."""
    field, seat, square = setting.field, setting.seat, setting.square
    if field == "mortgaged" and setting.value & ~tried.players[seat].owned:
        return Flaw(setting, "M1", "not-theirs")
    if field == "houses" and tried.owners[square] != seat:
        return Flaw(setting, "B1", "not-theirs")
    if field == "streets" and tried.owners[square] != BANK:
        return Flaw(setting, "B1", "somebodys")
    if field == "home" and setting.value and not tried.last_lap:
        return Flaw(setting, "W2", "no-last-lap")
    return None


def setting_of(game: Position, act: Correction, fault: PositionFault) -> Setting | None:
    """The first thing of a correction that a fault comes of: the field itself, else what touches these streets."""
    for setting in act.settings:
        itself = setting.field == fault.field or setting.field.endswith(" " + fault.field)
        if itself and fault.seat in (setting.seat, NOBODY) and fault.square in (setting.square, -1):
            return setting
    group = game.rules.group[fault.square] if fault.square >= 0 else -1
    streets = game.rules.groups[group] if group >= 0 else 0
    for setting in act.settings:
        if setting.square >= 0 and streets >> setting.square & 1:
            return setting
    for setting in act.settings:
        if (setting.field == "owns" or setting.field == "mortgaged") and setting.value & streets:
            return setting
    return None


# Setting it right


def put_all(game: Position, act: Correction) -> None:
    """Put everything where the correction says; `Refused` where a jail card is not to be had, or a variant objects."""
    put_deeds(game, act)
    for setting in act.settings:
        if setting.field == "cards":
            give_up_cards(game, setting)
    for setting in act.settings:
        put_one(game, setting)
    put_facts(game, act)
    if game.rules.choices.last_lap and not game.bank_deeds:
        game.last_lap = True
    game.claims = tuple([claim for claim in game.claims if game.owners[claim.square] == claim.owner])


def put_deeds(game: Position, act: Correction) -> None:
    """Deeds that someone no longer owns go to the bank, without buildings and mortgage; then each to its owner."""
    said = 0
    for setting in act.settings:
        if setting.field == "owns":
            said |= setting.value
    for setting in act.settings:
        if setting.field == "owns":
            for square in members(game.players[setting.seat].owned & ~said):
                game.give_deed(square, BANK)
                game.set_buildings(square, 0)
    for setting in act.settings:
        if setting.field == "owns":
            for square in members(setting.value & ~game.players[setting.seat].owned):
                game.give_deed(square, setting.seat)


def give_up_cards(game: Position, setting: Setting) -> None:
    """Jail cards that a player no longer holds, or that another is said to hold, go under their decks (C2)."""
    for deck in members(game.players[setting.seat].cards & ~setting.value):
        game.players[setting.seat].cards &= ~(1 << deck)
        game.return_card(deck)
    for deck in members(setting.value & ~game.players[setting.seat].cards):
        for player in game.players:
            if player.cards >> deck & 1:
                player.cards &= ~(1 << deck)
                game.return_card(deck)


def put_one(game: Position, setting: Setting) -> None:
    """One thing of a player or of the board; deeds have changed hands before."""
    field, seat, value = setting.field, setting.seat, setting.value
    if field == "cash":
        game.pay(BANK, seat, value - game.players[seat].cash)
    elif field == "at":
        game.players[seat].at = value
    elif field == "jail":
        game.players[seat].jail = value
        if value != FREE:
            game.players[seat].at = game.rules.jail
    elif field == "mortgaged":
        game.players[seat].mortgaged = value
    elif field == "houses" or field == "streets":
        game.set_buildings(setting.square, value)
    elif field == "cards":
        for deck in members(value & ~game.players[seat].cards):
            take_kept(game, deck)
            game.players[seat].cards |= 1 << deck
    elif field == "home":
        game.players[seat].home = value == 1


def put_facts(game: Position, act: Correction) -> None:
    """What variants keep."""
    for variant in game.rules.variants:
        state = game.kept(variant.name)
        if state is None or first_of(act, variant.name) is None:
            continue
        facts: dict[str, Fact] = {}
        for setting in act.settings:
            name, _, fact = setting.field.partition(" ")
            if name == variant.name:
                facts[fact] = setting.listed or setting.value
        try:
            after = variant.corrected(game.rules, state, facts)
        except (ValueError, NotImplementedError):
            raise refuse("H28", "no-such-fact") from None
        game.bank_paid += after.money() - state.money()
        game.keep(after)


def go_on(game: Position, act: Correction) -> None:
    """Whose turn it is, and how far it has come: who was put in jail or cannot move does not roll on."""
    for setting in act.settings:
        if setting.field == "turn" and setting.value != game.turn:
            begin_turn(game, setting.value)
    player = game.players[game.turn]
    if game.stage == AGAIN and (player.jail != FREE or player.home):
        game.again = False
        game.stage = END
    if game.stage == START and (player.home or skipped_by(game, game.turn)):
        next_turn(game)


# Telling it


def note_changes(before: Position, after: Position) -> None:
    """An event for each thing that is otherwise than before."""
    for seat in range(len(after.players)):
        was, now = before.players[seat], after.players[seat]
        if was.cash != now.cash:
            after.note(events.CORRECTED, seat, n=now.cash, rule="H28", why="cash-is")
        if was.at != now.at:
            after.note(events.CORRECTED, seat, square=now.at, rule="H28", why="stands-at")
        if was.jail != now.jail:
            why = "is-free" if now.jail == FREE else "is-jailed"
            after.note(events.CORRECTED, seat, n=max(0, now.jail), rule="H28", why=why)
        for deck in members(now.cards & ~was.cards):
            after.note(events.CORRECTED, seat, n=deck, rule="H28", why="holds-card")
        for deck in members(was.cards & ~now.cards):
            after.note(events.CORRECTED, seat, n=deck, rule="H28", why="holds-no-card")
        if was.home != now.home:
            after.note(events.CORRECTED, seat, rule="H28", why="is-home" if now.home else "is-not-home")
    note_board(before, after)
    for state in after.states:
        earlier = before.kept(state.name)
        if earlier is not None:
            note_facts(earlier, state, after)


def note_board(before: Position, after: Position) -> None:
    """Deeds, mortgages and buildings that are otherwise than before."""
    for square in members(after.rules.deeds):
        if before.owners[square] != after.owners[square]:
            after.note(events.CORRECTED, after.owners[square], square=square, rule="H28", why="owns")
        mortgaged = is_mortgaged(after, square)
        if is_mortgaged(before, square) != mortgaged:
            after.note(events.CORRECTED, square=square, rule="H28", why="is-mortgaged" if mortgaged else "is-redeemed")
        if before.buildings[square] != after.buildings[square]:
            after.note(events.CORRECTED, square=square, n=after.buildings[square], rule="H28", why="has-buildings")
    if after.last_lap and not before.last_lap:
        after.note(events.LAST_LAP, rule="W2")


def note_facts(before: State, after: State, game: Position) -> None:
    """What a variant keeps otherwise than before, in one event."""
    was = before.facts()
    changed = []
    for name, fact in after.facts().items():
        if was[name] != fact:
            told = " ".join([str(part) for part in fact]) if isinstance(fact, tuple) else str(fact)
            changed.append(f"{name} {told}")
    if changed:
        game.note(events.CORRECTED, rule="H28", working=f"{after.name} {', '.join(changed)}", why="is-kept")
