"""The build hook: builds the page, and adds to the wheel the modules compiled by mypyc where there is a C compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # runs from the sources in place; `make compile` compiles those
            return
        self.build_page()
        if self.target_name == "wheel":
            self.compile(build_data)

    def build_page(self) -> None:
        """The page, where it is not there as its sources are: a source archive brings it along."""
        if os.environ.get("CHEESEBOARD_CLIENT") == "0":
            self.app.display_warning("Building without the page: CHEESEBOARD_CLIENT=0.")
            return
        environment = {**os.environ, "PYTHON": sys.executable}
        subprocess.run([str(Path(self.root, "scripts", "client"))], check=True, env=environment)

    def compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root, "scripts")))
        from compile import NO_COMPILER, build, has_compiler

        if os.environ.get("CHEESEBOARD_COMPILE") == "0":
            self.app.display_warning("Building a pure Python wheel: CHEESEBOARD_COMPILE=0.")
        elif not has_compiler():
            self.app.display_warning(f"Building a pure Python wheel: {NO_COMPILER}.")
        else:
            self.compiled = tempfile.TemporaryDirectory()
            folder = Path(self.compiled.name)
            build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in build(folder)})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if build_data.get("infer_tag"):
            self.compiled.cleanup()
