"""The form of a new game."""

from __future__ import annotations

import pytest

from tests.server.serving import Site


@pytest.mark.parametrize(
    ("game", "front", "behind"),
    [
        ("hero-realms", ["boss"], ["buy_gems"]),
        ("micro-hero", ["blood", "omphale"], ["coop_life"]),
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


@pytest.mark.parametrize(
    ("game", "modes", "made"),
    [
        ("hero-realms", 4, ["reinforcements", "powers"]),
        ("micro-hero", 3, ["level"]),
        ("heroz", 0, []),
    ],
)
def test_what_a_mode_sets_has_no_second_control(
    site: Site, game: str, modes: int, made: list[str]
) -> None:
    with site.http() as http:
        page = http.get(f"/new/{game}").text
    assert page.count('name="mode"') == modes
    for name in made:
        assert f'name="option-{name}"' not in page
