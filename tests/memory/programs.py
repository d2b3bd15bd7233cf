"""Programs that a user might write, and that strain memory or types: each returns what it saw, in words.

One is run by `python -m tests.memory.programs NAME DEPTH`, in a process of its own: if it breaks the interpreter, the
process is what ends. Those in `CHAINS` are to be run at several depths.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any, Final

import casedepart as cd
from casedepart.engine import Action, Decision, Game, Options, Rules, State, Variant
from casedepart.engine.actions import DICE, END_TURN, ROLL
from casedepart.engine.sets import first, listed, member_at, members, size
from casedepart.engine.state import Frame, Position

Program = Callable[[int], object]

CHAINS: Final[dict[str, Program]] = {}
"""Programs in which as many objects as the depth says are freed at once, or end within one another."""
ODD: Final[dict[str, Program]] = {}
"""Programs with values that nobody should give or return: what they see is the same compiled and interpreted."""
ROUGH: Final[dict[str, Program]] = {}
"""Programs that have to end well; compiled code refuses more of what they do than the source, or does it otherwise."""


def chain(run: Program) -> Program:
    CHAINS[run.__name__] = run
    return run


def odd(run: Program) -> Program:
    ODD[run.__name__] = run
    return run


def game() -> Game:
    return Game.start(cd.GameSpec("classic").rules(), 3)


def things() -> dict[str, Callable[[], object]]:
    """What a program may hold many of, by name."""
    begun = game()
    return {
        "Game": begun.clone,
        "Decision": begun.decision,
        "Options": lambda: begun.options(0),
        "Position": lambda: Position(begun.rules, begun.players, begun.top),
        "Action": lambda: Action(ROLL, -1),
        "Player": begun.players[0].clone,
    }


# Long chains: what is freed together nests as deep


class Link:
    """One of a linked list of someone's own."""

    def __init__(self, held: object, after: Link | None) -> None:
        self.held, self.after = held, after


@chain
def linked_lists(depth: int) -> object:
    for make in things().values():
        linked: Link | None = None
        for _ in range(depth):
            linked = Link(make(), linked)
        del linked
        gc.collect()
    return "freed"


@chain
def nested_tuples(depth: int) -> object:
    for make in things().values():
        nest: tuple[object, ...] = ()
        for _ in range(depth):
            nest = (make(), nest)
        del nest
        gc.collect()
    return "freed"


@chain
def nested_lists(depth: int) -> object:
    for make in things().values():
        nest: list[object] = []
        for _ in range(depth):
            nest = [make(), nest]
        del nest
        gc.collect()
    return "freed"


@chain
def recursion(depth: int) -> object:
    """A search that goes down by clones and raises at the bottom: the traceback holds every one of them."""

    def down(at: Game, left: int, make: Callable[[], object]) -> int:
        held = make()
        if not left:
            raise LookupError("the bottom")
        below = at.clone()
        return down(below, left - 1, make) + id(held)

    caught = 0
    for make in things().values():
        try:
            down(game(), depth, make)
        except LookupError:
            caught += 1
    return caught


class Node:
    """A node of a search tree, which knows its parent and its children."""

    def __init__(self, at: Game, parent: Node | None) -> None:
        self.at, self.parent = at, parent
        self.children: list[Node] = []
        self.decision: Decision = at.decision()
        self.options: list[Options] = [at.options(seat) for seat in self.decision.seats() if seat < 8]


@chain
def search_tree(depth: int) -> object:
    for cyclic in (True, False):
        root = node = Node(game(), None)
        for _ in range(depth):
            for _ in range(3):
                node.children.append(Node(node.at.clone(), node if cyclic else None))
            node = node.children[0]
        del root, node
        gc.collect()
    return "freed"


@chain
def frames_on_the_stack(depth: int) -> object:
    """Many questions of someone's own on one stack, shared by clones."""
    begun = game()
    for _ in range(depth):
        begun.push(Mine())
    clones = [begun.clone() for _ in range(3)]
    names = [clone.top.name() for clone in clones]
    del begun, clones
    gc.collect()
    return names


# Objects whose end is code that asks the game


class Mine(Frame):
    def name(self) -> str:
        return "mine"


class Tale(State):
    """A state whose end asks the game that kept it."""

    of: Game
    said: list[str]

    def __del__(self) -> None:
        kept = self.of.kept("tale")
        self.said.append(type(kept).__name__)


@chain
def a_frame_that_asks_when_it_ends(depth: int) -> object:
    said: list[str] = []
    for change in ("pop", "replace"):
        begun = game()
        for _ in range(depth):
            frame = Mine()
            weakref.finalize(frame, lambda of: said.append(of.top.name() + of.digest()[:4]), begun)
            begun.push(frame)
            del frame
            if change == "pop":
                begun.pop()
            else:
                begun.replace(Mine())
                begun.pop()
    return len(said), sorted(set(said))


class Teller(Variant):
    """A variant that keeps a tale."""

    def __init__(self) -> None:
        super().__init__("tale", ("Y2",))

    def first_state(self, rules: Rules, players: int) -> State | None:
        return State("tale")


@chain
def a_state_that_asks_when_it_ends(depth: int) -> object:
    begun, said = game_with(Teller()), list[str]()
    for _ in range(depth):
        tale = Tale("tale")
        tale.of, tale.said = begun, said
        begun.keep(tale)
        del tale
    return len(said), sorted(set(said))


# Hooks that return what their signatures do not say


class Fee(Variant):
    """Somebody has forgotten the last `return`."""

    def __init__(self) -> None:
        super().__init__("fee", ("Y1",))

    def on_tax(self, game: Position, seat: int, square: int) -> bool:
        if game.players[seat].cash > 10**6:
            return True
        return None  # type: ignore[return-value]


def go_on(begun: Game, seat: cd.Bot, turns: int, seed: str = "x") -> None:
    """Play on with three of a kind."""
    cd.play(begun, [seat] * 3, cd.Chance(seed), turns)


def game_with(variant: Variant) -> Game:
    printed = cd.GameSpec("classic").rules()
    return Game.start(Rules(printed.board, printed.decks, printed.choices, (variant,), printed.most_players), 3)


@odd
def a_hook_without_a_return(_: int) -> object:
    return raised(go_on, game_with(Fee()), cd.bot("steady"), 50)


WRONG: Final[tuple[Any, ...]] = (None, 1, -1, 10**30, 1.5, "x", b"x", (), (1, 2), [], {}, object, NotImplemented)
HOOKS: Final = ("on_tax", "skips_turn", "ends_game", "moves", "arrives", "rent_bar", "salary", "verbs", "turns_left")


@odd
def hooks_that_return_anything(_: int) -> object:
    """Each hook of some, with values of every kind: the same sentence, or the same game."""
    seen = []
    for hook in HOOKS:
        for value in WRONG:
            kind = type("Odd", (Variant,), {hook: lambda *_, value=value: value, "__module__": "odd"})
            begun = game_with(kind("odd", ("Y1",)))
            said = raised(go_on, begun, cd.bot("steady"), 8)
            seen.append(f"{hook} {value!r}: {said} {begun.digest()}")
    return seen


class Wild(cd.Bot):
    """A bot that answers with anything at all."""

    def __init__(self, given: Any) -> None:
        self.given = given

    def answer(self, game: Game, seat: int) -> Action:
        return self.given  # type: ignore[no-any-return]


@odd
def bots_that_answer_anything(_: int) -> object:
    return [raised(go_on, game(), Wild(value), 8) for value in WRONG]


@odd
def seats_and_answers_of_every_kind(_: int) -> object:
    """`apply` with seats and actions beyond every bound: the same refusals, nothing half done."""
    seen = []
    numbers = (-1, 0, 1, 8, 9, 39, 40, 63, 64, 4095, 2**31, 2**61, 2**62, 2**63, 10**30, -(2**62), -(10**30))
    seats: tuple[Any, ...] = (-1, 0, 1, 2, 3, 7, 8, 9, 64, 2**31, 2**62, 10**30, -(10**30), True)
    for seat in seats:
        begun = game()
        before = begun.digest()
        for verb in (ROLL, END_TURN, DICE, 5, 40, 10**6):
            for number in numbers:
                seen.append(raised(begun.apply, seat, Action(verb, number)))
        seen.append(str(begun.digest() == before))
    return seen


@odd
def sets_below_zero(_: int) -> object:
    calls: list[Callable[[], object]] = [lambda: listed(-1), lambda: members(-5), lambda: size(-1)]
    calls += [lambda: first(0), lambda: member_at(-1, 2)]
    return [raised(call) for call in calls]


class Nobody(Frame):
    """A question that asks -1, which somebody took for nobody."""

    def name(self) -> str:
        return "nobody"

    def asked(self, game: Position) -> int:
        return -1


@odd
def a_question_asked_of_minus_one(_: int) -> object:
    begun = game()
    begun.push(Nobody())
    return [raised(begun.run), raised(lambda: begun.decision().seats())]


@odd
def objects_that_were_never_set_up(_: int) -> object:
    """Objects of own classes without the `__init__` of ours: an error, never a null pointer."""
    seen = []
    bare = type("Bare", (Variant,), {"__init__": lambda self: None, "__module__": "odd"})()
    seen.append(raised(lambda: bare.name))
    frame = type("Blank", (Frame,), {"__init__": lambda self: None, "__module__": "odd"})()
    seen.append(raised(lambda: frame.seat))
    return [said.partition(":")[0] for said in seen]


# What compiled code may take otherwise: values of other types, objects that are not whole, many threads


def rough(run: Program) -> Program:
    ROUGH[run.__name__] = run
    return run


@rough
def objects_that_were_never_made(_: int) -> object:
    return [raised(lambda of: of.__new__(of).digest(), kind) for kind in (Game, Decision, Options, Action, Rules)]


@rough
def arguments_of_other_types(_: int) -> object:
    begun = game()
    seen = [raised(begun.apply, seat, Action(ROLL, -1)) for seat in WRONG]
    seen += [raised(begun.apply, 0, act) for act in WRONG]
    seen += [raised(Action, value, -1) for value in WRONG]
    return [said for said in seen if said.partition(":")[0] not in ("Refused", "TypeError", "AttributeError", "well")]


@rough
def attributes_with_wrong_values(_: int) -> object:
    """Every attribute of a game and a player is set to values of every kind, then the game is used."""
    values = (*WRONG, 2**61, -(2**61), 2**63, -(10**30), True)
    for of_player in (False, True):
        thing: Any = game().players[0] if of_player else game()
        for attribute in [one for one in dir(thing) if not one.startswith("__") and not callable(getattr(thing, one))]:
            for value in values:
                begun = game()
                if isinstance(value, int) and (value < 0 or attribute in ("turn", "turns", "asked")):
                    continue  # a set below zero, and a turn of nobody, go on without end in both
                raised(setattr, begun.players[0] if of_player else begun, attribute, value)
                for call in (begun.decision, begun.clone, begun.digest, begun.key):
                    raised(call)
                raised(lambda of: of.options(0).actions(), begun)
                raised(begun.apply, 0, Action(ROLL, -1))
    return "well"


@rough
def threads_on_one_game(_: int) -> object:
    """Threads that clone, push, pop and answer on one game, and one that only collects, switching all the time."""
    begun = game()
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)

    def work() -> None:
        for number in range(300):
            copy = begun.clone()
            raised(go_on, copy, cd.bot("steady"), 1, str(number))
            begun.push(Mine())
            raised(begun.apply, 0, Action(ROLL, -1))
            raised(begun.pop)

    threads = [threading.Thread(target=work) for _ in range(4)]
    threads.append(threading.Thread(target=lambda: [gc.collect(0) for _ in range(500)]))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(usual)
    return "well"


class Walker(Variant):
    """A variant that looks at all that the collector knows while the engine is in the middle of something."""

    def arrives(self, game: Position, seat: int) -> None:
        for found in gc.get_objects(0):
            if isinstance(found, Game | Frame):
                repr(found)
                raised(getattr(found, "digest", list))
        gc.collect()


@rough
def hooks_that_walk_the_heap(_: int) -> object:
    gc.set_threshold(3, 1, 1)
    clones = [game() for _ in range(20)]
    cd.play(game_with(Walker("walker", ("Y3",))), [cd.bot("steady")] * 3, cd.Chance("x"), 10)
    return len(clones)


class Meddler(Variant):
    """A variant that replaces what the engine stands on."""

    def arrives(self, game: Position, seat: int) -> None:
        game.players = tuple(player.clone() for player in game.players)
        game.top = game.top
        game.log = [] if game.log is None else None
        raised(game.pop)
        if isinstance(game, Game):
            raised(game.apply, 0, Action(ROLL, -1))


@rough
def hooks_that_replace_what_the_engine_stands_on(_: int) -> object:
    for number in range(20):
        begun = game_with(Meddler("meddler", ("Y4",)))
        raised(go_on, begun, cd.bot("steady"), 10, str(number))
    return "well"


@rough
def fork_with_live_games(_: int) -> object:
    clones = [game().clone() for _ in range(200)]
    child = os.fork()
    if not child:
        del clones[:100]
        gc.collect()
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def raised(call: Callable[..., object], *given: object) -> str:
    """What a call says: its error in words, or that there is none."""
    try:
        call(*given)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "well"


if __name__ == "__main__":
    name, deep = sys.argv[1], int(sys.argv[2])
    print({**CHAINS, **ODD, **ROUGH}[name](deep))
