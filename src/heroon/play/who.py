"""The players of a table: one name for each seat.

A seat is named by the level or bot that plays it, or `person`, or `person:Anna` where the person
has said a name.  Settings, saved games, logs, menus and the command line all hold this one value.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from heroon.kernel import InputError
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.texts import Texts

#: A seat that a person plays; behind a colon stands the person's own name.
PERSON: Final = "person"
_NAMED: Final = PERSON + ":"
#: The most characters of a person's name.
LONGEST: Final = 24
#: What stands for a blank, and the kinds of characters that no name holds: what terminals obey,
#: marks of direction, halves of characters, separators of lines.
_BLANKS: Final = "\t\n\r\x0b\x0c\x85\u2028\u2029"
_NO_LETTERS: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


@dataclass(frozen=True)
class Who:
    """The players of a table, a name for each seat; at a game that is played one is a person."""

    seats: tuple[str, ...]

    @staticmethod
    def of(seats: int, people: Iterable[int], bot: str = "random") -> Who:
        """Make the players of a table: nameless people at some seats, one bot at all others."""
        own = set(people)
        return Who(tuple(PERSON if seat in own else bot for seat in range(seats)))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, name in enumerate(self.seats) if is_person(name))

    @property
    def others(self) -> tuple[int, ...]:
        """The seats that bots play."""
        return tuple(seat for seat, name in enumerate(self.seats) if not is_person(name))

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots and levels at the table, each once."""
        return tuple(dict.fromkeys(self.seats[seat] for seat in self.others))

    @property
    def text(self) -> str:
        """The names with commas between them, as `split` takes them."""
        return ",".join(self.seats)

    def name(self, seat: int) -> str:
        """Return the name that the person of a seat has said; empty for none."""
        return self.seats[seat].removeprefix(_NAMED) if self.seats[seat].startswith(_NAMED) else ""

    def noun(self, seat: int) -> str:
        """Return the noun by which messages call the player of a seat: `@Anna`, `player-2`."""
        name = self.name(seat)
        return f"@{name}" if name else f"player-{seat + 1}"

    def with_person(self, seat: int, name: str = "") -> Who:
        """Put a person at a seat; raises `InputError` for a name that cannot be."""
        found = self._with(seat, person(name))
        found.check_names()
        return found

    def with_bot(self, seat: int, bot: str) -> Who:
        """Put a bot or level at a seat."""
        return self._with(seat, bot)

    def _with(self, seat: int, name: str) -> Who:
        return Who((*self.seats[:seat], name, *self.seats[seat + 1 :]))

    def check_names(self) -> None:
        """Raise `InputError` where two people have the same name.

        The curtain between them would name both.
        """
        names = [self.name(seat).casefold() for seat in self.people if self.name(seat)]
        for name in names:
            if names.count(name) > 1:
                raise InputError(REFUSED, "two people of the same name", name, "who")


def named(who: Who, seat: int, key: str = "player") -> dict[str, str]:
    """Return what messages need to name a player.

    That is the noun, and whether it is a person's own name.
    """
    return {key: who.noun(seat), "named": "yes" if who.name(seat) else "no"}


def is_person(name: str) -> bool:
    """Return whether a seat of that name is played by a person."""
    return name == PERSON or name.startswith(_NAMED)


def person(name: str = "") -> str:
    """Make the name of a seat at which a person sits; raises `InputError` for a bad name."""
    name = cleaned(name)
    return f"{_NAMED}{name}" if name else PERSON


def cleaned(name: str) -> str:
    """Remove control characters from a person's name; raises `InputError` for a bad name."""
    blank = "".join(" " if c in _BLANKS else c for c in unicodedata.normalize("NFC", name))
    kept = "".join(c for c in blank if unicodedata.category(c) not in _NO_LETTERS)
    name = " ".join(kept.split())
    if "," in name:
        raise InputError(MALFORMED, "a name holds no comma", name[:LONGEST], "who")
    if len(name) > LONGEST:
        raise InputError(MALFORMED, f"a name has at most {LONGEST} characters", name[:40], "who")
    return name


def counted(seats: Collection[int], t: Texts) -> str:
    """Tell how many may play a game: `1 player`, `2-4 players`."""
    least, most = min(seats), max(seats)
    return t.text("list-players", count=most, least=least, range="yes" if least < most else "no")


def split(text: str) -> Who:
    """Parse who sits where from the text of `Who.text`; raises `InputError` for bad names."""
    names = text.split(",")
    return Who(tuple(person(n.removeprefix(PERSON)[1:]) if is_person(n) else n for n in names))


def of_old(seat: str, bot: str, seats: int) -> Who | None:
    """Parse who sat where from an old save: `both` or one seat, one bot or one for each seat."""
    if seat not in ("both", *map(str, range(seats))):
        return None
    people = range(seats) if seat == "both" else (int(seat),)
    names = bot.split(",")
    bots = (names[at] if at < len(names) else names[0] for at in range(seats))
    return Who(tuple(PERSON if at in people else name for at, name in enumerate(bots)))
