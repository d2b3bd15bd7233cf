"""What a view foretells, compared with what then happens on a copy of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from casedepart.engine import CHANCE, CHANCE_BIT, Action, Contest, Event, Game, Received, die_thrown
from casedepart.engine.actions import (
    BUILD,
    CLAIM,
    DECLINE,
    NOTHING,
    REDEEM,
    ROLL,
    ROWS,
    action,
    dice,
    square_set,
    verb_of,
)
from casedepart.engine.decision import ALL_DICE
from casedepart.engine.events import BOUGHT, BUILT, FREED, MORTGAGED, PAID, RECEIVED, REDEEMED, SOLD
from casedepart.engine.phases.card import Levy
from casedepart.engine.sets import members
from casedepart.engine.state import FREE, START, Frame
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.position import position
from casedepart.scenario.run import Run
from casedepart.table.views import game_view, seat_options
from casedepart.table.wire.names import verb_named
from casedepart.table.wire.view import AboutView, OptionsView
from casedepart.variants.fight import FIGHT, FOUGHT, FightOrPay, FightRoll
from casedepart.variants.powers import USE_POWER, AttackRoll
from casedepart.variants.sore_losers import figure

RICH = 1_000_000


def scenario_positions(folder: Path) -> Iterator[Game]:
    """Every position of every scenario, on the way too."""
    for path in sorted(folder.glob("*.yaml")):
        file = ScenarioFile(path)
        for node in file.documents():
            scenario = file.scenario(node)
            run = Run(scenario, position(scenario))
            yield run.game
            for number, step in enumerate(scenario.steps, 1):
                assert run.guarded(number, step) is None
                yield run.game


# Sums


def check_sums(game: Game, seen: Counter[str]) -> None:
    """Every sum that is shown is what the act does to the cash."""
    for seat in range(len(game.players)):
        options = seat_options(game, seat)
        for word, sums in options.sums.items():
            verb = verb_of(word)
            listed = listed_for(options, word)
            targets = listed if ROWS[verb].aim != NOTHING and listed else [-1]
            assert len(targets) == len(sums), word
            for target, foretold in zip(targets, sums, strict=True):
                check_sum(game, seat, action(verb, target), foretold)
                seen[word] += 1


def listed_for(options: OptionsView, word: str) -> list[int]:
    verb = verb_named(word)
    if verb in options.answers and verb in options.free:
        return [*options.free[verb], -1]
    return options.answers.get(verb, options.free.get(verb, []))


def check_sum(game: Game, seat: int, act: Action, foretold: int) -> None:
    """On a copy, the act moves that much: at once, or before the game goes on by itself, or as a debt."""
    copy = game.clone()
    copy.log = []
    copy.apply(seat, act)
    while act.verb == BUILD and isinstance(copy.top, Contest):
        copy.apply(copy.asked.bit_length() - 1, action(DECLINE))
    moved = copy.players[seat].cash - game.players[seat].cash
    found = (moved, moved + owed(game, copy, seat), *amounts(copy.log, seat))
    assert foretold in found, f"{act} moves {moved}, and {foretold} was foretold"


def amounts(log: list[Event], seat: int) -> Iterator[int]:
    """What the seat had more or less, after each event: the game may go on by itself, and move more money."""
    total = 0
    for event in log:
        if event.kind == PAID:
            total += event.n * ((event.other == seat) - (event.seat == seat))
        elif event.seat == seat and event.kind in (BOUGHT, REDEEMED):
            total -= event.n
        elif event.seat == seat and event.kind in (RECEIVED, MORTGAGED):
            total += event.n
        elif event.seat == seat and event.kind in (BUILT, SOLD) and event.working:
            total += int(event.working) * (1 if event.kind == SOLD else -1)
        yield total


def owed(before: Game, after: Game, seat: int) -> int:
    """What new debts will bring the seat, or cost it, and those that others will make after them."""
    old = {id(debt) for debt in before.debts}
    new = [debt for debt in after.debts if id(debt) not in old]
    total = sum(debt.amount() * ((debt.creditor == seat) - (debt.debtor == seat)) for debt in new)
    frame: Frame | None = after.top
    while frame is not None:
        if isinstance(frame, Levy) and frame.seat == seat and frame.collects:
            total += frame.amount * frame.pending.bit_count()
        frame = frame.below
    return total


# Odds


def check_odds(game: Game, seen: Counter[str], most_attacks: int = 2) -> None:
    """Every chance that is shown is what comes out of all throws."""
    for seat in range(len(game.players)):
        options = seat_options(game, seat)
        for word, (good, cases) in options.odds.items():
            kind = f"{type(game.top).__name__} {word}"
            attack = "Attack" in kind or verb_of(word) == USE_POWER
            if attack and seen[kind] >= most_attacks:
                continue
            verb = verb_of(word)
            copy = game.clone()
            copy.apply(seat, action(verb, (listed_for(options, word) or [-1])[0]))
            won, lost = attack_tree(copy, seat) if attack else plain(copy, verb)
            assert Fraction(good, cases) == Fraction(won, won + lost), kind
            seen[kind] += 1


def plain(game: Game, verb: int) -> tuple[int, int]:
    """How many of all throws go well, and how many do not: out of jail by a double, or a fight won."""
    if verb == FIGHT:
        game.apply(game.asked.bit_length() - 1, action(ROLL))
    results = [thrown(game, throw)[1] for throw in ALL_DICE]
    won = sum(any((event.kind == FREED and event.rule == "J4") or is_won(event) for event in log) for log in results)
    return won, len(results) - won


def is_won(event: Event) -> bool:
    return event.kind == FOUGHT and event.why == "won"


def thrown(game: Game, throw: Action) -> tuple[Game, list[Event]]:
    """A copy after a throw, and what happened."""
    copy = game.clone()
    log: list[Event] = []
    copy.log = log
    copy.apply(CHANCE, throw)
    return copy, log


def attack_tree(game: Game, seat: int) -> tuple[int, int]:
    """For the seat: cases won and lost over all throws of an attack; a tie counts as the attack from its beginning."""
    if game.asked != CHANCE_BIT:
        game.apply(game.asked.bit_length() - 1, action(ROLL))
    won = lost = again = 0
    for throw in ALL_DICE:
        copy, log = thrown(game, throw)
        fought = next((event for event in log if event.kind == FOUGHT), None)
        if fought is not None:
            well = (fought.why == "won") == (fought.seat == seat)
            won, lost = won + 36 * well, lost + 36 * (not well)
        elif isinstance(game.top, AttackRoll) and game.top.to_beat:
            again += 36
        else:
            copy.apply(copy.asked.bit_length() - 1, action(ROLL))
            for answer in ALL_DICE:
                fought = next((event for event in thrown(copy, answer)[1] if event.kind == FOUGHT), None)
                well = fought is not None and (fought.why == "won") == (fought.seat == seat)
                won, lost = won + (fought is not None and well), lost + (fought is not None and not well)
    # An attack is even, as the enumeration from its beginning shows: a tie is half won.
    return 2 * won + again, 2 * lost + again


# What a question is about


def check_about(game: Game, seen: Counter[str]) -> None:
    """A lost fight costs what is shown, and what is shown of an attack and of what was inherited is of the question."""
    about = game_view(game, {}, None).about
    if about is not None:
        seen[type(game.top).__name__] += 1
    if isinstance(game.top, FightRoll) and game.asked != CHANCE_BIT:
        assert about is not None
        copy = game.clone()
        copy.players[game.top.seat].cash = RICH
        copy.apply(game.top.seat, action(ROLL))
        after, log = thrown(copy, dice(1, 1))
        assert RICH - after.players[game.top.seat].cash == (0 if any(map(is_won, log)) else about.n)
    if isinstance(game.top, AttackRoll):
        assert about == AboutView(game.top.square, other_side(game.top), game.top.to_beat)
    if isinstance(game.top, Received) and game.top.bequest:
        assert about is not None and about.squares
        (heir,) = members(game.asked)
        copy = game.clone()
        copy.players[heir].cash = about.n
        copy.apply(heir, action(REDEEM))
        redeemed = game.players[heir].mortgaged & ~copy.players[heir].mortgaged
        assert (copy.players[heir].cash, redeemed) == (0, square_set(about.squares))


def other_side(attack: AttackRoll) -> int:
    return attack.attacker + attack.defender - attack.seat


# Rents


def check_rents(game: Game, rents: list[int], times: list[int]) -> int:
    """Whoever comes to a square by the dice owes what is shown, and pays it when asked; how many squares were tried."""
    visitor = game.turn
    simple = game.top.below is None and game.stage == START and game.asked >> visitor & 1 and not game.time_up
    if not simple or game.players[visitor].jail != FREE or figure(game) == visitor or die_thrown(game, visitor):
        return 0
    others = [square for square in range(40) if game.owners[square] not in (-1, visitor)]
    for square in others:
        check_rent(game, visitor, square, rents[square], times[square])
    assert all(not rents[square] and not times[square] for square in range(40) if game.owners[square] == -1)
    return len(others)


def check_rent(game: Game, visitor: int, square: int, rent: int, times: int) -> None:
    copy = game.clone()
    copy.claims = copy.claims[:0]
    copy.debts = copy.debts[:0]
    copy.last_lap = False
    copy.players[visitor].at = (square - 7) % 40
    copy.players[visitor].cash = RICH
    copy.apply(visitor, action(ROLL))
    copy.apply(CHANCE, dice(3, 4))
    if isinstance(copy.top, FightOrPay):
        copy.apply(visitor, action(DECLINE))
    owner = copy.owners[square]
    if any(variant.name == "rent-taken" for variant in copy.rules.variants):
        check_rent_taken(game, copy, owner, rent, times)
        return
    due = [claim for claim in copy.claims if claim.square == square]
    assert bool(due) == bool(rent or times)
    if times:
        assert due[0].factor == times and (due[0].throw or due[0].base == 7)
    elif rent:
        before = copy.players[owner].cash
        copy.apply(owner, action(CLAIM, visitor))
        assert copy.players[owner].cash - before == rent


def check_rent_taken(game: Game, copy: Game, owner: int, rent: int, times: int) -> None:
    """Where no claim is needed, the rent has been paid already; what a new roll decides is waited for."""
    if times and copy.asked >> CHANCE & 1:
        copy.apply(CHANCE, dice(3, 4))
    assert copy.players[owner].cash - game.players[owner].cash == (rent or 7 * times)
