"""The scenarios of HADES TRAP: each is played; together they tell every printed sentence.

Most of them lie on the same board, the tiles unturned, with the Minotaur on b5 and the arrows red
north, blue east, green south, yellow west. Signs as in `cards.toml`: `#` and `=====` are walls,
`r b g y` threads, `D` rubble with a skeleton; through `:` one goes from tile to tile or into Limbo.

      a     b     c     d     e     f     g     h     i
    +=====+     +     +     +     +=====+     +     +     +
  1 : .   # .(N)b .   : .   g .   # D   # .   r .     S   :
    +     +     +  y  +=====+     +     +     +=====+     +
  2 : .   r S     .   : .(W)  J   r .(E): .   y .   # .   :
    +     +  g  +=====+  y  +=====+     +=====+     +  b  +
  3 : D   # .     .   # .     .   b .   : .   g .(S)  D   :
    +     +     +=====+=====+     +     +     +     +=====+
  4 : D     .   # .   : .   # .     .   : D   g .   # .   :
    +  g  +  r  +     +     +  r  +=====+     +     +     +
  5 : .(W)# F   # .   : .   y P   b .   : .   # .   y .(E):
    +     +  b  +  y  +=====+  g  +     +  b  +  r  +=====+
  6 : .     .     D   : .     .   # .   # .     .     X   :
    +=====+     +     +     +     +     +=====+     +     +
  7 # D     .(N)y .   # .   # .     D   # X     .   g .   :
    +  b  +     +=====+  g  +  r  +=====+=====+=====+     +
  8 : .   # .   g .   : .     T     .   : .(W)b .   # D   :
    +     +=====+     +=====+     +  b  +     +     +  y  +
  9 : J   r .(S)  .   # D   y .(S)# .   : .   r .     .   :
    +     +     +     +     +     +     +     +     +=====+
"""

from __future__ import annotations

import re

from heroon.games import hades_trap
from heroon.games.hades_trap.spec import SPEC
from tests.scenarios import Scenarios, ScenarioTests, toml

#: Rules and rulings that no scenario can show, each with the reason.  Keep it short.
NOT_SHOWN: dict[str, str] = {
    "HT-G11": "It names what the program leaves out.",
}
#: Printed sentences that no scenario can show, each with the reason.
NOT_TOLD: dict[str, str] = {
    "hades-trap:components/2": "The Legacy campaign is not built.",
    "hades-trap:setup.4/3": "The numbers of the skeletons are not built.",
    "hades-trap:components/5": "Seven tokens, and four players at most: no game has all of them.",
    "hades-trap:components/10": "Some medallions stay in the stock, which is not counted.",
}
OURS = Scenarios(hades_trap, SPEC, NOT_SHOWN)

_SENTENCES = re.compile(r"^# Sentences: (.*?)\.$", re.MULTILINE | re.DOTALL)


def told() -> dict[str, set[str]]:
    """The printed sentences that each scenario names in its comment."""
    found = {}
    for case in OURS.cases:
        named = _SENTENCES.search(case.text)
        words = named.group(1).replace("#", " ").replace(",", " ").split() if named else []
        found[case.name] = {f"hades-trap:{word}" for word in words}
    return found


class TestScenarios(ScenarioTests):
    ours = OURS
    more_than = 200


def test_every_printed_sentence_is_told() -> None:
    printed = {s["id"] for s in toml(OURS.home / "rules.toml")["sentence"]}
    named = {sentence for sentences in told().values() for sentence in sentences}
    assert named <= printed
    assert sorted(printed - named - set(NOT_TOLD)) == []
    assert sorted(set(NOT_TOLD) & named) == []


def test_a_scenario_cites_the_rules_of_its_sentences() -> None:
    for name, sentences in told().items():
        rules = {sentence.rpartition("/")[0] for sentence in sentences}
        assert rules <= set(OURS.case(name).head["rules"]), name
