"""What a person is asked, in a sentence: the open question with all that one needs to answer it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from casedepart.cli.draw import Theme
from casedepart.engine import DEED, HOTEL_LOT, Auction, Contest, Received, Sale, raisable
from casedepart.engine.events import NOBODY
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members
from casedepart.engine.state import AGAIN, END, FREE, Claim
from casedepart.texts import grouped, rule_title, text
from casedepart.variants.fight import TIMES_RENT, FightOrPay, strength_of
from casedepart.variants.sore_losers import Theft

Asker = Callable[[Theme, Game, int], str]


def question(theme: Theme, game: Game, seat: int) -> str:
    """The open question, in a sentence."""
    ask = ASKERS.get(game.top.name())
    return ask(theme, game, seat) if ask else theme.say("ask-other")


def turn(theme: Theme, game: Game, seat: int) -> str:
    player = game.players[seat]
    if game.stage == END:
        return theme.say("ask-end")
    if game.stage == AGAIN:
        powers = game.options(seat).verbs
        if "powers" in (variant.name for variant in game.rules.variants) and powers & (powers - 1):
            rule = game.brought_by(seat)
            title = rule_title(rule, theme.language, theme.names.words)
            return theme.say("ask-power", n=game.first, power=title, rule=rule)
        return theme.say("ask-again")
    if player.jail != FREE:
        return theme.say("ask-jail", n=player.jail + 1, tries=game.rules.jail_tries)
    return theme.say("ask-turn", square=theme.square(player.at))


def sale(theme: Theme, game: Game, seat: int) -> str:
    assert isinstance(game.top, Sale)
    at = game.top.square
    price = game.rules.price[at]
    key = "ask-sale" if game.players[seat].cash >= price else "ask-sale-short"
    return theme.say(key, square=described(theme, game, at), price=theme.money(price))


def described(theme: Theme, game: Game, at: int) -> str:
    """A property with its number and its group."""
    group = game.rules.group[at]
    return f"{theme.names.square(at)} ({at}, {theme.groups[group]})" if group >= 0 else theme.square(at)


def auction(theme: Theme, game: Game, seat: int) -> str:
    top = game.top
    assert isinstance(top, Auction)
    lot = described(theme, game, top.square) if top.lot == DEED else theme.say("lot-house")
    if top.lot == HOTEL_LOT:
        lot = theme.say("lot-hotel")
    price = theme.money(game.rules.price[top.square]) if top.lot == DEED else ""
    said = theme.say("ask-auction", lot=lot)
    printed = theme.say("ask-auction-price", price=price) if price else ""
    if top.one_bid():
        best = theme.say("ask-auction-sealed")
    elif top.bidder == NOBODY:
        best = theme.say("ask-auction-none")
    else:
        best = theme.say("ask-auction-best", who=theme.names.player(top.bidder), amount=theme.money(top.best))
    bounds = theme.say("ask-auction-bounds", least=theme.money(top.least), most=theme.money(game.players[seat].cash))
    return " ".join(part for part in (said, printed, best, bounds) if part)


def debt(theme: Theme, game: Game, seat: int) -> str:
    owed = game.debts[0]
    key = "ask-debt" if raisable(game, seat) >= owed.amount() else "ask-debt-lost"
    return theme.say(
        key,
        amount=theme.money(owed.amount()),
        other=theme.names.player(owed.creditor),
        cash=theme.money(game.players[seat].cash),
        raisable=theme.money(raisable(game, seat)),
    )


def fight(theme: Theme, game: Game, seat: int) -> str:
    assert isinstance(game.top, FightOrPay)
    claim = game.top.claim
    rent = claim.factor * claim.base
    return theme.say(
        "ask-fight",
        square=theme.square(claim.square),
        owner=theme.names.player(claim.owner),
        strength=grouped(strength_of(game.rules, claim.square), theme.language),
        rent=theme.money(rent),
        loss=theme.money(TIMES_RENT * rent),
    )


def contest(theme: Theme, game: Game, seat: int) -> str:
    assert isinstance(game.top, Contest)
    top = game.top
    who, square = theme.names.player(top.asker), theme.square(top.square)
    hotel = game.buildings[top.square] >= game.rules.tall and game.buildings[top.square] != HOTEL
    left = game.hotels_left if hotel else game.houses_left
    return theme.say("ask-contest", who=who, square=square, n=left)


def theft(theme: Theme, game: Game, seat: int) -> str:
    assert isinstance(game.top, Theft)
    return theme.say("ask-theft", who=theme.names.player(game.top.victim))


def received(theme: Theme, game: Game, seat: int) -> str:
    top = game.top
    assert isinstance(top, Received)
    if not top.bequest:
        return theme.say("ask-received")
    squares = members(top.waiting(game, seat))
    listed = [f"{theme.square(at)} {theme.money(game.rules.mortgage[at])}" for at in squares]
    amount = theme.money(top.price(game, top.waiting(game, seat)))
    return theme.say("ask-inherited", n=len(squares), squares=", ".join(listed), amount=amount)


def rent_words(theme: Theme, rent: Claim) -> str:
    """Who owes a rent, for what, and how it is worked out."""
    return theme.say(
        "ask-rent",
        who=theme.names.player(rent.visitor),
        square=theme.square(rent.square),
        amount=theme.say("dice-times", n=rent.factor) if rent.throw else theme.money(rent.factor * rent.base),
        why=text(theme.language, f"why-{rent.why}", **theme.names.words.arguments()),
        rule=rent.rule,
    )


def simply(key: str) -> Asker:
    """A question that needs no more than its sentence."""
    return lambda theme, game, seat: theme.say(key)


ASKERS: Mapping[str, Asker] = {
    "turn": turn,
    "sale": sale,
    "auction": auction,
    "building-auction": auction,
    "sealed-auction": auction,
    "settlement": debt,
    "fight-or-pay": fight,
    "contest": contest,
    "theft": theft,
    "received": received,
    "pay-or-draw": simply("ask-pay-or-draw"),
    "rent-roll": simply("ask-rent-roll"),
    "fight-roll": simply("ask-fight-roll"),
    "attack-roll": simply("ask-attack-roll"),
    "place": simply("ask-place"),
    "free-house": simply("ask-free-house"),
    "where-to": simply("ask-where-to"),
    "send-to-jail": simply("ask-send"),
    "robbery": simply("ask-rob"),
    "finish": simply("ask-last-claims"),
}
"""By the kind of question."""
