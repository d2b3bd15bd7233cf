"""`casedepart compare` prints both sides, the differences and a verdict in words, or JSON."""

from __future__ import annotations

import json
import re

import pytest
from typer.testing import CliRunner, Result

from casedepart.cli import app

SHORT = ("--mode", "speed", "--bots", "steady", "--games", "30", "--cores", "1")


def compare(*words: str) -> Result:
    return CliRunner().invoke(app, ["compare", *words])


def test_the_figures_as_json() -> None:
    run = compare(*SHORT, "--b", "cash=6000", "--json")
    assert run.exit_code == 0, run.output
    found = json.loads(run.stdout)
    assert (found["games"], found["correction"]) == (30, "Holm")
    assert (found["a"]["numbers"], found["b"]["numbers"]) == ({}, {"cash": "6000"})
    figures = {figure["figure"]: figure for figure in found["figures"]}
    assert set(figures) == {"turns", "capped", "trades", "bankruptcies", "winner-worth", "order-wins"}
    worth = figures["winner-worth"]
    assert worth["verdict"] == "more"
    low, high = worth["difference"]["interval"]
    assert 0 < low < worth["difference"]["value"] < high
    assert worth["p_value"] <= worth["p_value_holm"] < 0.05


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["winner’s worth", "more", "differ by more than noise", "allow for all 9 (Holm)", "the same rolls"]),
        ("fr", ["fortune du", "plus", "plus que le hasard", "tiennent compte des 9 (Holm)", "les mêmes lancers"]),
    ],
)
def test_the_verdict_is_told_in_words(language: str, said: list[str]) -> None:
    run = compare(*SHORT, "--b", "cash=6000", "--lang", language)
    assert run.exit_code == 0, run.output
    shown = re.sub(r"[ \n]+", " ", run.stdout)
    for words in said:
        assert words in shown
    assert "cash=6000" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--b", "salry=3"), "--b: nothing is called 'salry'; did you mean 'salary'?"),
        (("--b", "mode=speed", "--a", "edition=clasic"), "--a:"),
        (("--b", "ruleset=sore"), "no ruleset “sore”"),
        (("--b", "buildings_stay=true"), "buildings_stay=true goes with mortgage_first=nothing only"),
        (("--b", ""), "A and B are the same"),
        (("--a", "mode=speed", "--b", "mode=speed"), "A and B are the same"),
    ],
)
def test_bad_input_is_told_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    run = compare(*words)
    assert run.exit_code == 2
    assert said in run.output
    assert "Traceback" not in run.output
