"""What the server uses of uvicorn's private parts is there, and named in one file; what is gone is told in words."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, Final

import pytest
import uvicorn

from casedepart.server.config import Config
from tests.repository.tree import SOURCE, text_of

PARTS: Final = SOURCE / "server" / "uvicorn_parts.py"
PRIVATE: Final = re.compile(
    r"from uvicorn\.|import uvicorn\.|http_protocol_class|server_state\.|lifespan\.state|handle_"
)
"""What no other file may do with it."""


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """The modules of uvicorn, and the names in them, that a file imports."""
    for node in ast.walk(ast.parse(text_of(path))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("uvicorn"):
            yield from ((str(node.module), alias.name) for alias in node.names)


def require(there: bool, what: str) -> None:
    """Fail in words for who has just taken another version of it."""
    if not there:
        pytest.fail(
            f"uvicorn {uvicorn.__version__} has no {what} any more, which server/{PARTS.name} needs: "
            "find another way there, or bound uvicorn below this version in pyproject.toml",
            pytrace=False,
        )


def check_names() -> None:
    """Fail where a name is gone: nothing that imports it could say so in words."""
    for module, name in imported(PARTS):
        try:
            require(hasattr(import_module(module), name), f"{module}.{name}")
        except ModuleNotFoundError:
            require(False, module)


def test_what_is_imported_of_it_is_there() -> None:
    check_names()


async def parts_of_a_server() -> dict[str, object]:
    """What it has by which name: a server as it is while it runs, and what it makes for a connection."""
    from uvicorn.protocols.http.h11_impl import H11Protocol
    from uvicorn.server import ServerState
    from uvicorn.supervisors import Multiprocess

    async def app(scope: Any, receive: Any, send: Any) -> None:
        """Nothing: it is never called."""

    config = uvicorn.Config(app, http=H11Protocol)
    config.load()
    return {
        "Server": uvicorn.Server(config),
        "Config": config,
        "Lifespan": config.lifespan_class(config),
        "Multiprocess": Multiprocess,
        "H11Protocol": H11Protocol(config=config, server_state=ServerState(), app_state={}),
    }


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        ("Server", "config"),
        ("Server", "server_state"),
        ("Server", "should_exit"),
        ("Server", "handle_exit"),
        ("Config", "http_protocol_class"),
        ("Config", "ws_per_message_deflate"),
        ("Lifespan", "state"),
        ("H11Protocol", "conn"),
        ("Multiprocess", "handle_hup"),
        ("Multiprocess", "handle_term"),
    ],
)
def test_its_objects_have_what_is_asked_of_them(owner: str, name: str) -> None:
    check_names()
    require(hasattr(asyncio.run(parts_of_a_server())[owner], name), f"{owner}.{name}")


def test_it_has_the_websockets_that_the_guard_knows() -> None:
    check_names()
    from casedepart.server.uvicorn_parts import SOCKETS

    require(SOCKETS in getattr(import_module("uvicorn.config"), "WS_PROTOCOLS", {}), f"WebSockets called {SOCKETS!r}")


def test_it_takes_every_option_that_it_is_told() -> None:
    check_names()
    from casedepart.server import serve

    asked: dict[str, object] = {}
    takes: Callable[..., object] = uvicorn.Config
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(uvicorn, "Config", lambda app, **options: asked.update(options))
        serve.uvicorn_config(Config(), serve.Serving())
    assert len(asked) > 10
    for name in asked:
        require(name in signature(takes).parameters, f"option {name}")


def test_no_other_file_uses_private_parts_of_it() -> None:
    others = (path for path in SOURCE.rglob("*.py") if path != PARTS)
    assert [path.name for path in others if PRIVATE.search(text_of(path))] == []
