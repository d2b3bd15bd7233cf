"""A class of someone's own, by the module and the class that it is in: `mine:MyRule`, `mybot:MyBot`."""

from __future__ import annotations

import importlib
import os
import sys


def is_own(name: str) -> bool:
    """Does this name something of someone's own? No name of ours has a colon and a class behind it."""
    module, _, kind = name.partition(":")
    return kind != "" and module.replace(".", "_").isidentifier() and kind.isidentifier()


def own_class(name: str, what: str, example: str) -> type:
    """The class that is named, from the current folder too; a `ValueError` says what is wrong with the name."""
    found = own_member(name, what, example)
    if not isinstance(found, type):
        module_name, _, class_name = name.partition(":")
        raise ValueError(f"there is no class '{class_name}' in the module '{module_name}'")
    return found


def own_member(name: str, what: str, example: str) -> object:
    """What a module has under a name, from the current folder too; None where it has nothing."""
    if not is_own(name):
        raise ValueError(f"'{name}' names no {what} of your own: write a module and a class, as in '{example}'")
    module_name, _, member = name.partition(":")
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
    found: object = getattr(module, member, None)
    return found
