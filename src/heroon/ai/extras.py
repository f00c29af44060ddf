"""How a package that an extra brings is had: told wherever one is missing."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import heroon


def install(extra: str) -> str:
    """Write the command that installs an extra, into the set-up that runs this program.

    In a checkout that is the checkout's own set-up, which a plain `pip` need not mean.
    """
    home = checkout()
    if home is None:
        return f"pip install 'heroon[{extra}]'"
    wanted = shlex.quote(f"{home}[{extra}]")
    return f"{shlex.quote(sys.executable)} -m pip install -e {wanted}"


def checkout(package: Path | None = None) -> Path | None:
    """Return the folder of the checkout that the package is part of; None where it is in none."""
    package = package or Path(heroon.__file__).resolve().parent
    home = package.parents[1]
    return home if package.parent.name == "src" and (home / "pyproject.toml").is_file() else None
