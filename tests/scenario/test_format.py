"""The whole format: every field, every form of a step, every kind of expectation."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.scenario import Outcome, report, run_file

HEAD = "name: {name}\nedition: classic\nplayers: [A, B, C]\n"


def run_text(folder: Path, body: str, head: str = HEAD) -> Outcome:
    """The outcome of one scenario."""
    file = folder / "one.yaml"
    file.write_text(head.format(name="one") + body, encoding="utf-8")
    (outcome,) = run_file(file)
    return outcome


def assert_passes(folder: Path, body: str, head: str = HEAD) -> None:
    outcome = run_text(folder, body, head)
    assert outcome.passed, "\n".join(report(outcome))


def found(folder: Path, body: str, head: str = HEAD) -> list[tuple[str, str, str]]:
    """What was not as expected: the field, what was expected, what was found."""
    outcome = run_text(folder, body, head)
    assert outcome.failure is not None, "\n".join(report(outcome)) or "it passed"
    return [(at.what, at.expected, at.found) for at in outcome.failure.differences]


SORE = "name: {name}\nedition: sore-losers\nplayers: [A, B, C]\n"
EVERYTHING = ", ".join(str(at) for at in range(40) if at not in (0, 2, 4, 7, 10, 12, 17, 20, 22, 28, 30, 33, 36, 38))


def test_defaults_of_a_player(tmp_path: Path) -> None:
    free = "{cash: 1500, at: 0, owns: [], mortgaged: [], houses: {}, jail: free, cards: [], out: no}"
    assert_passes(tmp_path, f"then: {{turn: A, A: {free}, over: false, winners: [], bank: {{houses: 32, hotels: 12}}}}")


def test_defaults_of_sore_losers(tmp_path: Path) -> None:
    person = "{coins: 2, figure: no, trapped: no, home: no}"
    assert_passes(tmp_path, f"then: {{B: {person}, bank: {{coins: 24}}, last-lap: false}}", SORE)


def test_a_mortgaged_property_is_owned(tmp_path: Path) -> None:
    assert_passes(tmp_path, "given: {B: {mortgaged: [5]}}\nthen: {B: {owns: [5], mortgaged: [5]}}")


def test_lists_are_compared_as_sets(tmp_path: Path) -> None:
    assert_passes(tmp_path, "given: {B: {owns: [39, 5, 37]}}\nthen: {B: {owns: [37, 39, 5]}}")


def test_houses_are_taken_from_the_bank_and_5_is_a_hotel(tmp_path: Path) -> None:
    given = "given: {B: {owns: [37, 39], houses: {37: 4, 39: 5}}}\n"
    assert_passes(tmp_path, given + "then: {B: {houses: {39: 5}}, bank: {houses: 28, hotels: 11}}")


def test_5_is_a_hotel_in_the_speed_game_too(tmp_path: Path) -> None:
    body = "mode: speed\ngiven: {B: {owns: [37, 39], houses: {37: 3, 39: 3}}}\nsteps: [B builds 37]\n"
    assert_passes(tmp_path, body + "then: {B: {houses: {37: 5, 39: 3}, cash: 1300}, bank: {houses: 29, hotels: 11}}")


def test_the_bank_overrides_what_the_position_implies(tmp_path: Path) -> None:
    given = "given: {B: {owns: [37, 39], houses: {37: 4, 39: 4}}, bank: {houses: 2, hotels: 0}}\n"
    assert_passes(tmp_path, given + "then: {bank: {houses: 2, hotels: 0}, B: {houses: {37: 4}}}")


def test_streets_that_no_one_owns_have_buildings(tmp_path: Path) -> None:
    assert_passes(tmp_path, "given: {streets: {3: 2}}\nthen: {streets: {3: 2, 1: 0}, bank: {houses: 30}}", SORE)


def test_who_is_in_jail_stands_there(tmp_path: Path) -> None:
    assert_passes(tmp_path, "given: {A: {jail: 1}}\nthen: {A: {jail: 1, at: 10}}")


def test_a_held_jail_card_is_not_in_its_deck(tmp_path: Path) -> None:
    given = "given: {B: {cards: [chance]}, chance: [get-out-of-jail], A: {at: 0}}\nsteps: [A rolls 3 4]\n"
    assert run_text(tmp_path, given).error is not None
    assert_passes(tmp_path, given.replace("cards: [chance]", "cards: [chest]") + "then: {A: {cards: [chance]}}")


def test_cards_are_drawn_in_the_order_named(tmp_path: Path) -> None:
    given = "given: {A: {at: 0}, B: {at: 15}, chance: [back-3, dividend]}\n"
    steps = "steps: [A rolls 3 4, A ends turn, B rolls 3 4]\n"
    assert_passes(tmp_path, given + steps + "then: {A: {cash: 1300, at: 4}, B: {cash: 1550, at: 22}}")


def test_the_turn_passes_over_who_cannot_take_it(tmp_path: Path) -> None:
    assert_passes(tmp_path, "given: {A: {out: true}}\nthen: {turn: B, A: {cash: 0, out: yes}}")
    trapped = "given: {A: {trapped: true, at: 3}, C: {figure: true, at: 3}}\n"
    assert_passes(tmp_path, trapped + "then: {turn: B, A: {trapped: true}, C: {figure: yes}}", SORE)


def test_the_last_lap_has_begun_when_everything_is_owned(tmp_path: Path) -> None:
    assert_passes(tmp_path, f"given: {{A: {{owns: [{EVERYTHING}]}}}}\nthen: {{last-lap: true}}", SORE)
    assert_passes(tmp_path, f"given: {{A: {{owns: [{EVERYTHING}]}}}}\nthen: {{last-lap: false}}")


def test_when_all_are_home_it_is_counted(tmp_path: Path) -> None:
    home = "given: {last-lap: true, A: {home: true, cash: 5}, B: {home: true}, C: {home: true}}\n"
    assert_passes(tmp_path, home + "then: {over: true, winners: [B, C]}", SORE)


def test_one_player_left_has_won(tmp_path: Path) -> None:
    assert_passes(tmp_path, "given: {A: {out: true}, C: {out: true}}\nthen: {over: true, winners: [B]}")


def test_earlier_bankruptcies_count_for_the_end_of_a_short_game(tmp_path: Path) -> None:
    head = HEAD.replace("[A, B, C]", "[A, B, C, D]") + "mode: speed\n"
    given = "given: {D: {out: true}, A: {at: 34, cash: 1}, B: {owns: [37, 39]}}\n"
    steps = "steps: [A rolls 1 2, B claims, A goes bankrupt]\n"
    assert_passes(tmp_path, given + steps + "then: {over: true}", head)


def test_dealing_begins_before_the_deeds_are_dealt(tmp_path: Path) -> None:
    body = "mode: speed\ndealing: true\nsteps:\n  - refused: {step: bank deals B 1 39, rule: Q1}\n"
    steps = "  - bank deals A 1 39\n  - bank deals B 5 12\n  - bank deals C 3 6\n  - A rolls 1 2\n"
    assert_passes(tmp_path, body + steps + "then: {A: {cash: 1040, owns: [1, 39]}, B: {cash: 1150}, turn: A}")


def test_time_is_up(tmp_path: Path) -> None:
    assert_passes(tmp_path, "mode: timed\ngiven: {B: {cash: 1501}}\nsteps: [time is up]\nthen: {winners: [B]}")
    assert_passes(tmp_path, "steps:\n  - refused: {step: time is up, rule: Q6}\n")


def test_asked_is_the_whole_set_of_each_player_named(tmp_path: Path) -> None:
    landed = "steps: [A rolls 1 2]\n"
    assert_passes(tmp_path, landed + "then: {asked: {A: [declines, buys], B: []}}")
    assert found(tmp_path, landed + "then: {asked: {A: [buys]}}") == [("A asked", "[buys]", "[buys, declines]")]
    assert_passes(tmp_path, "given: {A: {jail: 0, cards: [chest]}}\nthen: {asked: {A: [rolls, pays fine, uses card]}}")


OFFERS = [
    "A offers B: {give: {cash: 100, squares: [5], cards: [chance]}, get: {squares: [12]}}",
    "A offers B: {get: {squares: [12]}, give: {cards: [chance], squares: [5], cash: 100}}",
    "'A offers B: {give: {cash: 100, squares: [5], cards: [chance]}, get: {squares: [12]}}'",
]


@pytest.mark.parametrize("offer", OFFERS)
@pytest.mark.parametrize("answer", ["B accepts", "B accepts A"])
def test_offers(tmp_path: Path, offer: str, answer: str) -> None:
    given = "given: {A: {owns: [5], cards: [chance]}, B: {owns: [12]}}\n"
    steps = f"steps:\n  - {offer}\n  - {answer}\n"
    assert_passes(tmp_path, given + steps + "then: {A: {cash: 1400, owns: [12]}, B: {cards: [chance], owns: [5]}}")


def test_a_gift_and_a_rejected_offer(tmp_path: Path) -> None:
    steps = "steps:\n  - A offers B: {give: {cash: 100}}\n  - B rejects\n"
    steps += "  - A offers B: {give: {cash: 50}}\n  - B accepts\n"
    assert_passes(tmp_path, steps + "then: {A: {cash: 1450}, B: {cash: 1550}}")


REFUSED = [
    "refused: A builds 1",
    "refused: {step: A builds 1, rule: B2}",
    "refused: {step: A builds 1}",
    "refused: {A offers B: {give: {squares: [1]}}}",
    "refused: {A offers B: {give: {squares: [1]}}, rule: D2}",
    "refused: {step: {A offers B: {give: {squares: [1]}, get: {cash: 5}}}, rule: D2}",
    "refused: B rolls 3 4",
    "refused: {step: B rolls 3 4, rule: T1}",
]


@pytest.mark.parametrize("step", REFUSED)
def test_every_form_of_a_refusal(tmp_path: Path, step: str) -> None:
    given = "given: {A: {owns: [1, 3], houses: {1: 1}}}\n"
    assert_passes(tmp_path, f"{given}steps:\n  - {step}\n  - A builds 3\n")


def test_names_may_be_longer_than_a_letter(tmp_path: Path) -> None:
    head = "edition: duel-masters\nplayers: [Shobu, Mimi, Mimi the Second]\n"
    steps = "steps: [Shobu rolls 1 2, Mimi the Second mortgages 1, Mimi claims]\n"
    given = "given: {Mimi: {owns: [3]}, Mimi the Second: {owns: [1]}}\n"
    assert_passes(tmp_path, given + steps + "then: {Mimi the Second: {cash: 1530}, Mimi: {cash: 1504}}", head)


def test_an_edition_of_ones_own_lies_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('extends = "classic"\n[choices]\nsalary = 400\n')
    head = "edition: mine.toml\nplayers: [A, B]\n"
    assert_passes(tmp_path, "given: {A: {at: 39}}\nsteps: [A rolls 1 3]\nthen: {A: {cash: 1900}}", head)


def test_rules_in_force_are_those_of_ruleset_and_options(tmp_path: Path) -> None:
    powers = "edition: pokemon\noptions: [powers]\nplayers: [A, B]\n"
    assert_passes(tmp_path, "steps: [A rolls 2 2, A uses power]\nthen: {A: {cash: 1500}}", powers)
    assert_passes(tmp_path, "ruleset: sore-losers\nthen: {A: {coins: 2}}")


# What fails


def test_every_difference_is_shown(tmp_path: Path) -> None:
    body = (
        "given: {B: {owns: [37]}}\nsteps: [A rolls 1 2]\nthen:\n  A: {cash: 5, jail: 0}\n  B: {owns: [39]}\n  turn: C\n"
    )
    assert found(tmp_path, body) == [
        ("A cash", "5", "1500"),
        ("A jail", "0", "free"),
        ("B owns", "[39]", "[37]"),
        ("turn", "C", "A"),
    ]


def test_it_stops_at_the_first_step_that_is_not_as_it_must_be(tmp_path: Path) -> None:
    outcome = run_text(tmp_path, "steps:\n  - A rolls 1 2\n  - expect: {A: {at: 4}}\n  - B jests: {}\n")
    assert outcome.error is not None
    outcome = run_text(
        tmp_path, "steps:\n  - A rolls 1 2\n  - expect: {A: {at: 4}}\n  - B claims\nthen: {A: {at: 5}}\n"
    )
    assert outcome.failure is not None
    assert (outcome.failure.step, outcome.failure.line) == (2, 6)


def test_buildings_of_others_do_not_count_as_ones_own(tmp_path: Path) -> None:
    given = "given: {B: {owns: [37, 39], houses: {37: 1}}}\n"
    assert found(tmp_path, given + "then: {A: {houses: {37: 1}}, streets: {37: 1}}") == [
        ("A houses 37", "1", "0"),
        ("streets 37", "1", "0"),
    ]
