"""Put into the wheel the built page, the fingerprint of the rules, and engine, variants and bots compiled with mypyc.

A wheel without the page is never built. Where it cannot be compiled, it holds the source alone, and why so: a line on
stderr says it now, which pip hides, and the package later. `CASEDEPART_COMPILE=0` asks for the source alone;
`CASEDEPART_COMPILE=1` makes a failure to compile an error.
"""

from __future__ import annotations

import json
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
        found = casedepart.fingerprint_of(Path(self.root, "src", PACKAGE))
        self.add_file(build_data, casedepart.BUILT_FINGERPRINT, found + "\n")

    def add_file(self, build_data: dict[str, Any], name: str, text: str) -> None:
        """A file that is written while it is built, beside the package's face."""
        written = Path(self.root, "build", name)
        written.parent.mkdir(exist_ok=True)
        written.write_text(text, encoding="utf-8")
        build_data["force_include"][str(written)] = f"{PACKAGE}/{name}"

    def add_reason(self, build_data: dict[str, Any], why: str, detail: str = "") -> None:
        """Why it is not compiled, for whoever runs it and was shown nothing of its build."""
        self.add_file(build_data, casedepart.BUILT_REASON, json.dumps({"why": why, "detail": detail}) + "\n")

    def add_libraries(self, build_data: dict[str, Any]) -> None:
        """The compiled libraries, wherever there can be any."""
        wish = os.environ.get("CASEDEPART_COMPILE", "")
        if wish == "0":
            self.add_reason(build_data, "asked")
            return
        try:
            compiler.build(Path(self.root))
        except compiler.NotCompiled as reason:
            if wish == "1":
                raise SystemExit(f"casedepart: cannot be compiled: {reason}") from None
            print(f"casedepart: built without compiling, it will run interpreted: {reason}", file=sys.stderr)
            self.add_reason(build_data, reason.why, reason.detail)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compiler.files(Path(self.root)))
