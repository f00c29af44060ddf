"""A desk as a screen: what its people may see now, as plain data."""

from __future__ import annotations

from typing import Any

from heroon.ai.insight import hook
from heroon.kernel import GameSpec, Table
from heroon.play.brief import DRAWN, ENDED, LOST, WON
from heroon.play.match import ANOTHER, NEWS
from heroon.play.modes import played_with
from heroon.play.rebuilt import rebuilt_records
from heroon.play.told import Look
from heroon.play.who import named
from heroon.web.scene import Scene, theme_of
from heroon.web.screen import Button, LogLine, Screen

from .desk import Desk, Phase
from .ended import ended_of

#: So many events are told in the log beside the table; all of them in its panel.
RECENT = 60


def screen_of(desk: Desk, table: str, number: int) -> Screen:
    """What is on the screen."""
    match = desk.match
    t = match.t
    common: dict[str, Any] = {
        "table": table,
        "game": match.table.spec.id,
        "phase": str(desk.phase),
        "number": number,
        "t": t,
        "lang": match.lang,
        "notice": desk.notice,
        "practice": match.table.practice,
        "begun": t.text(f"web-begun-{match.begun_under}") if match.begun_under else "",
    }
    if desk.covered:
        thinks = desk.phase == Phase.THINK
        text = t.text("app-curtain", **named(match.s.who, desk.seat)) if not thinks else ""
        return Screen(**common, prompt=prompt_of(desk) if thinks else text)
    look = desk.look()
    asked = desk.phase == Phase.ASK
    return Screen(
        **common,
        prompt=prompt_of(desk),
        caption=caption_of(desk, look),
        seed="" if match.seed_secret else match.s.seed,
        back=back_text(desk) if asked else "",
        may_undo=asked and match.back(desk.seat).at >= 0,
        scene=scene_of(desk),
        buttons=buttons_of(desk) if asked else (),
        opened=asked and bool(desk.within or desk.pointer.picked),
        log=tuple(LogLine(*line) for line in desk.lines(RECENT)),
        rule=rule_of(desk),
        result=prompt_of(desk) if desk.phase == Phase.OVER else "",
        celebrated=desk.phase == Phase.OVER and won(desk),
        ended=ended_of(desk),
    )


def scene_of(desk: Desk) -> Scene:
    """What is drawn of the table."""
    look, pointer = desk.look(), desk.pointer
    picked = frozenset(pointer.picked)
    rebuilt = rebuilt_of(desk.match.table.spec)
    lit = pointer.lit
    told, since = desk.outcome()
    over = desk.phase == Phase.OVER
    return Scene(
        look.view,
        look.sentences,
        lit,
        pointer.open,
        picked,
        rebuilt,
        told,
        since,
        over=over,
        winners=winners(desk.match.table) if over else frozenset(),
    )


def caption_of(desk: Desk, look: Look) -> str:
    """One line that says where the game stands; while the screen is handed over it names all."""
    match = desk.match
    if desk.phase == Phase.OVER:
        return match.t.text("app-over-title")
    if desk.phase == Phase.HAND_OVER:
        look = Look(match.table.view(-1), match.sentences(-1))
    told = played_with(match.table.spec, match.table.options, match.t)
    return " · ".join([match.teller.caption(look), *told])


def rebuilt_of(spec: GameSpec[Any]) -> frozenset[str]:
    """The cards whose numbers nobody has printed."""
    return rebuilt_records(spec)


def prompt_of(desk: Desk) -> str:
    """The question, or who is awaited, or how the game ended."""
    match = desk.match
    t = match.t
    if desk.phase == Phase.OVER:
        table = match.table
        return match.sentences(desk.eye).ending(table.reason, table.result, desk.view())
    if desk.phase == Phase.HAND_OVER:
        return t.text("app-hand-over", player=match.s.who.noun(desk.seat))
    if desk.phase == Phase.THINK and desk.due is not None:
        return t.text("web-automatic")
    if desk.phase == Phase.THINK:
        name = match.sentences(desk.eye).names[max(match.other(), 0)]
        text = t.text("app-thinking", player=name)
        return text[:1].upper() + text[1:]
    return match.asked_text(desk.seat)


def buttons_of(desk: Desk) -> tuple[Button, ...]:
    """The numbered answers; a group is named by its first word."""
    offer = desk.match.offer(desk.seat, desk.words())
    return tuple(
        Button(c.number, c.text, spoken(desk, c.words[0]))
        if len(c.words) == 1
        else Button(c.number, c.text, key=spoken(desk, c.words[0]))
        for c in offer.choices
    )


def spoken(desk: Desk, word: int, seat: int = -1) -> str:
    """An answer as a page sends it: of a team with the number of the player whose it is."""
    match = desk.match
    seat = desk.seat if seat < 0 else seat
    if not match.seating.shared(seat):
        return match.text(word)
    speaker = match.seating.speaker(seat, word)
    return f"{speaker + 1} {match.text(word)}"


def back_text(desk: Desk) -> str:
    """What taking back would do, said before it is done."""
    back = desk.match.back(desk.seat)
    stop = "news" if back.why == NEWS else "another" if back.why == ANOTHER else "start"
    t = desk.match.t
    if back.at < 0:
        return t.text(f"app-back-none-{stop}")
    return t.text(f"app-back-{stop}", count=back.choices).removeprefix("[u] ")


def rule_of(desk: Desk) -> str:
    """The rule of the question."""
    prompt = desk.view().prompt
    prompts = desk.match.table.spec.words.prompts
    return next((p.rule for p in prompts if p.name == prompt), "")


def won(desk: Desk) -> bool:
    """Whether somebody at this desk has won: a person of a duel, or the team."""
    return outcome(desk.match.table, desk.match.s.people) in (WON, ENDED)


def outcome(table: Table[Any], people: tuple[int, ...]) -> str:
    """How a game ended for these seats, one of the ends of `heroon.play.brief`; empty before."""
    if not table.over:
        return ""
    if len(set(table.teams)) == 1:
        return WON if _done(table) else LOST
    best = winners(table)
    if not best:
        return DRAWN
    if len({table.teams[seat] for seat in people}) > 1 and best & set(people):
        return ENDED
    return WON if best & set(people) else LOST


def _done(table: Table[Any]) -> bool:
    """Whether all who played together have won: as the theme says, else by their result."""
    victories = theme_of(table.spec.id).victories
    if victories:
        return table.reason in victories
    progress = hook(table.spec, "progress")
    goal = progress(table.g)[1] if progress is not None else 1
    return max(table.result, default=0) >= goal


def winners(table: Table[Any]) -> frozenset[int]:
    """The seats that have won against others."""
    result = table.result
    best = max(result, default=0)
    return frozenset(s for s, n in enumerate(result) if n == best and len(set(result)) > 1)
