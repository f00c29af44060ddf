"""The flat position: how each field of a state lies in the struct of C."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from heroon.kernel import LIST, SEATS, Field
from heroon.kernel.fields import ONE

from .source import SubsetError
from .tables import WIDTHS, width

#: The greatest number of words of an ask.
WORDS_CAP: Final = 512
#: The greatest number of words in flight that a position remembers.
FLIGHT_CAP: Final = 32
#: The greatest int, and the greatest capacity of a list.
INT_TOP: Final = (1 << 31) - 1
CAP_TOP: Final = (1 << 15) - 1
_SHAPES: Final = {ONE: "K_ONE", LIST: "K_LIST_OF", SEATS: "K_SEATS_OF"}


@dataclass(frozen=True)
class Slot:
    """A field in the struct: the width of its ints, and the C expression of its place."""

    field: Field
    width: str

    @property
    def c(self) -> str:
        """The C type of the field's ints."""
        return WIDTHS[self.width][0]

    @property
    def name(self) -> str:
        """The name of the struct's member, never a word of C or of the runtime."""
        own = self.field.name
        if self.field.apart:
            return "nseats"  # every position has it: the runtime reads it, too
        return own if own in ("agenda", "result", "reason") else f"f_{own}"

    def member(self, seats: int) -> str:
        """Write the declaration of the field in the struct."""
        f = self.field
        if f.shape == ONE:
            return f"int32_t {self.name};"
        if f.constant:
            return f"const L{self.width} *{self.name};"
        many = f"[{seats}]" if f.shape == SEATS else ""
        if f.name == "agenda":
            return "Agenda agenda;"
        return f"struct {{ int16_t n, cap; {self.c} v[{max(f.cap, 1)}]; }} {self.name}{many};"

    def info(self) -> str:
        """Write the row of the field in the table of fields."""
        f = self.field
        number = list(WIDTHS).index(self.width)
        fixed = 2 if f.per_seat else int(f.fixed)
        stride = f"sizeof(((G *)0)->{self.name}[0])" if f.shape == SEATS else "0"
        return (
            f'{{"{f.name}", {_SHAPES[f.shape]}, {number}, {int(f.constant)}, {fixed}, '
            f"{f.cap}, {f.low}, {f.high}, offsetof(G, {self.name}), {stride}}},"
        )


def slots(fields: Sequence[Field], where: str) -> dict[str, Slot]:
    """Make the slots by name, in the order of the fields; raises `SubsetError` for one too wide.

    `where` is the file of the state.
    """
    out = {}
    for f in fields:
        low, high = min(f.low, f.start), max(f.high, f.start)
        if low < -INT_TOP or high > INT_TOP:
            raise SubsetError(where, f"the field {f.name} of {low}..{high}", "an int has 32 bits")
        if f.cap > CAP_TOP:
            raise SubsetError(
                where, f"the field {f.name} of {f.cap} ints", f"a list has room for {CAP_TOP}"
            )
        wide = f.shape == ONE or f.name in ("agenda", "result")
        out[f.name] = Slot(f, "32" if wide else width(low, high))
    return out


def struct(
    found: dict[str, Slot], seats: int, frames: Sequence[str], made: Sequence[str]
) -> list[str]:
    """Write the struct G.  The agenda comes last of the fields: a copy stops where it ends.

    `made` names the lists that are made once of constant fields; they are none of the fields.
    """
    agenda = found["agenda"].field
    lines = [
        f"typedef struct {{ int16_t n, cap; int32_t v[{agenda.cap}]; }} Agenda;",
        f"typedef struct {{ int16_t n, cap; int32_t v[{WORDS_CAP}]; }} Words;",
        "typedef struct G {",
        *(f"    const L32 *{name};" for name in made),
        "    int32_t nseats, over, rule, keeps, seats, prompt, to;",
    ]
    names = [name for name, slot in found.items() if name != "agenda" and not slot.field.apart]
    lines += [f"    {found[name].member(seats)}" for name in (*names, "agenda")]
    lines.append("    Words words;")
    lines += ["    union {", "        int32_t label;"]
    lines += [f"        struct F_{name} {name};" for name in frames]
    lines += ["    } frame;", "} G;"]
    return lines
