"""Card data written as text: as a file for the owner of the box, and as lists of what differs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from .cards import OWN, SINGLE, CardTables, Number, described
from .columns import Effects

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def write_numbers(
    numbers: tuple[Number, ...], title: str, say: Callable[[str], str] | None = None
) -> str:
    """Write the numbers as a card file that the owner of the box can correct.

    `say` tells a message by its key, in the language of the file: what a table, a column, a token
    or a provenance is; nothing for an unknown one.
    """
    say = say or _unsaid
    sheet = CardTables(numbers)
    lines = [f"# {line}".rstrip() for line in title.splitlines()]
    lines += _about(sheet, say)
    for table in dict.fromkeys(n.cell.table for n in numbers if n.cell is not None):
        lines += ["", *_told(say(f"cards-table-{table}")), *_rows(sheet, table, numbers, say)]
    return "\n".join(lines) + "\n"


def legend_keys(numbers: Sequence[Number]) -> tuple[set[str], set[str]]:
    """Collect the message keys that a card file needs (columns, tokens) and may have (tables)."""
    sheet = CardTables(numbers)
    columns = [column for found in sheet.columns.values() for column in found.values()]
    tokens = [token for c in columns if isinstance(c, Effects) for token in c.tokens]
    keys = [c.say for c in columns] + [token.say for token in tokens]
    said = {key for key in keys if key and not key.startswith("noun:")}
    return said, {f"cards-table-{table}" for table in sheet.columns}


def _unsaid(key: str) -> str:
    """Return the name of a provenance for its message key, "" for any other key."""
    return key.removeprefix("source-") if key.startswith("source-") else ""


def _told(text: str) -> list[str]:
    return [f"# {line}" for line in text.splitlines()]


def _about(sheet: CardTables, say: Callable[[str], str]) -> list[str]:
    """Write the lines that describe axes, tokens and columns, each with its meaning."""
    told = described(sheet)
    means: dict[tuple[str, str, str], str] = {}
    for table, columns in sheet.columns.items():
        for column in columns.values():
            for key in column.keys:
                means["columns", table, key] = column.say and say(column.say)
            for token in column.tokens if isinstance(column, Effects) else ():
                assert isinstance(column, Effects)
                means["tokens", column.name_of, token.spelling] = token.say and say(token.say)
    lines: list[str] = []
    if told["axes"]:
        lines += ["", "[axes]", *(f"{_key(k)} = {_toml(v)}" for k, v in told["axes"].items())]
    for kind in ("tokens", "columns"):
        for name, entries in told[kind].items():
            lines += ["", f"[{kind}.{_key(name)}]"]
            for key, about in entries.items():
                meaning = means.get((kind, name, key), "")
                line = f"{_key(key)} = {_toml(about)}"
                lines.append(line + (f"  # {meaning}" if meaning else ""))
    return lines


def _rows(
    sheet: CardTables, table: str, numbers: Sequence[Number], say: Callable[[str], str]
) -> list[str]:
    """Write a table: one line a row, or a table for each row that has rows of its own."""
    path = (table,)
    flat = [f"[{_key(table)}]", *_lines(sheet.cells.get(path, {}).values(), numbers, say)]
    deep: list[str] = []
    for row in sheet.children.get(path, {}):
        cells = sheet.cells.get((table, row), {})
        below = sheet.children.get((table, row), {})
        if not below:
            line = _inline(row, cells.values(), numbers, say)
            if line:
                flat.append(line)
                continue
        deep += ["", *_told(say(f"noun:{row}"))]
        deep += [f"[{_key(table)}.{_key(row)}]", *_lines(cells.values(), numbers, say)]
        for label in below:
            inside = sheet.cells[table, row, label].values()
            deep.append(_inline(label, inside, numbers, say) or "")
    return [*(flat if len(flat) > 1 else ()), *(deep if len(flat) > 1 else deep[1:])]


def _inline(name: str, cells: Any, numbers: Sequence[Number], say: Callable[[str], str]) -> str:
    """Write a row as one line; return "" where it holds a picture and does not fit in one."""
    told: dict[str, Any] = {}
    for cell, at in cells:
        told |= cell.column.write([numbers[i].value for i in at], cell.either)
    if any(isinstance(v, list) and v and isinstance(v[0], str) for v in told.values()):
        return ""
    inside = ", ".join(f"{_key(key)} = {_toml(value)}" for key, value in told.items())
    return f"{_key(name)} = {{ {inside} }}{_comment(cells, numbers, say, say(f'noun:{name}'))}"


def _lines(cells: Any, numbers: Sequence[Number], say: Callable[[str], str]) -> list[str]:
    """Write cells, a line each; a picture takes a line for each of its own lines."""
    out: list[str] = []
    for cell, at in cells:
        comment = _comment([(cell, at)], numbers, say)
        if cell.table == SINGLE:
            # Single numbers are columns of themselves: what they mean stands here.
            means = cell.column.say and say(cell.column.say)
            noted = "; ".join(filter(None, (cell.column.about, means)))
            comment = comment.replace("  # ", f"  # {noted}; ", 1)
        for key, value in cell.column.write([numbers[i].value for i in at], cell.either).items():
            if isinstance(value, list) and value and isinstance(value[0], str):
                out += [f"{_key(key)} = [{comment}", *(f"  {_toml(v)}," for v in value), "]"]
            else:
                out.append(f"{_key(key)} = {_toml(value)}{comment}")
    return out


def _comment(
    cells: Any, numbers: Sequence[Number], say: Callable[[str], str], name: str = ""
) -> str:
    """Write the comment behind cells: name, where their numbers come from, rules using them."""
    by_source: dict[str, list[str]] = {}
    rules: dict[str, None] = {}
    for cell, at in cells:
        found = {numbers[i].source for i in at}
        keys = " + ".join(cell.column.keys)
        for i, slot in zip(at, cell.column.slots, strict=True):
            named_as = keys if len(found) == 1 else slot
            names = by_source.setdefault(numbers[i].source, [])
            if named_as not in names:
                names.append(named_as)
            rules.setdefault(numbers[i].rule)
    named = {source: say(f"source-{source}") or source for source in by_source}
    if len(by_source) == 1:
        told = next(iter(named.values()))
    else:
        told = ", ".join(f"{', '.join(keys)}: {named[s]}" for s, keys in by_source.items())
    return f"  # {'; '.join(filter(None, [name, told, *rules]))}"


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _toml(name)


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, int):
        return str(value)
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def changed_numbers(ours: tuple[Number, ...], theirs: tuple[Number, ...]) -> list[str]:
    """List the records of one set that differ from another set, as lines of `[numbers]`.

    Saves and scenarios keep changed cards as these lines: bare numbers, whatever their columns are.
    """
    out: list[str] = []
    records = CardTables(ours).records
    for name, at in records.items():
        if any(ours[i].value != theirs[i].value for i in at):
            values = [ours[i].value for i in at]
            out.append(f"{_key(name)} = {_toml(values if ours[at[0]].many else values[0])}")
    return out


def changed_cells(ours: tuple[Number, ...], theirs: tuple[Number, ...]) -> list[str]:
    """List the cells of one set that differ from another set: `trial.lion.attack = 5`."""
    out: list[str] = []
    for path, cells in CardTables(ours).cells.items():
        for cell, at in cells.values():
            mine, its = (
                cell.column.write([numbers[i].value for i in at], cell.either)
                for numbers in (ours, theirs)
            )
            before = () if cell.table == SINGLE else path
            for key, value in mine.items():
                if value != its[key]:
                    out.append(f"{'.'.join(map(_key, (*before, key)))} = {_toml(value)}")
    return out


def own_cells(numbers: tuple[Number, ...]) -> list[tuple[str, str]]:
    """List the cells that the owner has corrected: rule id, and `trial.lion.attack = 5`."""
    out: list[tuple[str, str]] = []
    for path, cells in CardTables(numbers).cells.items():
        for cell, at in cells.values():
            if any(numbers[i].source == OWN for i in at):
                told = cell.column.write([numbers[i].value for i in at], cell.either)
                before = () if cell.table == SINGLE else path
                out += [
                    (numbers[at[0]].rule, f"{'.'.join((*before, key))} = {_toml(value)}")
                    for key, value in told.items()
                ]
    return out
