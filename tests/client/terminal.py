"""Someone at a terminal of their own, who comes back by the keys in a file: `LINK NAME FILE` are the arguments."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from casedepart import client
from casedepart.client import RemoteTable, parts
from examples.thrifty_bot import play


def seated(link: str, name: str, file: Path) -> RemoteTable:
    """Sit down, or take the seat again that one had."""
    address, id, _ = parts(link)
    if file.exists():
        return RemoteTable(address, id, json.loads(file.read_text()))
    table = RemoteTable.join(link, name)
    file.write_text(json.dumps(table.keys))
    return table


if __name__ == "__main__":
    client.PACE = 0.01  # type: ignore[misc]
    table = seated(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
    print(*play(table), table.state.version)
    table.socket.close()
