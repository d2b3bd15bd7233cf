"""Trades: an exchange at once of cash, properties, jail cards and what a variant adds (D1 to D4)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import Goods, Offer, Refused, refuse
from casedepart.engine.phases.mortgage import Received, built_groups, interest_on, received
from casedepart.engine.sets import members
from casedepart.engine.state import Debt, Frame, Position


def offer(game: Position, seat: int, proposal: Offer) -> None:
    """Propose a trade; it takes the place of one's last proposal. What cannot be done now is refused now."""
    check_offer(game, seat, proposal)
    withdraw_silently(game, seat)
    game.offers += ((seat, proposal),)
    game.note(events.OFFERED, seat, proposal.n, rule="D1")


def check_offer(game: Position, seat: int, proposal: Offer) -> None:
    """Refuse a trade that the rules forbid as things stand."""
    other = proposal.n
    give, get = proposal.give, proposal.get
    if other == seat or not 0 <= other < len(game.players) or game.players[other].out:
        raise refuse("D1", "no-such-partner")
    if empty(give) and empty(get):
        raise refuse("D1", "nothing-in-it")
    check_holds(game, seat, give, credit(game, other, seat, get))
    check_holds(game, other, get, credit(game, seat, other, give))
    check_debtor(game, seat, other, give, get)
    check_debtor(game, other, seat, get, give)
    for variant in game.rules.variants:
        variant.check_offer(game, seat, proposal)
        variant.check_goods(game, seat, other, give, get)
        variant.check_goods(game, other, seat, get, give)
    check_interest(game, seat, give, get)
    check_interest(game, other, get, give)


def empty(goods: Goods) -> bool:
    return goods.cash == 0 and goods.squares == 0 and goods.cards == 0 and not goods.others


def holds(game: Position, seat: int, goods: Goods, credit_line: int) -> bool:
    """Does this player have what the side names?"""
    player = game.players[seat]
    if not 0 <= goods.cash <= player.cash + credit_line:
        return False
    if goods.squares & ~player.owned or goods.cards & ~player.cards:
        return False
    return not goods.others or holds_others(game, seat, goods)


def holds_others(game: Position, seat: int, goods: Goods) -> bool:
    """Has this player what the side names of variants, and is each of a variant that is played?"""
    for name, count in goods.others:
        known = False
        for variant in game.rules.variants:
            known = known or name in variant.goods
        if not known or count < 1:
            return False
    for variant in game.rules.variants:
        if not variant.holds(game, seat, goods):
            return False
    return True


def check_holds(game: Position, seat: int, goods: Goods, credit_line: int) -> None:
    """Both sides hold what they name (D1), and no street of a built group goes by itself (D2)."""
    if not holds(game, seat, goods, credit_line):
        raise refuse("D1", "not-held")
    if goods.squares:
        check_undecided(game, seat, goods.squares)
    if goods.squares & built_groups(game) and not game.rules.choices.built_streets_trade:
        raise refuse("D2", "group-built")


def check_undecided(game: Position, seat: int, squares: int) -> None:
    """Refuse what is first to be kept or redeemed (M4, M5), fought for (G1, E6) or stolen (L11).

    A debt comes before all that, and may be paid by selling it (R15); but who is asked now answers.
    """
    in_debt = game.in_debt(seat)
    asked = received(game, seat, squares)
    if asked is not None and not (in_debt and (asked.bequest or asked is not game.top)):
        raise refuse(asked.rule(), "answer-first")
    frame: Frame | None = None if in_debt else game.top
    while frame is not None:
        if squares & frame.contested(game):
            raise refuse(frame.rule(), "contested")
        frame = frame.below


def credit(game: Position, debtor: int, creditor: int, paid: Goods) -> int:
    """What a creditor may pay beyond their cash for the debtor's properties, by striking it off the debt (K2)."""
    debt = open_debt_between(game, debtor, creditor)
    return debt.factor * debt.base if debt is not None and paid.squares else 0


def open_debt_between(game: Position, debtor: int, creditor: int) -> Debt | None:
    """The debt now being settled, if it is between these two and may be paid in properties (K2)."""
    if not game.settling or not game.rules.choices.debt_in_properties:
        return None
    debt = game.debts[0]
    return debt if debt.debtor == debtor and debt.creditor == creditor else None


def check_debtor(game: Position, seat: int, other: int, gives: Goods, gets: Goods) -> None:
    """A debtor's trade brings them cash, or is with the creditor of their oldest debt (R5)."""
    if not game.debts or not game.in_debt(seat):
        return
    if gets.cash > gives.cash:
        return
    for debt in game.debts:
        if debt.debtor == seat:
            if debt.creditor == other:
                return
            break
    raise refuse("R5", "brings-no-cash")


def check_interest(game: Position, seat: int, gives: Goods, gets: Goods) -> None:
    """Who receives mortgaged properties can pay the ten per cent to keep them, and those still undecided (M4)."""
    if not game.rules.choices.keeping_costs_interest or not gets.squares:
        return
    mortgaged = gets.squares & ~game.players[seat].owned & all_mortgaged(game)
    if not mortgaged:
        return
    for square in members(game.players[seat].mortgaged & ~gives.squares):
        asked = received(game, seat, 1 << square)
        if asked is not None and not asked.bequest:
            mortgaged |= 1 << square
    if game.players[seat].cash - gives.cash + gets.cash < interest_on(game, mortgaged):
        raise refuse("M4", "interest-short")


def all_mortgaged(game: Position) -> int:
    mask = 0
    for player in game.players:
        mask |= player.mortgaged
    return mask


def proposal_to(game: Position, seat: int, proposer: int) -> tuple[int, Offer]:
    """The open offer to this player, the latest or that proposer's."""
    found: tuple[int, Offer] | None = None
    for entry in game.offers:
        if entry[1].n == seat and proposer in (-1, entry[0]):
            found = entry
    if found is None:
        raise refuse("D1", "no-offer")
    return found


def accept(game: Position, seat: int, proposer: int) -> None:
    """The exchange takes place, at once and whole (D4)."""
    entry = proposal_to(game, seat, proposer)
    proposer, proposal = entry
    check_offer(game, proposer, proposal)
    withdraw_silently(game, proposer)
    mortgaged = all_mortgaged(game)
    if game.log is not None:
        game.note(events.TRADED, proposer, seat, rule="D1")
    use_credit(game, proposer, seat, proposal.get)
    use_credit(game, seat, proposer, proposal.give)
    hand_over(game, proposer, seat, proposal.give)
    hand_over(game, seat, proposer, proposal.get)
    ask_about(game, proposer, proposal.get.squares & mortgaged, seat, proposal.give.squares & mortgaged)


def use_credit(game: Position, debtor: int, creditor: int, goods: Goods) -> None:
    """What a creditor's cash does not cover is struck off the debt (K2)."""
    short = goods.cash - game.players[creditor].cash
    debt = open_debt_between(game, debtor, creditor)
    if short <= 0 or debt is None:
        return
    left = debt.factor * debt.base - short
    # The creditor lends the books this sum and the debtor pays it back at once: cash is where it was.
    game.players[creditor].cash += short
    game.players[debtor].cash -= short
    game.note(events.PAID, debtor, creditor, n=short, rule="K2", why="struck-off")
    rest = Debt(debtor, creditor, debt.cause, 1, left, debt.rule, debt.why, debt.square)
    game.debts = (rest, *game.debts[1:])


def hand_over(game: Position, giver: int, receiver: int, goods: Goods) -> None:
    """One side of a trade changes hands; streets go with their buildings where they may (D2)."""
    if goods.cash:
        game.pay(giver, receiver, goods.cash)
        game.note(events.PAID, giver, receiver, n=goods.cash, rule="D1", why="trade")
    for square in members(goods.squares):
        game.give_deed(square, receiver)
        game.note(events.TOOK, receiver, giver, square, rule="D1")
    for deck in members(goods.cards):
        give_card(game, giver, receiver, deck, "D1")
    if goods.others:
        for variant in game.rules.variants:
            variant.hand_over(game, giver, receiver, goods)


def give_card(game: Position, giver: int, receiver: int, deck: int, rule: str) -> None:
    """A jail card changes hands."""
    game.players[giver].cards &= ~(1 << deck)
    game.players[receiver].cards |= 1 << deck
    game.note(events.CARD_GIVEN, receiver, giver, n=deck, rule=rule)


def ask_about(game: Position, first: int, first_squares: int, second: int, second_squares: int) -> None:
    """Who received mortgaged properties is asked whether they keep or redeem them (M4)."""
    if first_squares:
        game.push(Received(first, first_squares, second, second_squares, False))
    elif second_squares:
        game.push(Received(second, second_squares, first, 0, False))


def reject(game: Position, seat: int, proposer: int) -> None:
    """Say no to an offer."""
    entry = proposal_to(game, seat, proposer)
    withdraw_silently(game, entry[0])
    game.note(events.REJECTED, seat, entry[0], rule="D1")


def withdraw(game: Position, seat: int) -> None:
    """Take one's own offer back."""
    if not has_offer(game, seat):
        raise refuse("D1", "no-offer")
    withdraw_silently(game, seat)
    game.note(events.OFFER_LAPSED, seat, rule="D1", why="withdrawn")


def has_offer(game: Position, seat: int) -> bool:
    """Has this player an offer open?"""
    for entry in game.offers:
        if entry[0] == seat:
            return True
    return False


def withdraw_silently(game: Position, seat: int) -> None:
    game.offers = tuple([entry for entry in game.offers if entry[0] != seat])


def lapse_offers(game: Position) -> None:
    """An offer lapses when either side no longer holds what it names (D1)."""
    kept: list[tuple[int, Offer]] = []
    for entry in game.offers:
        seat, proposal = entry
        partner = proposal.n
        stands = not game.players[seat].out and not game.players[partner].out
        stands = stands and holds(game, seat, proposal.give, credit(game, partner, seat, proposal.get))
        if stands and holds(game, partner, proposal.get, credit(game, seat, partner, proposal.give)):
            kept.append(entry)
        else:
            game.note(events.OFFER_LAPSED, seat, partner, rule="D1", why="no-longer-held")
    game.offers = tuple(kept)


def offers_to(game: Position, seat: int) -> int:
    """The players whose offer waits for this one's answer."""
    mask = 0
    for entry in game.offers:
        if entry[1].n == seat:
            mask |= 1 << entry[0]
    return mask


def acceptable_from(game: Position, seat: int) -> int:
    """The players whose offer this one could accept now."""
    mask = 0
    for entry in game.offers:
        if entry[1].n == seat:
            try:
                check_offer(game, entry[0], entry[1])
            except Refused:
                continue
            mask |= 1 << entry[0]
    return mask
