"""What `copy` and `pickle` make of the engine's objects: the same object again, or a refusal that says what to do.

Compiled objects keep their attributes outside a `__dict__` and cannot be made without their arguments, so the default
ways of `copy` and `pickle` either fail or lose what an object of someone's own class holds.
"""

from __future__ import annotations

from typing import Any, NoReturn

from mypy_extensions import mypyc_attr

OURS = "casedepart."
"""How the names of the modules begin whose classes are the package's own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Copyable:
    """Made again by calling its class with what it was made of; then all else that it holds is put back."""

    def _arguments(self) -> tuple[object, ...]:
        """What its class is called with to make it again: the attributes that have the parameters' names."""
        return tuple([getattr(self, name) for name in parameters(own_base(type(self)))])

    def __reduce__(self) -> tuple[object, ...]:
        kind = type(self)
        return remade, (kind, own_base(kind), self._arguments()), self.__getstate__()

    def __getstate__(self) -> dict[str, object]:
        """All that it holds besides those arguments."""
        base = own_base(type(self))
        plain: object = object.__getstate__(self)
        own, slots = plain if isinstance(plain, tuple) else (plain, None)
        names: tuple[str, ...] = getattr(base, "__mypyc_attrs__", ())
        held = {name: getattr(self, name) for name in names if name != "__dict__" and hasattr(self, name)}
        held.update({**(own or {}), **(slots or {})})
        given = parameters(base)
        return {name: value for name, value in held.items() if name not in given}

    def __setstate__(self, state: dict[str, object]) -> None:
        for name, value in state.items():
            try:
                setattr(self, name, value)
            except AttributeError:
                if not hasattr(self, name):
                    raise  # else it is a constant, and its class has set it


def own_base(kind: type) -> type:
    """The nearest class of the package that a class is or derives from."""
    for base in kind.__mro__:
        if base.__module__.startswith(OURS):
            return base
    raise AssertionError(f"{kind.__name__} derives from none of the package's classes")


def parameters(kind: type) -> list[str]:
    """The names of the parameters with which a class is called."""
    from inspect import signature  # Loaded only here: it takes longer than all of the engine.

    return list(signature(kind).parameters)


def remade(kind: Any, base: Any, arguments: tuple[object, ...]) -> Any:
    """An object of a class: of the package's own by calling it, of someone's own by the part that the package has."""
    if kind is base:
        return kind(*arguments)
    made = kind.__new__(kind)
    base.__init__(made, *arguments)
    return made


def refuse_copy(thing: object, cure: str) -> NoReturn:
    """Say that an object means nothing outside its game, and what to do instead."""
    raise TypeError(f"a {type(thing).__name__} cannot be copied or pickled so: {cure}")
