"""The report on house rules: a table of prices for each sheet, and what lengthens most in one sentence."""

from __future__ import annotations

from casedepart.editions import load
from casedepart.sim.comparison.prices import Price
from casedepart.sim.intervals import Estimate
from casedepart.study.house_figures import Figure, HouseFigures, RuleFigures, SheetFigures
from casedepart.study.house_words import MINUTE
from casedepart.study.pages.speech import Speech
from casedepart.texts import languages, text
from casedepart.variants import VARIANTS

BOLD = "**"
COLUMNS = ("rule", "minutes", "turns", "capped", "capped-change", "first", "first-change")


def house_report(figures: HouseFigures, picture: str) -> str:
    """The whole report in Markdown, English first; `picture` is the name of the plot beside it."""
    parts = [f"# {text('en', 'study-house-title')}", f"![{text('en', 'study-house-picture')}]({picture})"]
    for language in sorted(languages()):
        parts += part(figures, language)
    return "\n\n".join(parts) + "\n"


def part(figures: HouseFigures, language: str) -> list[str]:
    """All of it in one language."""
    sheets = list(figures.sheets.values())
    speech = speech_of(sheets[0], language)
    return [
        f"## {speech.say('overview-language')}",
        *sentences(figures, sheets[0], speech),
        lead(figures, speech),
        speech.say("house-not-all"),
        *(block for sheet in sheets for block in sheet_part(figures, sheet, language)),
    ]


def speech_of(sheet: SheetFigures, language: str) -> Speech:
    """The language, with the names of the first edition that plays so."""
    name, _, ruleset = sheet.of[0].partition("/")
    return Speech(language, load(name), ruleset)


def lead(figures: HouseFigures, speech: Speech) -> str:
    """What was played, and how it was counted."""
    return speech.say(
        "house-lead",
        command=figures.command,
        games=speech.number(figures.games),
        players=figures.players,
        bots=figures.bots,
        seed=figures.seed,
        version=figures.casedepart,
        rules=figures.rules,
        seconds=figures.pace_seconds,
        turns=speech.number(figures.most_turns),
        timed=figures.timed_turns,
    )


def sentences(figures: HouseFigures, sheet: SheetFigures, speech: Speech) -> list[str]:
    """Which rule lengthens most, which shortens most, and with which the most games do not end."""
    prices = {name: figures.price(sheet, name) for name in sheet.rules}
    ranked = sorted(prices, key=lambda name: prices[name].turns.value)
    most, least = ranked[-1], ranked[0]
    endless = max(prices, key=lambda name: prices[name].capped.value)
    said = [speech.say("house-most-none")]
    longer, shorter = prices[most].turns, prices[least].turns
    if longer.value > 0 and prices[most].is_change(longer):
        minutes = speech.estimate(longer.times(figures.pace_seconds / MINUTE), 1)
        named = {**rule_named(most, speech), "edition": speech.edition.name(speech.lang)}
        said = [speech.say("house-most", **named, minutes=minutes, turns=speech.estimate(longer))]
        close = [name for name in ranked[-2::-1] if prices[name].turns.high > longer.low]
        said += [speech.say("house-close", **rule_named(name, speech)) for name in close[:1]]
    if shorter.value < 0 and prices[least].is_change(shorter):
        shorter = shorter.times(-figures.pace_seconds / MINUTE)
        shorter = Estimate(shorter.value, shorter.high, shorter.low, 0)
        said.append(speech.say("house-least", **rule_named(least, speech), minutes=speech.estimate(shorter, 1)))
    if prices[endless].capped_change.value > 0 and prices[endless].is_change(prices[endless].capped_change):
        share = speech.share(prices[endless].capped)
        printed = speech.share(estimate(sheet.capped))
        said.append(speech.say("house-endless", **rule_named(endless, speech), share=share, printed=printed))
    return [" ".join(said)]


def rule_named(name: str, speech: Speech) -> dict[str, str]:
    """A house rule by its title and its number."""
    return {"rule": text(speech.lang, f"option-{name}"), "number": number_of(name)}


def number_of(name: str) -> str:
    """The number of a house rule, the first where it has several."""
    return VARIANTS[name]().rules[0]


def sheet_part(figures: HouseFigures, sheet: SheetFigures, language: str) -> list[str]:
    """The table of one sheet, under the names of all that play so."""
    speech = speech_of(sheet, language)
    titles = [title(played, language) for played in sheet.of]
    rows = [cells(name, figures.price(sheet, name), figures, speech, BOLD) for name, _ in by_number(sheet)]
    rule = ["---", *["---:"] * (len(COLUMNS) - 1)]
    table = [headings(speech), rule, *rows]
    return [
        f"### {' · '.join(titles)}",
        speech.say(
            "house-printed",
            turns=speech.estimate(estimate(sheet.turns)),
            capped=speech.share(estimate(sheet.capped)),
            first=speech.share(estimate(sheet.first)),
        ),
        "\n".join(f"| {' | '.join(row)} |" for row in table),
    ]


def title(played: str, language: str) -> str:
    """An edition and its ruleset."""
    name, _, ruleset = played.partition("/")
    return f"{load(name).name(language)}, {text(language, f'ruleset-{ruleset}')}"


def by_number(sheet: SheetFigures) -> list[tuple[str, RuleFigures]]:
    """The house rules in the order of their numbers."""
    return sorted(sheet.rules.items(), key=lambda rule: int(number_of(rule[0])[1:]))


def headings(speech: Speech) -> list[str]:
    """What stands over the figures of a house rule."""
    return [speech.say(f"house-{column}") for column in COLUMNS]


def cells(name: str, price: Price, figures: HouseFigures, speech: Speech, mark: str = "") -> list[str]:
    """One house rule: what it is called, and its figures; a mark around each change that is more than chance."""

    def change(found: Estimate, factor: float, digits: int) -> str:
        around = mark if price.is_change(found) else ""
        return f"{around}{speech.estimate(found.times(factor), digits, signed=True)}{around}"

    return [
        f"{number_of(name)} {text(speech.lang, f'option-{name}')}",
        change(price.turns, figures.pace_seconds / MINUTE, 1),
        change(price.turns, 1, 0),
        speech.share(price.capped),
        change(price.capped_change, 100, 1),
        speech.share(price.first),
        change(price.first_change, 100, 1),
    ]


def estimate(figure: Figure) -> Estimate:
    return Estimate(*figure, 0)
