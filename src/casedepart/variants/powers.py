"""Pokémon: after a double, its power instead of a further roll (E1 to E7, R10)."""

from __future__ import annotations

from math import gcd
from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BANK, MAYBE_SQUARE, Action, new_verb, refuse
from casedepart.engine.decision import Options
from casedepart.engine.events import COUNT, new_event
from casedepart.engine.phases.card import Draw, levy
from casedepart.engine.phases.move import advance_to
from casedepart.engine.phases.roll import Throw, throws
from casedepart.engine.rules import CHANCE_DECK, CHEST_DECK, GO_TO_JAIL, JAIL, SQUARES
from casedepart.engine.sets import contains
from casedepart.engine.state import AGAIN, END, SENT, Position
from casedepart.engine.variant import Variant

USE_POWER: Final = new_verb("uses power", "E1", MAYBE_SQUARE, dice=True, variant="powers")
FOUGHT: Final = new_event("fought", COUNT)
"""seat attacked the street square with n: why says won or lost."""
POWER_DUE: Final = 7
"""A cause of debts."""

TELEPORT: Final = 1
REST: Final = 2
LEECH: Final = 3
MEET: Final = 4
BATTLE: Final = 5
ATTACK: Final = 6

RULES: Final = ("E2", "E3", "E4", "E5", "E5", "E6")
"""The rule of each double's power, from double 1."""

REST_GIVES: Final = 200
"""What double 2 brings from the bank (E3)."""
LEECH_TAKES: Final = 50
"""What double 3 takes of each player (E4)."""


class Powers(Variant):
    """The power of the double just rolled (E1)."""

    def __init__(self) -> None:
        super().__init__("powers", ("E1", "E2", "E3", "E4", "E5", "E6", "E7"))

    def verbs(self, game: Position, seat: int) -> int:
        if game.stage != AGAIN or game.declined or seat != game.turn:
            return 0
        return 1 << USE_POWER if possible(game, seat) else 0

    def declinable(self, game: Position, seat: int) -> bool:
        return self.verbs(game, seat) != 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        if self.verbs(game, seat):
            options.targets[USE_POWER] = targets(game, seat)
            if not takes_target(game.first):
                options.alone |= 1 << USE_POWER

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        if act.verb != USE_POWER:
            return False
        if game.stage == AGAIN and not game.declined and seat == game.turn and act.n >= 0:
            check_target(game, seat, act.n)
        if not self.verbs(game, seat):
            raise refuse(self.refusal(game, seat, act) or "E1", "no-power-now")
        check_target(game, seat, act.n)
        game.again = False
        game.no_roll = "E1"
        game.stage = END
        use_power(game, seat, game.first, act.n)
        return True

    def sum_of(self, game: Position, seat: int, act: Action) -> int:
        """What double 2 and double 3 bring (E3, E4)."""
        if act.verb != USE_POWER:
            return 0
        if game.first == REST:
            return REST_GIVES
        return LEECH_TAKES * (game.seats_in().bit_count() - 1) if game.first == LEECH else 0

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        return attack_odds() if verb == USE_POWER and game.first == ATTACK else (0, 0)

    def brings(self, game: Position, seat: int) -> str:
        return RULES[game.first - 1] if self.verbs(game, seat) else ""

    def refusal(self, game: Position, seat: int, act: Action) -> str:
        """A double that leaves jail gives no power (E7), nor do three dice alike (H6)."""
        if act.verb != USE_POWER or seat != game.turn:
            return ""
        if game.no_roll == "J4":
            return "E7"
        return game.no_roll if game.no_roll == "H6" else ""


def takes_target(double: int) -> bool:
    """Does this double's power need a square?"""
    return double == TELEPORT or double == ATTACK


def possible(game: Position, seat: int) -> bool:
    """A power without a possible target is not offered (R10)."""
    double = game.first
    if takes_target(double):
        return targets(game, seat) != 0
    if double == MEET:
        return has_cards(game, CHANCE_DECK)
    if double == BATTLE:
        return has_cards(game, CHEST_DECK)
    return True


def has_cards(game: Position, deck: int) -> bool:
    return bool(game.unseen[deck] or game.piles[deck])


def targets(game: Position, seat: int) -> int:
    """The squares that this double's power may take."""
    if game.first == TELEPORT:
        return teleports(game, seat)
    if game.first == ATTACK:
        return attackable(game, seat)
    return 0


def teleports(game: Position, seat: int) -> int:
    """Any square but jail, the way to it, and the one where one stands (E2)."""
    mask = 0
    for square in range(SQUARES):
        kind = game.rules.kind[square]
        if kind != JAIL and kind != GO_TO_JAIL and square != game.players[seat].at:
            mask |= 1 << square
    return mask


def attackable(game: Position, seat: int) -> int:
    """The streets of other players, but for groups that one of them owns completely (E6)."""
    mask = 0
    for other in range(len(game.players)):
        if other == seat:
            continue
        player = game.players[other]
        mask |= player.owned & game.rules.streets & ~player.whole
    return mask


def check_target(game: Position, seat: int, square: int) -> None:
    """Refuse a square that this power cannot take, or one where it takes none."""
    double = game.first
    if not takes_target(double):
        if square >= 0:
            raise refuse("E1", "power-takes-no-square")
        return
    if not contains(targets(game, seat), square):
        raise refuse("E2" if double == TELEPORT else "E6", "not-a-target")


def use_power(game: Position, seat: int, double: int, square: int) -> None:
    """What each double does (E2, E3, E4, E5, E6); there is no further roll (E1)."""
    if double == TELEPORT:
        advance_to(game, seat, square, SENT)
    elif double == REST:
        game.pay(BANK, seat, REST_GIVES)
        game.note(events.RECEIVED, seat, n=REST_GIVES, rule="E3", why="power")
    elif double == LEECH:
        levy(game, seat, LEECH_TAKES, True, POWER_DUE, "E4", "power")
    elif double == MEET:
        game.push(Draw(seat, CHANCE_DECK))
    elif double == BATTLE:
        game.push(Draw(seat, CHEST_DECK))
    else:
        owner = game.owners[square]
        game.push(AttackRoll(seat, owner, square, seat, 0, True))


def attack_odds() -> tuple[int, int]:
    """In how many cases the attacker wins, and how many there are; ties roll again and are none (E6)."""
    won = 0
    lost = 0
    for first, second in throws():
        higher, lower = defence(first + second)
        won += lower
        lost += higher
    return reduced(won, won + lost)


def defence(to_beat: int) -> tuple[int, int]:
    """How many throws of the defender are higher than the attacker's, and how many lower."""
    higher = 0
    lower = 0
    for first, second in throws():
        if first + second > to_beat:
            higher += 1
        elif first + second < to_beat:
            lower += 1
    return higher, lower


def reduced(part: int, whole: int) -> tuple[int, int]:
    """Odds as a fraction in lowest terms."""
    common = gcd(part, whole)
    return part // common, whole // common


class AttackRoll(Throw):
    """Attacker, then defender, roll both dice; the higher takes or keeps the street, ties roll again (E6)."""

    def __init__(self, attacker: int, defender: int, square: int, thrower: int, to_beat: int, in_hand: bool) -> None:
        super().__init__(thrower, in_hand)
        self.attacker: int = attacker
        self.defender: int = defender
        self.square: int = square
        self.to_beat: int = to_beat
        """The attacker's total, once it is thrown."""

    def name(self) -> str:
        return "attack-roll"

    def asked(self, game: Position) -> int:
        """The attack is off when the street has gone to someone else meanwhile, or the attacker is out."""
        off = game.owners[self.square] != self.defender or game.players[self.attacker].out
        return 0 if off else super().asked(game)

    def contested(self, game: Position) -> int:
        return 1 << self.square

    def let_go(self) -> Throw:
        return AttackRoll(self.attacker, self.defender, self.square, self.seat, self.to_beat, False)

    def thrown(self, game: Position, first: int, second: int) -> None:
        total = first + second
        if self.seat == self.attacker:
            game.replace(AttackRoll(self.attacker, self.defender, self.square, self.defender, total, True))
        elif total == self.to_beat:
            game.replace(AttackRoll(self.attacker, self.defender, self.square, self.attacker, 0, True))
        else:
            game.pop()
            self.decide(game, self.to_beat > total)

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        """Of the thrower; after a tie it is all as at the beginning (E6)."""
        won, all_cases = attack_odds()
        if seat == self.attacker:
            return won, all_cases
        higher, lower = defence(self.to_beat)
        tied = len(throws()) - higher - lower
        return reduced(higher * all_cases + tied * (all_cases - won), len(throws()) * all_cases)

    def about(self, game: Position) -> tuple[int, int, int]:
        """The street, the other side, and the attacker's total, once it is thrown."""
        other = self.defender if self.seat == self.attacker else self.attacker
        return (self.square, other, self.to_beat)

    def decide(self, game: Position, won: bool) -> None:
        """The street goes to the attacker, or stays."""
        game.note(
            FOUGHT,
            self.attacker,
            self.defender,
            self.square,
            self.to_beat,
            "E6",
            why="won" if won else "lost",
        )
        if won:
            game.give_deed(self.square, self.attacker)
            game.note(events.TOOK, self.attacker, self.defender, self.square, rule="E6")

    def rule(self) -> str:
        return "E6"

    def key(self) -> tuple[object, ...]:
        return (self.attacker, self.defender, self.square, self.seat, self.to_beat, self.in_hand)
