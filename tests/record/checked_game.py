"""Whole games of bots whose dice can be checked, with links that their devices would tell."""

from __future__ import annotations

import hashlib

from casedepart import bots
from casedepart.bots.generator import Generator
from casedepart.editions import GameSpec
from casedepart.engine.actions import CHANCE, Action
from casedepart.engine.game import Game
from casedepart.record import Answer, CheckedDice, Promise, Record, Recorder, Tellers, Throw, parse, play_on
from casedepart.record.commit_reveal import Chain

TABLE = "table-1"
SECRET = bytes(range(32))
PLAYERS = ("Anna", "Bruno", "Chloé")
LENGTH = 800


class Device(Chain):
    """A player's device, which has begun its chain at a number."""

    def __init__(self, start: str, number: int = 0) -> None:
        super().__init__(start, LENGTH)
        self.first = number

    def link(self, number: int) -> str:
        """The link for a number."""
        return self.due(number, called=True, known=True)


class TakingPart(CheckedDice):
    """Dice in whose draws devices take part; now and then one is silent, passed over, and begins another chain."""

    def __init__(self, promise: Promise, secret: bytes, devices: dict[int, Device], seed: str = "") -> None:
        super().__init__(promise, secret, PLAYERS)
        self.devices = devices
        self.tellers = Tellers.at_start(promise.luck)
        self.lapses = Generator(seed) if seed else None
        self.throw: Throw | None = None
        self.passings = 0

    def answer(self, game: Game) -> Action:
        if self.throw is None:
            self.throw = self.call()
            self.hear(self.throw)
        return super().answer(game)

    def call(self) -> Throw:
        """Let everyone tell a link for the next draw."""
        tellers = self.tellers
        while self.lapses and not self.lapses.below(8) and (present := list(tellers.present(self.drawn))):
            silent = present[self.lapses.below(len(present))]
            tellers.pass_over([silent])
            self.passings += 1
            self.devices[silent] = Device(f"{self.passings:04x}", tellers.number)
            tellers.wait(silent, self.devices[silent].link(tellers.number), self.drawn)
        if tellers.wants_salt(self.drawn):
            tellers.salt = hashlib.sha256(f"{self.drawn}".encode()).hexdigest()
        told = {seat: self.devices[seat].link(tellers.number) for seat in tellers.present(self.drawn)}
        return tellers.throw(self.drawn, told)

    def follow(self, seat: int, act: Action, luck: str = "") -> None:
        before = self.drawn
        super().follow(seat, act, luck)
        if self.drawn > before and self.throw is not None:
            self.tellers.follow(self.throw)
            self.throw = None


class Devices(Recorder):
    """A recorded game in whose draws devices take part."""

    dice: TakingPart

    def apply(self, seat: int, act: Action, luck: str = "", throw: Throw | None = None) -> Answer:
        told = self.dice.throw if seat == CHANCE else None
        return super().apply(seat, act, luck, told if told and (told.links or told.passed or told.salt) else throw)


def checked_game(
    seed: str = "game",
    edition: str = "classic",
    mode: str = "timed",
    options: tuple[str, ...] = (),
    secret: bytes = SECRET,
    turns: int = 12,
    bot: str = "steady",
    lapses: bool = False,
) -> tuple[Devices, TakingPart]:
    """A game of three, stopped after so many turns (a timed one is over then), and its dice."""
    devices = {0: Device(f"{len(seed)}a"), 2: Device("c0ffee")}
    promise = Promise.made(TABLE, secret, (devices[0].link(0), "", devices[2].link(0)))
    recorder = Devices(GameSpec(edition, mode=mode, options=options, players=PLAYERS), dice=promise)
    recorder.dice = TakingPart(promise, secret, devices, seed if lapses else "")
    seats = [bots.make(bot, f"{seed} {name}") for name in PLAYERS]
    play_on(recorder, seats, recorder.dice, time_up_after=turns, most_turns=turns if mode != "timed" else 2 * turns)
    return recorder, recorder.dice


def text_of(recorder: Recorder, secret: bytes = SECRET) -> str:
    """The record as a file, its secret revealed."""
    return "\n".join(recorder.lines(secret.hex())) + "\n"


def read_back(recorder: Recorder, secret: bytes = SECRET) -> Record:
    return parse(text_of(recorder, secret), "game.jsonl")
