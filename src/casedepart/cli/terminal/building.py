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

WORDS = {BUILD: "build", SELL: "sell", MORTGAGE: "mortgage", REDEEM: "redeem"}


@dataclass(frozen=True)
class GroupPlan:
    """Several buildings of one group, put up or taken down one after the other."""

    group: int
    acts: tuple[Action, ...]
    amount: int
    """What they cost or bring in all."""


def work(desk: Desk, seat: int, verb: int) -> None:
    """Build, sell, mortgage or redeem, one by one or as planned, until the player has enough of it."""
    theme, word, bidding = desk.theme, WORDS[verb], desk.game.bidding
    while acts := singles(desk.game, seat, verb):
        plans = plans_of(desk.game, seat, verb)
        labels = [label(theme, desk.game, seat, act) for act in acts]
        for plan in plans:
            amount, group = theme.money(plan.amount), theme.groups[plan.group]
            labels.append(theme.say(f"plan-{word}", group=group, n=len(plan.acts), amount=amount))
        chosen = desk.choose(seat, theme.say(f"ask-{word}"), labels)
        if chosen < len(acts):
            done = desk.do(seat, acts[chosen])
        else:
            done = carry_out(desk, seat, plans[chosen - len(acts)], word)
        if not done or desk.game.bidding != bidding:
            return  # a question comes first, as when a scarce building is contested (B7)
    desk.say(f"nothing-to-{word}")


def plans_of(game: Game, seat: int, verb: int) -> list[GroupPlan]:
    """Whole rounds of building or selling that are possible, group by group."""
    if verb not in (BUILD, SELL):
        return []
    return [plan for group in range(len(game.rules.groups)) for plan in rounds(game, seat, verb, group)]


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
    return not desk.confirms(seat, asks) or all(desk.do(seat, act) for act in plan.acts)


def claim(desk: Desk, seat: int, rest: str) -> None:
    """Claim from one visitor, of those who owe rent."""
    visitors = members(desk.game.options(seat).targets[CLAIM])
    if not visitors:
        desk.say("nothing-to-claim")
        return
    acts = [action(CLAIM, visitor) for visitor in visitors]
    labels = [action_text(act, desk.theme.names) for act in acts]
    desk.do(seat, acts[desk.choose(seat, desk.theme.say("ask-claim"), labels)])
