"""What comes of a scenario: it passed, it failed at a step, or it is broken; and how a person is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casedepart.engine import Refused
from casedepart.scenario._compare import Difference
from casedepart.scenario.model import ScenarioError
from casedepart.texts import refusal, said_by
from casedepart.texts.faults import Refusal


@dataclass(frozen=True)
class Misplaced:
    """Something in `given` to which no game comes."""

    line: int
    what: str
    """Whose and which field: `A houses 37`."""
    why: Refusal
    """The rule, and why it forbids it."""


@dataclass(frozen=True)
class Failure:
    """Where a scenario does not come out as it says."""

    step: int
    """Counted from 1; 0 for `given` and `then`."""
    line: int
    text: str
    """The step as it is written; `expect`, `then` or `given` where it is none."""
    differences: tuple[Difference, ...] = ()
    """For an expectation: what does not hold."""
    must_be_refused: bool = False
    wanted_rule: str = ""
    """The rule that should have forbidden it, where one is named."""
    refused: Refused | None = None
    """How the game refused the step, where it did."""
    fault: str = ""
    """What the program itself did wrong, if it did."""
    impossible: tuple[Misplaced, ...] = ()
    """Why no game comes to the position, where none does: nothing was played."""


@dataclass(frozen=True)
class Outcome:
    """What came of one document."""

    file: str
    line: int
    name: str = ""
    rule: str = ""
    failure: Failure | None = None
    error: ScenarioError | None = None

    @property
    def passed(self) -> bool:
        """Did everything come out as the scenario says?"""
        return self.failure is None and self.error is None


def broken(error: ScenarioError) -> Outcome:
    """The outcome of what could not be read."""
    return Outcome(error.path, error.line, error=error)


def say(lang: str, key: str, **arguments: object) -> str:
    """A message about a scenario, in a language."""
    return said_by("scenario", lang, key, {name: str(value) for name, value in arguments.items()})


def report(outcome: Outcome, lang: str = "en") -> list[str]:
    """What to tell of a scenario that failed or is broken; nothing of one that passed."""
    if outcome.error is not None:
        return [outcome.error.told(lang)]
    if outcome.failure is None:
        return []
    title = " · ".join(part for part in (outcome.rule, outcome.name) if part)
    head = say(lang, "failed", title=title or "—")
    told = impossible_lines(outcome, lang) if outcome.failure.impossible else failure_lines(outcome.failure, lang)
    return [f"{outcome.file}:{outcome.failure.line}: {head}", *(f"  {line}" for line in told)]


def impossible_lines(outcome: Outcome, lang: str) -> Iterator[str]:
    """By what no game comes to a position, each with its line and its rule; and how to play it all the same."""
    assert outcome.failure is not None
    yield say(lang, "impossible", line=outcome.failure.line)
    for one in outcome.failure.impossible:
        yield "  " + say(lang, "impossible-fault", line=one.line, what=one.what, why=one.why.told(lang))
    yield say(lang, "impossible-how", file=outcome.file)


def failure_lines(failure: Failure, lang: str) -> Iterator[str]:
    """Which step, what was expected, what was found."""
    yield say(lang, "step" if failure.step else "end", number=failure.step, line=failure.line, text=failure.text)
    for difference in failure.differences:
        yield "  " + say(lang, "differs", line=difference.line, what=difference.what)
        yield from pair(lang, difference.expected, difference.found)
    if failure.fault:
        yield "  " + say(lang, "fault", fault=failure.fault)
    elif not failure.differences:
        yield from pair(lang, wanted(failure, lang), found(failure.refused, lang))


def pair(lang: str, expected: str, found: str) -> Iterator[str]:
    """Expected and found, one under the other."""
    was, now = say(lang, "expected"), say(lang, "found")
    width = max(len(was), len(now))
    yield f"    {was:{width}}  {expected}"
    yield f"    {now:{width}}  {found}"


def wanted(failure: Failure, lang: str) -> str:
    if not failure.must_be_refused:
        return say(lang, "allowed")
    if failure.wanted_rule:
        return say(lang, "refused-by", rule=failure.wanted_rule)
    return say(lang, "refused")


def found(refused: Refused | None, lang: str) -> str:
    """What the game said to the step."""
    if refused is None:
        return say(lang, "allowed")
    return say(lang, "said", rule=refused.rule, said=refusal(refused.rule, refused.why, lang))
