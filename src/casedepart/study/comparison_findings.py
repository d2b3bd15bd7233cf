"""The findings of a comparison: what differs between editions by more than chance, and what does not."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from casedepart.engine.sets import members
from casedepart.sim.games import Played
from casedepart.sim.intervals import Estimate, more_than_chance
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


def edition_names(studies: Sequence[Study], speech: Speech) -> str:
    """These editions, by their names."""
    return ", ".join(study.edition.name(speech.lang) for study in studies)


def different_games(studies: Sequence[Study]) -> list[Study]:
    """The studies of games that differ: where two editions differ in words alone, the first of them."""
    by_games: dict[tuple[Played, ...], Study] = {}
    for study in studies:
        by_games.setdefault(tuple(study.played), study)
    return list(by_games.values())


def level_with(extreme: Study, studies: Sequence[Study], figure: Callable[[Study], Estimate]) -> list[Study]:
    """All whose figure is not shown to differ from an extreme one, which is among them."""
    among = max(2, len(different_games(studies)))

    def differs(study: Study) -> bool:
        ordered = sorted((figure(study), figure(extreme)), key=lambda estimate: estimate.value)
        return apart(ordered[1], ordered[0], among)

    return [study for study in studies if study is extreme or not differs(study)]


def length(studies: Sequence[Study], speech: Speech) -> str:
    """The shortest and the longest, if they differ by more than chance, with all that are as short or as long."""
    ordered = sorted(studies, key=lambda study: median(study).value)
    shortest, longest = (level_with(extreme, studies, median) for extreme in (ordered[0], ordered[-1]))
    return speech.say(
        "compares-length" if len(longest) < len(studies) else "compares-length-none",
        shortest=edition_names(shortest, speech),
        short=speech.estimate(median(ordered[0])),
        longest=edition_names(longest, speech),
        long=speech.estimate(median(ordered[-1])),
    )


def median(study: Study) -> Estimate:
    return study.length.median


def cut_off(studies: Sequence[Study], speech: Speech) -> str:
    """Where most games do not end, with all where as many may not."""
    worst = max(studies, key=lambda study: cut(study).value)
    if not cut(worst).value:
        most = max(cut(study).high for study in studies)
        return speech.say("compares-cut-off-none", most=speech.percent(most, 2))
    as_many = level_with(worst, studies, cut)
    key = "compares-cut-off" if len(as_many) < len(studies) else "compares-cut-off-alike"
    return speech.say(key, edition=edition_names(as_many, speech), share=speech.share(cut(worst), 2))


def cut(study: Study) -> Estimate:
    return study.length.cut_off


def first_player(studies: Sequence[Study], speech: Speech) -> str:
    """Where the first turn is worth more than the others; editions that play the very same games count once."""
    fair = 1 / studies[0].plan.players
    kinds = different_games(studies)
    ahead = [study for study in kinds if order_matters(study.seats) and is_ahead(study.seats[0], fair, len(kinds))]
    every = [study for study in studies if any(study.played == one.played for one in ahead)]
    rates = [study.seats[0].value for study in ahead or kinds]
    return speech.say(
        "compares-first" if ahead else "compares-first-none",
        editions=edition_names(every, speech),
        low=speech.percent(min(rates)),
        high=speech.percent(max(rates)),
        fair=speech.percent(fair),
        count=len(ahead),
        of=len(kinds),
    )


def is_ahead(rate: Estimate, fair: float, among: int) -> bool:
    """Is a share of wins above the fair one by more than chance, where so many were looked at?"""
    lead = Estimate(rate.value - fair, rate.low - fair, rate.high - fair, rate.count)
    return lead.value > 0 and more_than_chance(lead, among)


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
    edition = edition_names([study for study in studies if math.isclose(payback(study), payback(best))], speech)
    return speech.say("compares-investment", edition=edition, best=said, turns=speech.number(holding.payback, 1))


def payback(study: Study) -> float:
    return min(holding.payback for holding in study.holdings)
