"""A real Chromium for tests: the one on the path, or a line that says why they are skipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driving import NAMES, Screen
from tests.server.serving import Site

HERE = Path(__file__).parent
#: Set where the tests must not be skipped.
NEEDED = "HEROON_NEEDS_BROWSER"
#: Hidden pages that a Chromium with windows loads beside every tab, for its bar of addresses: a
#: third of what a test costs.  A Chromium that knows no such names passes over them.
_HIDDEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")


#: Playwright and Chromium, open for as long as one test of this folder follows on another.
_OPEN = ExitStack()
_BROWSERS: list[Browser] = []


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Close Chromium before a test of another folder: beside it none may have a loop of events."""
    if nextitem is None or HERE not in nextitem.path.parents:
        _BROWSERS.clear()
        _OPEN.close()


@pytest.fixture
def chromium() -> Browser:
    """The Chromium that every test of this folder shares; to start one takes a second."""
    if not _BROWSERS:
        path = next(filter(None, map(shutil.which, NAMES)), None)
        if path is None:
            assert NEEDED not in os.environ, "there is no Chromium on the path"
            pytest.skip("no Chromium on the path: install one to run the tests of the page")
        args = [f"--disable-features={','.join(_HIDDEN)}"]
        if getattr(os, "geteuid", lambda: 1)() == 0:
            args.append("--no-sandbox")
        playwright = _OPEN.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=path, args=args)
        _OPEN.callback(browser.close)
        _BROWSERS.append(browser)
    return _BROWSERS[0]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("served") / "games.sqlite") as site:
        yield site


@pytest.fixture
def screen(chromium: Browser, served: Site) -> Iterator[Screen]:
    with Screen(chromium, served) as one:
        yield one
