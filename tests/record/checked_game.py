"""Whole games of bots whose dice can be checked, with luck that their devices would add."""

from __future__ import annotations

from casedepart import bots
from casedepart.bots.generator import Generator
from casedepart.editions import load
from casedepart.engine.actions import CHANCE, Action
from casedepart.record import Answer, CheckedDice, Promise, Record, Recorder, parse, play_on
from casedepart.record.promise import links

TABLE = "table-1"
SECRET = bytes(range(32))
PLAYERS = ("Anna", "Bruno", "Chloé")


class Devices(Recorder):
    """A recorded game whose players now and then add luck to an answer, as devices do."""

    lucky: Generator | None = None
    """When they do; None: never."""
    chains: tuple[list[str], ...] = ()
    """What each has left to add, the next one last."""

    def apply(self, seat: int, act: Action, luck: str = "") -> Answer:
        if self.lucky and seat != CHANCE and self.lucky.below(2) and self.chains[seat]:
            luck = self.chains[seat].pop()
        return super().apply(seat, act, luck)


def chain(start: str) -> list[str]:
    """The digits of one device."""
    return links(start, 400)


def checked_game(
    seed: str = "game",
    edition: str = "classic",
    mode: str = "timed",
    options: tuple[str, ...] = (),
    secret: bytes = SECRET,
    turns: int = 12,
    bot: str = "steady",
) -> tuple[Devices, CheckedDice]:
    """A game of three, stopped after so many turns (a timed one is over then), and its dice."""
    chains: tuple[list[str], ...] = (chain(f"{len(seed)}a"), [], chain("c0ffee"))
    promise = Promise.made(TABLE, secret, (chains[0].pop(), "", chains[2].pop()))
    recorder = Devices(load(edition), None, mode, options, PLAYERS, dice=promise)
    recorder.lucky, recorder.chains = Generator(seed), chains
    dice = CheckedDice(promise, secret)
    seats = [bots.make(bot, f"{seed} {name}") for name in PLAYERS]
    play_on(recorder, seats, dice, time_up_after=turns, most_turns=turns if mode != "timed" else 2 * turns)
    return recorder, dice


def text_of(recorder: Recorder, secret: bytes = SECRET) -> str:
    """The record as a file, its secret revealed."""
    return "\n".join(recorder.lines(secret.hex())) + "\n"


def read_back(recorder: Recorder, secret: bytes = SECRET) -> Record:
    return parse(text_of(recorder, secret), "game.jsonl")
