"""MINI ROGUE: the targets of answers, the caption, and what answers bring."""

from __future__ import annotations

from typing import Final

from heroon.board.types import Explained, Term
from heroon.games.mini_rogue.cards import POISON_DAMAGE
from heroon.games.mini_rogue.dice import damage
from heroon.games.mini_rogue.foes import armour_of
from heroon.kernel import DONE, PASS, View
from heroon.kernel.words import Vocabulary
from heroon.play.told import Look, Teller
from heroon.texts import Sentences

from . import lord, powers
from .acts import acts
from .choices import goes_on, lines, target
from .choices import named as called
from .odds import AFTER, BEFORE, dodged, dodges
from .scene import Sight
from .seen import given, is_lord, me_of, run_of, seats_of
from .spared import spared
from .what import card, shelves, what


def targets(word: int, view: View, words: Vocabulary) -> tuple[str, ...]:
    """List the targets of an answer, the piece that acts first."""
    text = words.text[word]
    verb, _, rest = text.partition(":")
    me = me_of(view)
    aimed = powers.targets(word, view, words)
    if aimed:
        return aimed
    match verb:
        case "pass" | "done":
            fought = bool(view.area("foes").pieces) and view.prompt in (*BEFORE, *AFTER, "brace")
            if is_lord(view):
                return ()
            return (f"act/{text}",) if fought or goes_on(view.prompt, word) else ()
        case "give":
            thing, _, to = rest.partition(">")
            return _gift(thing, int(to), me, view)
        case "give-belt" | "swap-belt":
            potion, _, to = rest.partition(">")
            return f"item.{me}/belt", f"potion.{me}/{potion}", f"seat/{to}"
        case "swap":
            things, _, to = rest.partition(">")
            one, _, other = things.partition("-")
            return _own(one, me, view), _own(other, int(to), view)
        case "distil":
            old, _, _new = rest.partition("-")
            return f"potion.{me}/{old}", f"skill.{me}/distil"
    return (target(text),)


def _own(thing: str, who: int, view: View) -> str:
    """Return the target of a thing that an adventurer has."""
    if thing == "item":
        faces = [p.face for p in view.area(f"items.{who}").pieces]
        return f"item.{who}/{next((f for f in faces if f != 'tower'), '')}"
    if thing in ("gold", "food", "armor"):
        return f"{thing}/{who}"
    return f"potion.{who}/{thing}"


def _gift(thing: str, to: int, me: int, view: View) -> tuple[str, ...]:
    """List the targets of a gift: the thing, and who gets it.

    The thing alone is enough where only one can get it and it is no potion.
    """
    own = _own(thing, me, view)
    if seats_of(view) == 2 and thing in ("gold", "food", "armor"):
        return (own,)
    return own, f"seat/{to}"


def caption(look: Look) -> str:
    """Tell the Zone and the Floor."""
    view, t = look.view, look.t
    if not view.counter("turns"):
        return t.text("game-title")
    return t.text("caption", zone=view.counter("zone"), floor=view.counter("floor"))


def explain(look: Look) -> list[Explained]:
    """Explain how the damage of the attack on the table comes about (p. 10).

    What a skill adds to the dice, a dodge, the enemy's armour and the poison on it count as in the
    strike.
    """
    view, t = look.view, look.t
    dice = view.area("dice").pieces
    if not dice or not view.area("foes").pieces:
        return []
    g = run_of(view, look.sentences.spec)
    terms = [Term(t.text("board-die-n", number=i), p.face) for i, p in enumerate(dice, 1)]
    dealt, thrown = damage(g), sum(int(p.face) for p in dice)
    if g.might:
        terms.append(Term(t.text("counter-might"), str(g.might)))
    if dealt > thrown + g.might:
        terms.append(Term(t.text("counter-doubled"), str(dealt - thrown - g.might)))
    if dodges(g):
        terms.append(Term(t.text("board-dodged"), f"−{dealt - dodged(g)}"))
        dealt = dodged(g)
    stopped = min(armour_of(g), dealt)
    if stopped:
        terms.append(Term(t.text("board-foe-armour"), f"−{stopped}"))
    if g.bonus:
        terms.append(Term(t.text("counter-bonus"), str(g.bonus)))
    poison = g.numbers[POISON_DAMAGE] if g.venom else 0
    if poison:
        terms.append(Term(t.text("counter-venom"), str(poison)))
    title = t.text("board-damage", n=dealt - stopped + g.bonus + poison)
    return [Explained(title, tuple(terms))]


def aside(word: int, view: View, sentences: Sentences) -> str:
    """Tell what an answer brings, with its chances, as its card on the page does.

    Empty for doing nothing in a fight: what comes of that stands on the table.
    """
    if word in (PASS, DONE) and view.area("foes").pieces:
        return ""
    scene = Sight(Look(view, sentences), me_of(view), given(view))
    verb, _, rest = sentences.spec.words.text[word].partition(":")
    return sentences.texts.text("board-semi").join(lines(scene, word, verb, rest))


def named(word: int, view: View, sentences: Sentences) -> str:
    """Name an answer by what it gives; empty where its own words say it."""
    scene = Sight(Look(view, sentences), me_of(view), given(view))
    verb, _, rest = sentences.spec.words.text[word].partition(":")
    return called(scene, verb, rest)


def reason(word: int, view: View, sentences: Sentences) -> str:
    """Tell why an answer of an Overlord may be advised; empty for an adventurer's."""
    if not is_lord(view):
        return ""
    return lord.reason(Sight(Look(view, sentences), me_of(view), given(view)), word)


TELLER: Final = Teller(
    targets,
    caption,
    explain,
    aside,
    what=what,
    card=card,
    shelves=shelves,
    acts=acts,
    spares=spared,
    openly=True,
    reason=reason,
    named=named,
)
