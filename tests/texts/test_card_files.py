"""Exported card files of the games: read again as they are, wrong cells told with their line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from heroon.kernel import InputError, game, games, use_numbers
from heroon.kernel.cards import numbers_hash
from heroon.kernel.cards_written import changed_cells, changed_numbers, own_cells
from heroon.kernel.pictures import Picture
from heroon.kernel.toml import LONGEST_TOML
from heroon.texts import LANGUAGES, Guide, package_of, texts
from heroon.texts.cards import card_file
from tests.lengths import length

_EVERY = [(name, lang) for name in games() for lang in LANGUAGES]
#: A value behind a key: in a row, or on a line of its own.
_VALUE = re.compile(r'([\w-]+) = (-?\d+|"[^"]*"|\[[^\]]*\])')


@pytest.mark.parametrize(("name", "lang"), _EVERY)
def test_what_is_exported_gives_the_same_numbers(name: str, lang: str) -> None:
    spec = game(name)
    text = card_file(spec, lang)
    assert len(text) < LONGEST_TOML / 1.5, "room for the owner's own notes"
    again = spec.using(text, "mine.toml")
    assert again.numbers == spec.numbers
    assert again.cards_hash == spec.cards_hash


@pytest.mark.parametrize(("name", "lang"), _EVERY)
def test_each_line_says_where_it_comes_from_and_what_it_means(name: str, lang: str) -> None:
    t = texts(lang, package_of(name))
    sources = [t.text(f"source-{one}") for one in ("printed", "public", "inferred", "rebuilt")]
    table = ""
    for line in card_file(game(name), lang).splitlines():
        if line.startswith("["):
            table = line.strip("[]")
        elif (
            "=" in line and not line.startswith(("#", " ")) and table != "axes"
        ):  # a picture is set in
            comment = line.rpartition("  # ")[2]
            if table.startswith(("tokens.", "columns.")):
                assert comment != line, f"{table}: no legend: {line}"
            else:
                assert any(source in comment for source in sources), line
                assert any(n.rule in comment for n in game(name).numbers), line


@pytest.mark.parametrize("name", games())
def test_columns_have_names_and_each_its_own_range(name: str) -> None:
    spec = game(name)
    told = tomllib.loads(card_file(spec, "en"))
    for table, columns in told["columns"].items() if "columns" in told else ():
        rows = told[table]
        one = not all(isinstance(row, dict) for row in rows.values())
        for row in [rows] if one else rows.values():
            steps = {step for axis in told.get("axes", {}).values() for step in axis}
            for key, entry in row.items():
                assert set(entry) <= set(columns) if key in steps else key in columns
    for n in spec.numbers:
        if n.cell is not None and n.cell.table != "numbers":
            about = told["columns"][n.cell.table]
            assert set(n.cell.column.keys) <= set(about)
    assert not any(re.fullmatch(r"\w+ = \[[\d, ]+\]", line) for line in str(told).splitlines())


def cells(text: str) -> Iterator[tuple[int, int, int, str, str]]:
    """Each value of a file behind its description: line, begin, end, key, value."""
    at, table = 0, ""
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        if line.startswith("["):
            table = line.strip("[]\n")
        elif not line.startswith("#") and not table.startswith(("axes", "tokens.", "columns.")):
            for found in _VALUE.finditer(line.partition("  # ")[0]):
                if found[2] == "[\n":  # a picture begins
                    continue
                yield number, at + found.start(2), at + found.end(2), found[1], found[2]
        at += len(line)


@pytest.mark.parametrize("name", games())
def test_each_cell_of_each_record_is_refused_with_its_own_line(name: str) -> None:
    """Line, column and what is allowed, whatever records have names that begin alike."""
    spec = game(name)
    text = card_file(spec, "en")
    seen = 0
    every = list(cells(text))
    for line, begin, end, key, value in every[:: length(max(1, len(every) // 30), 1)]:
        bad = '"nonsense"' if value[0] == '"' else "9999" if value[0] != "[" else "[9999, 1]"
        with pytest.raises(InputError) as wrong:
            use_numbers(spec.numbers, text[:begin] + bad + text[end:], "mine.toml")
        place = re.fullmatch(r"mine\.toml(?:, [\w.-]+)?, line (\d+)", wrong.value.where)
        assert place is not None and int(place[1]) == line, wrong.value
        told = (f"{key} must be ", f"{key}.1 must be ", f"{key}: no such token (there are")
        assert wrong.value.why.startswith(told)
        seen += 1
    assert seen >= min(len(every), 30)
    keys = {
        (n.cell.path, key)
        for n in spec.numbers
        if n.cell and not isinstance(n.cell.column, Picture)
        for key in n.cell.column.keys
    }
    assert len(every) == len(keys)


@pytest.mark.parametrize("name", games())
def test_the_bare_lists_of_saves_and_older_files_are_read(name: str) -> None:
    """With the same checks: names, lengths, ranges."""
    spec = game(name)
    records: dict[str, list[int]] = {}
    for n in spec.numbers:
        if not n.late and not (n.cell and isinstance(n.cell.column, Picture)):
            records.setdefault(n.of, []).append(n.value)
    many = {n.of: n.many for n in spec.numbers}
    lines = [f'"{of}" = {row if many[of] else row[0]}' for of, row in records.items()]
    assert spec.using("\n".join(["[numbers]", *lines]), "old.toml").numbers == spec.numbers
    for i, of in list(enumerate(records))[:: length(1 + len(records) // 20, 1)]:
        bad = [*lines[:i], f'"{of}" = {[999] * len(records[of]) if many[of] else 999}']
        with pytest.raises(InputError) as wrong:
            spec.using("\n".join(["[numbers]", *bad]), "old.toml")
        assert wrong.value.where == f"old.toml, line {i + 2}"


def test_tokens_and_bare_lists_say_the_same() -> None:
    spec = game("micro-hero")
    mine = spec.using(
        '[trial.boar]\nattack = 5\nability = "attack rises 3, defence+1"\n'
        '[blessing.pelt]\nbase = "attack+1, once defence+2"\n'
        'improved = "attack+2, once defence+4, draw 1"\n',
        "",
    )
    lines = changed_numbers(mine.numbers, spec.numbers)
    assert lines == [
        "boar = [5, 6, 9]",
        "boar_ability = [4, 3]",
        "pelt = [1, 0, 0, 2, 2, 0, 0, 4]",
        "pelt_effect = 8",
        "boar_more = [14, 1, 0, 0]",
        "pelt_more = [1, 0, 1, 0, 0, 0]",
    ]
    again = spec.using("\n".join(["[numbers]", *lines]), "")
    assert numbers_hash(again.numbers) == numbers_hash(mine.numbers)
    assert changed_cells(again.numbers, spec.numbers) == [
        "trial.boar.attack = 5",
        'trial.boar.ability = "attack rises 3, defence+1"',
        'blessing.pelt.base = "attack+1, once defence+2"',
        'blessing.pelt.improved = "attack+2, once defence+4, draw 1"',
    ]


def test_a_choice_is_written_with_a_stroke() -> None:
    spec = game("hero-realms")
    mine = spec.using('[card.darian]\nmain = "gold+1 / combat+3"\n', "")
    assert changed_cells(mine.numbers, spec.numbers) == ['card.darian.main = "gold+1 / combat+3"']
    for own, why in (
        ('[card.darian]\nmain = "gold+1, combat+3"', "main is a choice of one"),
        ('[card.kraka]\nmain = "gold+1 / combat+3"', "main is no choice"),
        ('[card.kraka]\nsacrifice = "gold+1"', "card.kraka has no such entry"),
    ):
        with pytest.raises(InputError, match=why) as wrong:
            spec.using(own, "mine.toml")
        assert wrong.value.where.endswith("line 2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_quotes_the_owners_abilities(lang: str) -> None:
    """Every part of them, and none of ours."""
    own = '[trial.boar]\nability = "attack+2, defence+1, hand-3"\n'
    own += '[blessing.pelt]\nimproved = "attack+1, draw 4, once defence+6"\n'
    spec, package = game("micro-hero").using(own, ""), package_of("micro-hero")
    guide, t = Guide(lang, package, spec.numbers), texts(lang, package, spec.numbers)
    boar = guide.by_id["micro-hero:trial.boar"].body
    told = [t.text(f"ability-{which}", strength=n) for which, n in ((13, 2), (14, 1), (6, 3))]
    assert ", ".join(told) in boar
    pelt = guide.by_id["micro-hero:blessing.pelt"].body
    told = [t.text(f"effect-{which}", strength=n) for which, n in ((1, 4), (8, 6))]
    assert ", ".join(told) in pelt


def test_what_the_owner_corrected_is_told_by_its_names() -> None:
    own = '[numbers]\nhand = 6\n[trial.boar]\nlife = 8\n[blessing.pelt]\nbase = "draw 1"\n'
    told = own_cells(game("micro-hero").using(own, "").numbers)
    assert ("micro-hero:1", "hand = 6") in told
    assert ("micro-hero:trial.boar", "trial.boar.life = 8") in told
    assert ("micro-hero:blessing.pelt", 'blessing.pelt.base = "draw 1"') in told
    assert not own_cells(game("micro-hero").numbers)
