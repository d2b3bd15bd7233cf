"""One line for every action and every event, readable and parsable both ways.

    A rolls                                   B bids 50
    dice 3 4                                  card chance advance-to-go
    card chest: repairs 40 115                correction [A cash 500] [A owns 1 3] [turn B]
    A offers B: {give: {cash: 100, squares: [5]}, get: {cards: [chest]}}
    time is up by agreement                   time is up as A gives up
    A paid 70 > B @37 [P7] (2×35) rent-whole-group

Seats go by the players' names, squares by their numbers, cards by their names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from casedepart.engine.actions import (
    AGREED,
    BANK,
    CARD,
    CHANCE,
    CORRECT,
    DICE,
    MAYBE_SEAT,
    MAYBE_SQUARE,
    MOST_CARDS,
    ROWS,
    SEAT,
    SQUARE,
    SUM,
    TIME_UP,
    TRADE,
    Action,
    Correction,
    Deal,
    Described,
    Goods,
    Offer,
    Setting,
    Verb,
    action,
    card,
    dice,
    player_verbs,
    square_set,
    word_of,
)
from casedepart.engine.events import KINDS, NOBODY, ROLLED, Event
from casedepart.engine.phases.card import playable_effects
from casedepart.engine.phases.correction import OF_PLAYERS
from casedepart.engine.rules import DECK_NAMES, SQUARES, Rules
from casedepart.engine.sets import members

FACES = 6
"""Of an ordinary die."""
BY_AGREEMENT = " by agreement"
SETS = ("owns", "mortgaged")
"""What a correction says as a list of squares."""
NONE = "none"
"""An empty list."""
AS_ONE, GIVES_UP = " as ", " gives up"
"""What may follow `time is up`: who called it."""


class Unreadable(ValueError):
    """A line that is not in the notation: why, as the key of a text, what was said, and what it was said of."""

    def __init__(self, why: str, said: str = "", of: str = "") -> None:
        super().__init__(f"{why}: {said}")
        self.why: str = why
        self.said: str = said
        self.of: str = of

    def __reduce__(self) -> tuple[type[Unreadable], tuple[str, str, str]]:
        """Pickled by what it is made of: it reaches other processes as the cause of what went wrong there."""
        return Unreadable, (self.why, self.said, self.of)


# Actions


def action_line(seat: int, act: Action, names: Sequence[str], rules: Rules) -> str:
    """The line of an answer: who, and what."""
    if seat == CHANCE:
        return chance_line(act, names, rules)
    return f"{names[seat]} {action_words(act, names)}"


def chance_line(act: Action, names: Sequence[str], rules: Rules) -> str:
    """What chance answers."""
    if act.verb == DICE:
        face = f" {rules.die[(act.n >> 6) - 1]}" if act.n >> 6 else ""
        return f"dice {act.n >> 3 & 7} {act.n & 7}{face}"
    if isinstance(act, Described):
        return f"card {DECK_NAMES[act.n]}: {described_words(act, rules)}"
    if isinstance(act, Correction):
        return " ".join([word_of(CORRECT), *[f"[{setting_words(setting, names)}]" for setting in act.settings]])
    if act.verb == CARD:
        deck, place = divmod(act.n, MOST_CARDS)
        return f"card {DECK_NAMES[deck]} {rules.decks[deck][place].name}"
    if isinstance(act, Deal):
        return f"bank deals {names[act.n]} {numbers(act.squares)}"
    if act.n == AGREED:
        return word_of(act.verb) + BY_AGREEMENT
    return word_of(act.verb) + (f"{AS_ONE}{names[act.n]}{GIVES_UP}" if act.n >= 0 else "")


def described_words(act: Described, rules: Rules) -> str:
    """What a described card does, with its numbers; where no card does so, with those that are not 0."""
    count = 2 if act.second else 1 if act.first else 0
    for effect in playable_effects(rules):
        if effect.name == act.effect:
            count = max(count, len(effect.numbers))
    return " ".join([act.effect, *[str(number) for number in (act.first, act.second)[:count]]])


def setting_words(setting: Setting, names: Sequence[str]) -> str:
    """One thing of a correction: whose, what, and how much."""
    field, value = setting.field, setting.value
    if field == "turn":
        return f"turn {names[value]}"
    if " " in field or field == "streets":
        shown = " ".join([str(number) for number in setting.listed]) if setting.listed else str(value)
        return f"{field} {shown}" if " " in field else f"streets {setting.square} {value}"
    who = names[setting.seat]
    if field in SETS:
        return f"{who} {field} {numbers(value) or NONE}"
    if field == "cards":
        return f"{who} cards {' '.join([DECK_NAMES[deck] for deck in members(value)]) or NONE}"
    if field == "houses":
        return f"{who} houses {setting.square} {value}"
    if field == "jail" and value < 0:
        return f"{who} jail free"
    return f"{who} {field} {value}"


def action_words(act: Action, names: Sequence[str]) -> str:
    """What a player answers, without who."""
    row = ROWS[act.verb]
    word = row.word
    if isinstance(act, Offer):
        return f"{word} {names[act.n]}: {{give: {goods_words(act.give)}, get: {goods_words(act.get)}}}"
    if act.n < 0:
        return word
    if row.aim == SEAT or row.aim == MAYBE_SEAT:
        return f"{word} {names[act.n]}"
    return f"{word} {act.n}"


def goods_words(goods: Goods) -> str:
    """One side of a trade, in the words of a scenario."""
    parts: list[str] = []
    if goods.cash:
        parts.append(f"cash: {goods.cash}")
    if goods.squares:
        parts.append(f"squares: [{numbers(goods.squares, ', ')}]")
    if goods.cards:
        parts.append(f"cards: [{', '.join([DECK_NAMES[deck] for deck in members(goods.cards)])}]")
    parts += [f"{name}: {count}" for name, count in goods.others]
    return "{" + ", ".join(parts) + "}"


def numbers(mask: int, between: str = " ") -> str:
    return between.join([str(member) for member in members(mask)])


def parse_action(line: str, names: Sequence[str], rules: Rules) -> tuple[int, Action]:
    """The seat and the action of a line; `Unreadable` says what is wrong with it."""
    line = line.strip()
    chance = parse_chance(line, names, rules)
    if chance is not None:
        return CHANCE, chance
    seat, rest = take_name(line, names)
    return seat, parse_words(rest, names)


def parse_chance(line: str, names: Sequence[str], rules: Rules) -> Action | None:
    """A line of chance, or None when it is a player's."""
    words = line.split()
    if line.startswith(word_of(TIME_UP)):
        return parse_time(line[len(word_of(TIME_UP)) :], names)
    if words[:1] == ["dice"] and 3 <= len(words) <= 4 and words[1].isdecimal():
        return parse_dice(words[1:], rules.die)
    if words[:1] == ["card"] and 3 <= len(words) <= 5 and words[1].removesuffix(":") in DECK_NAMES and ":" in words[1]:
        return parse_described(words[1].removesuffix(":"), words[2:])
    if words[:1] == [word_of(CORRECT)] and line.endswith("]"):
        return parse_correction(line, names)
    if words[:1] == ["card"] and len(words) == 3 and words[1] in DECK_NAMES:
        return parse_card(words[1], words[2], rules)
    if words[:2] == ["bank", "deals"]:
        seat, rest = take_name(line.split("deals", 1)[1].strip(), names)
        return Deal(seat, parse_squares(rest.split()))
    return None


def parse_time(rest: str, names: Sequence[str]) -> Action:
    """Who called time, after the words that say so: nobody, all of them, or one who gives up."""
    if rest == BY_AGREEMENT:
        return action(TIME_UP, AGREED)
    if rest.startswith(AS_ONE) and rest.endswith(GIVES_UP):
        seat, after = take_name(rest[len(AS_ONE) : -len(GIVES_UP)], names)
        if not after:
            return action(TIME_UP, seat)
    if rest:
        raise Unreadable("time-up", rest.strip())
    return action(TIME_UP)


def parse_dice(shown: Sequence[str], third: Sequence[str] = ()) -> Action:
    """Two dice, each 1 to 6; and the face of a third, where there is one: of several alike, the first."""
    for die in shown[:2]:
        if not die.isdecimal() or len(die) > 1 or not 1 <= int(die) <= FACES:
            raise Unreadable("die", die)
    if len(shown) == 2:
        return dice(int(shown[0]), int(shown[1]))
    if shown[2] not in third:
        raise Unreadable("third-die" if third else "no-third-die", shown[2], ", ".join(dict.fromkeys(third)))
    return dice(int(shown[0]), int(shown[1]), 1 + list(third).index(shown[2]))


def parse_card(deck_name: str, card_name: str, rules: Rules) -> Action:
    """A card by its deck and name: the first of that name."""
    deck = DECK_NAMES.index(deck_name)
    for place in range(len(rules.decks[deck])):
        if rules.decks[deck][place].name == card_name:
            return card(deck, place)
    raise Unreadable("card", card_name, deck_name)


def parse_described(deck_name: str, words: Sequence[str]) -> Action:
    """A card by its deck and what it does, with its numbers."""
    sums = [whole_sum(word) for word in words[1:]] + [0, 0]
    return Described(DECK_NAMES.index(deck_name), words[0], sums[0], sums[1])


def parse_correction(line: str, names: Sequence[str]) -> Action:
    """All that a correction says, each thing in brackets."""
    if not CORRECTION.match(line):
        raise Unreadable("correction", line)
    return Correction(tuple([parse_setting(said, names) for said in BRACKETED.findall(line)]))


def parse_setting(said: str, names: Sequence[str]) -> Setting:
    """One thing of a correction."""
    try:
        seat, rest = take_name(said, names)
    except Unreadable:
        return parse_of_table(said, names)
    # Someone may be called as something else is: then what is said of them tells.
    words = rest.split()
    return (
        parse_of_player(seat, words, said)
        if words[:1] != [] and words[0] in OF_PLAYERS
        else parse_of_table(said, names)
    )


def parse_of_table(said: str, names: Sequence[str]) -> Setting:
    """What a correction says of the table or of a variant."""
    words = said.split()
    if words[:1] == ["turn"]:
        seat, rest = take_name(said[len("turn") :].strip(), names)
        if rest:
            raise Unreadable("after", said, names[seat])
        return Setting("turn", seat)
    if words[:1] == ["streets"] and len(words) == 3:
        return Setting("streets", whole_sum(words[2]), square=parse_square(words[1], said))
    return parse_fact(said)


def parse_of_player(seat: int, words: Sequence[str], said: str) -> Setting:
    """What a correction says of a player."""
    field = words[0] if words else ""
    rest = [] if words[1:] == [NONE] else words[1:]
    if field in SETS and len(words) > 1:
        return Setting(field, parse_squares(rest), seat)
    if field == "cards" and len(words) > 1:
        for deck in rest:
            if deck not in DECK_NAMES:
                raise Unreadable("deck", deck, ", ".join(DECK_NAMES))
        return Setting(field, sum(1 << DECK_NAMES.index(deck) for deck in set(rest)), seat)
    if field == "houses" and len(words) == 3:
        return Setting(field, whole_sum(words[2]), seat, parse_square(words[1], said))
    if field == "jail" and words[1:] == ["free"]:
        return Setting(field, -1, seat)
    if field in OF_PLAYERS and len(words) == 2:
        return Setting(field, whole_sum(words[1]), seat)
    raise Unreadable("of-player", said, ", ".join(OF_PLAYERS))


def parse_fact(said: str) -> Setting:
    """What a correction says of a variant: its name, the fact's, and a number, or one a seat."""
    found = FACT.match(said)
    if found is None:
        raise Unreadable("fact", said)
    field, listed = f"{found['variant']} {found['fact']}", tuple([int(word) for word in found["numbers"].split()])
    return Setting(field, listed[0]) if len(listed) == 1 else Setting(field, 0, listed=listed)


def take_name(line: str, names: Sequence[str]) -> tuple[int, str]:
    """The seat that a line begins with, and the rest of it; of two names that fit, the longer."""
    best = -1
    for seat in range(len(names)):
        name = names[seat]
        if (line == name or line.startswith((name + " ", name + ":"))) and (best < 0 or len(name) > len(names[best])):
            best = seat
    if best < 0:
        who = line.split()[0] if line.split() else ""
        raise Unreadable("player", who, ", ".join(names))
    return best, line[len(names[best]) :].strip()


def parse_words(words: str, names: Sequence[str]) -> Action:
    """A player's answer, without who."""
    verb = longest_verb(words)
    rest = words[len(verb.word) :].strip()
    aim = verb.aim
    if aim == TRADE:
        return parse_offer(rest, names)
    if aim == SQUARE or (aim == MAYBE_SQUARE and rest):
        return action(verb.number, parse_square(rest, words))
    if aim == SUM:
        return action(verb.number, whole_sum(rest))
    if aim == SEAT or (aim == MAYBE_SEAT and rest):
        seat, after = take_name(rest, names)
        if after:
            raise Unreadable("after", words, names[seat])
        return action(verb.number, seat)
    if rest:
        raise Unreadable("after", words, verb.word)
    return action(verb.number)


def longest_verb(words: str) -> Verb:
    """The verb that the words begin with: of several that fit, the longest."""
    fitting = [verb for verb in player_verbs() if words == verb.word or words.startswith(verb.word + " ")]
    if not fitting:
        raise Unreadable("verb", words)
    return max(fitting, key=lambda verb: len(verb.word))


def parse_square(text: str, words: str) -> int:
    if not text.isdecimal() or len(text) > 2 or int(text) >= SQUARES:
        raise Unreadable("square", text, words)
    return int(text)


def whole_sum(text: str) -> int:
    """A sum as it may be written: a whole number of at most nine digits."""
    if not text.isdecimal() or len(text) > 9:
        raise Unreadable("sum", text[:20])
    return int(text)


def parse_squares(texts: Sequence[str]) -> int:
    return square_set([parse_square(text, " ".join(texts)) for text in texts])


BRACKETED = re.compile(r"\[([^\[\]]*)\]")
CORRECTION = re.compile(r"^correction(?: \[[^\[\]]+\])+$")
FACT = re.compile(r"^(?P<variant>\S{1,64}) (?P<fact>[a-z_-]{1,40}) (?P<numbers>-?\d{1,9}(?: \d{1,9})*)$")
SIDES = re.compile(r"^\{\s*give:\s*(\{.*?\})\s*,\s*get:\s*(\{.*?\})\s*\}$")
SIDE = re.compile(
    r"^\{\s*(?:cash:\s*(?P<cash>\d+))?\s*,?\s*(?:squares:\s*\[(?P<squares>[\d,\s]*)\])?\s*,?\s*"
    r"(?:cards:\s*\[(?P<cards>[a-z,\s]*)\])?(?P<others>(?:\s*,?\s*[a-z-]+:\s*\d+)*)\s*\}$"
)
OTHER = re.compile(r"([a-z-]+):\s*(\d+)")


def parse_offer(text: str, names: Sequence[str]) -> Offer:
    """An offer: `B: {give: {cash: 100}, get: {squares: [12]}}`."""
    seat, rest = take_name(text, names)
    sides = SIDES.match(rest.removeprefix(":").strip())
    if sides is None:
        raise Unreadable("offer", text)
    return Offer(seat, parse_goods(sides.group(1)), parse_goods(sides.group(2)))


def parse_goods(text: str) -> Goods:
    """One side of an offer: cash, squares, cards and what variants add, in that order."""
    side = SIDE.match(text)
    if side is None:
        raise Unreadable("side", text)
    found = side.groupdict()
    squares = [word.strip() for word in (found["squares"] or "").split(",") if word.strip()]
    decks = [word.strip() for word in (found["cards"] or "").split(",") if word.strip()]
    for deck in decks:
        if deck not in DECK_NAMES:
            raise Unreadable("deck", deck, ", ".join(DECK_NAMES))
    cards = sum(1 << DECK_NAMES.index(deck) for deck in set(decks))
    others = [(name, whole_sum(count)) for name, count in OTHER.findall(found["others"] or "")]
    if len({name for name, _ in others} - {"cash", "squares", "cards"}) != len(others):
        raise Unreadable("side-twice", text)
    return Goods(whole_sum(found["cash"] or "0"), parse_squares(squares), cards, tuple([o for o in others if o[1]]))


# Events


def event_line(event: Event, names: Sequence[str]) -> str:
    """The line of an event: who, what, how much, to whom, where, by which rule, how it is worked out."""
    parts: list[str] = []
    if event.seat != NOBODY:
        parts.append(seat_name(event.seat, names))
    parts.append(event.kind)
    if event.kind == ROLLED:
        parts.append(f"{event.n >> 3}+{event.n & 7}")
    elif event.n:
        parts.append(str(event.n))
    if event.other != NOBODY:
        parts.append("> " + seat_name(event.other, names))
    if event.square >= 0:
        parts.append(f"@{event.square}")
    if event.rule:
        parts.append(f"[{event.rule}]")
    if event.working:
        parts.append(f"({event.working})")
    if event.why:
        parts.append(event.why)
    return " ".join(parts)


def seat_name(seat: int, names: Sequence[str]) -> str:
    return "bank" if seat == BANK else names[seat]


def parse_event(line: str, names: Sequence[str]) -> Event:
    """The event of a line."""
    known = "|".join(re.escape(name) for name in sorted([*names, "bank"], key=len, reverse=True))
    kinds = "|".join(sorted(KINDS, key=len, reverse=True))
    found = re.match(
        rf"^(?:(?P<seat>{known}) )?(?P<kind>{kinds})(?: (?P<n>-?\d{{1,15}}|[1-6]\+[1-6]))?(?: > (?P<other>{known}))?"
        r"(?: @(?P<square>\d\d?))?(?: \[(?P<rule>[A-Z]\d+)\])?(?: \((?P<working>[^)]*)\))?(?: (?P<why>[a-z0-9-]+))?$",
        line.strip(),
    )
    if found is None:
        raise Unreadable("event", line)
    return Event(
        found["kind"],
        seat_number(found["seat"], names),
        seat_number(found["other"], names),
        int(found["square"] or -1),
        event_number(found["n"]),
        found["rule"] or "",
        found["working"] or "",
        found["why"] or "",
    )


def event_number(text: str | None) -> int:
    """A sum or a count; dice are written with a plus."""
    if text is None:
        return 0
    first, plus, second = text.partition("+")
    return 8 * int(first) + int(second) if plus else int(text)


def seat_number(name: str | None, names: Sequence[str]) -> int:
    if name is None:
        return NOBODY
    return BANK if name == "bank" else list(names).index(name)
