"""Hero Realms solo: the standing answers that a seat may leave, obvious plays of the main phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heroon.kernel import NOTHING, Standing

from .words import (
    DAGGER,
    FINISH,
    FIRE_GEM,
    GOLD,
    IS_CHAMPION,
    P_MAIN,
    PLAY,
    RUBY,
    SHORTSWORD,
    VERB,
    A,
)

#: Cards whose play gives gold or combat and nothing to think about.
_PLAIN: Final = (GOLD, RUBY, SHORTSWORD, DAGGER, FIRE_GEM)


def _plain(_g: Any, _seat: int, prompt: int, words: Sequence[int]) -> int:
    """Play a starting card or a Fire Gem, if the hand has one; else give no answer (NOTHING)."""
    return next((w for w in words if prompt == P_MAIN and _plays(w) and A[w] in _PLAIN), NOTHING)


def _champions(_g: Any, _seat: int, prompt: int, words: Sequence[int]) -> int:
    """Play a champion, if the hand has one; else give no answer (NOTHING)."""
    return next((w for w in words if prompt == P_MAIN and _plays(w) and IS_CHAMPION[A[w]]), NOTHING)


def _nothing_else(_g: Any, _seat: int, prompt: int, words: Sequence[int]) -> int:
    """Finish the main phase if nothing else can be done; else give no answer (NOTHING)."""
    return FINISH if prompt == P_MAIN and list(words) == [FINISH] else NOTHING


def _plays(word: int) -> bool:
    return VERB[word] == PLAY.id


STANDING: Final = (
    Standing("play-plain", _plain),
    Standing("play-champions", _champions),
    Standing("finish", _nothing_else),
)
