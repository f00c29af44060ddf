"""Runs notebooks, and keeps them with what they print.

    python -m tests.docs.notebooks                    run those of examples/, in their places
    python -m tests.docs.notebooks FILE --out FILE    run one; what it prints, in another file

The same notebook gives the same file: nothing in it says when or how long it ran.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import nbformat as untyped
from nbclient import NotebookClient

from tests.docs.pages import EXAMPLES

#: It has no types.
nbformat: Any = untyped
#: A cell takes no longer, in seconds, on a machine that is busy.
LONG = 300
_NUMBER = re.compile(r"[-+]?\d+(?:\.\d+)?")


def execute(notebook: Any) -> Any:
    """Run a notebook from its first cell on, in a kernel of its own, and clear what may differ."""
    NotebookClient(notebook, timeout=LONG, kernel_name="python3", coalesce_streams=True).execute()
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook.metadata = nbformat.from_dict({"kernelspec": kernel})
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"
        cell.metadata = nbformat.from_dict({})
    nbformat.validate(notebook)
    return notebook


def texts(notebook: Any) -> list[str]:
    """What the cells of a notebook print, in lines, and the kind of each picture."""
    found: list[str] = []
    for cell in notebook.cells:
        for one in cell.get("outputs", []):
            if one.output_type == "stream":
                found += [f"{one.name}: {line}" for line in one.text.splitlines()]
                continue
            if one.output_type == "error":
                found.append(f"error: {one.ename}: {one.evalue}")
                continue
            pictures = [kind for kind in one.data if kind.startswith("image/")]
            found += pictures or one.data["text/plain"].splitlines()
    return found


def alike(one: str, other: str) -> bool:
    """Whether two lines are the same, but for numbers that are close to each other."""
    if _NUMBER.sub("#", one) != _NUMBER.sub("#", other):
        return False
    pairs = zip(_NUMBER.findall(one), _NUMBER.findall(other), strict=True)
    return all(abs(float(a) - float(b)) <= max(0.1, 0.15 * abs(float(a))) for a, b in pairs)


def read(path: Path) -> Any:
    """Read a notebook."""
    return nbformat.read(path, as_version=4)


def main() -> None:
    """Read the command line and run notebooks."""
    parser = argparse.ArgumentParser(prog="python -m tests.docs.notebooks")
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    for path in [given.file] if given.file else sorted(EXAMPLES.glob("*.ipynb")):
        nbformat.write(execute(read(path)), given.out or path)


if __name__ == "__main__":
    main()
