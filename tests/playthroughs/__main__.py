"""`python -m tests.playthroughs --regenerate`: make the playthroughs and the broken records anew.

Do so when an edition, the engine or the bots have changed what happens in a game, and review the difference.
"""

from __future__ import annotations

import sys

from tests.playthroughs.games import FOLDER, choices, make
from tests.record import breaking


def main(words: list[str]) -> int:
    """Regenerate everything, or say how."""
    if words != ["--regenerate"]:
        print("usage: python -m tests.playthroughs --regenerate", file=sys.stderr)
        return 2
    made = {choice.file: make(choice) for choice in choices()}
    for file in FOLDER.glob("*.jsonl"):
        if file not in made:
            file.unlink()
    for file, text in made.items():
        file.write_text(text, encoding="utf-8", newline="\n")
    breaking.write()
    print(f"{len(made)} playthroughs and {len(breaking.BREAKS)} broken records")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
