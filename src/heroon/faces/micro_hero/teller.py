"""MICRO HERO: the targets of answers, the caption, and what choices cost and lead to."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import NOTHING, GameSpec, View
from heroon.kernel.words import Vocabulary
from heroon.play.told import Look, Teller
from heroon.texts import Sentences, Texts

from .terms import explain
from .what import card, shelves, what
from .wording import life_card, price

# -- pointing -------------------------------------------------------------------------------------


def targets(word: int, view: View, words: Vocabulary) -> tuple[str, ...]:
    """List the targets of an answer: its pieces and places."""
    verb, _, rest = words.text[word].partition(":")
    said_by = words.said_by[word]
    seat = said_by if said_by >= 0 else max(view.seat, 0)
    match verb:
        case "deck":
            strikes, blocks, _ = rest.split(".")
            return (f"deck/strike.{strikes}", f"deck/block.{blocks}")
        case "posture" | "life" | "split" | "first":
            return (f"choice/{words.text[word]}",)
        case "play" | "under":
            return (f"hand.{seat}/{rest}",)
        case "tilt":
            return (f"posture.{seat}",)
        case "spin":
            return (f"under.{seat}/{rest}",)
        case "cleanse":
            place, _, wound = rest.partition(".")
            return (f"{place}.{seat}/{wound}",)
        case "double":
            return (f"stack.{seat}/{rest}",)
        case "buy" | "gain":
            return (f"reserve/{rest}",)
        case "improve" | "anticipate":
            return (f"discard.{seat}",)
        case "heal" | "drop" | "train":
            return (f"deck.{seat}/{rest}",)
        case "guard":
            return (f"shield.{seat}",)
    return ()


def caption(look: Look) -> str:
    """Tell the round and the turn."""
    view, t = look.view, look.t
    turn, at = view.counter("turns"), view.counter("round")
    if preparing(view):
        return t.text("picture-title-prepare", round=at + 1)
    return t.text("picture-title" if turn else "picture-title-setup", round=at, turn=turn)


def preparing(view: View) -> bool:
    """Return whether players prepare their decks for the next round."""
    return any(value for name, value in view.counters if name.startswith("actions."))


# -- what choices lead to --------------------------------------------------------------------------


def aside(word: int, view: View, sentences: Sentences) -> str:
    """Tell what an answer costs or brings, or what a Life card or a Posture does."""
    words, t = sentences.spec.words, sentences.texts
    verb, _, rest = words.text[word].partition(":")
    seat = max(words.said_by[word], 0)
    if verb == "split":
        return _share(int(rest), view, t)
    if verb == "life":
        return life_card(rest, view, sentences.spec, t)
    if verb == "posture":
        return t.text(f"aside-{rest}")
    if verb in ("improve", "anticipate"):
        rest = view.area(f"discard.{seat}").pieces[-1].face
    elif verb != "buy":
        return ""
    return t.text("aside-cost", cost=price(rest, view, sentences.spec))


def _share(first: int, view: View, t: Texts) -> str:
    """Tell what a split of the common Defence leads to: blocks, Wounds, and Shields left."""
    both = view.counter("defence.0") + view.counter("defence.1")
    told = []
    for seat, points in enumerate((first, both - first)):
        lacking = view.counter("attack") - points
        guard = view.counter(f"shield.{seat}")
        short = max(lacking - guard, 0)
        wounds = short if "blood" in view.marks else min(short, 1)
        key = "aside-split" if seat else "aside-split-first"  # whose points the answer names
        text = t.text(key, points=points, wounds=wounds)
        held = max(guard - lacking, 0) if "shield" in view.marks else 0
        if held:
            text = t.text("aside-split-shield", split=text, points=held)
        told.append(text)
    return " · ".join(told)


def spared(view: View, spec: GameSpec[Any]) -> int:
    """Return the split of the common Defence that blocks for both, where nothing else counts.

    With a Shield the points that are left over do; NOTHING: the question is asked.
    """
    if view.prompt != "split" or "shield" in view.marks or len(view.words) < 2:
        return NOTHING
    both = view.counter("defence.0") + view.counter("defence.1")
    attack, text = view.counter("attack"), spec.words.text
    for word in view.words:
        first = int(text[word].partition(":")[2])
        if min(first, both - first) >= attack:
            return word
    return NOTHING


def reason(word: int, view: View, sentences: Sentences) -> str:
    """Tell why a first Deck may be advised; empty for any other answer."""
    deck = sentences.spec.words.text[word].startswith("deck:")
    return sentences.texts.text("hint-deck") if deck else ""


TELLER: Final = Teller(
    targets,
    caption,
    explain,
    aside,
    what=what,
    shelves=shelves,
    card=card,
    spares=spared,
    reason=reason,
)
