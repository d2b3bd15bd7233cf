"""Why this build is interpreted, in words: what was written into the package when it was built."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import casedepart
from casedepart.cli.help import say

FROM_SOURCE: Final = {"why": "source", "detail": ""}
"""What holds where nothing was written: it was never built."""


def why_interpreted(language: str) -> str:
    """Why it does not run compiled; empty: it does."""
    if casedepart.COMPILED:
        return ""
    written = Path(casedepart.__file__).parent / casedepart.BUILT_REASON
    reason = json.loads(written.read_text(encoding="utf-8")) if written.exists() else FROM_SOURCE
    return say(language, f"why-interpreted.{reason['why']}", detail=reason["detail"])


def interpreted(language: str) -> str:
    """The sentence for whoever is about to wait for it; empty: it runs compiled."""
    why = why_interpreted(language)
    return say(language, "interpreted", why=why) if why else ""
