"""The errors that Heroon raises, said so that a person can mend what is wrong.

Errors of input are of five kinds (malformed, unknown, not yours, refused, stale); each quotes
what was written and where.  `KernelError` means that a game or the kernel itself is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

MALFORMED: Final = "malformed"
UNKNOWN: Final = "unknown"
NOT_YOURS: Final = "not-yours"
REFUSED: Final = "refused"
STALE: Final = "stale"


class HeroonError(Exception):
    """The root of all errors that Heroon raises on purpose; each can be pickled and copied whole.

    (An exception is made again by a call with its `args`: those of a class with a constructor of
    its own hold the sentence, not what the constructor takes.)
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), self.args), self.__dict__


class KernelError(HeroonError):
    """The error of a game, or of the kernel, that breaks one of its own laws: never bad input.

    `details` (the last words said, the cause) can tell secrets: for developers, not for seats.
    """

    details = ""


class InputError(HeroonError):
    """The error of an answer, an option or a file that cannot be accepted; nothing was changed.

    `kind` is one of the five constants above, `token` what was written, `where` the place
    (an ask number, or file and line), `rule` the rule id that forbids it, if one does.
    """

    def __init__(self, kind: str, why: str, token: str = "", where: str = "", rule: str = ""):
        self.kind, self.why, self.token, self.where, self.rule = kind, why, token, where, rule
        parts = [where, f"{token!r}" if token else "", why + (f" [{rule}]" if rule else "")]
        super().__init__(": ".join(p for p in parts if p))


def _made_again(cls: type[HeroonError], args: tuple[object, ...]) -> HeroonError:
    """Make an error without its constructor; its members are set afterwards."""
    return cls.__new__(cls, *args)


def near_first(wanted: str, names: Iterable[str]) -> str:
    """List names for an error message, those most like the wanted one first."""
    every = list(names)
    near = get_close_matches(wanted, every, n=3, cutoff=0.5)
    return ", ".join([*near, *(name for name in every if name not in near)])
