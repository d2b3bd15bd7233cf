"""Where one person is asked: numbered choices, sums and yes or no, and what follows from an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from casedepart.cli.draw import Theme, cut
from casedepart.cli.draw_log import Log
from casedepart.cli.terminal.commands import means, whole
from casedepart.cli.terminal.host import Host
from casedepart.cli.terminal.screen import Question, Screen
from casedepart.engine.actions import Action, Refused, square_set
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.rules import SQUARES
from casedepart.engine.sets import members
from casedepart.record import RecordError
from casedepart.table import TableError
from casedepart.table.replay import edition_of
from casedepart.texts import refusal

ROOM = {"typed": 40, "path": 500}
"""How much is shown of what came from outside."""


class Back(Exception):
    """Someone would rather not answer this after all."""


class Changed(Exception):
    """The game has moved on while a question was put: it is to be asked anew."""


class Leave(Exception):
    """Someone leaves the game, which is kept."""


class Desk:
    """The table as people meet it: shown on one screen, answered from one keyboard."""

    def __init__(self, host: Host, screen: Screen, language: str) -> None:
        self.host = host
        self.screen = screen
        self.weighing = 2.0
        """How many seconds everyone's chances are worked out."""
        self.let_go: set[tuple[object, ...]] = set()
        """Rents that their owner was asked about and let be."""
        standing = host.standing
        edition, ruleset = edition_of(standing), standing.settings.ruleset
        self.usual = Theme.of(edition, ruleset, host.game.rules, tuple(standing.players), language)
        """How the table is drawn in the edition's own names."""
        self.read_names()

    def read_names(self) -> None:
        """Call squares from now on as the box does."""
        self.theme = self.usual.called(self.host.standing.names)

    @property
    def game(self) -> Game:
        return self.host.game

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.theme.names.player(seat)

    def who(self, seat: int) -> str:
        """Who is asked, and what they have."""
        return self.theme.say("who-asked", who=self.name(seat), cash=self.theme.money(self.cash(seat)))

    def cash(self, seat: int) -> int:
        return self.game.players[seat].cash

    def say(self, key: str, /, **arguments: object) -> None:
        """A sentence of the terminal; whatever was typed is shown only as far as it helps."""
        shown = {name: cut(str(value), ROOM[name]) if name in ROOM else value for name, value in arguments.items()}
        self.screen.say(self.theme.say(key, **shown), unbroken="path" in shown)

    # Doing

    def do(self, seat: int, act: Action, counter: bool = False) -> bool:
        """Give an answer and tell what happened; false, and the reason is told, when it is refused."""
        try:
            happened = self.host.act(seat, act, counter)
        except Refused as refused:
            self.tell_refusal(refused)
            return False
        except TableError as error:
            self.screen.say(error.told(self.theme.language), "yellow")
            return False
        self.tell(happened)
        return True

    def tell_refusal(self, refused: Refused) -> None:
        """Why something is not allowed, and by which rule."""
        words = self.theme.names.words
        self.screen.say(refusal(refused.rule, refused.why, self.theme.language, words), "yellow")

    def tell(self, happened: Sequence[Event]) -> None:
        """What happened, and what an offer holds."""
        if happened:
            self.screen.show(Log(self.theme, happened, self.host.offered))

    def keep(self, path: str = "") -> bool:
        """Write the record to a file, this one or its own, and say where it is or why it is not."""
        try:
            kept = self.host.save(path)
        except RecordError as error:
            self.screen.say(error.told(self.theme.language), "yellow")
            return False
        self.say("kept", path=str(kept))
        return True

    # Asking

    def typed(self, meaning: Callable[[str], int | None], wrong: str, **details: object) -> int:
        """What the first line means that means something; `Back` when it is the word for that."""
        while True:
            typed = self.screen.read(self.theme.say("prompt"))
            if means(typed, "back", self.theme.language):
                raise Back
            found = meaning(typed)
            if found is not None:
                return found
            self.say(wrong, typed=typed, **details)

    def choose(self, seat: int, asks: str, labels: Sequence[str]) -> int:
        """One of several, by number, from 0; `Back` when none is wanted."""
        self.screen.put(Question(self.who(seat), asks, labels, [self.theme.say("hint-back")]))
        count = len(labels)
        return self.typed(lambda line: number_in(line, 1, count), "not-a-choice", n=count) - 1

    def sum(self, seat: int, asks: str, least: int, most: int, empty: int | None = None) -> int:
        """A whole sum between two bounds; what Enter alone means, where it means something."""
        hint = self.theme.say("hint-back" if empty is None else "hint-back-word")
        self.screen.put(Question(self.who(seat), asks, (), [hint]))
        bounds = {"least": self.theme.money(least), "most": self.theme.money(most)}
        return self.typed(lambda line: number_in(line, least, most, empty), "not-a-sum", **bounds)

    def squares(self, seat: int, asks: str, allowed: int, labels: Sequence[str]) -> int:
        """A set of squares by their numbers; Enter alone is none."""
        self.screen.put(Question(self.who(seat), asks, (), [self.theme.say("hint-back-word")], named=labels))
        return self.typed(lambda line: squares_in(line, allowed), "not-these-squares")

    def square(self, seat: int, asks: str, allowed: int) -> int:
        """One square by its number."""
        labels = [self.theme.square(at) for at in members(allowed)]
        self.screen.put(Question(self.who(seat), asks, (), [self.theme.say("hint-back")], named=labels))
        return self.typed(lambda line: square_in(line, allowed), "not-these-squares")

    def confirms(self, seat: int, asks: str) -> bool:
        """Yes or no."""
        labels = [self.theme.say("answer-yes"), self.theme.say("answer-no")]
        try:
            return self.choose(seat, asks, labels) == 0
        except Back:
            return False


def number_in(line: str, least: int, most: int, empty: int | None = None) -> int | None:
    """The number on a line, within its bounds; Enter alone is what it stands for, or the way back."""
    if line:
        return whole(line) if least <= whole(line) <= most else None
    if empty is None:
        raise Back
    return empty


def square_in(line: str, allowed: int) -> int | None:
    """The number of a square of the set; Enter alone is the way back."""
    at = number_in(line, 0, SQUARES - 1)
    return at if at is not None and allowed >> at & 1 else None


def squares_in(line: str, allowed: int) -> int | None:
    """The squares of the set whose numbers are on a line."""
    found = [square_in(word, allowed) for word in line.replace(",", " ").split()]
    return None if None in found else square_set([at for at in found if at is not None])
