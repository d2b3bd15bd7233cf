"""What is asked of a table and changes nothing: what would be, if; what a bot would do; how the position stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from casedepart.engine.game import Game
from casedepart.table.keys import Roles
from casedepart.table.may import may_told
from casedepart.table.messages.message import AboutSeat, OfSeat, check_seat, game_to_look_at
from casedepart.table.position_form import position_told
from casedepart.table.preview import Bargained, advised, compared, copy_for, previewed, quoted
from casedepart.table.wire import parts
from casedepart.table.wire.news import News
from casedepart.table.wire.parts import ActTerms, Goods, MaybeSeat

if TYPE_CHECKING:
    from casedepart.table.table import Table


class Question(OfSeat, frozen=True):
    """Any message that changes nothing."""

    def is_question(self) -> bool:
        return True


class Trial(Question, frozen=True):
    """Any message about what would be, if; it is tried on a copy of the game."""

    def is_hint(self, game: Game, seat: int) -> bool:
        """Does it help to play well, so that a table may do without?"""
        return False


class Look(AboutSeat, Question, frozen=True):
    """Any message about the position, by whoever sits at the table, or hosts it."""


class Preview(Trial, tag="preview", frozen=True):
    """What would be if I did this, one after the other? Nothing changes, and nobody else is told."""

    acts: Annotated[list[ActTerms], Meta(max_length=60)]

    def prepare_reply(self, table: Table, roles: Roles, language: str) -> Callable[[], News]:
        game, seat = copy_for(table, self, roles)
        return partial(previewed, game, seat, self, language)


class Compare(Trial, tag="compare", frozen=True):
    """What would each of these acts do by itself, and to the rent of its square? Nothing changes."""

    acts: Annotated[list[ActTerms], Meta(max_length=60)]

    def prepare_reply(self, table: Table, roles: Roles, language: str) -> Callable[[], News]:
        game, seat = copy_for(table, self, roles)
        return partial(compared, game, seat, self)


class Advise(Trial, tag="advise", frozen=True):
    """What would a shrewd bot do in my place? Nothing changes, and nobody else is told.

    Where the table gives no hints, only how to pay a debt is told.
    """

    is_slow = True

    def prepare_reply(self, table: Table, roles: Roles, language: str) -> Callable[[], News]:
        game, seat = copy_for(table, self, roles)
        return partial(advised, game, seat, self, Bargained.by(table.standing, seat))

    def is_hint(self, game: Game, seat: int) -> bool:
        """How a debt can be paid is told to all: it is no more than arithmetic."""
        return not game.in_debt(seat)


class Quote(Trial, tag="quote", frozen=True):
    """What would this bot want for it? Nothing changes, and nobody else is told.

    It keeps to its price for the rest of the turn, while no deed changes hands and nothing is built or sold.
    """

    is_slow = True

    other: parts.Seat
    """The bot's seat."""
    give: Goods = Goods()
    """What it would be given besides; sums of money count for nothing here: they are what is asked for."""
    get: Goods = Goods()
    """What would be had of it."""

    def prepare_reply(self, table: Table, roles: Roles, language: str) -> Callable[[], News]:
        game, seat = copy_for(table, self, roles)
        return partial(quoted, table, game, seat, self)


class Weigh(Trial, tag="weigh", frozen=True):
    """Estimate each player's chance to win, now and after each answer that this seat could give. Nothing changes.

    The reply takes a second or two; other messages may be sent meanwhile, another `weigh` may not.
    """

    def is_hint(self, game: Game, seat: int) -> bool:
        """Chances always help."""
        return True


class AskGiven(Look, tag="given", frozen=True):
    """The position as it stands, in the form of a scenario's `given`; the reply is `position`."""

    def prepare_reply(self, table: Table, roles: Roles, language: str) -> Callable[[], News]:
        return partial(position_told, game_to_look_at(table, roles), table.standing.players, self.id, table.version)


class AskMay(Look, tag="may", frozen=True):
    """What may this seat do now, and what is refused by which rule? The reply is `allowed`."""

    seat: MaybeSeat = -1
    """The seat that it is about."""

    def prepare_reply(self, table: Table, roles: Roles, language: str) -> Callable[[], News]:
        game = game_to_look_at(table, roles)
        seat = table.speaker(self.seat, roles) if self.seat < 0 else self.seat
        check_seat(seat, len(table.standing.seats))
        return partial(may_told, game, seat, self.id, table.version, language)
