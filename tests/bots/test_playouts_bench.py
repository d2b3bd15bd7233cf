"""How far playouts are off: every way is asked at the same positions, and judged by who won."""

from __future__ import annotations

from bench.playouts import TURNS, Way, look_at_game
from casedepart.editions import load


def test_every_way_is_judged_at_the_same_positions_and_the_first_is_no_distance_from_itself() -> None:
    ways = [Way("steady", 6), Way("steady", 6), Way("steady", 6, 2), Way("learned chances")]
    rules = load("classic").rules()
    for number in range(2):
        look_at_game(f"test/{number}", "steady", ways, rules)
    counts = {len(way.errors) for way in ways}
    assert len(counts) == 1 and 0 < counts.pop() <= 2 * len(TURNS)
    assert all(0.0 <= error <= 2.0 for way in ways for error in way.errors)
    assert ways[0].distances == ways[1].distances == [0.0] * len(ways[0].errors), "the same dice"
    assert any(ways[2].distances) and any(ways[3].distances)
