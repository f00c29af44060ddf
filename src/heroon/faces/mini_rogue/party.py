"""MINI ROGUE: an adventurer's seat on the board: HP, XP, things carried, skills, conditions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heroon.board.types import Card, Row, Seat, Thing, Value
from heroon.games.mini_rogue.cards import (
    LEVEL_2,
    LEVEL_3,
    MAX_ARMOUR,
    MAX_FOOD,
    MAX_GOLD,
    MAX_HP,
    MAX_XP,
)
from heroon.games.mini_rogue.words import CELL

from .scene import Sight, capital
from .seen import level_of, life, place_of, potions_of, seats_of

#: The skills of each character, and the answers by which each is used.
SKILLS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "ratcatcher": {"bait": ("bait",), "hunt": ("hunt",)},
    "plague-doctor": {"miasma": ("miasma",), "remedy": ("remedy",)},
    "captain": {"wall": ("wall",), "patrol": ("patrol",)},
    "alchemist": {"flask": ("flask", "freeze"), "distil": ("distil",)},
    "crusader": {"bash": ("bash",), "aegis": ("aegis",)},
    "priestess": {"tribute": ("tribute",), "ward": ("ward",)},
    "wizard": {"conjure": ("conjure",), "sight": ("sight",)},
    "rogue": {"backstab": ("backstab",), "slip": ("slip",)},
}
CONDITIONS: Final = ("cursed", "poisoned", "blind")
_STANCES: Final = ("aggressive", "balanced", "defensive")
_COUNTED: Final = (("armour", MAX_ARMOUR), ("food", MAX_FOOD), ("gold", MAX_GOLD))
#: The sign behind the short name of what lies under a Veil.
_CLOUD: Final = " ☁"
#: How many potions are carried without the Belt.
_POTIONS: Final = 2


def seat(scene: Sight, who: int) -> Seat:
    """Make an adventurer's seat with all that belongs to it."""
    view = scene.view
    name = scene.player(who)
    hero = scene.name(hero_of(scene, who))
    role = [hero]
    if seats_of(view) > 1:
        role.append(scene.text("board-in", place=place_of(view, who)))
        if view.counter("leader") == who:
            role.append(scene.text("counter-leader"))
    told = ", ".join(role)
    return Seat(
        id=f"seat.{who}",
        label=scene.labelled(name, told),
        at=(f"seat/{who}",),
        style=(f"seat-{who}", *(("leader",) if view.counter("leader") == who else ())),
        art=hero_of(scene, who),
        seat=who,
        name=name,
        role=told,
        own=who == scene.look.sentences.seat,
        turn=bool(view.awaited >> who & 1) and seats_of(view) > 1,
        won=bool(view.result) and view.result[who] > 0,
        parts=tuple(_parts(scene, who)),
    )


def hero_of(scene: Sight, who: int) -> str:
    """Return the character of a seat by token."""
    pieces = scene.view.area("zone").pieces
    return next(p.face for p in pieces if p.id == f"hero.{who}")


def _parts(scene: Sight, who: int) -> Iterator[Thing]:
    yield from _life(scene, who)
    yield from _counts(scene, who)
    yield from _conditions(scene, who)
    yield _potions(scene, who)
    yield _skills(scene, who, hero_of(scene, who), "skills", "spent")
    if f"extra.{who}" in scene.marks:
        yield _skills(scene, who, scene.marks[f"extra.{who}"], "second", "extra_spent")


def _number(scene: Sight, at: int) -> int:
    return scene.look.sentences.spec.numbers[at].value


def _life(scene: Sight, who: int) -> Iterator[Value]:
    """Make the tracks of HP and XP."""
    hp, xp = life(scene.view, who, "hp"), life(scene.view, who, "xp")
    level = level_of(scene.view, who)
    ticks = tuple(_number(scene, at) for at in (LEVEL_2, LEVEL_3))
    for name, number, most, marks in (
        ("hp", hp, _number(scene, MAX_HP), ()),
        ("xp", xp, _number(scene, MAX_XP), ticks),
    ):
        called = scene.text(f"rogue-{name}", n=number)
        told = scene.text("board-of", what=called, n=number, most=most)
        if name == "xp":
            told = ", ".join((told, scene.text("board-level", n=level)))
        yield Value(
            id=f"{name}.{who}",
            label=scene.whose(told, who),
            at=(f"{name}/{who}",),
            style=(name,),
            art=name,
            name=called,
            value=number,
            most=max(most, number),
            ticks=marks,
            track=True,
        )


def _counts(scene: Sight, who: int) -> Iterator[Value]:
    """Make the counters of armour, rations, gold, level and stance."""
    view = scene.view
    gives = {rest.partition(">")[0] for rest in scene.asked("give")}
    for name, at in _COUNTED:
        number = view.counter(f"{name}.{who}")
        called = capital(scene.text(f"rogue-{name}", n=number))
        told = scene.text("board-of", what=called, n=number, most=_number(scene, at))
        token = "armor" if name == "armour" else name
        yield Value(
            id=f"{name}.{who}",
            label=scene.whose(told, who),
            at=(f"{token}/{who}",),
            style=(
                name,
                *(("none",) if not number else ()),
                *(("gift",) if token in gives else ()),
            ),
            art=name,
            name=called,
            value=number,
            most=_number(scene, at),
        )
    level = level_of(view, who)
    told = scene.text("board-level", n=level)
    yield Value(
        id=f"level.{who}",
        label=scene.whose(told, who),
        at=(f"level/{who}",),
        style=("level",),
        art="die",
        name=scene.text("counter-level"),
        value=level,
    )
    if scene.marks["stances"] == "yes":
        stance = scene.text(f"board-stance-{_STANCES[view.counter(f'stance.{who}')]}")
        name = scene.text("counter-stance")
        yield Value(
            id=f"stance.{who}",
            label=scene.whose(scene.labelled(name, stance), who),
            at=(f"stance/{who}",),
            style=("stance",),
            art="stance",
            name=name,
            value=stance,
        )


def _conditions(scene: Sight, who: int) -> Iterator[Value]:
    """Make notes on the curse, poison and blindness that the adventurer has."""
    for name in CONDITIONS:
        if scene.view.counter(f"{name}.{who}"):
            told = scene.text(f"counter-{name}")
            yield Value(
                id=f"{name}.{who}",
                label=scene.whose(told, who),
                at=(f"{name}/{who}",),
                style=("ill", name),
                art=name,
                value=told,
            )


def _potions(scene: Sight, who: int) -> Row:
    """Make the row of potions and the item, with an empty place for each that has room."""
    view = scene.view
    cards = [_potion(scene, who, name) for name in potions_of(view, who)]
    items = [p.face for p in view.area(f"items.{who}").pieces]
    free = scene.text("board-free")
    for i in range(len(cards), _POTIONS + ("belt" in items)):
        cards.append(
            Card(
                id=f"free.{who}.{i}",
                label=scene.whose(scene.labelled(scene.text("board-potion"), free), who),
                style=("slot",),
                name=f"{scene.text('board-potion')} –",
                index="–",
                face="empty",
            )
        )
    cards += [_item(scene, who, face) for face in items]
    if not items:
        label = scene.labelled(scene.text("area-items"), free)
        cards.append(
            Card(
                id=f"noitem.{who}",
                label=scene.whose(label, who),
                style=("slot", "item"),
                name=f"{scene.text('area-items')} –",
                index="–",
                face="empty",
            )
        )
    name = scene.text("board-bag")
    return Row(
        id=f"bag.{who}",
        label=scene.whose(name, who),
        name=name,
        items=tuple(cards),
        kind="strip",
    )


def _reacts(scene: Sight, who: int, *verbs: str) -> tuple[str, ...]:
    """Return the target of the only answer that touching a piece gives; else none."""
    if who != scene.own:
        return ()
    words = scene.look.sentences.spec.words
    found = [words.text[word] for word in scene.view.words]
    mine = [text for text in found if text in verbs or text.partition(":")[0] in verbs]
    return (f"act/{mine[0]}",) if len(mine) == 1 else ()


def _veiled(scene: Sight, who: int) -> bool:
    """Return whether a seat stands under the Overlord's Veil: nothing it has can be used there."""
    cell = CELL.by_token[place_of(scene.view, who)]
    return bool(int(scene.marks.get("veiled", "0")) >> cell & 1)


def _potion(scene: Sight, who: int, name: str) -> Card:
    called = scene.name(name)
    veiled = _veiled(scene, who)
    note = scene.text("mark-veiled") if veiled else ""
    verbs = tuple(f"{verb}:{name}" for verb in ("drink", "throw", "drop"))
    verbs += ("foresee",) if name == "percep" else ()
    return Card(
        id=f"potion.{who}.{name}",
        label=scene.whose(scene.labelled(called, note), who),
        at=(f"potion.{who}/{name}", *_reacts(scene, who, *verbs)),
        style=("potion", f"potion-{name}", *(("spent", "veiled") if veiled else ())),
        art=f"potion-{name}",
        name=called,
        index=scene.text(f"board-short-{name}") + _CLOUD * veiled,
        note=note,
    )


def _item(scene: Sight, who: int, face: str) -> Card:
    called = capital(scene.text("rogue-hammer")) if face == "smith" else scene.name(face)
    uses = scene.view.counter(f"uses.{who}")
    note = scene.text("board-uses", n=uses) if face in ("cache", "armory") else ""
    veiled = face == "codex" and _veiled(scene, who)  # it counts as a skill
    note = scene.text("mark-veiled") if veiled else note
    verbs = {"codex": ("codex-burn", "codex-scry", "codex-cull"), "smith": ("hurl",)}
    return Card(
        id=f"item.{who}.{face}",
        label=scene.whose(scene.labelled(called, note), who),
        at=(f"item.{who}/{face}", *_reacts(scene, who, *verbs.get(face, ()))),
        style=("thing", *(("spent", "veiled") if veiled else ())),
        art="hammer" if face == "smith" else face,
        name=called,
        index=called + _CLOUD * veiled,
        note=note,
    )


def _skills(scene: Sight, who: int, hero: str, id_: str, turned: str) -> Row:
    """Make the row of a character's two skills.

    They are one card, so both are ready or both are spent.  Under a Veil neither can be used; when
    it is gone both are ready again.
    """
    spent = scene.view.counter(f"{turned}.{who}") > 0
    veiled = not spent and _veiled(scene, who)
    state = scene.text("mark-veiled" if veiled else "board-spent" if spent else "board-ready")
    sign = _CLOUD if veiled else " ✗" if spent else " ✓"
    style = ("spent", "veiled") if veiled else ("spent" if spent else "ready",)
    cards = []
    for skill, verbs in SKILLS[hero].items():
        name = scene.text(f"board-skill-{skill}")
        cards.append(
            Card(
                id=f"skill.{who}.{skill}",
                label=scene.whose(scene.labelled(name, state), who),
                at=(f"skill.{who}/{skill}", *_reacts(scene, who, *verbs)),
                style=("skill", *style),
                art=f"skill-{skill}",
                name=name,
                index=f"{name}{sign}",
                note=state,
            )
        )
    name = scene.text("board-skills")
    if id_ == "second":
        name = scene.labelled(scene.text("board-second"), scene.name(hero))
    return Row(
        id=f"{id_}.{who}",
        label=scene.whose(name, who),
        name=name,
        items=tuple(cards),
        kind="strip",
    )
