"""Put into the wheel the built page, the fingerprint of the rules, and engine, variants and bots compiled with mypyc.

A wheel without the page is never built. Where it cannot be compiled, it holds the source alone, and one line on stderr
says why. `CASEDEPART_COMPILE=0` asks for the source alone; `CASEDEPART_COMPILE=1` makes a failure to compile an error.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Whoever builds the package need not have its folder among the places where modules are found.
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent / "src")]

import casedepart  # noqa: E402
from building import compiler, page  # noqa: E402

PACKAGE = "casedepart"


class WholePackage(BuildHookInterface):  # type: ignore[type-arg]
    """Add to the wheel what is made from the sources: the page, and the compiled libraries beside theirs."""

    def dependencies(self) -> list[str]:
        """Node, where the machine has none and the page is to be built."""
        return page.requirements(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Who works on the source builds the page by hand, when it is wanted.
        if version != "editable":
            self.add_page(build_data)
            self.add_fingerprint(build_data)
            self.add_libraries(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:
        """The page, built if need be."""
        try:
            page.build(Path(self.root))
        except page.NotBuilt as reason:
            raise SystemExit(f"casedepart: the page cannot be built: {reason}") from None
        build_data["force_include"].update(page.files(Path(self.root)))

    def add_fingerprint(self, build_data: dict[str, Any]) -> None:
        """Which rules the package plays by, worked out from its sources."""
        written = Path(self.root, "build", casedepart.BUILT_FINGERPRINT)
        written.parent.mkdir(exist_ok=True)
        written.write_text(casedepart.fingerprint_of(Path(self.root, "src", PACKAGE)) + "\n", encoding="ascii")
        build_data["force_include"][str(written)] = f"{PACKAGE}/{casedepart.BUILT_FINGERPRINT}"

    def add_libraries(self, build_data: dict[str, Any]) -> None:
        """The compiled libraries, wherever there can be any."""
        wish = os.environ.get("CASEDEPART_COMPILE", "")
        if wish == "0":
            return
        try:
            compiler.build(Path(self.root))
        except compiler.NotCompiled as reason:
            if wish == "1":
                raise SystemExit(f"casedepart: cannot be compiled: {reason}") from None
            print(f"casedepart: built without compiling, it will run interpreted: {reason}", file=sys.stderr)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compiler.files(Path(self.root)))
