"""An evening at a table, with its watch set by hand: one person among bots, and how long they wait.

`python -m bench.evening` plays fifteen turns and a whole game at each tempo. Nothing really waits: a table is told the
time, so that hours pass as fast as the bots think.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from casedepart import bots
from casedepart.editions import load
from casedepart.engine import closing_claims
from casedepart.engine.actions import CLAIM, OFFER, ROLL, Action, action
from casedepart.engine.game import Game
from casedepart.table import Change, Roles, Settings, Table, TableKeys, digest, opening_entry
from casedepart.table.clock import claim_key
from casedepart.table.defaults import default_answer
from casedepart.table.entry import Sitter
from casedepart.table.messages import pace
from casedepart.table.messages.message import Command
from casedepart.table.messages.opening import Start
from casedepart.table.messages.pace import Skip
from casedepart.table.messages.play import Act
from casedepart.table.terms import terms_of

START: Final = 1_800_000_000_000
KEYS: Final = TableKeys("host-key-of-an-evening", "invite-key-of-an-evening", "watch-key-of-an-evening")
ME: Final = 0
"""The person's seat; bots have the others."""
TURNS: Final = 15
"""How many turns of their own a short evening has."""
ARRIVAL: Final = 4_000
"""After this the dice have fallen and the token has walked on every screen, at the usual tempo, in milliseconds."""
TEMPOS: Final = ("1", "2", "4", "skip")
Tempo = Literal["1", "2", "4", "skip"]


@dataclass(frozen=True)
class Habits:
    """How quick a person is, in milliseconds."""

    answer: int = 350
    """From a question to its answer."""
    claim: int = 5_000
    """From the token's last step to the claim of a rent."""


@dataclass
class Evening:
    """What came of it."""

    turns: int = 0
    """The person's own."""
    bot_turns: int = 0
    milliseconds: int = 0
    waiting: int = 0
    """Of them, those in which the person was not asked anything."""
    taps: int = 0
    due: int = 0
    """Rents that the person could claim."""
    lost: int = 0
    """Of them, those that lapsed."""
    out_at: int = 0
    """When the person went bankrupt, from the beginning on; 0: they did not."""
    over: bool = False


class Sitting:
    """One person who plays an evening, tap by tap."""

    def __init__(self, settings: Settings, tempo: Tempo, habits: Habits, seed: int) -> None:
        self.now = START
        self.tempo = tempo
        self.habits = habits
        self.evening = Evening()
        sitter = Sitter(name="Anna", key=digest("key-of-anna-0123456789"))
        name = f"an-evening-{seed}"
        created = opening_entry(settings, load(settings.edition), name, KEYS, [sitter], START)
        self.table = Table.opened(created)
        self.table.draw_secret = lambda: seed.to_bytes(32)
        self.roles = Roles((ME,), host=True)
        self.player = bots.make("steady", f"anna {seed}")
        self.count = 0
        self.seen: dict[tuple[str, int], int] = {}
        """When each open rent of the person's came up, by its key and its visitor."""
        self.ask(Start(id=self.id()))
        here = self.table.presence(ME, "here", START)
        assert here is not None
        self.adopt(here)
        if tempo in ("2", "4"):
            self.ask(pace.Tempo(self.id(), 2 if tempo == "2" else 4))

    @property
    def game(self) -> Game:
        assert self.table.play is not None
        return self.table.play.game

    def id(self) -> str:
        """The id of a new message."""
        self.count += 1
        return f"m{self.count}"

    def ask(self, ask: Command) -> None:
        """One tap."""
        self.evening.taps += 1
        self.adopt(self.table.take(ask, self.roles, self.now))

    def act(self, act: Action) -> None:
        terms = terms_of(act)
        self.ask(Act(self.id(), self.table.version, terms.verb, terms.n, terms.give, terms.get))

    def adopt(self, change: Change) -> None:
        """Let a change be so, and count what happened."""
        self.table.adopt(change)
        for event in change.draft.happened if change.draft is not None else ():
            if event.kind == "turn":
                self.evening.turns += event.seat == ME
                self.evening.bot_turns += event.seat != ME
            self.evening.due += event.kind == "rent-due" and event.other == ME
            self.evening.lost += event.kind == "lapsed" and event.other == ME
            if event.kind == "bankrupt" and event.seat == ME:
                self.evening.out_at = self.now - START
        rents = [(claim_key(claim), claim.visitor) for claim in self.game.claims if claim.owner == ME]
        self.seen = {rent: self.seen.get(rent, self.now) for rent in rents}

    # What happens next

    def step(self) -> None:
        """Let the next thing happen: the table's own, or a tap of the person's."""
        acts = self.taps_at()
        wakes = self.table.wake()
        if acts is None and wakes is None:
            raise RuntimeError("nothing happens any more")
        before = self.now
        mine = acts is not None and (wakes is None or acts <= wakes)
        self.now = max(self.now, cast(int, acts if mine else wakes))
        if not self.game.asked >> ME & 1:
            self.evening.waiting += self.now - before
        if mine:
            self.tap()
        else:
            self.let_table()

    def let_table(self) -> None:
        """What is due happens, else the bots answer."""
        change = self.table.due(self.now) or self.table.think(self.now)
        if change is None:
            self.table.let_be(self.table.version)
        else:
            self.adopt(change)

    def taps_at(self) -> int | None:
        """When the person taps next, if nothing happens before."""
        times = [self.claims_at(since) for since in self.seen.values()]
        if self.game.asked >> ME & 1 or self.skips_now():
            times.append(self.table.standing.quiet_since + self.habits.answer)
        return min(times, default=None)

    def claims_at(self, since: int) -> int:
        """A rent is seen when the token has stopped, and claimed some time after."""
        return since + ARRIVAL // self.table.standing.tempo + self.habits.claim

    def skips_now(self) -> bool:
        standing = self.table.standing
        return self.tempo == "skip" and not standing.skips and not self.game.asked >> ME & 1 and not self.table.draws

    def tap(self) -> None:
        """Claim what is seen; else answer, or skip."""
        late = [rent for rent, since in self.seen.items() if self.claims_at(since) <= self.now]
        if late:
            self.act(action(CLAIM, late[0][1]))
        elif self.game.asked >> ME & 1:
            self.answer()
        else:
            self.ask(Skip(self.id(), True))

    def answer(self) -> None:
        """Answer as a steady player; who is asked whether to claim first does so."""
        act = self.player.answer(self.game, ME)
        if act.verb == OFFER:
            act = default_answer(self.game, ME)
        lapses = [claim for claim in closing_claims(self.game) if claim.owner == ME] if act.verb == ROLL else []
        for visitor in {claim.visitor for claim in lapses}:
            self.act(action(CLAIM, visitor))
        if not lapses:
            self.act(act)

    def play(self, turns: int = 0) -> Evening:
        """Play so many turns of one's own, or to the end."""
        while not self.game.over and (not turns or self.evening.turns <= turns):
            self.step()
        self.evening.milliseconds = self.now - START
        self.evening.over = self.game.over
        return self.evening


def evening(tempo: Tempo, turns: int = 0, seed: int = 1, habits: Habits | None = None, **settings: object) -> Evening:
    """Play so many turns of one's own at a table like this, or a whole game."""
    agreed = msgspec.convert({"seats": 4, **settings}, Settings)
    agreed = agreed.checked(load(agreed.edition))
    return Sitting(agreed, tempo, habits or Habits(), seed).play(turns)


def row(name: str, found: Evening) -> list[str]:
    """An evening in figures."""
    seconds, share = found.milliseconds / 1000, found.waiting / max(1, found.milliseconds)
    taps = found.taps / max(1, found.turns)
    a_turn = found.waiting / 1000 / max(1, found.bot_turns)
    return [name, f"{seconds:.0f} s", f"{share:.0%}", f"{taps:.1f}", f"{a_turn:.1f} s", f"{found.lost} of {found.due}"]


def main() -> None:
    """Play at each tempo, and say how long it takes."""
    console = Console()
    for title, turns in ((f"{TURNS} turns of one's own", TURNS), ("a whole game", 0)):
        shown = Grid(title=f"{title}, one person and three bots")
        for heading in ("tempo", "takes", "waiting", "taps a turn", "a bot's turn", "rents lost"):
            shown.add_column(heading)
        for tempo in TEMPOS:
            shown.add_row(*row(tempo, evening(tempo, turns)))
        console.print(shown)


if __name__ == "__main__":
    main()
