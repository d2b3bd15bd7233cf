"""A Chromium for the tests of the page: the machine's own, or playwright's; run, it gets one where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from building.page import ROOT, ready_node

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The one without a window first: a whole game takes it a third of the processor time."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio"]
PATIENCE = 900
"""Seconds that one way of installing may take."""
TOLD = (
    "There is no Chromium for the tests of the page, and none could be installed.\n"
    "Install one and run this again: `apt-get install chromium` as root on Debian, a package called chromium or\n"
    "google-chrome elsewhere, or `python -m playwright install --with-deps chromium` with these tests' Python.\n"
)


def launched(playwright: Playwright) -> Browser:
    """A running Chromium; an error says how to get one."""
    path = on_this_machine() or playwright.chromium.executable_path
    if not Path(path).is_file():
        raise RuntimeError(TOLD)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


def on_this_machine() -> str | None:
    """A Chromium on the path that starts; some are only a hint where to get one."""
    paths = (shutil.which(name) for name in NAMES)
    return next((path for path in paths if path and starts(path)), None)


def starts(path: str) -> bool:
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def of_playwright() -> str | None:
    """The one that playwright has fetched, if it has."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() and starts(path) else None


def ways() -> Iterator[list[list[str]]]:
    """How to get one, the surest first: each is a few commands."""
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get") and (not root or shutil.which("sudo")):
        install = [*root, "apt-get", "install", "-y", "--no-install-recommends"]
        yield [[*install, NAMES[0]]]
        for name in NAMES[:2]:
            yield [[*root, "apt-get", "update"], [*install, name]]
    fetch = [sys.executable, "-m", "playwright", "install"]
    if not root:
        yield [[*fetch, "--with-deps", "chromium"]]
    yield [[*fetch, "chromium"]]


def carried_out(commands: list[list[str]]) -> bool:
    """Run these one after the other; False: one of them did not work."""
    for command in commands:
        print("$", *command, flush=True)
        try:
            environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            done = subprocess.run(command, env=environment, timeout=PATIENCE, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            print(error)
            return False
        if done.returncode:
            return False
    return True


def main() -> int:
    """See that there are axe-core, a tool of the page, and a browser; 1 and what to do when there is none."""
    ready_node(ROOT)
    path = on_this_machine() or of_playwright()
    for commands in () if path else ways():
        path = (carried_out(commands) or None) and (on_this_machine() or of_playwright())
        if path:
            break
    print(f"the tests of the page use {path}" if path else TOLD, file=sys.stdout if path else sys.stderr)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
