"""Damaged files: how they are made, and what must come of them (used by tests and soak)."""

from __future__ import annotations

from collections.abc import Callable

from heroon.kernel import (
    HeroonError,
    Rng,
    Seeded,
    Table,
    game,
    read_position,
    read_record,
    read_scenarios,
    run_scenario,
    use_numbers,
    write_numbers,
    write_position,
    write_record,
)
from heroon.testing.crossref import package

#: The games on file are so many decisions old.
DECISIONS = 30


def originals(name: str) -> list[tuple[str, Callable[[str], object]]]:
    """Sound files of each kind of a game, each with the function that reads it."""
    spec = game(name)
    table = Table(spec, driver=Seeded("fuzz"))
    rng = Rng(5)
    for _ in range(DECISIONS):
        assert table.ask is not None
        seat = (table.ask.seats & -table.ask.seats).bit_length() - 1
        table.answer(rng.choice(table.words(seat)), seat)
    record = write_record(table, "fuzz")
    position = write_position(table)
    scenarios = sorted(package(name).glob("scenarios/*.toml"))[:3]
    out: list[tuple[str, Callable[[str], object]]] = [
        (record, lambda t: read_record(t, "record")),
        (position, lambda t: read_position(t, "position")),
        (write_numbers(spec.numbers, name), lambda t: use_numbers(spec.numbers, t, "cards")),
    ]
    for path in scenarios:
        text = path.read_text(encoding="utf-8")
        out.append((text, lambda t: [run_scenario(s) for s in read_scenarios(t, "scenario")]))
    return out


def damage(text: str, rng: Rng) -> str:
    """One of: cut off, a line gone, a line twice, bytes changed, two pieces swapped, noise."""
    lines = text.split("\n")
    kind = rng.below(7)
    if kind == 0:
        return text[: rng.below(len(text))]
    if kind == 1:
        del lines[rng.below(len(lines))]
        return "\n".join(lines)
    if kind == 2:
        i = rng.below(len(lines))
        return "\n".join([*lines[:i], lines[i], *lines[i:]])
    if kind == 3:
        chars = list(text)
        for _ in range(1 + rng.below(4)):
            chars[rng.below(len(chars))] = chr(32 + rng.below(95))
        return "".join(chars)
    if kind == 4:
        i, j = sorted((rng.below(len(lines)), rng.below(len(lines))))
        lines[i], lines[j] = lines[j], lines[i]
        return "\n".join(lines)
    if kind == 5:
        i = rng.below(len(text))
        noise = "".join(chr(rng.below(0x2000)) for _ in range(1 + rng.below(12)))
        return text[:i] + noise + text[i:]
    i = rng.below(len(text))
    return text[:i] + str(rng.below(1 << 30) - (1 << 29)) + text[i + 1 + rng.below(4) :]


def attack(name: str, cases: int, seed: int) -> tuple[int, int]:
    """Read so many damaged files of a game; how many were refused and how many were still sound.

    Anything but a clean `HeroonError` with a text escapes and fails the caller.
    """
    rng = Rng(seed)
    sound = originals(name)
    refused = accepted = 0
    for i in range(cases):
        text, read = sound[i % len(sound)]
        try:
            read(damage(text, rng))
        except HeroonError as bad:
            assert str(bad).strip(), "an error without a text"
            refused += 1
        else:
            accepted += 1
    return refused, accepted
