"""MINI ROGUE: a fight on the board: the enemy, the dice, and what striking now comes to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from heroon.board.model import Look
from heroon.board.types import Die, If, Mark, Panel, Row, Thing, Value
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import (
    DECAY,
    DODGE,
    HEALING,
    MAX_HP,
    POISON_DAMAGE,
    RANGED,
    WEAKEN,
)
from heroon.games.mini_rogue.dice import damage
from heroon.games.mini_rogue.foes import armour_of, full_hp, horde, keyword
from heroon.games.mini_rogue.overlord import can_play
from heroon.games.mini_rogue.rules_answer import blow, in_all
from heroon.games.mini_rogue.state import Run
from heroon.kernel import NOTHING, PASS
from heroon.kernel.words import DONE

from .fights import SECOND
from .odds import (
    AFTER,
    BEFORE,
    Round,
    chances,
    dodged,
    dodges,
    free_feat,
    left_after,
    rolls_again,
    symbols,
)
from .scene import Sight, capital
from .seen import given, me_of
from .terms import foe_line, keyword_names, keyword_texts, reward

#: The faces of a Character die that count nothing.
_MISS = "0"


def fight(scene: Sight) -> Iterator[Thing]:
    """Yield the enemy, the dice on the table, and what comes if nothing more is done."""
    if scene.view.area("foes").pieces:
        yield _foe(scene)
    rows = (_dice(scene), _dungeon(scene))
    yield from (row for row in rows if row.items)
    told = now(scene)
    if told:
        yield _now(scene, told)


def _now(scene: Sight, told: str) -> Panel:
    """Make the panel of what comes if nothing more is done.

    It is the card of the answer that does nothing, where that is offered.
    """
    words = scene.look.sentences.spec.words
    word = next((one for one in scene.view.words if one in (PASS, DONE)), NOTHING)
    if word == NOTHING:
        name = scene.text("board-now")
        return Panel(id="now", label=scene.labelled(name, told), at=("now",), name=name, text=told)
    name = scene.look.sentences.word(word, scene.view)
    text = words.text[word]
    return Panel(
        id=f"act.{text}",
        label=scene.labelled(name, told),
        at=(f"act/{text}", "now"),
        style=("act", "now"),
        art="damage" if scene.prompt in AFTER else "die",
        name=name,
        text=told,
    )


def _foe(scene: Sight) -> Panel:
    """Make the enemy: its HP on tracks, its damage, armour, keywords and reward."""
    view = scene.view
    g = scene.run()
    pieces = view.area("foes").pieces
    most = full_hp(g) + g.tougher
    name = scene.name(pieces[0].face)
    parts: list[Thing] = []
    for i, piece in enumerate(pieces):
        hp = int(piece.at)
        called = scene.text("rogue-hp", n=hp)
        told = scene.text("board-of", what=called, n=hp, most=most)
        parts.append(
            Value(
                id=piece.id,
                label=scene.labelled(name if len(pieces) == 1 else f"{name} {i + 1}", told),
                at=(f"foe/{i + 1}",),
                style=("hp", "foe"),
                art="hp",
                name=called,
                value=hp,
                most=max(most, hp),
                track=True,
            )
        )
    t = scene.look.t
    texts = [foe_line(g, g.foe_hp, t), *_phase(scene, g.foe)]
    texts += keyword_names(g, t) if scene.lord else keyword_texts(g, t)
    texts += stirred(scene, g)
    gain = reward(g, t)
    texts += [scene.text("rogue-win", what=gain)] if gain else []
    if view.counter("venom"):
        texts.append(scene.text("counter-venom"))
    if view.counter("frozen"):
        texts.append(scene.text("counter-frozen"))
    text = scene.text("board-semi").join(texts)
    return Panel(
        id="foe",
        label=scene.labelled(name, text),
        at=(f"card/{pieces[0].face}",),
        style=("foe", *(("frozen",) if view.counter("frozen") else ())),
        art=pieces[0].face,
        name=name,
        parts=tuple(parts),
        text=text,
    )


def _phase(scene: Sight, foe: int) -> list[str]:
    """Tell in which of its two phases the last enemy is; empty for any other."""
    if foe in SECOND:
        return [scene.text("rogue-phase-1")]
    return [scene.text("rogue-phase-2")] if foe in SECOND.values() else []


def stirred(scene: Sight, g: Run) -> list[str]:
    """Tell what an Overlord's powers and Reinforcement cards add to the enemy."""
    out = [scene.text(f"counter-{name}") for name in ("contagion", "carnage") if getattr(g, name)]
    if g.mode == w.PLAIN:
        return out
    return out + [
        scene.text(f"side-{w.REINFORCEMENT.by_value[card]}-combat") for card in g.on_combat
    ]


def _dice(scene: Sight) -> Row:
    """Make the row of Character dice, with what each counts."""
    dice = []
    for i, piece in enumerate(scene.view.area("dice").pieces, 1):
        marks = tuple(
            Mark(
                sign=f"mark-{m}",
                label=scene.text(f"mark-{m}"),
                short="★" if m == "critical" else "↻",
            )
            for m in piece.marks
        )
        face = "✕" if piece.face == _MISS else piece.face
        label = scene.text("board-die", number=i, face=face)
        dice.append(
            Die(
                id=f"die.{i}",
                label=", ".join([label, *(m.label for m in marks)]),
                at=(f"dice/{i}", *_acts(scene, i)),
                style=("hero", *(("critical",) if "critical" in piece.marks else ())),
                face=face,
                marks=marks,
            )
        )
    name = scene.text("area-dice")
    return Row(id="dice", label=name, at=("dice",), name=name, items=tuple(dice), kind="dice")


def _acts(scene: Sight, i: int) -> tuple[str, ...]:
    """Return the target of the only answer that touching a die gives; none where there are more."""
    found = [f"critical:{rest}" for rest in scene.asked("critical") if rest == str(i)]
    found += [f"feat:{rest}" for rest in scene.asked("feat") if rest.partition("-")[0] == str(i)]
    return (f"act/{found[0]}",) if len(found) == 1 else ()


def _dungeon(scene: Sight) -> Row:
    """Make the row of Dungeon dice that wait to be read."""
    dice = tuple(
        Die(
            id=f"dungeon.{i}",
            label=scene.text("board-dungeon", face=piece.face),
            at=(f"die/{i}",),
            style=("dungeon",),
            face=piece.face,
        )
        for i, piece in enumerate(scene.view.area("die").pieces, 1)
    )
    void = scene.prompt in AFTER and bool(dice) and void_die(scene)
    name = scene.text("board-die-void" if void else "area-die")
    return Row(id="die", label=name, at=("die",), name=name, items=dice, kind="dice")


def void_die(scene: Sight) -> bool:
    """Return whether the Dungeon die of the attack does nothing: each of a Horde has its own.

    An Overlord gains Omen points by it.
    """
    g = scene.run()
    return g.mode != w.OVERLORD and horde(g) and not keyword(g, DODGE)


# -- what comes of it -----------------------------------------------------------------------------


def whose(scene: Sight) -> int:
    """Return the seat whose attack it is: the one that is asked."""
    awaited = scene.view.awaited
    return scene.own if awaited >> scene.own & 1 else me_of(replace(scene.view, seat=-1))


def now(scene: Sight) -> str:
    """Tell what comes if nothing more is done: the damage, then the enemy's answer."""
    view = scene.view
    if scene.prompt == "brace" and not scene.lord:
        return borne(scene)
    if scene.lord or scene.prompt not in (*BEFORE, *AFTER) or not view.area("foes").pieces:
        return ""
    g = scene.run()
    seat = whose(scene)
    if scene.prompt in BEFORE:
        found = chances(g, seat, PASS, scene.prompt)
        if found and has_feat(scene, PASS):
            return f"{capital(scene.text('rogue-feat-alone', odds=told(scene, found)))}."
        return scene.text("rogue-before", odds=told(scene, found)) if found else ""
    left = left_after(g)
    before = ", ".join(map(str, g.foe_hp))
    after = ", ".join(map(str, left)) or "0"
    dealt = damage(g)
    missed = dealt - dodged(g) if dodges(g) else 0
    line = scene.text(
        "rogue-strike",
        n=dealt,
        dodged=missed,
        armour=min(armour_of(g), dealt - missed),
        more=g.bonus + (g.numbers[POISON_DAMAGE] if g.venom else 0),
        old=before,
        new=after,
    )
    if not left:
        return f"{line} {scene.text('rogue-falls')}"
    if horde(g) or scene.prompt == "frost" or not g.die or rolls_again(g):
        found = chances(g, seat, DONE, scene.prompt)
        return f"{line} {capital(told(scene, found, lying=True))}." if found else line
    if keyword(g, RANGED):
        return f"{line} {scene.text('rogue-has-struck')}"
    frozen = g.frozen and len(left) == len(g.foe_hp)
    line = f"{line} {_answer(scene, g, seat, 0 if frozen else blow(g, seat))}"
    meddles = g.mode == w.OVERLORD and not frozen and any(can_play(g, p) for p in (w.FATE, w.HAND))
    return f"{line} {scene.text('rogue-meddles')}" if meddles else line


def borne(scene: Sight, healed: bool = False) -> str:
    """Tell what the coming blow makes of HP; `healed` drinks a Healing potion before it."""
    g, seat = scene.run(), whose(scene)
    if horde(g):
        g.swarm = [int(piece.face) for piece in scene.view.area("die").pieces]
    hp = g.hp[seat]
    if healed:
        hp = min(hp + g.numbers[HEALING], g.numbers[MAX_HP])
    new = max(hp - in_all(g, seat, blow(g, seat)), 0)
    return scene.text("rogue-bear", old=hp, new=new, dies=int(new == 0))


def _answer(scene: Sight, g: Run, seat: int, n: int) -> str:
    """Tell what a blow of `n` does to a seat, by the enemy's die: HP, a ration, an XP."""
    if n == 0:
        return scene.text("rogue-no-blow", face=g.die)
    hp, cost = g.hp[seat], in_all(g, seat, n)
    losses = [
        scene.text("rogue-paid", what=capital(scene.text(f"rogue-{of}", n=2)), old=has, new=has - 1)
        for of, word, has in (("food", DECAY, g.food[seat]), ("xp", WEAKEN, g.xp[seat]))
        if keyword(g, word) and has > 0
    ]
    more = "".join(f", {loss}" for loss in losses)
    told = {"old": hp, "new": max(hp - cost, 0), "more": more, "dies": int(cost >= hp)}
    return scene.text("rogue-blow", face=g.die, **told)


def one_place(number: Fraction) -> float:
    """Round a mean to one decimal place, so that what differs by less than a point looks so."""
    return round(float(number), 1)


def told(scene: Sight, found: Round, lying: bool = False) -> str:
    """Tell the chances of an exchange of blows; `lying` says that the dice lie already."""
    kill = scene.text("rogue-kill", chance=scene.often(found.kill))
    parts = [kill] if found.kill else []
    if found.kill < 1:
        standing = one_place(found.left / (1 - found.kill))
        parts.append(
            scene.text("rogue-left", n=standing, sure=int(found.kill == 0), about=int(not lying))
        )
    if found.hit:
        mean = {"n": one_place(found.lost), "about": int(not lying or horde(scene.run()))}
        parts.append(scene.text("rogue-hit", chance=scene.often(found.hit), **mean))
    if scene.prompt in BEFORE and scene.run().poisoned[whose(scene)]:
        chance = Fraction(sum(symbols(1)), len(symbols(1)))
        parts.append(scene.text("rogue-venom-die", chance=scene.often(chance)))
    if found.die:
        heals = int(w.HEAL in scene.run().potions[whose(scene)])
        parts.append(scene.text("rogue-die", chance=scene.often(found.die), heals=heals))
    elif found.kill < 1:
        parts.append(scene.text("rogue-safe"))
    return ", ".join(parts)


def has_feat(scene: Sight, word: int) -> bool:
    """Return whether the attack to which an answer leads has the free feat of the Bait."""
    if scene.prompt not in BEFORE:
        return False
    g, seat = scene.run(), whose(scene)
    g.baited[seat] |= int(word == w.BAIT)
    return free_feat(g, seat)


def lies(scene: Sight, word: int) -> bool:
    """Return whether an answer strikes with the dice as they lie."""
    return scene.prompt in AFTER and w.VERB[word] not in (w.CRITICAL.id, w.FEAT.id)


def odds_of(scene: Sight, word: int) -> Round | None:
    """Compute the chances of the exchange of blows that an answer leads to."""
    if not scene.view.area("foes").pieces:
        return None
    return chances(scene.run(), whose(scene), word, scene.prompt)


def foresee(words: tuple[int, ...], look: Look) -> If | None:
    """Tell what one answer in a fight comes to: the chances to kill, to be hit, to die."""
    view = look.view
    if len(words) != 1 or not view.area("foes").pieces:
        return None
    scene = Sight(look, me_of(view), given(view))
    found = odds_of(scene, words[0])
    if found is None:
        return None
    lying = lies(scene, words[0])
    if has_feat(scene, words[0]):
        return If(line=f"{capital(scene.text('rogue-feat-alone', odds=told(scene, found)))}.")
    return If(line=capital(scene.text("rogue-if", odds=told(scene, found, lying))))
