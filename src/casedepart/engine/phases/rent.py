"""Rent: what a square takes of a visitor, and the owner's claim to it (P6 to P13, R1 to R3)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import Refused, refuse
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.payment import owe
from casedepart.engine.rules import HOTEL, SQUARES, STATION, STREET
from casedepart.engine.sets import members, size
from casedepart.engine.state import (
    BY_DICE,
    RENT,
    SENT_TO_STATION,
    SENT_TO_UTILITY,
    Claim,
    Debt,
    Position,
    sum_working,
)


def rent_due(game: Position, visitor: int, square: int) -> Claim:
    """The rent of this square as things stand: fixed when the token stops (R1)."""
    kind = game.rules.kind[square]
    owner = game.owners[square]
    if kind == STREET:
        return street_rent(game, visitor, owner, square)
    if kind == STATION:
        return station_rent(game, visitor, owner, square)
    return utility_rent(game, visitor, owner, square)


def street_rent(game: Position, visitor: int, owner: int, square: int) -> Claim:
    """A built street pays what is printed for its buildings (P8); a bare one of a whole group double (P7)."""
    level = game.buildings[square]
    rents = game.rules.board[square].rent
    if level:
        why = "rent-hotel" if level == HOTEL else "rent-houses"
        return Claim(visitor, owner, square, 1, rents[level], False, game.rolls, "P8", why)
    factor = bare_factor(game, owner, square)
    if factor > 1:
        return Claim(visitor, owner, square, factor, rents[0], False, game.rolls, "P7", "rent-whole-group")
    return Claim(visitor, owner, square, 1, rents[0], False, game.rolls, "P6", "rent-bare")


def bare_factor(game: Position, owner: int, square: int) -> int:
    """How many times the printed rent a street without buildings takes (P7)."""
    return 2 if pays_double(game, owner, square) else 1


def pays_double(game: Position, owner: int, square: int) -> bool:
    """Is the group complete, and free of mortgages where that is asked (P7)?"""
    if not game.whole_group(owner, square):
        return False
    if not game.rules.choices.whole_group_unmortgaged:
        return True
    return game.players[owner].mortgaged & game.rules.groups[game.rules.group[square]] == 0


def station_rent(game: Position, visitor: int, owner: int, square: int) -> Claim:
    """By the number of stations held, mortgaged ones too (P10); twice by the card (C4)."""
    base = station_base(game, owner)
    if game.errand == SENT_TO_STATION:
        return Claim(visitor, owner, square, 2, base, False, game.rolls, "C4", "rent-stations-card")
    return Claim(visitor, owner, square, 1, base, False, game.rolls, "P10", "rent-stations")


def station_base(game: Position, owner: int) -> int:
    """The rent of a station of this owner (P10)."""
    rents = game.rules.choices.station_rents
    held = size(game.players[owner].owned & game.rules.stations)
    return rents[min(held, len(rents)) - 1]


def utility_rent(game: Position, visitor: int, owner: int, square: int) -> Claim:
    """Times the dice, more when both are held (P11); which dice: P12; ten times a new roll by the card (C4)."""
    if game.errand == SENT_TO_UTILITY:
        times = game.rules.choices.utility_times
        return Claim(visitor, owner, square, times[-1], 0, True, game.rolls, "C4", "rent-utility-card")
    factor = utility_times(game, owner)
    anew = game.rules.choices.utility_rolls_anew or game.errand != BY_DICE
    base = 0 if anew else game.first + game.second
    return Claim(visitor, owner, square, factor, base, anew, game.rolls, "P11", "rent-dice")


def utility_times(game: Position, owner: int) -> int:
    """How many times the dice a utility of this owner takes (P11)."""
    times = game.rules.choices.utility_times
    held = size(game.players[owner].owned & game.rules.utilities)
    return times[min(held, len(times)) - 1]


def usual_rents(game: Position) -> tuple[list[int], list[int]]:
    """By square, what a visitor who comes by the dice would owe as things stand: a sum, or so many times the dice."""
    rents = [0] * SQUARES
    times = [0] * SQUARES
    kinds = game.rules.kind
    for owner in range(len(game.players)):
        player = game.players[owner]
        if game.rules.on_rent and rent_bar(game, owner):
            continue
        for square in members(player.owned & ~player.mortgaged):
            if kinds[square] == STREET:
                level = game.buildings[square]
                base = game.rules.board[square].rent[level]
                rents[square] = base if level else base * bare_factor(game, owner, square)
            elif kinds[square] == STATION:
                rents[square] = station_base(game, owner)
            else:
                times[square] = utility_times(game, owner)
    return rents, times


def rent_bar(game: Position, owner: int) -> str:
    """The rule of a variant by which this owner is owed no rent now; or nothing."""
    for variant in game.rules.on_rent:
        bar = variant.rent_bar(game, owner)
        if bar:
            return bar
    return ""


def allow_claim(game: Position, claim: Claim) -> None:
    """The owner may claim this rent from now on (P6)."""
    bar = rent_bar(game, claim.owner)
    if bar:
        game.note(events.NO_RENT, claim.visitor, claim.owner, claim.square, rule=bar)
        return
    for variant in game.rules.variants:
        if variant.rent_arises(game, claim):
            return
    game.claims += (claim,)
    if game.log is not None:
        working = sum_working(claim.factor, claim.base) if not claim.throw else f"{claim.factor}×?"
        amount = claim.factor * claim.base
        game.note(events.RENT_DUE, claim.visitor, claim.owner, claim.square, amount, claim.rule, working, claim.why)


def is_open(game: Position, claim: Claim, rolls: int) -> bool:
    """May this rent still be claimed once so many turns have been rolled (P6)?"""
    return claim.turn + game.rules.claim_turns > rolls


def lapse_claims(game: Position) -> None:
    """A turn is being rolled: rents not claimed in time are no longer owed (P6)."""
    kept: list[Claim] = []
    for claim in game.claims:
        if is_open(game, claim, game.rolls):
            kept.append(claim)
        else:
            game.lapsed |= 1 << claim.owner
            game.note(events.LAPSED, claim.visitor, claim.owner, claim.square, rule="P6")
    game.claims = tuple(kept)


def claims_of(game: Position, owner: int) -> int:
    """The visitors of whom this player may claim rent."""
    visitors = 0
    for claim in game.claims:
        if claim.owner == owner:
            visitors |= 1 << claim.visitor
    return visitors


def due_from(game: Position, owner: int, visitor: int) -> int:
    """What this owner may claim of that visitor, as far as it is known before a roll (P12)."""
    total = 0
    for claim in game.claims:
        if claim.owner == owner and claim.visitor == visitor and not claim.throw:
            total += claim.factor * claim.base
    return total


def claim_rent(game: Position, owner: int, visitor: int) -> None:
    """Claim all that is due to this owner, from that visitor if one is named, oldest first (R3)."""
    claims = game.claims
    kept: tuple[Claim, ...] = ()
    for claim in claims:
        if not is_due(claim, owner, visitor):
            kept += (claim,)
    if len(kept) == len(claims):
        raise nothing_due(game, owner, visitor)
    game.claims = kept
    for claim in claims:
        if is_due(claim, owner, visitor):
            if game.log is not None:
                game.note(events.CLAIMED, owner, claim.visitor, claim.square, rule="P6")
            owe(game, rent_debt(claim, claim.visitor, owner, claim.rule))


def is_due(claim: Claim, owner: int, visitor: int) -> bool:
    """Is this rent owed to this owner, and by that visitor if one is named?"""
    return claim.owner == owner and (visitor < 0 or claim.visitor == visitor)


def rent_debt(claim: Claim, debtor: int, creditor: int, rule: str) -> Debt:
    """The debt that a claim makes; the visitor throws the dice where it is counted by them (P12)."""
    roller = claim.visitor if claim.throw else NOBODY
    return Debt(debtor, creditor, RENT, claim.factor, claim.base, rule, claim.why, claim.square, roller)


def nothing_due(game: Position, owner: int, visitor: int) -> Refused:
    """Why there is no rent to claim: mortgaged, another's by then, or too late."""
    bar = game.top.claim_bar()
    if bar:
        return refuse(bar, "question-before-claim")
    if visitor == game.turn or (visitor < 0 and not game.lapsed >> owner & 1):
        square = game.players[game.turn].at
        if owner == game.turn and game.players[owner].owned >> square & 1:
            return refuse("P13", "own-property")
        if game.players[owner].mortgaged >> square & 1:
            return refuse("P9", "property-mortgaged")
        bar = rent_bar(game, owner) if game.players[owner].owned >> square & 1 else ""
        if bar:
            return refuse(bar, "nothing-to-claim")
    for claim in game.claims:
        if game.owners[claim.square] == owner and claim.owner != owner:
            return refuse("R1", "claim-of-former-owner")
    return refuse("P6", "nothing-to-claim")
