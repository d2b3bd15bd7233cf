"""The luck that devices add to the dice: links of chains, told for one draw after the other (docs/dice.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from casedepart.record.commit_reveal import Tellers
from casedepart.record.promise import is_hash
from casedepart.table.entry import Entry
from casedepart.table.errors import StaleError, TableError
from casedepart.table.keys import Roles
from casedepart.table.messages.message import Asked, Decided, SeatCommand, check_change
from casedepart.table.names import check_luck
from casedepart.table.standing import Standing
from casedepart.table.wire.parts import Luck

if TYPE_CHECKING:
    from casedepart.table.table import Table


class AddLuck(SeatCommand, tag="luck", frozen=True):
    """Reveal this device's link for the pending draw, or begin a new hash chain (docs/dice.md)."""

    luck: Luck
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """The number that it is told for, as the state has it; 0 before the game."""

    def apply_at_once(self, table: Table, roles: Roles) -> bool:
        """A link for the draw that is due is kept in memory alone, until all have told theirs."""
        return table.tell(self, roles)

    def decide(self, asked: Asked) -> Decided:
        """A device begins its chain; before the game it may add any digits."""
        check_luck(self.luck)
        standing, tellers = asked.standing, asked.standing.tellers
        if standing.players:
            if tellers is None or not standing.seats[asked.seat].key:
                raise TableError("already-started")
            if self.number != tellers.number:
                raise StaleError
            if not is_hash(self.luck):
                raise TableError("luck-signs")
            check_change(asked.seat not in tellers.telling)
        return Lucky(**asked.by, luck=self.luck), None


class Lucky(Entry, tag="lucky", frozen=True):
    """A seat's device has begun a chain of links for the draws, or added digits before the game."""

    luck: str

    def change(self, standing: Standing, version: int) -> None:
        standing.seats[self.seat].luck = self.luck
        if standing.tellers is not None:
            standing.tellers.wait(self.seat, self.luck, standing.draws)


class PassedOver(Entry, tag="passed-over", frozen=True):
    """These seats' devices did not tell their links for the draw in time: it is made without them."""

    seats: list[int]

    def change(self, standing: Standing, version: int) -> None:
        """Whoever tells after that has to wait for the next draw."""
        assert standing.tellers is not None, "who is passed over took part"
        standing.tellers.pass_over(self.seats)
        standing.quiet_since = self.at


def bind_dice(standing: Standing, secret: str, scheme: int) -> None:
    """The secret, where it is drawn now, and what devices have told by now, count from the first draw on."""
    if secret:
        standing.secret, standing.scheme = secret, scheme
    standing.luck = [seat.luck for seat in standing.seats]
    # Nobody's device takes part in draws that a script has decided, or that people tell.
    drawn = standing.scheme > 1 and not standing.settings.lesson and not standing.settings.box
    standing.tellers = Tellers.at_start(standing.luck, standing.scheme) if drawn else None
