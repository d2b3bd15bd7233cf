"""Chance's own numbers: L'Ecuyer's two combined generators, in plain ints that stay small."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

FIRST_MODULUS: Final = 2147483563
FIRST_FACTOR: Final = 40014
SECOND_MODULUS: Final = 2147483399
SECOND_FACTOR: Final = 40692


@mypyc_attr(acyclic=True)
class Generator:
    """Evenly spread numbers that follow from a seed; its period is about 2 to the 61st."""

    def __init__(self, seed: str) -> None:
        mixed = hashlib.blake2b(seed.encode(), digest_size=16).digest()
        self.first: int = int.from_bytes(mixed[:7], "big") % (FIRST_MODULUS - 1) + 1
        self.second: int = int.from_bytes(mixed[8:15], "big") % (SECOND_MODULUS - 1) + 1

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.first = self.first * FIRST_FACTOR % FIRST_MODULUS
        self.second = self.second * SECOND_FACTOR % SECOND_MODULUS
        return (self.first - self.second) % FIRST_MODULUS % bound
