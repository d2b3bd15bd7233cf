"""The page is at its own addresses, compressed for who can read that, and kept by browsers as long as it stays."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from typer.testing import CliRunner

from casedepart.cli import app
from casedepart.server.http_page import COMPRESSED, PAGE, TYPES, accepted, show_page
from casedepart.server.security import SECURE_HEADERS
from tests.protocol.calling import Reply, call
from tests.server.serving import Server

SCRIPT = b"console.log('Case Depart')\n" * 100
ADDRESSES = [
    "/",
    "/new",
    "/new?edition=pokemon",
    "/join/a-table",
    "/watch/a-table",
    "/table/a-table",
    "/tv/a-table",
    "/replay/a-table?at=12",
    "/rules",
    "/rules/pokemon",
]


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as the build leaves it, only smaller."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Case Départ</title>", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "worker.js").write_text("self.addEventListener('fetch', () => {})")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "icon-192.png").write_bytes(b"PNG")
    (folder / "secret.txt").write_text("not for the net")
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"brotli, as far as the server knows")
    (folder / "assets" / "letters-3c4d.woff2").write_bytes(b"wOF2")
    return folder


@pytest.fixture(scope="session")
def page_server(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server with this page."""
    server = Server(tmp_path_factory.mktemp("page-server"), "--page", str(page))
    yield server
    assert server.stop() == 0


def asset(server: Server, name: str, accepting: str = "", method: str = "GET") -> Reply:
    """A file of the page, as bytes."""
    return call(server.address, method, f"/assets/{name}", headers={"Accept-Encoding": accepting})


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_shows_the_page(page_server: Server, address: str) -> None:
    answer = page_server.get(address)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "Case Départ" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert SECURE_HEADERS.items() <= answer.headers.items()


@pytest.mark.parametrize("address", ["/nothing", "/joins/a-table", "/assets/", "/assets/other.js", "/secret.txt"])
def test_there_is_nothing_elsewhere(page_server: Server, address: str) -> None:
    answer = page_server.get(address)
    assert (answer.status, answer.json["code"]) == (404, "no-address")
    assert answer.headers["cache-control"] == "no-store"


def test_a_person_at_a_wrong_address_sees_the_page_and_a_program_is_told(page_server: Server) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    shown = call(page_server.address, "GET", "/nothing/here", headers=browser)
    assert (shown.status, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert shown.headers["cache-control"] == "no-store"
    assert "Case Départ" in shown.body.decode()
    for address in ("/api/nothing", "/assets/other.js"):
        assert call(page_server.address, "GET", address, headers=browser).json["code"] == "no-address"


@pytest.mark.parametrize("name", ["../secret.txt", "..%2Fsecret.txt", "%2e%2e%2fsecret.txt", ".hidden", "a%00b", "..."])
def test_no_file_outside_the_assets_is_shown(page_server: Server, name: str) -> None:
    assert page_server.get(f"/assets/{name}").status == 404


@pytest.mark.parametrize("name", ["a" * 300 + ".js", "%C3%A9" * 200 + ".js", "main-1a2b.js.gz", "main-1a2b.js.br"])
def test_names_that_no_page_asks_for_are_not_there(page_server: Server, name: str) -> None:
    assert page_server.get(f"/assets/{name}").status == 404


def test_assets_are_kept_for_ever_and_the_rest_is_asked_for_each_time(page_server: Server) -> None:
    script = asset(page_server, "main-1a2b.js")
    assert script.body == SCRIPT
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert page_server.get("/favicon.svg").headers["cache-control"] == "no-cache"
    assert asset(page_server, "letters-3c4d.woff2").headers["content-type"] == "font/woff2"


def test_every_file_of_the_page_that_comes_with_the_package_has_a_type() -> None:
    endings = {file.suffix for file in (PAGE / "assets").glob("*")}
    assert endings <= {*TYPES, *COMPRESSED.values()}


def test_who_can_read_it_gets_it_compressed(page_server: Server) -> None:
    zipped = asset(page_server, "main-1a2b.js", "gzip, deflate")
    assert zipped.headers["content-encoding"] == "gzip"
    assert gzip.decompress(zipped.body) == SCRIPT
    assert zipped.headers["content-type"].startswith("text/javascript")
    assert zipped.headers["vary"] == asset(page_server, "main-1a2b.js").headers["vary"] == "accept-encoding"
    best = asset(page_server, "main-1a2b.js", "gzip, deflate, br, zstd", "HEAD")
    assert (best.headers["content-encoding"], best.body) == ("br", b"")
    assert "content-encoding" not in asset(page_server, "letters-3c4d.woff2", "br").headers


def test_who_has_it_already_is_told_so(page_server: Server) -> None:
    for path, accepting in (("/", ""), ("/assets/main-1a2b.js", ""), ("/assets/main-1a2b.js", "gzip")):
        etag = call(page_server.address, "GET", path, headers={"Accept-Encoding": accepting}).headers["etag"]
        for known in (etag, f"W/{etag}", f'"other", {etag}'):
            asking = {"Accept-Encoding": accepting, "If-None-Match": known}
            again = call(page_server.address, "GET", path, headers=asking)
            assert (again.status, again.body, again.headers["etag"]) == (304, b"", etag)
            assert again.headers["vary"] == "accept-encoding" and "content-type" not in again.headers
        other = call(page_server.address, "GET", path, headers={"If-None-Match": '"other"'})
        assert other.status == 200 and other.body


def test_what_differs_has_another_tag_even_of_the_same_length_and_time(tmp_path: Path) -> None:
    tags = set()
    for name, text in (("one", "index-1a2b.js"), ("two", "index-3c4d.js")):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "index.html").write_text(text)
        os.utime(folder / "index.html", (0, 0))
        tags.add(asyncio.run(show_page(folder, Request({"type": "http", "headers": []}))).headers["etag"])
    assert len(tags) == 2


def test_a_part_of_a_file_can_be_asked_for(page_server: Server) -> None:
    part = call(page_server.address, "GET", "/assets/main-1a2b.js", headers={"Range": "bytes=0-6"})
    assert (part.status, part.body) == (206, b"console")
    past = call(page_server.address, "GET", "/assets/main-1a2b.js", headers={"Range": "bytes=999999-"})
    assert past.status == 416


@pytest.mark.parametrize(
    ("header", "taken"),
    [("", []), ("gzip", ["gzip"]), ("GZIP;q=0.5, br", ["br", "gzip"]), ("br;q=0, gzip", ["gzip"]), ("zstd", [])],
)
def test_only_what_is_accepted_is_sent(header: str, taken: list[str]) -> None:
    assert accepted(header) == taken


@pytest.mark.parametrize(("language", "said"), [("en", "hasn’t been built"), ("fr", "n’a pas été construite")])
def test_without_a_page_one_line_says_how_to_build_it(tmp_path: Path, language: str, said: str) -> None:
    request = Request({"type": "http", "headers": [(b"accept-language", language.encode())]})
    answer = asyncio.run(show_page(tmp_path, request))
    told = bytes(answer.body).decode()
    assert answer.status_code == 503
    assert said in told and "make web" in told and told.count("\n") == 1


def test_the_page_is_only_read(page_server: Server) -> None:
    answer = page_server.post("/", {})
    assert (answer.status, answer.json["code"]) == (405, "wrong-method")


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--page", str(tmp_path)])
    assert result.exit_code == 2
    assert result.output == f"--page: There is no index.html in {tmp_path}. Give the folder of a built page.\n"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("worker.js", "text/javascript"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("icon-192.png", "image/png"),
    ],
)
def test_what_installs_the_page_is_at_its_root_and_always_asked_for_anew(
    page_server: Server, name: str, kind: str
) -> None:
    answer = page_server.get(f"/{name}")
    assert (answer.status, answer.headers["content-type"].partition(";")[0]) == (200, kind)
    assert answer.headers["cache-control"] == "no-cache"
    assert SECURE_HEADERS.items() <= answer.headers.items()
