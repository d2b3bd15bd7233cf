"""The overview of all studies: the five sentences of each in both languages, and the tables that compare."""

from __future__ import annotations

import casedepart
from casedepart import bots
from casedepart.sim.games import Played
from casedepart.sim.intervals import share
from casedepart.study.catalogue import Whole
from casedepart.study.comparison_findings import findings as compared
from casedepart.study.figures import EARLIER, length_of, seat_rates
from casedepart.study.findings import findings
from casedepart.study.never_trades import PATIENT
from casedepart.study.pages.report import speech_of
from casedepart.study.pages.speech import Speech
from casedepart.texts import languages, text

FRIEDMAN = "Friedman et al., “Estimating the Probability that the Game of Monopoly Never Ends” (2009)"


def overview(whole: Whole) -> str:
    """The whole overview in Markdown, English first, then French."""
    head = text("en", "study-overview-title")
    parts = [f"# {head}"]
    for lang in sorted(languages()):
        parts += part(whole, speech_of(whole.studies[0], lang))
    return "\n\n".join(parts) + "\n"


def part(whole: Whole, speech: Speech) -> list[str]:
    """All of it in one language."""
    plan = whole.plan
    return [
        f"## {speech.say('overview-language')}",
        speech.say(
            "overview-lead",
            command=plan.command,
            games=speech.number(plan.games),
            seed=plan.seed,
            bots=plan.bots[0],
            players=plan.players,
            version=casedepart.__version__,
        ),
        speech.say("overview-house"),
        *five_sentences(whole, speech),
        f"### {speech.say('overview-cut-off')}",
        speech.say("overview-cut-off-text", turns=speech.number(bots.MOST_TURNS), bots=plan.bots[0]),
        length_table(whole, speech),
        f"### {speech.say('overview-endless')}",
        *endless_text(whole, speech),
        f"### {speech.say('seats-title')}",
        seat_table(whole, speech),
        seats_why(whole, speech),
    ]


def five_sentences(whole: Whole, speech: Speech) -> list[str]:
    """The findings of each edition, then those of the comparison."""
    ending = ".html" if speech.lang == "en" else f".{speech.lang}.html"
    found: list[str] = []
    for study in whole.studies:
        own = speech_of(study, speech.lang)
        found.append(f"### [{study.edition.name(speech.lang)}]({study.simulation.spec.edition}{ending})")
        found.append(numbered(findings(study, own)))
    found.append(f"### [{speech.say('compared-title')}](comparison{ending})")
    found.append(numbered(compared(whole.studies, speech.lang)))
    return found


def numbered(sentences: list[str]) -> str:
    return "\n".join(f"{number}. {said}" for number, said in enumerate(sentences, start=1))


def markdown(headings: list[str], rows: list[list[str]]) -> str:
    """A table, the first column words and the rest figures."""
    rule = ["---", *["---:"] * (len(headings) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in [headings, rule, *rows])


def length_table(whole: Whole, speech: Speech) -> str:
    """Every edition and everything that its players may choose."""
    rows: list[list[str]] = []
    for study in whole.studies:
        every = [(study.simulation, study.length, study.plan.games)]
        every += [(change.simulation, change.length, change.games) for change in study.changes]
        for simulation, length, games in every:
            half = speech.span(speech.number(length.low.value), speech.number(length.high.value))
            cells = [speech.estimate(length.median), half, speech.share(length.cut_off, 2), speech.number(games)]
            rows.append([f"{study.edition.name(speech.lang)}, {speech.variation(simulation)}", *cells])
    keys = ("variation", "median", "middle-half", "cut-off", "fact-games")
    return markdown([speech.say(key) for key in keys], rows)


def endless_text(whole: Whole, speech: Speech) -> list[str]:
    """Two players who never trade, beside what Friedman found."""
    games = len(whole.pair)
    first = share(sum(game.turns > bots.MOST_TURNS for game in whole.pair), games)
    last = share(sum(not game.ended for game in whole.pair), games)
    rows = [
        [speech.say("overview-not-over", turns=speech.number(bots.MOST_TURNS)), speech.share(first)],
        [speech.say("overview-not-over", turns=speech.number(PATIENT)), speech.share(last)],
    ]
    told = speech.say("overview-endless-text", games=speech.number(games), source=FRIEDMAN)
    return [told, markdown([speech.say("figure"), speech.say("overview-share")], rows)]


def seat_table(whole: Whole, speech: Speech) -> str:
    """The order of play: every edition, the plain bots with and without trades, and the earlier studies."""
    orders = [speech.order(place) for place in range(len(EARLIER))]
    named = [(study.edition.name(speech.lang), study.seats) for study in whole.studies]
    named.append((speech.say("overview-steady"), seat_rates(whole.four_steady)))
    named.append((speech.say("overview-untraded"), seat_rates(ended(whole.four_untraded))))
    rows = [[name, *[speech.share(rate) for rate in rates]] for name, rates in named if len(rates) == len(EARLIER)]
    rows.append([speech.say("earlier"), *[speech.percent(rate, 0) for rate in EARLIER]])
    return markdown([speech.say("figure"), *orders], rows)


def ended(games: list[Played]) -> list[Played]:
    """The games that were not cut off; all of them where none ended."""
    return [game for game in games if game.ended] or games


def seats_why(whole: Whole, speech: Speech) -> str:
    """What explains a difference from the earlier figures, as far as these games tell."""
    cut = length_of(whole.four_untraded).cut_off
    turns = speech.number(bots.MOST_TURNS)
    found = trading_effect(whole, speech)
    return speech.say("overview-seats-why", unended=speech.share(cut), turns=turns, found=found)


def trading_effect(whole: Whole, speech: Speech) -> str:
    """Whether the first turn is worth more where nobody trades: said only as far as the games show it."""
    traded, untraded = seat_rates(whole.four_steady)[0], seat_rates(ended(whole.four_untraded))[0]
    key = "overview-trading-apart" if untraded.low > traded.high else "overview-trading-close"
    return speech.say(key, traded=speech.share(traded), untraded=speech.share(untraded))
