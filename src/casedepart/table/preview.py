"""Previews (dry runs), hints and quotes: tried on a copy of the game, or asked of a bot. Nothing of it is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from casedepart import bots
from casedepart.bots import Bot
from casedepart.engine import usual_rents
from casedepart.engine.actions import REJECT, Action, Offer, Refused, action
from casedepart.engine.game import Game
from casedepart.engine.notation import action_words
from casedepart.table.bot_worker import answer_without_offer
from casedepart.table.defaults import default_answer
from casedepart.table.draft import is_answer
from casedepart.table.errors import TableError
from casedepart.table.keys import Roles
from casedepart.table.quotes import Trade
from casedepart.table.standing import Standing
from casedepart.table.terms import answer_of, goods, terms_of
from casedepart.table.views import player_view, reason_view, seat_options
from casedepart.table.wire.news import Advised, Compared, OutcomeView, Previewed, Quoted, ReasonView
from casedepart.table.wire.parts import ActTerms
from casedepart.texts import refusal

if TYPE_CHECKING:
    from casedepart.table.messages.trials import Advise, Compare, Preview, Quote, Trial
    from casedepart.table.table import Table

ADVISER: Final = "shrewd"
"""Whose advice is given."""
MOST_ADVICE: Final = 40
"""How many acts a piece of advice has at most."""


def copy_for(table: Table, ask: Trial, roles: Roles) -> tuple[Game, int]:
    """A copy of the game to try things on, and the seat that tries them; an error says why not."""
    seat = table.speaker(ask.seat, roles)
    draft = table.draft()
    if table.standing.paused:
        raise TableError("paused")
    if not table.standing.settings.hints and ask.is_hint(draft.game, seat):
        raise TableError("hints-off")
    return draft.game.seen_by(seat), seat


def previewed(game: Game, seat: int, ask: Preview, language: str) -> Previewed:
    """What a copy of the game is after some acts of a seat, up to the first that is refused."""
    acts = [answer_of(terms) for terms in ask.acts]
    sums: list[int] = []
    rule, why, told = "", "", ""
    for act in acts:
        before = game.players[seat].cash
        try:
            game.apply(seat, act)
        except Refused as refused:
            rule, why = refused.rule, refused.why
            told = refusal(rule, why, language)
            break
        sums.append(game.players[seat].cash - before)
    return Previewed(
        id=ask.id,
        sums=sums,
        rule=rule,
        why=why,
        told=told,
        players=[player_view(game, number) for number in range(len(game.players))],
        buildings=list(game.buildings),
        options=seat_options(game, seat),
    )


def compared(game: Game, seat: int, ask: Compare) -> Compared:
    """What each of some acts would do by itself, each tried on a copy of its own."""
    rents, times = usual_rents(game)
    outcomes: list[OutcomeView] = []
    for terms in ask.acts:
        tried = game.clone()
        rule = ""
        try:
            tried.apply(seat, answer_of(terms))
        except Refused as refused:
            rule = refused.rule
        then, then_times = usual_rents(tried)
        at = terms.n if 0 <= terms.n < len(rents) else 0
        brought = tried.players[seat].cash - game.players[seat].cash
        outcomes.append(OutcomeView(rule, brought, (rents[at], then[at]), (times[at], then_times[at])))
    return Compared(id=ask.id, outcomes=outcomes)


@dataclass(frozen=True)
class Bargained:
    """What a seat has offered already: nobody is advised to offer it again, or twice in a turn."""

    turn: str
    """When it made its last offer."""
    words: tuple[str, ...]
    players: tuple[str, ...]

    @staticmethod
    def by(standing: Standing, seat: int) -> Bargained:
        """What a seat of a table has offered."""
        turn, *words = standing.bargains.get(str(seat), [""])
        return Bargained(turn, tuple(words), tuple(standing.players))

    def allows(self, game: Game, offer: Offer) -> bool:
        """May this offer be advised?"""
        return self.turn != str(game.turns) and action_words(offer, self.players) not in self.words


def advised(game: Game, seat: int, ask: Advise, before: Bargained) -> Advised:
    """What a shrewd bot would do for a seat, on a copy of the game, until it has answered the open question.

    An offer is the last of it: what to do next depends on how it is answered.
    """
    bot = bots.make(ADVISER)
    acts: list[ActTerms] = []
    reasons: list[ReasonView] = []
    while len(acts) < MOST_ADVICE and not game.over:
        act = advised_act(bot, game, seat, before)
        if act is None:
            break
        answers, reason = is_answer(game, seat, act), reason_view(bot.reason(game, seat, act))
        try:
            game.apply(seat, act)
        except Refused:
            break
        acts.append(terms_of(act))
        reasons.append(reason)
        if answers or isinstance(act, Offer):
            break
    return Advised(id=ask.id, acts=acts, reasons=reasons)


def advised_act(bot: Bot, game: Game, seat: int, before: Bargained) -> Action | None:
    """The next act of a piece of advice; None: to wait."""
    act = bot.react(game, seat)
    if isinstance(act, Offer) and not before.allows(game, act):
        return action(REJECT, act.n)
    if act is None and game.asked >> seat & 1:
        act = bot.answer(game, seat)
        if isinstance(act, Offer) and not before.allows(game, act):
            return answer_without_offer(bot, game, seat) or default_answer(game, seat)
    return act


def quoted(table: Table, game: Game, seat: int, ask: Quote) -> Quoted:
    """What a bot of the table wants for a trade; an error or a refusal says why it names no price."""
    if game.over:
        raise TableError("game-over")
    trade = Trade(seat, ask.other, goods(ask.give), goods(ask.get))
    cash, reason = table.bots.quote(game, table.standing, trade)
    return Quoted(id=ask.id, sum=cash, reason=reason)
