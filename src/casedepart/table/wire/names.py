"""The words of the wire that come from the rules: verbs, questions, kinds of events, and the phases of a table.

They are closed lists, so that a client which misspells one does not compile; a test holds them against the engine and
the package's variants. What a variant of someone's own adds was not known when a client was built: it goes over the
wire as `own`, with its word beside it.
"""

from __future__ import annotations

from typing import Any, Final, Literal, cast, get_args

Verb = Literal[
    "rolls",
    "buys",
    "declines",
    "bids",
    "passes",
    "contests",
    "pays fine",
    "uses card",
    "pays",
    "draws",
    "keeps",
    "places",
    "settles",
    "goes bankrupt",
    "ends turn",
    "claims",
    "builds",
    "sells",
    "sells hotels",
    "mortgages",
    "redeems",
    "offers",
    "accepts",
    "rejects",
    "withdraws",
    "fights",
    "uses power",
    "uses coins",
    "steals",
    "sends",
    "robs",
    "moves to",
    "own",
]
Question = Literal[
    "",
    "turn",
    "sale",
    "auction",
    "estate-sale",
    "building-auction",
    "contest",
    "place",
    "pay-or-draw",
    "levy",
    "rent-roll",
    "settlement",
    "estates",
    "received",
    "finish",
    "roll-off",
    "dealing",
    "draw",
    "fight-or-pay",
    "fight-roll",
    "attack-roll",
    "robbery",
    "theft",
    "send-to-jail",
    "free-house",
    "where-to",
    "sealed-auction",
    "own",
]
EventKind = Literal[
    "rolled",
    "moved",
    "paid",
    "received",
    "bought",
    "auction",
    "bid",
    "passed",
    "unsold",
    "drew",
    "jailed",
    "freed",
    "stayed",
    "rent-due",
    "lapsed",
    "claimed",
    "owes",
    "built",
    "sold",
    "mortgaged",
    "redeemed",
    "kept",
    "offered",
    "traded",
    "rejected",
    "offer-lapsed",
    "took",
    "bankrupt",
    "turn",
    "skipped",
    "last-lap",
    "home",
    "counted",
    "won",
    "time-up",
    "agreed",
    "gave-up",
    "contested",
    "card-returned",
    "dealt",
    "declined",
    "begins",
    "card-given",
    "cleared",
    "fought",
    "coin",
    "coin-lost",
    "figure",
    "trapped",
    "released",
    "pot",
    "not-for-sale",
    "no-rent",
    "sealed",
    "described",
    "corrected",
    "own",
]
Phase = Literal["gathering", "playing", "over"]
Deck = Literal["chance", "chest"]
Aim = Literal["nothing", "square", "seat", "sum", "maybe-square", "maybe-seat"]

NAMED: Final[dict[str, tuple[Any, str]]] = {
    "Verb": (Verb, "What a player may do; `own`: a verb of a variant of someone's own, its word stands beside it."),
    "Question": (Question, "What is asked; empty: the game is over. `own`: a question of a variant of someone's own."),
    "EventKind": (EventKind, "What happened; `own`: a kind of event of a variant of someone's own."),
    "Phase": (Phase, "How far a table has come."),
    "Deck": (Deck, "A deck of cards."),
    "Aim": (
        Aim,
        "What a verb takes: a square, a seat, a sum or nothing; `maybe-`: or nothing, as the question has it.",
    ),
}
"""Those lists that have a name of their own in the schema and in the page's types, and what each is."""

VERBS: Final = frozenset(get_args(Verb)) - {"own"}
QUESTIONS: Final = frozenset(get_args(Question)) - {"own"}
KINDS: Final = frozenset(get_args(EventKind)) - {"own"}


def verb_named(word: str) -> Verb:
    """A verb of the engine as it goes over the wire."""
    return cast(Verb, word) if word in VERBS else "own"


def question_named(name: str) -> Question:
    """A question of the engine as it goes over the wire."""
    return cast(Question, name) if name in QUESTIONS else "own"


def kind_named(kind: str) -> EventKind:
    """A kind of event as it goes over the wire."""
    return cast(EventKind, kind) if kind in KINDS else "own"
