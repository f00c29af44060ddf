"""Every piece of code in a guide runs, and answers what stands there."""

from __future__ import annotations

import doctest
import importlib.util
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.running import environment
from tests.docs.pages import EXAMPLES, PAGES, ROOT, blocks

#: What a block may be: all of these are run, but for the tree of pages.
KINDS = {"pycon", "sh", "{literalinclude}", "{toctree}"}

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


@each_page
def test_the_code_answers_as_it_says(page: Path) -> None:
    if page.stem == "openspiel" and importlib.util.find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel is not installed")
    # The end of a block would be taken for a part of what is answered.
    text = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, page.stem, str(page), 0)
    asked = sum(text.count(">>> ") for kind, text in blocks(page) if kind == "pycon")
    found = doctest.DocTestRunner(verbose=False).run(test)
    assert (found.failed, found.attempted) == (0, asked)


@each_page
def test_there_is_no_code_that_is_not_run(page: Path) -> None:
    assert {kind for kind, _ in blocks(page)} <= KINDS
    for kind, text in blocks(page):
        if kind == "pycon":
            assert text.startswith(">>> ")


def test_the_examples_stand_in_the_guides_as_they_are() -> None:
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for program in EXAMPLES.glob("*.py"):
        assert f"{{literalinclude}} ../../../examples/{program.name}" in shown
    for notebook in EXAMPLES.glob("*.ipynb"):
        assert f"`{notebook.name}`" in shown


def commands() -> dict[str, list[str]]:
    """The lines for a shell, by page."""
    found = {
        page.stem: [
            line for kind, text in blocks(page) if kind == "sh" for line in text.split("\n")
        ]
        for page in PAGES
    }
    return {page: [line for line in lines if line] for page, lines in found.items() if any(lines)}


@pytest.mark.parametrize("page", commands())
def test_the_commands_run(page: str, tmp_path: Path) -> None:
    """Those of a page one after the other, in a folder of their own."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for line in commands()[page]:
        program, *args = shlex.split(line)
        if program == "pip":
            named = re.search(r"\[(.*)\]", args[1])
            assert named is not None
            assert set(named[1].split(",")) <= set(extras["project"]["optional-dependencies"])
            continue
        assert program == "heroon"
        done = subprocess.run(
            [sys.executable, "-m", "heroon", *args],
            cwd=tmp_path,
            env=environment(tmp_path),
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stderr) == (0, ""), line
        assert done.stdout or "--export" in args
