"""Pseudo-random numbers for chance: two multiplicative congruential generators combined (L'Ecuyer), in plain ints.

The moduli are primes under 2 to the 30th, so that each product stays a small int where this is compiled; each factor is
a primitive root of its modulus, so that each of the two runs through all of it.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from casedepart.engine.extensible import Extensible

FIRST_MODULUS: Final = 1073741789
FIRST_FACTOR: Final = 771645345
SECOND_MODULUS: Final = 1073741783
SECOND_FACTOR: Final = 950706376


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Extensible):
    """Where chance takes its numbers from; the dice of a table are drawn from others than those of a simulation."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely."""
        raise NotImplementedError


def seed_text(given: object) -> str:
    """A seed as the text that its numbers follow from: 1 gives the same as "1"."""
    if isinstance(given, bool) or not isinstance(given, (int, str)):
        raise ValueError(f"seed={given!r}: a seed is a whole number or a text, as in seed=1 or seed='friday'")
    return str(given)


class Generator(Numbers):
    """Evenly spread numbers that follow from a seed; its period is about 2 to the 59th."""

    def __init__(self, seed: str) -> None:
        mixed = hashlib.blake2b(seed.encode(), digest_size=16).digest()
        self.first: i64 = int.from_bytes(mixed[:7], "big") % (FIRST_MODULUS - 1) + 1
        self.second: i64 = int.from_bytes(mixed[8:15], "big") % (SECOND_MODULUS - 1) + 1

    def _arguments(self) -> tuple[object, ...]:
        """Any seed: where it stands in its numbers is put back after it."""
        return ("",)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.first = self.first * FIRST_FACTOR % FIRST_MODULUS
        self.second = self.second * SECOND_FACTOR % SECOND_MODULUS
        return (self.first - self.second) % FIRST_MODULUS % bound
