"""Commit–reveal by hash chains: whose devices take part in the draws, and when one that is silent is passed over.

The rule, for whoever checks it in another language, is in docs/dice.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from casedepart.record.promise import SCHEME, is_hash, links

ROLL_CALL: Final = 10
"""Every so many draws, counted from the first, devices that wait take part again."""
SALTED: Final = 3
"""The scheme from which on a salt is drawn whenever others take part than before."""
MOST_STEPS: Final = 1_000
"""How far apart two links of a chain may be told."""


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """One link of a device's hash chain, and the number that it was told for."""

    text: str
    number: int

    def follows(self, before: Link) -> bool:
        """Was this link bound by one that was told before: does it lead there, by a hash for each number between?"""
        steps = self.number - before.number
        if not 0 < steps <= MOST_STEPS or not is_hash(self.text):
            return False
        text = self.text
        for _ in range(steps):
            text = hashlib.sha256(text.encode("ascii")).hexdigest()
        return text == before.text


class Chain:
    """The hash chain of one device, told link by link for the draws: each link hashes to the one told before."""

    def __init__(self, start: str, length: int = 5_000) -> None:
        self.links: Final = links(start, length)
        self.first = -1
        """The number that it was begun at; -1: it has not been."""

    def due(self, number: int, called: bool, known: bool) -> str:
        """What is to be told: its first link where none is known, or that for the draw that waits; empty: nothing."""
        if self.first < 0 and not known:
            self.first = number
        elif self.first < 0 or not called:
            return ""
        steps = number - self.first
        # The start itself is never told.
        return self.links[-1 - steps] if 0 <= steps < len(self.links) - 1 else ""


class Throw(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the devices told for one draw, and who was passed over since the draw before."""

    number: int
    links: dict[int, str] = {}
    """By seat."""
    passed: tuple[int, ...] = ()
    """The seats that were passed over, in this order."""
    joined: dict[int, Link] = {}
    """What those had told before who were to take part again, or for the first time."""
    salt: str = ""
    """What the table drew and told once all these were bound, by the third scheme, where others take part now."""


class Tellers(Struct, omit_defaults=True):
    """The devices that take part in a table's draws. Each draw and each passing over has a number of its own."""

    number: int = 1
    """Of the draw that comes next."""
    telling: dict[int, Link] = {}
    """Who takes part, with the link that each told last."""
    waiting: dict[int, Link] = {}
    """Who has told a link and takes part from the next roll call on."""
    passed: dict[int, Link] = {}
    """Who was passed over since the last draw, with the link that each told last."""
    known: set[int] = set()
    """Who took part in the last draw; before the first, who told a link by then."""
    salted: bool = False
    """Is it the third scheme, by which a salt is drawn whenever others take part than before?"""
    salt: str = ""
    """Of the draw that comes next; empty: none has been drawn."""

    @classmethod
    def at_start(cls, luck: Iterable[str], scheme: int = SCHEME) -> Tellers:
        """Those who told a link before the first draw."""
        waiting = {seat: Link(text, 0) for seat, text in enumerate(luck) if is_hash(text)}
        return cls(waiting=waiting, known=set(waiting), salted=scheme >= SALTED)

    def copy(self) -> Tellers:
        """A copy that can go on without changing these."""
        copy = msgspec.structs.replace(self)
        copy.telling, copy.waiting, copy.passed = dict(self.telling), dict(self.waiting), dict(self.passed)
        return copy

    def present(self, drawn: int) -> dict[int, Link]:
        """Who takes part in the next draw, after so many: each tells a link for it, or is passed over."""
        if drawn % ROLL_CALL or not self.waiting:
            return self.telling
        return dict(sorted({**self.telling, **self.coming()}.items()))

    def coming(self) -> dict[int, Link]:
        """Who is there at a roll call; who was just passed over has to wait for the next."""
        waiting = self.waiting.items()
        return {seat: link for seat, link in waiting if link.number < self.number and seat not in self.passed}

    def wait(self, seat: int, text: str, drawn: int) -> None:
        """A device begins a chain: it takes part from the next roll call on."""
        self.leave(seat, drawn)
        self.waiting[seat] = Link(text, self.number)

    def pass_over(self, seats: Sequence[int]) -> None:
        """Go on without some: all others tell a link for another number then, so that nobody knows what comes of it."""
        for seat in seats:
            self.passed[seat] = self.telling.pop(seat) if seat in self.telling else self.waiting.pop(seat)
        self.number += len(seats)
        self.salt = ""

    def leave(self, seat: int, drawn: int) -> None:
        """Another person or device is in this seat, or nobody."""
        if self.salted:
            takes_part = seat in self.present(drawn)
        else:
            takes_part = seat in self.telling or (seat in self.known and seat not in self.passed)
        if takes_part:
            self.pass_over([seat])
        self.waiting.pop(seat, None)

    def wants_salt(self, drawn: int) -> bool:
        """Do others take part in the next draw than in the last, and is no salt drawn yet?

        Whoever knows the secret, and all links of those who take part, could have chosen by coming or going.
        """
        return self.salted and not self.salt and (bool(self.passed) or not self.present(drawn).keys() <= self.known)

    def throw(self, drawn: int, links: Mapping[int, str]) -> Throw:
        """The next draw, by what the devices have told for it."""
        present = self.present(drawn)
        joined = {seat: link for seat, link in {**self.passed, **present}.items() if seat not in self.known}
        return Throw(self.number, {seat: links[seat] for seat in present}, tuple(self.passed), joined, self.salt)

    def follow(self, throw: Throw) -> None:
        """A draw was made so."""
        for seat in throw.links:
            self.waiting.pop(seat, None)
        self.telling = {seat: Link(text, throw.number) for seat, text in throw.links.items()}
        self.known = set(throw.links)
        self.passed = {}
        self.number = throw.number + 1
        self.salt = ""

    def replay(self, throw: Throw) -> None:
        """Go on to after a draw that a record tells of, with all that it says of joining and passing over."""
        self.waiting.update(throw.joined)
        self.pass_over(throw.passed)
        self.follow(throw)

    def fault(self, throw: Throw, drawn: int) -> str:
        """What is wrong with a draw that a record tells of: the key of a sentence; empty when nothing is."""
        if throw.joined and (drawn % ROLL_CALL or not throw.joined.keys().isdisjoint(self.known)):
            return "joined"
        checked = self.copy()
        checked.waiting = {**checked.waiting, **throw.joined}
        if len(set(throw.passed)) < len(throw.passed) or not set(throw.passed) <= {*checked.telling, *checked.waiting}:
            return "passed"
        checked.pass_over(throw.passed)
        expected = checked.present(drawn)
        if throw.number != checked.number or throw.links.keys() != expected.keys():
            return "links"
        if not all(Link(text, throw.number).follows(expected[seat]) for seat, text in throw.links.items()):
            return "unbound"
        due = self.salted and bool(throw.passed or throw.links.keys() - self.known)
        return "" if (is_hash(throw.salt) if due else not throw.salt) else "salt"
