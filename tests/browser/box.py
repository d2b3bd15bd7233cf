"""People around a real box: whoever is wanted taps on their own phone, by what lies on the table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from tests.browser.player import PLAIN, Player
from tests.browser.visitor import Visitor
from tests.server.serving import Talk
from tests.waiting import PATIENCE

FREE: Final = "free"
LIKED: Final = ("uses power", *(verb for verb in PLAIN if verb not in ("rolls", "claims")))
"""What they answer, what they like best first; dice are thrown, and rents have a button of their own."""


TRIES: Final = 4
SECONDS: Final = 5.0
"""For so long an answer is waited for before people tap again."""


class Around:
    """The players around a box, each with a phone, and all that they tap."""

    def __init__(self, talk: Talk, phones: Mapping[int, Visitor], seed: int = 1) -> None:
        self.talk = talk
        """Someone who looks on: what the server says is what counts."""
        self.phones = phones
        self.players = {seat: Player(phone, LIKED) for seat, phone in phones.items()}
        self.chance = random.Random(seed)
        self.taps: Counter[int] = Counter()
        """By turn, how often somebody has tapped."""
        self.ordinary: dict[int, bool] = {}
        """By turn: nothing but dice, a move and at most a rent."""
        talk.wait("state")

    @property
    def state(self) -> Any:
        return self.talk.state

    @property
    def over(self) -> bool:
        return bool(self.state["game"]["over"])

    @property
    def turn(self) -> int:
        return int(self.state["game"]["turns"])

    @property
    def answers(self) -> int:
        return int(self.state["box"]["answers"])

    def until_answered(self, before: int, seconds: float = PATIENCE) -> bool:
        """Wait until there are more answers than before, or fewer: bots change the table too, and answer nothing."""
        with suppress(TimeoutError):
            while self.answers == before:
                self.talk.hear(seconds)
        return self.answers != before

    def play(self, most: int) -> None:
        """Play to the end."""
        for _ in range(most):
            if self.over:
                return
            self.step()
        raise AssertionError(f"the game does not end in {most} answers: turn {self.turn}")

    def play_turns(self, turns: int) -> None:
        """Play until so many turns more have begun, or the game is over."""
        until = self.turn + turns
        while self.turn < until and not self.over:
            self.step()

    def listen(self) -> None:
        """Hear what has been said, and wait for bots until a person is wanted."""
        with suppress(TimeoutError):
            while True:
                self.talk.hear(0)
        while not self.over and not self.wanted():
            self.talk.wait("state")

    def wanted(self) -> bool:
        """Is it for one of the phones to do something?"""
        return bool(self.state["box"]["wanted"]) or any(seat in self.phones for seat in self.state["game"]["asked"])

    def step(self) -> None:
        """Whoever is wanted does one thing; return once everyone can see it."""
        self.listen()
        turn, before = self.turn, self.answers
        for _ in range(TRIES):
            taps, ordinary = self.one_thing()
            self.taps[turn] += taps
            self.ordinary[turn] = self.ordinary.get(turn, True) and ordinary
            # A tap that crosses what someone else does is not taken: then people tap again.
            if self.until_answered(before, SECONDS):
                return
        raise AssertionError(f"nothing is answered in {TRIES} tries: {self.state['box']['wanted']!r}")

    def one_thing(self) -> tuple[int, bool]:
        """How many taps it took, and whether an ordinary turn has it."""
        if self.claim():
            return 1, True
        box, game = self.state["box"], self.state["game"]
        if box["wanted"] == "dice":
            self.throw(self.phone(box["by"]))
            return 2, True
        if box["wanted"] == "card":
            return self.draw(self.phone(box["by"])), False
        seat = next(seat for seat in game["asked"] if seat in self.phones)
        self.choose(seat)
        pressed = self.press(self.players[seat])
        if pressed[-1] == "follows":
            # The page then sells and mortgages one after the other, and pays.
            while any(debt["debtor"] == seat for debt in self.state["game"]["debts"]):
                self.talk.wait("state")
        return len(pressed), pressed == ["ends turn"]

    def press(self, player: Player) -> list[str]:
        """All that someone presses until the game has an answer: a way to pay is asked for before it is taken."""
        before = len(player.done)
        while player.done[before:] in ([], ["suggests"]):
            player.step()
        return player.done[before:]

    def phone(self, seat: int) -> Visitor:
        """The phone on which this seat's dice and cards are told; a bot's on any."""
        return self.phones.get(seat) or next(iter(self.phones.values()))

    def choose(self, seat: int) -> None:
        """Where a phone goes round, make sure that it is in this player's hand."""
        other = self.phones[seat].page.locator(f'[data-hand="{seat}"][aria-pressed="false"]')
        if other.count():
            other.click()

    def claim(self) -> bool:
        """Ask for a rent, if one is due."""
        for seat, options in enumerate(self.state["game"]["options"]):
            visitors = options["answers"].get("claims") or options[FREE].get("claims") or []
            if visitors and seat in self.phones:
                self.phones[seat].page.locator(f'[data-verb="claims"][data-n="{visitors[0]}"]').first.click()
                return True
        return False

    def throw(self, phone: Visitor) -> None:
        """Tap both dice."""
        for die in (0, 1):
            value = self.chance.randint(1, 6)
            phone.page.locator(f'[data-die="{die}"][data-value="{value}"]').click()

    def draw(self, phone: Visitor) -> int:
        """Tell a card by what it does; how many taps it took."""
        box, players = self.state["box"], self.state["game"]["players"]
        # A deck has one card that is kept, and nobody draws what someone holds (C2).
        held = any(box["deck"] in player["cards"] for player in players)
        effect = self.chance.choice([one for one in box["effects"] if one["name"] != "keep" or not held])
        phone.page.locator(f'[data-effect="{effect["name"]}"]').click()
        if not effect["numbers"]:
            return 1
        chips = phone.page.locator('[data-panel="card"] [data-n]')
        chips.nth(self.chance.randrange(chips.count())).click()
        return 2
