"""Cards may move on to other cards, where that comes to an end."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.editions import load

GOES_ON = '{ effect = "advance", to = 7, en = "Go on to {to}." }'
GOES_BACK = '{ effect = "back", steps = 15, en = "Go back {steps} squares." }'
TO_THE_CHEST = '{ effect = "back-to", to = 2, en = "Go back to {to}." }'
TO_JAIL = '{ effect = "jail", en = "Go to jail." }'
ASKS = '{ effect = "pay-or-draw", amount = 10, en = "Pay {amount}, or draw." }'


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param((GOES_ON, TO_JAIL), id="a card goes elsewhere"),
        pytest.param((GOES_ON, ASKS), id="a card asks"),
        pytest.param((TO_THE_CHEST,), id="the other deck ends it"),
        pytest.param((GOES_BACK,), id="a card goes back twice at most"),
        pytest.param((GOES_ON, GOES_BACK), id="nobody is sent where a card would lead on"),
    ],
)
def test_a_deck_of_moves_that_end_can_be_played(cards: tuple[str, ...], tmp_path: Path) -> None:
    names = [f"own-{place}" for place in range(len(cards))]
    lines = [f"{name} = {card}" for name, card in zip(names, cards, strict=True)]
    file = tmp_path / "moves.toml"
    file.write_text("\n".join(['extends = "classic"', f"decks.chance.cards = {names}", "[cards.chance]", *lines]))
    assert load(file).rules().decks[0][0].name == "own-0"
