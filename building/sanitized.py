"""Run a command on the package compiled with AddressSanitizer and UBSan: `python -m building.sanitized COMMAND...`.

It is compiled into a folder of its own, anew only when what it is made of has changed. Where the compiler has no
sanitizers, it says so and runs nothing.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

from building.compiler import (
    MADE,
    PACKAGE,
    ROOT,
    NotCompiled,
    fingerprint,
    furnish,
    require_compiler,
    run_mypyc,
    sources,
)

FLAGS: Final = (
    "-O1 -fsanitize=address,undefined -fno-sanitize=shift-base -fno-sanitize-recover=undefined -fno-omit-frame-pointer"
)
"""Without what the compiler of the source does on purpose: its runtime shifts ones into the sign."""
FOLDER: Final = ROOT / "build" / "sanitized"
OPTIONS: Final = {
    # What Python keeps until it ends is no leak; its own allocator would hide what is freed.
    "ASAN_OPTIONS": "detect_leaks=0",
    "UBSAN_OPTIONS": "print_stacktrace=1",
    "PYTHONMALLOC": "malloc",
}


def runtime() -> str:
    """The sanitizer's library, which has to be loaded before Python's."""
    require_compiler()
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    found = subprocess.run([compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=False)
    path = found.stdout.strip()
    if found.returncode or not os.path.isabs(path):
        raise NotCompiled(f"{compiler} has no AddressSanitizer")
    return path


def compile_package() -> None:
    """The whole package with its sanitized libraries, unless it is there already."""
    stamp = FOLDER / "fingerprint"
    if stamp.is_file() and stamp.read_text() == fingerprint(ROOT):
        shutil.copytree(ROOT / "src" / PACKAGE, FOLDER / PACKAGE, dirs_exist_ok=True)
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.parent.mkdir(exist_ok=True)
    os.environ.update(CFLAGS=FLAGS, LDFLAGS=FLAGS)
    with tempfile.TemporaryDirectory(prefix="sanitizing-", dir=FOLDER.parent) as workshop:
        furnish(Path(workshop), ROOT)
        run_mypyc(Path(workshop), sources(ROOT))
        Path(workshop, MADE).rename(FOLDER)
    shutil.copytree(ROOT / "src" / PACKAGE, FOLDER / PACKAGE, dirs_exist_ok=True)
    stamp.write_text(fingerprint(ROOT))


def main(command: list[str]) -> None:
    """Compile, and run the command on what was compiled."""
    try:
        library = runtime()
        print("compiling with the sanitizers (a few minutes the first time)", flush=True)
        compile_package()
    except NotCompiled as reason:
        print(f"not tested with the sanitizers: {reason}")
        return
    found = {**OPTIONS, "LD_PRELOAD": library, "PYTHONPATH": str(FOLDER), "CASEDEPART_EXPECT": "compiled"}
    sys.exit(subprocess.run(command, env={**os.environ, **found}, check=False).returncode)


if __name__ == "__main__":
    main(sys.argv[1:])
