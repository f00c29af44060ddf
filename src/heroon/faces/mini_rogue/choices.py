"""MINI ROGUE: a card for each answer: what it does, what it gives, how likely it goes well."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

from heroon.board.model import Look
from heroon.board.types import Panel, Thing
from heroon.games.mini_rogue import cards as c
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.dice import STAR
from heroon.games.mini_rogue.effects import choices as choice_count
from heroon.games.mini_rogue.hero import has_tower
from heroon.games.mini_rogue.rules_company import value_of
from heroon.games.mini_rogue.rules_rooms import toll
from heroon.games.mini_rogue.state import MOST_DICE, Run
from heroon.kernel import PASS

from . import lord, trade
from .fight import borne, has_feat, lies, odds_of, told
from .odds import pass_chance
from .party import SKILLS
from .rooms import (
    BEST,
    KINDS,
    about_it,
    failed,
    fight,
    fought,
    gone_to,
    guard_of,
    item,
    laid,
    lost,
    room_here,
    test,
)
from .rooms import told as room_told
from .scene import Sight, capital
from .seen import given, level_of, me_of, place_of, room_at
from .terms import as_foe, becomes, cell, dropped, pairs_of, rolled, token

#: Answers whose pieces are picked one after the other, or that end something: they have no card.
_NO_CARD: Final = ("give", "give-belt", "swap", "swap-belt", "distil", "pass", "done")
#: Questions before a Room is resolved: the answer that goes on has a card that tells of the Room.
ON: Final = ("entered", "test")
#: Styles of the cards of answers that roll a die of the attack again.
_AGAIN: Final = ("verb-feat", "verb-critical")
#: The kinds of Rooms that ask for a test; elsewhere it is a Story's.
_TESTING: Final = ("trap", "treasure", "item", "tomb")


def choices(scene: Sight) -> tuple[Thing, ...]:
    """Make the cards of the answers to this question, in the order of the answers."""
    words = scene.look.sentences.spec.words
    if scene.lord:
        return lord.choices(scene)
    out = []
    for word in scene.view.words:
        text = words.text[word]
        if text.partition(":")[0] not in _NO_CARD or goes_on(scene.prompt, word):
            out.append(_card(scene, word, text))
    return _odds_once(scene, out)


def _odds_once(scene: Sight, cards: list[Panel]) -> tuple[Thing, ...]:
    """Tell once, before the cards, the chances that every die rolled again has alike.

    Labels keep them: what is read alone says all.
    """
    again = {card.id for card in cards if card.style[1] in _AGAIN}
    semi = scene.text("board-semi")
    ends = {card.text.rpartition(semi)[2] for card in cards if card.id in again}
    if len(again) < 2 or len(ends) != 1:
        return tuple(cards)
    (odds,) = ends
    name = scene.text("rogue-again")
    told = Panel(id="odds", label=scene.labelled(name, odds), style=("odds",), name=name, text=odds)
    kept = (
        replace(card, text=card.text.rpartition(semi)[0]) if card.id in again else card
        for card in cards
    )
    return (told, *kept)


def goes_on(prompt: str, word: int) -> bool:
    """Return whether an answer leaves all as it is.

    The Room is resolved, its die is read, or one goes hungry.
    """
    return word == PASS and prompt in (*ON, "last", "hunger")


def target(text: str) -> str:
    """Return the target of an answer's card: a cell, where the answer leads to one."""
    verb, _, rest = text.partition(":")
    return f"zone/{rest}" if verb in ("go", "look") else f"act/{text}"


def _card(scene: Sight, word: int, text: str) -> Panel:
    verb, _, rest = text.partition(":")
    name = named(scene, verb, rest) or scene.look.sentences.word(word, scene.view)
    found = list(lines(scene, word, verb, rest))
    said = scene.text("board-semi").join(found)
    label = scene.labelled(name, said)
    if verb == "choose":
        name = capital(_gains(scene, rest)) or name
    return Panel(
        id=f"act.{text}",
        label=label,
        at=(target(text),),
        style=("act", f"verb-{verb}", *_kind(scene, verb, rest)),
        art=_art(scene, verb, rest),
        name=name,
        text=said,
    )


def _kind(scene: Sight, verb: str, rest: str) -> tuple[str, ...]:
    """Return the kind of the Room to which an answer leads, as a style name."""
    if verb not in ("go", "look"):
        return ()
    return (KINDS.get(room_at(scene.view, rest), "hidden"),)


def _art(scene: Sight, verb: str, rest: str) -> str:
    """Return the picture of an answer; empty for one that has none."""
    if verb in ("go", "look"):
        exit_ = next(p.face for p in scene.view.area("zone").pieces if p.id == "exit")
        return (exit_ or "exit") if rest == "c3" else room_at(scene.view, rest) or "back"
    if verb == "adopt":
        return rest
    if verb == "borrow":
        return _TRAITS[rest]
    if verb in ("drink", "throw", "gain", "drop", "brew"):
        return f"potion-{rest}"
    if verb in ("aside", "lay", "settle"):
        return rest.partition("@")[0]
    if verb == "pay":
        return rest
    if verb == "pass":
        return room_here(scene)
    if verb in SIGNS:
        return SIGNS[verb]
    if verb in ("buy", "sell"):
        return WARES.get(rest, f"potion-{rest}")
    return ""


SIGNS: Final = {
    "critical": "critical",
    "feat": "feat",
    "bait": "skill-bait",
    "hunt": "skill-hunt",
    "miasma": "skill-miasma",
    "remedy": "skill-remedy",
    "wall": "skill-wall",
    "patrol": "skill-patrol",
    "flask": "skill-flask",
    "freeze": "skill-flask",
    "bash": "skill-bash",
    "aegis": "skill-aegis",
    "tribute": "skill-tribute",
    "ward": "skill-ward",
    "conjure": "skill-conjure",
    "sight": "skill-sight",
    "backstab": "skill-backstab",
    "slip": "skill-slip",
    "draft": "jackdaw",
    "scout": "jackdaw",
    "feed": "jackdaw",
    "codex-burn": "codex",
    "codex-scry": "codex",
    "codex-cull": "codex",
    "coins": "gold",
    "story": "story",
    "offer": "gold",
    "hammer": "hammer",
    "hurl": "hammer",
    "read": "die",
    "tale": "story",
    "stand": "stance",
    "try": "die",
    "foresee": "potion-percep",
    "take": "thing",
    "resolve-first": "leader",
    "double": "gold",
}
WARES: Final = {
    "hp": "hp",
    "heal": "hp",
    "food": "food",
    "bless": "bless",
    "armor": "armour",
    "xp": "xp",
    "item": "thing",
}


#: The picture of a starting value.
_TRAITS: Final = {
    "hp": "hp",
    "armor": "armour",
    "food": "food",
    "gold": "gold",
    "xp": "xp",
    "potion": "flask",
}


# -- what stands on a card ------------------------------------------------------------------------


def lines(scene: Sight, word: int, verb: str, rest: str) -> Iterator[str]:
    """Tell what an answer does, in short phrases."""
    if scene.lord:
        yield from lord.said(scene, word, verb, rest)
        return
    found = odds_of(scene, word)
    if verb == "feat":
        yield from _paid(scene, rest.partition("-")[2])
    elif verb == "bait":
        yield _baited(scene)
    if verb == "stand":
        yield scene.text(f"rogue-stance-{rest}")
    if found is not None:
        odds = told(scene, found, lies(scene, word))
        key = "rogue-once" if verb in ("feat", "critical") else "rogue-unrolled"
        key = "rogue-feat-alone" if has_feat(scene, word) else key
        plain = lies(scene, word) or verb == "pass"
        yield odds if plain else scene.text(key, odds=odds)
    elif verb in _TELLS:
        yield from _TELLS[verb](scene, rest)


def _paid(scene: Sight, price: str) -> Iterator[str]:
    """Tell the price of a feat: the value before and after it."""
    if price == "free":
        return
    g = scene.run()
    old = (g.xp if price == "xp" else g.hp)[scene.own]
    n = 1 if price == "xp" else g.numbers[c.FEAT_HP]
    yield scene.text("rogue-paid", what=scene.text(f"rogue-{price}", n=n), old=old, new=old - n)
    if price == "xp":
        yield from dropped(g, scene.own, n, scene.look.t)


def _baited(scene: Sight) -> str:
    """Tell the price of the Bait: rations before and after, and HP for those that are lacking."""
    g = scene.run()
    return becomes(g, scene.own, c.FOOD_LOSS, g.numbers[c.BAIT_FOOD], scene.look.t)


def _go(scene: Sight, rest: str) -> list[str]:
    """Tell what waits in the Room to which an answer leads."""
    if rest == "c3":
        return _exit(scene)
    room = room_at(scene.view, rest)
    if not room:
        return [_unseen(scene), *laid(scene, rest, "")]
    kind = KINDS[room]
    told_ = room_told(scene, room, scene.own, gone_to(scene, rest))
    return [*_room_kind(scene, room), *laid(scene, rest, kind), *told_]


def _room_kind(scene: Sight, room: str) -> list[str]:
    """Tell the kind of a Room, where that is another word than its name."""
    kind = scene.text(f"board-kind-{KINDS[room]}")
    return [kind] if kind != scene.name(room) else []


def _resolve(scene: Sight, _rest: str) -> list[str]:
    """Tell what resolving this Room does, or what a die that lies gives."""
    g, t = scene.run(), scene.look.t
    if scene.prompt == "last":
        at = _about(scene)
        return [cell(g, at, t, scene.own)] if at else []
    if scene.prompt == "hunger":
        return [becomes(g, scene.own, c.HP_LOSS, g.numbers[c.HUNGER], t)]
    room = room_here(scene)
    if scene.prompt == "test" and KINDS.get(room) not in _TESTING:
        return [test(scene, scene.run(), scene.own)]  # of a Story
    if scene.prompt not in ON or room not in KINDS:
        return []
    here = laid(scene, place_of(scene.view, scene.own), KINDS[room])
    return [*here, *room_told(scene, room, scene.own)]


def _exit(scene: Sight) -> list[str]:
    """Tell how the Guardian at the Exit is fought, or that the Exit leads down."""
    guard = guard_of(scene.run())
    return fight(scene, guard, scene.own) if guard else [scene.text("rogue-descend")]


def _unseen(scene: Sight) -> str:
    """Tell how many Rooms of which kind a card face down can still be."""
    view = scene.view
    seen = [p.face for a in view.areas for p in a.pieces if p.face in KINDS]
    ours = w.ROOM.tokens[: None if scene.marks["mix"] == "yes" else w.OWN_ROOMS]
    left = [room for room in ours if room not in seen]
    parts = []
    for kind in dict.fromkeys(KINDS.values()):
        n = sum(KINDS[room] == kind for room in left)
        if n:
            parts.append(scene.text("rogue-kinds", kind=kind, n=n))
    return scene.text("rogue-unseen", n=len(left), kinds=scene.look.sentences.listed(parts))


def _about(scene: Sight) -> int:
    """Return what the question is about: a cell of effects, a Story, a potion; 0 for nothing."""
    return int(scene.marks.get("about", "0"))


def tale(scene: Sight) -> Iterator[Panel]:
    """Yield the Story whose answers are asked for, as it was read out; nothing elsewhere."""
    if scene.prompt == "tale" and _about(scene):
        told = w.TALE.by_value[_about(scene)]
        name, text = scene.name(told), scene.text(f"about-{told}")
        label = scene.labelled(name, text)
        yield Panel(id="tale", label=label, style=("tale",), art="story", name=name, text=text)


def named(scene: Sight, verb: str, rest: str) -> str:
    """Name an answer by what it gives; empty where its own words say it."""
    if verb == "bait" and level_of(scene.view, scene.own) == MOST_DICE:
        return scene.text("rogue-bait-feat")
    if verb == "tale" and _about(scene):
        return scene.text(f"tale-{w.TALE.by_value[_about(scene)]}-{rest}")
    if verb in ("feat", "critical") and len(scene.view.area("dice").pieces) == 1:
        return scene.text("rogue-die-again", price=rest.partition("-")[2] or verb)
    gains = _gains(scene, rest) if verb == "choose" and not scene.lord else ""
    return scene.text("rogue-choose", what=gains) if gains else ""


def _gains(scene: Sight, rest: str) -> str:
    """Tell what one possibility of a card gives; empty where the card is not known."""
    at, g = _about(scene), scene.run()
    found = pairs_of(g, at, w.CHOICE.by_token[rest]) if at else []
    return ", ".join(token(g, code, n, scene.look.t) for code, n in found)


def _choose(scene: Sight, rest: str) -> list[str]:
    """Tell how one possibility of a card changes the adventurer's values."""
    at = _about(scene)
    if not at:
        return []
    g, t = scene.run(), scene.look.t
    found = pairs_of(g, at, w.CHOICE.by_token[rest])
    brings = [becomes(g, scene.own, code, n, t) or _brewed(scene, code) for code, n in found]
    return [*filter(None, brings), *_fought(scene, [code for code, _ in found])]


def _brewed(scene: Sight, code: int) -> str:
    """Tell what a potion does that a possibility gives; empty for anything else."""
    name = w.POTION.by_value.get(code % c.OR - c.POTION_CODE, "")
    return about_it(scene, name) if name else ""


def _fought(scene: Sight, codes: Iterable[int]) -> list[str]:
    """Tell how the fight with the Criminal goes, where an answer surely brings him."""
    g = scene.run()
    foe = {0: w.CRIMINAL, w.GHOST_S: w.GHOST}.get(g.reference, w.NOBODY_THERE)
    return fight(scene, foe, scene.own) if foe and c.CRIMINAL in codes else []


def _tale(scene: Sight, rest: str) -> list[str]:
    """Tell one of the choices of a Story."""
    tale = _about(scene)
    if not tale:
        return []
    g, t = scene.run(), scene.look.t
    at = c.TALE_AT[tale]
    if rest == "test":
        me = scene.own
        good, bad = (rolled(g, at + side, t, me) for side in (c.TALE_SUCCESS, c.TALE_FAILURE))
        return [test(scene, g, me), scene.text("rogue-else", good=good, bad=bad)]
    return [cell(g, at + (c.TALE_A if rest == "one" else c.TALE_B), t, scene.own)]


def _skill(name: str) -> Callable[[Sight, str], list[str]]:
    return lambda scene, _rest: [about_it(scene, f"skill-{name}")]


def _remedy(scene: Sight, _rest: str) -> list[str]:
    """Tell the HP that a Remedy gives beside the cure, where the card data give any."""
    g = scene.run()
    n = g.numbers[c.REMEDY_HP]
    return [becomes(g, scene.own, c.HP, n, scene.look.t)] if n else []


def _read(scene: Sight, rest: str) -> list[str]:
    """Tell what a face of the Dungeon die gives in the Tomb here."""
    room = room_here(scene)
    if KINDS.get(room) != "tomb":
        return []
    at = c.ROOM_AT[w.ROOM.by_token[room]] + (int(rest) - 1) * c.CELL_SIZE
    g, t = scene.run(), scene.look.t
    if choice_count(g, at) != 1:
        return [cell(g, at, t, scene.own)]
    found = pairs_of(g, at, 1)
    brings = [becomes(g, scene.own, code, n, t) for code, n in found]
    return [
        cell(g, at, t, scene.own),
        *filter(None, brings),
        *_fought(scene, [code for code, _ in found]),
    ]


def _test(scene: Sight, _rest: str) -> list[str]:
    """Tell the chance of an item's test, and what it gives or costs."""
    room = room_here(scene)
    out = [test(scene, scene.run(), scene.own)]
    if KINDS.get(room) == "item":
        out += [item(scene, scene.run(), room), *failed(scene, scene.run(), room, scene.own)]
    return out + lost(scene, scene.run(), scene.own)


def _offer(scene: Sight, _rest: str) -> list[str]:
    """Tell on how many faces the Shrine blesses with an offering, and without one."""
    g = scene.run()
    at = c.ROOM_AT[w.ROOM.by_token.get(room_here(scene), w.PYRE)]
    good = [face for face in range(1, 7) if _blessed(g.numbers[at + _shrine(g, face, 1)])]
    plain = [face for face in range(1, 7) if _blessed(g.numbers[at + _shrine(g, face, 0)])]
    return [scene.text("rogue-offer", offered=len(good), without=len(plain))]


def _shrine(g: Run, face: int, offered: int) -> int:
    """Return where the row of a face begins in the Shrine's table.

    An offering makes the face one higher, but for a 6; the Idol makes it lower.
    """
    less = g.numbers[c.IDOL_LESS] if w.IDOL in g.on_rooms else 0
    return (max(min(face + offered, 6) - less, 1) - 1) * c.CELL_SIZE


def _blessed(code: int) -> bool:
    """Return whether a row of the Shrine begins with HP gained, which is good."""
    return code % c.OR == c.HP


def _adopt(scene: Sight, rest: str) -> list[str]:
    """Tell the skills of a character, and what it starts with."""
    g, t = scene.run(), scene.look.t
    out = [
        scene.labelled(
            scene.text(f"board-skill-{skill}"), scene.text(f"about-skill-{skill}").rstrip(".")
        )
        for skill in SKILLS[rest]
    ]
    number = w.HERO.by_token[rest]
    has = []
    for trait in w.TRAIT.values:
        n = value_of(g, number, trait)
        if trait == w.TRAIT_POTION and n:
            has.append(t.noun(w.POTION.by_value[n]))
        elif n:
            token = w.TRAIT.by_value[trait]
            name = scene.text(f"rogue-{'armour' if token == 'armor' else token}", n=n)
            has.append(f"{n} {name}")
    return [*out, scene.text("rogue-starts", what=", ".join(has))]


def _borrow(scene: Sight, rest: str) -> list[str]:
    """Tell how a starting value of the second character changes the adventurer's own."""
    g = scene.run()
    n = value_of(g, g.extra[scene.own] - 1, w.TRAIT.by_token[rest])
    if rest == "potion":
        name = w.POTION.by_value[n]
        return [scene.labelled(scene.name(name), scene.text(f"about-{name}").rstrip("."))]
    own = {"hp": g.hp, "armor": g.armour, "food": g.food, "gold": g.gold, "xp": g.xp}[rest]
    what = capital(scene.text(f"rogue-{'armour' if rest == 'armor' else rest}", n=n))
    return [scene.text("rogue-paid", what=what, old=own[scene.own], new=n)]


def _take(scene: Sight, _rest: str) -> list[str]:
    room = room_here(scene)
    if KINDS.get(room) != "item":
        return []
    return [item(scene, scene.run(), room), *lost(scene, scene.run(), scene.own)]


def _pay(scene: Sight, rest: str) -> list[str]:
    """Tell what an Outlaw takes: the value before and after it."""
    g = scene.run()
    n = toll(g, w.TOLL.by_token[rest])
    old = (g.gold if rest == "gold" else g.food)[scene.own]
    return [scene.text("rogue-paid", what=scene.text(f"rogue-{rest}", n=n), old=old, new=old - n)]


def _story(scene: Sight, _rest: str) -> list[str]:
    """Tell that no Story is left to draw; empty if there is one."""
    return [] if scene.run().tales else [scene.text("rogue-none-left")]


def _potion(scene: Sight, rest: str) -> list[str]:
    """Tell what a potion does; Perception drunk outside a test only cures blindness."""
    told = [scene.text("rogue-sees") if rest == "percep" else about_it(scene, rest)]
    if scene.prompt == "brace" and rest == "heal":
        told.append(borne(scene, healed=True))
    return told


def _drop(scene: Sight, rest: str) -> list[str]:
    """Tell about a potion that makes room for a new one, and about the new one."""
    told = [about_it(scene, rest)]
    new = _about(scene)
    if scene.prompt == "full" and new:
        name = w.POTION.by_value[new]
        about = about_it(scene, name)
        told.append(scene.text("rogue-new", name=scene.name(name), about=about))
    return told


def _room_card(scene: Sight, rest: str) -> list[str]:
    """Tell about a Room that is set aside or laid."""
    return [*_room_kind(scene, rest), *room_told(scene, rest, scene.own)]


_TELLS: Final[dict[str, Callable[[Sight, str], list[str]]]] = {
    "pass": _resolve,
    "done": trade.leave,
    "go": _go,
    "adopt": _adopt,
    "borrow": _borrow,
    "choose": _choose,
    "tale": _tale,
    "patrol": _skill("patrol"),
    "aegis": _skill("aegis"),
    "ward": _skill("ward"),
    "sight": _skill("sight"),
    "slip": _skill("slip"),
    "feed": lambda scene, _rest: room_told(scene, "jackdaw", scene.own),
    "pay": _pay,
    "settle": lambda scene, rest: _room_card(scene, rest.partition("@")[0]),
    "remedy": _remedy,
    "look": lambda scene, _rest: [_unseen(scene)],
    "read": _read,
    "try": _test,
    "offer": _offer,
    "take": _take,
    "buy": trade.buy,
    "brew": trade.brew,
    "sell": trade.sell,
    "give": trade.named_item,
    "swap": trade.named_item,
    "story": _story,
    "hammer": trade.hammer,
    "drink": _potion,
    "throw": _potion,
    "gain": lambda scene, rest: [about_it(scene, rest)],
    "drop": _drop,
    "aside": _room_card,
    "lay": _room_card,
}


def short(word: int, look: Look) -> str:
    """Write the chance of the Room to which an answer leads: to win a fight, to pass a test."""
    text = look.sentences.spec.words.text[word]
    verb, _, rest = text.partition(":")
    if verb != "go":
        return ""
    scene = Sight(look, me_of(look.view), given(look.view))
    g, seat = scene.run(), scene.own
    room = room_at(look.view, rest)
    if KINDS.get(room) == "monster":
        mask = 1 << seat | gone_to(scene, rest)
        ends = fought(as_foe(g, w.FOE_OF_ROOM[w.ROOM.by_token[room]], mask), seat)
        return scene.often(ends.win) if ends else ""
    if KINDS.get(room) == "item" and has_tower(g, seat) and g.item_test != w.MUST:
        return ""
    if room != "jackdaw" and KINDS.get(room) in ("trap", "tomb", "treasure", "item"):
        harder = KINDS[room] == "trap" and g.armed
        return scene.often(pass_chance(g, seat, BEST if harder else STAR))
    return ""
