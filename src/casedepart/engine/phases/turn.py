"""The turn: roll, move, do what the square says, roll again after a double, end (T1 to T5)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import (
    CHANCE,
    CHANCE_BIT,
    DECLINE,
    DICE,
    END_TURN,
    PAY_FINE,
    ROLL,
    USE_CARD,
    Action,
    Refused,
    action,
    refuse,
)
from casedepart.engine.decision import Options
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.end import Finish
from casedepart.engine.phases.jail import (
    frees,
    leave_jail,
    pay_fine,
    send_to_jail,
    try_for_double,
    use_card,
)
from casedepart.engine.phases.land import do_square
from casedepart.engine.phases.move import advance
from casedepart.engine.phases.rent import is_open, lapse_claims
from casedepart.engine.phases.roll import die_thrown, roll_to_move, third_double, throws
from casedepart.engine.state import (
    AGAIN,
    ARRIVE,
    BY_DICE,
    DONE,
    EFFECT,
    END,
    FINE,
    FREE,
    GONE,
    MOVE,
    ROLLING,
    START,
    Claim,
    Frame,
    Position,
)


class Turn(Frame):
    """The bottom of the stack: whose turn it is and how far it has come are the position's own fields."""

    def name(self) -> str:
        return "turn"

    def asked(self, game: Position) -> int:
        stage = game.stage
        if stage == ROLLING:
            return CHANCE_BIT
        if stage != START and stage != AGAIN and stage != END:
            return 0
        if game.time_up and not (stage == AGAIN and special_verbs(game, game.turn)):
            return 0
        return 1 << game.turn

    # What the player in turn may do

    def verbs(self, game: Position, seat: int) -> int:
        stage = game.stage
        if stage == ROLLING:
            return 1 << DICE if seat == CHANCE else 0
        if seat != game.turn:
            return 0
        if stage == END:
            return 1 << END_TURN
        mask = special_verbs(game, seat)
        if game.time_up:
            return mask | 1 << DECLINE
        mask |= 1 << ROLL
        player = game.players[seat]
        if stage == START and player.jail != FREE:
            if player.cash >= game.rules.fine:
                mask |= 1 << PAY_FINE
            if player.cards:
                mask |= 1 << USE_CARD
        return mask

    def fill(self, game: Position, seat: int, options: Options) -> None:
        if seat == CHANCE and game.rules.die:
            options.faces = die_thrown(game, game.turn)
        if seat != game.turn or game.stage == ROLLING:
            return
        for variant in game.rules.variants:
            variant.fill(game, seat, options)
        if declinable(game, seat) and not game.time_up:
            options.free |= 1 << DECLINE

    def answer(self, game: Position, seat: int, act: Action) -> None:
        verb = act.verb
        if verb == DICE and seat == CHANCE and game.stage == ROLLING:
            self.take_dice(game, act)
        elif verb == ROLL:
            self.take_up_dice(game, seat)
        elif verb == END_TURN:
            self.end_turn(game, seat)
        elif verb == PAY_FINE:
            pay_fine(game, seat)
        elif verb == USE_CARD:
            use_card(game, seat)
        elif verb == DECLINE and declinable(game, seat):
            game.declined = True
        else:
            self.special(game, seat, act)

    def sum_of(self, game: Position, seat: int, act: Action) -> int:
        if act.verb == PAY_FINE:
            return -game.rules.fine
        total = 0
        for variant in game.rules.variants:
            total += variant.sum_of(game, seat, act)
        return total

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        """Those of a try in jail (J4), and of what a variant adds."""
        if verb == ROLL and game.stage == START and game.players[seat].jail != FREE:
            return len([1 for first, second in throws() if frees(first, second)]), len(throws())
        for variant in game.rules.variants:
            odds = variant.odds_of(game, seat, verb)
            if odds[1]:
                return odds
        return (0, 0)

    def special(self, game: Position, seat: int, act: Action) -> None:
        """Verbs that a variant adds to the turn."""
        for variant in game.rules.variants:
            if variant.answer(game, seat, act):
                return
        if act.verb == DECLINE:
            raise refuse("P1", "not-now")
        raise self.not_asked(game, seat, act)

    def take_up_dice(self, game: Position, seat: int) -> None:
        """The first roll of a turn closes the window of older claims (P6)."""
        if seat != game.turn or game.time_up or (game.stage != START and game.stage != AGAIN):
            raise no_roll(game, seat)
        if not game.rolled:
            game.rolled = True
            game.rolls += 1
            if game.claims:
                lapse_claims(game)
        game.sent = NOBODY
        game.stage = ROLLING

    def take_dice(self, game: Position, act: Action) -> None:
        """The dice of the turn: a move, or a try in jail."""
        if game.players[game.turn].jail == FREE:
            roll_to_move(game, game.turn, act)
        else:
            try_for_double(game, game.turn, act)

    def end_turn(self, game: Position, seat: int) -> None:
        if seat != game.turn:
            raise not_their_turn(game, seat)
        if game.stage == AGAIN:
            raise (refuse("R10", "roll-or-special") if declinable(game, seat) else refuse("T2", "roll-again"))
        if game.stage != END:
            raise refuse("T1", "roll-first")
        next_turn(game)

    # What follows without an answer

    def step(self, game: Position) -> None:
        """Move, arrive, do the square: one after the other, as long as nothing else is put on top."""
        seat = game.turn
        if MOVE <= game.stage <= DONE:
            if game.stage == MOVE:
                self.move(game, seat)
            if game.stage == ARRIVE:
                self.arrive(game, seat)
            if game.stage == EFFECT and game.top is self:
                game.stage = DONE
                do_square(game, seat)
            if game.stage == DONE and game.top is self and not game.debts:
                self.square_done(game)
        elif game.stage == FINE:
            leave_jail(game, seat, "J5")
            game.stage = MOVE
        elif game.stage == GONE:
            next_turn(game)
        else:
            game.push(Finish())

    def move(self, game: Position, seat: int) -> None:
        """By the dice, unless they are the third double (T1, T3)."""
        if game.doubles and third_double(game, seat):
            send_to_jail(game, seat, "T3")
            return
        for variant in game.rules.on_move:
            if variant.moves(game, seat):
                return
        advance(game, seat, game.first + game.second, BY_DICE)

    def arrive(self, game: Position, seat: int) -> None:
        """The token has stopped; the square's own effect comes next."""
        game.stage = EFFECT
        for variant in game.rules.variants:
            variant.arrives(game, seat)

    def square_done(self, game: Position) -> None:
        """Jail ends the turn (T5); a double rolls again (T2); else the player ends it."""
        for variant in game.rules.on_square_done:
            if variant.square_done(game, game.turn):
                return
        if game.jailed:
            game.sent = game.turn
            next_turn(game)
        elif game.again:
            # What was not yet offered when time was called is offered no more (Q6).
            game.declined = game.time_up
            game.stage = AGAIN
        else:
            game.stage = END


def closing_claims(game: Position) -> tuple[Claim, ...]:
    """The rents that would lapse if the player in turn rolled now (P6)."""
    if game.rolled or game.stage != START or not isinstance(game.top, Turn):
        return ()
    return tuple([claim for claim in game.claims if not is_open(game, claim, game.rolls + 1)])


def special_verbs(game: Position, seat: int) -> int:
    """The verbs that variants add at the start of a turn or after a double."""
    mask = 0
    for variant in game.rules.variants:
        mask |= variant.verbs(game, seat)
    return mask


def declinable(game: Position, seat: int) -> bool:
    """Is something offered beside a further roll, to which the player may say no?"""
    if game.stage != AGAIN:
        return False
    for variant in game.rules.variants:
        if variant.declinable(game, seat):
            return True
    return False


def no_roll(game: Position, seat: int) -> Refused:
    """Why this player may not roll now."""
    player = game.players[seat]
    if player.home:
        return refuse("W2", "already-home")
    if game.time_up:
        return refuse("H7", "counting") if game.ended_by else refuse("Q6", "time-is-up")
    if seat == game.turn:
        return refuse(game.no_roll, "no-further-roll")
    for variant in game.rules.variants:
        rule = variant.refusal(game, seat, action(ROLL))
        if rule:
            return refuse(rule, "not-your-turn")
    return not_their_turn(game, seat)


def not_their_turn(game: Position, seat: int) -> Refused:
    """It is another's turn, perhaps because jail has just ended this player's (T5)."""
    return refuse("T5", "turn-ended-in-jail") if seat == game.sent else refuse("T1", "not-your-turn")


def next_turn(game: Position) -> None:
    """Play passes to the left, over those who are out, home, or may not move (S6)."""
    if game.rules.variants and counted_now(game):
        game.push(Finish())
        return
    seat = game.after(game.turn)
    while not plays_on(game, seat):
        if seat == game.turn:
            game.push(Finish())
            return
        seat = game.after(seat)
    begin_turn(game, seat)


def plays_on(game: Position, seat: int) -> bool:
    """Is this player neither out nor home, and does no variant pass over their turn (S6)?"""
    player = game.players[seat]
    if player.out or player.home:
        return False
    if game.rules.variants:
        rule = skipped_by(game, seat)
        if rule:
            game.note(events.SKIPPED, seat, rule=rule)
            return False
    return True


def counted_now(game: Position) -> bool:
    """The turn is over: does a variant end the game with it, or has it been agreed that it ends?"""
    if game.ended_by:
        return True
    for variant in game.rules.on_turn_end:
        variant.turn_ended(game, game.turn)
    for variant in game.rules.on_count:
        game.ended_by = variant.ends_game(game)
        if game.ended_by:
            return True
    return False


def skipped_by(game: Position, seat: int) -> str:
    """The rule by which a turn passes without a roll, if one does."""
    for variant in game.rules.variants:
        rule = variant.skips_turn(game, seat)
        if rule:
            return rule
    return ""


def begin_turn(game: Position, seat: int) -> None:
    """A new turn."""
    game.turn = seat
    game.turns += 1
    game.stage = START
    game.doubles = 0
    game.again = False
    game.rolled = False
    game.jailed = False
    game.lapsed = 0
    game.no_roll = "T2"
    if game.log is not None:
        game.note(events.TURN, seat, rule="T1")
