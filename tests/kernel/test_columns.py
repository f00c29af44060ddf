"""Tables of card data: columns with names, rows by floor and by die, effects, tiles as pictures."""

from __future__ import annotations

import re
import tomllib

import pytest

from heroon.kernel import InputError, read_numbers, use_numbers, write_numbers
from heroon.kernel.cards import first_of, numbers_hash, slots_of
from heroon.kernel.cards_written import changed_cells, changed_numbers
from heroon.kernel.columns import OR
from heroon.texts.reasons import reason
from tests.kernel.decks import TEXT

NUMBERS = read_numbers(TEXT, "cards.toml")
VALUE = {n.name: n.value for n in NUMBERS}


def place(text: str, wanted: str) -> str:
    """The line of a text on which something stands."""
    (line,) = (i for i, one in enumerate(text.splitlines(), 1) if wanted in one)
    return f"mine.toml, line {line}"


def test_rows_by_floor_lie_one_behind_the_other() -> None:
    at, slots = first_of(NUMBERS), slots_of(NUMBERS, "monster.guard")
    assert [n.name for n in NUMBERS[at["monster.guard"] :][:3]] == [
        "monster.guard.horde", "monster.guard.1.hp", "monster.guard.1.armour",
    ]  # fmt: skip
    width = slots["2.hp"] - slots["1.hp"]
    behind = {name.partition(".")[2]: i for name, i in slots.items() if name.startswith("1.")}
    for name, i in behind.items():
        assert slots[f"2.{name}"] == i + width
    assert slots == slots_of(NUMBERS, "monster.crows")


def test_effects_are_codes_and_numbers_in_order() -> None:
    codes = [VALUE[f"monster.guard.2.reward.code{i}"] for i in (1, 2, 3)]
    amounts = [VALUE[f"monster.guard.2.reward.amount{i}"] for i in (1, 2, 3)]
    assert (codes, amounts) == ([2, OR + 5, 3], [2, 0, 2])
    assert [VALUE[f"monster.crows.2.reward.amount{i}"] for i in (1, 2, 3)] == [1, 1, 5]


def test_levels_share_their_codes() -> None:
    strike = [n.value for n in NUMBERS if n.name.startswith("skill.strike.does.")]
    assert strike == [1, 2, 2, 1, 3, 0, 0, 0]


def test_a_tile_is_read_as_it_is_drawn() -> None:
    """Cells, marks, the upright borders row by row, the level ones."""
    tile = [n.value for n in NUMBERS if n.name.startswith("tile.lair.picture.")]
    assert tile[:9] == [7, 0, 0, 0, 2, 0, 0, 0, 7]
    assert tile[9:18] == [0, 0, 0, 4, 0, 0, 0, 0, 0]
    assert tile[18:30] == [0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0]
    assert tile[30:] == [0, 0, 1, 3, 2, 0, 0, 4, 5, 1, 0, 0]


def test_what_is_written_is_read_again() -> None:
    text = write_numbers(NUMBERS, "Title")
    assert use_numbers(NUMBERS, text, "mine.toml") == NUMBERS
    told = tomllib.loads(text)
    assert told["columns"]["monster"]["hp"] == "1..50, by floor"
    assert told["columns"]["skill"]["base"] == "tokens.act, at most 2"
    assert told["tokens"]["gain"]["draw N"] == "1..5 | all"
    ours = tomllib.loads(TEXT)
    for table in ("skill", "trap", "tile", "prices"):
        assert told[table] == ours[table]
    assert (
        '1 = { hp = 8, armour = 0, reward = "xp+1, draw 1" }  # hp, armour: rebuilt, reward' in text
    )


def test_what_the_owner_leaves_out_stays() -> None:
    own = '[monster.guard.2]\nhp = 12\n[skill.strike]\nimproved = "gold+3"\n'
    mine = use_numbers(NUMBERS, own, "mine.toml")
    changed = {n.name for n, was in zip(mine, NUMBERS, strict=True) if n.value != was.value}
    assert changed == {
        "monster.guard.2.hp", "skill.strike.does.gold@improved",
        "skill.strike.does.amount1@improved",
    }  # fmt: skip
    assert {n.of for n in mine if n.source == "own"} == {"monster.guard", "skill.strike"}
    assert changed_cells(mine, NUMBERS) == [
        "monster.guard.2.hp = 12",
        'skill.strike.improved = "gold+3"',
    ]


def test_saves_keep_bare_lists() -> None:
    mine = use_numbers(NUMBERS, "[prices]\nfood = 3\n", "mine.toml")
    lines = changed_numbers(mine, NUMBERS)
    assert lines == ["prices = [1, 3]"]
    again = use_numbers(NUMBERS, "\n".join(["[numbers]", *lines]), "save")
    assert numbers_hash(again) == numbers_hash(mine)


def test_blanks_and_signs_of_other_keyboards_are_read() -> None:
    own = '[monster.guard.2]\nreward = "  hp − 2/poison ,xp + 2"\n'
    assert use_numbers(NUMBERS, own, "mine.toml") == NUMBERS


def test_a_number_that_came_later_counts_where_it_is_set() -> None:
    late = TEXT.replace(
        "[tables.prices]\none = true",
        '[tables.prices]\none = true\nstands = [{ name = "{}", holds = "hp" }, '
        '{ name = "more", holds = "food", late = true }]',
    )
    numbers = read_numbers(late.replace("food = 2", "food = 0"), "cards.toml")
    assert numbers[-1].name == "more" and numbers[-1].late
    without = tuple(n for n in numbers if not n.late)
    assert numbers_hash(numbers) == numbers_hash(without)
    mine = use_numbers(numbers, "[prices]\nfood = 1\n", "mine.toml")
    assert numbers_hash(mine) != numbers_hash(numbers)


REFUSED = [
    ("hp = 11, armour = 1", "hp = 51, armour = 1", "hp must be a number from 1 to 50"),
    ("hp = 11, armour = 1", "hp = true, armour = 1", "hp must be a number from 1 to 50"),
    ("hp = 11, armour = 1", "hp = 11, armor = 1", r"no such entry \(there are: armour, "),
    ('horde = "yes"', 'horde = "maybe"', "horde must be one of: no, yes"),
    ("xp+1, draw 1", "xp+4, draw 1", "xp[+]N takes a number from 1 to 3"),
    ("xp+1, draw 1", "xp+1, drow 1", r"reward: no such token \(there are: draw N, "),
    ("xp+1, draw 1", "xp+1, draw 1, xp+1, xp+1", "reward: at most 3 tokens"),
    ("gold+2, push 3", "gold+2, push 3, guard, gold+3", "improved: at most 3 tokens"),
    ("xp+1, draw 1", "xp+1, draw 1," * 40, "reward has more than 400 signs"),
    ("gold+1, push 1", "gold+1, gold+2", "base has a token twice"),
    ("gold+1, push 1", "gold+1 / push 1", "base is no choice: write , between its tokens"),
    ('base = "guard"', 'base = "none"', "both have this token, or none"),
    ('base = "guard"', "base = 3", "base must be a text of tokens: gold"),
    ("[0, 0, 9]", "[0, 0, 10]", "costs.3 must be a number from 0 to 9"),
    ("[0, 0, 9]", "[0, 0]", "costs must be a list of 3 numbers"),
    ("+  g  +  r  +     +", "+  g  +  r  +      ", "line 3 .*: a [+] belongs at every corner"),
    ("+  g  +  r  +     +", "+  g  +  q  +     +", "line 3 .* an edge is open or one of # r"),
    ("  .(W)#  F  #  .   ", "  .(W)#  G  #  .   ", "line 4 .* a cell is one of . P F S"),
    ("  .(W)#  F  #  .   ", "  .(V)#  F  #  .   ", r"line 4 of picture: a mark is one of \(N\) "),
    ("  .(W)#  F  #  .   ", "  .(W)#  F  #  .   .", "each line of picture has 19 signs"),
    ("food = 2", "food = 10", "food must be a number from 0 to 9"),
    ("goal = 3", "goal = 10", "goal must be a number from 1 to 9"),
    ("wounds = [3, 0]", "wounds = [3, 7]", "wounds.2 must be a number from 0 to 6"),
    ('hp = "1..50, by floor"', 'hp = "1..60, by floor"', "leave this as it was exported"),
    ('hp-N = "1..9"', 'hp-N = "1..10"', "leave this as it was exported"),
    ("[prices]", "[price]", r"no such table \(there are: prices, "),
    ("[tile.lair]", "[tile.liar]", r"tile has no such entry \(there are: lair, "),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "why"), REFUSED)
def test_a_wrong_cell_is_told_with_its_own_line(old: str, new: str, why: str) -> None:
    text = write_numbers(NUMBERS, "Title")
    assert text.count(old) >= 1
    before, _, after = text.partition(old)
    with pytest.raises(InputError, match=why) as bad:
        use_numbers(NUMBERS, before + new + after, "mine.toml")
    line = before.count("\n") + 1
    found = re.fullmatch(r"mine\.toml(, [\w.-]+)?, line (\d+)", bad.value.where)
    assert found is not None and int(found[2]) == line
    assert reason(bad.value.why, "fr") != bad.value.why


def test_a_cell_stands_once() -> None:
    text = "[prices]\nfood = 3\n[numbers]\nprices = [1, 2]\n"
    with pytest.raises(InputError, match="this stands twice in the file") as bad:
        use_numbers(NUMBERS, text, "mine.toml")
    assert bad.value.where == "mine.toml, line 4"


def test_a_row_may_be_written_as_a_table_of_its_own_or_with_points() -> None:
    for text in ("[prices]\nfood = 3", "prices.food = 3", "[prices]\n'food' = 3"):
        assert changed_cells(use_numbers(NUMBERS, text, ""), NUMBERS) == ["prices.food = 3"]
    for text in ("[monster]\nguard.1.hp = 9", "monster = { guard = { 1 = { hp = 9 } } }"):
        assert changed_cells(use_numbers(NUMBERS, text, ""), NUMBERS) == ["monster.guard.1.hp = 9"]
