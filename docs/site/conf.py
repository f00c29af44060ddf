"""The settings of the site that `python3 dev.py docs` builds with Sphinx.

The sources are the Markdown pages of `docs/` and those of `docs/site/`; the reference is made from
docstrings.  Nothing is fetched, neither while the site is built nor while it is read.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from functools import cached_property
from types import FunctionType
from typing import Any, Final, TypeVar

from docutils import nodes  # type: ignore[import-untyped]  # it has no types
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import heroon

project = "Heroon"
author = "The Heroon authors"
project_copyright = "The Heroon authors, MIT licence"
release = version = heroon.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "site/index"
include_patterns = ["site/*.md", "site/*/*.md", "*.md", "balance/*.md"]
exclude_patterns = ["rulebooks.md"]  # long tables, for those who look a printed sentence up
suppress_warnings = ["misc.highlighting_failure"]  # records are no TOML; Fluent has no lexer

html_theme = "furo"
html_title = f"Heroon {version}"
html_extra_path = ["extra"]  # a page at the top that leads to this one
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"navigation_with_keys": True}
smartquotes = False  # an empty text is written ""
pygments_style = "default"
pygments_dark_style = "monokai"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

# ---------------------------------------------------------------- the reference

#: The packages of the reference; a page names each thing by the package that exports it.
PUBLIC: Final = (
    "heroon.kernel",
    "heroon.native",
    "heroon.ai",
    "heroon.lab",
    "heroon.store",
    "heroon.texts",
)

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
autodoc_mock_imports = [
    "pyspiel",
    "torch",
    "onnx",
    "sb3_contrib",
    "stable_baselines3",
]  # who uses them installs them
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 120
add_module_names = False
toc_object_entries_show_parents = "hide"
default_role = "py:obj"  # of what stands between single backticks: a link where it leads somewhere
nitpicky = True
nitpick_ignore_regex = [
    ("py:obj", ".*"),
    ("py:class", r"Planned|Builder|heroon\..*"),  # what a signature names and no page describes
    ("py:class", r"(tuple|list|dict)\[.*"),  # of a string, which is not taken apart
    ("py:class", r"Path|Fraction|Ledger|datetime\..*"),
    # What other people's pages tell, and what only types use.
    ("py:.*", r"(collections|typing|types|fractions|pathlib|enum|importlib|sqlite3|array)\b.*"),
    ("py:.*", r"(numpy|np|npt|gymnasium|pettingzoo|spaces|pyspiel)\b.*"),
]


def exported() -> dict[str, str]:
    """Map each public thing, by the module in which it stands, to its public name."""
    found = {}
    for package in PUBLIC:
        module = importlib.import_module(package)
        for name in module.__all__:
            thing = getattr(module, name)
            where = getattr(thing, "__module__", None)
            if where is not None:
                found[f"{where}.{getattr(thing, '__qualname__', name)}"] = f"{package}.{name}"
    return found


def find_export(
    _app: Sphinx, env: BuildEnvironment, node: pending_xref, content: nodes.TextElement
) -> nodes.Element | None:
    """Resolve a link to a thing that is documented under the package that exports it."""
    if node.get("refdomain") != "py":
        return None
    module, _, variable = node["reftarget"].rpartition(".")
    if isinstance(getattr(sys.modules.get(module), variable, None), TypeVar):
        return content  # it is told nowhere, and means nothing by itself
    domain = env.domains["py"]
    for target in names_of(node["reftarget"], env):
        found = domain.resolve_xref(
            env, node["refdoc"], env.app.builder, "obj", target, node, content
        )
        if found is not None:
            return found
    return None


def names_of(target: str, env: BuildEnvironment) -> Iterator[str]:
    """Yield the names under which a thing may be documented that is named so in a type."""
    known: dict[str, str] = env.app.heroon_exports  # type: ignore[attr-defined]  # ours
    if target in known:
        yield known[target]
    if "." not in target:
        yield from (f"{package}.{target}" for package in PUBLIC)


# ---------------------------------------------------------------- docstrings

#: What stands between backticks, and what may be a link there: `Table`, `table.words`, `odds_of`.
_CODE: Final = re.compile(r"(?<!`)`([^`]+)`(?!`)(\w?)")
_NAME: Final = re.compile(r"[A-Z]\w*|[a-z]\w*(\.\w+|_\w+|\(\))+")
#: What a class has that is documented with it.
_MEMBERS: Final = (FunctionType, property, cached_property)


def mark_up(_app: Sphinx, _what: str, name: str, of: Any, _options: Any, lines: list[str]) -> None:
    """Turn a docstring, which is written as Markdown is, into reStructuredText, in place."""
    lines[:] = "\n".join(restructured(lines, members(name, of))).split("\n")


def members(name: str, of: Any) -> frozenset[str]:
    """Name the methods and properties that a docstring may mean: those of its class."""
    if not isinstance(of, type):
        module, _, owner = name.rpartition(".")[0].rpartition(".")
        of = getattr(sys.modules.get(module), owner, None)
    found = dir(of) if isinstance(of, type) else ()
    return frozenset(one for one in found if isinstance(getattr(of, one, None), _MEMBERS))


def restructured(lines: list[str], known: frozenset[str] = frozenset()) -> list[str]:
    """Write lines of Markdown as reStructuredText: code, lists, tables, blocks that are set in."""
    out: list[str] = []
    kind = ""  # of the block that goes on: "", "list", "table" or "code"
    for line in joined(lines):
        blank, deep = not line.strip(), line.startswith("    ")
        if kind == "code" and (blank or deep):
            out.append(line)
            continue
        if deep and kind != "list" and not "".join(out[-1:]).strip():
            out += ["::", "", line]
            kind = "code"
            continue
        line = _CODE.sub(lambda found: as_code(found, known), line)
        if line.startswith("|"):
            out += table_row(line, first=kind != "table")
            kind = "table"
        elif line.startswith("- "):
            out += [line] if kind == "list" else ["", line]
            kind = "list"
        else:
            kind = kind if kind == "list" and (blank or line.startswith(" ")) else ""
            out.append(line)
    return out


def joined(lines: list[str]) -> list[str]:
    """Join a line with the next one where code goes on there."""
    out: list[str] = []
    for line in lines:
        if out and out[-1].count("`") % 2:
            out[-1] += "\n" + line
        else:
            out.append(line)
    return out


def table_row(line: str, first: bool) -> list[str]:
    """Write a row of a table of Markdown; before the first one stands the head of the list."""
    if set(line) <= set("|-: "):
        return []
    cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
    head = ["", ".. list-table::", "   :header-rows: 1", ""] if first else []
    return head + [f"   {'-' if i else '* -'} {cell}".replace("   - ", "     - ")
                   for i, cell in enumerate(cells)]  # fmt: skip


def as_code(found: re.Match[str], known: frozenset[str]) -> str:
    """Write what stands between backticks: a name as a link that may be, anything else as code."""
    text, after = found[1], found[2]
    told = f"`{text}`" if _NAME.fullmatch(text) or text in known else f"``{text}``"
    return f"{told}\\ {after}" if after else told


def qualify(
    _app: Sphinx, _what: str, name: str, of: Any, _options: Any, told: str | None, to: str | None
) -> tuple[str | None, str | None]:
    """Name defaults that are functions, and the `Table` that is meant: there is one of boards.

    A protocol is not called, and has no signature.
    """
    if told is None:
        return told, to
    if getattr(of, "_is_protocol", False):
        return "", to
    told = re.sub(r"<function (\w+)[^>]*>", r"\1", told)
    told = re.sub(r"<(factory|[\w.]+ object[^>]*)>", "...", told)
    if name.startswith("heroon.board."):
        return told, to
    return re.sub(r"(?<![\w.])Table\b", "heroon.kernel.Table", told), to


def skip(_app: Sphinx, _what: str, _name: str, of: Any, _skip: bool, _options: Any) -> bool | None:
    """Leave out the fields of a named tuple, of which Python itself tells their numbers only."""
    return True if type(of).__name__ == "_tuplegetter" else None


def setup(app: Sphinx) -> None:
    """Tell Sphinx of the functions above."""
    app.heroon_exports = exported()  # type: ignore[attr-defined]  # ours
    app.connect("autodoc-process-docstring", mark_up)
    app.connect("autodoc-process-signature", qualify)
    app.connect("autodoc-skip-member", skip)
    app.connect("missing-reference", find_export)
