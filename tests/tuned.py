"""`casedepart` with deadlines, limits and a clock that a test sets: `python -m tests.tuned TUNING serve …`.

It loads nothing before it is run: the processes in which such a server lets bots think or editions be read load this
module first, and need none of what `tests/tuning.py` needs.
"""

from __future__ import annotations

import json
import sys

if __name__ == "__main__":
    from tests.tuning import run_tuned

    run_tuned(**json.loads(sys.argv.pop(1)))
