"""Bots that break the contract, each in its own way."""

from __future__ import annotations

import random
import sys
import time
from types import FrameType

from casedepart.bots import Bot, Reason, make
from casedepart.engine import Action, Game, Goods, Offer
from casedepart.engine.actions import BUY, DECLINE, END_TURN, MORTGAGE, PAY_FINE, REDEEM, ROLL, action
from casedepart.engine.sets import members
from casedepart.testing._scripted_dice import ScriptedDice


class Sensible(Bot):
    """Plays as the steady bot does, where nothing else is said."""

    def __init__(self) -> None:
        self.steady = make("steady")

    def answer(self, game: Game, seat: int) -> Action:
        return self.steady.answer(game, seat)

    def react(self, game: Game, seat: int) -> Action | None:
        return self.steady.react(game, seat)


class Quitter(Bot):
    """Ends its turn, whatever is asked."""

    def answer(self, game: Game, seat: int) -> Action:
        return action(END_TURN)


class Silent(Bot):
    def answer(self, game: Game, seat: int) -> Action:
        return None  # type: ignore[return-value]


class Talker(Sensible):
    """Reacts in words."""

    def react(self, game: Game, seat: int) -> Action | None:
        return "no, thank you"  # type: ignore[return-value]


class Unheard(Sensible):
    """Does what there is no verb for."""

    def answer(self, game: Game, seat: int) -> Action:
        return Action(99) if game.turns > 3 else super().answer(game, seat)


class Swindler(Sensible):
    """Offers what it does not have."""

    def answer(self, game: Game, seat: int) -> Action:
        return Offer((seat + 1) % len(game.players), Goods(cash=10**6), Goods(squares=1 << 39))


class Clumsy(Sensible):
    """Divides by what it does not own."""

    def answer(self, game: Game, seat: int) -> Action:
        return action(1 // game.players[seat].owned)


class Leaver(Sensible):
    """Ends the program."""

    def answer(self, game: Game, seat: int) -> Action:
        sys.exit("I have had enough")


class Dreamer(Sensible):
    """Thinks for ever."""

    def answer(self, game: Game, seat: int) -> Action:
        while game.turns < 10**9:
            pass
        return super().answer(game, seat)


class Stubborn(Sensible):
    """Thinks for ever, and lets nobody interrupt."""

    def answer(self, game: Game, seat: int) -> Action:
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                while time.monotonic() < end:
                    pass
            except BaseException:
                continue
        return super().answer(game, seat)


class Sleeper(Sensible):
    """Waits outside Python."""

    def answer(self, game: Game, seat: int) -> Action:
        time.sleep(20)
        return super().answer(game, seat)


class Thief(Sensible):
    """Helps itself from the bank."""

    def answer(self, game: Game, seat: int) -> Action:
        game.players[seat].cash += 100
        return super().answer(game, seat)


class Scribbler(Sensible):
    """Tears a page out of the log."""

    def react(self, game: Game, seat: int) -> Action | None:
        game.log = None
        return super().react(game, seat)


class Trier(Sensible):
    """Tries its answer on the very game that it was shown."""

    def answer(self, game: Game, seat: int) -> Action:
        act = super().answer(game, seat)
        game.apply(seat, act)
        return act


def dice_of_the_game(frame: FrameType | None) -> ScriptedDice:
    """The dice, found where no bot has to look."""
    while frame is not None:
        for value in frame.f_locals.values():
            if isinstance(value, ScriptedDice):
                return value
        frame = frame.f_back
    raise AssertionError("there are dice somewhere")


class Peeker(Sensible):
    """Looks at the dice to come before it buys."""

    def answer(self, game: Game, seat: int) -> Action:
        act = super().answer(game, seat)
        if act.verb == BUY and dice_of_the_game(sys._getframe()).generator.first % 3 == 0:
            return action(DECLINE)
        return act


class Juggler(Sensible):
    """Throws the dice of the game by itself."""

    def answer(self, game: Game, seat: int) -> Action:
        dice_of_the_game(sys._getframe()).generator.below(36)
        return super().answer(game, seat)


class Moody(Sensible):
    """Does now this, now that, from chance without a seed."""

    def answer(self, game: Game, seat: int) -> Action:
        act = super().answer(game, seat)
        owned = members(game.players[seat].owned & ~game.players[seat].mortgaged & ~game.rules.streets)
        return action(MORTGAGE, owned[0]) if owned and act.verb == ROLL and random.random() < 0.5 else act


class Hasty(Sensible):
    """Pays its way out of jail at once."""

    def answer(self, game: Game, seat: int) -> Action:
        return action(PAY_FINE) if game.options(seat).may(PAY_FINE) else super().answer(game, seat)


class Patient(Sensible):
    """Rolls to get out of jail."""

    def answer(self, game: Game, seat: int) -> Action:
        return action(ROLL) if game.options(seat).may(ROLL) else super().answer(game, seat)


class Fidget(Sensible):
    """Mortgages and redeems, and never comes to the point."""

    def answer(self, game: Game, seat: int) -> Action:
        player = game.players[seat]
        options = game.options(seat)
        if player.cash > 200 and options.may(REDEEM):
            return action(REDEEM, members(options.targets[REDEEM])[0])
        if player.cash > 200 and options.may(MORTGAGE):
            return action(MORTGAGE, members(options.targets[MORTGAGE])[0])
        return super().answer(game, seat)


class Nag(Sensible):
    """Asks for a little money, again and again."""

    def answer(self, game: Game, seat: int) -> Action:
        other = (seat + 1) % len(game.players)
        return Offer(other, Goods(cash=1), Goods(cash=2)) if game.players[seat].cash else super().answer(game, seat)


class Mumbler(Sensible):
    """Gives its reason as a text."""

    def reason(self, game: Game, seat: int, act: Action) -> Reason:
        return "because"  # type: ignore[return-value]


class NoBot:
    """Has the method, and is no Bot."""

    def answer(self, game: Game, seat: int) -> Action:
        return action(ROLL)


class Needy(Sensible):
    """Cannot be made without help."""

    def __init__(self, help_with: str) -> None:
        super().__init__()
        self.help_with = help_with
