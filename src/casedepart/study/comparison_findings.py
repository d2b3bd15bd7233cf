"""The findings of a comparison: what differs between editions by more than chance, and what does not."""

from __future__ import annotations

from collections.abc import Sequence

from casedepart.engine.sets import members
from casedepart.study.report import speech_of
from casedepart.study.speech import Speech
from casedepart.study.study import Study


def findings(studies: Sequence[Study], lang: str) -> list[str]:
    """Length, games that do not end, order of play, squares and investments."""
    speech = speech_of(studies[0], lang)
    makers = (length, cut_off, first_player, squares, investment)
    return [make(studies, speech) for make in makers]


def name(study: Study, speech: Speech) -> str:
    return study.edition.name(speech.lang)


def length(studies: Sequence[Study], speech: Speech) -> str:
    """The shortest and the longest, if their intervals are apart."""
    shortest = min(studies, key=lambda study: study.length.median.value)
    longest = max(studies, key=lambda study: study.length.median.value)
    apart = shortest.length.median.high < longest.length.median.low
    return speech.say(
        "compares-length" if apart else "compares-length-none",
        shortest=name(shortest, speech),
        short=speech.estimate(shortest.length.median),
        longest=name(longest, speech),
        long=speech.estimate(longest.length.median),
    )


def cut_off(studies: Sequence[Study], speech: Speech) -> str:
    """Where most games do not end."""
    worst = max(studies, key=lambda study: study.length.cut_off.value)
    if not worst.length.cut_off.value:
        most = max(study.length.cut_off.high for study in studies)
        return speech.say("compares-cut-off-none", most=speech.percent(most, 2))
    return speech.say("compares-cut-off", edition=name(worst, speech), share=speech.share(worst.length.cut_off, 2))


def first_player(studies: Sequence[Study], speech: Speech) -> str:
    """Where the first turn is worth most, and whether it is worth anything."""
    fair = 1 / studies[0].plan.players
    best = max(studies, key=lambda study: study.seats[0].value)
    ahead = [study for study in studies if study.seats[0].low > fair]
    return speech.say(
        "compares-first" if ahead else "compares-first-none",
        edition=name(best, speech),
        rate=speech.share(best.seats[0]),
        fair=speech.percent(fair),
        count=len(ahead),
        of=len(studies),
    )


def squares(studies: Sequence[Study], speech: Speech) -> str:
    """Whether the same square is visited most everywhere."""
    tops = [max(members(study.rules.deeds), key=study.leaving.exact.squares.__getitem__) for study in studies]
    shares = [study.leaving.exact.squares[top] for study, top in zip(studies, tops, strict=True)]
    low, high = speech.percent(min(shares), 2), speech.percent(max(shares), 2)
    if len(set(tops)) == 1:
        return speech.say("compares-square-same", square=tops[0], low=low, high=high)
    listed = ", ".join(f"{name(study, speech)} {top}" for study, top in zip(studies, tops, strict=True))
    return speech.say("compares-square", squares=listed, low=low, high=high)


def investment(studies: Sequence[Study], speech: Speech) -> str:
    """Where money comes back soonest."""
    best = min(studies, key=lambda study: min(holding.payback for holding in study.holdings))
    holding = min(best.holdings, key=lambda holding: holding.payback)
    own = speech_of(best, speech.lang)
    said = own.holding(holding.key, holding.level)
    return speech.say(
        "compares-investment", edition=name(best, speech), best=said, turns=speech.number(holding.payback, 1)
    )
