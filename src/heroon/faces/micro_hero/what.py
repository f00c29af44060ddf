"""MICRO HERO: descriptions of its cards, and of what lies at a place of the table."""

from __future__ import annotations

from typing import Any, Final

from heroon.games.micro_hero.words import VENGEANCE
from heroon.kernel import GameSpec, Number, View
from heroon.play.what import (
    Described,
    DescribedNumbers,
    Shelf,
    area_at,
    capital,
    facts,
    folded,
    open_pile,
    records,
    sentence,
)
from heroon.texts import Sentences, Texts

from .terms import gain, kinds_of
from .wording import effects, points
from .wording import plain_ability as ability_text
from .wording import plain_gives as gives
from .wording import plain_life as life_card
from .wording import plain_posture as posture_text

_TRIAL: Final = ("attack", "defence", "life")
_CARD: Final = ("attack", "defence", "experience")
_TECHNIQUES: Final = ("strike", "block", "training")
_WOUNDS: Final = ("bruise", "wound", "gash")
_LIFE: Final = ("cold", "shell", "boil", "moods")
_POSTURES: Final = {
    "overload": "overload",
    "rain": "rain",
    "distaff": "omphale.distaff",
    "club": "omphale.club",
}
_GAME: Final = (*("hand", "technique_cost", "blessing_cost", "rise", "preparations", "guard"),)
_TURNS: Final = ("overload_tilted", "overload_upright")
#: Values of Life that one line names.
_FEW: Final = 8


def shelves(spec: GameSpec[Any], t: Texts) -> list[Shelf]:
    """Describe all cards by kind: Trials, Techniques, Blessings, Life cards, the numbers."""
    found = records(spec)
    trials = [name.removesuffix("_ability") for name in found if name.endswith("_ability")]
    blessings = [name.removesuffix("_effect") for name in found if name.endswith("_effect")]
    cards = [*_TECHNIQUES, "wounds"]
    return [
        Shelf(t.text("shelf-trials"), tuple(trial(name, spec, t) for name in trials)),
        Shelf(t.text("shelf-techniques"), tuple(card(name, spec, t) for name in cards)),
        Shelf(t.text("shelf-blessings"), tuple(card(name, spec, t) for name in blessings)),
        Shelf(t.text("shelf-life"), tuple(_life(name, spec, t) for name in _LIFE)),
        Shelf(t.text("shelf-game"), (_game(found, t),)),
    ]


def _labels(kinds: tuple[str, ...], t: Texts) -> list[str]:
    return [t.text(f"counter-{kind}") for kind in kinds]


def _game(found: dict[str, list[Number]], t: Texts) -> Described:
    out = [f for name in _GAME for f in facts(found[name], [t.text(f"number-{name}")])]
    yes, no = t.text("app-yes").lower(), t.text("app-no").lower()
    for name in _TURNS:
        out += facts(found[name], [t.text(f"number-{name}")], told=lambda n: yes if n else no)
    for name, kinds in (
        ("technique_copies", _TECHNIQUES),
        ("wound_copies", _WOUNDS),
        ("hera_cards", VENGEANCE.tokens),
    ):
        labels = [capital(t.noun(kind)) for kind in kinds]
        out += facts(found[name], labels, t.text(f"number-{name}"))
    return Described(t.text("game-title"), facts=tuple(out), rule="micro-hero:cards")


def trial(name: str, spec: GameSpec[Any], t: Texts) -> Described:
    """Describe a Trial: its values in the first round and its ability."""
    found = records(spec)
    told = facts(found[name], _labels(_TRIAL, t), t.text("number-first"))
    text = ability_text(name, spec, t)
    rows = (*found[f"{name}_ability"], *found[f"{name}_more"])
    told += _together(rows, t.text("number-ability"), text)
    rule = f"micro-hero:trial.{name}"
    return Described(
        capital(t.noun(name)), t.noun("trial"), (sentence(text),), tuple(told), rule, name
    )


def _together(numbers: tuple[Number, ...], label: str, text: str) -> list[DescribedNumbers]:
    """Make facts of numbers that one text tells: a fact for each source."""
    sources: dict[str, list[str]] = {}
    for number in numbers:
        sources.setdefault(number.source, []).append(number.name)
    return [
        DescribedNumbers("", label, text, source, tuple(names)) for source, names in sources.items()
    ]


def card(face: str, spec: GameSpec[Any], t: Texts) -> Described:
    """Describe a Technique, a Wound or a Blessing, at its base level and improved."""
    base = face.removesuffix("+")
    row = "wounds" if base in _WOUNDS else base
    found = records(spec)
    effect = found.get(f"{row}_effect", [])
    told: list[DescribedNumbers] = []
    for level, numbers in (("base", found[row][:4]), ("improved", found[row][4:])):
        part = t.text(f"number-{level}")
        told += facts(numbers, [*_labels(_CARD, t), t.text("number-strength")], part)
    if effect:
        told_once = [t.text(f"effect-{which}", strength=n) for which, n in effects(base, spec)]
        text = ", ".join(told_once) or t.text("picture-empty")
        told += _together((*effect, *found[f"{row}_more"]), t.text("number-effect"), text)
    kind, rule = _kind(row, effect != [])
    name = face if face != "wounds" else "injury"
    lines: list[str] = []
    for level, one in (("base", base), ("improved", f"{base}+")):
        if row != "wounds" and face in (one, base):
            gained = gives(one, spec, t) or t.text("picture-empty")
            lines.append(t.text("labelled", label=capital(t.text(f"number-{level}")), text=gained))
    title, wound = capital(t.noun(name)), row == "wounds"
    return Described(
        title, t.noun(kind), tuple(map(sentence, lines)), folded(told), rule, face, guided=wound
    )


def _kind(row: str, blessed: bool) -> tuple[str, str]:
    if row == "wounds":
        return "injury", "micro-hero:wound-card"
    if blessed:
        return "blessing", f"micro-hero:blessing.{row}"
    return "technique", "micro-hero:level"


def _life(name: str, spec: GameSpec[Any], t: Texts) -> Described:
    """Describe a special Life card: what the Trial gains at which values of its Life."""
    found = records(spec)
    told: list[DescribedNumbers] = []
    for kind in ("attack", "defence"):
        rows: dict[tuple[int, str], list[tuple[int, str]]] = {}
        for life, number in enumerate(found[f"{name}_{kind}"], 1):
            rows.setdefault((number.value, number.source), []).append((life, number.name))
        part = t.text(f"counter-{kind}")
        for (value, source), at in sorted(rows.items(), reverse=True):
            label = t.text("number-life", lives=_lives([life for life, _ in at]))
            names = tuple(of for _, of in at)
            told.append(DescribedNumbers(part, label, f"+{value}" if value else "0", source, names))
    rule = f"micro-hero:life.{name}"
    return Described(capital(t.noun(name)), "", (), tuple(told), rule, name, guided=True)


def _lives(lives: list[int]) -> str:
    """Write values of Life, those that follow each other as a range: `3–6, 8`."""
    out: list[str] = []
    at = 0
    while at < len(lives):
        end = at
        while end + 1 < len(lives) and lives[end + 1] == lives[end] + 1:
            end += 1
        few = end - at < 2
        out += [str(n) for n in lives[at : end + 1]] if few else [f"{lives[at]}–{lives[end]}"]
        at = end + 1
    return ", ".join(out)


def _played(rest: str, view: View, sentences: Sentences, place: str) -> Described | None:
    """Describe a card of the row by its place: how often it triggers and what that gives."""
    spec, t = sentences.spec, sentences.texts
    pieces = view.area(place).pieces
    if not rest.isdecimal() or not 0 < int(rest[:4]) <= len(pieces):
        return None
    piece = pieces[int(rest) - 1]
    many, doubled = kinds_of(piece)
    key = "picture-doubled" if doubled else "picture-times"
    given = points(gain(view, spec, piece), t) or t.text("picture-adds-nothing")
    told = card(piece.face, spec, t)
    now = t.text("labelled", label=t.text(key, card=piece.face, times=many), text=given)
    return told._replace(text=(*told.text, sentence(now)))


def what(target: str, view: View, sentences: Sentences) -> Described | None:
    """Describe what lies at a target: a card, a Trial, a Posture, a pile."""
    spec, t = sentences.spec, sentences.texts
    place, _, rest = target.partition("/")
    kind = place.partition(".")[0]
    area = area_at(view, target)
    if kind == "shield":
        held = next((n for name, n in view.counters if name == place), 0)
        text = (sentence(t.text("picture-points", points=held)),)
        return Described(
            capital(t.noun("shield")), text=text, rule="micro-hero:shield", guided=True
        )
    if area is None:
        return None
    if kind == "posture":
        face = area.pieces[0].marks[0]  # the side that lies up
        seat = int(place.partition(".")[2])
        text = (sentence(posture_text(view, spec, seat, t)),)
        rule = f"micro-hero:{_POSTURES[face]}"
        name = capital(t.noun(face))
        return Described(name, t.noun("posture"), text, rule=rule, face=face, guided=True)
    if kind == "discard" or (not rest and kind in ("deck", "pile", "wounds", "beaten")):
        return open_pile(area, t.text(f"area-{kind}"), rule="micro-hero:open-cards")
    if kind == "stack":
        return _played(rest, view, sentences, place)
    rest = next((p.face for p in area.pieces if rest in (p.at, p.face)), "")
    if not rest:
        return None
    if kind in ("trial", "kept", "beaten"):
        return trial(rest, spec, t)
    if rest in _LIFE:
        told = _life(rest, spec, t)
        return told._replace(text=(sentence(life_card(rest, view, spec, t)),))
    if rest in VENGEANCE.by_token:
        rule = "micro-hero:hera" + ("" if rest == "blank" else f".{rest}")
        return Described(capital(t.noun(rest)), rule=rule, face=rest, guided=True)
    return card(rest, spec, t)
