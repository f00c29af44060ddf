"""The game with weak enemies and rich characters: random play comes to its end."""

from __future__ import annotations

from typing import Final

from heroon.games.mini_rogue.cards import NUMBERS
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.games.mini_rogue.words import HERO
from heroon.kernel import GameSpec

ENEMIES: Final = ("monster", "criminal", "ghost", "guardian", "remains", "og", "avatar")


def _lines() -> list[str]:
    """Every enemy has 2 HP and deals 1, everybody starts with what a board holds."""
    cells = {n.cell.path for n in NUMBERS if n.cell is not None and n.cell.table in ENEMIES}
    lines = ["numbers.hunger = 1", "numbers.max-hp = 30"]
    lines += [f"{_key(path)} = {{ hp = [2, 3], damage = 1 }}" for path in sorted(cells)]
    for name in HERO.tokens:
        lines.append(f"character.{name} = {{ hp = 20, food = 4, gold = 9, xp = 5 }}")
    return lines


def _key(path: tuple[str, ...]) -> str:
    return ".".join(f'"{part}"' for part in path)


EASY: Final[GameSpec[Run]] = SPEC.using("\n".join(_lines()) + "\n", "easy.toml")
