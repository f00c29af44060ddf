"""MICRO HERO: what the end of the turn will do, and what playing a card comes to."""

from __future__ import annotations

from heroon.board.model import Look
from heroon.board.types import Clash, If, Panel, Sum, Thing
from heroon.games.micro_hero.cards import DEFENCE_FIRST
from heroon.games.micro_hero.stack import ability
from heroon.games.micro_hero.words import CARDS, IS_WOUND

from . import wording
from .outlook import Extent, outlook, share
from .scene import Sight, scene_of
from .seen import journey_of


def outlook_panel(scene: Sight) -> tuple[Panel, ...]:
    """Make the panel of what the turn's end does to Trial and heroes, once all cards are played."""
    view = scene.view
    parts: list[Thing] = []
    if wording.to_come(view, "attack"):
        parts.append(_attack(scene))
    if wording.to_come(view, "defence"):
        parts.append(_defence(scene))
    if wording.to_come(view, "experience"):
        parts.append(_experience(scene))
    name = scene.text("board-ahead")
    undrawn = not any(scene.g.hand) and not any(scene.g.stack)
    if undrawn if parts else view.result:
        return ()
    if not parts:
        over = scene.text("picture-totals-over")
        label = scene.labelled(name, over)
        return (Panel(id="outlook", label=label, style=("outlook",), name=name, text=over),)
    left = sum(map(len, scene.g.hand))
    text = scene.text("board-ahead-draws" if scene.out.draws else "board-ahead-hand", count=left)
    if not left:
        text = ""
    return (
        Panel(
            id="outlook",
            label=scene.labelled(name, text),
            style=("outlook",),
            name=name,
            text=text,
            parts=tuple(parts),
        ),
    )


def _clash(
    scene: Sight, kind: str, own: Extent, need: Extent | int, verdict: str, cost: str, tone: str
) -> Clash:
    """Make a clash: points against the number that they are measured by.

    `tone` is good, bad or open.
    """
    title = scene.text(f"counter-{kind}")
    sides = (
        Sum(id=f"own.{kind}", label=f"{title} {own}", style=(kind,), name=title, total=str(own)),
        Sum(id=f"need.{kind}", label=str(need), style=(kind,), total=str(need)),
    )
    label = scene.labelled(
        scene.text("board-against", title=title, own=str(own), need=str(need)), verdict
    )
    return Clash(
        id=f"ahead.{kind}",
        label=f"{label}, {cost}" if cost else label,
        style=("ahead", kind, tone),
        art=kind,
        sides=sides,
        verdict=verdict,
        cost=cost,
    )


def _attack(scene: Sight) -> Clash:
    """Make the clash that tells how much Life the attack takes."""
    out = scene.out
    if out.falls.low:
        verdict, tone, cost = scene.text("table-fells"), "good", ""
    elif out.lost.sure:
        verdict = scene.text("board-lost", lost=out.lost.low)
        tone = "good" if out.lost.low else "bad"
        next_one = (out.lost.low + 1) * out.wall
        more = Extent(next_one - out.attack.high, next_one - out.attack.low)
        cost = scene.text("board-more", more=str(more), life=out.lost.low + 1)
    else:
        verdict = scene.text("board-lost-range", low=out.lost.low, high=out.lost.high)
        tone, cost = "open", scene.text("board-order")
    cards = sum(points[0].low for points in out.points)
    less = cards - out.attack.low
    if less > 0:
        told = scene.text("table-less", cards=cards, less=less)
        cost = scene.text("picture-and").join(filter(None, [told, cost]))
    return _clash(scene, "attack", out.attack, out.wall, verdict, cost, tone)


def _defence(scene: Sight) -> Clash:
    """Make the clash that tells whether the Trial is blocked, or how many Wounds it gives."""
    out = scene.out
    many = len(scene.g.hand)
    need = Extent(out.blow.low * many, out.blow.high * many)
    verdict, cost, tone = _blow(scene)
    told = [cost, *(_shared(scene, tone) if _strikes(scene) else ())]
    cost = scene.text("picture-and").join(filter(None, told))
    return _clash(scene, "defence", out.defence, need, verdict, cost, tone)


def _strikes(scene: Sight) -> bool:
    """Return whether the Trial may still strike: it does not where it surely falls before."""
    return not scene.out.falls.low or ability(scene.g, DEFENCE_FIRST) > 0


def _blow(scene: Sight) -> tuple[str, str, str]:
    """Tell what the Trial's attack does, what is lacking to block it, and if that is good."""
    g, out = scene.g, scene.out
    wounds, left = out.wounds, len(g.wounds)
    if not _strikes(scene):
        return scene.text("board-no-blow"), "", "good"
    if wounds.high == 0:
        return scene.text("board-blocked"), "", "good"
    if wounds.low > left:
        return scene.text("board-fatal"), _short(scene), "bad"
    if wounds.sure:
        verdict = scene.text("board-wounds", count=wounds.low, left=left - wounds.low)
        return verdict, _short(scene), "bad"
    fatal = int(wounds.high > left)
    verdict = scene.text("board-wounds-range", low=wounds.low, high=wounds.high, fatal=fatal)
    return verdict, scene.text("board-order"), "open"


def _shared(scene: Sight, tone: str) -> list[str]:
    """Tell what else counts for the Defence.

    That is how two players share it, their Shields, and the Hydra's new heads.
    """
    g, out = scene.g, scene.out
    many = len(g.hand)
    told = []
    if many > 1 and out.defence.sure and out.blow.sure and tone != "open":
        first = share(g, out.defence.low, out.blow.low)
        told.append(scene.shared("board-share", first, out.defence.low - first))
    elif many > 1:
        told.append(scene.text("table-defence-two", attack=str(out.blow)))
    shields = sum(min(g.guard[s], out.blow.low) for s in range(many))
    if shields:
        told.append(scene.text("table-with-shield", points=shields))
    if g.trial and out.blow.high > out.blow.low:
        told.append(scene.text("board-heads", attack=out.blow.high))
    return told


def _short(scene: Sight) -> str:
    """Tell how many points of Defence are lacking to block the Trial."""
    g, out = scene.g, scene.out
    many = len(g.hand)
    guard = sum(min(g.guard[s], out.blow.low) for s in range(many))
    low = max(out.blow.low * many - guard - out.defence.high, 0)
    high = max(out.blow.high * many - guard - out.defence.low, 0)
    return scene.text("board-lacking", short=str(Extent(low, high)))


def _experience(scene: Sight) -> Clash:
    """Make the clash that tells how many cards the Experience can buy."""
    view, out = scene.view, scene.out
    cost, blessing = view.counter("cost"), view.counter("blessing-cost")
    low, high = (n // max(cost, 1) for n in out.experience)
    if sold := bool(low) and _sold_out(scene):
        low = high = 0
    tone = "good" if low else "open" if high else "bad"
    if sold:
        verdict = scene.text("board-sold-out")
    elif low == high == 0 and not any(scene.g.hand):  # no card is left that could give more
        verdict = scene.text("board-buys-over", spent=scene.g.spent, left=out.experience.low)
    elif low == high:
        verdict = scene.text("table-buys", count=low)
    else:
        verdict = scene.text("board-buys-range", low=low, high=high)
    text = scene.text("table-costs", cost=cost, blessing=blessing)
    return _clash(scene, "experience", out.experience, cost, verdict, text, tone)


def _sold_out(scene: Sight) -> bool:
    """Return whether the Experience is spent just now, and nothing is left that it could buy."""
    words, view = scene.look.sentences.spec.words, scene.look.view
    verbs = {words.verbs[words.verb_of[word]].name for word in view.words}
    return view.prompt == "perfect" and not verbs & {"buy", "improve", "anticipate"}


def foresee(words: tuple[int, ...], look: Look) -> If | None:
    """Tell what playing these cards does by the turn's end, whatever the order of all others."""
    spec = look.sentences.spec
    view = look.view
    if not words or not view.area("trial").pieces:
        return None
    told = [spec.words.text[word].partition(":") for word in words]
    if any(verb != "play" for verb, _, _ in told):
        return None
    then, fed = _played(words, look)
    if fed < 0:
        return None
    clashes = [c for c in (_attack(then), _defence(then)) if wording.to_come(view, c.art)]
    ahead = [
        f"{look.t.text(f'counter-{c.art}')} {c.sides[0].total}\u00a0: {c.verdict}" for c in clashes
    ]
    line = then.text("board-if", card=told[-1][2], fed=fed, ahead="\u00a0; ".join(ahead))
    return If(line=line[:1].upper() + line[1:])


def _played(words: tuple[int, ...], look: Look) -> tuple[Sight, int]:
    """Make the scene after these cards are played, and count the cards that the last one feeds.

    The count is -1 where one of them is in no hand.
    """
    spec = look.sentences.spec
    g = journey_of(look.view, spec)
    fed = -1
    for word in words:
        said_by = spec.words.said_by[word]
        seat = said_by if said_by >= 0 else max(look.view.seat, 0)
        card = CARDS.by_token[spec.words.text[word].partition(":")[2]]
        if card not in g.hand[seat]:
            return scene_of(look), -1
        fed = len(g.stack[seat])
        g.hand[seat].remove(card)
        g.stack[seat].append(card)
        if g.armed[seat] and not IS_WOUND[card]:
            g.armed[seat], g.bent[seat] = 0, len(g.stack[seat])
    return Sight(look, g, outlook(g)), fed
