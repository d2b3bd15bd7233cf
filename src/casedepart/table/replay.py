"""The replay of a journal: the game it tells of, compared answer by answer, or what is missing to go on with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

import casedepart
from casedepart.editions import Edition, EditionError, GameSpec, catalogue
from casedepart.engine.actions import Refused
from casedepart.engine.game import Game
from casedepart.engine.notation import Unreadable, event_line
from casedepart.engine.rules import Rules
from casedepart.record.agreement import same_position
from casedepart.record.dice import CheckedDice
from casedepart.record.promise import Promise
from casedepart.record.transcript import ReplayError, ReplayStep, read_answer, replay, run
from casedepart.table.draft import Draft, Play, dice_copy
from casedepart.table.entry import Entry, Line, lines_of
from casedepart.table.errors import TableError
from casedepart.table.standing import Standing, copy_of


def spec_of(standing: Standing) -> GameSpec:
    """What a table plays."""
    return standing.settings.spec(standing.edition, standing.players)


def edition_of(standing: Standing) -> Edition:
    """The edition that a table plays, or one that differs in nothing but words; an error says that it is not here."""
    if not standing.edition and standing.settings.edition not in catalogue():
        raise needed(standing)
    edition = spec_of(standing).load()
    if not edition.serves(standing.digest, standing.plays):
        raise needed(standing)
    return edition


def start_of(standing: Standing) -> Game:
    """The game before its first answer; an error says what is missing to play it."""
    try:
        return Game.start(rules_of(standing), len(standing.seats))
    except (EditionError, Refused):
        raise needed(standing) from None


def rules_of(standing: Standing) -> Rules:
    """The rules that a table plays by."""
    edition_of(standing)
    return spec_of(standing).rules()


def needed(standing: Standing, answer: object = 0) -> TableError:
    """What it would take to go on: an edition, or the build by whose rules this answer was given."""
    return TableError(
        "needs",
        answer=answer,
        damaged="yes" if standing.rules == casedepart.rules_fingerprint() else "no",
        edition=standing.settings.edition,
        digest=standing.digest[:16],
        engine=standing.engine,
        rules=standing.rules or "unknown",
        here=casedepart.__version__,
        rules_here=casedepart.rules_fingerprint(),
    )


def first_draft(standing: Standing, given: Sequence[Line]) -> Draft:
    """The game before its first answer, or after those it was given; an error says what is missing to play it."""
    draft = Draft(start_of(standing), dice_of(standing), standing.tellers, standing.players, 0)
    replay_lines(draft, given, standing)
    return draft


def dice_of(standing: Standing) -> CheckedDice:
    """The dice of a table, before their first throw."""
    secret = bytes.fromhex(standing.secret)
    promise = Promise.made(standing.table, secret, standing.luck, standing.given, standing.scheme)
    return CheckedDice(promise, secret, standing.players)


def draft_after(standing: Standing, play: Play | None, entry: Entry) -> Draft | None:
    """The game after the answers of an entry, where it has any; an error says what is missing to go on."""
    lines = lines_of(entry)
    if entry.rules:
        standing = msgspec.structs.replace(standing, engine=entry.engine, rules=entry.rules)
    if entry.begins_game:
        standing = copy_of(standing)
        entry.change(standing, 0)
        return first_draft(standing, lines)
    if play is not None and (left := entry.answers_left()) is not None:
        return rewound_draft(standing, play, left)
    if play is None or not lines:
        return None
    draft = play.draft(standing)
    replay_lines(draft, lines, standing)
    return draft


def rewound_draft(standing: Standing, play: Play, answers: int) -> Draft:
    """The game after so many of its answers. The dice stay where they are: no draw is made twice."""
    game = start_of(standing)
    run(replay(game, standing.players, play.told[:answers]))
    dice = dice_copy(play.dice)
    dice.answered = answers
    return Draft(game, dice, standing.tellers, standing.players, answers, play.told)


def replay_lines(draft: Draft, lines: Sequence[Line], standing: Standing) -> None:
    """Give a draft the answers of some lines; an error where something else comes out than is written."""
    for line in lines:
        number = draft.answered + 1
        try:
            draft.dice.hear(line.throw)
            act = read_answer(line.by, line.do, draft.names, draft.game.rules)
            draft.answer(line.by, act, line.cause, line.luck, line.throw, hand=line.hand)
        except (Refused, Unreadable):
            raise needed(standing, number) from None
        made = draft.lines[-1]
        if made.events != line.events or not same_position(draft.game, line.after, made.after):
            raise needed(standing, number)


def replayed_steps(game: Game, standing: Standing, lines: Sequence[Line]) -> Iterator[ReplayStep]:
    """The game after each answer of a journal, from its first one on; an error says what is missing to play it."""
    names = standing.players
    game.log = []
    try:
        for line, step in zip(lines, replay(game, names, [line.short() for line in lines]), strict=True):
            events = [event_line(event, names) for event in step.events]
            if events != line.events or not same_position(game, line.after):
                raise needed(standing, step.number)
            yield step
    except ReplayError as error:
        raise needed(standing, error.number) from None
