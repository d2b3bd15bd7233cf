"""Build the page of `web/` into the package: `python -m building.page`.

It is built anew only when something that it is made of has changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from building.node import NODE_WHEEL, Node, found_node, machine_node

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = Path("src", "casedepart", "server", "page")
STAMP: Final = ".fingerprint"
NO_SOURCE: Final = frozenset({"node_modules", "dist"})
"""Folders below `web/` that the page is not made of."""
MOST_TOLD: Final = 4000
"""Letters of a tool's output that an error shows."""


class NotBuilt(Exception):
    """Why there is no page: no Node, no network, or an error in its source."""


def requirements(root: Path) -> list[str]:
    """What pip must install before a wheel can be built: nothing where the page is there or the machine has Node."""
    return [] if is_current(root) or machine_node() else [NODE_WHEEL]


# What it is made of


def sources(root: Path) -> Iterator[Path]:
    """Every file that the page is made of: those of `web/` but for its tests. Its texts come from the server."""
    for folder, below, names in os.walk(root / "web"):
        below[:] = sorted(set(below) - NO_SOURCE)
        yield from (Path(folder, name) for name in sorted(names) if not name.endswith(".test.ts"))


def fingerprint(root: Path) -> str:
    """What the page is made of, in one word."""
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_current(root: Path) -> bool:
    """Is the page built, and from what is here now?"""
    stamp = root / PAGE / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint(root)


# Building


def build(root: Path) -> None:
    """Build the page unless it is there already; what goes wrong is told as `NotBuilt`."""
    if is_current(root):
        return
    if not (root / "web" / "package.json").is_file():
        raise NotBuilt(f"{root / 'web'}: the source of the page is not there")
    print("building the page (a minute the first time)", file=sys.stderr, flush=True)
    node, new = ready_node(root, dev=False), root / "build" / "page"
    made_of = fingerprint(root)
    vite = root / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    run(node, [node.program, str(vite), "build", "--outDir", str(new), "--emptyOutDir"], root / "web")
    (new / STAMP).write_text(made_of)
    shutil.rmtree(root / PAGE, ignore_errors=True)
    shutil.move(new, root / PAGE)


def ready_node(root: Path, *, dev: bool = True) -> Node:
    """Node, with the packages that the page needs; without `dev`, not those that only check it (tests, linters)."""
    node = found_node()
    if node is None:
        raise NotBuilt(f"there is no Node 20.19, nor 22.12 or newer; install one, or: pip install {NODE_WHEEL}")
    if not packages_are_there(root / "web", dev=dev):
        run(node, [*node.npm, "ci", "--no-audit", "--no-fund", *([] if dev else ["--omit=dev"])], root / "web")
    return node


def packages_are_there(web: Path, *, dev: bool = True) -> bool:
    """Are the packages that the lock names installed, each in its version?"""
    try:
        wanted = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        there = json.loads((web / "node_modules" / ".package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    omitted = {"optional", "devOptional"} if dev else {"optional", "devOptional", "dev"}
    needed = {name for name, package in wanted.items() if name and not omitted & set(package)}
    same = (wanted.get(name, {}).get("version") == package.get("version") for name, package in there.items())
    return needed <= set(there) and all(same)


def run(node: Node, command: list[str], folder: Path) -> None:
    """Run a tool of Node; its last words are in the error."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=node.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        named = " ".join(Path(part).name for part in command[:3])
        raise NotBuilt(f"“{named}” failed in {folder}:\n{done.stdout[-MOST_TOLD:]}")


def run_npm(node: Node, arguments: list[str]) -> int:
    """Run npm on the page, its output shown; its exit code."""
    return subprocess.run([*node.npm, *arguments], cwd=ROOT / "web", env=node.environment(), check=False).returncode


def files(root: Path) -> dict[str, str]:
    """Each file of the built page, and its place in the wheel."""
    built = sorted(path for path in (root / PAGE).rglob("*") if path.is_file() and path.name != STAMP)
    return {str(path): path.relative_to(root / "src").as_posix() for path in built}


def main(arguments: list[str]) -> None:
    """Build; or with --needs say what must be installed first, or with --npm run npm on the page."""
    try:
        if arguments == ["--needs"]:
            print("" if found_node() else NODE_WHEEL)
        elif arguments[:1] == ["--npm"]:
            sys.exit(run_npm(ready_node(ROOT), arguments[1:]))
        else:
            build(ROOT)
    except NotBuilt as reason:
        sys.exit(f"The page cannot be built: {reason}")


if __name__ == "__main__":
    main(sys.argv[1:])
