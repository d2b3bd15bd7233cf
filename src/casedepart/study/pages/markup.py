"""HTML and SVG as text: elements that are always closed, words that are always escaped, and whole pages of them."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Final


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


EMPTY: Final = ("meta", "br", "col")
"""Elements that have no end."""


def element(name: str, /, *children: str, **attributes: object) -> Markup:
    """An element; `class_` is its class, and `font_size` the attribute font-size."""
    start = "".join([name, *[f' {attribute(key)}="{escape(str(value))}"' for key, value in attributes.items()]])
    if name in EMPTY:
        return Markup(f"<{start}>")
    return Markup(f"<{start}>{joined(*children)}</{name}>")


def attribute(key: str) -> str:
    """An attribute's name as HTML spells it; viewBox is spelled so by itself."""
    return key.rstrip("_").replace("_", "-")


def joined(*children: str) -> Markup:
    """Markup as it is, and words escaped, one after the other."""
    return Markup("".join(child if isinstance(child, Markup) else escape(child) for child in children))


def table(headings: list[str], rows: list[list[str]], caption: str, numbers_from: int = 1) -> Markup:
    """A table that may be pushed sideways where the screen is narrow; its figures stand to the right."""
    head = element(
        "tr", *[element("th", cell, scope="col", class_=side(at, numbers_from)) for at, cell in enumerate(headings)]
    )
    body = [element("tr", *[cell_of(cell, at, numbers_from) for at, cell in enumerate(row)]) for row in rows]
    inner = element(
        "table", element("caption", element("span", caption)), element("thead", head), element("tbody", *body)
    )
    return element("div", inner, class_="wide", tabindex="0", role="region", aria_label=caption)


def cell_of(cell: str, at: int, numbers_from: int) -> Markup:
    """One cell; the first of a row names it."""
    if at == 0:
        return element("th", cell, scope="row")
    return element("td", cell, class_=side(at, numbers_from))


def side(at: int, numbers_from: int) -> str:
    return "number" if at >= numbers_from else "word"


def page(title: str, lang: str, *parts: str) -> str:
    """A whole HTML document: one file, with its own style, that asks nothing of the network."""
    style = Markup((files(__package__) / "report.css").read_text(encoding="utf-8"))
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("style", style),
    )
    body = element("body", element("main", element("h1", title), *parts))
    return f"<!doctype html>\n{element('html', head, body, lang=lang)}\n"


def section(title: str, *parts: str) -> Markup:
    """One part of the report."""
    return element("section", element("h2", title), *parts)


def figure(drawing: Markup, caption: str) -> Markup:
    """A drawing with what it shows."""
    return element("figure", drawing, element("figcaption", caption))


def facts(pairs: list[tuple[str, str]]) -> Markup:
    """What a report rests on, as names and values."""
    return element("dl", *[joined(element("dt", name), element("dd", value)) for name, value in pairs])
