"""The page that a report is: one file, with its own style, that asks nothing of the network."""

from __future__ import annotations

from importlib.resources import files

from casedepart.study.pages.markup import Markup, element, joined


def page(title: str, lang: str, *parts: str) -> str:
    """A whole HTML document."""
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
