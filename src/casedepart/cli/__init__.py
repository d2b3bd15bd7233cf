"""The command line: one command, one file each; only the file of the command that is asked for is read."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import typer

OUTPUT_LOST: Final = 74
"""The exit code when what is printed cannot be written, as on a full disk: EX_IOERR of sysexits.h."""
STOPPED: Final = 130
"""The exit code after Ctrl-C."""
PIPE_CLOSED: Final = 141
"""The exit code when the reader of a pipe has gone, as in `casedepart replay FILE | head`: what SIGPIPE gives."""


def __getattr__(name: str) -> typer.Typer:
    """`app`, the program with all of its commands, is made when someone asks for it."""
    if name != "app":
        raise AttributeError(f"there is no {name!r} in {__name__}")
    from casedepart.cli.program import app

    return app


def main() -> None:
    """Run the command line; a letter that the terminal cannot show becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(exit_code(sys.argv[1:]))


def exit_code(words: list[str]) -> int:
    """Do what the words ask for, and tell what became of it, in the usual codes."""
    try:
        code = answer(words)
        sys.stdout.flush()
    except BrokenPipeError:
        code = PIPE_CLOSED
    except SystemExit as ended:
        # Typer and rich turn a closed pipe into a plain failure.
        code = PIPE_CLOSED if isinstance(ended.__context__, BrokenPipeError) else int(ended.code or 0)
    except KeyboardInterrupt:
        # While the command's own file was still being read: nothing was begun.
        code = STOPPED
    except OSError as error:
        tell_lost_output(error)
        code = OUTPUT_LOST
    if code in (PIPE_CLOSED, OUTPUT_LOST):
        # What is still in the buffer has nowhere to go, and Python would complain of it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def answer(words: list[str]) -> int:
    """Run the program; its version is told before anything large is imported."""
    if words == ["--version"]:
        import casedepart

        print(casedepart.version_line())
        return 0
    check_time_zone()
    from casedepart.cli.program import run

    return run(words)


def check_time_zone() -> None:
    """See that the machine's time zone can be read: where it cannot, say so and go on in UTC."""
    try:
        # Read when this is imported, which everything that is told does.
        import babel.dates  # noqa: F401
    except Exception:
        zone, os.environ["TZ"] = os.environ.get("TZ", ""), "UTC"
        from casedepart.cli.help import current_language, say

        print(say(current_language(), "odd-zone", zone=zone), file=sys.stderr)


def tell_lost_output(error: OSError) -> None:
    """Say on the error stream that something could not be written, and why."""
    from casedepart.cli.help import current_language, say

    what = "lost-file" if error.filename else "lost-output"
    reason, file = error.strerror or str(error), str(error.filename)
    print(say(current_language(), what, reason=reason, file=file), file=sys.stderr)
