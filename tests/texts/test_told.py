"""The file of told events, with which the page's own telling is compared, is what the engine's texts say now."""

from __future__ import annotations

from tests.texts.told import FILE, told


def test_what_the_page_is_compared_with_is_not_stale() -> None:
    assert FILE.read_bytes() == told(), "write it anew: python -m tests.texts.told"
