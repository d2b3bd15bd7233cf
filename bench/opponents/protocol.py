"""The protocol of Bonjour et al. (2022), repeated: one bot against the three fixed-policy agents, as near as may be."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.lab import TournamentResult, tournament
from casedepart.sim.executors import Progress
from casedepart.sim.intervals import Estimate

AGENTS = tuple(f"bench.opponents.fixed_policy:{name}" for name in "ABC")
LENIENT = tuple(f"bench.opponents.fixed_policy:Lenient{name}" for name in "ABC")
"""The fixed-policy agents, and the same as their authors' simulator has them: ready to take a loss."""
HABITS = tuple(
    f"bench.opponents.habits:{name}" for name in ("Greedy", "Cautious", "Collector", "Blocker", "Tournament")
)
PUBLISHED = {"hybrid PPO": 0.9165, "hybrid DDQN": 0.7691, "PPO": 0.6995}
"""What the paper's learners win against the three, by the kind of learner."""
NEAREST = ("no-auctions", "rent-taken")
"""House rules that bring our game nearest to theirs: nothing is auctioned (H16), and rent need not be claimed (H18).

What cannot be switched off: exchanges may hold cash, offers may be of several deeds, and it is bargained at the end of
a turn.
"""


@dataclass(frozen=True)
class Rivals:
    """Whom a bot meets, and by which house rules."""

    words: str
    seats: tuple[str, ...]
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Meeting:
    """What one bot won of some games against its rivals."""

    rivals: Rivals
    played: TournamentResult

    @property
    def won(self) -> Estimate:
        """Its share of the games."""
        return self.played.found.standings[0].win_rate

    @property
    def capped(self) -> int:
        """Games that were cut off, and won by nobody."""
        return self.played.found.capped

    def as_json(self) -> dict[str, object]:
        """The figures, by the names they are known by."""
        return {"against": self.rivals.words, **self.played.figures(), "provenance": self.played.provenance()}


def meet(
    bot: str, rivals: Rivals, games: int, seed: str, cores: int | None = None, progress: Progress | None = None
) -> Meeting:
    """Let a bot play against its rivals, in every seat on the same dice."""
    seats = (bot, *rivals.seats)
    return Meeting(
        rivals, tournament(seats, options=rivals.options, games=games, seed=seed, cores=cores, progress=progress)
    )


PROTOCOL = tuple(
    Rivals(", ".join([words, *options]), agents, options)
    for words, agents in (("A, B and C", AGENTS), ("lenient A, B and C", LENIENT))
    for options in ((), NEAREST)
)
"""One of each agent: in our standard game, and in the one that is nearest to theirs."""
EACH = tuple(Rivals(f"three {name.rpartition(':')[2]}", (name,) * 3) for name in (*AGENTS, *LENIENT, *HABITS))
"""Three of each opponent, in our standard game."""
