"""What a person may ask before they answer: what a shrewd bot would do, and what everyone's chances are."""

from __future__ import annotations

from casedepart.cli.figures import decimal, percent, reach
from casedepart.cli.simulate_telling import reason_in_words
from casedepart.cli.terminal.answers import label
from casedepart.cli.terminal.desk import Desk
from casedepart.engine.actions import Offer
from casedepart.table.deciding import answer_of
from casedepart.table.previewing import Bargained, advised, copy_for
from casedepart.table.wire import asks
from casedepart.table.wire.news import ChanceView
from casedepart.texts import offer_text


def hint(desk: Desk, seat: int, rest: str) -> None:
    """What a shrewd bot would do, step by step, each with its reason."""
    host, theme = desk.host, desk.theme
    ask = asks.Advise("hint", seat)
    tried, _ = copy_for(host.table, ask, host.roles)
    found = advised(tried.clone(), seat, ask, Bargained.by(host.standing, seat))
    desk.say("advice" if found.acts else "advice-none")
    for deed, why in zip(found.acts, found.reasons, strict=True):
        act = answer_of(deed)
        what = offer_text(seat, act, theme.names) if isinstance(act, Offer) else label(theme, tried, seat, act)
        reason = reason_in_words(why, theme)
        desk.screen.say(f"  {what} ({reason})" if reason else f"  {what}")
        tried.apply(seat, act)


def chances(desk: Desk, seat: int, rest: str) -> None:
    """Everyone's chance to win, and one's own after each answer that is open, the best first."""
    # Loaded only here: few games ask for it, and it takes a while.
    from casedepart.server.chances import Weighing, weigh

    host, theme = desk.host, desk.theme
    copy_for(host.table, asks.Weigh("chances", seat), host.roles)
    desk.say("chances-wait")
    found = weigh(Weighing("chances", host.table.version, host.table.told(), seat, desk.weighing))
    desk.say("chances", playouts=decimal(found.playouts, theme.language, 0))
    for player, chance in enumerate(found.chances):
        say_chance(desk, desk.name(player), chance)
    if found.answers:
        desk.say("chances-answers")
    for answer in found.answers:
        say_chance(desk, label(theme, desk.game, seat, answer_of(answer.act)), answer.chance)


def say_chance(desk: Desk, what: str, chance: ChanceView) -> None:
    """One chance in a line, with its interval."""
    lang = desk.theme.language
    interval = reach(100 * chance.low, 100 * chance.high, lang, 0)
    desk.say("chance", what=what, chance=percent(chance.value, lang, 0), interval=interval)
