"""The game, a state machine: it stops only to ask, and moves only when answered.

`decision()` says who may act and with what; `apply(seat, action)` commits one answer and runs to the next question.
Chance is a player: dice, cards and deals are answers of its seat. There is no generator, clock or I/O here.
"""

from __future__ import annotations

import hashlib
from typing import NoReturn

from casedepart.engine import events
from casedepart.engine.actions import (
    ACCEPT,
    AGREED,
    BUILD,
    CHANCE,
    CHANCE_BIT,
    CLAIM,
    CORRECT,
    DICE,
    MORTGAGE,
    OFFER,
    OWN,
    REDEEM,
    REJECT,
    ROWS,
    SELL,
    SELL_HOTELS,
    TIME_UP,
    WITHDRAW,
    Action,
    Correction,
    Offer,
    action,
    refuse,
)
from casedepart.engine.copies import refuse_copy
from casedepart.engine.decision import Decision, Options
from casedepart.engine.phases.build import build, buildable
from casedepart.engine.phases.correction import correct
from casedepart.engine.phases.debt import open_debt
from casedepart.engine.phases.end import agree_to_count, ended_by, give_up
from casedepart.engine.phases.mortgage import (
    Received,
    mortgage,
    mortgageable,
    received,
    redeem,
    redeem_price,
    redeemable,
)
from casedepart.engine.phases.rent import claim_rent, claims_of, due_from
from casedepart.engine.phases.sell import (
    outright_price,
    outright_sellable,
    sell,
    sell_outright,
    sell_price,
    sellable,
)
from casedepart.engine.phases.setup import Dealing, RollOff
from casedepart.engine.phases.trade import (
    accept,
    acceptable_from,
    has_offer,
    lapse_offers,
    offer,
    offers_to,
    reject,
    withdraw,
)
from casedepart.engine.phases.turn import Turn
from casedepart.engine.rules import FEWEST_PLAYERS, SQUARES, Rules
from casedepart.engine.sets import members
from casedepart.engine.state import Frame, Player, Position


class Game(Position):
    """One game, from the roll for the first turn to the last count."""

    def __init__(self, rules: Rules, players: tuple[Player, ...], top: Frame) -> None:
        super().__init__(rules, players, top)

    @staticmethod
    def start(rules: Rules, players: int) -> Game:
        """A new game: the deal of a short game, then the roll for the first turn."""
        if not FEWEST_PLAYERS <= players <= rules.most_players:
            raise refuse("S2", "number-of-players")
        game = Game.bare(rules, players)
        everyone = (1 << players) - 1
        game.push(RollOff(everyone, 0, 0))
        if rules.choices.dealt:
            game.push(Dealing(everyone))
        game.run()
        return game

    @staticmethod
    def bare(rules: Rules, players: int) -> Game:
        """A game set up, with the first seat to begin: nothing rolled and nothing dealt. Call `run` to go on."""
        game = Game(rules, tuple([Player(rules.choices.cash) for _ in range(players)]), Turn())
        for variant in rules.variants:
            state = variant.first_state(rules, players)
            if state is not None:
                game.states += (state,)
        for variant in rules.variants:
            variant.begins(game)
        return game

    # Asking

    def decision(self) -> Decision:
        """Who may act now, and with what."""
        options = [self.options(seat) for seat in range(len(self.players))]
        chance = self.options(CHANCE) if self.asked & CHANCE_BIT else None
        return Decision(self.asked, options, chance)

    def options(self, seat: int) -> Options:
        """What this seat may do now: answers to the open question, and what is allowed at any time (T6)."""
        options = Options(seat)
        if self.over or (seat != CHANCE and (not 0 <= seat < len(self.players) or self.players[seat].out)):
            return options
        if self.asked >> seat & 1:
            options.verbs = self.top.verbs(self, seat)
            self.top.fill(self, seat, options)
        if seat != CHANCE:
            self.fill_free(seat, options)
        return options

    def fill_free(self, seat: int, options: Options) -> None:
        """Claim, build, sell, mortgage, redeem and trade (T6)."""
        if not options.verbs >> CLAIM & 1:
            options.put_free(CLAIM, claims_of(self, seat))
        options.put_free(BUILD, buildable(self, seat))
        options.put_free(SELL, sellable(self, seat))
        options.put_free(SELL_HOTELS, outright_sellable(self, seat))
        options.put_free(MORTGAGE, mortgageable(self, seat))
        self.fill_redeem(seat, options)
        options.free |= 1 << OFFER
        options.put_free(ACCEPT, acceptable_from(self, seat))
        options.put_free(REJECT, offers_to(self, seat))
        if has_offer(self, seat):
            options.free |= 1 << WITHDRAW

    def fill_redeem(self, seat: int, options: Options) -> None:
        """Redemptions, those that are asked for and any other; beside one answer for all (M5) these stay free."""
        others = redeemable(self, seat)
        for square in members(others):
            if received(self, seat, 1 << square) is not None:
                others &= ~(1 << square)
        if options.verbs & ~options.alone & 1 << REDEEM:
            options.targets[REDEEM] |= others
        else:
            options.put_free(REDEEM, others)

    def sums_of(self, seat: int, verb: int, targets: int) -> list[int]:
        """What an allowed verb does to this player's cash, with each of these targets, if nobody contests it.

        0 where it is not known before; a verb that stands alone has no targets, and one sum.
        """
        rules = self.rules
        if not targets:
            return [self.top.sum_of(self, seat, action(verb))]
        if verb == MORTGAGE:
            return [rules.mortgage[square] for square in members(targets)]
        if verb == BUILD:
            return [-rules.building[square] for square in members(targets)]
        if verb == SELL:
            return [sell_price(self, square) for square in members(targets)]
        if verb == SELL_HOTELS:
            return [outright_price(self, square) for square in members(targets)]
        if verb == REDEEM:
            return [-self.price_to_redeem(seat, square) for square in members(targets)]
        if verb == CLAIM:
            return [due_from(self, seat, visitor) for visitor in members(targets)]
        return [self.top.sum_of(self, seat, action(verb, target)) for target in members(targets)]

    def price_to_redeem(self, seat: int, square: int) -> int:
        """A property just received is redeemed on its own terms (M4); any other at the usual price (M2)."""
        asked = received(self, seat, 1 << square)
        return redeem_price(self, square) if asked is None else asked.price(self, 1 << square)

    def brought_by(self, seat: int) -> str:
        """The rule of a variant by which this seat is asked, or has an answer more; empty: none."""
        verbs = self.top.verbs(self, seat) if self.asked >> seat & 1 else 0
        if not verbs:
            return ""
        rule = self.top.rule()
        for variant in self.rules.variants:
            if rule in variant.rules:
                return rule
        for variant in self.rules.variants:
            rule = variant.brings(self, seat)
            if rule:
                return rule
        for verb in members(verbs):
            if ROWS[verb].variant:
                return ROWS[verb].rule
        return ""

    # Answering

    def apply(self, seat: int, act: Action) -> None:
        """Commit one answer and run to the next question; or raise `Refused`, with nothing changed."""
        if self.over:
            raise refuse(ended_by(self), "game-over")
        verb = act.verb
        if not act.sound:
            raise refuse("T1", "not-an-answer")
        if seat == CHANCE:
            self.apply_chance(act)
        elif not 0 <= seat < len(self.players):
            raise refuse("S2", "no-such-seat")
        elif self.players[seat].out:
            raise refuse("K3", "out-of-the-game")
        elif verb < CLAIM or verb >= OWN:
            self.top.answer(self, seat, act)
        elif verb < DICE:
            self.apply_free(seat, act)
        else:
            raise refuse("S3", "chance-alone")
        self.run()
        if self.offers:
            lapse_offers(self)

    def apply_chance(self, act: Action) -> None:
        """Dice, cards and deals, where they are asked for; the end of the time agreed on; and corrections."""
        if act.verb < DICE or act.verb >= OWN:
            raise refuse("S3", "not-for-chance")
        if act.verb == TIME_UP:
            self.call_time(act.n)
        elif act.verb == CORRECT:
            if not isinstance(act, Correction):
                raise refuse("H28", "nothing-to-correct")
            correct(self, act)
        else:
            self.top.answer(self, CHANCE, act)

    def call_time(self, who: int) -> None:
        """The time agreed on is up: nobody rolls again (Q6); or all, or one, have had enough."""
        if who == AGREED:
            agree_to_count(self)
            return
        if who >= 0:
            give_up(self, who)
            return
        if not self.rules.choices.timed or self.time_up:
            raise refuse("Q6", "not-timed")
        self.time_up = True
        self.note(events.TIME_UP, rule="Q6")

    def apply_free(self, seat: int, act: Action) -> None:
        """What a player may do at any time, out of turn and in jail too (T6)."""
        verb = act.verb
        square = act.n
        if BUILD <= verb <= REDEEM and not 0 <= square < SQUARES and (verb != REDEEM or square >= 0):
            raise refuse("S5", "no-such-square")
        if verb == CLAIM:
            claim_rent(self, seat, act.n)
        elif verb == BUILD:
            build(self, seat, square)
        elif verb == SELL:
            sell(self, seat, square)
        elif verb == SELL_HOTELS:
            sell_outright(self, seat, square)
        elif verb == MORTGAGE:
            mortgage(self, seat, square)
        elif verb == REDEEM:
            self.apply_redeem(seat, act)
        elif verb == OFFER:
            if not isinstance(act, Offer):
                raise refuse("D1", "nothing-in-it")
            offer(self, seat, act)
        elif verb == ACCEPT:
            accept(self, seat, act.n)
        elif verb == REJECT:
            reject(self, seat, act.n)
        else:
            withdraw(self, seat)

    def apply_redeem(self, seat: int, act: Action) -> None:
        """What was just received is redeemed on its own terms, when it is asked about (M4, M5); any other by M2."""
        top = self.top
        asked = received(self, seat, 1 << act.n if act.n >= 0 else self.players[seat].mortgaged)
        if asked is None:
            if act.n < 0:
                raise refuse("M2", "which-property")
            redeem(self, seat, act.n, redeem_price(self, act.n), "M2")
        elif isinstance(top, Received) and top.waiting(self, seat):
            top.answer(self, seat, act)
        elif asked.bequest and self.in_debt(seat):
            raise refuse("R15", "in-debt")
        else:
            raise refuse(asked.rule(), "question-open")

    def run(self) -> None:
        """Go on until somebody is asked, or the game is over."""
        while not self.over:
            if self.debts and not self.settling and not self.bidding:
                open_debt(self)
                continue
            top = self.top
            seat = top.seat
            if seat >= 0 and self.players[seat].out:
                self.pop()
                continue
            asked = top.asked(self)
            if asked:
                self.asked = asked
                return
            top.step(self)
        self.asked = 0

    # Copying and comparing

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, known: dict[int, object]) -> Game:
        return self.clone()

    def __reduce__(self) -> NoReturn:
        refuse_copy(self, "send its record or its answers, and play them again")

    def clone(self) -> Game:
        """An independent copy; what never changes is shared. It keeps no log of its own."""
        other = Game(self.rules, tuple([player.clone() for player in self.players]), self.top)
        other.turn = self.turn
        other.stage = self.stage
        other.first = self.first
        other.second = self.second
        other.face = self.face
        other.doubles = self.doubles
        other.again = self.again
        other.rolled = self.rolled
        other.jailed = self.jailed
        other.declined = self.declined
        other.sent = self.sent
        other.no_roll = self.no_roll
        other.errand = self.errand
        other.rolls = self.rolls
        other.turns = self.turns
        other.bank_deeds = self.bank_deeds
        other.owners = self.owners.copy()
        other.transfers = self.transfers
        other.buildings = self.buildings
        other.built = self.built
        other.hotels = self.hotels
        other.houses_left = self.houses_left
        other.hotels_left = self.hotels_left
        other.bank_paid = self.bank_paid
        other.unseen = self.unseen
        other.piles = self.piles
        other.claims = self.claims
        other.lapsed = self.lapsed
        other.debts = self.debts
        other.offers = self.offers
        other.settling = self.settling
        other.bidding = self.bidding
        other.states = self.states
        other.last_lap = self.last_lap
        other.ended_by = self.ended_by
        other.bankruptcies = self.bankruptcies
        other.time_up = self.time_up
        other.over = self.over
        other.winners = self.winners
        other.scores = self.scores
        other.asked = self.asked
        return other

    def seen_by(self, seat: int) -> Game:
        """A copy as this player knows it: what others have sealed is yet to be answered."""
        other = self.clone()
        lowest: Frame | None = None
        frame: Frame | None = self.top
        while frame is not None:
            if frame.sealed():
                lowest = frame
            frame = frame.below
        if lowest is None:
            return other
        # Frames are shared with the game itself and cannot be put upon another: a question within the auction is left
        # out, and the auction is the only one that is open then.
        other.top = lowest
        other.replace(lowest.seen_by(seat))
        other.bidding = 1
        other.run()
        return other

    def key(self) -> tuple[object, ...]:
        """Everything that makes this position what it is, in plain values."""
        frames: list[object] = []
        frame = self.top
        while frame.below is not None:
            frames.append((frame.name(), frame.key()))
            frame = frame.below
        return (
            tuple([player.key() for player in self.players]),
            tuple(frames),
            (self.turn, self.stage, self.first, self.second, self.face, self.doubles, self.again, self.rolled),
            (self.jailed, self.declined, self.sent, self.no_roll, self.errand, self.rolls, self.turns, self.lapsed),
            (tuple(self.owners), tuple(self.buildings), self.houses_left, self.hotels_left),
            (self.bank_deeds, self.bank_paid, self.unseen, self.piles),
            tuple([claim.key() for claim in self.claims]),
            tuple([debt.key() for debt in self.debts]),
            tuple([(entry[0], entry[1].n, entry[1].give.key(), entry[1].get.key()) for entry in self.offers]),
            (self.last_lap, self.ended_by, self.bankruptcies, self.time_up, self.over, self.winners),
            tuple([(state.name, tuple(state.facts().items())) for state in self.states]),
        )

    def digest(self) -> str:
        """A fingerprint of the position: equal positions have equal digests."""
        return hashlib.sha256(repr(self.key()).encode()).hexdigest()[:16]
