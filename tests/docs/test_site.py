"""The site is built without a warning, names all that is public, and fetches nothing."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from sphinx.util.inventory import InventoryFile

import dev_commands as dev
from tests.docs.pages import PAGES, ROOT, SITE, far, fetched_from_afar


@pytest.fixture(scope="module")
def conf() -> ModuleType:
    """The settings of the site, as a module."""
    found = importlib.util.spec_from_file_location("site_conf", SITE / "conf.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def documented(site: Path) -> list[str]:
    """The names that the reference of a built site describes."""
    inventory = InventoryFile.loads((site / "objects.inv").read_bytes(), uri="")
    return [name for kind in inventory.data if kind[:3] == "py:" for name in inventory.data[kind]]


@pytest.mark.slow
def test_the_site_is_whole(
    conf: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """One build for all of it: `dev.py docs` as it is, into another folder."""
    monkeypatch.setattr(dev, "SITE", (*dev.SITE[:2], tmp_path))
    monkeypatch.setattr(dev, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(dev, "set_up", lambda profile: None)
    assert dev.docs([]) == 0
    assert capfd.readouterr().out.strip() == str(tmp_path / "index.html")
    assert 'href="site/index.html"' in (tmp_path / "index.html").read_text(encoding="utf-8")
    for page in PAGES:
        assert (tmp_path / page.relative_to(ROOT / "docs")).with_suffix(".html").exists()
    assert list(fetched_from_afar(tmp_path)) == []
    names = documented(tmp_path)
    assert len(names) > 500
    assert [name for name in names if "._" in name] == []
    public = {f"{of}.{name}" for of in conf.PUBLIC for name in importlib.import_module(of).__all__}
    missing = sorted(public - set(names) - set(of_store()))
    assert missing == [], "name it on a page of docs/site/reference"


def of_store() -> list[str]:
    """The kinds of entries of a history: the page of the store lists them in tables."""
    page = (SITE / "reference" / "store.md").read_text(encoding="utf-8")
    store = importlib.import_module("heroon.store")
    return [f"heroon.store.{name}" for name in store.__all__ if f"`{name}`" in page]


def test_the_strictness_is_that_of_the_command() -> None:
    """A page with a broken link is an error."""
    source = (ROOT / "dev_commands.py").read_text(encoding="utf-8")
    assert '"--fail-on-warning"' in source and '"--nitpicky"' in source


@pytest.mark.parametrize(
    "html",
    [
        '<script src="https://cdn.example/x.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/x.css">',
        '<link rel="preconnect" href="https://fonts.example">',
        '<img srcset="https://far.example/a.png 2x">',
        "<style>@import 'https://far.example/a.css';</style>",
        '<p style="background: url(https://far.example/a.png)">',
    ],
)
def test_what_comes_from_afar_is_seen(html: str) -> None:
    assert len(far(html)) == 1


def test_a_link_to_click_is_not_fetched() -> None:
    near = '<a href="https://example.org">x</a><script src="../_static/x.js"></script>'
    assert far(near + '<link rel="canonical" href="https://example.org">') == []


# ---------------------------------------------------------------- docstrings


def test_names_become_links_and_the_rest_code(conf: ModuleType) -> None:
    lines = conf.restructured(["A `Table`, a `seat`, `table.words`, `!draw`; two `Script`s."])
    assert lines == ["A `Table`, a ``seat``, `table.words`, ``!draw``; two `Script`\\ s."]
    assert conf.restructured(["With `--table", "FILE` it"]) == ["With ``--table\nFILE`` it"]
    assert conf.restructured(["Call `reset`."], frozenset({"reset"})) == ["Call `reset`."]


def test_lists_and_blocks_are_told_apart(conf: ModuleType) -> None:
    lines = ["What it is:", "- `a`: one", "  that goes on", "- two", "", "So:", "", "    run `x`"]
    assert conf.restructured(lines) == [
        "What it is:", "", "- ``a``: one", "  that goes on", "- two", "", "So:", "",
        "::", "", "    run `x`",
    ]  # fmt: skip


def test_a_table_is_a_list_of_rows(conf: ModuleType) -> None:
    assert conf.restructured(["| a | b |", "|---|---|", "| `x` | y |"]) == [
        "", ".. list-table::", "   :header-rows: 1", "",
        "   * - a", "     - b", "   * - ``x``", "     - y",
    ]  # fmt: skip


def test_a_docstring_may_mean_the_members_of_its_class(conf: ModuleType) -> None:
    from heroon.kernel import Machine

    assert {"play", "over"} <= conf.members("heroon.kernel.Machine", Machine)
    assert "play" in conf.members("heroon.kernel.Machine.answer", Machine.answer)
