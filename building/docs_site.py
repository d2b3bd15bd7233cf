"""Hooks of MkDocs, named in mkdocs.yml: documents outside `docs` become pages of the site, and the links hold.

Documents are written for who reads them in the repository; here the same links lead to the pages of the site.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "examples/README.md": "examples.md",
}
"""Documents outside `docs`, and the pages that they become."""
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)\s#]*)(#[^)\s]*)?\)")
"""A link or a picture: its mark, its words, its file, and a place in it."""


def on_files(files: Any, config: Any) -> Any:
    """Add the documents outside `docs`."""
    from mkdocs.structure.files import File

    for source, page in PAGES.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Let the links of a page lead to pages of the site."""
    return LINK.sub(lambda link: site_link(link, page.file.src_uri), markdown)


def site_link(link: re.Match[str], uri: str) -> str:
    """A link as the site has it; what is in the repository alone, such as a source file, is no link there."""
    mark, words, file, place = link.groups()
    source = next((name for name, page in PAGES.items() if page == uri), f"docs/{uri}")
    meant = posixpath.normpath(posixpath.join(posixpath.dirname(source), file))
    target = PAGES.get(meant) or (meant.removeprefix("docs/") if meant.startswith("docs/") else "")
    if not target:
        return words
    return f"{mark}[{words}]({posixpath.relpath(target, posixpath.dirname(uri) or '.')}{place or ''})"
