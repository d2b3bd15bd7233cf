"""Rate limits: token buckets and places, so that who asks too much is told before it costs anything."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from casedepart.server.config import ENDLESS, Rate
from casedepart.server.errors import too_many

NETWORK_BITS: Final = 64
"""How many bits of an IPv6 address count: one household has the whole network below them."""


class Bucket:
    """A token bucket: tokens that are taken one by one and come back with time."""

    __slots__ = ("at", "clock", "rate", "tokens")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate: Final = rate
        self.clock: Final = clock
        self.tokens = float(rate.burst)
        self.at = clock()

    def take(self, count: int = 1) -> bool:
        """Take so many tokens; False: there are not enough left, and none is taken."""
        if self.left() < count:
            return False
        self.tokens -= count
        return True

    def left(self) -> float:
        """How many tokens there are by now."""
        now = self.clock()
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.tokens

    def pay(self) -> None:
        """Take a token; an error says when there will be one."""
        if not self.take():
            raise too_many(self.wait())

    def check(self) -> None:
        """An error says when there will be a token, if there is none; none is taken."""
        if self.left() < 1:
            raise too_many(self.wait())

    def owe(self, count: int) -> None:
        """Take so many tokens, be there enough or not: what is missing has to come back first."""
        self.tokens = self.left() - count

    def wait(self) -> int:
        """In how many whole seconds there will be a token; one at least, so that it can be told."""
        return max(1, math.ceil((1 - self.left()) / self.rate.per_second))

    def full(self) -> bool:
        """Is the bucket as full as a new one?"""
        return self.left() >= self.rate.burst


class Buckets:
    """A token bucket for each who asks: the rate limit of many."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate: Final = rate
        self.clock: Final = clock
        self.by_asker: Final[dict[object, Bucket]] = {}

    def take(self, asker: object, count: int = 1) -> bool:
        """Take so many tokens of theirs; False: they have not enough left."""
        return self.of(asker).take(count)

    def pay(self, asker: object) -> None:
        """Take a token of theirs; an error says when they will have one."""
        self.of(asker).pay()

    def of(self, asker: object) -> Bucket:
        """The bucket of one who asks, made when it is first needed."""
        bucket = self.by_asker.get(asker)
        if bucket is None:
            bucket = self.by_asker[asker] = Bucket(self.rate, self.clock)
        return bucket

    def forget(self) -> None:
        """Forget those who have asked for nothing lately: a new bucket is as full as theirs."""
        for asker in [asker for asker, bucket in self.by_asker.items() if bucket.full()]:
            del self.by_asker[asker]


class Places:
    """A limit on how many there may be at once: so many places for each who asks, so many in all."""

    def __init__(self, most: int, in_all: int = ENDLESS) -> None:
        self.most: Final = most
        self.in_all: Final = in_all
        self.taken: Final[Counter[str]] = Counter()
        self.taken_in_all = 0

    def enter(self, asker: str, counted: bool = True) -> bool:
        """Take a place; False: all of theirs are taken, if theirs are counted, or all that there are."""
        if self.taken_in_all >= self.in_all or (counted and self.taken.get(asker, 0) >= self.most):
            return False
        self.taken[asker] += 1
        self.taken_in_all += 1
        return True

    @property
    def crowded(self) -> bool:
        """Are half of all places taken?"""
        return self.taken_in_all * 2 >= self.in_all

    def leave(self, asker: str) -> None:
        """Give a place back."""
        self.taken_in_all -= 1
        self.taken[asker] -= 1
        if self.taken[asker] <= 0:
            del self.taken[asker]


def rate_limit_key(address: str) -> str:
    """The key that rate limits count by: an IPv4 address, or the network of an IPv6 one, which is one household's."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, NETWORK_BITS), strict=False).network_address)
