"""All that is wrong with the files of a game is told, with the file, the line and the reason."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from heroon.texts.problem import Problem
from heroon.texts.reasons import problem
from heroon.texts.whole import game_problems
from tests.plugins import SPEC, shown

NBSP = "\u00a0"
PACKAGE = "parry_with_faults"
#: What is put wrong in the game of the how-to: file, what stands there, what then does.
FAULTS = [
    ("texts/fr.ftl", f"coup{NBSP}?", "coup?"),
    ("texts/fr.ftl", "Réagissez-vous", "J'attends"),
    ("texts/fr.ftl", "area-deck = Pioche\n", "area-deck = Pioche\ncette ligne n’est rien\n"),
    ("texts/en.ftl", "area-spent = Spent cards\n", ""),
    ("texts/en.ftl", "{ AN($card) }.\n   *", "{ UN($card) }.\n   *"),
    ("nouns.toml", "[noun.counter]", "[noun.countre]"),
    ("nouns.toml", 'un = "une Parade", ', ""),
    ("nouns.toml", '"un Coup"', '"le Estoc"'),
    ("guide/en.md", "parry:hand ·", "parry:hnad ·"),
    ("guide/fr.md", "parry:hand ·", "parry:hnad ·"),
    ("guide/en.md", "## parry:end · The", "## parry:end The"),
    ("guide/fr.md", "Un duel à deux.", "Un duel à deux..."),
]
RULINGS = """
[[ruling]]
id = "PA-1"
rule = "parry:nowhere"
en = { question = "May one wait?", reading = "No.", why = "It's so." }
fr = { question = "Peut-on attendre\u00a0?", reading = "Non." }
"""
#: How each line begins that is told of it.
TOLD = r"""
texts/fr.ftl:4: this is no message: 'cette ligne n’est rien'
texts/fr.ftl:17: prompt-act: no-break space missing before : ; ! ?: 'À vous
texts/fr.ftl:18: prompt-window: straight apostrophe: "J'attends\xa0?"
texts/en.ftl: area-spent: missing
texts/en.ftl:17: event-played: no function UN()
nouns.toml:5: parry: fr: the form 'un' is missing
nouns.toml: nouns missing for the domain 'card': counter
nouns.toml:1: strike: fr: elision missing: 'le Estoc'
guide/fr.md: the languages have other sections, or in another order
guide/fr.md: preface: three dots instead of …: 'Un duel à deux...'
guide/en.md:13: parry:hnad: doubled or misplaced blank: 'ng of each
guide/en.md:17: a section begins with “## id · title”, this does not: '## parry:end The end'
guide/fr.md: no section 'parry:hand', the rule of the reason 'not-held'
guide/fr.md:13: parry:hnad: no rule is called so
guide/en.md: no section 'parry:hand', the rule of the reason 'not-held'
guide/en.md: no section 'parry:end', the rule of the reason 'hurt'
guide/en.md:13: parry:hnad: no rule is called so
rulings.toml:3: PA-1: fr: no why
rulings.toml:3: PA-1: fr: no section parry:nowhere
rulings.toml:3: PA-1: fr: no section cites it
rulings.toml:3: PA-1: en: no section parry:nowhere
rulings.toml:3: PA-1: en: no section cites it
rulings.toml:3: PA-1: en: why: straight apostrophe: "It's so."
""".strip().splitlines()
#: Words of the English sentences, of which none is left in French.
ENGLISH = re.compile(r"\b(missing|no|this|the|of|for|is|one|other|cites)\b")
#: What is quoted from a file.
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Problem]:
    """All that is told of a game with every fault."""
    folder = tmp_path_factory.mktemp("faults")
    shown(folder)
    package = folder / "parry"
    for file, old, new in FAULTS:
        text = (package / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, (file, old)
        (package / file).write_text(text.replace(old, new), encoding="utf-8")
    (package / "rulings.toml").write_text(RULINGS, encoding="utf-8")
    package.rename(folder / PACKAGE)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        spec = importlib.import_module(f"{PACKAGE}.spec").SPEC
        return game_problems(spec, PACKAGE)


def test_each_fault_is_told_with_its_file_its_line_and_the_reason(found: list[Problem]) -> None:
    for one, told in zip(found, TOLD, strict=True):
        assert str(one).startswith(told)


def test_each_is_told_in_french(found: list[Problem]) -> None:
    for one in found:
        french = problem(one.why, "fr")
        assert not ENGLISH.search(QUOTED.sub("", french)), french
        assert QUOTED.findall(french) == QUOTED.findall(one.why), "what is quoted stays as it is"


def test_files_that_cannot_be_read_are_told(found: list[Problem], tmp_path: Path) -> None:
    shown(tmp_path)
    package = tmp_path / "parry"
    (package / "nouns.toml").write_text("[noun", encoding="utf-8")
    package.rename(tmp_path / "parry_unread")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tmp_path))
        spec = importlib.import_module("parry_unread.spec").SPEC
        (only,) = game_problems(spec, "parry_unread")
    assert str(only).startswith("nouns.toml: it cannot be read: TOMLDecodeError: ")
    assert problem(only.why, "fr").startswith("il est impossible de le lire\u00a0: ")


def test_a_game_without_texts_lacks_two_files_not_fifty_messages(tmp_path: Path) -> None:
    (tmp_path / "bare_of_texts").mkdir()
    code = SPEC.format("bare-of-texts")
    (tmp_path / "bare_of_texts" / "__init__.py").write_text(code, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tmp_path))
        spec = importlib.import_module("bare_of_texts").SPEC
        told = [str(one) for one in game_problems(spec, "bare_of_texts")]
    assert told[:2] == [f"texts/{lang}.ftl: this file is not there" for lang in ("fr", "en")]
    assert len(told) == 3
    assert told[2].startswith("nouns.toml: nouns missing for the domain ")
