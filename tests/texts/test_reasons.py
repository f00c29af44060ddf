"""Every sentence by which something given is refused has a French one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from heroon.texts.reasons import failure, reason, templates

SOURCE = Path(__file__).resolve().parents[2] / "src" / "heroon"
#: Not for a person: an adapter for programs, and a word of the vocabulary that texts translate.
ELSEWHERE = {"one_agent.py"}


def sentence(node: ast.expr) -> str | None:
    """A constant or an f-string as a template, its gaps as `{}`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
        )
    return None


def sentences() -> dict[str, str]:
    """The reasons of all `InputError`s and wrong cells of cards, and the files they stand in."""
    found: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        if path.name in ELSEWHERE:
            continue
        text = path.read_text(encoding="utf-8")
        if not any(sign in text for sign in ("InputError(", "Wrong(", "why = ")):
            continue
        for node in ast.walk(ast.parse(text)):
            said = None
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "InputError":
                said = sentence(node.args[1]) if len(node.args) > 1 else None
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Wrong":
                said = sentence(node.args[0])
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "why":
                said = sentence(node.value)
            if said:
                found[said] = path.name
    return found


def test_every_reason_has_a_french_sentence() -> None:
    kernel = {s: at for s, at in sentences().items() if " " in s}
    assert len(kernel) > 60
    assert {s: at for s, at in kernel.items() if s not in templates()} == {}


def test_french_signs_keep_to_their_words() -> None:
    """A line may not break before a sign that stands behind a space."""
    lines = (SOURCE / "texts" / "reasons.toml").read_text(encoding="utf-8").splitlines()
    french = [line for line in lines if line.startswith("fr = ")]
    assert len(french) > 60
    assert [line for line in french if re.search(" [:;!?»]|« ", line)] == []


def test_gaps_are_filled_in() -> None:
    assert reason("no such card", "en") == "no such card"
    assert reason("no such card", "fr") == "aucune carte de ce nom"
    assert reason("3 entries, at most 2", "fr") == "3 entrées, il en faut au plus 2"
    assert reason("goal must be a number from 1 to 216", "fr") == (
        "goal doit être un nombre de 1 à 216"
    )
    assert reason("the game has not had 5000 choices", "fr") == (
        "la partie ne compte pas encore 5\u202f000 choix"
    )
    assert reason("something new", "fr") == "something new"


def test_what_the_toml_reader_says_is_told_in_french() -> None:
    said = "not TOML: Expected '=' after a key in a key/value pair (at line 3, column 1)"
    assert reason(said, "fr").endswith("il manque un = après un nom (ligne 3, colonne 1)")
    said = "not TOML: Unclosed array (at end of document)"
    assert reason(said, "fr").endswith("une liste n’est pas fermée (à la fin du fichier)")


def test_scenarios_fail_in_french() -> None:
    said = "x.toml: counter.life is 9, not 77"
    assert failure(said, "fr") == "x.toml\u00a0: counter.life vaut 9, et non 77"
    assert failure(said, "en") == said
    said = (
        "x.toml, script 1: '0 play:x': ask 3: 'play:x': no such word in this game; the game is over"
    )
    french = failure(said, "fr").replace("\u00a0", " ")
    assert french.startswith("x.toml, script 1 : '0 play:x' : question 3 : 'play:x' : ")
    assert french.endswith(" ; la partie est terminée")
    assert failure("something new", "fr") == "something new"
