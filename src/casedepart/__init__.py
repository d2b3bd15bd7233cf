"""Play, study and make property-trading board games of the Monopoly family.

    >>> import casedepart as cd
    >>> cd.catalogue()                                    # the editions that come with the package
    >>> edition = cd.load("classic")                      # one of them, or a file of your own
    >>> game = cd.GameSpec("classic").start(players=4)    # a game: game.decision(), game.apply(seat, action)
    >>> cd.play(game, [cd.bot("steady")] * 4, cd.Chance("seed"))
    >>> record = cd.read_record("game.jsonl")             # a game that was written down
    >>> cd.lab.simulate("classic", bots="steady", games=200).plot()

What is named in `__all__` is loaded when it is first asked for: to import the package costs next to nothing.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # What the face shows, for the type checker; at run time `__getattr__` loads it.
    from casedepart import lab as lab
    from casedepart.bots import Bot as Bot
    from casedepart.bots import Chance as Chance
    from casedepart.bots import make as bot
    from casedepart.bots import play as play
    from casedepart.editions import Edition as Edition
    from casedepart.editions import EditionError as EditionError
    from casedepart.editions import GameSpec as GameSpec
    from casedepart.editions import catalogue as catalogue
    from casedepart.editions import load as load
    from casedepart.engine import Action as Action
    from casedepart.engine import Game as Game
    from casedepart.engine import Refused as Refused
    from casedepart.engine import Rules as Rules
    from casedepart.record import Record as Record
    from casedepart.record import RecordError as RecordError
    from casedepart.record import read as read_record

__all__ = [
    "COMPILED",
    "Action",
    "Bot",
    "Chance",
    "Edition",
    "EditionError",
    "Game",
    "GameSpec",
    "Record",
    "RecordError",
    "Refused",
    "Rules",
    "__version__",
    "bot",
    "bots_fingerprint",
    "catalogue",
    "lab",
    "load",
    "play",
    "read_record",
    "rules_fingerprint",
    "version_line",
]

_HOMES: Final = {
    "bots": ("Bot", "Chance", "make", "play"),
    "editions": ("Edition", "EditionError", "GameSpec", "catalogue", "load"),
    "engine": ("Action", "Game", "Refused", "Rules"),
    "record": ("Record", "RecordError", "read"),
}
"""Where the names of `__all__` come from."""
_RENAMED: Final = {"bot": "make", "read_record": "read"}
"""Names of the face that say more than those they have at home."""

__version__ = "0.3.0"
"""The one home of the version: `pyproject.toml` reads it here."""

RULE_SOURCES: Final = (
    "engine",
    "variants",
    *(f"editions/{name}.py" for name in ("build", "edition", "model", "numbers", "rulesets", "sources")),
)
"""The sources that decide what happens in a game, editions' own data apart."""
BUILT_FINGERPRINT: Final = "rules-fingerprint.txt"
"""Beside this file in a built package: what its sources were when it was built."""
BUILT_REASON: Final = "why-interpreted.json"
"""Beside this file in a package that was built without compiling: why."""


def _is_compiled() -> bool:
    """Ask the import system, without importing, whether the engine is machine code or source."""
    spec = PathFinder.find_spec("game", [str(Path(__file__).parent / "engine")])
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final = _is_compiled()
"""Whether engine, variants and bots run compiled, several times faster, or interpreted."""


@cache
def rules_fingerprint() -> str:
    """Which rules this build plays by: it stands in all that is stored, so that a change of rules is noticed.

    It is worked out when the package is built, from the sources alone: compiled and interpreted have the same one.
    """
    package = Path(__file__).parent
    built = package / BUILT_FINGERPRINT
    return built.read_text(encoding="ascii").strip() if built.exists() else fingerprint_of(package)


@cache
def bots_fingerprint() -> str:
    """Which bots this build has: games that they played are the same only with the same ones."""
    return fingerprint_of(Path(__file__).parent, ("bots",))


def fingerprint_of(package: Path, parts: tuple[str, ...] = RULE_SOURCES) -> str:
    """The fingerprint (a SHA-256 digest) of some sources of the package in this folder."""
    import hashlib  # Loaded only here: a built package has its fingerprint in a file.

    files = [path for part in parts for path in (package / part, *(package / part).rglob("*.py")) if path.is_file()]
    digest = hashlib.sha256()
    for path in sorted(files):
        source = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(package).as_posix()} {len(source)}\n".encode() + source)
    return digest.hexdigest()[:16]


def version_line() -> str:
    """What `casedepart --version` prints: the version, its rules, how it runs (and why so), and on which Python."""
    import platform

    how = "compiled"
    if not COMPILED:
        from casedepart.cli.help.build import why_interpreted

        how = f"interpreted: {why_interpreted('en')}"
    return f"casedepart {__version__} (rules {rules_fingerprint()}, {how}, Python {platform.python_version()})"


def __getattr__(name: str) -> object:
    """Load what the face shows when someone first asks for it."""
    if name == "lab":
        return import_module("casedepart.lab")
    if name in __all__:
        there = _RENAMED.get(name, name)
        home = next(module for module, names in _HOMES.items() if there in names)
        found: object = getattr(import_module(f"casedepart.{home}"), there)
        globals()[name] = found
        return found
    raise AttributeError(f"there is no {name!r} in {__name__}")


def __dir__() -> list[str]:
    return sorted(__all__)
