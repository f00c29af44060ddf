"""The edits of `dev.py mutants`: what is edited, and that an edit is really played."""

from __future__ import annotations

import ast

import pytest

from tests import mutation

SOURCE = '''
def rule(g: Duel, a: int) -> None:
    """Do it."""
    if a < 3 and not g.over:
        g.points += 2
    tell(g, a)
    g.paid = a
'''


def test_conditions_numbers_and_statements_are_edited() -> None:
    found = [(m.old, m.new) for m in mutation._of_module("rules_x", SOURCE)]
    assert set(found) == {
        ("a < 3", "(a <= 3)"),
        ("a < 3 and not g.over", "(a < 3 or not g.over)"),
        ("not g.over", "(g.over)"),
        ("3", "(4)"),
        ("2", "(3)"),
        ("g.points += 2", "pass"),
        ("g.points += 2", "g.points -= 2"),
        ("tell(g, a)", "pass"),
        ("g.paid = a", "pass"),
    }


def test_an_edit_is_the_file_with_one_change() -> None:
    for m in mutation._of_module("rules_x", SOURCE):
        ast.parse(m.source)
        assert m.source != SOURCE
        assert m.source.splitlines()[: m.line - 1] == SOURCE.splitlines()[: m.line - 1]


@pytest.mark.parametrize("game", ["heroz", "micro-hero", "hero-realms"])
def test_each_game_has_its_edits_and_no_reason_is_left_over(game: str) -> None:
    found = mutation.mutants(game)
    assert len(found) > 500
    assert set(mutation.reasons(game)) <= {m.key for m in found}
    assert all(mutation.reasons(game).values())
