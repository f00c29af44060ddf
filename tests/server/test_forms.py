"""The form of a new game."""

from __future__ import annotations

import pytest

from tests.server.serving import Site


@pytest.mark.parametrize(
    ("game", "front", "behind"),
    [
        ("hero-realms", ["boss"], ["buy_gems", "reinforcements", "powers"]),
        ("micro-hero", ["blood", "omphale"], ["level", "coop_life"]),
        ("heroz", [], ["memory_aid", "revealed"]),
    ],
)
def test_printed_choices_stand_before_the_readings(
    site: Site, game: str, front: list[str], behind: list[str]
) -> None:
    with site.http() as http:
        page = http.get(f"/new/{game}").text
    at = page.index("<details")
    for name in front:
        assert 0 < page.index(f'name="option-{name}"') < at
    for name in behind:
        assert page.index(f'name="option-{name}"') > at
