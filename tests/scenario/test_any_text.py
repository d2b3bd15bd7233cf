"""Whatever stands in a file, it is run or its fault is told: nothing escapes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casedepart.scenario import report, run_file

SEED = """\
rule: L11
name: the figure steals
edition: sore-losers
mode: standard
options: []
players: [A, B, C]
given:
  turn: A
  A: {at: 34, figure: true, coins: 0, jail: 1}
  B: {cash: 500, owns: [37], mortgaged: [39], houses: {37: 1}, trapped: no, cards: [chance]}
  C: {out: false, home: no}
  streets: {3: 1}
  bank: {houses: 32, hotels: 2, coins: 20}
  last-lap: false
  chance: [advance-to-go]
steps:
  - A rolls 1 2
  - A offers B: {give: {cash: 100, cards: [chance], coins: 1}, get: {squares: [5]}}
  - refused: {step: B builds 37, rule: B3}
  - refused: {step: {A offers B: {give: {}}}, rule: D2}
  - expect: {A: {cash: 1430}, asked: {A: [buys, declines]}}
then: {turn: B, winners: [A], over: true, A: {at: 37}}
"""
WORDS = ("A", "B", "0", "-1", "5", "40", "[]", "{}", "[A]", "{A: 1}", "true", "~", "'", ":", "- ", "\n", "x: ", "P7")


@st.composite
def spoilt_texts(draw: st.DrawFn) -> str:
    """The seed with some pieces cut out, replaced or doubled."""
    text = SEED
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        put = draw(st.sampled_from(WORDS) | st.just(text[start:end] * 2) | st.text(max_size=3))
        text = text[:start] + put + text[end:]
    return text


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("any") / "any.yaml"


@given(spoilt_texts())
def test_a_spoilt_scenario_is_run_or_told(file: Path, text: str) -> None:
    check(file, text)


@given(st.text())
def test_any_text_is_run_or_told(file: Path, text: str) -> None:
    check(file, text)


def check(file: Path, text: str) -> None:
    file.write_bytes(text.encode("utf-8", errors="surrogatepass"))
    for outcome in run_file(file):
        assert outcome.passed == (not report(outcome))
        assert not outcome.failure or not outcome.failure.fault, report(outcome)
