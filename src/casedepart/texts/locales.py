"""Which languages there are: a folder each, beside this file or where the environment says; and which to speak."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError, negotiate_locale

COMPLETE: Final = ("fr", "en")
"""The languages that lack nothing, which a test sees to."""
DEFAULT: Final = "en"
"""What is spoken to whoever asks for no language that there is."""
VARIABLE: Final = "CASEDEPART_LANGUAGES"
"""The environment variable that names folders of further languages, or of other words for one."""
TAG: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
"""A language by its tag (BCP 47): de, pt-BR."""


@cache
def roots() -> tuple[Traversable, ...]:
    """The folders that hold a folder for each language: the package's own, then those that the environment names."""
    named = [Path(part) for part in os.environ.get(VARIABLE, "").split(os.pathsep) if part]
    return (files(__package__), *(folder for folder in named if folder.is_dir()))


@cache
def languages() -> tuple[str, ...]:
    """The languages that the game speaks: those that are complete, then the others."""
    found = {folder.name for root in roots() for folder in root.iterdir() if is_tag(folder.name) and folder.is_dir()}
    return (*COMPLETE, *sorted(found - set(COMPLETE)))


def is_tag(word: object) -> bool:
    """Could this be the name of a language?"""
    return isinstance(word, str) and TAG.fullmatch(word) is not None


@lru_cache(maxsize=256)
def is_known(tag: str) -> bool:
    """Is this a language: one of those there are, or any that has a name?"""
    return tag in languages() or (is_tag(tag) and locale_name(tag).partition("_")[0] == tag.partition("-")[0])


@lru_cache(maxsize=256)
def fallbacks(language: str) -> tuple[str, ...]:
    """A language, then those that lend it what it lacks: pt-BR, pt, en, fr."""
    parts = language.split("-")
    own = ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return tuple(dict.fromkeys([*own, DEFAULT, *COMPLETE]))


def folders(language: str) -> list[Traversable]:
    """The folders of a language: the package's first, so that a later one may say a thing otherwise."""
    return [root / language for root in roots() if (root / language).is_dir()]


@lru_cache(maxsize=256)
def locale_of(language: str) -> Locale:
    """What is known (CLDR, by Babel) of how a language writes numbers and dates; of the nearest that is known."""
    return Locale.parse(locale_name(language))


def locale_name(language: str) -> str:
    for tag in fallbacks(language):
        try:
            return str(Locale.parse(tag, sep="-"))
        except (UnknownLocaleError, ValueError):
            continue
    raise AssertionError("English is always known")


def language_name(language: str) -> str:
    """What a language calls itself: Deutsch."""
    known = locale_of(language)
    name = known.get_display_name() or language
    exact = str(known) == language.replace("-", "_")
    return name[:1].upper() + name[1:] + ("" if exact else f" ({language})")


def best_language(asked: Iterable[str]) -> str:
    """The first language asked for that there is, or whose relative there is (fr-CH: fr); else English."""
    known = {tag.lower(): tag for tag in languages()}
    found = negotiate_locale([tag.replace("_", "-") for tag in asked], list(known), sep="-")
    return known[found.lower()] if found else DEFAULT


def preferred_language(header: str) -> str:
    """The language that an Accept-Language header likes best, of those there are."""
    parts = [part.strip().partition(";q=") for part in header[:500].split(",")]
    weighed = [(quality(weight), tag) for tag, _, weight in parts if is_tag(tag[:3].lower() + tag[3:])]
    return best_language(tag for weight, tag in sorted(weighed, key=lambda one: -one[0]) if weight > 0)


def quality(weight: str) -> float:
    """The weight of a language; 1 where none is written, 0 where it cannot be read."""
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


def spoken_language(environment: Mapping[str, str]) -> str:
    """The language of the machine's settings, where there is one; else English."""
    setting = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return best_language([re.split(r"[.@]", setting)[0]])
