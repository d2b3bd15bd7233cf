"""Bots of someone's own, by the module and the class that they are in: `mybot:MyBot`."""

from __future__ import annotations

import inspect

from casedepart.bots.bot import Bot
from casedepart.own_class import own_class


def load_bot(name: str, seed: str = "") -> Bot:
    """A bot of the class that is named, `module:Class`; the module is looked for in the current folder as well.

    The class is called with the seed where it takes an argument of that name, else with none. A `ValueError` says
    what is wrong with the name, the module or the class.
    """
    kind = own_class(name, "bot", "mybot:MyBot")
    try:
        made: object = kind(seed=seed) if takes_seed(kind) else kind()
    except Exception as error:
        raise ValueError(f"'{name}' cannot be made: {type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise ValueError(f"'{name}' is no bot: write 'class {name.partition(':')[2]}(casedepart.bots.Bot)'")
    return made


def takes_seed(kind: type) -> bool:
    """Has the class an argument named `seed`?"""
    try:
        return "seed" in inspect.signature(kind).parameters
    except ValueError:
        return False
