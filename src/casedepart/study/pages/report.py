"""The report of one edition: findings first, then every figure with its interval, its plot and its table."""

from __future__ import annotations

import casedepart
from casedepart.study.findings import findings
from casedepart.study.pages.markup import Markup, element, facts, page, section
from casedepart.study.pages.section_changes import changes
from casedepart.study.pages.section_games import falls, groups, lengths, seats
from casedepart.study.pages.section_income import income
from casedepart.study.pages.section_landings import landings
from casedepart.study.pages.speech import Speech
from casedepart.study.plan import StudyPlan
from casedepart.study.study import Study
from casedepart.texts import text

SECTIONS = (landings, income, seats, lengths, falls, groups, changes)


def speech_of(study: Study, lang: str) -> Speech:
    """The words of a study's edition in a language."""
    return Speech(lang, study.edition, study.simulation.spec.ruleset)


def report(study: Study, lang: str) -> str:
    """The whole report as one HTML file."""
    speech = speech_of(study, lang)
    title = speech.say("title", edition=study.edition.name(lang))
    return page(
        title,
        lang,
        element("p", speech.say("lead"), class_="lead"),
        found(findings(study, speech), speech),
        made_by(study, speech),
        *[make(study, speech) for make in SECTIONS],
        element("footer", element("p", speech.say("intervals"))),
    )


def found(sentences: list[str], speech: Speech) -> Markup:
    """The findings, numbered."""
    return section(speech.say("findings"), element("ol", *[element("li", said) for said in sentences]))


def made_by(study: Study, speech: Speech) -> Markup:
    """All that is needed to make the report again."""
    plan = study.plan
    named = plan.bots[0] if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
    ruleset = text(speech.lang, f"ruleset-{study.simulation.spec.ruleset}")
    return plan_facts(plan, speech, {"edition": study.edition.name(speech.lang), "ruleset": ruleset}, named)


def plan_facts(plan: StudyPlan, speech: Speech, studied: dict[str, str], named: str) -> Markup:
    """What was studied, then what a plan says of how, and who played."""
    pairs = [
        *studied.items(),
        ("players", str(plan.players)),
        ("bots", named),
        ("games", speech.number(plan.games)),
        ("seed", plan.seed),
        ("pace", speech.say("pace-value", pace=plan.pace)),
        ("version", casedepart.__version__),
        ("command", plan.command),
    ]
    return facts([(speech.say(f"fact-{key}"), value) for key, value in pairs if value])
