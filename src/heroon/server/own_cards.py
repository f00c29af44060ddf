"""Card numbers that the owner of a box brings to a new game on the page."""

from __future__ import annotations

import re
from typing import Any, Final

from heroon.desk.plain import sentence
from heroon.kernel import GameSpec, InputError
from heroon.kernel.errors import HeroonError
from heroon.texts import Texts
from heroon.texts.harmless import harmless
from heroon.texts.reasons import reason

#: What a place in the text of the form begins with.
_HERE: Final = "cards"
_PLACE: Final = re.compile(r"cards(?:, ([\w.+-]+))?(?:, line (\d+))?")


class WrongCards(HeroonError):
    """The text of a form is no card file of its game; `bad` says where and why."""

    def __init__(self, bad: InputError):
        super().__init__(str(bad))
        self.bad = bad

    def told(self, t: Texts) -> str:
        """Tell the line, what was written and why it is refused, in a sentence."""
        bad = self.bad
        kind = bad.kind if bad.token else f"{bad.kind}-bare"
        text = t.text(f"input-{kind}", token=harmless(bad.token))
        text = t.text("input-why", text=text, why=harmless(reason(bad.why, t.lang)))
        found = _PLACE.fullmatch(bad.where)
        name, line = found.groups() if found else ("", "")
        if line:
            key = "web-cards-line-of" if name else "web-cards-line"
            text = t.text(key, line=line, name=name or "", text=text)
        return sentence(text)


def with_cards(spec: GameSpec[Any], text: str) -> GameSpec[Any]:
    """Return a game with the numbers of the card file in a form; raises `WrongCards`."""
    if not text.strip():
        return spec
    try:
        return spec.using(text, _HERE)
    except InputError as bad:
        raise WrongCards(bad) from None
