"""The shrewd bot: values deeds by their group, the rent to come and the cash at risk, and bargains."""

from __future__ import annotations

from typing import Final

from casedepart.bots.steady import Steady


class Shrewd(Steady):
    """A player who counts."""

    def __init__(self, character: str = "") -> None:
        super().__init__()
        self.character: Final[str] = character
