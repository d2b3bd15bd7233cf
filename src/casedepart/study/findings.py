"""The findings: five sentences, each made from the figures and no stronger than they are."""

from __future__ import annotations

import math
from collections.abc import Callable

from casedepart import bots
from casedepart.engine.sets import members
from casedepart.sim.intervals import Estimate, more_than_chance
from casedepart.study.changes import apart
from casedepart.study.figures import EstateFigures, order_matters
from casedepart.study.pages.speech import Speech
from casedepart.study.study import Study

Finding = tuple[str, bool]
"""A sentence, and whether what it says is more than chance."""


def findings(study: Study, speech: Speech) -> list[str]:
    """Four things that everyone asks, and of three more the first that is sure."""
    asked = [landing(study, speech), investment(study, speech), seat(study, speech), length(study, speech)]
    more = [found for make in MORE if (found := make(study, speech)) is not None]
    chosen = next((said for said, is_sure in more if is_sure), more[0][0] if more else "")
    return [said for said in (*asked, chosen) if said]


def landing(study: Study, speech: Speech) -> str:
    """The deeds visited most and least, by the exact chain."""
    shares = study.leaving.exact.squares
    deeds = sorted(members(study.rules.deeds), key=shares.__getitem__)
    most, least = deeds[-1], deeds[0]
    times = shares[most] / shares[least] if shares[least] else math.inf
    return speech.say(
        "finds-landing",
        most=speech.square(most),
        share=speech.percent(shares[most], 2),
        times=speech.number(times, 2),
        least=speech.square(least),
        least_share=speech.percent(shares[least], 2),
    )


def investment(study: Study, speech: Speech) -> str:
    """What has paid for itself first, and the building that does."""
    best = min(study.holdings, key=lambda holding: holding.payback)
    step = min(study.holdings, key=lambda holding: holding.step_payback)
    return speech.say(
        "finds-investment",
        best=speech.holding(best.key, best.level),
        turns=speech.number(best.payback, 1),
        step=speech.holding(step.key, step.level),
        step_turns=speech.number(step.step_payback, 1),
    )


def seat(study: Study, speech: Speech) -> str:
    """Whether the places in the order of play, together, are apart from fair shares; none is singled out."""
    return speech.say(
        "finds-seat" if order_matters(study.seats) else "finds-seat-none",
        rates=", ".join(speech.share(rate) for rate in study.seats),
        fair=speech.percent(1 / study.plan.players),
    )


def length(study: Study, speech: Speech) -> str:
    """How long games are, and how many do not end."""
    found = study.length
    return speech.say(
        "finds-length",
        turns=speech.estimate(found.median),
        time=speech.minutes(found.median.value, study.plan.pace),
        pace=study.plan.pace,
        low=speech.number(found.low.value),
        high=speech.number(found.high.value),
        cut=speech.share(found.cut_off, 2),
        most=speech.number(bots.MOST_TURNS),
    )


def biggest_change(study: Study, speech: Speech) -> Finding | None:
    """The variation that changes the length most."""
    if not study.changes:
        return None
    changed = [change for change in study.changes if more_than_chance(change.turns, len(study.changes))]
    if not changed:
        return speech.say("finds-change-none", games=speech.number(study.changes[0].games)), False
    most, *others = sorted(changed, key=lambda change: -abs(change.turns.value))
    close = [other for other in others if not apart(size(most.turns), size(other.turns), len(study.changes))]
    said = speech.say(
        "finds-change-close" if close else "finds-change",
        variation=speech.variation(most.simulation),
        turns=speech.estimate(most.turns, 0, signed=True),
        next=speech.variation(close[0].simulation) if close else "",
    )
    return said, True


def size(change: Estimate) -> Estimate:
    """How large a change is, in whichever direction."""
    return change if change.value >= 0 else Estimate(-change.value, -change.high, -change.low, change.count)


def biggest_cause(study: Study, speech: Speech) -> Finding | None:
    """What most bankrupts could not pay; sure when the next cause is clearly behind."""
    causes = study.fall_causes
    if not causes:
        return None
    first, share = causes[0]
    is_sure = len(causes) == 1 or causes[1][1].high < share.low
    key = "finds-cause" if is_sure else "finds-cause-close"
    following = speech.cause(causes[1][0]) if len(causes) > 1 else ""
    return speech.say(key, cause=speech.cause(first), share=speech.share(share), next=following), is_sure


def winning_group(study: Study, speech: Speech) -> Finding | None:
    """The group whose first holder wins most often, beside the one whose holder wins least."""
    held = [estate for estate in study.estates if estate.won is not None and estate.won.count]
    if len(held) < 2:
        return None
    best, worst = max(held, key=rate), min(held, key=rate)
    assert best.won is not None and worst.won is not None
    is_sure = apart(best.won, worst.won, len(held))
    said = speech.say(
        "finds-group" if is_sure else "finds-group-close",
        best=speech.cause(best.key),
        share=speech.share(best.won),
        worst=speech.cause(worst.key),
        worst_share=speech.share(worst.won),
    )
    return said, is_sure


def rate(estate: EstateFigures) -> float:
    return estate.won.value if estate.won is not None else 0.0


MORE: tuple[Callable[[Study, Speech], Finding | None], ...] = (biggest_change, winning_group, biggest_cause)
