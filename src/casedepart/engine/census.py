"""The census, an invariant of every game: money, deeds, buildings and cards are only ever moved, never made or lost."""

from __future__ import annotations

from casedepart.engine.actions import BANK
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, SQUARES
from casedepart.engine.sets import members
from casedepart.engine.state import Frame


def census(game: Game) -> tuple[int, ...]:
    """Money (less what the bank has paid out), houses, hotels, deeds, the cards of both decks, and what variants count.

    It is the same at every question of a game, from the first to the last.
    """
    houses = game.houses_left
    hotels = game.hotels_left
    for level in game.buildings:
        if level == HOTEL:
            hotels += 1
        else:
            houses += level
    money = money_aside(game) - game.bank_paid
    deeds = game.bank_deeds.bit_count()
    counted: tuple[int, ...] = ()
    for player in game.players:
        money += player.cash
        deeds += player.owned.bit_count()
    for state in game.states:
        money += state.money()
        counted += state.counted()
    return (money, houses, hotels, deeds, cards_of(game, 0), cards_of(game, 1), *counted)


def money_aside(game: Game) -> int:
    """The money that bids keep aside."""
    total = 0
    frame: Frame | None = game.top
    while frame is not None:
        total += frame.held()
        frame = frame.below
    return total


def withheld(game: Game) -> int:
    """The bankrupt players whose things are yet to be handed over (R14)."""
    mask = 0
    frame: Frame | None = game.top
    while frame is not None:
        mask |= frame.withheld()
        frame = frame.below
    return mask


def cards_of(game: Game, deck: int) -> int:
    """The cards of a deck: unseen, put back and held."""
    count = game.unseen[deck].bit_count() + len(game.piles[deck])
    for player in game.players:
        count += player.cards >> deck & 1
    return count


def flaw(game: Game) -> str:
    """What is wrong with a position that no rule could have led to; empty when all is well."""
    if not game.asked and not game.over:
        return "nobody is asked, and the game is not over"
    if game.houses_left < 0 or game.hotels_left < 0:
        return "the bank has given what it had not"
    seen = game.bank_deeds
    for seat in range(len(game.players)):
        player = game.players[seat]
        if player.cash < 0:
            return f"seat {seat} has {player.cash} in cash"
        if player.mortgaged & ~player.owned:
            return f"seat {seat} has mortgaged what they do not own"
        if seen & player.owned:
            return f"seat {seat} owns what someone else does"
        handed_over = player.out and not withheld(game) >> seat & 1
        if handed_over and (player.owned or player.cash or player.cards):
            return f"seat {seat} is bankrupt and still has something"
        seen |= player.owned
        for streets in game.rules.groups:
            if (player.owned & streets == streets) != (player.whole & streets == streets):
                return f"seat {seat} does not know which groups are complete"
    if seen != game.rules.deeds:
        return "a deed is nobody's"
    for variant in game.rules.variants:
        wrong = variant.flaw(game)
        if wrong:
            return wrong
    return owner_flaw(game) or built_flaw(game)


def built_flaw(game: Game) -> str:
    """The sets of built streets and of those with a hotel say the same as the buildings."""
    for square in range(SQUARES):
        if (game.buildings[square] > 0) != (game.built >> square & 1 == 1):
            return f"it is not known whether square {square} is built on"
        if (game.buildings[square] == HOTEL) != (game.hotels >> square & 1 == 1):
            return f"it is not known whether square {square} has a hotel"
    return ""


def owner_flaw(game: Game) -> str:
    """The list of owners says the same as the players' own deeds."""
    for square in members(game.rules.deeds):
        owner = game.owners[square]
        holds = game.bank_deeds if owner == BANK else game.players[owner].owned
        if not holds >> square & 1:
            return f"square {square} is said to be of seat {owner}, who does not hold it"
    return ""
