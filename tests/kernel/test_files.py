"""Files: records, positions, transcripts, scenarios, and what is said of a bad one."""

from __future__ import annotations

from typing import Any

import pytest

from heroon import kernel as k
from heroon.kernel import files, heads, positions, scenario
from heroon.kernel.errors import MALFORMED, REFUSED, STALE, UNKNOWN
from tests.kernel import small
from tests.kernel.small import SAY, SIZE, P, Small
from tests.kernel.test_table import TALK
from tests.shapes import grid, long_turn, ride, team, windows


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    specs: dict[str, k.GameSpec[Any]] = {
        spec.id: spec for spec in (TALK, grid.SPEC, ride.SPEC, windows.SPEC, DUEL)
    }

    def game(name: str) -> k.GameSpec[Any]:
        if name not in specs:
            raise k.InputError(UNKNOWN, "no such game", name)
        return specs[name]

    for module in (files, positions, scenario):
        monkeypatch.setattr(module, "game", game)


def played() -> k.Table[Any]:
    table = k.Table(TALK, {"size": "big"})
    small.play(table, ["0 say:2", "1 no", "* 4", "* 3", "0 yes"])
    return table


# -- records ---------------------------------------------------------------------------------------


def test_a_record() -> None:
    table = played()
    text = k.write_record(table, "s33d")
    assert text == (
        'game = "small"\nrules = 1\ncards = ""\nseats = 2\nundos = 0\nseed = "s33d"\n'
        'result = [6, 0]\nreason = "done"\n\n[options]\nsize = "big"\n---\n'
        "0 say:2\n1 no\n* die=4\n* deck=3\n0 yes\n= " + TALK.digest(table.g) + "\n"
    )
    again, seed = k.read_record(text)
    assert (seed, again.tokens, again.result) == ("s33d", table.tokens, [6, 0])
    assert k.write_record(again, "s33d") == text
    assert "seed" not in k.write_record(table)


def test_a_record_with_comments_undos_and_practice() -> None:
    table = k.Table(windows.SPEC, driver=k.Seeded("x"))
    table.answer("pass", 0)
    table.rewind(len(table.tokens) - 1)
    text = k.write_record(table, "x").replace("---\n", "---\n# opening\n\n")
    assert "practice = true" in text
    again, _ = k.read_record(text.replace("* draw.0", "  * draw.0"))
    assert (again.undos, again.practice, again.driver) == (1, True, None)
    on, _ = k.read_record(text, replay_only=False)
    small.play(on, ["0 pass", "1 pass", "0 pass", "1 pass"])
    assert on.driver is not None
    resigned, _ = k.read_record(text + "1 !resign\n")
    assert resigned.reason == "resigned"
    for odd in ('"?"', "-1"):
        with pytest.raises(k.InputError, match="undos must be a number"):
            k.read_record(text.replace("undos = 1", f"undos = {odd}"))


def test_turns_are_noted_in_a_record() -> None:
    table = k.Table(windows.SPEC, driver=k.Seeded("x"))
    small.play(table, ["0 pass", "1 pass", "0 pass"])
    assert k.write_record(table).count("\n= ") == 3


@pytest.mark.parametrize(
    ("old", "new", "kind", "why"),
    [
        ("---\n", "", MALFORMED, "there is no line '---'"),
        ('game = "small"', "game = small", MALFORMED, "not TOML"),
        ('game = "small"\n', "", MALFORMED, "the entry 'game' is missing"),
        ('game = "small"', 'game = "grid"', REFUSED, "written with other card|no file|rules|one"),
        ('game = "small"', 'game = "chess"', UNKNOWN, "no such game"),
        ("rules = 1", "rules = 2", REFUSED, "written with rules 2, this is rules 1"),
        ("rules = 1\n", "", MALFORMED, "the entry 'rules' is missing"),
        ('cards = ""', 'cards = "abc"', REFUSED, "written with other card data"),
        ("seats = 2", "seats = 3", REFUSED, "has no game for that many"),
        ("seats = 2", 'seats = "2"', REFUSED, "has no game for that many"),
        ("undos = 0", "undoes = 0", UNKNOWN, "record: 'undoes': no such entry"),
        ("[options]\nsize", "options", MALFORMED, "options must be a table"),
        ('seed = "s33d"', "seed = 7", MALFORMED, "seed must be text"),
        ('size = "big"', 'size = "huge"', MALFORMED, "record: 'huge': size must be one of"),
        ("0 say:2", "0 say:9", REFUSED, r"record, line 13: 'say:9': not-offered \[small:p\]"),
        ("0 say:2", "0", MALFORMED, "line 13: '0': a line is"),
        ("0 say:2", "x say:2", MALFORMED, "a line is"),
        ("0 say:2", "0000 say:2", MALFORMED, "a line is"),
        ("* die=4", "* die=7", UNKNOWN, "not an outcome"),
        ("\n= ", "\n= 0", REFUSED, "the position here is not the one recorded"),
        ("\n= ", "\n0 yes\n= ", STALE, "line 18: '0 yes': the game is over before this line"),
        ("result = [6, 0]", "result = [0, 6]", REFUSED, "the recorded result is not"),
        ('reason = "done"', 'reason = "lost"', REFUSED, "the recorded result is not"),
    ],
)
def test_a_record_refused(old: str, new: str, kind: str, why: str) -> None:
    text = k.write_record(played(), "s33d")
    assert old in text
    with pytest.raises(k.InputError, match=why) as bad:
        k.read_record(text.replace(old, new, 1), spec=TALK if "grid" in new else None)
    assert bad.value.kind == kind


def test_a_record_without_an_end_or_too_long() -> None:
    text = k.write_record(played())
    cut = text[: text.index("0 yes")]
    with pytest.raises(k.InputError, match="the recorded result is not"):
        k.read_record(cut)
    running = cut.replace('result = [6, 0]\nreason = "done"\n', "")
    assert not k.read_record(running)[0].over
    with pytest.raises(k.InputError, match="too long"):
        k.read_record("#" * 4_000_001)
    opened = k.open_position(TALK, {"n": 3}, {}, 2, "here")
    with pytest.raises(k.InputError, match="has no record from the set-up"):
        k.write_record(opened)
    assert opened.clone().opened


# -- positions -------------------------------------------------------------------------------------


def test_a_position() -> None:
    table = k.Table(TALK, {"size": "big"})
    small.play(table, ["0 say:2", "1 no"])
    text = k.write_position(table)
    assert text == (
        'game = "small"\nrules = 1\ncards = ""\nseats = 2\n\n[options]\nsize = "big"\n\n'
        '[state]\nagenda = ["FIRST", "LAST"]\nresult = []\nreason = 0\n'
        'pool = ["1", "1", "2", "3"]\ndeck = ["?*4"]\nhand = [[], []]\nn = 0\n'
        'flight = ["0 say:2", "1 no"]\n'
    )
    again = k.read_position(text)
    assert (again.g.n, again.g.size, again.flight == table.flight) == (2, 1, True)
    assert k.write_position(again) == text
    driven = k.read_position(text, driver=k.Seeded("1"))
    assert driven.ask is not None
    assert driven.ask.seats == 1


def test_a_position_with_knowledge() -> None:
    table = k.Table(grid.SPEC, driver=k.Seeded("6"))
    small.play(table, ["1 peek:0", "0 peek:0", "1 peek:1"])
    text = k.write_position(table)
    assert "!01" in text
    assert "!1" in text
    again = k.read_position(text)
    assert (again.g.known, again.g.watched) == (table.g.known, table.g.watched)
    state = {"grid": [".", "2!", "?", "?*2", "3!10"], "hand": [["1", "1!01"], []]}
    g = k.open_position(grid.SPEC, state | {"agenda": ["ACT"]}, {}, 2, "here").g
    assert (g.grid, g.known) == ([-1, 2, 0, 0, 0, 3], [0, 0, 0, 0, 0, 3])
    assert (g.hand[0], g.watched[0]) == ([1, 1], [1, 3])
    assert len(g.stock) == 7


class Faced(k.State):
    box: list[list[int]]
    field: list[list[int]]
    known: list[list[int]]
    mark: list[int]
    pool: list[list[int]]
    up: list[list[int]]
    who: int


SET = k.CardSet("troops", small.CARD, (1, 2, 3), per_seat=True)


def stand(g: Faced, _: int, __: int) -> k.Rule[None]:
    yield from k.confirm(0, P)
    k.end(g, [0, 0], small.R_DONE)


def _duel() -> k.GameSpec[Faced]:
    steps = k.Steps()
    first = steps.new("FIRST")
    steps.rule(first)(stand)
    return k.GameSpec(
        id="duel",
        rules=1,
        seats=(2,),
        state=Faced,
        own_fields=(
            k.pool("pool", SET),
            k.place("box", SET, 3, home=True, seen=k.NO_SEAT),
            k.place("field", SET, 2, grid=True, known="known", face="up"),
            k.faces("up", 2),
            k.masks("known", 2, fixed=True),
            k.Field("mark", k.LIST, 3, 0, 1, domain=SIZE),
            k.number("who", 0, 1, of=SIZE),
        ),
        card_sets=(SET,),
        words=small.V,
        steps=steps,
        start=lambda g: k.then(g, first),
        view=lambda g, seat: k.View(seat, ()),
        bound=9,
        bound_result=lambda g: [0, 0],
        given_up=lambda g, seat: [0, 0],
    )


DUEL = _duel()


def test_a_position_with_faces() -> None:
    state = {
        "field": [["3^", "1"], ["2!01", "."]],
        "mark": ["big", "small"],
        "who": "big",
    }
    table = k.open_position(DUEL, state, {}, 2, "here")
    g = table.g
    assert g.up == [[1, 0], [0, 0]]
    assert g.known == [[3, 1], [3, 0]]
    assert (g.mark, g.who) == ([1, 0], 1)
    text = k.write_position(table)
    assert 'field = [["3^", "1"], ["2!01", "."]]' in text
    assert 'mark = ["big", "small"]' in text
    assert k.write_position(k.read_position(text)) == text


@pytest.mark.parametrize(
    ("state", "why"),
    [
        ({"hands": []}, r"'hands': no such field \(there are: hand, agenda,"),
        ({"size": "big"}, "options stand in their own table"),
        ({"n": 10}, r"here, n: '10': a number from 0 to 9"),
        ({"n": True}, "a number from 0 to 9"),
        ({"n": "3"}, "a number from 0 to 9"),
        ({"deck": 3}, "a list is needed"),
        ({"deck": ["?*5"]}, r"unknown cards are"),
        ({"deck": ["?3"]}, r"unknown cards are"),
        ({"deck": ["?*0"]}, r"unknown cards are"),
        ({"deck": ["?*x"]}, r"unknown cards are"),
        ({"deck": ["?*4", "1"]}, "5 entries, at most 4"),
        ({"deck": ["9"]}, "no such card"),
        ({"deck": ["."]}, "no such card"),
        ({"deck": [3]}, "a card is text"),
        ({"deck": [""]}, "a card is text"),
        ({"deck": ["1^"]}, "cards here have no such mark"),
        ({"deck": ["1!0"]}, "cards here have no such mark"),
        ({"deck": ["2", "2"]}, "no card 2 is left"),
        ({"hand": [["1"]]}, "a list for each of 2 seats is needed"),
        ({"hand": 3}, "a list for each of 2 seats is needed"),
        ({"hand": [["x"], []]}, r"here, hand\.0: 'x': no such card"),
        ({"pool": ["1"], "deck": ["?"]}, ""),
        ({"agenda": "FIRST"}, "a list of steps is needed"),
        ({"agenda": [1]}, "a list of steps is needed"),
        ({"agenda": ["FIFTH"]}, "'FIFTH': no such step"),
        ({"agenda": ["FIRST 1 2 3"]}, "a step is NAME or NAME a b"),
        ({"agenda": ["FIRST x"]}, "a step is NAME or NAME a b"),
        ({"agenda": []}, "nothing comes next: the agenda is empty"),
        ({"agenda": [""]}, "no such step|a step is"),
        ({"flight": "0 say:2"}, "flight must be a list of tokens"),
        ({"flight": [3]}, "flight must be a list of tokens"),
        ({"flight": ["0 say:9"]}, r"here, flight 1: 'say:9': not-offered"),
    ],
)
def test_a_position_refused(state: dict[str, Any], why: str) -> None:
    if not why:
        assert k.open_position(TALK, state, {}, 2, "here").g.pool == [1, 1, 2, 3]
        return
    with pytest.raises(k.InputError, match=why) as bad:
        k.open_position(TALK, state, {}, 2, "here")
    assert bad.value.where.startswith("here")


@pytest.mark.parametrize(
    ("state", "why"),
    [
        ({"field": [["?"], ["?", "?"]]}, "1 entries, exactly 2"),
        ({"field": [["3!8", "."], [".", "."]]}, "after `!` stand seats"),
        ({"mark": ["huge"]}, "'huge': not a size"),
        ({"mark": [[]]}, "not a size"),
        ({"who": 3}, "a number from 0 to 1"),
    ],
)
def test_a_position_of_faces_refused(state: dict[str, Any], why: str) -> None:
    with pytest.raises(k.InputError, match=why):
        k.open_position(DUEL, state, {}, 2, "here")


def test_a_domain_value_may_be_a_number() -> None:
    assert k.open_position(DUEL, {"who": 1, "agenda": ["FIRST 3"]}, {}, 2, "here").g.who == 1


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('game = "small"', "", "the entry 'game' is missing"),
        ("rules = 1", "rules = 7", "written with rules 7"),
        ("[state]", "state = 3\n[other]", "no such entry in a header|state must be"),
        ("seats = 2", "seats = 9", "no game for that many"),
    ],
)
def test_a_position_file_refused(old: str, new: str, why: str) -> None:
    text = k.write_position(k.Table(TALK))
    with pytest.raises(k.InputError, match=why):
        k.read_position(text.replace(old, new, 1))


def test_tables_that_are_no_tables() -> None:
    with pytest.raises(k.InputError, match="state must be a table"):
        k.read_position('game = "small"\nstate = 3')
    with pytest.raises(k.InputError, match="options must be a table"):
        k.read_position('game = "small"\noptions = 3')
    assert k.read_position('game = "small"').g.n == 0
    assert "\\u0022" in heads.as_toml('say "hi"')


def test_a_file_with_a_set_of_its_own() -> None:
    for spec, seats in ((long_turn.SPEC, 2), (team.SPEC, 2)):
        one: k.Table[Any] = k.Table(spec, driver=k.Seeded("3"), seats=seats)
        assert k.read_position(k.write_position(one), spec=spec).tokens == []


# -- scenarios -------------------------------------------------------------------------------------

STORY = """
game = "small"
title = "A talk"
rules = ["small:p"]
script = ["0 say:2", "* die=4"]

[expect]
prompt = "deck"
awaited = []
n = 6
size = "small"
deck = ["?*4"]
"deck.0" = "?*4"
"deck.7" = "nothing"
"counter.n" = 6
"events.0" = ["said"]
undoable = 0
result = []
reason = ""
words = []
"offered.yes" = false

[refuse]
"0 yes" = "not-yours"

[[more]]
script = ["* deck=3", "0 yes"]
[more.expect]
result = [6, 0]
reason = "done"
prompt = ""
awaited = []
words = []
"""


def run(text: str) -> k.Table[Any]:
    return k.run_scenario(k.read_scenario(text, "story"))


def test_a_scenario() -> None:
    text = STORY.replace('"deck.7" = "nothing"\n', "")
    told = k.read_scenario(text, "story")
    assert (told.title, told.rules, told.where, len(told.stages)) == (
        "A talk",
        ("small:p",),
        "story",
        2,
    )
    assert k.run_scenario(told).over


def test_a_scenario_says_what_is_asked() -> None:
    text = (
        'game = "small"\n[expect]\nprompt = "p"\nawaited = [0]\nwords = ["say:1", "say:2", "say:3"]'
    )
    assert run(text + '\n"offered.say:3" = true\n"hand.0" = []').ask is not None
    by_hand = 'game = "small"\nauto = false\nscript = ["0 say:2", "1 no"]\n'
    assert len(run(by_hand).tokens) == 2
    forced = 'game = "small"\nscript = ["0 say:2", "1 no"]\n'
    assert len(run(forced).tokens) == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[expect]\n"deck.7" = 3', "story: deck.7 is None, not 3"),
        ("[expect]\nn = 3", "story: n is 0, not 3"),
        ('script = ["0 say:9"]', r"story, script 1: '0 say:9': .*not-offered .*asked: p of seats"),
        ('script = ["0 say:1", "0 yes"]', "nature is asked for die"),
        (
            'script = ["0 say:1", "* die=1", "* deck=1", "0 yes", "0 yes"]',
            "the game is over; the game is over",
        ),
        ('[refuse]\n"0 say:1" = "small:p"', "story: '0 say:1' is accepted"),
        ('[refuse]\n"0 yes" = "small:q"', "is refused with 'small:p', not 'small:q'"),
        ("script = []\n[[more]]\nscript = []\n[more.expect]\nn = 1", "story, stage 2: n is 0"),
    ],
)
def test_a_scenario_that_does_not_come_out(text: str, why: str) -> None:
    with pytest.raises(k.ScenarioError, match=why):
        run('game = "small"\n' + text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("scrpt = []", "no such entry in a scenario"),
        ("[[more]]\nstate = 3", "no such entry in a scenario"),
        ("more = 3", "`more` must be tables"),
        ("more = [3]", "`more` must be tables"),
        ("script = 3", "a script is a list of tokens"),
        ("script = [3]", "a script is a list of tokens"),
        ("expect = 3", "`expect` must be a table"),
        ("refuse = 3", "`refuse` must be a table"),
        ("rules = 3", "`rules` must be a list of rule ids"),
        ("state = 3", "`state`, `options` or `seats`"),
        ("seats = 7", "`state`, `options` or `seats`"),
        ('script = ["say:1"]', "a line is"),
        ('script = ["x say:1"]', "a line is"),
        ("[expect]\nnowhere = 3", "'nowhere': no such path"),
        ('[expect]\n"n.x" = 3', "no such path"),
        ('[expect]\n"deck.x" = 3', "no such path"),
        ('[expect]\n"events.x" = 3', "no such path"),
    ],
)
def test_a_scenario_refused(text: str, why: str) -> None:
    with pytest.raises(k.InputError, match=why):
        run('game = "small"\n' + text)


def test_a_refusal_that_changes_something() -> None:
    table = k.Table(TALK)

    def answer(*_: Any) -> None:
        table.g.n = 3
        raise k.InputError(REFUSED, "no", rule="small:p")

    class Odd(k.Table[Any]):
        __slots__ = ()

    table.__class__ = Odd
    Odd.answer = answer  # type: ignore[method-assign, assignment]  # it is to be odd
    with pytest.raises(k.ScenarioError, match="the refusal changed something"):
        scenario._refused(table, "0 yes", "small:p", "here")


def test_forced_answers_without_end() -> None:
    def rule(g: Small, _: int, __: int) -> k.Rule[None]:
        yield from k.react(0, P, False)
        k.then(g, 0)

    with pytest.raises(k.ScenarioError, match="forced answers without end"):
        scenario._forced(k.Table(small.game(rule)), "")


def test_a_forced_answer_that_the_script_gives() -> None:
    def rule(g: Small, _: int, __: int) -> k.Rule[None]:
        yield from k.react(0, P, False)
        g.n += yield from k.amount(1, P, SAY, 0, 3)

    table = k.Table(small.game(rule))
    scenario._forced(table, "0 no")
    assert table.tokens == []
    scenario._forced(table, "1 say:3")
    assert len(table.tokens) == 1


SEVERAL = """
game = "small"
rules = ["small:p"]

[expect]
n = 6
awaited = []

[[case]]
name = "a-talk"
script = ["0 say:2", "* die=4"]

[[case]]  # another one
name = "another"
script = ["0 say:2", "* die=3"]

[case.expect]
n = 5
"""


def test_a_file_of_several_scenarios() -> None:
    one, two = k.read_scenarios(SEVERAL, "talk.toml")
    assert (one.where, two.where) == ("talk.toml, a-talk", "talk.toml, another")
    assert one.rules == two.rules == ("small:p",)
    assert one.head["expect"] == {"n": 6, "awaited": []}
    assert two.head["expect"] == {"n": 5, "awaited": []}
    assert [k.run_scenario(found).g.n for found in (one, two)] == [6, 5]
    bad = SEVERAL.replace("n = 5", "n = 4")
    with pytest.raises(k.ScenarioError, match="another: n is 5, not 4"):
        k.run_scenario(k.read_scenarios(bad, "talk.toml")[1])


def test_one_scenario_is_a_file_of_one() -> None:
    (found,) = k.read_scenarios(STORY, "story")
    assert found == k.read_scenario(STORY, "story")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('name = "another"\n', "", "'name' is missing"),
        ("[case.expect]", "[expect]", "a table of a case is called"),
        ("n = 5", 'n = 5\n[case.more]\nscript = ["x"]', "`more` must be tables"),
        ("n = 5", "n = 5\n[case.odd]\nx = 1", "no such entry in a scenario"),
        ("n = 5", "n = 5" + "\n[[case]]" * scenario.MOST_CASES, "too long: at most"),
        ("n = 5", "n = 5\n#" + "x" * scenario.LONGEST_CASES, "too long: at most"),
    ],
)
def test_what_is_wrong_in_a_file_of_several(old: str, new: str, why: str) -> None:
    text = SEVERAL.replace(old, new)
    assert text != SEVERAL
    with pytest.raises(k.InputError, match=why):
        k.read_scenarios(text, "talk.toml")
