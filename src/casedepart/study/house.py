"""The study of house rules: each beside the printed rules, in pairs of games on the same dice, on every sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec

import casedepart
from casedepart.bots import MOST_TURNS
from casedepart.bots.play import TIMED_TURNS
from casedepart.editions import EditionError, GameSpec, catalogue, load
from casedepart.sim.comparison.prices import Price, price_of
from casedepart.sim.executors import Executor, Progress, in_order
from casedepart.sim.games import Played, Simulation
from casedepart.sim.intervals import median
from casedepart.sim.pieces import simulate
from casedepart.study.house_figures import HouseFigures, RuleFigures, SheetFigures, as_figure
from casedepart.study.plan import StudyPlan
from casedepart.variants import HOUSE_RULES

WHAT = (
    "What each house rule changes, beside the printed rules on the same dice: turns of the median game, the share of"
    " games that do not end, the first player's share; each with its 95 % interval"
)
SAMPLE: Final = 20
"""So many games tell whether the rules that were measured are played still."""
DIGEST_DIGITS: Final = 16


@dataclass(frozen=True)
class PrintedSheet:
    """A ruleset on a printed sheet, and the editions that play just so."""

    key: str
    base: GameSpec
    of: list[str]

    def house_specs(self) -> dict[str, GameSpec]:
        """The same game with each house rule that it has a place for."""
        found: dict[str, GameSpec] = {}
        for name in HOUSE_RULES:
            spec = GameSpec(self.base.edition, self.base.ruleset, options=(name,))
            try:
                spec.rules()
            except EditionError:
                continue
            found[name] = spec
        return found


def printed_sheets(editions: Iterable[str]) -> list[PrintedSheet]:
    """All that these editions are played by; those that differ in nothing but words are one."""
    found: dict[str, PrintedSheet] = {}
    for name in editions:
        edition = load(name)
        for ruleset in edition.rulesets:
            key = edition.prints(ruleset)
            found.setdefault(key, PrintedSheet(key, GameSpec(name, ruleset), [])).of.append(f"{name}/{ruleset}")
    return list(found.values())


def steps_of_house(editions: Iterable[str], plan: StudyPlan) -> int:
    """How far the progress bar has to go."""
    return sum(plan.games * (1 + len(sheet.house_specs())) for sheet in printed_sheets(editions))


def study_house(
    editions: Iterable[str], plan: StudyPlan, run: Executor, progress: Progress | None = None
) -> HouseFigures:
    """Play so many games of each sheet, and as many with each house rule, and price them in pairs."""
    sheets = printed_sheets(editions)
    return HouseFigures(
        what=WHAT,
        command=plan.command,
        casedepart=casedepart.__version__,
        rules=casedepart.rules_fingerprint(),
        bots_by=casedepart.bots_fingerprint(),
        bots=",".join(dict.fromkeys(plan.bots)),
        players=plan.players,
        seed=plan.seed,
        games=plan.games,
        pace_seconds=plan.pace,
        most_turns=MOST_TURNS,
        timed_turns=TIMED_TURNS,
        sheets={sheet.key: study_sheet(sheet, plan, run, progress) for sheet in sheets},
    )


def study_sheet(sheet: PrintedSheet, plan: StudyPlan, run: Executor, progress: Progress | None) -> SheetFigures:
    """The prices of all house rules on one sheet."""
    printed = simulate(Simulation(sheet.base, plan.bots, plan.seed), plan.games, run, progress)
    specs = sheet.house_specs()
    pairs = [
        list(zip(printed, simulate(Simulation(spec, plan.bots, plan.seed), plan.games, run, progress), strict=True))
        for spec in specs.values()
    ]
    priced = in_order(run, price_of, pairs, lambda _: 0, progress)
    by_booklet = price_of([(game, game) for game in printed])
    return SheetFigures(
        of=sheet.of,
        turns=as_figure(median([game.turns for game in printed])),
        capped=as_figure(by_booklet.capped),
        first=as_figure(by_booklet.first),
        sample=sample_of(printed),
        rules={
            name: rule_figures(price, sample_of([game for _, game in played]))
            for name, price, played in zip(specs, priced, pairs, strict=True)
        },
    )


def rule_figures(price: Price, sample: str) -> RuleFigures:
    """A price as it is kept."""
    return RuleFigures(
        turns=as_figure(price.turns),
        capped=as_figure(price.capped),
        capped_change=as_figure(price.capped_change),
        first=as_figure(price.first),
        first_change=as_figure(price.first_change),
        sample=sample,
    )


def sample_of(games: Sequence[Played]) -> str:
    """The digest of the first games of a simulation: the same for all rules that play them alike."""
    return sha256(msgspec.json.encode(games[:SAMPLE])).hexdigest()[:DIGEST_DIGITS]


def stale_figures(figures: HouseFigures, run: Executor) -> list[str]:
    """The sheets and house rules whose first games today's rules and bots play otherwise than they were measured."""
    bots = (figures.bots,) * figures.players
    found: list[str] = []
    for sheet in printed_sheets(catalogue()):
        kept = figures.sheets.get(sheet.key)
        samples = {} if kept is None else {"": kept.sample, **{name: rule.sample for name, rule in kept.rules.items()}}
        for name, spec in {"": sheet.base, **sheet.house_specs()}.items():
            games = simulate(Simulation(spec, bots, figures.seed), SAMPLE, run)
            if samples.get(name) != sample_of(games):
                found.append(f"{sheet.of[0]} {name}".rstrip())
    return found


def house_json(figures: HouseFigures) -> str:
    """The figures as they are kept, a line a rule."""
    whole = msgspec.to_builtins(figures)
    sheets = whole.pop("sheets")
    head = [f"  {encoded(key)}: {encoded(value)}," for key, value in whole.items()]
    blocks = []
    for key, sheet in sheets.items():
        rules = sheet.pop("rules")
        lines = [f"      {encoded(name)}: {encoded(value)}," for name, value in sheet.items()]
        rows = ",\n".join(f"        {encoded(name)}: {encoded(value)}" for name, value in rules.items())
        blocks.append("\n".join([f"    {encoded(key)}: {{", *lines, '      "rules": {', rows, "      }", "    }"]))
    return "\n".join(["{", *head, '  "sheets": {', ",\n".join(blocks), "  }", "}", ""])


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()
