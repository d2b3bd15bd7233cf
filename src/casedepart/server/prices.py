"""The prices of whole sets of house rules: pairs of games played in a worker process, for as long as someone asks."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from casedepart.server.errors import too_many
from casedepart.server.worker import Worker
from casedepart.sim.comparison.prices import FIGURES, PairsAsked, Price, play_pairs, price_of
from casedepart.sim.games import DEFAULT_BOT, Played, Simulation
from casedepart.study.house_figures import committed
from casedepart.study.house_words import MINUTE
from casedepart.table.bot_worker import WorkerUnavailable

STEPS: Final = (20, 50, 100, 200)
"""After so many pairs of games a price is told anew; with the last of them it is done."""
PIECE: Final = 10
"""Pairs that are played before it is looked whether anyone still asks, and before another set has its turn."""
LONGEST: Final = 60.0
"""For how many seconds a piece may be played."""
PATIENCE: Final = 1.0
"""For how many seconds a request waits for the next step before it is told what there is."""
ABANDONED: Final = 6.0
"""When nobody has asked for so many seconds, the table is gone or has other rules: the games stop."""
KEPT: Final = 256
"""How many prices are remembered, finished or not."""
MOST_AT_ONCE: Final = 4
"""How many sets are played for at a time, in turns."""
SEED: Final = "house"


class Setting(NamedTuple):
    """What is priced: the same game by the booklet, and with house rules, among bots in all seats."""

    printed: Simulation
    house: Simulation


class Measuring:
    """The pairs of games that were played for one set, and what they show so far."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.pairs: Final[list[tuple[Played, Played]]] = []
        self.price: Price | None = None
        self.failed = False
        """These rules cannot be played to the end by bots: there will be no price."""
        self.asked = 0.0
        self.task: asyncio.Task[None] | None = None
        self.stepped: Final = asyncio.Condition()

    @property
    def done(self) -> bool:
        """Is there nothing more to come?"""
        return self.failed or (self.price is not None and self.price.pairs >= STEPS[-1])

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()


class Prices:
    """A bounded cache of prices by what is played; each is measured once, a few at a time, in one worker process."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.worker: Final = Worker("prices")
        self.clock: Final = clock
        self.by_setting: Final[OrderedDict[Setting, Measuring]] = OrderedDict()

    def known(self, setting: Setting) -> bool:
        """Is the price measured, or being measured?"""
        found = self.by_setting.get(setting)
        return found is not None and (found.done or found.running)

    def want(self, setting: Setting) -> Measuring:
        """Begin to measure a price that somebody asks for, or go on where it was left; an error: too many are."""
        if not self.known(setting) and self.at_work >= MOST_AT_ONCE:
            raise too_many()
        found = self.by_setting.setdefault(setting, Measuring(setting))
        self.by_setting.move_to_end(setting)
        found.asked = self.clock()
        if not found.done and not found.running:
            found.task = asyncio.create_task(self.measure(found))
        self.forget_oldest()
        return found

    @property
    def at_work(self) -> int:
        """How many sets are being played for."""
        return sum(one.running for one in self.by_setting.values())

    def forget_oldest(self) -> None:
        """Keep no more than may be remembered; what is being measured is kept."""
        for key in [key for key, one in self.by_setting.items() if not one.running]:
            if len(self.by_setting) <= KEPT:
                return
            del self.by_setting[key]

    async def measure(self, found: Measuring) -> None:
        """Play pairs, step by step, until there are enough or nobody asks any more."""
        try:
            while not found.done and self.clock() - found.asked < ABANDONED:
                have = len(found.pairs)
                step = next(step for step in STEPS if step > have)
                numbers = range(have, min(step, have + PIECE))
                asked = PairsAsked(found.setting.printed, found.setting.house, numbers)
                found.pairs.extend(await self.worker.run(play_pairs, asked, LONGEST))
                if len(found.pairs) == step:
                    price = await self.worker.run(price_of, found.pairs, LONGEST)
                    found.price = replace(price, among=FIGURES * len(STEPS))
                    await tell(found)
        except WorkerUnavailable:
            # Whoever waits is told that there is no price; whoever asks later has it tried again.
            found.failed = True
            self.by_setting.pop(found.setting, None)
            await tell(found)
        finally:
            if self.at_work <= 1:
                # Prices are asked for while a table gathers: the process need not stay for the next one.
                self.worker.dismiss()

    async def answer(self, setting: Setting) -> Measuring:
        """What is known of a price, as soon as there is more than there was, or after a moment."""
        found = self.want(setting)
        before = found.price
        if not found.done:
            try:
                async with asyncio.timeout(PATIENCE), found.stepped:
                    await found.stepped.wait_for(lambda: found.done or found.price is not before)
            except TimeoutError:
                pass
        return found


async def tell(found: Measuring) -> None:
    """Wake those who wait for the next step."""
    async with found.stepped:
        found.stepped.notify_all()


def timed_turns(minutes: int) -> int:
    """The turn in which time is called, where so many minutes are agreed on."""
    return max(1, round(minutes * MINUTE / committed().pace_seconds))


def bots_of(seats: int) -> tuple[str, ...]:
    """Who plays the pairs: quick bots in all seats."""
    return (DEFAULT_BOT,) * seats
