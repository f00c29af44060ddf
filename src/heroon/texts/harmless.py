"""Text from outside (names of files, records, what was typed) without what a terminal obeys.

Escape codes can rewrite a screen, and marks of direction can turn what is read around.  Each such
character becomes the sign for an unreadable one, so that it is seen that something stood there.
"""

from __future__ import annotations

import re
from typing import Final

#: C0 without tab and line feed, DEL and C1; marks of direction, separators of lines, interlinear
#: marks and tags; halves of characters, which no output can write.
_OBEYED: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)
_SIGN: Final = "\ufffd"


def harmless(text: str) -> str:
    """Return the text with a sign in place of each character that a terminal would obey."""
    return _OBEYED.sub(_SIGN, text)
