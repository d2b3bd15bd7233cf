"""Reading a report as a browser would: what is open is closed in order, and what it refers to."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"meta", "br", "col", "link", "img", "input"}


class Report(HTMLParser):
    """A report with its headings, tables, drawings and every attribute that could fetch something."""

    def __init__(self, said: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []
        self.fetched: list[str] = []
        self.counts: dict[str, int] = {}
        self.unlabelled = 0
        self.headings: list[str] = []
        self.items: list[str] = []
        self.feed(said)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        named = dict(attrs)
        self.fetched += [f"{tag} {key}" for key in named if key in ("src", "href", "xlink:href", "srcset", "data")]
        self.unlabelled += tag == "svg" and not named.get("aria-label")
        if tag not in VOID:
            self.open.append(tag)
        if tag in ("h2", "li"):
            (self.headings if tag == "h2" else self.items).append("")

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings[-1] += data
        if self.open and self.open[-1] == "li":
            self.items[-1] += data
