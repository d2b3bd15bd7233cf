"""The HTTP side of editions and settings."""

from __future__ import annotations

import msgspec

from casedepart.editions import Edition, EditionError, catalogue, load
from casedepart.editions.build import with_numbers
from casedepart.editions.upload import SHOWN
from casedepart.editions.variants import allowed, make
from casedepart.engine.rules import FEWEST_PLAYERS
from casedepart.engine.variant import Variant
from casedepart.server.bodies import Checked, EditionFault, EditionText, EditionView, HouseNumber, HouseRule
from casedepart.server.calls import Call
from casedepart.server.edition_look import look_of, strip, texts, theme_of
from casedepart.server.edition_reader import ReadEdition, read
from casedepart.server.errors import ServerError, too_many
from casedepart.server.house import MINUTES, number_label, number_of, numbers_of
from casedepart.server.services import Services
from casedepart.table.bot_worker import WorkerUnavailable
from casedepart.table.settings import Settings
from casedepart.texts import Words, has_text, languages, text
from casedepart.variants import HOUSE_RULES


def built_in(name: str) -> Edition:
    """An edition that comes with the program; never a file."""
    if name not in catalogue():
        raise ServerError("no-edition", edition=name)
    return load(name)


async def read_apart(services: Services, text: str, language: str) -> ReadEdition:
    """What a text comes to, faults in a language; a reading that takes too long, or too much memory, is given up."""
    if services.reader.crowded:
        raise too_many()
    try:
        return await services.reader.run(read, (text, language), services.config.deadlines.reading)
    except WorkerUnavailable:
        given_up = EditionError(SHOWN, 0, "takes-too-long")
        said = EditionFault(0, given_up.what().told(language), given_up.how().told(language))
        return ReadEdition({}, [said], f"{said.message} {said.cure}")


async def uploaded_edition(services: Services, text: str, language: str) -> Edition:
    """An edition that someone sent; an error says in a language what is wrong with it first."""
    reading = await read_apart(services, text, language)
    if reading.faults:
        raise ServerError("bad-edition", detail=reading.first)
    return Edition(SHOWN, reading.tree)


async def list_editions(_: Call) -> object:
    """The editions that come with the program."""
    return [view(load(name)) for name in catalogue()]


async def show_edition(call: Call) -> object:
    """The whole data of an edition, with nothing left to inherit."""
    return built_in(call.part("edition")).dump().encode()


async def show_look(call: Call) -> object:
    """How an edition looks, played as the query says."""
    edition = built_in(call.part("edition"))
    asked = call.asked(Settings)
    built_in(asked.edition)
    # Any number of seats will do: a look is the same for all.
    return look_of(edition, msgspec.structs.replace(asked, edition=edition.id, seats=2).checked(edition))


async def check_edition(call: Call) -> object:
    """What is wrong with an edition of someone's own."""
    sent: EditionText = call.body
    reading = await read_apart(call.services, sent.edition_file, call.language)
    return Checked(reading.faults, None if reading.faults else view(Edition(SHOWN, reading.tree)))


def view(edition: Edition) -> EditionView:
    """An edition in short."""
    return EditionView(
        id=edition.id,
        name=texts(edition.data.name),
        digest=edition.digest,
        ruleset=edition.ruleset,
        rulesets=list(edition.rulesets),
        modes={ruleset: list(edition.modes(ruleset)) for ruleset in edition.rulesets},
        options={ruleset: list(edition.options_under(ruleset)) for ruleset in edition.rulesets},
        house=[house_rule(edition, name) for name in (*HOUSE_RULES, *allowed())],
        fewest=FEWEST_PLAYERS,
        players=len(edition.tokens),
        theme=theme_of(edition),
        strip=strip(edition),
    )


def house_rule(edition: Edition, name: str) -> HouseRule:
    """A house rule: what it is called, what the first of its rules says, and the numbers that a table may set."""
    variant = with_numbers(make(name), edition.sheet())
    rule = number_of(variant)
    keys = (f"option-{variant.name}", f"rule-{rule}.text")
    title, what = (
        {language: worded(key, edition.words(language), variant.set) for language in languages()} for key in keys
    )
    numbers = [
        HouseNumber(
            number.name,
            number is MINUTES,
            {language: number_label(number.name, language) for language in languages()},
            variant.set.get(number.name, number.usual),
            number.least,
            number.most,
        )
        for number in numbers_of(variant)
    ]
    titles = {language: said or name for language, said in title.items()}
    return HouseRule(name, titles, what, rule, numbers, excluded_by(variant))


def excluded_by(variant: Variant) -> list[str]:
    """The house rules that a variant cannot be played with, whichever of the two says so."""
    others = [(name, make(name)) for name in (*HOUSE_RULES, *allowed())]
    return [name for name, other in others if other.name in variant.excludes or variant.name in other.excludes]


def worded(key: str, words: Words, numbers: dict[str, int]) -> str:
    """A text in an edition's words; empty where there is none."""
    return text(words.language, key, **{**numbers, **words.arguments()}) if has_text(words.language, key) else ""


async def show_settings(call: Call) -> object:
    """The settings that a link says, checked, with everything spelled out."""
    asked = call.asked(Settings)
    settings = asked.checked(built_in(asked.edition))
    # Field by field: encoding the whole struct would leave out what has its default.
    return {"settings": msgspec.structs.asdict(settings), "link": settings.query()}
