"""Hero Realms solo: the targets of answers, the caption, and what choices lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heroon.games.hero_realms.cards import IN_GOLD, MAIN
from heroon.games.hero_realms.piles import hero_combat, hero_health
from heroon.games.hero_realms.seen import position_of
from heroon.games.hero_realms.state import Skirmish
from heroon.games.hero_realms.words import CARDS, EITHER_OR, LIES
from heroon.kernel import View
from heroon.kernel.words import Vocabulary
from heroon.play.told import Look, Teller
from heroon.play.what import sentence
from heroon.texts import Sentences, Texts

from . import wording
from .acts import acts
from .terms import attack_told, explain, foreseen_parts
from .what import card, shelves, what

# -- pointing -------------------------------------------------------------------------------------


def targets(word: int, view: View, words: Vocabulary) -> tuple[str, ...]:
    """Return the target of an answer: the piece that it is about.

    Where champions differ only by how they lie, the target names how this one lies.  The other uses
    of a piece are told beside it.
    """
    piece = _piece(word, view, words)
    if not piece:
        return ()
    name, _, lies = words.text[word].rpartition(".")
    if lies not in LIES.tokens:
        return (piece,)
    rivals = {words.text[other] for other in view.words}
    return (
        (f"{piece}.{lies}",)
        if any(f"{name}.{o}" in rivals for o in LIES.tokens if o != lies)
        else (piece,)
    )


def _piece(word: int, view: View, words: Vocabulary) -> str:
    verb, _, rest = words.text[word].partition(":")
    name = rest.rpartition(".")[0] or rest
    match verb:
        case "behaviour":
            return f"unused/{rest}"
        case "play" | "discard":
            return f"hand.0/{rest}"
        case "expend" | "lean" | "prepare" | "absorb":
            return f"champions.0/{name}"
        case "ally":
            champion = any(p.face == rest for p in view.area("champions.0").pieces)
            return f"{'champions' if champion else 'played'}.0/{rest}"
        case "sacrifice":
            return f"played.0/{rest}"
        case "buy":
            return "gems" if rest == "fire-gem" else f"row/{rest}"
        case "attack":
            return "boss"
        case "banish" | "stun" | "tilt":
            return f"zone/{name}"
        case "scrap":
            place, _, which = rest.partition(".")
            return f"{place}.0/{which}"
        case "topdeck":
            return f"discard.0/{rest}"
        case "take":
            return _taken(rest, view)
    return ""


def _taken(name: str, view: View) -> str:
    """Return the target of a card that the Boss takes: in the market or in a pile."""
    if view.prompt not in ("varrick", "loot"):
        return f"row/{name}"
    piled = any(piece.face == name for piece in view.area("sacrifice").pieces)
    return f"{'sacrifice' if piled else 'stunned'}/{name}"


# -- where the game stands ------------------------------------------------------------------------


def caption(look: Look) -> str:
    """Tell the turn and how many there can be, the behaviour card, and the phase."""
    view, t = look.view, look.t
    if not view.counter("turns"):
        return t.text("picture-title-setup")
    parts = [turn(view, t)]
    face = wording.face_up(view)
    if face and view.prompt != "behaviour":
        parts.append(f"{t.noun(wording.face(face))} {view.counter('face-value')}")
    return t.text("picture-and").join([*parts, phase(view, t)])


def turn(view: View, t: Texts) -> str:
    """Tell the number of the turn, and of how many turns.

    Each Fire Gem is one turn; with the last one the game is lost.
    """
    now, clock = view.counter("turns"), view.counter("clock")
    last = now + clock - (0 if wording.turn_of_boss(view) else 1)
    return t.text("picture-turn", turn=now, of=max(last, now))


def phase(view: View, t: Texts) -> str:
    """Tell whose turn it is, and in which phase."""
    if view.result:
        return t.text("picture-phase-over")
    if view.prompt == "behaviour":
        return t.text("picture-phase-behaviour")
    return t.text("picture-phase-boss" if wording.turn_of_boss(view) else "picture-phase-hero")


# -- what cards do --------------------------------------------------------------------------------


def about(target: str, view: View, sentences: Sentences) -> str:
    """Describe a card briefly: its kind, its shield, what it does; empty for other pieces."""
    t, spec = sentences.texts, sentences.spec
    area, _, rest = target.partition("/")
    face = {"gems": "fire-gem", "boss": view.area("boss").pieces[0].face}.get(area)
    face = face or rest.partition(".")[0]
    if area in ("unused", "act") or face not in CARDS.by_token:
        return ""
    which = wording.card(face)
    kind, shield = wording.kind(which, spec), wording.shield(which, spec)
    place = t.text(f"kind-{kind}") + (f" {shield}" if shield else "")
    parts = wording.does(face, spec, t)
    if area in ("boss", "zone"):
        parts = [wording.boss_short(face, spec, t)]
    label = t.text("placed", name=t.noun(face), place=place)
    return t.text("labelled", label=label, text=t.text("picture-and").join(parts))


# -- what choices lead to -------------------------------------------------------------------------


def aside(word: int, view: View, sentences: Sentences) -> str:
    """Tell what an answer costs or leads to; for a behaviour card it is the Boss's next turn."""
    verb, _, rest = sentences.spec.words.text[word].partition(":")
    tell = _ASIDES.get(verb)
    return tell(rest, view, sentences) if tell else ""


def _behaviour(rest: str, view: View, sentences: Sentences) -> str:
    t = sentences.texts
    parts = foreseen_parts(view, sentences.spec, t, wording.card(rest))
    return t.text("picture-and").join(parts)


def _buy(rest: str, view: View, sentences: Sentences) -> str:
    price = wording.cost(wording.card(rest), sentences.spec)
    if rest == "fire-gem" and view.counter("clock") == 1:
        return sentences.texts.text("aside-gem-last", cost=price)
    left = view.counter("gold") - price
    if rest == "fire-gem":
        return sentences.texts.text("aside-gem", cost=price, left=left)
    return sentences.texts.text("aside-cost-left", cost=price, left=left)


def _attack(_rest: str, view: View, sentences: Sentences) -> str:
    t = sentences.texts
    return t.text("picture-and").join(attack_told(view, sentences.spec, t, view.counter("combat")))


def _does(rest: str, _view: View, sentences: Sentences) -> str:
    """Tell what a played or used card does, by its first ability."""
    return wording.does(rest, sentences.spec, sentences.texts)[0]


def _expend(rest: str, _view: View, sentences: Sentences) -> str:
    return wording.main_text(rest, sentences.spec, sentences.texts)


def _ally(rest: str, _view: View, sentences: Sentences) -> str:
    return wording.ally_text(rest, sentences.spec, sentences.texts)


def _sacrifice(rest: str, _view: View, sentences: Sentences) -> str:
    return wording.sacrifice_text(rest, sentences.spec, sentences.texts)


def _shield(rest: str, view: View, sentences: Sentences) -> str:
    """Tell the shield of a champion to be stunned, and what it leaves of the Boss's attack."""
    shield = wording.shield(wording.card(rest.rpartition(".")[0] or rest), sentences.spec)
    t = sentences.texts
    told = t.text("aside-shield", shield=shield)
    if not wording.turn_of_boss(view):
        return told
    left = t.text("aside-absorbs", left=view.counter("blow") - shield)
    return t.text("picture-and").join([told, left])


def _credit(rest: str, view: View, sentences: Sentences) -> str:
    """Tell how much of the credit for discards an answer uses up.

    Empty in the Boss's turn, in which none is used.
    """
    credit = view.counter("discards")
    if wording.turn_of_boss(view) or not credit:
        return ""
    used = max(wording.cost(wording.card(rest.rpartition(".")[0] or rest), sentences.spec), 1)
    return sentences.texts.text("aside-credit", used=used, credit=credit)


def _choose(rest: str, view: View, sentences: Sentences) -> str:
    """Tell how much the chosen gift is, where the used champions that may give it agree."""
    spec = sentences.spec
    g = position_of(view, spec)
    used = [p.face for p in view.area("champions.0").pieces if "tilted" in p.marks]
    points = {_gift(g, rest, wording.card(face)) for face in used if EITHER_OR[wording.card(face)]}
    if len(points) != 1:
        return ""
    return sentences.texts.text(f"gives-{rest}", points=points.pop())


def _gift(g: Skirmish, kind: str, card: int) -> int:
    """Return the gold, combat or health that the main ability of a hero's card gives."""
    at = MAIN[card]
    if kind == "gold":
        return int(g.numbers[at + IN_GOLD])
    return hero_combat(g, at, card) if kind == "combat" else hero_health(g, at)


def _commit(rest: str, view: View, sentences: Sentences) -> str:
    """Tell what an attack with the chosen part of the combat would do."""
    t = sentences.texts
    return t.text("picture-and").join(attack_told(view, sentences.spec, t, int(rest)))


def _discard(rest: str, view: View, sentences: Sentences) -> str:
    """Tell the health that discarding a weapon costs under Torgen's power; else empty."""
    if "power" not in view.marks or wording.boss_of(view)[0] != "torgen":
        return ""
    if rest not in ("shortsword", "dagger"):
        return ""
    points = wording.face_value(wording.card(rest), sentences.spec)
    return sentences.texts.text("aside-discard-hurts", points=points)


_ASIDES: Final[dict[str, Callable[[str, View, Sentences], str]]] = {
    "behaviour": _behaviour,
    "play": _does,
    "expend": _expend,
    "ally": _ally,
    "sacrifice": _sacrifice,
    "buy": _buy,
    "attack": _attack,
    "stun": _shield,
    "absorb": _shield,
    "tilt": _shield,
    "banish": _credit,
    "choose": _choose,
    "commit": _commit,
    "discard": _discard,
}


def brings(word: int, sentences: Sentences) -> tuple[str, ...]:
    """List what the bought card does, a sentence for each ability."""
    verb, _, rest = sentences.spec.words.text[word].partition(":")
    if verb != "buy":
        return ()
    told = wording.does(rest, sentences.spec, sentences.texts)
    return tuple(sentence(line) for line in told)


TELLER: Final = Teller(
    targets,
    caption,
    explain,
    aside,
    about=about,
    what=what,
    shelves=shelves,
    card=card,
    brings=brings,
    acts=acts,
)
