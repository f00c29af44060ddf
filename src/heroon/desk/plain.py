"""What the kernel and the server say, as sentences that a person reads."""

from __future__ import annotations

from typing import Final

from heroon.texts.reasons import reason

_ENDS: Final = ".!?…"


def sentence(text: str) -> str:
    """Put a capital in front of a text and a full stop behind it."""
    text = text.strip()
    if not text:
        return text
    return text[0].upper() + text[1:] + ("" if text[-1] in _ENDS else ".")


def said(why: str, lang: str) -> str:
    """Tell a reason of the kernel as a sentence in a language."""
    return sentence(reason(why, lang))
