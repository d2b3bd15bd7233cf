"""An outcome that is not as it must be, as lines for a person."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from casedepart.engine import Refused
from casedepart.scenario.outcome import Failure, Outcome
from casedepart.texts import refusal

WORDS: Final = {
    "en": {
        "failed": "failed: {title}",
        "step": "step {number}, line {line}: {text}",
        "end": "{text}, line {line}",
        "expected": "expected",
        "found": "found",
        "allowed": "it is allowed",
        "refused": "it is refused",
        "refused-by": "it is refused by {rule}",
        "said": "it is refused by {rule}: {said}",
        "differs": "line {line}, {what}",
        "fault": "a fault of the program, not of the scenario: {fault}",
    },
    "fr": {
        "failed": "échec : {title}",
        "step": "étape {number}, ligne {line} : {text}",
        "end": "{text}, ligne {line}",
        "expected": "attendu",
        "found": "trouvé",
        "allowed": "c’est permis",
        "refused": "c’est refusé",
        "refused-by": "c’est refusé par {rule}",
        "said": "c’est refusé par {rule} : {said}",
        "differs": "ligne {line}, {what}",
        "fault": "une faute du programme, pas du scénario : {fault}",
    },
}


def report(outcome: Outcome, lang: str = "en") -> list[str]:
    """What to tell of a scenario that failed or is broken; nothing of one that passed."""
    if outcome.error is not None:
        return [str(outcome.error)]
    if outcome.failure is None:
        return []
    title = " · ".join(part for part in (outcome.rule, outcome.name) if part)
    head = WORDS[lang]["failed"].format(title=title or "—")
    lines = [f"  {line}" for line in failure_lines(outcome.failure, lang)]
    return [f"{outcome.file}:{outcome.failure.line}: {head}", *lines]


def failure_lines(failure: Failure, lang: str) -> Iterator[str]:
    """Which step, what was expected, what was found."""
    words = WORDS[lang]
    place = words["step" if failure.step else "end"]
    yield place.format(number=failure.step, line=failure.line, text=failure.text)
    for difference in failure.differences:
        yield "  " + words["differs"].format(line=difference.line, what=difference.what)
        yield from pair(words, difference.expected, difference.found)
    if failure.fault:
        yield "  " + words["fault"].format(fault=failure.fault)
    elif not failure.differences:
        yield from pair(words, wanted(failure, words), found(failure.refused, words, lang))


def pair(words: dict[str, str], expected: str, found: str) -> Iterator[str]:
    """Expected and found, one under the other."""
    width = max(len(words["expected"]), len(words["found"]))
    yield f"    {words['expected']:{width}}  {expected}"
    yield f"    {words['found']:{width}}  {found}"


def wanted(failure: Failure, words: dict[str, str]) -> str:
    if not failure.must_be_refused:
        return words["allowed"]
    if failure.wanted_rule:
        return words["refused-by"].format(rule=failure.wanted_rule)
    return words["refused"]


def found(refused: Refused | None, words: dict[str, str], lang: str) -> str:
    """What the game said to the step."""
    if refused is None:
        return words["allowed"]
    return words["said"].format(rule=refused.rule, said=refusal(refused.rule, refused.why, lang))
