"""A real Chromium for tests: the one on the path, or a line that says why they are skipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driving import NAMES, Screen
from tests.server.serving import Site

#: Set where the tests must not be skipped.
NEEDED = "HEROON_NEEDS_BROWSER"
#: Hidden pages that a Chromium with windows loads beside every tab, for its bar of addresses: a
#: third of what a test costs.  A Chromium that knows no such names passes over them.
_HIDDEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")


# For a module, not for the session: while it runs no other test may use an event loop of its own.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        assert NEEDED not in os.environ, "there is no Chromium on the path"
        pytest.skip("no Chromium on the path: install one to run the tests of the page")
    with sync_playwright() as playwright:
        args = [f"--disable-features={','.join(_HIDDEN)}"]
        if getattr(os, "geteuid", lambda: 1)() == 0:
            args.append("--no-sandbox")
        browser = playwright.chromium.launch(executable_path=path, args=args)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("served") / "games.sqlite") as site:
        yield site


@pytest.fixture
def screen(chromium: Browser, served: Site) -> Iterator[Screen]:
    with Screen(chromium, served) as one:
        yield one
