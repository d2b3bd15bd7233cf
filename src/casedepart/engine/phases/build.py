"""Houses and hotels: built, sold, exchanged, and contested when they are scarce (B1 to B10)."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BANK, CONTEST, DECLINE, PLACE, Action, Refused, refuse
from casedepart.engine.decision import Options
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.auction import HOTEL_LOT, HOUSE_LOT, Auction
from casedepart.engine.phases.payment import buildings_half_price
from casedepart.engine.rules import HOTEL, OUTRIGHT_ALWAYS, SCARCE_LAST_ONE
from casedepart.engine.sets import contains, members
from casedepart.engine.state import Frame, Position

BUILD_WHY: Final = {
    "B1": "group-not-complete",
    "B2": "uneven",
    "B3": "group-mortgaged",
    "B4": "hotel-not-yet",
    "B5": "cash-short",
    "B6": "none-left",
    "B7": "building-auction",
    "R5": "in-debt",
    "R6": "auction-waits",
}
"""What is wrong when a rule forbids building."""


# What stands


def height(game: Position, square: int) -> int:
    """How high a street is built: a hotel stands one above the houses it took (B4)."""
    level = game.buildings[square]
    return game.rules.tall + 1 if level == HOTEL else level


def lowest(game: Position, group: int) -> int:
    """The least built street of a colour."""
    least = HOTEL
    for square in game.rules.group_squares[group]:
        least = min(least, height(game, square))
    return least


def tallest(game: Position, group: int) -> int:
    """The most built street of a colour."""
    most = 0
    for square in game.rules.group_squares[group]:
        most = max(most, height(game, square))
    return most


# May it be built?


def site_bar(game: Position, seat: int, square: int) -> str:
    """The rule by which this player may not put the next building here, price and stock aside; or nothing."""
    rules = game.rules
    if not game.whole_group(seat, square):
        return "B1"
    mortgaged = game.players[seat].mortgaged
    if rules.choices.build_needs_unmortgaged_group:
        if mortgaged & rules.groups[rules.group[square]]:
            return "B3"
    elif mortgaged >> square & 1:
        return "B3"
    level = height(game, square)
    if level > rules.tall:
        return "B4"
    least = lowest(game, rules.group[square])
    if level == rules.tall and least < rules.tall:
        return "B4"
    return "B2" if rules.even and level > least else ""


def wants_hotel(game: Position, square: int) -> bool:
    """Would the next building here be a hotel?"""
    return game.buildings[square] >= game.rules.tall


def build_bar(game: Position, seat: int, square: int) -> str:
    """The rule by which this player may not build here now; or nothing."""
    if game.debts and game.in_debt(seat):
        return "R5"
    bar = site_bar(game, seat, square)
    if bar:
        return bar
    stock = game.hotels_left if wants_hotel(game, square) else game.houses_left
    if stock == 0:
        return "B6"
    if game.players[seat].cash < game.rules.building[square]:
        return "B5"
    if game.bidding and building_on_offer(game):
        return "B7"
    if (game.bidding or game.settling) and rivals(game, seat, wants_hotel(game, square)):
        return "R6"
    return ""


def buildable(game: Position, seat: int) -> int:
    """The streets on which this player may build now."""
    mask = 0
    for square in members(game.players[seat].whole):
        if not build_bar(game, seat, square):
            mask |= 1 << square
    return mask


def build(game: Position, seat: int, square: int) -> None:
    """Ask for a building: bought at its price, unless it is scarce and someone contests it (B5, B7)."""
    bar = build_bar(game, seat, square)
    if bar:
        raise refuse(bar, BUILD_WHY[bar])
    others = rivals(game, seat, wants_hotel(game, square))
    if others:
        game.push(Contest(seat, square, wants_hotel(game, square), others, 0))
        game.bidding += 1
    else:
        put_up(game, seat, square, game.rules.building[square], "B5")


def put_up(game: Position, seat: int, square: int, price: int, rule: str) -> None:
    """Pay, and put the next building on a street; a hotel takes the place of its houses (B4)."""
    game.pay(seat, BANK, price)
    level = HOTEL if wants_hotel(game, square) else game.buildings[square] + 1
    game.set_buildings(square, level)
    if game.log is not None:
        game.note(events.BUILT, seat, square=square, n=level, rule=rule, working=str(price))


# Selling


def sell_bar(game: Position, seat: int, square: int) -> str:
    """The rule by which this player may not sell one building of this street; or nothing."""
    rules = game.rules
    if rules.choices.buildings_stay:
        return "B10"
    if not game.players[seat].owned >> square & 1 or not game.buildings[square]:
        return "B8"
    if rules.even and height(game, square) < tallest(game, rules.group[square]):
        return "B2"
    if game.buildings[square] == HOTEL and houses_free(game) < rules.tall:
        return "B9"
    return ""


def houses_free(game: Position) -> int:
    """The bank's houses, but for one that is being contested, auctioned or placed (B7)."""
    return game.houses_left - (1 if game.bidding and building_on_offer(game) else 0)


SELL_WHY: Final = {
    "B2": "uneven",
    "B8": "no-building",
    "B9": "houses-short",
    "B10": "buildings-stay",
}


def sellable(game: Position, seat: int) -> int:
    """The streets of which this player may sell a building now."""
    mask = 0
    for square in members(game.players[seat].owned & game.rules.streets):
        if game.buildings[square] and not sell_bar(game, seat, square):
            mask |= 1 << square
    return mask


def sell(game: Position, seat: int, square: int) -> None:
    """Half the price for a house; for a hotel half its price and its houses in its place (B8, B9)."""
    bar = sell_bar(game, seat, square)
    if bar:
        raise refuse(bar, SELL_WHY[bar])
    level = game.rules.tall if game.buildings[square] == HOTEL else game.buildings[square] - 1
    half = game.rules.building[square] // 2
    game.pay(BANK, seat, half)
    rule = "B9" if game.buildings[square] == HOTEL else "B8"
    game.set_buildings(square, level)
    if game.log is not None:
        game.note(events.SOLD, seat, square=square, n=level, rule=rule, working=str(half))


def outright_bar(game: Position, seat: int, square: int) -> str:
    """The rule by which the hotels of this group may not be sold outright; or nothing."""
    rules = game.rules
    if rules.choices.buildings_stay:
        return "B10"
    if rules.group[square] < 0 or not game.whole_group(seat, square):
        return "B9"
    if tallest(game, rules.group[square]) <= rules.tall:
        return "B9"
    if rules.choices.outright != OUTRIGHT_ALWAYS and houses_free(game) >= rules.tall:
        return "B9"
    return ""


def outright_sellable(game: Position, seat: int) -> int:
    """The streets whose group's hotels this player may sell outright now."""
    mask = 0
    for square in members(game.players[seat].owned & game.rules.streets):
        if game.buildings[square] == HOTEL and not outright_bar(game, seat, square):
            mask |= game.rules.groups[game.rules.group[square]]
    return mask


def sell_outright(game: Position, seat: int, square: int) -> None:
    """All hotels of the group, and the other houses with them, at half of all they cost (B9)."""
    bar = outright_bar(game, seat, square)
    if bar == "B10":
        raise refuse("B10", "buildings-stay")
    if bar:
        raise refuse("B9", "hotels-not-outright")
    group = game.rules.group[square]
    paid = buildings_half_price(game, game.rules.groups[group])
    game.pay(BANK, seat, paid)
    for street in game.rules.group_squares[group]:
        game.set_buildings(street, 0)
        game.note(events.SOLD, seat, square=street, n=0, rule="B9")
    game.note(events.RECEIVED, seat, n=paid, rule="B9", why="hotels-outright")


# Scarce buildings


def could_build(game: Position, seat: int, hotel: bool) -> int:
    """How many such buildings this player could put up at once, by their groups and cash (B7)."""
    rules = game.rules
    whole = game.players[seat].whole
    if game.debts and game.in_debt(seat):
        return 0
    offers: list[tuple[int, int]] = []
    for group in range(len(rules.groups)):
        if whole & rules.groups[group]:
            slots = open_slots(game, seat, group, hotel)
            if slots:
                offers.append((rules.building[rules.group_squares[group][0]], slots))
    offers.sort()
    cash = game.players[seat].cash
    count = 0
    for price, slots in offers:
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
            slots += 1 if level == rules.tall else 0
        elif level < rules.tall:
            slots += rules.tall - level
    return slots


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


def most_wanted(game: Position, seat: int, hotel: bool) -> int:
    """More than this cannot be wanted, however much cash there is: a quick bound."""
    streets = 0
    for other in range(len(game.players)):
        if other != seat:
            streets += game.players[other].whole.bit_count()
    return 1 + (streets if hotel else streets * game.rules.tall)


def building_on_offer(game: Position) -> bool:
    """Is a building being contested, auctioned or placed? No one else buys one meanwhile (B7)."""
    frame: Frame | None = game.top
    while frame is not None:
        if isinstance(frame, (Contest, Place, BuildingAuction)):
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

    def rule(self) -> str:
        return "B7"

    def key(self) -> tuple[object, ...]:
        return (self.asker, self.square, self.hotel, self.undecided, self.contesters)


class BuildingAuction(Auction):
    """The auction of one scarce building, among those who want it (B7)."""

    def go_on(self, game: Position, least: int, best: int, bidder: int, left: int) -> None:
        game.replace(BuildingAuction(self.lot, -1, self.entrants, least, best, bidder, left))

    def sold(self, game: Position) -> None:
        game.note(events.PAID, self.bidder, BANK, n=self.best, rule="B7", why="auction")
        game.push(Place(self.bidder, self.lot == HOTEL_LOT, self.best))
        game.bidding += 1

    def rule(self) -> str:
        return "B7"


def auction_building(game: Position, bidders: int, hotel: bool) -> None:
    """Open the auction at the least that this ruleset names (B7)."""
    least = game.rules.choices.scarce_opening or lowest_price(game, bidders, hotel)
    lot = HOTEL_LOT if hotel else HOUSE_LOT
    game.note(events.AUCTION, n=least, rule="B7", why="hotel" if hotel else "house")
    game.push(BuildingAuction(lot, -1, bidders, least, 0, NOBODY, bidders))
    game.bidding += 1


def lowest_price(game: Position, bidders: int, hotel: bool) -> int:
    """The lowest building price printed on a deed that the bidders would build on (B7)."""
    least = 0
    for seat in members(bidders):
        for square in members(sites(game, seat, hotel)):
            price = game.rules.building[square]
            if least == 0 or price < least:
                least = price
    return max(least, 1)


def sites(game: Position, seat: int, hotel: bool) -> int:
    """Where this player could put such a building, price and stock aside."""
    mask = 0
    for square in members(game.players[seat].whole):
        if wants_hotel(game, square) == hotel and not site_bar(game, seat, square):
            mask |= 1 << square
    return mask


class Place(Frame):
    """The building won at auction is placed where the rules allow (B7)."""

    def __init__(self, seat: int, hotel: bool, paid: int) -> None:
        super().__init__(seat)
        self.hotel: bool = hotel
        self.paid: int = paid

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
        return refuse(bar, BUILD_WHY[bar]) if bar else refuse("B7", "no-place-there")

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
