"""Compile engine, variants and bots with mypyc: `python -m building.compiler`.

They are compiled anew only when something that they depend on has changed. Whoever stops it at any moment keeps what
was compiled before: the new libraries take its place only when all of them are there.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = "casedepart"
COMPILED_PACKAGES: Final = ("engine", "variants", "bots")
TYPES_FROM: Final = (*COMPILED_PACKAGES, "editions", "texts", "own_class.py")
"""All that the compiled modules may import: what they are compiled to depends on these."""
LIBRARIES: Final = Path("build", "compiled")
STAMP: Final = "fingerprint"
MADE: Final = "made"
"""The folder for new libraries, in the one where they are made."""
WORKSHOP: Final = "compiling-"
"""How the name of the folder begins in which they are made."""
ABANDONED: Final = 3600
"""Seconds after which nobody works in such a folder any more: compiling takes a minute or a few."""
OPTIMISATION: Final = "2"
"""The level for the C compiler: what 1 and 3 would cost is in docs/decisions/0019."""
PARTS: Final = 8
"""C files that are compiled side by side: each costs a reading of the headers, and calls within one can be inlined."""
MOST_TOLD: Final = 4000
"""Letters of the compiler's output that an error shows."""


class NotCompiled(Exception):
    """Why the engine stays source: no compiler, no headers, or an error of the compiler."""

    def __init__(self, told: str, why: str = "failed", detail: str = "") -> None:
        super().__init__(told)
        self.why: Final = why
        """By which name its text is found that people read in the package, beside the detail."""
        self.detail: Final = detail


def require_compiler() -> None:
    """Refuse, in a person's words, to compile where the tools for it are missing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        raise NotCompiled(f"no C compiler found ({compiler})", "no-compiler", compiler)
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise NotCompiled("no Python.h found (the development files of Python)", "no-headers")


# What it is made of


def sources(root: Path) -> list[str]:
    """The modules that become one compiled unit, as paths below `src`; packages themselves stay source."""
    return sorted(
        path.relative_to(root / "src").as_posix()
        for name in COMPILED_PACKAGES
        for path in (root / "src" / PACKAGE / name).rglob("*.py")
        if path.name != "__init__.py"
    )


def fingerprint(root: Path) -> str:
    """What the libraries depend on, in one word: the sources, this file, mypyc's version and the Python."""
    tools = (sys.version, sysconfig.get_platform(), importlib.metadata.version("mypy"), Path(__file__).read_bytes())
    digest = hashlib.sha256(repr(tools).encode())
    for path in read_modules(root):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def read_modules(root: Path) -> list[Path]:
    """All modules that mypyc reads, in order."""
    named = [root / "src" / PACKAGE / name for name in TYPES_FROM]
    return sorted(path for one in named for path in (one.rglob("*.py") if one.is_dir() else [one]) if path.exists())


def is_current(root: Path) -> bool:
    """Are the libraries there, and made from what is here now?"""
    stamp = root / LIBRARIES / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint(root)


# Compiling


def build(root: Path) -> None:
    """Compile unless it is done already; what goes wrong is told as `NotCompiled`."""
    if is_current(root):
        return
    require_compiler()
    made_of = fingerprint(root)
    (root / "build").mkdir(exist_ok=True)
    sweep(root / "build")
    with tempfile.TemporaryDirectory(prefix=WORKSHOP, dir=root / "build") as workshop:
        furnish(Path(workshop), root)
        run_mypyc(Path(workshop), sources(root))
        new = Path(workshop, MADE)
        (new / STAMP).write_text(made_of)
        if (root / LIBRARIES).exists():
            (root / LIBRARIES).rename(Path(workshop, "old"))
        new.rename(root / LIBRARIES)


def furnish(workshop: Path, root: Path) -> None:
    """Copy what mypyc is to read; the package's face is left empty, since it names all that is above, to check."""
    for path in read_modules(root):
        place = workshop / path.relative_to(root / "src")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    (workshop / PACKAGE / "__init__.py").touch()


def sweep(folder: Path) -> None:
    """Remove what compilers have left behind that were killed; one that is at work beside this one keeps its folder."""
    for workshop in folder.glob(f"{WORKSHOP}*"):
        with suppress(FileNotFoundError):  # another compiler may be done at this very moment
            if time.time() - workshop.stat().st_mtime > ABANDONED:
                shutil.rmtree(workshop, ignore_errors=True)


def run_mypyc(workshop: Path, modules: list[str]) -> None:
    """Compile the modules in a folder, in a process of its own: mypyc finds modules from where it is started.

    What the builder was told of places for modules is passed on: pip makes its packages for a build known so.
    """
    places = filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))
    done = subprocess.run(
        [sys.executable, "-m", "building.compiler", "--unit", *modules],
        cwd=workshop,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last = done.stdout.strip().rpartition("\n")[2]
        raise NotCompiled("mypyc failed:\n" + done.stdout[-MOST_TOLD:], detail=last)


def compile_unit(modules: list[str]) -> None:
    """Turn modules into C and that into one library, with a small one beside each module that stands for it."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class BuildSideBySide(build_ext):  # type: ignore[misc]
        """Compile as many C files at once as there are processors."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_in_turn = compiler.compile

            def compile_at_once(sources: Sequence[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: compile_in_turn([source], **options), sources)
                    return [object_file for files in made for object_file in files]

            compiler.compile = compile_at_once
            super().build_extensions()

    options = ["--config-file=", "--cache-dir=.cache", "--ignore-missing-imports"]
    extensions = mypycify(
        [*options, *modules], opt_level=OPTIMISATION, debug_level="0", multi_file=True, target_dir="build"
    )
    for extension in extensions:
        if len(extension.sources) > PARTS:
            extension.sources = list(parts([Path(source) for source in extension.sources]))
        if sys.platform != "win32":
            # Without it, every call of another function might be meant for another library, and none is inlined.
            extension.extra_compile_args.append("-fvisibility=hidden")
    command = BuildSideBySide(Distribution({"ext_modules": extensions}))
    command.parallel, command.build_lib = True, MADE
    command.ensure_finalized()
    command.run()


def parts(files: list[Path]) -> Iterator[str]:
    """Join C files into a few of about the same size."""
    whole, before = sum(path.stat().st_size for path in files), 0
    joined: list[list[str]] = [[] for _ in range(PARTS)]
    for path in files:
        joined[before * PARTS // whole].append(f'#include "{path.name}"\n')
        before += path.stat().st_size
    for number, lines in enumerate(joined):
        part = files[0].with_name(f"part_{number}.c")
        part.write_text("".join(lines))
        yield str(part)


def files(root: Path) -> dict[str, str]:
    """Each library's file, and its place in the wheel."""
    made = sorted(path for path in (root / LIBRARIES).rglob("*") if path.is_file() and path.name != STAMP)
    return {str(path): path.relative_to(root / LIBRARIES).as_posix() for path in made}


def main(arguments: list[str]) -> None:
    """Compile; or with --check say why this machine cannot; or with --unit compile these modules where they are."""
    try:
        if arguments[:1] == ["--unit"]:
            compile_unit(arguments[1:])
        elif arguments == ["--check"]:
            require_compiler()
        else:
            build(ROOT)
    except NotCompiled as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main(sys.argv[1:])
