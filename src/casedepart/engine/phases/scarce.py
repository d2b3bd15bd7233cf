"""Scarce buildings: who else could want one, the contest, the auction and the placing (B7)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BANK, CONTEST, DECLINE, PLACE, Action, Refused, refuse
from casedepart.engine.decision import Options
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.auction import DEED, HOTEL_LOT, HOUSE_LOT, Auction, hold
from casedepart.engine.phases.site import build_why, height, lowest, put_up, site_bar, sites, variant_bar
from casedepart.engine.rules import SCARCE_LAST_ONE
from casedepart.engine.sets import contains, members, size
from casedepart.engine.state import Frame, Position


def could_build(game: Position, seat: int, hotel: bool) -> int:
    """How many such buildings this player could put up at once, by their groups and cash (B7)."""
    rules = game.rules
    whole = game.players[seat].whole
    if game.debts and game.in_debt(seat):
        return 0
    cash = game.players[seat].cash
    count = 0
    for group in rules.groups_by_price:
        if whole & rules.groups[group]:
            slots = open_slots(game, seat, group, hotel)
            price = rules.building[rules.group_squares[group][0]]
            bought = slots if price == 0 else min(slots, cash // price)
            count += bought
            cash -= bought * price
    return count


def open_slots(game: Position, seat: int, group: int, hotel: bool) -> int:
    """The places for such a building on a complete group."""
    rules = game.rules
    mortgaged = game.players[seat].mortgaged
    if rules.choices.build_needs_unmortgaged_group and mortgaged & rules.groups[group]:
        return 0
    if hotel and lowest(game, group) < rules.tall:
        return 0
    slots = 0
    for square in rules.group_squares[group]:
        if mortgaged >> square & 1:
            continue
        level = height(game, square)
        if hotel:
            slots += 1 if level == rules.tall and not variant_bar(game, seat, square) else 0
        elif level < rules.tall:
            slots += rules.tall - level
    return slots


def most_wanted(game: Position, seat: int, hotel: bool) -> int:
    """More than this cannot be wanted, wherever it may stand and whatever it costs there: a quick bound."""
    rules = game.rules
    wanted = 1
    builder = game.players[seat]
    for player in game.players:
        if player.whole and player is not builder:
            slots = size(player.whole) if hotel else size(player.whole) * rules.tall
            wanted += min(slots, player.cash // rules.cheapest) if rules.cheapest else slots
    return wanted


def rivals(game: Position, seat: int, hotel: bool) -> int:
    """Those who could want the same scarce building; none when there is enough for all (B7)."""
    stock = game.hotels_left if hotel else game.houses_left
    last_only = game.rules.choices.scarcity == SCARCE_LAST_ONE
    if last_only and stock > 1:
        return 0
    if most_wanted(game, seat, hotel) <= stock:
        return 0
    wanted = 1
    mask = 0
    for other in range(len(game.players)):
        if other != seat and game.players[other].whole:
            count = could_build(game, other, hotel)
            if count:
                wanted += count
                mask |= 1 << other
    return mask if wanted > stock else 0


def building_on_offer(game: Position) -> bool:
    """Is a building being contested, auctioned or placed? No one else buys one meanwhile (B7)."""
    frame: Frame | None = game.top
    while frame is not None:
        if isinstance(frame, (Contest, Place)) or (isinstance(frame, Auction) and frame.lot != DEED):
            return True
        frame = frame.below
    return False


class Contest(Frame):
    """A scarce building was asked for: each who could build it says whether they want it too (B7)."""

    def __init__(self, seat: int, square: int, hotel: bool, undecided: int, contesters: int) -> None:
        super().__init__()
        self.asker: int = seat
        self.square: int = square
        self.hotel: bool = hotel
        self.undecided: int = undecided
        self.contesters: int = contesters

    def name(self) -> str:
        return "contest"

    def asked(self, game: Position) -> int:
        return self.undecided

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << CONTEST | 1 << DECLINE if self.undecided >> seat & 1 else 0

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != CONTEST and act.verb != DECLINE:
            raise self.not_asked(game, seat, act)
        bit = 1 << seat
        if not self.undecided & bit:
            raise refuse("B7", "not-asked-to-contest")
        contesters = self.contesters
        if act.verb == CONTEST:
            contesters |= bit
            game.note(events.CONTESTED, seat, square=self.square, rule="B7")
        game.replace(Contest(self.asker, self.square, self.hotel, self.undecided & ~bit, contesters))

    def step(self, game: Position) -> None:
        """Nobody contests it: bought at its price. Else it is auctioned."""
        game.pop()
        game.bidding -= 1
        if self.contesters:
            auction_building(game, self.contesters | 1 << self.asker, self.hotel)
        elif not game.in_debt(self.asker) and sites(game, self.asker, self.hotel) >> self.square & 1:
            price = game.rules.building[self.square]
            if game.players[self.asker].cash >= price:
                put_up(game, self.asker, self.square, price, "B5")

    def about(self, game: Position) -> tuple[int, int, int]:
        """Who asked for the building, where, and its price."""
        return (self.square, self.asker, game.rules.building[self.square])

    def rule(self) -> str:
        return "B7"

    def key(self) -> tuple[object, ...]:
        return (self.asker, self.square, self.hotel, self.undecided, self.contesters)


class BuildingAuction(Auction):
    """The auction of one scarce building, among those who want it (B7)."""

    def name(self) -> str:
        return "building-auction"

    def go_on(self, game: Position, least: int, best: int, bidder: int, left: int) -> None:
        game.replace(BuildingAuction(self.lot, -1, self.entrants, least, best, bidder, left))

    def sold(self, game: Position) -> None:
        sell_building(game, self.bidder, self.best, self.lot == HOTEL_LOT, "B7")

    def rule(self) -> str:
        return "B7"


def sell_building(game: Position, seat: int, paid: int, hotel: bool, rule: str) -> None:
    """The winner of an auction has paid, and is to place the building."""
    game.note(events.PAID, seat, BANK, n=paid, rule=rule, why="auction")
    game.push(Place(seat, hotel, paid))
    game.bidding += 1


def auction_building(game: Position, bidders: int, hotel: bool) -> None:
    """Open the auction at the least that this ruleset names (B7)."""
    least = game.rules.choices.scarce_opening or lowest_price(game, bidders, hotel)
    lot = HOTEL_LOT if hotel else HOUSE_LOT
    hold(game, BuildingAuction(lot, -1, bidders, least, 0, NOBODY, bidders), "hotel" if hotel else "house")


def lowest_price(game: Position, bidders: int, hotel: bool) -> int:
    """The lowest building price printed on a deed that the bidders would build on (B7)."""
    least = 0
    for seat in members(bidders):
        for square in members(sites(game, seat, hotel)):
            price = game.rules.building[square]
            if least == 0 or price < least:
                least = price
    return max(least, 1)


class Place(Frame):
    """The building won at auction is placed where the rules allow (B7)."""

    def __init__(self, seat: int, hotel: bool, paid: int) -> None:
        super().__init__(seat)
        self.hotel: bool = hotel
        self.paid: int = paid

    def name(self) -> str:
        return "place"

    def asked(self, game: Position) -> int:
        return 1 << self.seat if sites(game, self.seat, self.hotel) else 0

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << PLACE if seat == self.seat else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.verbs = 0
        options.put(PLACE, sites(game, seat, self.hotel))

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != PLACE:
            raise self.not_asked(game, seat, act)
        if seat != self.seat or not contains(sites(game, seat, self.hotel), act.n):
            raise self.misplaced(game, seat, act.n)
        game.pop()
        game.bidding -= 1
        put_up(game, seat, act.n, 0, "B7")

    def misplaced(self, game: Position, seat: int, square: int) -> Refused:
        """Why the building may not stand there."""
        bar = site_bar(game, seat, square) if seat == self.seat and contains(game.rules.deeds, square) else ""
        return refuse(bar, build_why(bar)) if bar else refuse("B7", "no-place-there")

    def step(self, game: Position) -> None:
        """No place for it any more: the winner has mortgaged or traded it away, and gets the bid back."""
        game.pop()
        game.bidding -= 1
        game.pay(BANK, self.seat, self.paid)
        game.note(events.RECEIVED, self.seat, n=self.paid, rule="B7", why="no-place-left")

    def rule(self) -> str:
        return "B7"

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.hotel, self.paid)
