"""Every main view of the page, and the way to it: what is looked at for access, for words, for width, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from casedepart.engine.game import Game
from tests.browser.positions import Position, Where, position
from tests.browser.serving import PageServer
from tests.browser.visitor import Visitor
from tests.browser.words import told
from tests.playthroughs.games import FOLDER

FINISHED: Final = {
    "sore-losers": "sore-losers.standard",
    "duel-masters": "duel-masters.speed.fight",
    "pokemon": "pokemon.speed.powers",
}
"""Which kept game shows an edition's end; else its speed game."""


LINE: Final = {"players": 4, "hands": 1, "turns": 90, "at": 1, "pips": 148, "expected": 140, "rolls": 20}
FIGURES: Final = [
    {"table": "one", "edition": "classic", "won": True, **LINE},
    {"table": "two", "edition": "pokemon", "won": False, **LINE},
]
"""The games of someone who has played two."""


def well_on(game: Game) -> bool:
    """Seat 0 is asked, in the middle of a game with something to see."""
    first = game.turn == 0 and game.asked == 1 and not game.offers
    owned = sum(player.owned.bit_count() for player in game.players)
    return first and owned >= 20 and sum(game.buildings) >= 5 and game.players[0].owned.bit_count() >= 4


@dataclass
class Stage:
    """The tables of one edition that the views are of."""

    server: PageServer
    edition: str = "classic"

    @cached_property
    def playing(self) -> Any:
        """The middle of a game: Anna's turn, three bots."""
        return self.at(position(Where("turn", self.edition, bot="steady", players=4), well_on), 0)

    @cached_property
    def gathering(self) -> Any:
        """Before the game."""
        return self.server.open_table("Anna", start=False, edition=self.edition, seats=4)

    @cached_property
    def over(self) -> Any:
        """A game that is over."""
        name = FINISHED.get(self.edition, f"{self.edition}.speed")
        return self.server.brought((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))

    def at(self, stand: Position, *seats: int) -> Any:
        """A table at a position, with people in some of the seats and bots in the others."""
        opened = self.server.brought(stand.record)
        keys = [self.server.seated(opened, seat, stand.players[seat])["seats"][0] for seat in seats]
        self.server.go_on(opened)
        return {**opened, "seats": keys}


def home(visitor: Visitor, stage: Stage) -> None:
    visitor.go("/")
    visitor.see("[data-edition]")


def new(visitor: Visitor, stage: Stage) -> None:
    visitor.go(f"/new?edition={stage.edition}")
    visitor.see("[data-open]")


def rules(visitor: Visitor, stage: Stage) -> None:
    visitor.go(f"/rules/{stage.edition}#B2")
    visitor.see('[data-panel="rules"]')


def minute(visitor: Visitor, stage: Stage) -> None:
    visitor.go(f"/rules/{stage.edition}")
    visitor.see('[data-panel="minute"]')


def learn(visitor: Visitor, stage: Stage) -> None:
    visitor.go("/learn")
    visitor.see("[data-learn]")


def lesson(visitor: Visitor, stage: Stage) -> None:
    visitor.sit(stage.server.open_table("Anna", edition=stage.edition, lesson=True))
    visitor.see('[data-panel="lesson"] [data-lesson-do]')


def daily(visitor: Visitor, stage: Stage) -> None:
    visitor.go("/daily")
    visitor.see("[data-choice], [data-result]")


def judged(visitor: Visitor, stage: Stage) -> None:
    daily(visitor, stage)
    visitor.page.locator('[data-choice="1"]').click()
    visitor.see("[data-result]")


def figures(visitor: Visitor, stage: Stage) -> None:
    visitor.remember("casedepart.played", FIGURES)
    visitor.go("/figures")
    visitor.see('[data-panel="transfer"]')


def join(visitor: Visitor, stage: Stage) -> None:
    visitor.go(stage.gathering["join_link"])
    visitor.see("main form, main button")


def gathering(visitor: Visitor, stage: Stage) -> None:
    visitor.sit(stage.gathering)
    visitor.see('[data-panel="gathering"]')


def table(visitor: Visitor, stage: Stage) -> None:
    visitor.sit(stage.playing)
    visitor.see("[data-question]")
    visitor.see("[data-square]")


def deed(visitor: Visitor, stage: Stage) -> None:
    table(visitor, stage)
    visitor.page.locator('[data-square="39"]').first.click()
    visitor.see('[data-panel="deed"]')


def manage(visitor: Visitor, stage: Stage) -> None:
    table(visitor, stage)
    visitor.page.locator('[data-free="manage"]').click()
    visitor.see('[data-panel="manage"]')


def trade(visitor: Visitor, stage: Stage) -> None:
    table(visitor, stage)
    visitor.page.locator('[data-free="trade"]').click()
    visitor.see('[data-panel="trade"]')
    for side in visitor.page.locator("[data-side]").all():
        deeds, list_of_all = side.locator("[data-give]"), side.locator("summary")
        if list_of_all.count():
            list_of_all.click()
        if deeds.count():
            deeds.first.click()
        if list_of_all.count():
            list_of_all.click()


def menu(visitor: Visitor, stage: Stage) -> None:
    table(visitor, stage)
    visitor.page.get_by_role("button", name=told(visitor.language, "table-menu"), exact=True).click()
    visitor.see('[data-panel="menu"]')


def preferences(visitor: Visitor, stage: Stage) -> None:
    menu(visitor, stage)
    visitor.page.get_by_role("button", name=told(visitor.language, "menu-preferences"), exact=True).click()
    visitor.see('[data-panel="preferences"]')


def share(visitor: Visitor, stage: Stage) -> None:
    menu(visitor, stage)
    visitor.page.get_by_role("button", name=told(visitor.language, "menu-share"), exact=True).click()
    visitor.see('[data-panel="share"]')


def offers(visitor: Visitor, stage: Stage) -> None:
    table(visitor, stage)
    tab(visitor, "offers")


def chat(visitor: Visitor, stage: Stage) -> None:
    table(visitor, stage)
    tab(visitor, "chat")


def tab(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("tab", name=told(visitor.language, f"table-tab-{name}")).click()
    visitor.see(f'[data-panel="{name}"]')


def end(visitor: Visitor, stage: Stage) -> None:
    visitor.sit(stage.over)
    visitor.see('[data-panel="end"] svg')


def replay(visitor: Visitor, stage: Stage) -> None:
    visitor.sit(stage.over)
    visitor.go(f"/replay/{stage.over['table']}?at=120")
    visitor.see('[data-panel="replay"]')
    visitor.see("[data-square]")


def tv(visitor: Visitor, stage: Stage) -> None:
    visitor.go(f"/tv/{stage.playing['table']}#{stage.playing['watch']}")
    visitor.see('[data-panel="tv"]')


def question(kind: str, **more: Any) -> Callable[[Visitor, Stage], None]:
    """A table at a question, all its players here."""

    def show(visitor: Visitor, stage: Stage) -> None:
        visitor.sit(stage.server.hot_seat(position(Where(kind, **more))))
        visitor.see(f'[data-question="{kind}"]')

    return show


VIEWS: Final[dict[str, Callable[[Visitor, Stage], None]]] = {
    "home": home,
    "new": new,
    "rules": rules,
    "minute": minute,
    "learn": learn,
    "lesson": lesson,
    "daily": daily,
    "judged": judged,
    "figures": figures,
    "join": join,
    "gathering": gathering,
    "table": table,
    "deed": deed,
    "manage": manage,
    "trade": trade,
    "offers": offers,
    "chat": chat,
    "menu": menu,
    "preferences": preferences,
    "share": share,
    "auction": question("auction"),
    "debt": question("settlement"),
    "fight": question("fight-or-pay", edition="duel-masters"),
    "theft": question("theft", edition="sore-losers"),
    "end": end,
    "replay": replay,
    "tv": tv,
}
