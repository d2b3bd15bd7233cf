"""check_variant: does a rule of someone's own keep what the engine promises, in every edition, ruleset and mode?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from fluent.syntax import ast

from casedepart import bots
from casedepart.bots.play import TIMED_TURNS
from casedepart.editions import GameSpec, every_spec
from casedepart.editions.build import no_place, with_numbers
from casedepart.editions.rulesets import OF_RULESET
from casedepart.editions.spec import LARGE
from casedepart.editions.variants import check as checked_class
from casedepart.editions.variants import found_class
from casedepart.engine import CHANCE, Action, Game, Refused, Rules, Variant
from casedepart.engine.actions import BID, ROWS, TIME_UP, action
from casedepart.testing._bot_check import ENOUGH, NO_OPTION
from casedepart.testing._explorer import Explorer, in_another_order, replay
from casedepart.testing._questioner import Breach, place_of
from casedepart.testing._report import (
    ENDLESS,
    ERROR,
    LISTED,
    ORDER,
    REPLAY,
    SLOW,
    TEXT,
    Finding,
    VariantError,
    VariantReport,
)
from casedepart.testing._watchdog import Overtime, Stuck, Watchdog
from casedepart.texts import COMPLETE
from casedepart.texts.events import SAID_INSIDE
from casedepart.texts.fluent import UnknownText, checked
from casedepart.texts.fluent import messages as in_game
from casedepart.variants import HOUSE_RULES, VARIANTS

MOST_IN_A_TURN: Final = 1000
"""Answers of steady players between the beginnings of two turns, bids apart; no sensible turn has so many."""

Maker = Callable[[], Variant]


def check_variant(
    variant: str | Maker,
    *,
    games: int = 2,
    editions: Iterable[str] | None = None,
    specs: Sequence[GameSpec] | None = None,
    answers: int = 150,
    most_turns: int = bots.MOST_TURNS,
    seconds_per_answer: float = 5.0,
    seed: str = "check",
    first: int = 0,
    name: str = "",
    progress: Callable[[], None] | None = None,
) -> VariantReport:
    """Play games of all that may be played with the variant, and report every breach of what the engine promises.

    `variant` is its class, its name, or `module:Class`. Each game is explored at random for so many answers, with
    everything tried at every question, then played again from its answers; then steady players play one to its end,
    within so many turns. Every other game has the house rules as company. Without `specs`, all that the `editions`
    allow are played, those of the catalogue unless others are named.
    """
    check = VariantCheck(maker(variant), name or name_of(variant), answers, most_turns, seconds_per_answer, seed)
    for spec in specs if specs is not None else every_spec(editions):
        for number in range(first, first + games):
            if not check.game(spec, number):
                return check.report
            if progress is not None:
                progress()
    if not check.report.games:
        raise VariantError(f"{check.report.bot} fits none of these games: {check.unfit}")
    check.texts()
    return check.report


def maker(variant: str | Maker) -> Maker:
    """What makes a variant; what is none is an error."""
    if isinstance(variant, str) and variant in VARIANTS:
        return VARIANTS[variant]
    try:
        if isinstance(variant, str):
            return checked_class(variant, found_class(variant))
        if isinstance(variant, type) and variant not in VARIANTS.values():
            return checked_class(name_of(variant), variant)
    except ValueError as error:
        raise VariantError(f"{str(error)[:1].upper()}{str(error)[1:]}.") from error
    return variant


def name_of(variant: str | Maker) -> str:
    """What a variant is called on a command line: its name, or its module and class."""
    if isinstance(variant, str):
        return variant
    for known, kind in VARIANTS.items():
        if kind is variant:
            return known
    return f"{getattr(variant, '__module__', '')}:{getattr(variant, '__qualname__', '')}"


def rules_with(make: Maker, spec: GameSpec, company: bool) -> Rules:
    """The rules of a game with the variant, and with house rules beside it; a `ValueError` when they do not fit."""
    edition = spec.load()
    variant = with_numbers(make(), edition.sheet(spec.ruleset))
    homes = [ruleset for ruleset, names in OF_RULESET.items() if variant.name in names]
    if homes and spec.ruleset not in homes:
        raise ValueError(f"it is a part of the ruleset {' or '.join(homes)}")
    house = [option for option in HOUSE_RULES[:LARGE] if company and option != variant.name]
    rules = edition.rules(spec.ruleset, spec.mode, {*spec.options, *house} - {variant.name})
    others = [other for other in rules.variants if other.name != variant.name]
    choices = rules.choices.copy()
    try:
        variant.set_choices(choices, spec.mode)
        return Rules(rules.board, rules.decks, choices, (variant, *others), rules.most_players)
    except Refused as refused:
        raise no_place([variant, *others], refused) from None


class Examiner(Explorer):
    """An explorer of rules that may do anything: errors and endless loops are told."""

    def __init__(self, rules: Rules, players: int, seed: str, watchdog: Watchdog) -> None:
        self.watchdog: Final = watchdog
        super().__init__(rules, players, seed)

    def commit(self, game: Game, seat: int, act: Action) -> None:
        """Give an answer within the time allowed."""
        try:
            self.watchdog.timed(lambda: game.apply(seat, act))
        except Overtime:
            what = f"gives no further question within {self.watchdog.seconds:g} seconds"
            raise Breach(ENDLESS, f"The game {what} after '{self.line(seat, act)}': something goes round.") from None
        except Refused:
            raise
        except Exception as error:
            what = f"{type(error).__name__}: {error}{place_of(error)}"
            raise Breach(ERROR, f"'{self.line(seat, act)}' raised {what}.") from error

    def finish(self, seed: str, most_turns: int) -> bool:
        """Steady players play from the beginning; False when the game was cut off after so many turns."""
        game = self.game
        seats = [bots.make("steady") for _ in game.players]
        chance = bots.Chance(seed)
        turn, since = 0, 0
        while not game.over and game.turns <= most_turns:
            if game.turns != turn:
                turn, since = game.turns, 0
            if since > MOST_IN_A_TURN:
                raise Breach(ENDLESS, f"Steady players have answered {since} times, and the turn does not end.")
            if game.rules.choices.timed and not game.time_up and game.turns > min(TIMED_TURNS, most_turns // 2):
                seat, act = CHANCE, action(TIME_UP)
            else:
                seat, act = bots.choose(game, seats, chance)
            # Each bid is more than the last: an auction of many bids comes to an end.
            since += act.verb != BID
            self.answers.append((seat, act))
            try:
                self.commit(game, seat, act)
            except Refused as refused:
                raise Breach(
                    LISTED, f"A steady player's '{self.line(seat, act)}' is refused by {refused}."
                ) from refused
            self.look(thorough=False)
        return game.over


class VariantCheck:
    """The games of one check, and what they have shown."""

    def __init__(self, make: Maker, name: str, answers: int, most_turns: int, seconds: float, seed: str) -> None:
        self.make: Final = make
        self.answers: Final = answers
        self.most_turns: Final = most_turns
        self.seconds: Final = seconds
        self.seed: Final = seed
        self.report: Final = VariantReport(name)
        self.unfit: str = ""
        """Why a game could not be played."""
        self.events: Final[set[tuple[str, str]]] = set()
        """What happened: kinds and whys."""
        self.refusals: Final[set[str]] = set()
        self.explorer: Explorer | None = None
        """The game that is being played."""

    def game(self, spec: GameSpec, number: int) -> bool:
        """Check one game; False when the check is to end there."""
        watchdog = Watchdog(self.seconds)
        try:
            rules = rules_with(self.make, spec, company=number % 2 == 1)
        except ValueError as error:
            self.unfit = str(error)
            return True
        self.explorer = None
        self.report.games += 1
        try:
            watchdog.run(lambda: self.examine(spec, number, rules, watchdog))
        except Breach as breach:
            self.found(spec, number, breach.kind, str(breach))
        except Stuck:
            self.found(spec, number, SLOW, "The game could not be broken off: the check ends here.")
            return False
        except Exception as error:
            self.found(spec, number, ERROR, f"It raised {type(error).__name__}: {error}{place_of(error)}.")
        self.report.slowest = max(self.report.slowest, watchdog.slowest)
        return len(self.report.findings) < ENOUGH

    def examine(self, spec: GameSpec, number: int, rules: Rules, watchdog: Watchdog) -> None:
        """Explore a game at random, play it again from its answers, and let steady players finish another."""
        players = 2 + number % (min(rules.most_players, 6) - 1)
        seed = f"{self.seed} {number}"
        explorer = self.begun(rules, players, seed, watchdog)
        explorer.play(self.answers, thorough=True)
        self.again(spec, number, explorer)
        self.heard(explorer)
        steady = self.begun(rules, players, seed, watchdog)
        self.report.ended += steady.finish(seed, self.most_turns)
        self.report.finished += 1
        self.again(spec, number, steady)
        self.heard(steady)

    def begun(self, rules: Rules, players: int, seed: str, watchdog: Watchdog) -> Examiner:
        """A new game, which a finding tells of."""
        explorer = Examiner(rules, players, seed, watchdog)
        self.explorer = explorer
        return explorer

    def heard(self, explorer: Explorer) -> None:
        """What texts must be there for."""
        self.report.answers += len(explorer.answers)
        self.events.update([(event.kind, event.why) for event in explorer.events])
        self.refusals.update(explorer.refusals)

    def again(self, spec: GameSpec, number: int, explorer: Explorer) -> None:
        """Replay: given again in a new game, answers lead to the same events and position, in any order of variants."""
        rules = rules_with(self.make, spec, company=number % 2 == 1)
        ordered = list(rules.variants)
        if not self.alike(explorer, in_another_order(rules, ordered)):
            what = "it depends on something that is not in the position: on itself, on chance, on where things lie"
            raise Breach(REPLAY, f"The same answers lead to another game: {what}.")
        if not self.alike(explorer, in_another_order(rules, ordered[::-1])):
            raise Breach(ORDER, "With the variants installed in another order, the same answers lead to another game.")

    def alike(self, explorer: Explorer, rules: Rules) -> bool:
        """Do the same answers lead to the same game?"""
        try:
            game = replay(rules, len(explorer.names), explorer.answers)
        except Refused:
            return False
        return game.digest() == explorer.game.digest() and game.log == explorer.events

    # What came of it

    def texts(self) -> None:
        """Everything that it says has its words, in each language."""
        variant = self.make()
        for language in COMPLETE:
            try:
                own = messages(variant, language)
            except UnknownText as error:
                self.told(TEXT, f"In the language '{language}', {error}.")
                continue
            served = [key for key in self.needed(variant) if self.ours(key) and in_game(language).pattern(key)]
            for key in [key for key in self.needed(variant) if key not in own and key not in served][:ENOUGH]:
                self.told(TEXT, f"There is no text '{key}' in the language '{language}': put it into `texts`.")
        if self.report.finished and self.report.ended * 2 < self.report.finished:
            many = f"{self.report.ended} of {self.report.finished} games of steady players"
            self.told(ENDLESS, f"Only {many} came to an end within {self.most_turns} turns.")

    def needed(self, variant: Variant) -> list[str]:
        """The keys of all texts that the variant needs, and of those that its games asked for."""
        keys = [f"option-{variant.name}"] if not self.ours(f"option-{variant.name}") else []
        keys += [key for rule in variant.rules for key in (f"rule-{rule}", f"rule-{rule}.text")]
        keys += [f"action-{row.word.replace(' ', '-')}" for row in ROWS if row.variant == variant.name]
        keys += [f"trade-{goods}" for goods in variant.goods]
        keys += sorted({f"event-{kind}" for kind, _ in self.events})
        keys += sorted({f"why-{why}" for kind, why in self.events if why and kind not in SAID_INSIDE})
        return keys + [f"refused-{why}" for why in sorted(self.refusals)]

    def ours(self, key: str) -> bool:
        """May the words of the game itself serve for this text? Those of a variant of one's own are its own."""
        return self.report.bot in VARIANTS or key.partition("-")[0] not in ("rule", "option", "trade")

    def found(self, spec: GameSpec, number: int, kind: str, what: str) -> None:
        """Write down a breach with the place of it."""
        options = "" if spec.options else f" --option {NO_OPTION}"
        flags = f"{spec.flags()}{options} --seed {self.seed!r} --first {number} --games 1"
        again = f"python -m casedepart.testing --variant {self.report.bot} {flags}"
        explorer = self.explorer
        turn = explorer.game.turns if explorer is not None else 0
        lines = [explorer.line(seat, act) for seat, act in explorer.answers] if explorer is not None else []
        who = explorer.name(explorer.answers[-1][0]) if explorer is not None and lines else ""
        after = f"after '{lines[-1]}'" if lines else "at the beginning"
        self.report.findings.append(Finding(kind, what, spec, number, turn, who, after, again, "\n".join(lines)))

    def told(self, kind: str, what: str) -> None:
        """Write down a breach that is of no game in particular."""
        again = f"python -m casedepart.testing --variant {self.report.bot}"
        self.report.findings.append(Finding(kind, what, None, 0, 0, "", "", again, ""))


def messages(variant: Variant, language: str) -> set[str]:
    """The keys of a variant's texts in a language: its messages, and their attributes as `message.attribute`."""
    found: set[str] = set()
    for entry in checked(variant.texts.get(language, ""), f"the texts of {variant.name}").body:
        if isinstance(entry, ast.Message):
            found |= {entry.id.name} if entry.value else set()
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found
