"""HADES TRAP: the words, cells and places of the game as the second model names them."""

from __future__ import annotations

from typing import Any, Final

from heroon import kernel as k
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.labyrinth import XY
from heroon.games.hades_trap.spec import SPEC
from tests.models.hades_trap_board import Board

Act = tuple[Any, ...]
PROMPTS: Final = SPEC.words.prompts
_PLAIN: Final[dict[int, Act]] = {
    k.DONE: ("end",),
    k.STOP: ("stop",),
    w.STAND: ("stand",),
    w.TAKE: ("pick",),
    w.SHOW: ("show",),
    w.WIN_FORCE: ("force",),
    w.BOOST: ("power",),
    w.WANDER: ("power",),
    w.ON: ("on",),
}
_YES_NO: Final = {
    w.P_SHIELD: ("shield", "pass"),
    w.P_REFUSE: ("refuse", "take"),
    w.P_KEEP: ("keep", "discard"),
}
#: What a word does, and whether it does so by the special cell or by an object.
_BY: Final = {
    w.CHARGE.id: ("charge", "cell"),
    w.DASH.id: ("charge", "amphora"),
    w.TURN.id: ("turn", "cell"),
    w.TWIST.id: ("turn", "amphora"),
    w.SWAP.id: ("swap", "cell"),
    w.TRADE.id: ("swap", "amphora"),
}
_AT_CELL: Final = {
    w.GO.id: ("move",),
    w.PHASE.id: ("wall",),
    w.STRIKE.id: ("attack", "skeleton"),
    w.CRUSH.id: ("attack", "baby"),
    w.TELEPORT.id: ("teleport",),
    w.SHIFT.id: ("shift",),
}
_AS_IT_IS: Final = {
    w.PUSH.id: ("attack", "hero"),
    w.REFLECT.id: ("mirror",),
    w.HURL.id: ("boomerang",),
    w.STEAL.id: ("steal",),
    w.VICTIM.id: ("wrath",),
    w.CHARM.id: ("charm",),
    w.HATCH.id: ("way",),
}


class Names:
    """The names of one labyrinth, the square or the Siren's cross."""

    def __init__(self, cross: bool) -> None:
        self.cross = cross
        first = 81 if cross else 0
        self.order = Board(cross).places
        self.cells = {self.cell(cell): cell for cell in range(first, first + 81)}
        self.places = {self.place(at): at for at in range(first // 9, first // 9 + 9)}
        self._acts: dict[tuple[int, int], Act] = {}

    def cell(self, cell: int) -> Any:
        """Name a cell of the game as the model does."""
        if cell < 0:
            return None
        x, y = XY[cell]
        return (x - 7, y - 7) if self.cross else 9 * y + x

    def place(self, place: int) -> Any:
        """Name a place of the game as the model does."""
        x, y = XY[9 * place]
        return (x // 3 - 2, y // 3 - 2) if self.cross else 3 * (y // 3) + x // 3

    def act(self, prompt: int, word: int) -> Act:
        """Name a word of the game as the model does its answer."""
        found = self._acts.get((prompt, word))
        if found is None:
            found = self._acts[prompt, word] = self._act(prompt, word)
        return found

    def _act(self, prompt: int, word: int) -> Act:
        a, b, verb = w.A[word], w.B[word], w.VERB[word]
        if word in (k.YES, k.NO):
            return (_YES_NO[prompt][word == k.NO],)
        if word == k.PASS:
            return ("leave",) if prompt == w.P_STEAL else ("pass",)
        if word in _PLAIN:
            return _PLAIN[word]
        if verb in _AT_CELL:
            entering = verb == w.SHIFT.id and prompt == w.P_ENTER
            return (*(("enter",) if entering else _AT_CELL[verb]), self.cell(a))
        if verb in _AS_IT_IS:
            return (*_AS_IT_IS[verb], a)
        if verb in _BY:
            what, by = _BY[verb]
            if what == "charge":
                return (what, by, a)
            if what == "turn":
                return (what, by, self.place(a), 2 * b - 1)
            return (what, by, *sorted(map(self.place, (a, b)), key=self.order.index))
        return self._other(word)

    def _other(self, word: int) -> Act:
        a, b, verb = w.A[word], w.B[word], w.VERB[word]
        if verb == w.EXPLORE.id:
            return ("explore", self.place(a))
        if verb == w.CLIMB.id:
            return ("stairs",)
        if verb == w.THROW.id:
            return ("throw", w.OBJECTS.by_value[a], b)
        if verb == w.REPLACE.id:
            return ("exchange", a, b)
        if verb == w.DROP.id:
            return ("discard", w.OBJECTS.by_value[a])
        raise AssertionError(SPEC.words.text[word])
