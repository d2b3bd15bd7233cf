"""Nobody loses a rent by being human, and nobody has to wait for bots longer than they like."""

from __future__ import annotations

from playwright.sync_api import expect

from casedepart.engine import closing_claims
from casedepart.engine.game import Game
from casedepart.table.clock import CLAIMING
from tests.browser.conftest import Visit
from tests.browser.positions import Where, position
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.visitor import NARROW
from tests.waiting import wait_until

NEXT_ROLL = Where("turn", "saint-seiya")
"""Where a claim lapses with the next player's roll."""


def own_roll_ends_it(game: Game) -> bool:
    owners = {claim.owner for claim in closing_claims(game)}
    return owners == {game.turn} and not game.offers


def bot_s_roll_ends_it(game: Game) -> bool:
    claims = closing_claims(game)
    return len(claims) == 1 and claims[0].owner != game.turn and not claims[0].throw and not game.offers


def test_play_opens_a_game_in_which_rent_is_claimed_by_hand(shared: PageServer, visit: Visit) -> None:
    visitor = visit(language="fr")
    visitor.go("/")
    with visitor.page.expect_response(lambda answer: answer.request.method == "POST") as opening:
        visitor.page.locator("[data-play]").click()
    visitor.see('[data-panel="actions"]')
    settings = shared.state(opening.value.json())["table"]["settings"]
    assert set(settings.get("options", [])).isdisjoint({"rent-taken"}) and "claims" not in settings


def test_who_rolls_is_asked_to_claim_first_and_told_what_lapsed(shared: PageServer, visit: Visit) -> None:
    stand = position(NEXT_ROLL, own_roll_ends_it)
    opened = shared.brought(stand.record)
    me = stand.seats[0]
    visitor = visit(language="en", bypass_policy=True)
    page = visitor.page
    visitor.sit(shared.seated(opened, me, stand.players[me]))
    shared.go_on(opened)
    expect(page.locator('[data-panel="claims"]')).to_be_visible()
    assert complaints_of_axe(visitor) == []
    page.locator('[data-verb="rolls"]').first.click()
    first = page.locator('[data-panel="claim-first"]')
    expect(first).to_contain_text("first?")
    expect(first.get_by_role("link", name="P6")).to_be_visible()
    expect(first.locator("button").first).to_be_focused()
    assert complaints_of_axe(visitor) == []
    assert len(shared.state(opened)["game"]["claims"]) > 0, "nothing has been rolled"
    first.locator('[data-verb="rolls"]').click()
    lapsed = page.locator('[data-panel="lapsed"]')
    expect(lapsed).to_contain_text("You missed")
    expect(lapsed.get_by_role("link", name="P6")).to_be_visible()
    assert complaints_of_axe(visitor) == []
    lapsed.get_by_role("button").click()
    expect(lapsed).to_be_empty()


def test_a_bot_waits_for_a_claim_and_is_skipped_to_one_s_own_turn(shared: PageServer, visit: Visit) -> None:
    stand = position(NEXT_ROLL, bot_s_roll_ends_it)
    opened = shared.brought(stand.record)
    me = shared.state(opened)["game"]["claims"][0]["owner"]
    visitor = visit(language="fr", screen=NARROW, bypass_policy=True)
    page = visitor.page
    visitor.sit(shared.seated(opened, me, stand.players[me]))
    shared.go_on(opened)
    claim = page.locator('[data-panel="claims"]')
    expect(claim.get_by_role("timer")).to_be_visible()
    expect(claim.locator(".left")).to_contain_text("lance les dés dans")
    expect(page.locator('[data-panel="actions"] header')).to_contain_text("Le robot attend")
    shown = shared.state(opened)
    assert 0 < shown["game"]["claims"][0]["until"] - shown["at"] <= CLAIMING
    assert visitor.sideways() == 0
    page.keyboard.press("c")
    expect(claim).to_have_count(0)
    expect(page.locator("[data-skip]")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator('[data-panel="since"]')).to_contain_text("Depuis votre tour")
    shown = shared.state(opened)
    assert not shown["table"]["skips"]
    assert complaints_of_axe(visitor) == []
    # By keyboard: what is scrolled to while the page brings the token into view may move under a mouse.
    fast = page.locator('[data-panel="tempo"]').get_by_role("radio", name="4 fois plus vite")
    fast.press("Space")
    expect(fast).to_be_checked()
    wait_until(lambda: shared.state(opened)["table"]["tempo"] == 4)
    page.locator('[data-panel="since"] button').click()
    expect(page.locator('[data-panel="since"]')).to_be_empty()
