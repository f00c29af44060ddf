"""What a text that is missing means: an error in tests, its key for players."""

from __future__ import annotations

import os
from typing import Final

from heroon.kernel.errors import HeroonError

#: Set (to anything) where a missing text must be an error: in tests.
STRICT: Final = "HEROON_STRICT_TEXTS"

#: What reading a file of a game raises when the file is malformed, or cannot be read.
MALFORMED: Final = (HeroonError, OSError, ValueError, LookupError, TypeError, AttributeError)


class MissingText(HeroonError):
    """A key, a variable, a noun or a number that a text lacks: an error in tests alone."""


def strict() -> bool:
    """Whether a missing text is an error here."""
    return STRICT in os.environ
