"""A setting for Rich: French signs stay with the word before them, at a no-break space.

Rich cuts a text into words at everything that Python calls a blank, the no-break spaces among them.
It offers no setting for that, so the pattern by which it finds words is replaced.
"""

from __future__ import annotations

import re
from typing import Final

import rich._wrap

#: A word with the blanks around it, at which a line may break.
WORD: Final = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def keep_no_break_spaces() -> None:
    """Forbid breaks at no-break spaces in all lines of the app."""
    rich._wrap.re_word = WORD
