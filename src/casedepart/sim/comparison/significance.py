"""Significance of a difference: p-values of paired samples, corrected for looking at many figures (Holm)."""

from __future__ import annotations

from collections.abc import Sequence

from casedepart.sim.libraries import needed

with needed("compare / sweep / study"):
    import numpy as np
    from scipy import stats


def p_value(first: Sequence[float], second: Sequence[float]) -> float:
    """How likely pairs that do not differ in truth are to differ as much: McNemar's test, or a paired t-test."""
    differences = np.subtract(second, first)
    if all(value in (0, 1) for value in (*first, *second)):
        return mcnemar(int((differences > 0).sum()), int((differences != 0).sum()))
    if len(differences) < 2:
        return 1.0
    if not differences.std():
        return float(not differences.any())
    return float(stats.ttest_1samp(differences, 0.0).pvalue)


def mcnemar(gained: int, unlike: int) -> float:
    """McNemar's mid-p test: of pairs that are unlike, as many should have gained as lost.

    What is exactly as uneven counts by half: else few pairs would never be enough.
    """
    fewer = min(gained, unlike - gained)
    return min(1.0, float(2 * stats.binom.cdf(fewer, unlike, 0.5) - stats.binom.pmf(fewer, unlike, 0.5)))


def holm(p_values: Sequence[float]) -> list[float]:
    """The p-values of figures looked at together, after Holm: who looks at twenty finds one in twenty by chance."""
    if not p_values:
        return []
    values = np.asarray(p_values)
    order = np.argsort(values, kind="stable")
    corrected = np.empty_like(values)
    corrected[order] = np.maximum.accumulate(np.minimum(1.0, values[order] * np.arange(len(values), 0, -1)))
    return [float(value) for value in corrected]
