"""Which language a person is spoken to in, when they have not said."""

from __future__ import annotations

from collections.abc import Mapping


def spoken_language(environment: Mapping[str, str]) -> str:
    """French where the machine's settings are French, else English."""
    setting = environment.get("LC_ALL") or environment.get("LANG") or ""
    return "fr" if setting.lower().startswith("fr") else "en"
