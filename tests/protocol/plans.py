"""Plans of a bad day: who says what, and what becomes of it on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from hypothesis import strategies as st

from tests.protocol.person import Person
from tests.protocol.wire import News

What = Literal["act", "nonsense", "say", "repeat", "release", "vanish", "look"]
Way = Literal["wait", "send", "twice", "both", "cut", "hold"]
Option = tuple[int, str, list[int]]
"""A seat, a verb, and the numbers that it takes."""
VERBS: Final = ("rolls", "buys", "declines", "ends turn", "passes", "claims", "builds", "mortgages", "goes bankrupt")


@dataclass(frozen=True)
class Step:
    """One thing that a client does."""

    what: What
    who: int
    """Which of those who can."""
    pick: int
    """Which of what there is to choose from."""
    way: Way
    """Wait for the reply, or not; send it twice, or over two connections; lose the connection at once; hold it back."""


def plans() -> st.SearchStrategy[list[Step]]:
    """Plans of some length, in which a game gets on."""
    acting: list[What] = ["act"] * 8
    mostly: list[Way] = ["wait"] * 6
    ways: list[Way] = ["send", "send", "twice", "both", "cut", "cut", "hold"]
    others: list[What] = ["nonsense", "say", "repeat", "repeat", "release", "vanish", "look", "look"]
    step = st.builds(
        Step,
        st.sampled_from(acting + others),
        st.integers(0, 7),
        st.integers(0, 30),
        st.sampled_from(mostly + ways),
    )
    return st.lists(step, min_size=40, max_size=90)


def follow(plan: list[Step], people: list[Person]) -> None:
    """Do all that a plan says."""
    for step in plan:
        person = people[step.who % len(people)]
        match step.what:
            case "act":
                asked = [one for one in people if answers_of(one)] or [person]
                act(asked[step.who % len(asked)], step)
            case "nonsense":
                seat = person.state["you"]["seats"][0]
                verb = VERBS[step.pick % len(VERBS)]
                deliver(person, person.make(type="act", seat=seat, verb=verb, n=step.pick % 3 - 1), step)
            case "say":
                seat = person.state["you"]["seats"][-1]
                deliver(person, person.make(type="say", seat=seat, text=f"line {len(person.sent)}"), step)
            case "repeat":
                repeat(person, step)
            case "release":
                release(person, step.pick)
            case "vanish":
                person.vanish()
            case "look":
                person.look()


def answers_of(person: Person) -> list[Option]:
    """What someone may answer by the state as they saw it: seat, verb, numbers."""
    return options_of(person, "answers")


def options_of(person: Person, kind: Literal["answers", "free"]) -> list[Option]:
    """The answers to the open question, or what is free besides, of all seats that someone holds."""
    game = person.state["game"]
    return [
        (seat, verb, numbers)
        for seat in person.state["you"]["seats"]
        for verb, numbers in game["options"][seat][kind].items()
    ]


def act(person: Person, step: Step) -> None:
    """Answer what is asked, or now and then do something besides."""
    choices = answers_of(person) + (options_of(person, "free") if step.pick % 3 == 0 else [])
    if choices:
        seat, verb, numbers = choices[step.pick % len(choices)]
        deliver(person, person.make(**chosen(seat, verb, numbers, step.pick)), step)


def chosen(seat: int, verb: str, numbers: list[int], pick: int) -> News:
    """A message for one of the options; offers are small gifts."""
    number = (numbers[0] if verb == "bids" else numbers[pick % len(numbers)]) if numbers else -1
    gift = {"give": {"cash": 1 + pick}, "get": {}} if verb == "offers" else {}
    return {"type": "act", "seat": seat, "verb": verb, "n": number, **gift}


def deliver(person: Person, name: str, step: Step) -> None:
    """Bring a message on its way."""
    match step.way:
        case "wait":
            person.send(name)
            person.wait(name)
        case "send":
            person.send(name)
        case "twice":
            person.send(name)
            person.send(name)
            person.wait(name)
            person.wait(name)
        case "both":
            person.send_twice_over(name)
        case "cut":
            person.send(name)
            person.vanish()
        case "hold":
            person.held.append(name)


def repeat(person: Person, step: Step) -> None:
    """Say again something that was said before, whatever became of it."""
    said = [name for name in person.sent if name not in person.held]
    if said and step.way != "hold":
        deliver(person, said[-1 - step.pick % min(len(said), 6)], step)


def release(person: Person, pick: int) -> None:
    """Send what was held back, later than all else and in another order."""
    held = list(person.held)
    person.held.clear()
    place = pick % len(held) if held else 0
    turned = held[place:] + held[:place]
    for name in turned if pick % 2 else reversed(turned):
        person.send(name)
