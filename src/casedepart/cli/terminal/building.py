"""Menus of what is free at any time: buildings street by street or a whole group at once, mortgages, claims."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casedepart.cli.terminal.answers import label
from casedepart.cli.terminal.desk import Desk
from casedepart.engine.actions import BUILD, CLAIM, MORTGAGE, REDEEM, SELL, SELL_HOTELS, Action, action
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.texts import action_text

MENUS = {MORTGAGE: "mortgage", REDEEM: "redeem"}


@dataclass(frozen=True)
class GroupPlan:
    """Several buildings of one group, put up or taken down one after the other."""

    group: int
    acts: tuple[Action, ...]
    amount: int
    """What they cost or bring in all."""


def build(desk: Desk, seat: int) -> None:
    """Build until the player has enough of it."""
    while desk.game.options(seat).targets[BUILD]:
        if not once(desk, seat, BUILD, "build"):
            return
    desk.say("nothing-to-build")


def sell(desk: Desk, seat: int) -> None:
    """Sell buildings until the player has enough of it."""
    while desk.game.options(seat).targets[SELL] | desk.game.options(seat).targets[SELL_HOTELS]:
        if not once(desk, seat, SELL, "sell"):
            return
    desk.say("nothing-to-sell")


def once(desk: Desk, seat: int, verb: int, word: str) -> bool:
    """One building, or a plan; false when a question comes up that has to be answered first."""
    game, theme = desk.game, desk.theme
    single = singles(game, seat, verb)
    plans = [plan for group in range(len(game.rules.groups)) for plan in rounds(game, seat, verb, group)]
    labels = [label(theme, game, seat, act) for act in single]
    for plan in plans:
        amount, group = theme.money(plan.amount), theme.groups[plan.group]
        labels.append(theme.say(f"plan-{word}", group=group, n=len(plan.acts), amount=amount))
    chosen = desk.choose(seat, theme.say(f"ask-{word}"), labels)
    if chosen < len(single):
        return desk.do(seat, single[chosen]) and same_question(desk.game)
    return carry_out(desk, seat, plans[chosen - len(single)], word)


def same_question(game: Game) -> bool:
    """Does nothing new wait for an answer, as it does when a scarce building is contested (B7)?"""
    return not game.over and not game.bidding


def singles(game: Game, seat: int, verb: int) -> list[Action]:
    """One building at a time; and the hotels of a group outright, named by its first street."""
    options = game.options(seat)
    acts = [action(verb, square) for square in members(options.targets[verb])]
    if verb == SELL:
        outright = options.targets[SELL_HOTELS]
        firsts = [streets[0] for streets in game.rules.group_squares if outright >> streets[0] & 1]
        acts += [action(SELL_HOTELS, square) for square in firsts]
    return acts


def rounds(game: Game, seat: int, verb: int, group: int) -> Iterator[GroupPlan]:
    """One building a street of the group, two a street, and so on, tried out on a copy of the game."""
    tried = game.clone()
    acts: list[Action] = []
    for _ in range(game.rules.tall + 1):
        built = list(one_round(tried, seat, verb, group))
        acts += built
        if len(built) < 2 and len(acts) < 2:
            return
        if built:
            yield GroupPlan(group, tuple(acts), abs(tried.players[seat].cash - game.players[seat].cash))
        if len(built) < len(game.rules.group_squares[group]):
            return


def one_round(tried: Game, seat: int, verb: int, group: int) -> Iterator[Action]:
    """One building on each street of the group, as far as that goes."""
    for square in even_order(tried, verb, group):
        if not tried.options(seat).targets[verb] >> square & 1:
            continue
        before = tried.buildings[square]
        tried.apply(seat, action(verb, square))
        if tried.buildings[square] == before:
            return
        yield action(verb, square)


def even_order(game: Game, verb: int, group: int) -> list[int]:
    """The streets of a group: the least built first to build, the most built first to sell (B2)."""
    squares = list(game.rules.group_squares[group])
    return sorted(squares, key=lambda square: game.buildings[square] * (1 if verb == BUILD else -1))


def carry_out(desk: Desk, seat: int, plan: GroupPlan, word: str) -> bool:
    """Show the sum, ask, and do it."""
    cash = desk.cash(seat)
    after = cash - plan.amount if word == "build" else cash + plan.amount
    money = desk.theme.money
    asks = desk.theme.say(
        f"confirm-{word}", n=len(plan.acts), amount=money(plan.amount), before=money(cash), after=money(after)
    )
    if not desk.confirms(seat, asks):
        return True
    return all(desk.do(seat, act) for act in plan.acts) and same_question(desk.game)


def turn_deeds(desk: Desk, seat: int, verb: int) -> None:
    """Mortgage or redeem until the player has enough of it."""
    while targets := members(desk.game.options(seat).targets[verb]):
        acts = [action(verb, square) for square in targets]
        labels = [label(desk.theme, desk.game, seat, act) for act in acts]
        desk.do(seat, acts[desk.choose(seat, desk.theme.say(f"ask-{MENUS[verb]}"), labels)])
    desk.say(f"nothing-to-{MENUS[verb]}")


def claim(desk: Desk, seat: int, rest: str) -> None:
    """Claim from one visitor, of those who owe rent."""
    visitors = members(desk.game.options(seat).targets[CLAIM])
    if not visitors:
        desk.say("nothing-to-claim")
        return
    acts = [action(CLAIM, visitor) for visitor in visitors]
    labels = [action_text(act, desk.theme.names) for act in acts]
    desk.do(seat, acts[desk.choose(seat, desk.theme.say("ask-claim"), labels)])
