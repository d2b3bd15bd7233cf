"""Trades: an offer built step by step, shown with what it does to the groups, and answered."""

from __future__ import annotations

from collections.abc import Iterator

from casedepart.cli.draw_players import deed_line
from casedepart.cli.terminal.desk import Desk
from casedepart.engine import credit
from casedepart.engine.actions import ACCEPT, Goods, Offer, Refused, action
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.texts import offer_text, text
from casedepart.variants.sore_losers import COINS, purse


def trade(desk: Desk, seat: int, partner: int = -1, counter: bool = False) -> None:
    """Build an offer and propose it; in return for the partner's own, it takes the place of that one."""
    partner = choose_partner(desk, seat) if partner < 0 else partner
    proposal = Offer(partner, goods(desk, seat, seat, partner), goods(desk, seat, partner, seat))
    if is_allowed(desk, seat, proposal) and desk.confirms(seat, summary(desk, seat, proposal)):
        desk.do(seat, proposal, counter)


def choose_partner(desk: Desk, seat: int) -> int:
    """With whom."""
    others = [other for other in members(desk.game.seats_in()) if other != seat]
    labels = [
        desk.theme.say("partner", who=desk.name(other), cash=desk.theme.money(desk.cash(other))) for other in others
    ]
    return others[desk.choose(seat, desk.theme.say("ask-partner"), labels)]


def goods(desk: Desk, seat: int, giver: int, receiver: int) -> Goods:
    """One side of the trade: deeds, money, and where there are any cards and coins (D1)."""
    player, theme = desk.game.players[giver], desk.theme
    who, key = desk.name(giver), "give" if giver == seat else "get"
    squares = cards = coins = 0
    held = purse(desk.game).coins[giver]
    if player.owned:
        deeds = [deed_line(theme, desk.game, square) for square in members(player.owned)]
        squares = desk.squares(seat, theme.say(f"ask-{key}-deeds", who=who), player.owned, deeds)
    most = player.cash + credit(desk.game, receiver, giver, Goods(squares=desk.game.players[receiver].owned))
    cash = desk.sum(seat, theme.say(f"ask-{key}-cash", who=who, most=theme.money(most)), 0, most, empty=0)
    for deck in members(player.cards):
        card = text(theme.language, "trade-card", deck=theme.names.deck(deck))
        if desk.confirms(seat, theme.say(f"ask-{key}-card", who=who, card=card)):
            cards |= 1 << deck
    if held:
        coins = desk.sum(seat, theme.say(f"ask-{key}-coins", who=who, n=held), 0, held, empty=0)
    return Goods(cash, squares, cards, ((COINS, coins),) if coins else ())


def is_allowed(desk: Desk, seat: int, proposal: Offer) -> bool:
    """Would the rules allow it? If not, the rule is told."""
    try:
        desk.game.clone().apply(seat, proposal)
    except Refused as refused:
        desk.tell_refusal(refused)
        return False
    return True


def summary(desk: Desk, seat: int, proposal: Offer) -> str:
    """The terms of an offer to be made, and what it would do to the groups."""
    terms = offer_text(seat, proposal, desk.theme.names)
    asks = desk.theme.say("ask-propose")
    return "\n".join([terms, *effects(desk, seat, proposal), asks])


def effects(desk: Desk, proposer: int, proposal: Offer) -> Iterator[str]:
    """Which groups the exchange would complete or break up, tried out on a copy of the game."""
    tried = desk.game.clone()
    if not any(seat == proposer and entry == proposal for seat, entry in tried.offers):
        tried.apply(proposer, proposal)
    try:
        tried.apply(proposal.n, action(ACCEPT, proposer))
    except Refused as refused:
        yield desk.theme.say("effect-refused", rule=refused.rule)
        return
    for seat in (proposer, proposal.n):
        before, after = whole_groups(desk.game, seat), whole_groups(tried, seat)
        for key, groups in (("completes", after - before), ("breaks", before - after)):
            for group in sorted(groups):
                yield desk.theme.say(f"effect-{key}", who=desk.name(seat), group=desk.theme.groups[group])


def whole_groups(game: Game, seat: int) -> set[int]:
    """The colour groups that a player owns completely."""
    owned = game.players[seat].owned
    return {group for group, whole in enumerate(game.rules.groups) if owned & whole == whole}
