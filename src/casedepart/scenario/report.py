"""An outcome that is not as it must be, as lines for a person."""

from __future__ import annotations

from collections.abc import Iterator

from casedepart.engine import Refused
from casedepart.scenario.outcome import Failure, Outcome
from casedepart.texts import refusal, said_by


def say(lang: str, key: str, **arguments: object) -> str:
    """A message about a scenario, in a language."""
    return said_by("scenario", lang, key, {name: str(value) for name, value in arguments.items()})


def report(outcome: Outcome, lang: str = "en") -> list[str]:
    """What to tell of a scenario that failed or is broken; nothing of one that passed."""
    if outcome.error is not None:
        return [str(outcome.error)]
    if outcome.failure is None:
        return []
    title = " · ".join(part for part in (outcome.rule, outcome.name) if part)
    head = say(lang, "failed", title=title or "—")
    lines = [f"  {line}" for line in failure_lines(outcome.failure, lang)]
    return [f"{outcome.file}:{outcome.failure.line}: {head}", *lines]


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
