"""The box in the terminal: real dice are typed as `3 4`, real cards by number or by what they do."""

from __future__ import annotations

import msgspec

from casedepart.cli.terminal import menu
from casedepart.cli.terminal.commands import command_of, command_word, whole
from casedepart.cli.terminal.desk import Changed, Desk
from casedepart.cli.terminal.screen import Question
from casedepart.engine import playable_effects
from casedepart.engine.actions import Refused
from casedepart.engine.rules import DECK_NAMES
from casedepart.table import TableError
from casedepart.table.box import Wanted, wanted
from casedepart.table.messages.box import DrawByHand, ThrowByHand

KEEP = "+"
"""After a card by what it does: the box keeps it for the next time."""
DICE_COMMANDS = ("undo", "correct", "may", "hand", "help")
"""What is mentioned beside a question for dice or a card."""


def wanted_now(desk: Desk) -> Wanted:
    """The dice or the card that may be typed now."""
    return wanted(desk.host.standing, desk.game) if desk.host.standing.settings.box else Wanted()


def ask_hand(desk: Desk, want: Wanted) -> None:
    """Ask for the dice or the card that lie on the table, whoever's hand it was; Enter: the program's."""
    seat = want.by if want.by in desk.host.people else next(iter(desk.host.people), want.by)
    names = cards_in(desk, want)
    while True:
        desk.screen.put(question(desk, want, names))
        typed = desk.screen.read(desk.theme.say("prompt")).strip()
        try:
            if tell_typed(desk, want, names, typed):
                return
        except Refused as refused:
            desk.tell_refusal(refused)
            continue
        except TableError as error:
            desk.screen.say(error.told(desk.theme.language), "yellow")
            continue
        if not run_command(desk, seat, typed):
            desk.say("not-dice" if want.what == "dice" else "not-a-card", typed=typed, n=len(names))


def question(desk: Desk, want: Wanted, names: list[str]) -> Question:
    """What is asked for, of whom, with the cards of the deck."""
    theme = desk.theme
    other = {"faces": ", ".join(want.faces) or "–", "third": "yes" if want.faces else "no", "who": desk.name(want.by)}
    if want.what == "dice":
        asked, labels = theme.say("ask-dice", **other), []
    else:
        deck = theme.names.deck(DECK_NAMES.index(want.deck or ""))
        asked, labels = theme.say("ask-card", deck=deck, **other), [label(desk, want, name) for name in names]
    words = ", ".join(command_word(name, theme.language) for name in DICE_COMMANDS)
    return Question(desk.who(want.by), asked, labels, [theme.say("hint-also", commands=words)])


def cards_in(desk: Desk, want: Wanted) -> list[str]:
    """The names of the cards that may be chosen by number: the edition's, then the box's own."""
    if want.what != "card":
        return []
    deck = DECK_NAMES.index(want.deck or "")
    own = [kept.card.name for kept in desk.host.standing.cards if kept.card.deck == want.deck]
    return [*dict.fromkeys(card.name for card in desk.game.rules.decks[deck]), *own]


def label(desk: Desk, want: Wanted, name: str) -> str:
    """What stands on a card."""
    for kept in desk.host.standing.cards:
        if (kept.card.deck, kept.card.name) == (want.deck, name):
            return kept.card.text or f"{kept.card.effect} {kept.card.n} {kept.card.m}"
    return desk.theme.names.card(DECK_NAMES.index(want.deck or ""), name)


def tell_typed(desk: Desk, want: Wanted, names: list[str], typed: str) -> bool:
    """Tell the dice or the card that was typed, and what happened; False: it is something else."""
    if want.what == "dice":
        return throw(desk, want, typed)
    words = typed.split()
    deck, version = want.deck, desk.host.table.version
    assert deck is not None, "a card is of a deck"
    draw = DrawByHand(id=str(version), version=version, deck=deck)
    if 1 <= whole(typed) <= len(names):
        draw = msgspec.structs.replace(draw, card=names[whole(typed) - 1])
    elif words and words[0] in {effect.name for effect in playable_effects(desk.game.rules)}:
        keeps = words[-1] == KEEP
        numbers = [whole(word) for word in (words[1:-1] if keeps else words[1:])]
        if len(numbers) > 2 or -1 in numbers:
            return False
        first, second = (*numbers, 0, 0)[:2]
        draw = msgspec.structs.replace(draw, effect=words[0], n=first, m=second, keep=keeps)
    elif typed:
        return False
    desk.tell(desk.host.take(draw))
    return True


def throw(desk: Desk, want: Wanted, typed: str) -> bool:
    """Tell the dice that were typed, or let the program throw; False: these are no dice."""
    words = typed.replace("+", " ").replace(",", " ").split()
    dice = [whole(word) for word in words[:2]]
    if typed and (len(words) < 2 or not all(1 <= die <= 6 for die in dice) or len(words) > 3):
        return False
    face = words[2] if len(words) == 3 else ""
    version = desk.host.table.version
    ask = ThrowByHand(id=str(version), version=version, dice=dice, face=face)
    desk.tell(desk.host.take(ask))
    return True


def rolls_typed(desk: Desk, seat: int, typed: str) -> bool:
    """Were dice typed in place of the answer that one rolls? Then they are thrown."""
    want = wanted_now(desk)
    if want.what != "dice" or want.by != seat or not typed:
        return False
    try:
        return throw(desk, want, typed)
    except TableError as error:
        desk.screen.say(error.told(desk.theme.language), "yellow")
        return False


def run_command(desk: Desk, seat: int, typed: str) -> bool:
    """Carry out a command; `Changed` when it changed the game. False: it is none."""
    command = command_of(typed, desk.theme.language) if typed else None
    if command is None:
        return False
    before = desk.host.table.version
    menu.run(desk, seat, command)
    if desk.host.table.version != before:
        raise Changed
    return True
