"""MINI ROGUE: descriptions of its things, and of what lies at a place of the table."""

from __future__ import annotations

from typing import Any, Final

from heroon.board.model import Look
from heroon.games.mini_rogue.words import GUARDIAN, HERO, POTION, REINFORCEMENT, ROOM, TALE
from heroon.kernel import GameSpec, View
from heroon.play.what import (
    Described,
    DescribedNumbers,
    Shelf,
    area_at,
    capital,
    open_pile,
    records,
)
from heroon.texts import Sentences, Texts

from . import whose
from .numbers import facts_of
from .party import SKILLS
from .rooms import KINDS, fight, guard_of
from .rooms import told as room_told
from .scene import Sight
from .seen import given, me_of, place_of, potions_of

#: The sections of the guide that tell of a kind of Rooms, or of a thing.
_KINDS: Final = {
    "monster": "enemy",
    "trap": "room.trap",
    "treasure": "room.treasure",
    "item": "room.item",
    "merchant": "room.merchant",
    "tomb": "room.tomb",
    "camp": "room.campfire",
    "shrine": "room.shrine",
}
_OWN: Final = {
    "tower": "alarm-tower",
    "sleeper": "sleeping-guardian",
    "smith": "smith",
    "belt": "belt",
    "codex": "codex",
    "criminal": "criminal",
    "remains": "remains",
    "remains-again": "remains",
    "cache": "item.uses",
    "ghost": "criminal",
    "og": "remains",
    "og-again": "remains",
}
_POTIONS: Final = {"heal": "healing", "holy": "holy-water", "percep": "perception"}
_COUNTED: Final = {
    "hp": "values",
    "xp": "xp",
    "level": "level",
    "armour": "armour",
    "armor": "armour",
    "food": "rations",
    "gold": "values",
    "cursed": "curse",
    "poisoned": "poison",
    "blind": "blindness",
    "stance": "stances",
}
_SKILLS: Final = {
    **dict.fromkeys(("hunt", "remedy", "distil", "sight", "slip"), "skill.exploration"),
    **dict.fromkeys(("bait", "miasma", "wall", "flask", "bash"), "skill.combat"),
    **dict.fromkeys(("tribute", "conjure", "backstab"), "skill.combat"),
    **dict.fromkeys(("patrol", "aegis", "ward"), "skill.preparation"),
}
_PILES: Final = {
    "stock": "setup.zone",
    "den": "setup.guardians",
    "unused": "setup.guardians",
    "beaten": "guardian",
    "gone": "fall.zone",
    "tales": "story",
    "told": "story",
    "discard": "item",
    "box": "mix.rooms",
}


def _rule(token: str) -> str:
    if token in _OWN:
        return f"mini-rogue:{_OWN[token]}"
    if token in KINDS:
        return f"mini-rogue:{_KINDS[KINDS[token]]}"
    if token in POTION.by_token:
        return f"mini-rogue:potion.{_POTIONS.get(token, token)}"
    if token in GUARDIAN.by_token:
        return "mini-rogue:guardian"
    if token in TALE.by_token:
        return "mini-rogue:story"
    return "mini-rogue:setup.character"


def card(token: str, spec: GameSpec[Any], t: Texts) -> Described:
    """Describe a thing by its token, with the numbers of its card."""
    told = _numbers(token, spec, t)
    face = f"potion-{token}" if token in POTION.by_token else token
    name = capital(t.noun(token))
    if token in POTION.by_token:
        return Described(name, text=(t.text(f"about-{token}"),), rule=_rule(token), face=face)
    kind = _kind(token, t)
    text = (t.text(f"about-{token}"),) if token in TALE.by_token else ()
    return Described(name, kind, text=text, facts=told, rule=_rule(token), face=face, guided=True)


def _kind(token: str, t: Texts) -> str:
    if token in KINDS:
        return t.text(f"board-kind-{KINDS[token]}")
    if token in GUARDIAN.by_token or token.startswith(("remains", "og")):
        return t.text("board-kind-guardian")
    if token in TALE.by_token:
        return t.text("board-kind-story")
    return ""


def _numbers(token: str, spec: GameSpec[Any], t: Texts) -> tuple[DescribedNumbers, ...]:
    """Describe the numbers of a card, from all tables in which they stand."""
    found = records(spec)
    names = [name for name in found if name.rpartition(".")[2] == token]
    names = [name for name in names if "." in name or token not in POTION.by_token]
    tables = [name for name in names if name.partition(".")[0] != "item" or len(names) == 1]
    told = [fact for name in tables for fact in facts_of(name, found[name], spec, t)]
    extra = [n for n in names if n not in tables]
    return (*told, *(fact for name in extra for fact in facts_of(name, found[name], spec, t)))


# -- all cards ------------------------------------------------------------------------------------


def shelves(spec: GameSpec[Any], t: Texts) -> list[Shelf]:
    """Describe all cards by kind: characters, Rooms, Guardians, potions, Stories; the rest."""

    def shelf(key: str, tokens: tuple[str, ...]) -> Shelf:
        return Shelf(t.text(key), tuple(card(token, spec, t) for token in tokens))

    kept = [
        shelf("shelf-heroes", HERO.tokens),
        shelf("shelf-rooms", ROOM.tokens),
        shelf("shelf-guardians", (*GUARDIAN.tokens, "remains", "og", "criminal", "ghost")),
        shelf("shelf-potions", POTION.tokens),
        shelf("shelf-stories", TALE.tokens),
    ]
    told = {of for one in kept for thing in one.things for fact in thing.facts for of in fact.names}
    return [*kept, _rest(told, spec, t)]


def _rest(told: set[str], spec: GameSpec[Any], t: Texts) -> Shelf:
    """Describe the numbers that stand on no card: tables of their own, and single ones."""
    things: list[Described] = []
    single: list[DescribedNumbers] = []
    for of, numbers in records(spec).items():
        if numbers[0].name in told:
            continue
        facts = facts_of(of, numbers, spec, t)
        if len(numbers) == 1:
            single += facts
        else:
            name = t.text(f"shelf-{of.replace('.', '-')}")
            things.append(Described(capital(name), facts=facts, rule=numbers[0].rule))
    game = Described(t.text("game-title"), facts=tuple(single), rule="mini-rogue:values")
    return Shelf(t.text("shelf-game"), (game, *things))


# -- what lies somewhere --------------------------------------------------------------------------


def what(target: str, view: View, sentences: Sentences) -> Described | None:
    """Describe what lies at a target: a Room, an adventurer or their things, a die, a pile."""
    t, spec = sentences.texts, sentences.spec
    head, _, rest = target.partition("/")
    kind = head.partition(".")[0]
    match kind:
        case "zone" if rest in HERO.by_token:
            return _bearer(rest, view, sentences)
        case "life" if rest in _COUNTED:
            return _counted(rest, t)
        case "zone" if rest:
            return _cell(rest, view, sentences)
        case "seat" if rest:
            return _person(int(rest), view, sentences)
        case "potion" | "item" if rest:
            return card(rest, spec, t)
        case "skill":
            return _skill(rest, t)
        case "card" if rest not in ("avatar", "avatar-again", *REINFORCEMENT.tokens):
            return card(rest, spec, t)
        case "foe":
            face = view.area("foes").pieces[0].face
            return whose.what("card", face, view, sentences) or card(face, spec, t)
        case "dice":
            return Described(t.text("area-dice"), rule="mini-rogue:dice.character", guided=True)
        case "die":
            return Described(t.text("area-die"), rule="mini-rogue:dice.dungeon", guided=True)
        case "now":
            return Described(t.text("board-now"), rule="mini-rogue:combat", guided=True)
        case "act":
            return None
    of_lord = whose.what(kind, rest, view, sentences)
    if of_lord is not None:
        return of_lord
    if kind in _COUNTED:
        return _counted(kind, t)
    if kind in _PILES:
        if rest:
            return card(rest, spec, t)
        area = area_at(view, kind)
        rule = f"mini-rogue:{_PILES[kind]}"
        return open_pile(area, t.text(f"area-{kind}"), rule=rule) if area is not None else None
    return None


def _counted(kind: str, t: Texts) -> Described:
    """Describe a number of an adventurer."""
    keys = {"hp": "rogue-hp", "xp": "rogue-xp", "armor": "counter-armour"}
    name = capital(t.text(keys.get(kind, f"counter-{kind}"), n=2))
    return Described(name, rule=f"mini-rogue:{_COUNTED[kind]}", guided=True)


def _skill(name: str, t: Texts) -> Described:
    return Described(
        t.text(f"board-skill-{name}"),
        text=(t.text(f"about-skill-{name}"),),
        rule=f"mini-rogue:{_SKILLS[name]}",
        face=f"skill-{name}",
        guided=True,
    )


def _person(who: int, view: View, sentences: Sentences) -> Described | None:
    """Describe an adventurer: the character, and where they stand."""
    t = sentences.texts
    face = next((p.face for p in view.area("zone").pieces if p.id == f"hero.{who}"), "")
    if not face:
        return whose.what("lord", "", view, sentences)
    found = card(face, sentences.spec, t)
    name = t.noun(sentences.names.get(who, f"player-{who + 1}"))
    kind = t.text("web-you") if who == view.seat else capital(name)
    place = t.text("board-in", place=place_of(view, who))
    return found._replace(kind=kind, text=(t.text(f"about-{face}"), f"{capital(place)}."))


def _bearer(face: str, view: View, sentences: Sentences) -> Described | None:
    """Describe a character of the table with its skills and potions, each named in the kind.

    So they are found by their names where things are asked for by name.
    """
    t = sentences.texts
    ids = (p.id for p in view.area("zone").pieces if p.face == face)
    who = next((int(one.partition(".")[2]) for one in ids if one.startswith("hero.")), -1)
    if who < 0:
        return None
    found = card(face, sentences.spec, t)
    named = [(t.text(f"board-skill-{one}"), f"about-skill-{one}") for one in SKILLS[face]]
    named += [(capital(t.noun(one)), f"about-{one}") for one in potions_of(view, who)]
    told = (t.text("labelled", label=name, text=t.text(about)) for name, about in named)
    kind = ", ".join(name for name, _ in named)
    return found._replace(kind=kind, text=(t.text(f"about-{face}"), *told))


def _cell(at: str, view: View, sentences: Sentences) -> Described | None:
    """Describe a cell: its Room with what it does to the viewer, or a card face down."""
    t, spec = sentences.texts, sentences.spec
    pieces = [p for p in view.area("zone").pieces if p.at == at]
    room = next((p for p in pieces if not p.id.startswith("hero.")), None)
    if room is None:
        return (
            Described(t.text("board-taken"), rule="mini-rogue:item", guided=True)
            if pieces
            else None
        )
    if room.id == "exit" and not room.face:
        return Described(t.text("board-exit"), rule="mini-rogue:exit", guided=True)
    if not room.face:
        return Described(t.text("board-hidden"), rule="mini-rogue:reveal", guided=True)
    found = card(room.face, spec, t)
    scene = Sight(Look(view, sentences), me_of(view), given(view))
    told = (
        room_told(scene, room.face, scene.own)
        if room.face in KINDS
        else fight(scene, guard_of(scene.run()), scene.own)
    )
    return found._replace(text=tuple(capital(one).rstrip(".") + "." for one in told))
