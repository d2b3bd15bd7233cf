"""The findings of a comparison: what differs between editions by more than chance, and what does not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from casedepart.engine.sets import members
from casedepart.study.changes import apart
from casedepart.study.figures import order_matters
from casedepart.study.pages.report import speech_of
from casedepart.study.pages.speech import Speech
from casedepart.study.study import Study


def findings(studies: Sequence[Study], lang: str) -> list[str]:
    """Length, games that do not end, order of play, squares and investments."""
    speech = speech_of(studies[0], lang)
    makers = (length, cut_off, first_player, squares, investment)
    return [make(studies, speech) for make in makers]


def name(studies: Sequence[Study], best: Study, figure: Callable[[Study], float], speech: Speech) -> str:
    """An edition by its name, and all that have the same figure: some editions play the very same games."""
    alike = [study for study in studies if abs(figure(study) - figure(best)) < 1e-9]
    return ", ".join(study.edition.name(speech.lang) for study in alike)


def length(studies: Sequence[Study], speech: Speech) -> str:
    """The shortest and the longest, if they differ by more than chance."""
    shortest, longest = min(studies, key=median), max(studies, key=median)
    differ = apart(longest.length.median, shortest.length.median, len(studies))
    return speech.say(
        "compares-length" if differ else "compares-length-none",
        shortest=name(studies, shortest, median, speech),
        short=speech.estimate(shortest.length.median),
        longest=name(studies, longest, median, speech),
        long=speech.estimate(longest.length.median),
    )


def median(study: Study) -> float:
    return study.length.median.value


def cut_off(studies: Sequence[Study], speech: Speech) -> str:
    """Where most games do not end."""
    worst = max(studies, key=cut)
    if not cut(worst):
        most = max(study.length.cut_off.high for study in studies)
        return speech.say("compares-cut-off-none", most=speech.percent(most, 2))
    edition = name(studies, worst, cut, speech)
    return speech.say("compares-cut-off", edition=edition, share=speech.share(worst.length.cut_off, 2))


def cut(study: Study) -> float:
    return study.length.cut_off.value


def first_player(studies: Sequence[Study], speech: Speech) -> str:
    """Where the first turn is worth most, and whether it is worth anything."""
    fair = 1 / studies[0].plan.players
    best = max(studies, key=first)
    ahead = [study for study in studies if order_matters(study.seats, len(studies)) and study.seats[0].low > fair]
    return speech.say(
        "compares-first" if ahead else "compares-first-none",
        edition=name(studies, best, first, speech),
        rate=speech.share(best.seats[0]),
        fair=speech.percent(fair),
        count=len(ahead),
        of=len(studies),
    )


def first(study: Study) -> float:
    return study.seats[0].value


def squares(studies: Sequence[Study], speech: Speech) -> str:
    """Whether the same square is visited most everywhere."""
    tops = [max(members(study.rules.deeds), key=study.leaving.exact.squares.__getitem__) for study in studies]
    shares = [study.leaving.exact.squares[top] for study, top in zip(studies, tops, strict=True)]
    low, high = speech.percent(min(shares), 2), speech.percent(max(shares), 2)
    if len(set(tops)) == 1:
        return speech.say("compares-square-same", square=tops[0], low=low, high=high)
    listed = ", ".join(f"{study.edition.name(speech.lang)} {top}" for study, top in zip(studies, tops, strict=True))
    return speech.say("compares-square", squares=listed, low=low, high=high)


def investment(studies: Sequence[Study], speech: Speech) -> str:
    """Where money comes back soonest; the words for what it is put into are those of the first edition."""
    best = min(studies, key=payback)
    holding = min(best.holdings, key=lambda holding: holding.payback)
    said = speech_of(best, speech.lang).holding(holding.key, holding.level)
    edition = name(studies, best, payback, speech)
    return speech.say("compares-investment", edition=edition, best=said, turns=speech.number(holding.payback, 1))


def payback(study: Study) -> float:
    return min(holding.payback for holding in study.holdings)
