"""What nobody can play is refused in the app's form, with the game's own words."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroon.terminal.app_new import NewScreen
from heroon.terminal.widgets import FormRow
from tests.shapes.installed import install
from tests.terminal.driving import Driver, drive


def test_the_form_says_why_and_opens_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(monkeypatch, tmp_path / "site", rogue="tests.shapes.rogue.spec:SPEC")

    async def play(d: Driver) -> None:
        await d.press("enter")
        form = d.app.screen
        assert isinstance(form, NewScreen)
        await d.press("left")
        rows = {row.key: row for row in form.query(FormRow)}
        assert rows["game"].value == "rogue"
        rows["players"].focus()
        while rows["players"].value != "4":
            await d.press("right")
            rows = {row.key: row for row in form.query(FormRow)}
        await d.press("f5")
        assert "There are three adventurers at most" in d.screen()
        assert d.app.screen is form

    drive(play)
