"""Whether a whole edition makes sense: its lists, its numbers, and each sheet that it prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from casedepart.editions.build import build, played, with_numbers
from casedepart.editions.check_board import board_faults, board_remarks
from casedepart.editions.check_cards import card_faults, card_remarks
from casedepart.editions.edition import edition_data, sheet_tree
from casedepart.editions.errors import PART, Fault, KeyPath, reason
from casedepart.editions.model import EditionData, Sheet
from casedepart.editions.nearest import meant
from casedepart.editions.rulesets import MODES, OF_RULESET, SORE_LOSERS, choices_of
from casedepart.editions.shape import converted, word_faults
from casedepart.editions.sources import Tree
from casedepart.editions.variants import allowed, allowing, make, variant_numbers
from casedepart.engine.rules import FEWEST_PLAYERS
from casedepart.engine.variant import Variant
from casedepart.own_class import is_own
from casedepart.texts import has_text
from casedepart.texts.booklet import source_fault
from casedepart.texts.faults import Listed
from casedepart.variants import HOUSE_RULES, VARIANTS

MOST_TOKENS: Final = 8
OPTIONAL: Final = [name for name in VARIANTS if name not in {of for names in OF_RULESET.values() for of in names}]
"""The variants that an edition may name: not those that come with a ruleset."""
PROPERTIES: Final = ("street", "station", "utility")


def sense_faults(tree: Tree) -> Iterator[Fault]:
    """What is wrong with an edition whose shape is right."""
    edition = edition_data(tree)
    yield from list_faults(edition)
    yield from token_faults(edition)
    yield from booklet_faults(edition)
    unknown = list(option_faults(edition))
    yield from unknown
    if unknown:
        return
    of_sheets = list(on_each_sheet(tree, edition, sheet_faults))
    yield from of_sheets
    if edition.variants and not of_sheets:
        yield from company_faults(tree, edition)


def booklet_faults(edition: EditionData) -> Iterator[Fault]:
    """What is wrong with where its booklet has the rules."""
    for number, source in edition.booklet.items():
        if fault := source_fault(number, source):
            yield Fault(("booklet", number), fault, number=number)


def remarks(tree: Tree) -> Iterator[Fault]:
    """What is odd about an edition, though it can be played."""
    yield from on_each_sheet(tree, edition_data(tree), sheet_remarks)


Examination = Callable[[EditionData, Sheet, str], Iterator[Fault]]


def on_each_sheet(tree: Tree, edition: EditionData, examine: Examination) -> Iterator[Fault]:
    """What an examination finds under each ruleset, where the file says it."""
    for ruleset in edition.rulesets:
        try:
            sheet = converted(sheet_tree(tree, ruleset), Sheet)
        except msgspec.ValidationError as error:
            yield Fault(("under", ruleset), "not-whole", ruleset=ruleset, reason=str(error))
            continue
        for fault in examine(edition, sheet, ruleset):
            yield fault.moved(written_path(tree, ruleset, fault.path))


def written_path(tree: Tree, ruleset: str, path: KeyPath) -> KeyPath:
    """Where a value of a sheet is written: in what the ruleset changes, if it is there."""
    if len(path) == 1:
        return path
    found: object = tree.get("under", {}).get(ruleset)
    for key in path:
        if not isinstance(found, dict) or key not in found:
            return path
        found = found[key]
    return ("under", ruleset, *path)


def sheet_faults(edition: EditionData, sheet: Sheet, ruleset: str) -> Iterator[Fault]:
    yield from board_faults(sheet, choices_of(ruleset, "standard"))
    yield from card_faults(edition, sheet, ruleset)
    yield from strength_faults(edition, sheet)
    yield from dealing_faults(edition, sheet, ruleset)
    yield from number_faults(edition, sheet, ruleset)
    yield from variant_faults(edition, sheet, ruleset)


def sheet_remarks(edition: EditionData, sheet: Sheet, ruleset: str) -> Iterator[Fault]:
    yield from board_remarks(sheet)
    yield from card_remarks(sheet)


def list_faults(edition: EditionData) -> Iterator[Fault]:
    """The rulesets and modes offered."""
    if edition.ruleset not in edition.rulesets:
        listed = Listed(*(edition.rulesets or ("–",)))
        yield Fault(("ruleset",), "ruleset-not-listed", ruleset=edition.ruleset, known=listed)
    if "standard" not in edition.modes:
        yield Fault(("modes",), "no-standard")
    for key, names in (("rulesets", edition.rulesets), ("modes", edition.modes)):
        for number, name in enumerate(names):
            if name in names[:number]:
                yield Fault((key, number), "listed-twice", name=name, key=key)
    known = {mode for ruleset in edition.rulesets for mode in MODES[ruleset]}
    for number, mode in enumerate(edition.modes):
        if mode not in known:
            said = {"rulesets": Listed(*edition.rulesets), "known": Listed(*sorted(known))}
            yield Fault(("modes", number), "mode-of-no-ruleset", mode=mode, **said)


def token_faults(edition: EditionData) -> Iterator[Fault]:
    """The number of tokens is the most players (S2)."""
    count = len(edition.tokens)
    if not FEWEST_PLAYERS <= count <= MOST_TOKENS:
        yield Fault(("tokens",), "number-of-tokens", count=count, least=FEWEST_PLAYERS, most=MOST_TOKENS)
    names = [token.text("fr") for token in edition.tokens]
    for number, name in enumerate(names):
        if name in names[:number]:
            yield Fault(("tokens", number), "token-twice", name=name)


def option_faults(edition: EditionData) -> Iterator[Fault]:
    """Options and variants are known by their names."""
    for key, names in (("options", edition.options), ("variants", edition.variants)):
        for place, name in enumerate(names):
            if is_own(name) and name not in allowed():
                yield Fault((key, place), "variant-not-allowed", name=name, command=allowing(name))
            elif name not in allowed():
                yield from word_faults(name, OPTIONAL, (key, place))
    if edition.options and set(edition.rulesets) == {SORE_LOSERS}:
        yield Fault(("options",), "no-options-there", ruleset=SORE_LOSERS)


def strength_faults(edition: EditionData, sheet: Sheet) -> Iterator[Fault]:
    """A fight is against a strength (G2, G3)."""
    what = "option" if "fight" in edition.options else "variant" if "fight" in edition.variants else ""
    if not what:
        return
    for at, square in sheet.squares.items():
        if square.kind == "street" and not square.strength:
            yield Fault(("squares", at), "no-strength", at=at, what=what)


def dealing_faults(edition: EditionData, sheet: Sheet, ruleset: str) -> Iterator[Fault]:
    """The deeds dealt at the start must be there (Q1, Q6)."""
    deeds = sum(square.kind in PROPERTIES for square in sheet.squares.values())
    for mode in MODES[ruleset]:
        choices = choices_of(ruleset, mode, edition.deeds_in_timed)
        sheet.choices.set_in(choices)
        needed = choices.dealt * len(edition.tokens)
        if mode in edition.modes and needed > deeds:
            counted = {"dealt": choices.dealt, "players": len(edition.tokens), "deeds": deeds}
            yield Fault(("tokens",), "too-few-deeds", mode=mode, **counted)


def variant_faults(edition: EditionData, sheet: Sheet, ruleset: str) -> Iterator[Fault]:
    """What the variants that are always played find wrong with their numbers."""
    for name in sorted(played(edition, ruleset)):
        variant = with_numbers(make(name), sheet)
        for number in variant.numbers:
            value = variant.set[number.name]
            if not number.least <= value <= number.most:
                bounds = {"least": number.least, "most": number.most}
                said = {"number": number.name, "variant": name, "value": value}
                yield Fault(place_of(sheet, number.name), "number-of-variant", **said, **bounds)
        yield from own_faults(sheet, variant, len(edition.tokens))


def own_faults(sheet: Sheet, variant: Variant, players: int) -> Iterator[Fault]:
    """What a variant finds wrong with its numbers: one of ours by a message's key, one of someone's own in words."""
    for number, what, cure in variant.faults(players):
        if has_text("en", what, PART):
            value = variant.set[number]
            counted = {"players": players, "value": value, "together": players * value, "most": variant.set[cure]}
            yield Fault(place_of(sheet, number), what, **counted)
        else:
            yield Fault(place_of(sheet, number), "own-words", what=what, cure=cure)


def company_faults(tree: Tree, edition: EditionData) -> Iterator[Fault]:
    """The variants that are always played go together, and with every ruleset and mode."""
    found: dict[str, tuple[object, list[str]]] = {}
    for ruleset in edition.rulesets:
        sheet = converted(sheet_tree(tree, ruleset), Sheet)
        for mode in MODES[ruleset]:
            try:
                if mode in edition.modes:
                    build(edition, sheet, ruleset, mode, ())
            except ValueError as error:
                found.setdefault(str(error), (reason(error), []))[1].append(f"{ruleset} {mode}")
    for why, where in found.values():
        yield Fault(("variants",), "variants-apart", where=Listed(*where), why=why)


def number_faults(edition: EditionData, sheet: Sheet, ruleset: str) -> Iterator[Fault]:
    """Each number of a variant belongs to one that may be played."""
    offered = played(edition, ruleset, edition.options)
    known = [number.name for name in sorted({*offered, *HOUSE_RULES}) for number in make(name).numbers]
    everywhere = variant_numbers()
    for name in (*sheet.choices.of_variants(), *sheet.numbers):
        if name not in everywhere:
            yield Fault(place_of(sheet, name), "no-such-number", name=name, near=meant(name, everywhere))
        elif name not in known:
            yield Fault(place_of(sheet, name), "number-unplayed", ruleset=ruleset, name=name)


def place_of(sheet: Sheet, number: str) -> KeyPath:
    """Where the number of a variant is written."""
    return ("numbers" if number in sheet.numbers else "choices", number)
