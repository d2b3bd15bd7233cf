"""Every rule by its number: its chapter, and where it is played."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from casedepart.engine import Variant
from casedepart.texts.fluent import UnknownText, text
from casedepart.texts.words import RULESETS, Words
from casedepart.variants import HOUSE_RULES, VARIANTS

HASBRO, WINNING_MOVES, SORE_LOSERS = RULESETS
BANKRUPTCY_GAMES = (HASBRO, WINNING_MOVES)
"""The rulesets whose standard game is won by the last player who is not bankrupt (W1)."""

CHAPTERS = {
    "S": ("setup", 9),
    "T": ("turn", 6),
    "P": ("property", 13),
    "C": ("cards", 4),
    "X": ("cards", 2),
    "F": ("cards", 2),
    "J": ("jail", 7),
    "B": ("buildings", 10),
    "M": ("mortgages", 5),
    "D": ("trades", 4),
    "K": ("debts", 6),
    "W": ("end", 3),
    "Q": ("shorter", 6),
    "G": ("fight", 3),
    "E": ("powers", 8),
    "L": ("coins", 16),
    "R": ("rulings", 15),
}
"""By the letter of their numbers: the chapter, and how many rules there are."""

RULES = [f"{letter}{n}" for letter, (_, many) in CHAPTERS.items() for n in range(1, many + 1)]
"""The numbers of all rules, in the order of the book; then those of house rules, and of variants that were loaded."""


@dataclass(frozen=True)
class Scope:
    """Where a rule is played: under which rulesets, only with which optional rule, only where groups earn a badge."""

    rulesets: tuple[str, ...] = RULESETS
    option: str = ""
    """The variant that it belongs to."""
    badges: bool = False
    house: bool = False
    """It is a house rule, which no booklet has."""

    @property
    def only(self) -> str:
        """What it takes beside the ruleset, as the messages about it are called; empty: nothing."""
        if self.badges:
            return "badges"
        if self.house:
            return "house-rule"
        return f"option-{self.option}" if self.option else ""


_EVERYWHERE = Scope()
_BANKRUPTCY = Scope(BANKRUPTCY_GAMES)
_COINS = Scope((SORE_LOSERS,))
_NARROWER = {
    **dict.fromkeys(("P11", "P12", "F1", "B2", "B8", "B9", "W1", "Q1", "Q2", "Q4", "Q5", "R15"), _BANKRUPTCY),
    **dict.fromkeys(("S8", "X2", "F2", "B10", "W2", "W3", "R11", "R12"), _COINS),
    **dict.fromkeys(("J7", "Q3"), Scope((WINNING_MOVES,))),
    "Q6": Scope((HASBRO,)),
    **dict.fromkeys(("R10", "R13"), Scope(BANKRUPTCY_GAMES, "powers")),
    "E8": Scope(badges=True),
}
_BY_LETTER = {
    "G": Scope(BANKRUPTCY_GAMES, "fight"),
    "E": Scope(BANKRUPTCY_GAMES, "powers"),
    "L": _COINS,
}


def add_rules(variant: Variant, chapter: str = "own") -> None:
    """Let the rules of a variant be known, that no booklet has."""
    for rule in variant.rules:
        if rule not in RULES:
            RULES.append(rule)
            CHAPTERS.setdefault(rule[0], (chapter, 0))
            _NARROWER[rule] = Scope(option=variant.name, house=True)


def rule_number(asked: str) -> str:
    """The number of a rule as the book writes it, however it was typed."""
    number = asked.strip().upper()
    if number in RULES:
        return number
    near = near_rules(number)
    raise UnknownText(f"There is no rule {asked!r}." + (f" Near it: {', '.join(near)}." if near else ""))


def near_rules(number: str) -> tuple[str, ...]:
    """Rules whose numbers look like one that does not exist."""
    same_letter = tuple(rule for rule in RULES if number and rule[0] == number[0])
    near = get_close_matches(number, same_letter or RULES, n=4, cutoff=0.3) or same_letter[:4]
    return tuple(sorted(near, key=RULES.index))


def chapter_title(number: str, language: str) -> str:
    """The title of the chapter that a rule stands in."""
    return text(language, f"chapter-{CHAPTERS[number[0]][0]}")


def scope(number: str) -> Scope:
    """Where a rule is played."""
    return _NARROWER.get(number) or _BY_LETTER.get(number[0], _EVERYWHERE)


def played(number: str, words: Words) -> bool:
    """Whether a rule is played in an edition, at least where the table takes up its options."""
    where = scope(number)
    return (
        words.ruleset in where.rulesets
        and (not where.option or where.option in words.options)
        and (words.badges or not where.badges)
    )


for _name in HOUSE_RULES:
    add_rules(VARIANTS[_name](), "house")
# How people stop is a house rule too, and needs no option.
RULES[RULES.index("H9") : RULES.index("H9")] = ["H7", "H8"]
# A position is set right where there is a real board: it needs no option either.
RULES.insert(RULES.index("H29"), "H28")
