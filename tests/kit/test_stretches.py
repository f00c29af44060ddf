"""The kit for long games: the same games are played, and what breaks a law is found, too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from heroon import kernel as k
from heroon.testing import KitError, check_game, stretches
from tests.kit import test_mutants as standing
from tests.lengths import length
from tests.shapes import fight, grid, long_turn, ride, team, windows

Patch = pytest.MonkeyPatch
SHAPES = [windows.SPEC, fight.SPEC, grid.SPEC, ride.SPEC, team.SPEC, long_turn.SPEC]


@pytest.fixture
def close(monkeypatch: Patch) -> None:
    """Stretches that games of a hundred choices meet."""
    monkeypatch.setattr(stretches, "EVERY", 60)
    monkeypatch.setattr(stretches, "REPEATED", 2)


@pytest.mark.parametrize("spec", SHAPES, ids=lambda spec: spec.id)
@pytest.mark.usefixtures("close")
def test_the_same_games_are_played(spec: k.GameSpec[Any]) -> None:
    games = length(5, 12)
    full = check_game(spec, games, seats=2)
    spaced = check_game(spec, games, "stretches", seats=2)
    assert spaced.digest == full.digest
    assert (spaced.tokens, spaced.choices) == (full.tokens, full.choices)
    assert 0 < spaced.checked < full.checked


@pytest.mark.usefixtures("close")
def test_the_report_counts_the_laws() -> None:
    plain = check_game(long_turn.SPEC, 12, "stretches", seats=2).as_dict()
    assert plain["checked"] <= stretches.LONG * plain["laws"]["stretches"]
    assert plain["laws"]["game by its record"] == plain["laws"]["game by its seed"] == 6
    assert plain["laws"]["state"] >= (plain["tokens"] - plain["checked"]) // stretches.LOOKED
    assert plain["laws"]["position as text"] >= 12  # each end
    assert {"views", "vocabulary against why"} <= plain["laws"].keys()
    assert plain["undone"] > 0
    assert plain["sampled"] > 0


def test_other_depths_do_not_tell_it() -> None:
    assert "laws" not in check_game(windows.SPEC, 1).as_dict()
    assert "laws" not in check_game(windows.SPEC, 1, "light").as_dict()


def test_stretches_meet_every_part_of_a_game() -> None:
    dues = sorted(seed * 1237 % stretches.EVERY for seed in range(stretches.EVERY))
    assert dues == list(range(stretches.EVERY))


FOUND: list[Callable[..., None]] = [
    standing.test_a_field_left_out_of_copy,
    standing.test_a_list_shared_with_the_copy,
    standing.test_an_unsorted_hand,
    standing.test_a_skipped_window,
    standing.test_a_kept_known_card,
    standing.test_a_view_that_shows_the_face_of_a_back,
    standing.test_a_hand_that_others_see,
    standing.test_a_preview_on_the_real_state,
    standing.test_a_word_that_nothing_forbids_is_not_offered,
    standing.test_a_draw_not_recorded,
    standing.test_an_undo_past_a_face,
    standing.test_a_limit_off_by_one,
    standing.test_a_dead_cut,
    standing.test_a_step_that_grows,
    standing.test_an_exception_in_a_rule,
    standing.test_a_reason_that_reads_a_secret,
]


@pytest.mark.parametrize("test", FOUND, ids=lambda test: test.__name__)
@pytest.mark.usefixtures("close")
def test_what_breaks_a_law_is_found(test: Callable[..., None], monkeypatch: Patch) -> None:
    """The standing mutants of the kit, walked in stretches."""

    def spaced(spec: k.GameSpec[Any], games: int, **more: Any) -> Any:
        return check_game(spec, 20 * games, "stretches", **more)

    monkeypatch.setattr(standing, "check_game", spaced)
    if "monkeypatch" in test.__annotations__:
        test(monkeypatch)
    else:
        test()


def test_a_state_out_of_range_is_found_between_stretches(monkeypatch: Patch) -> None:
    monkeypatch.setattr(stretches, "EVERY", 10**9)
    monkeypatch.setattr(stretches.Stretches, "_enter", lambda self: None)
    check_game(fight.SPEC, 8, "stretches", native=False)
    start = fight.SPEC.start

    def rich(g: Any) -> None:
        start(g)
        g.gold = 10**6

    with pytest.raises(KitError, match="gold"):
        check_game(replace(fight.SPEC, start=rich), 8, "stretches", native=False)
