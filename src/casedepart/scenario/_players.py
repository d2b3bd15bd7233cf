"""The players of a scenario: their names, in turn order."""

from __future__ import annotations

from typing import Final

import yaml

from casedepart.engine import Rules
from casedepart.engine.rules import DECK_NAMES, FEWEST_PLAYERS
from casedepart.scenario._facts import FOUND_FIELDS
from casedepart.scenario._tree import Tree

RESERVED: Final = (*DECK_NAMES, *FOUND_FIELDS, "dealing", "time")
"""What no player can be called: these words mean something else where a name may stand."""
NAME_CURE: Final = "Write a word, as in A or Mimi."


def read_players(tree: Tree, node: yaml.Node, rules: Rules) -> tuple[str, ...]:
    """The names, each once, as many as may play (S2)."""
    names: list[str] = []
    for member in tree.items(node, "'players'", "Write names in turn order, as in [A, B, C]."):
        name = read_name(tree, member)
        if name in names:
            tree.fail(member, f"Two players are called {name!r}.", "Give each a name of their own.")
        names.append(name)
    if not FEWEST_PLAYERS <= len(names) <= rules.most_players:
        what = f"This edition is not for {len(names)} (S2)."
        tree.fail(node, what, f"Name {FEWEST_PLAYERS} to {rules.most_players} players.")
    return tuple(names)


def read_name(tree: Tree, node: yaml.Node) -> str:
    """One name: a text that no step and no field could take for something else."""
    name = tree.word(node, "A player's name", NAME_CURE)
    if node.tag != "tag:yaml.org,2002:str":
        tree.fail(node, f"YAML does not take {name!r} for a text.", "Put it in quotes, or choose a word.")
    if name in RESERVED:
        tree.fail(node, f"No player can be called {name!r}: it means something else here.", NAME_CURE)
    if not name or name != " ".join(name.split()) or ":" in name:
        tree.fail(node, f"{name!r} is no name.", NAME_CURE)
    return name
