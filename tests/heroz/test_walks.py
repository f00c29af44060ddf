"""Random games over the options: conservation, words and reasons, worlds, undo, speed of views."""

from __future__ import annotations

import pytest

from heroon.games.heroz.spec import SPEC
from heroon.kernel import Rng, Seeded, Table, playout
from heroon.kernel.laws import check
from tests.lengths import length

COMBINATIONS: list[dict[str, str]] = [
    {},
    {"revealed": "under", "memory_aid": "yes"},
    {"revealed": "shuffle", "empty_deck": "shuffle"},
    {"complete_lasts": "yes", "late_joker": "joins", "destroyed_by": "above", "early_window": "no"},
    {"may_retreat": "no", "receivers": "choose"},
    {o.name: o.values[1 - o.default] for o in SPEC.options},
]


def walk(seed: int, options: dict[str, str], why_every: int) -> None:
    """One game with the state checked at every answer, the reasons at one decision in so many."""
    machine = playout(SPEC, SPEC.settings(options), 2)
    rng = Rng(seed)
    while machine.ask is not None:
        g, ask = machine.g, machine.ask
        check(g, SPEC.fields, SPEC.sets, 2)
        if ask.seats and machine.rule is None and rng.below(why_every) == 0:
            seat = ask.seats.bit_length() - 1
            before = SPEC.digest(g)
            allowed = [w for w in range(1, len(SPEC.words.text)) if not SPEC.why(g, seat, w)]
            assert allowed == sorted(ask.words)
            assert SPEC.digest(g) == before
        machine.answer(rng.choice(ask.words))
    assert sum(machine.result) == 1


@pytest.mark.parametrize("n", range(len(COMBINATIONS)))
def test_walks(n: int) -> None:
    for seed in range(3):
        walk(100 * n + seed, COMBINATIONS[n], 30)


@pytest.mark.slow
@pytest.mark.parametrize("n", range(len(COMBINATIONS)))
def test_many_walks(n: int) -> None:
    for seed in range(length(5, 15)):
        walk(1000 + 100 * n + seed, COMBINATIONS[n], 60)
    settings = SPEC.settings(COMBINATIONS[n])
    for seed in range(length(30, 100)):
        machine = playout(SPEC, settings, 2)
        machine.play(Rng(seed))
        assert sum(machine.result) == 1


@pytest.mark.parametrize("n", range(len(COMBINATIONS)))
def test_worlds_and_undo(n: int) -> None:
    table = Table(SPEC, COMBINATIONS[n], Seeded(f"walk {n}"))
    rng = Rng(n)
    faces = [table.view(seat).faces() for seat in (-1, 0, 1)]
    while table.ask is not None:
        if rng.below(12) == 0:
            for seat in (0, 1):
                world = table.sample(seat, rng)
                assert world.view(seat) == table.view(seat)
                check(world.g, SPEC.fields, SPEC.sets, 2)
        said = len(table.tokens)
        table.answer(rng.choice(table.ask.words))
        now = [table.view(seat).faces() for seat in (-1, 0, 1)]
        if any(b - a for a, b in zip(faces, now, strict=True)):
            assert any(token.news for token in table.tokens[said:])
        faces = now


def test_every_rule_id_and_ruling_is_claimed() -> None:
    import ast
    import re
    import tomllib
    from importlib.resources import files

    folder = files("heroon.games.heroz")
    docs = ""
    for path in folder.iterdir():
        if path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.Module):
                    docs += ast.get_docstring(node) or ""
    rules = tomllib.loads(folder.joinpath("rules.toml").read_text(encoding="utf-8"))
    rulings = tomllib.loads(folder.joinpath("rulings.toml").read_text(encoding="utf-8"))
    claimed = set(re.findall(r"\[(heroz:[^\]]+)\]", docs))
    assert {s["rule"] for s in rules["sentence"]} - claimed == set()
    assert {r["id"] for r in rulings["ruling"]} - set(re.findall(r"HZ-\d\d", docs)) == set()
