"""A robot that plays as a person does: it reads what the page offers, and presses one of the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from playwright.sync_api import Error, Page

from tests.browser.visitor import Visitor

PLAIN: Final = (
    "claims",
    "settles",
    "follows",
    "suggests",
    "rejects",
    "rolls",
    "buys",
    "passes",
    "declines",
    "pays",
    "pays fine",
    "places",
    "robs",
    "moves to",
    "sends",
    "steals",
    "keeps",
    "ends turn",
    "draws",
    "contests",
    "bids",
    "goes bankrupt",
)
"""What it likes best comes first: to ask for its rent, to get on, to give up last of all."""
BUTTONS: Final = "[data-verb], [data-suggest], [data-follow]"
"""What does something in the game; a suggestion of how to pay is asked for, and then followed."""
VERB: Final = "(button) => button.dataset.verb ?? ('suggest' in button.dataset ? 'suggests' : 'follows')"
OFFERED: Final = f"""
() => [...document.querySelectorAll('{BUTTONS}')]
  .map((button, at) => ({{ button, at }}))
  .filter(({{ button }}) => button.checkVisibility({{ visibilityProperty: true }}) && !button.disabled)
  .map(({{ button, at }}) => ({{
    at,
    verb: ({VERB})(button),
    n: Number(button.dataset.n ?? -1),
    waits: button.getAttribute('aria-disabled') === 'true',
    keys: button.getAttribute('aria-keyshortcuts') ?? '',
  }}))
"""
READY: Final = f"""
(verbs) => {{
  if (document.querySelector('[data-panel="end"]')) return true
  return [...document.querySelectorAll('{BUTTONS}')].some((button) => verbs.includes(({VERB})(button))
    && !button.disabled && button.getAttribute('aria-disabled') !== 'true'
    && button.checkVisibility({{ visibilityProperty: true }}))
}}
"""
FOCUSED: Final = f"""
([verb, n]) => {{
  const same = (button) => ({VERB})(button) === verb && Number(button.dataset.n ?? -1) === n
  const there = [...document.querySelectorAll('{BUTTONS}')].some(same)
  return [there, document.activeElement?.matches('{BUTTONS}') && same(document.activeElement)]
}}
"""
HURRY: Final = 1_500
"""Milliseconds for a click: a button that has gone since it was read is not waited for."""


class Offered(NamedTuple):
    """A button that does something in the game."""

    at: int
    verb: str
    n: int
    waits: bool
    keys: str


def offered(page: Page) -> list[Offered]:
    """Every button that is shown and may be pressed, in the order of the page."""
    found: list[dict[str, Any]] = page.evaluate(OFFERED)
    return [Offered(**one) for one in found]


class Player:
    """Someone who plays with the mouse, by a simple liking for some answers before others."""

    def __init__(self, visitor: Visitor, likes: Sequence[str] = PLAIN) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.likes = likes
        self.done: list[str] = []
        """What it has pressed so far."""

    @property
    def over(self) -> bool:
        return self.page.locator('[data-panel="end"]').count() > 0

    def liked(self) -> Offered | None:
        """What it would press now."""
        ready = [one for one in offered(self.page) if not one.waits and one.verb in self.likes]
        return min(ready, key=lambda one: self.likes.index(one.verb), default=None)

    def press(self, one: Offered) -> None:
        """Press a button; the page may have gone on, then it is pressed the next time."""
        try:
            self.page.locator(BUTTONS).nth(one.at).click(timeout=HURRY)
        except Error as error:
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise
        else:
            self.done.append(one.verb)

    def step(self) -> None:
        """Wait until something is offered, and press one thing."""
        self.page.wait_for_function(READY, arg=list(self.likes))
        one = None if self.over else self.liked()
        if one is not None:
            self.press(one)

    def play(self, most: int = 600) -> None:
        """Play to the end, which the page shows."""
        for _ in range(most):
            if self.over:
                return
            self.step()
        raise AssertionError(f"the game does not end: after {most} answers, the last were {self.done[-12:]}")


class KeyboardPlayer(Player):
    """Someone who has no mouse: letters, Tab and Enter are all there is."""

    def press(self, one: Offered) -> None:
        if one.keys:
            self.page.keyboard.press(one.keys.split()[0].lower())
        elif self.reach(one):
            self.page.keyboard.press("Enter")
        else:
            return
        self.done.append(one.verb)

    def reach(self, one: Offered, most: int = 300) -> bool:
        """Walk to a button with Tab; False: it has gone meanwhile."""
        for _ in range(most):
            there, reached = self.page.evaluate(FOCUSED, [one.verb, one.n])
            if reached or not there:
                return bool(reached)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to the button {one.verb!r} with Tab")
