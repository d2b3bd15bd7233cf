"""What `casedepart odds` finds, as JSON: plain names and figures."""

from __future__ import annotations

import shlex

import casedepart
from casedepart.cli.odds_file import Place
from casedepart.engine.notation import action_words
from casedepart.sim.chances.decisions import Weighed
from casedepart.sim.chances.odds import Odds
from casedepart.sim.chances.playouts import PlayoutSetting
from casedepart.sim.chances.review_result import Moment, Review, Trade, Turning
from casedepart.sim.intervals import Estimate, tidy

Values = dict[str, object]


def provenance(place: Place, setting: PlayoutSetting, playouts: int, review: bool) -> Values:
    """Where the figures come from: the build, the game and its edition, who played it on, and by what command."""
    spec = place.transcript.spec if place.transcript is not None else None
    where = (place.words[0], "--review") if review else place.words
    settings = ("--bots", ",".join(setting.bots), "--seed", setting.seed, "--playouts", str(playouts))
    rounds = ("--rounds", str(setting.rounds)) if setting.rounds else ()
    return {
        "casedepart": casedepart.__version__,
        "rules": casedepart.rules_fingerprint(),
        "bots_by": casedepart.bots_fingerprint(),
        **({"edition": spec.load().id, "digest": spec.load().digest[:16], "plays": spec.words()} if spec else {}),
        "bots": list(setting.bots),
        "seed": setting.seed,
        "rounds": setting.rounds,
        "command": shlex.join(["casedepart", "odds", *where, *settings, *rounds]),
    }


def odds_values(place: Place, found: Odds, tried: list[Weighed], setting: PlayoutSetting) -> Values:
    """Everyone's chances, and those after each answer."""
    players = zip(place.names.players, found.chances, strict=True)
    return {
        "at": place.at,
        "bots": list(setting.bots),
        "seed": setting.seed,
        "playouts": found.playouts,
        "cut_off": found.cut_off,
        "players": [
            {"name": name, "chance": tidy(chance.value), "interval": reach(chance)} for name, chance in players
        ],
        "answers": [answer_values(place, answer) for answer in tried],
        "provenance": provenance(place, setting, found.playouts, False),
    }


def answer_values(place: Place, answer: Weighed) -> Values:
    """One answer, and how it compares with the best."""
    players = place.names.players
    return {
        "player": players[answer.seat],
        "answer": action_words(answer.action, players),
        "chance": tidy(answer.chance.value),
        "interval": reach(answer.chance),
        "difference": tidy(answer.difference.value),
        "difference_interval": reach(answer.difference),
        "playouts": answer.chance.count,
    }


def reach(found: Estimate) -> list[float | None]:
    """The interval of a figure."""
    return [tidy(found.low), tidy(found.high)]


def review_values(place: Place, found: Review, setting: PlayoutSetting) -> Values:
    """A whole game, looked at again."""
    return {
        "players": list(place.names.players),
        "bots": list(setting.bots),
        "seed": setting.seed,
        "playouts": found.playouts,
        "moments": [moment_values(place, moment) for moment in found.moments],
        "turning": turning_values(place, found.turning) if found.turning else None,
        "trades": [trade_values(place, trade) for trade in found.trades],
        "trades_left_out": found.left_out,
        "provenance": provenance(place, setting, found.moments[0].chances[0].count, True),
    }


def moment_values(place: Place, moment: Moment) -> Values:
    """One moment of the curve."""
    return {
        "n": moment.n,
        "turn": moment.turn,
        "player": place.names.players[moment.seat],
        "chances": [tidy(chance.value) for chance in moment.chances],
        "intervals": [reach(chance) for chance in moment.chances],
        "playouts": moment.chances[moment.seat].count,
    }


def turning_values(place: Place, turning: Turning) -> Values:
    """Where the game turned."""
    return {
        "first": turning.first,
        "last": turning.last,
        "player": place.names.players[turning.seat],
        "from": tidy(turning.before.value),
        "to": tidy(turning.after.value),
        "swing": tidy(turning.swing.value),
        "interval": reach(turning.swing),
    }


def trade_values(place: Place, trade: Trade) -> Values:
    """What hung on an offer."""
    players = place.names.players
    return {
        "n": trade.n,
        "by": players[trade.by],
        "to": players[trade.to],
        "offer": action_words(trade.offer, players),
        "accepted": trade.accepted,
        "swing": [tidy(found.value) for found in trade.swing],
        "intervals": [reach(found) for found in trade.swing],
        "playouts": trade.swing[0].count,
    }
