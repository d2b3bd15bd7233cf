"""A variant of someone's own, which no client has heard of, is played at a table all the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.repository.tree import ROOT


def test_a_variant_of_someones_own_is_played_at_a_table() -> None:
    """In a process of its own: the verbs, events and rules that it adds last as long as the process."""
    tests = Path(__file__).with_name("own_variants.py")
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", tests], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
