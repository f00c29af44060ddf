"""Builds the engines of our games into a wheel, where a C compiler is there.

hatchling calls it for wheels, never for editable installs: a checkout builds them when they are
first wanted, into a cache outside the source.  Whatever goes wrong is told and leaves the wheel
as it would be without: CPython then plays.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent


class EngineHook(BuildHookInterface[Any]):
    """Puts `heroon/native/built/…` into the wheel and names the wheel after the platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """See hatchling."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.place = Path(tempfile.mkdtemp(prefix="heroon-engines-"))
        sys.path.insert(0, str(ROOT / "src"))
        try:
            from heroon.native.wheel import build_into

            made, problems = build_into(self.place, ROOT / "pyproject.toml")
        except Exception as bug:  # the wheel is whole without engines
            made, problems = [], [repr(bug)]
        finally:
            sys.path.remove(str(ROOT / "src"))
        for problem in problems:
            self.app.display_warning(f"no engine: {problem}")
        for path in made:
            inside = path.relative_to(self.place)
            build_data["force_include"][str(path)] = f"heroon/native/built/{inside}"
        if made:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """See hatchling."""
        if hasattr(self, "place"):
            shutil.rmtree(self.place, ignore_errors=True)
