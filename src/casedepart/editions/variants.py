"""Variants by their names: those of the package, and those of someone's own, `module:Class`.

A file never brings code with it: a variant of one's own is looked up only where whoever runs the program has allowed
it, on the command line or in the environment.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import re
from collections.abc import Callable, Iterable
from typing import Final

from casedepart.editions.errors import VariantError
from casedepart.editions.rulesets import OF_RULESET
from casedepart.engine.rules import Rules
from casedepart.engine.variant import Variant
from casedepart.own_class import is_own, own_class
from casedepart.texts import CHAPTERS, add_rules, add_variant, has_text, text
from casedepart.texts.faults import Listed
from casedepart.variants import VARIANTS

ENVIRONMENT: Final = "CASEDEPART_VARIANTS"
"""The variants of one's own that are allowed, parted by commas: so that processes know them that are started later."""
RULE: Final = re.compile(r"[A-Z]\d+")
SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

OWN: Final[dict[str, Callable[[], Variant]]] = {}
"""Those that were allowed and found."""


def allowed() -> tuple[str, ...]:
    """The variants of one's own that may be played here."""
    return tuple([name for name in os.environ.get(ENVIRONMENT, "").split(",") if name])


def allow(name: str) -> None:
    """Let this variant be played, here and in processes that are started later; a `ValueError` says what is wrong."""
    check(name, found_class(name))
    if name not in allowed():
        os.environ[ENVIRONMENT] = ",".join([*allowed(), name])
    # Its rules and texts are known from here on.
    make(name)


def allowing(name: str) -> str:
    """How whoever runs the program allows a variant: before the command, whichever that is."""
    return f"casedepart --variant {name} …"


def make(name: str) -> Variant:
    """A variant by its name; a `ValueError` says what there is, or what to allow."""
    if name in VARIANTS:
        return VARIANTS[name]()
    if name not in allowed():
        if is_own(name):
            raise VariantError("own-not-allowed", name=name, command=allowing(name))
        raise VariantError("no-variant", name=name, known=Listed(*VARIANTS))
    if name not in OWN:
        OWN[name] = check(name, found_class(name))
        add_variant(OWN[name]())
        add_rules(OWN[name]())
    return OWN[name]()


def option_name(language: str, option: str) -> str:
    """What an option is called."""
    return variant_name(language, make(option))


def variant_name(language: str, variant: Variant) -> str:
    """What a variant is called: as its texts say, or its own name where they say nothing."""
    key = f"option-{variant.name}"
    return text(language, key) if has_text(language, key) else variant.name


def variant_numbers() -> tuple[str, ...]:
    """The names of all numbers that variants have which may be played here."""
    return tuple([number.name for name in (*VARIANTS, *allowed()) for number in make(name).numbers])


def variant_of(number: str) -> str:
    """The variant that may be played here and has a number of this name; empty: none has."""
    found = (name for name in (*VARIANTS, *allowed()) if any(own.name == number for own in make(name).numbers))
    return next(found, "")


def unplayed(rules: Rules, numbers: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The numbers of variants that are not played, each with its variant: they change nothing.

    Rules are made with them all the same, for a table keeps the numbers of house rules that it has put aside.
    """
    own = {name for variant in rules.variants for name in variant.set}
    return {name: variant for name, _ in numbers if name not in own and (variant := variant_of(name))}


def ruleset_of(variant: str) -> str:
    """The ruleset that always has a variant; empty: none, and it is taken up by its name."""
    return next((ruleset for ruleset, names in OF_RULESET.items() if variant in names), "")


def found_class(name: str) -> type:
    """The class that is named."""
    return own_class(name, "variant", "mine:MyRule")


def check(name: str, kind: type) -> Callable[[], Variant]:
    """The class as a variant's, if it is one and names itself and its rules well."""
    if not issubclass(kind, Variant) or kind is Variant:
        raise VariantError("own-no-variant", name=name, kind=kind.__name__)
    try:
        made: object = kind()  # type: ignore[call-arg]  # the class of a variant names itself
    except Exception as error:
        raise VariantError("own-not-made", name=name, reason=f"{type(error).__name__}: {error}") from error
    assert isinstance(made, Variant)
    if not SLUG.fullmatch(made.name) or made.name in VARIANTS:
        raise VariantError("own-bad-name", name=name, called=made.name)
    for rule in made.rules:
        if not RULE.fullmatch(rule) or CHAPTERS.get(rule[0], ("own", 0))[0] != "own":
            raise VariantError("own-bad-rule", name=name, rule=rule)
    return kind


def fingerprints(options: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The variants of someone's own among some options that may be played here, each with its fingerprint."""
    return tuple((name, fingerprint(name)) for name in options if name in allowed())


def fingerprint(name: str) -> str:
    """A digest of the source of a variant of one's own: it stands in records, so that a change is noticed."""
    source = inspect.getsourcefile(found_class(name))
    if source is None:
        return ""
    with open(source, "rb") as file:
        return hashlib.sha256(file.read().replace(b"\r\n", b"\n")).hexdigest()[:16]
