"""Every main view of the page, and the way to it: what is looked at for access, for words, for width, for pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from casedepart.engine.game import Game
from tests.browser.positions import NAMES, Position, Where, position
from tests.browser.serving import PageServer
from tests.browser.visitor import Visitor
from tests.browser.words import told
from tests.playthroughs.games import FOLDER
from tests.server.serving import Talk, play

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

    @cached_property
    def box(self) -> Any:
        """A few turns at a real box: four people on one device."""
        opened = self.server.open_table(*NAMES, edition=self.edition, box=True)
        tell_dice(self.server, opened, ROUND, "dice")
        return opened

    @cached_property
    def card(self) -> Any:
        """A real box with a card on top that nobody has told yet."""
        opened = self.server.open_table("Anna", "Bruno", edition=self.edition, box=True)
        tell_dice(self.server, opened, ON_A_CARD, "card")
        return opened

    def at(self, stand: Position, *seats: int) -> Any:
        """A table at a position, with people in some of the seats and bots in the others."""
        opened = self.server.brought(stand.record)
        keys = [self.server.seated(opened, seat, stand.players[seat])["seats"][0] for seat in seats]
        self.server.go_on(opened)
        return {**opened, "seats": keys}


ROUND: Final = ((3, 6), (4, 2), (2, 1), (6, 4), (5, 6), (1, 3), (4, 6), (6, 5), (5, 1), (2, 3))
"""Throws that buy something for everyone."""
ON_A_CARD: Final = ((3, 4),)


def tell_dice(server: PageServer, opened: Any, throws: Sequence[tuple[int, int]], then: str) -> None:
    """Throw these dice at the box, for whoever is to throw; all else is answered plainly, until this is wanted."""
    with server.talk(opened["table"], opened["host"], *(seat["key"] for seat in opened["seats"])) as talk:
        talk.wait("state")
        for dice in throws:
            answer_until(talk, "dice")
            tell(talk, "throw", dice=dice)
        answer_until(talk, then)


def answer_until(talk: Talk, wanted: str) -> None:
    """Answer until dice or a card are wanted in the game itself."""
    while talk.state["box"]["wanted"] != wanted or talk.state["game"]["question"] == "roll-off":
        answer_at_the_box(talk)


def answer_at_the_box(talk: Talk) -> None:
    """Let the program draw a card, or answer what a person is asked; a bot is waited for."""
    box, game = talk.state["box"], talk.state["game"]
    mine = [seat for seat in game["asked"] if seat in talk.state["you"]["seats"]]
    if box["wanted"] == "card":
        tell(talk, "draw", deck=box["deck"])
    elif game["question"] == "roll-off":
        tell(talk, "throw", dice=(6, 6) if box["by"] == 0 else (1, box["by"]))
    elif mine:
        play(talk, 1)
    else:
        talk.wait("state")


def tell(talk: Talk, what: str, **more: object) -> None:
    """Tell something at the box, and see what came of it."""
    done = talk.ask(what, version=talk.state["version"], **more)
    assert done["type"] == "done", done
    talk.until(done["version"])


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


def box_setup(visitor: Visitor, stage: Stage) -> None:
    visitor.go(f"/box?edition={stage.edition}")
    visitor.see('[data-open="box"]')


def box(visitor: Visitor, stage: Stage) -> None:
    visitor.sit(stage.box)
    visitor.see('[data-panel="dice"]')
    visitor.see("[data-undo]")


def box_card(visitor: Visitor, stage: Stage) -> None:
    visitor.sit(stage.card)
    visitor.see('[data-panel="card"]')


def box_may(visitor: Visitor, stage: Stage) -> None:
    box(visitor, stage)
    visitor.page.locator('[data-box-open="may"]').click()
    visitor.see("[data-allowed]")


def box_sheet(part: str) -> Callable[[Visitor, Stage], None]:
    """One of the sheets that are needed now and then at a box."""

    def show(visitor: Visitor, stage: Stage) -> None:
        box(visitor, stage)
        visitor.page.locator('[data-box-open="more"]').click()
        visitor.page.locator(f'[data-box-part="{part}"]').click()
        visitor.see(f'[data-panel="{part}"] .field, [data-panel="{part}"] [data-move]')

    return show


def box_middle(visitor: Visitor, stage: Stage) -> None:
    keys = {"table": stage.box["table"], "host": stage.box["host"], "seats": [], "opened": 1}
    visitor.remember("casedepart.tables", [keys])
    visitor.go(f"/tv/{stage.box['table']}")
    visitor.see("[data-task]")
    visitor.see("[data-undo]")


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
    "box-setup": box_setup,
    "box": box,
    "box-card": box_card,
    "box-may": box_may,
    "box-correct": box_sheet("correct"),
    "box-names": box_sheet("names"),
    "box-phones": box_sheet("phones"),
    "box-middle": box_middle,
}
