"""Hero Realms solo: how both attacks come about, and what each behaviour card would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from heroon.games.hero_realms.piles import boss_card, guarded, is_open_guard, shield
from heroon.games.hero_realms.rules_attack import champions_to_stun
from heroon.games.hero_realms.seen import position_of
from heroon.games.hero_realms.state import BENT, Skirmish
from heroon.games.hero_realms.words import A
from heroon.kernel import GameSpec, View
from heroon.play.told import Explained, Look, Term
from heroon.texts import Texts

from . import wording
from .courses import DROPS, GETS_GOLD, TAKES, BossCourse, Gain
from .foresight import Foreseen, foresee

_VALUE: Final = "value"


def explain(look: Look) -> list[Explained]:
    """Explain what each behaviour card would bring, or else the hero's attack and the Boss's.

    The first is told while a behaviour card is chosen.  At the first moments of a game none lies
    face up, and nothing is told of the Boss.
    """
    view, spec, t = look.view, look.sentences.spec, look.t
    if not view.counter("turns") or view.result:
        return []
    if view.prompt == "behaviour":
        left = dict.fromkeys(wording.faces_left(view))
        return [_foreseen(view, spec, t, wording.card(name), "explain-face") for name in left]
    if wording.turn_of_boss(view):
        return [_under_way(view, t)]
    face = wording.face_up(view)
    out = [_foreseen(view, spec, t, face, "explain-next")] if face else []
    return [own_attack(view, spec, t), *out] if view.counter("combat") else out


# -- the Boss's next turn -------------------------------------------------------------------------


def foreseen_parts(view: View, spec: GameSpec[Any], t: Texts, face: int) -> list[str]:
    """Tell in short the Boss's next turn under a behaviour card: market, attack, all else.

    What no unseen card can change is told as it is, the rest with how often it came in tries.
    """
    found = foresee(view, spec, face)
    if not found.courses:
        return [t.text("foresee-lost")]
    steps = _steps(found, t)
    parts = [*steps["market"], *steps["buy"], _attack(found, t)]
    power = _power(view, spec, t, found)
    parts += [*steps["reinforced"], *steps["draw"], *steps["else"], *([power] if power else [])]
    return parts


def _steps(found: Foreseen, t: Texts) -> dict[str, list[str]]:
    """Tell each step of the Boss's turn, by name; a step in which nothing happens is empty."""
    out: dict[str, list[str]] = {"reinforced": [], "else": []}
    if len(found.helpers) == 1:
        helper = wording.short(wording.face(found.helpers[0]), t)
        out["reinforced"] = [t.text("foresee-reinforced", list=helper)]
    elif found.helpers:
        names = wording.any_of([wording.face(card) for card in found.helpers], t)
        out["reinforced"] = [t.text("foresee-reinforced", list=names)]
    out["market"] = [_market(found.courses, t)] if found.sure_market else _likely_market(found, t)
    out["buy"] = _purchases(found, t)
    out["draw"] = _draws(found, t)
    for what in ("heal", "discard", "tilt", "shed"):
        out["else"] += _some(what, found, t)
    return out


def _attack(found: Foreseen, t: Texts) -> str:
    """Tell the Boss's attack; where unseen cards can change it, its range in the tries."""
    points = [course.attack for course in found.tries or found.courses]
    if not found.tries or len(set(points)) == 1:
        return _tried(t.text("foresee-attack", points=_range(points)), found.tries, len(points), t)
    often, many = Counter(points).most_common(1)[0]
    return t.text(
        "foresee-attack-chance", range=_range(points), points=often, many=many, of=len(points)
    )


def _tried(text: str, tries: Sequence[BossCourse], many: int, t: Texts) -> str:
    """Add to a text how often it came true in the tries; leave it where there was none."""
    if not tries:
        return text
    always = "yes" if many == len(tries) else "no"
    return t.text("foresee-tries", text=text, many=many, of=len(tries), always=always)


_NUMBERS: Final[dict[str, Callable[[BossCourse], int]]] = {
    "draw": lambda c: c.draws,
    "heal": lambda c: c.health,
    "discard": lambda c: c.discards,
    "tilt": lambda c: c.tilts,
    "shed": lambda c: c.sheds,
}


def _some(what: str, found: Foreseen, t: Texts) -> list[str]:
    """Tell a number of the Boss's turn; nothing where it is 0.

    With tries it is the number that came most often; where that was 0, the greatest one.
    """
    points = [_NUMBERS[what](course) for course in found.tries or found.courses]
    often, many = Counter(points).most_common(1)[0]
    most = max(points)
    if not most:
        return []
    if found.tries and often:
        return [_tried(t.text(f"foresee-{what}", points=often), found.tries, many, t)]
    text = t.text(f"foresee-{what}", points=most)
    if len(set(points)) > 1:
        text = t.text("foresee-at-most", text=text)
    return [_tried(text, found.tries, sum(p > 0 for p in points), t)]


def _draws(found: Foreseen, t: Texts) -> list[str]:
    """Tell how many cards the Boss draws: exactly one where nothing lets him draw more."""
    if found.sure_draw:
        return [t.text("foresee-draw", points=1)]
    return _some("draw", found, t)


def _purchases(found: Foreseen, t: Texts) -> list[str]:
    """Tell what the Boss buys; nothing where he buys nothing.

    With tries it is the purchase that came most often, or only how often he bought at all.
    """
    if not found.tries:
        if not any(course.bought for course in found.courses):
            return []
        return [t.text("foresee-buy", list=_bought(found.courses, t))]
    ways = Counter(course.bought for course in found.tries if course.bought)
    if not ways:
        return []
    way, many = ways.most_common(1)[0]
    every = ways.total()
    if 2 * many < every:
        return [_tried(t.text("foresee-buy-some"), found.tries, every, t)]
    names = [wording.short(wording.face(card), t) for card in way]
    return [_tried(t.text("foresee-buy", list=_in_turn(names, t)), found.tries, many, t)]


def _likely_market(found: Foreseen, t: Texts) -> list[str]:
    """Tell what the Boss did most often in the tries at the market, and how often."""
    ways = Counter((c.market, c.card, c.market_gold) for c in found.tries)
    way, many = ways.most_common(1)[0]
    course = next(c for c in found.tries if (c.market, c.card, c.market_gold) == way)
    return [_tried(_market([course], t), found.tries, many, t)]


def _range(points: Sequence[int]) -> str:
    low, high = min(points), max(points)
    return str(low) if low == high else f"{low}–{high}"


def _market(courses: Sequence[BossCourse], t: Texts) -> str:
    """Tell what the Boss does at the market; among equal cards the hero will choose."""
    first = courses[0]
    names = [wording.face(c.card) for c in courses if c.card]
    if first.market == TAKES:
        return t.text("foresee-take", list=wording.any_of(names, t))
    if first.market == GETS_GOLD:
        return t.text("foresee-gold", points=first.market_gold)
    if first.market == DROPS:
        return t.text("foresee-drop", list=wording.any_of(names, t))
    return t.text("foresee-nothing")


def _bought(courses: Sequence[BossCourse], t: Texts) -> str:
    """Tell the cards that the Boss buys one after the other, and other ways to buy."""
    ways = list(dict.fromkeys(course.bought for course in courses if course.bought))
    told = [_in_turn([wording.short(wording.face(c), t) for c in way], t) for way in ways]
    if len(told) < 2:
        return "".join(told)
    # “a, then b or c, then d” would read as one way with a choice in it.
    key = "foresee-or-else" if any(len(way) > 1 for way in ways) else "foresee-or"
    return t.text(key, first=", ".join(told[:-1]), last=told[-1])


def _in_turn(names: list[str], t: Texts) -> str:
    if len(names) < 2:
        return "".join(names)
    return t.text("foresee-then", first=", ".join(names[:-1]), last=names[-1])


def _power(view: View, spec: GameSpec[Any], t: Texts, found: Foreseen) -> str:
    """Tell in short the Boss's power that would be in force; empty for none.

    Borg's is told only where a card is drawn at all.
    """
    name, _ = wording.boss_of(view)
    face = found.face
    if not wording.with_powers(view) or not wording.is_gold_face(face):
        return ""
    if name == "grognard":
        return t.text("foresee-no-allies")
    if name == "rayla":
        return t.text("foresee-no-healing", points=wording.healing_lost(face, spec))
    if name == "borg":
        draws = any(course.draws for course in (*found.courses, *found.tries))
        return t.text("foresee-draw-free") if draws else ""
    return t.text("foresee-weapons")


def _foreseen(view: View, spec: GameSpec[Any], t: Texts, face: int, key: str) -> Explained:
    """Explain the Boss's next turn under a behaviour card, his attack term by term."""
    title = t.sentence(key, {"face": wording.face(face)})
    found = foresee(view, spec, face)
    if not found.courses:
        return Explained(title, (Term(t.sentence("foresee-lost", {}), "", "bad"),))
    steps = _steps(found, t)
    terms = _told("explain-step-1", steps["reinforced"], t)
    terms += _told("explain-step-3", steps["market"], t)
    terms += _told("explain-then", [*steps["buy"], *steps["draw"], *steps["else"]], t)
    power = _power(view, spec, t, found)
    terms += _told("explain-power", [power] if power else [], t)
    terms += _attack_terms(found, face, spec, t)
    if found.tries:
        terms.append(Term(t.text("explain-unseen", of=len(found.tries)), "", "dim"))
    else:
        terms.append(Term(t.text("explain-seen"), "", "dim"))
    return Explained(title, tuple(terms))


def _told(key: str, parts: list[str], t: Texts) -> list[Term]:
    if not parts:
        return []
    return [Term(t.text(key, text=t.text("picture-and").join(parts)), "")]


def _attack_terms(found: Foreseen, face: int, spec: GameSpec[Any], t: Texts) -> list[Term]:
    """List the terms of the Boss's attack: sure combat, choices, the behaviour card, the sum."""
    sure = found.gains
    terms = [_gain(gain, t) for gain in sure]
    known = sum(gain.points for gain in sure)
    rest = [sum(gain.points for gain in course.gains) - known for course in found.courses]
    if any(rest) and not found.tries:
        terms.append(Term(t.text("explain-choice"), f"+{_range(rest)}"))
    value = wording.face_value(face, spec)
    gold = wording.is_gold_face(face)
    kind, sign = ("gold", "−") if gold else ("attack", "+")
    terms.append(Term(t.text(f"explain-{kind}-face", face=wording.face(face)), f"{sign}{value}"))
    attack = _range([course.attack for course in found.tries or found.courses])
    if found.tries:
        least = max(known - value if gold else known + value, 0)
        terms.append(Term(t.text("explain-boss-known"), str(least)))
    return [*terms, Term(t.text("explain-boss-attack"), attack, _VALUE)]


def _gain(gain: Gain, t: Texts) -> Term:
    name = wording.face(gain.card)
    text = t.text("explain-ally", card=name) if gain.ally else t.noun(name)
    return Term(text, f"+{gain.points}")


def _under_way(view: View, t: Texts) -> Explained:
    """Explain the Boss's present turn: his combat so far, and what is left of his attack."""
    terms = [Term(t.text("explain-reserve"), str(view.counter("boss-combat")))]
    if view.counter("blow"):
        terms.append(Term(t.text("explain-blow"), str(view.counter("blow")), _VALUE))
    return Explained(t.text("explain-now"), tuple(terms))


# -- the hero's attack ----------------------------------------------------------------------------


class Assault(NamedTuple):
    """The outcome of an attack with all the hero's combat.

    `guards` are stunned first; `stands` are guards that stop the attack; `given` are the champions
    of which the Boss must give one; `damage` is what the Boss loses if the one with the smallest
    shield is given.
    """

    combat: int
    guards: tuple[int, ...]
    choice: bool
    stands: tuple[int, ...]
    given: tuple[int, ...]
    damage: int


def blow(view: View, spec: GameSpec[Any], combat: int) -> Assault:
    """Compute the outcome of an attack with so much combat, by the rules' own functions."""
    g = position_of(view, spec)
    guards = _guards(g)
    if sum(shield(g, c) for c in guards) > combat:
        low = [c for c in guards if shield(g, c) <= combat]
        return Assault(combat, tuple(low), True, tuple(guards), (), 0)
    g.blow = combat
    for c in guards:
        _stunned(g, c)
    given = tuple(dict.fromkeys(A[word] for word in champions_to_stun(g)))
    left = g.blow - min((shield(g, c) for c in given), default=0)
    damage = max(left - shield(g, boss_card(g)), 0)
    return Assault(combat, tuple(guards), False, (), given, damage)


def _guards(g: Skirmish) -> list[int]:
    """List the guards that stand before the Boss, the weakest first."""
    if not guarded(g):
        return []
    found = [c for c, lies in zip(g.zone, g.lies, strict=True) if is_open_guard(g, c, lies & BENT)]
    return sorted(found, key=lambda c: shield(g, c))


def _stunned(g: Skirmish, guard: int) -> None:
    """Stun a guard in a trial position, and take its shield off the attack."""
    at = next(
        i for i, c in enumerate(g.zone) if c == guard and is_open_guard(g, c, g.lies[i] & BENT)
    )
    del g.zone[at], g.lies[at]
    g.blow -= shield(g, guard)


def own_attack(view: View, spec: GameSpec[Any], t: Texts) -> Explained:
    """Explain the hero's attack: guards, the given champion, the shield, the damage."""
    now = blow(view, spec, view.counter("combat"))
    terms = [Term(t.text("explain-combat"), str(now.combat))]
    if now.stands:
        if len(now.guards) > 1:  # one of them falls, and holds off the rest
            either = wording.any_of([wording.face(c) for c in now.guards], t)
            least, most = (f(wording.shield(c, spec) for c in now.guards) for f in (min, max))
            points = str(least) if least == most else f"{least}–{most}"
            terms.append(Term(t.text("explain-guard-one", list=either), f"−{points}"))
        for c in now.stands if len(now.guards) < 2 else ():
            low = wording.shield(c, spec) <= now.combat
            key = "explain-guard" if low else "explain-guard-stands"
            terms.append(Term(t.text(key, card=wording.face(c)), f"−{wording.shield(c, spec)}"))
        terms.append(Term(t.text("explain-damage"), "0", _VALUE))
        return Explained(t.text("explain-attack"), tuple(terms))
    for c in now.guards:
        text = t.text("explain-guard", card=wording.face(c))
        terms.append(Term(text, f"−{wording.shield(c, spec)}"))
    if now.given:
        least = min(wording.shield(c, spec) for c in now.given)
        names = [wording.face(c) for c in now.given]
        text = t.text("explain-given", card=names[0])
        if len(names) > 1:
            text = t.text("explain-given-choice", list=wording.any_of(names, t))
        terms.append(Term(text, f"−{least}"))
    terms.append(Term(t.text("explain-shield"), f"−{view.counter('boss-shield')}"))
    terms.append(Term(t.text("explain-damage"), str(now.damage), _VALUE))
    return Explained(t.text("explain-attack"), tuple(terms))


def taken_cards(found: Foreseen) -> list[tuple[str, str]]:
    """List the market cards that the Boss goes for, each once: how, and which.

    Where there are several the hero chooses one of them; with tries only what came in every one is
    told.
    """
    out: dict[tuple[str, int], None] = {}
    for course in found.courses if found.sure_market else ():
        if course.market in (TAKES, DROPS):
            out[course.market, course.card] = None
    out |= {("buy", card): None for card in found.bought}
    return [(how, wording.face(card)) for how, card in out]


def attack_told(view: View, spec: GameSpec[Any], t: Texts, combat: int) -> list[str]:
    """Tell in short what an attack with so much combat would do now, a text for each part."""
    now = blow(view, spec, combat)
    names = [wording.face(c) for c in now.guards]
    told = ", ".join(wording.short(name, t) for name in names)
    if now.stands:
        key = "aside-stuns-one-of" if len(names) > 1 else "aside-stuns"
        return [t.text(key, list=told), t.text("aside-blocked")]
    out = [t.text("aside-stuns", list=told)] if names else []
    if now.given:
        out.append(
            t.text("aside-stuns", list=wording.any_of(list(map(wording.face, now.given)), t))
        )
    if now.damage >= view.counter("boss-health"):
        return [*out, t.text("aside-wins")]
    if not now.damage:
        return [*out, t.text("aside-no-damage")]
    return [*out, t.text("aside-damage", points=now.damage)]
