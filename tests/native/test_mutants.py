"""Deliberate mistakes in the translator, in the C and in a rule: the walks find each."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import GameSpec
from heroon.native import Difference, Engine, ints, program, translate, walk
from heroon.native.build import build
from tests.native import examples
from tests.native.having import native
from tests.shapes import fight, long_turn, windows


def made(spec: GameSpec[Any], code: str) -> Engine[Any]:
    """An engine for a game from C that may not be its own."""
    native(spec)  # or skip
    return Engine(spec, build(code, "mutant", debug=True), 0.0)


def test_the_walk_passes_without_a_mutation() -> None:
    for spec in (windows.SPEC, fight.SPEC, long_turn.SPEC):
        assert walk(made(spec, translate(spec)), 20).games == 20


def test_a_mutation_of_the_translator_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ints._COMPARE, ast.Lt, "<=")
    engine = made(windows.SPEC, translate(windows.SPEC))
    with pytest.raises(Difference, match="CPython asks"):
        walk(engine, 20)


def test_a_mutation_of_the_runtime_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    packaged = program._packaged

    def mutant(name: str) -> str:
        text = packaged(name)
        return text.replace("if (missing <= 0) k_append", "if (missing < 0) k_append")

    monkeypatch.setattr(program, "_packaged", mutant)
    engine = made(long_turn.SPEC, translate(long_turn.SPEC))
    with pytest.raises(Difference):
        walk(engine, 20)


def test_a_mutation_of_a_rule_is_found(tmp_path: Path) -> None:
    own = Path(fight.__file__).read_text(encoding="utf-8")
    text = own.replace("g.life = min(g.life + 1, 4)", "g.life = min(g.life + 1, 3)")
    assert text != own
    mutant = examples.module(text, tmp_path / "mutated_fight.py")
    engine = made(fight.SPEC, translate(mutant.SPEC))
    with pytest.raises(Difference, match="life: CPython 4, C 3"):
        walk(engine, 20)


def test_a_field_may_have_any_name(tmp_path: Path) -> None:
    text = Path(windows.__file__).read_text(encoding="utf-8")
    for old, new in (("life", "over"), ("spent", "words"), ("turns", "register"), ("me", "double")):
        text = re.sub(rf"\b{old}\b", new, text)
    made_so = examples.module(text, tmp_path / "renamed_windows.py")
    assert walk(native(made_so.SPEC), 10).games == 10
