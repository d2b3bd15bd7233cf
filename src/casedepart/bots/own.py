"""Bots of someone's own, by the module and the class that they are in: `mybot:MyBot`."""

from __future__ import annotations

import importlib
import inspect
import os
import sys

from casedepart.bots.bot import Bot


def is_own(name: str) -> bool:
    """Does this name a bot of someone's own? The name of a module never is that of a level."""
    module, _, kind = name.partition(":")
    return kind != "" and module.replace(".", "_").isidentifier() and kind.isidentifier()


def load_bot(name: str, seed: str = "") -> Bot:
    """A bot of the class that is named, `module:Class`; the module is looked for in the current folder as well.

    The class is called with the seed where it takes an argument of that name, else with none. A `ValueError` says
    what is wrong with the name, the module or the class.
    """
    kind = own_class(name)
    try:
        made: object = kind(seed=seed) if takes_seed(kind) else kind()
    except Exception as error:
        raise ValueError(f"'{name}' cannot be made: {type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise ValueError(f"'{name}' is no bot: write 'class {name.partition(':')[2]}(casedepart.bots.Bot)'")
    return made


def own_class(name: str) -> type:
    """The class that is named."""
    if not is_own(name):
        raise ValueError(f"'{name}' names no bot of your own: write a module and a class, as in 'mybot:MyBot'")
    module_name, _, class_name = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is not None and (module_name + ".").startswith(error.name + "."):
            raise ValueError(f"there is no module '{module_name}', neither in {here} nor installed") from error
        raise ValueError(f"the module '{module_name}' needs '{error.name}', which is not there") from error
    except Exception as error:
        raise ValueError(f"the module '{module_name}' cannot be read: {type(error).__name__}: {error}") from error
    found: object = getattr(module, class_name, None)
    if not isinstance(found, type):
        raise ValueError(f"there is no class '{class_name}' in the module '{module_name}'")
    return found


def takes_seed(kind: type) -> bool:
    """Has the class an argument named `seed`?"""
    try:
        return "seed" in inspect.signature(kind).parameters
    except ValueError:
        return False
