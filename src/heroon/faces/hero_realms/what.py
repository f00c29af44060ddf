"""Hero Realms solo: descriptions of its cards, and of what lies at a place of the table."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from heroon.games.hero_realms.words import BOSSES, CARDS, FACTION, FIRST_MARKET, IS_CHAMPION
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

from . import wording

_GAME: Final = ("health", "boss_health", "clock", "boss_gold", "boss_draws", "hand", "first_hand")
_STARTERS: Final = ("gold", "ruby", "shortsword", "dagger")
#: What points at the credit for discards.
CREDIT: Final = "count/discards"
#: Where behaviour cards lie.
_FACES: Final = ("unused", "behaviour", "behaved")
_ROW: Final = ("copies", "cost", "shield", "guard")
_GIVES: Final = ("gold", "combat", "health", "draws")
#: Abilities by the end of their records, and what they are called.
_ABILITIES: Final = ("main", "ally", "sacrifice")


def shelves(spec: GameSpec[Any], t: Texts) -> list[Shelf]:
    """Describe all cards by kind: starters, the market by faction, the Bosses, the numbers."""
    every = [card for card in range(1, CARDS.top) if wording.face(card)]
    starters = [card for card in every if card < FIRST_MARKET]
    market = sorted((c for c in every if c >= FIRST_MARKET), key=lambda c: FACTION[c])
    out = [Shelf(t.text("shelf-starters"), _cards(starters, spec, t))]
    for faction, group in groupby(market, lambda card: FACTION[card]):
        out.append(Shelf(capital(t.text(f"faction-{faction}")), _cards(list(group), spec, t)))
    bosses = tuple(_boss(boss, spec, t) for boss in BOSSES.tokens)
    out.append(Shelf(t.text("shelf-bosses"), bosses))
    return [*out, Shelf(t.text("shelf-game"), (_game(spec, t),))]


def _cards(cards: list[int], spec: GameSpec[Any], t: Texts) -> tuple[Described, ...]:
    return tuple(card(wording.face(which), spec, t) for which in cards)


def _game(spec: GameSpec[Any], t: Texts) -> Described:
    found = records(spec)
    out = [f for name in _GAME for f in facts(found[name], [t.text(f"number-{name}")])]
    labels = [capital(t.noun(face)) for face in _STARTERS]
    out += facts(found["starting_deck"], labels, t.text("number-starting_deck"))
    return Described(t.text("game-title"), facts=tuple(out), rule="hero-realms:setup")


def _boss(boss: str, spec: GameSpec[Any], t: Texts) -> Described:
    found = records(spec)
    labels = [capital(t.noun(face)) for face in _STARTERS]
    out = facts(found[f"{boss}_behaviour"], labels, t.text("number-behaviour"))
    which = [t.text("number-reinforcement", count=n) for n in (1, 2)]
    none = t.text("number-none")
    part = t.text("number-reinforcements")
    out += facts(found[f"{boss}_reinforcements"], which, part, lambda n: str(n) if n else none)
    name = capital(t.text("boss-name", boss=boss))
    return Described(name, facts=folded(out, ("0", none)), rule=f"hero-realms:powers.{boss}")


def card(face: str, spec: GameSpec[Any], t: Texts) -> Described:
    """Describe a card: kind, faction, what each of its abilities does, its numbers."""
    which, found = wording.card(face), records(spec)
    name = face.replace("-", "_")
    labels = [t.text(f"number-{of}") for of in _ROW]
    yes, no = t.text("app-yes").lower(), t.text("app-no").lower()
    out = facts(found[name][:3], labels[:3])
    out += facts(found[name][3:], labels[3:], told=lambda n: yes if n else no)
    for ability in _ABILITIES:
        numbers = found.get(f"{name}_{ability}")
        if numbers:
            called = "expend" if ability == "main" and IS_CHAMPION[which] else ability
            out += _ability(numbers, t.text(f"number-{called}"), wording.cost(which, spec), t)
    kind = t.text(f"kind-{wording.kind(which, spec)}")
    if FACTION[which]:
        kind = t.text("what-of", kind=kind, faction=t.text(f"faction-{FACTION[which]}"))
    text = tuple(sentence(line) for line in wording.does(face, spec, t))
    rule = "hero-realms:base." + ("champion" if IS_CHAMPION[which] else "play")
    rule = "hero-realms:base.fire-gem" if face == "fire-gem" else rule
    return Described(capital(t.noun(face)), kind, text, folded(out, ("0", no)), rule, face)


def _ability(numbers: list[Number], part: str, price: int, t: Texts) -> list[DescribedNumbers]:
    """Describe the numbers of an ability, its further effect together with the strength."""
    out = facts(numbers[:4], [t.text(f"number-{kind}") for kind in _GIVES], part)
    effect, strength = numbers[4:]
    label = t.text("number-effect")
    told = t.text("number-none")
    if effect.value:
        given = wording.Ability(0, 0, 0, 0, effect.value, strength.value)
        told = wording.effect_text(given, price, t)
    if effect.source == strength.source and (effect.value or not strength.value):
        return [
            *out,
            DescribedNumbers(part, label, told, effect.source, (effect.name, strength.name)),
        ]
    return [
        *out,
        DescribedNumbers(part, label, told, effect.source, (effect.name,)),
        *facts([strength], [t.text("number-strength")], part),
    ]


def what(target: str, view: View, sentences: Sentences) -> Described | None:
    """Describe what lies at a target: a card (for the Boss where it serves him), a pile."""
    spec, t = sentences.spec, sentences.texts
    place, _, rest = target.partition("/")
    kind = place.partition(".")[0]
    if kind == "act":
        return None
    if target == CREDIT:
        return _credit(view, t)
    area = area_at(view, "boss" if kind == "boss" else target)
    if area is None:
        return None
    face = rest.partition(".")[0]
    if kind == "boss":
        return _boss_now(view, sentences)
    if kind == "gems":
        face = "fire-gem"
    if not face:
        return open_pile(area, t.text(f"area-{kind}"), rule="hero-realms:base.deck")
    # When all behaviour cards have been used they come back: they lie in other places still.
    places = _FACES if kind in _FACES else (place,)
    lies = any(piece.face == face for name in places for piece in view.area(name).pieces)
    if face not in CARDS.by_token or not (lies or kind == "gems"):
        return None
    told = card(face, spec, t)
    told = told._replace(facts=tuple(f for f in told.facts if not f.part))  # the text tells those
    if kind in ("zone", "shown"):
        text = tuple(sentence(line) for line in wording.boss_does(face, spec, t))
        return told._replace(text=text)
    if kind in _FACES:
        text = (sentence(wording_of_face(face, spec, t)),)
        return told._replace(text=text, facts=(), rule="hero-realms:behaviour", guided=True)
    if kind == "row":
        boss = t.text("labelled", label=t.text("what-boss"), text=wording.boss_short(face, spec, t))
        return told._replace(text=(*told.text, sentence(boss)))
    return told


def wording_of_face(face: str, spec: GameSpec[Any], t: Texts) -> str:
    """Name a behaviour card with its kind and its value."""
    which = wording.card(face)
    kind = "gold" if wording.is_gold_face(which) else "attack"
    return t.text(f"picture-face-{kind}", face=face, points=wording.face_value(which, spec))


def _credit(view: View, t: Texts) -> Described | None:
    """Describe the credit for discards: where it comes from, what it is for; None for none."""
    if not view.counter("discards"):
        return None
    name = capital(t.text("counter-discards"))
    return Described(name, "", (t.text("what-credit"),), rule="hero-realms:effects.discard")


def _boss_now(view: View, sentences: Sentences) -> Described:
    """Describe the Boss: what he does each turn, and his power."""
    spec, t = sentences.spec, sentences.texts
    boss, which = wording.boss_of(view)
    face = wording.face(which)
    lines = [wording.boss_short(face, spec, t)]
    power = wording.power_text(view, spec, t)
    lines += [t.text("labelled", label=t.text("picture-power"), text=power)] if power else []
    told = _boss(boss, spec, t)
    text = tuple(sentence(line) for line in lines)
    return told._replace(text=text, rule="hero-realms:boss", face=face)
