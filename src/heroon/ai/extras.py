"""How a package that an extra brings is had: told wherever one is missing."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import heroon

#: The extra that brings a package, by the name under which the package is imported.
BROUGHT: Final = {
    "altair": "lab",
    "gymnasium": "env",
    "numpy": "env",
    "onnx": "learn",
    "onnxruntime": "learned",
    "pettingzoo": "env",
    "polars": "lab",
    "pyspiel": "openspiel",
    "ray": "ray",
    "sb3_contrib": "learn",
    "stable_baselines3": "learn",
    "torch": "learn",
    "vl_convert": "lab",
}


def lacking(bad: ModuleNotFoundError, extra: str = "") -> str:
    """Tell of a missing package how it is had: by an extra; "" for a package that none brings."""
    brings = BROUGHT.get((bad.name or "").partition(".")[0], "")
    if not brings or "pip install" in bad.msg:  # it was told already
        return bad.msg if brings else ""
    return f"{bad.msg}: {install(extra or brings)}"


@contextmanager
def needs(extra: str, module: str = "") -> Iterator[None]:
    """Tell of a package that cannot be imported how it is had: by an extra.

    A module that is the program itself (its name is `module`) ends it with that line.
    """
    try:
        yield
    except ModuleNotFoundError as bad:
        why = lacking(bad, extra)
        if not why:
            raise
        if module == "__main__":
            sys.exit(why)
        raise ModuleNotFoundError(why, name=bad.name, path=bad.path) from None


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
