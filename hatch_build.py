"""Put into the wheel the built page, the fingerprint of the rules, and engine, variants and bots compiled with mypyc.

A wheel without the page is never built. Where it cannot be compiled, it holds the source alone, and one line on stderr
says why. `CASEDEPART_COMPILE=0` asks for the source alone; `CASEDEPART_COMPILE=1` makes a failure to compile an error.
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
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Whoever builds the package need not have its folder among the places where modules are found.
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent / "src")]

import casedepart  # noqa: E402
from building import page  # noqa: E402

PACKAGE = "casedepart"
COMPILED_PACKAGES = ("engine", "variants", "bots")
TYPES_FROM = (*COMPILED_PACKAGES, "editions", "texts")
"""All that the compiled modules may import: what they are compiled to depends on these."""


class NotCompiled(Exception):
    """Why the engine stays source: no compiler, no headers, or an error of the compiler."""


def compiled_sources(source: Path) -> list[str]:
    """The modules that become one compiled unit, as paths below `src`; packages themselves stay source."""
    return sorted(
        path.relative_to(source).as_posix()
        for name in COMPILED_PACKAGES
        for path in (source / PACKAGE / name).rglob("*.py")
        if path.name != "__init__.py"
    )


def require_compiler() -> None:
    """Refuse, in a person's words, to compile where the tools for it are missing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        raise NotCompiled(f"no C compiler found ({compiler})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise NotCompiled("no Python.h found (the development files of Python)")


def fingerprint(source: Path) -> str:
    """What the compiled files depend on, in one word: the sources, the compiler's version and the Python."""
    tools = (sys.version, sysconfig.get_platform(), importlib.metadata.version("mypy"))
    digest = hashlib.sha256(repr(tools).encode())
    for path in sorted(path for name in TYPES_FROM for path in (source / PACKAGE / name).rglob("*.py")):
        digest.update(path.relative_to(source).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def run_mypyc(source: Path, target: Path) -> None:
    """Compile a copy of the package in a directory of its own and keep the shared libraries alone."""
    with tempfile.TemporaryDirectory(prefix="casedepart-") as workshop:
        shutil.copytree(source / PACKAGE, Path(workshop, PACKAGE))
        options = ["--config-file=", "--cache-dir=.cache", "--ignore-missing-imports"]
        done = subprocess.run(
            [sys.executable, "-m", "mypyc", *options, *compiled_sources(source)],
            cwd=workshop,
            env={**os.environ, "MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            raise NotCompiled("mypyc failed:\n" + done.stdout[-4000:])
        for library in libraries(Path(workshop)):
            kept = target / library.relative_to(workshop)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, kept)


def libraries(directory: Path) -> list[Path]:
    """The shared libraries below a directory, but for the compiler's own working copies."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = sorted(directory.rglob(f"*{suffix}"))
    return [path for path in found if path.relative_to(directory).parts[0] != "build"]


def compiled_libraries(root: Path) -> dict[str, str]:
    """Each library's file and its place in the wheel; compiled anew only when a source has changed."""
    source, kept = root / "src", root / "build" / "compiled"
    stamp = kept / "fingerprint"
    wanted = fingerprint(source)
    if not stamp.exists() or stamp.read_text() != wanted:
        require_compiler()
        shutil.rmtree(kept, ignore_errors=True)
        run_mypyc(source, kept)
        stamp.write_text(wanted)
    return {str(path): path.relative_to(kept).as_posix() for path in libraries(kept)}


class WholePackage(BuildHookInterface):  # type: ignore[type-arg]
    """Add to the wheel what is made from the sources: the page, and the compiled libraries beside theirs."""

    def dependencies(self) -> list[str]:
        """Node, where the machine has none and the page is to be built."""
        return page.requirements(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Who works on the source builds the page by hand, when it is wanted.
        if version != "editable":
            self.add_page(build_data)
            self.add_fingerprint(build_data)
            self.add_libraries(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:
        """The page, built if need be."""
        try:
            page.build(Path(self.root))
        except page.NotBuilt as reason:
            raise SystemExit(f"casedepart: the page cannot be built: {reason}") from None
        build_data["force_include"].update(page.files(Path(self.root)))

    def add_fingerprint(self, build_data: dict[str, Any]) -> None:
        """Which rules the package plays by, worked out from its sources."""
        written = Path(self.root, "build", casedepart.BUILT_FINGERPRINT)
        written.parent.mkdir(exist_ok=True)
        written.write_text(casedepart.fingerprint_of(Path(self.root, "src", PACKAGE)) + "\n", encoding="ascii")
        build_data["force_include"][str(written)] = f"{PACKAGE}/{casedepart.BUILT_FINGERPRINT}"

    def add_libraries(self, build_data: dict[str, Any]) -> None:
        """The compiled libraries, wherever there can be any."""
        wish = os.environ.get("CASEDEPART_COMPILE", "")
        if wish == "0":
            return
        try:
            files = compiled_libraries(Path(self.root))
        except NotCompiled as reason:
            if wish == "1":
                raise SystemExit(f"casedepart: cannot be compiled: {reason}") from None
            print(f"casedepart: built without compiling, it will run interpreted: {reason}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(files)


def main() -> None:
    """Say whether this machine can compile (exit 0) or why it cannot (exit 1)."""
    try:
        require_compiler()
    except NotCompiled as reason:
        print(reason)
        sys.exit(1)


if __name__ == "__main__":
    main()
