"""What is wrong in French: words that should have been elided, plurals of one, spaces, second names for a thing."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tests.texts.forms import chosen_by_one, keys, known, told, unfolded

VOWEL: Final = "aeiouyâàéèêëîïôûœAEIOUYÂÀÉÈÊËÎÏÔÛŒ"
ELIDES: Final = r"(?<!-)\b(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e|[Jj]usque|[Ll]orsque)"
NAMED: Final = (
    r"(?:who|other|player|name|owner|visitor|square|edition|houses?|hotels?|what|base|best|shortest|longest|others"
    r"|streets?|stations?|utility|utilities|deck|group)"
)
BEFORE_NAME: Final = re.compile(rf"{ELIDES} \{{{NAMED}\}}")
"""A word that loses its last letter before a vowel, before what may begin with one."""
BEFORE_VOWEL: Final = re.compile(rf"{ELIDES} (?=[{VOWEL}]|[Hh]ôtel|Honoré)(?!A\b|huit\b|onze\b|oui\b|ou\b|où\b)")
CONTRACTED: Final = re.compile(r"\b(?:[Àà]|[Dd]e) Les? ")
SUBJECT: Final = re.compile(r"(?:^|[.!?:,] |« )\{square\} (?:est|vaut|va|quitte|appartient|compte|n’est|reste)\b")
"""A square, which may have a plural name, before a verb."""
ONE_OF_MANY: Final = re.compile(r"(?<![\d,.–−+#-])[01][ \u00a0\u202f](?!fois\b|pas\b|dans\b)[a-zéèê]{2,}[sx]\b")
"""A number of one, or none, before a plural."""
BRACKETED: Final = re.compile(r"\([sx]\)")

THOUSANDS: Final = re.compile(r"study-|price-|home-length-note$|new-length-note$")
"""Messages about the thousands of games of our own figures, and what an evening lasts."""
NEVER_ONE: Final = frozenset(
    [
        # So many turns that a game is cut off after them, or over by the clock.
        *("figures-capped", "figures-timed", "figures-cut-off", "odds-cut-off", "tournament-capped", "compare-capped"),
        # More names than players, who are two at least; as many bots as are not one for all; two seats at least.
        *("too-many-names", "bots-count", "too-many-people", "new-players"),
        # Limits of the server in seconds; what a whole edition has.
        *("too-late", "hello-first", "in-short"),
        # Told where there are some: what is there for none is another message.
        *("rule-H14.text", "proof", "proof-since", "dice-proof", "dice-proof-since", "review-made"),
    ]
)
"""Messages that are never told of one, or of none."""

ONE_IN_WORDS: Final = re.compile(r"\b(?:[Uu]ne?|d’une?|[Ss]eule?)\b")
NEVER_NONE: Final = frozenset(
    [
        # Games that were played, draws that were made, tries in jail, house rules that cost a minute or more.
        *("figures-games", "minute-jail.text", "house-longer", "house-shorter", "box-do-walk", "box-card-back"),
        # Told only where there are some.
        *("odds-rounds", "odds-cut-off", "review-left-out", "tournament-arranged", "compare-unsure"),
        *("proof-anew", "dice-proof-anew", "box-correct-good", "box-correct-bad", "new-own-bad", "play-offer-made"),
        *("trade-all-deeds", "restore-done", "ask-inherited", "play-inherited"),
    ]
)
"""Messages that write one out and are never told of none: French has one form for both."""

ASKING: Final = re.compile(r"(?:^|\. )Qui [^?.]*\.(?: |$)")
"""A statement that begins as a question does."""

SPACED: Final = re.compile(
    "(?<!\u00a0)»|«(?!\u00a0)|(?<!\u202f)[;!?%](?!\\S)|(?<![\u00a0\\d]):(?=\\s|$)|[ \u202f]:(?=\\s|$)"
)
"""A sign without its one space: a wide one before : and inside « », a narrow one before ; ! ? and %."""
TYPED: Final = re.compile(
    r"\{\"[^}]*\}|«\u00a0(?:corriger|\?) [^»]*\u00a0»|«\u00a0[ -~…]*:[ -~…]*\u00a0»|\{[\w{}]+: .*\}"
)
"""What is typed, or stands in a file: no text."""

SECOND_NAMES: Final = re.compile(
    r"compte rendu|[Ee]nregistrement|chronomét|minutée|\bau but\b|\bjets?\b|\b[Ee]mplo[iy]|de votre ressort"
    r"|en hypothèque|hypothèque (?:court|en cours)|valeur hypothécaire|loyers? nus?\b|(?:sous le|pris au) piège"
    r"|parc gratuit|[Dd]éclarer? faillite|[Ss]ortez de prison »|cartes? de sortie|jeux? de règles|[Cc]onversation"
    r"|[Rr]ediffusion|s’assoi|[Ff]aire partir|(?:premier|complet) tour du plateau|d’un bloc|\bdisput|[Ss]urenchéri"
    r"|de façon égale|sans égalité|[Dd]u milieu dure|ruleset »"
)
"""What had several names, by those that it has no more: the table is in docs/languages.md."""
CLASSIC: Final = re.compile(
    r"\b(?:[Rr]ues?|[Gg]ares?|[Hh]ôtels?|(?<![Rr]ègle )(?<![Rr]ègles )(?<!à la )(?<!de la )(?<!À la )[Mm]aisons?)\b"
)
"""Words of the classic board, which other editions have others for."""
OF_THE_CLASSIC: Final = frozenset(
    ["home-edition-classic", "shown-street", "shown-station", "help-rename", "rename-how", "study-income-text"]
)


def ones() -> list[tuple[str, str]]:
    """What is said of one, and so of none too, with its key."""
    return [
        (key, form)
        for part, key in keys("fr")
        for variant in chosen_by_one(known("fr", part)[key])
        for form in unfolded(variant)
    ]


@cache
def forms() -> tuple[tuple[str, str], ...]:
    """Every form of every French message as it is written, with its key."""
    return tuple((key, form) for part, key in keys("fr") for form in unfolded(known("fr", part)[key]))


def written_with(fault: re.Pattern[str]) -> list[tuple[str, str]]:
    """The forms with a fault, with their keys."""
    return [(key, form) for key, form in forms() if fault.search(form)]


def told_with(
    fault: re.Pattern[str], nouns: dict[str, object] | None = None, *, name: str = "Anna", count: int = 3
) -> list[tuple[str, str]]:
    """The messages that have a fault as they are told of a name and a number, with their keys."""
    said = [(key, line) for part, key in keys("fr") for line in told("fr", part, key, name, count, nouns)]
    return [(key, line) for key, line in said if fault.search(line)]
