"""A desk as a screen: what its people may see now, as plain data."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from heroon.board.face import fault_of
from heroon.board.model import Look as Seen
from heroon.board.model import Model, Route
from heroon.board.plain import plain
from heroon.board.types import Answer, Asked
from heroon.kernel import GameSpec, InputError, Table
from heroon.kernel.heuristics import heuristics_of
from heroon.play import faulty
from heroon.play.begin import one_up
from heroon.play.brief import DRAWN, ENDED, LOST, WON, score, stand_of
from heroon.play.either import meant
from heroon.play.menu import NumberedChoices
from heroon.play.modes import played_with
from heroon.play.rebuilt import rebuilt_records
from heroon.play.told import Look
from heroon.play.who import named
from heroon.web.board import Drawing
from heroon.web.lines import LogLine
from heroon.web.scene import Scene, Theme, model_of, theme_of
from heroon.web.screen import AtOnce, Button, Screen, Switch, Watched, frame

from .arrange import free_of
from .choosing import Harder, harder
from .desk import Desk, Phase, declining, is_common
from .ended import ended_of
from .laid import laid
from .spelling import spoken

log: Final = logging.getLogger("heroon.desk")
#: So many events are told in the log beside the table; all of them in its panel.
RECENT: Final = 60
#: So many answers that point at nothing stand beside the question; more of them in the list.
MOST: Final = 4


class Framed(NamedTuple):
    """A screen, its frame, and whether it is drawn as any game because its own look fails."""

    screen: Screen
    html: Markup
    usual: bool = False


def framed(desk: Desk, table: str, number: int) -> Framed:
    """Draw a desk in the look of its game, or in that of any game where that fails."""
    with desk.held():
        return _framed(desk, table, number)


def _framed(desk: Desk, table: str, number: int) -> Framed:
    try:
        screen = screen_of(desk, table, number)
        return Framed(screen, frame(screen))
    except InputError:
        raise
    except Exception as bad:  # a game's own code
        match, game = desk.match, desk.match.table.spec.id
        told = faulty.told(game, bad, match.t)
        log.error("the look of %s fails at table %s: %s", game, table, fault_of(game, bad))
        log.debug("in full:", exc_info=bad)
        screen = screen_of(desk, table, number, usual=True)
        screen = replace(screen, notice=" ".join(filter(None, (told, screen.notice))))
        return Framed(screen, frame(screen), True)


def common_of(desk: Desk, table: str, number: int) -> dict[str, Any]:
    """Collect what every screen of a desk says, whatever is shown on it."""
    match = desk.match
    t = match.t
    return {
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


def screen_of(desk: Desk, table: str, number: int, usual: bool = False) -> Screen:
    """Build the screen of a desk; in the `usual` way, as of a game without a look of its own."""
    match = desk.match
    t = match.t
    common = common_of(desk, table, number)
    if desk.covered:
        thinks = desk.phase == Phase.THINK
        key = "web-away-covered" if desk.elsewhere else "app-curtain"
        text = t.sentence(key, {**named(match.s.who, desk.seat)}) if not thinks else ""
        prompt = prompt_of(desk) if thinks else text
        return Screen(**common, prompt=prompt, declines=declines_of(desk))
    look = desk.look()
    asked = desk.phase == Phase.ASK
    offer = match.offer(desk.seat, desk.words()) if asked else NumberedChoices((), {})
    buttons = buttons_of(desk, offer)
    scene = scene_of(desk)
    drawing = drawing_of(desk, look, scene, usual=usual, offer=offer)
    pinned = pinned_of(desk, buttons, offer) if drawing is not None and asked else ()
    return Screen(
        **common,
        asked=desk.view().prompt if asked else "",
        prompt=asked_short(desk) if drawing is not None and asked else prompt_of(desk),
        caption=caption_of(desk, look),
        seed="" if match.seed_secret else match.s.seed,
        back=back_text(desk) if asked else "",
        may_undo=asked and match.back(desk.seat).at >= 0,
        beat=watched(desk) if desk.beats else None,
        scene=scene,
        buttons=buttons,
        drawing=drawing,
        folded=len(pinned) <= MOST and (drawing is None or not hidden(desk, drawing)),
        pinned=pinned if len(pinned) <= MOST else pinned[-1:],
        at_once=at_once_of(desk, look) if asked and not usual else None,
        orders=orders_of(desk) if asked else (),
        declines=declines_of(desk),
        offered=offered_to(desk) if asked else (),
        standstill=match.standstill(key="web-standstill") if asked and not desk.notice else "",
        opened=asked and bool(desk.within or desk.pointer.picked),
        log=tuple(LogLine(*line) for line in desk.lines(RECENT)),
        rule=rule_of(desk),
        result=prompt_of(desk) if desk.phase == Phase.OVER else "",
        celebrated=desk.phase == Phase.OVER and won(desk),
        ended=ended_of(desk),
        up=harder_of(desk),
        score=score_of(desk),
        leaf=1 if desk.phase == Phase.OVER else -1,
    )


def score_of(desk: Desk) -> str:
    """Tell the score at the end for whoever looks; empty where the end itself tells numbers."""
    if desk.phase != Phase.OVER or any(c.isdigit() for c in prompt_of(desk)):
        return ""
    table, people = desk.match.table, desk.match.s.people
    return score(stand_of(table, people, outcome(table, people)), desk.match.t)


def harder_of(desk: Desk) -> Harder | None:
    """Offer the game one level up to who has won; None after a defeat, or where there is none."""
    match = desk.match
    if desk.phase != Phase.OVER or not won(desk):
        return None
    up = one_up(match.table.spec, match.table.options, match.s.who)
    return harder(match.table.spec, up, match.t) if up is not None else None


def scene_of(desk: Desk) -> Scene:
    """Collect what is drawn of the table."""
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


def drawing_of(
    desk: Desk,
    look: Look,
    scene: Scene,
    past: bool = False,
    usual: bool = False,
    offer: NumberedChoices | None = None,
) -> Drawing | None:
    """Draw the table from the presentation model; None where a theme draws the scene.

    A `past` scene is that of a moment that is over, where nothing is asked; in the `usual` way the
    table is drawn as that of a game without a look of its own; `offer` holds the choices asked for.
    """
    match = desk.match
    game = match.table.spec.id
    theme = Theme(None) if usual else theme_of(game)
    model = Model(plain) if usual else model_of(game)
    if model is None:
        return None
    seen = Seen(look.view, look.sentences)
    offer = offer if desk.phase == Phase.ASK and not past else None
    asked = asked_of(desk, seen, model, offer) if offer is not None else Asked()
    spoken_as = {word: spoken(desk, word) for a in asked.answers for word in a.words[:1]}
    beats = theme.beats(scene) if theme.beats is not None else ()
    board = model.board(seen)
    if model.board is plain:  # what no area holds can be pointed at, too
        names = {at: a.text for a in asked.answers for at in a.at}
        board = plain(seen, names, match.teller.caption(look))
    down = laid(desk, model, board) if offer is not None else frozenset()
    ways = routes_of(desk, seen, model) if offer is not None else {}
    now = model.foresee((), seen) if model.foresee is not None and not past else None
    free = frozenset(one.put.of for one in free_of(desk)) if offer is not None else frozenset()
    return Drawing(
        board, asked, match.t, spoken_as, theme.macros, past, beats, down, ways, now, free
    )


def routes_of(desk: Desk, look: Seen, model: Model) -> dict[str, tuple[Route, str]]:
    """Map the id of a thing to the answers that lead to it one by one, and how they are sent."""
    if model.routes is None or desk.pointer.picked:
        return {}
    return {
        route.of: (route, ",".join(spoken(desk, word) for word in route.words))
        for route in model.routes(look)
    }


def asked_of(desk: Desk, look: Seen, model: Model, offer: NumberedChoices) -> Asked:
    """Place the answers of the list on the table, where each of them is given."""
    match, pointer = desk.match, desk.pointer
    picked = frozenset(pointer.picked)
    answers = []
    for choice in offer.choices:
        word = choice.words[0]
        at = targets_of(desk, word)
        if len(choice.words) > 1:
            at = tuple(t for t in at if all(t in targets_of(desk, w) for w in choice.words))
        single = len(choice.words) == 1
        near = single and len(set(at) - picked) == 1
        words = match.table.spec.words
        answers.append(
            Answer(
                number=choice.number,
                text=choice.text,
                words=choice.words,
                at=at,
                short=model.short(word, look) if near and model.short is not None else "",
                pinned=single and is_common(match, word),
                badge=model.badge(word, look.view, words) if single and model.badge else "",
            )
        )
    return Asked(
        prompt=look.view.prompt,
        answers=tuple(answers),
        lit=pointer.lit,
        open=pointer.open,
        picked=picked,
    )


def targets_of(desk: Desk, word: int) -> tuple[str, ...]:
    """List the targets of an answer; one that names two things in the other order has the same."""
    orders = desk.pointer.orders
    return orders[meant(desk.match.table.spec.words, word, orders)]


def pinned_of(desk: Desk, buttons: Sequence[Button], offer: NumberedChoices) -> tuple[Button, ...]:
    """List the answers that point at nothing on the table, those that end something last.

    While something is picked, those that end something stay where they are.
    """
    match, pointer = desk.match, desk.pointer
    if pointer.picked or desk.within:
        return _ending(desk)
    words = {spoken(desk, word): word for word in desk.words() if not targets_of(desk, word)}
    groups = {
        spoken(desk, choice.words[0])
        for choice in offer.choices
        if not any(targets_of(desk, word) for word in choice.words)
    }
    return tuple(
        replace(button, last=bool(button.word) and is_common(match, words[button.word]))
        for button in buttons
        if button.word in words or button.key in groups
    )


def _ending(desk: Desk) -> tuple[Button, ...]:
    """List the answers that end something, numbered as in the whole list."""
    match = desk.match
    whole = match.offer(desk.seat, match.ordered(match.seating.words(desk.seat)))
    found = (c for c in whole.choices if len(c.words) == 1 and is_common(match, c.words[0]))
    return tuple(Button(c.number, c.text, spoken(desk, c.words[0]), last=True) for c in found)


def hidden(desk: Desk, drawing: Drawing) -> bool:
    """Return whether an answer to a picked thing is neither on the table nor beside it.

    The list then stands open.
    """
    asked = drawing.asked
    beside = {a.number for a, _ in drawing.menu}
    return bool(desk.within or asked.picked) and any(
        set(answer.at) <= asked.picked and answer.number not in beside for answer in asked.answers
    )


def watched(desk: Desk) -> Watched:
    """Describe the act that is watched now, after those watched before it."""
    beat, signs = desk.beats[0], [one.sign for one in (*desk.watched, desk.beats[0])]
    of = len(desk.watched) + len(desk.beats)
    return Watched(beat.at, beat.counts, tuple(signs), of, beat.reckoning)


def at_once_of(desk: Desk, look: Look) -> AtOnce | None:
    """Return the answers mostly given together, where the game tells of such."""
    game = desk.match.table.spec.id
    model = model_of(game)
    tell = (model.at_once if model is not None else None) or theme_of(game).at_once
    found = tell(Seen(look.view, look.sentences)) if tell is not None else None
    if found is None:
        return None
    text, words = found
    return AtOnce(text, ",".join(spoken(desk, word) for word in words))


def orders_of(desk: Desk) -> tuple[Switch, ...]:
    """List the orders that hold for this turn and answer the question that stands."""
    match = desk.match
    return tuple(
        Switch(one.name, match.order_text(one.name), match.ordered_by(desk.seat, one.name))
        for one in match.switches(desk.seat)
    )


def offered_to(desk: Desk) -> tuple[Switch, ...]:
    """List the answers to an offer of another player; none where nothing is offered."""
    kind, t = desk.match.offered(desk.seat), desk.match.t
    agree, decline = t.text("web-offer-agree"), t.text("web-offer-decline")
    return (Switch(f"agree-{kind}", agree), Switch("decline", decline)) if kind else ()


def declines_of(desk: Desk) -> tuple[Switch, ...]:
    """List how whoever is awaited may decline without a look: once, or for this turn."""
    order, word = declining(desk)
    if not word:
        return ()
    t, player = desk.match.t, named(desk.match.s.who, desk.seat)["player"]
    given: dict[str, str | int] = {"player": player}
    found = [Switch("once", t.sentence("web-decline-once", given))]
    if order:
        # Where a game has several such orders, this one says for what it is.
        several = sum(one.turn and one.blind for one in desk.match.table.spec.standing) > 1
        given["order"] = desk.match.order_text(order)
        key = "web-decline-order" if several else "web-decline-turn"
        found.append(Switch(order, t.sentence(key, given)))
    return tuple(found)


def caption_of(desk: Desk, look: Look) -> str:
    """Say in one line where the game stands; while the screen is handed over it names all."""
    match = desk.match
    if desk.phase == Phase.OVER:
        return match.t.text("app-over-title")
    if desk.phase == Phase.HAND_OVER:
        look = Look(match.table.view(-1), match.sentences(-1))
    told = played_with(match.table.spec, match.table.options, match.t)
    return " · ".join([match.teller.caption(look), *told])


def rebuilt_of(spec: GameSpec[Any]) -> frozenset[str]:
    """Collect the cards whose numbers nobody has printed."""
    return rebuilt_records(spec)


def prompt_of(desk: Desk) -> str:
    """Tell the question, or who is awaited, or how the game ended."""
    match = desk.match
    t = match.t
    if desk.phase == Phase.OVER:
        table = match.table
        return match.sentences(desk.eye).ending(table.reason, table.result, desk.view())
    if desk.phase == Phase.HAND_OVER:
        key = "web-away" if desk.elsewhere else "app-hand-over"
        return t.sentence(key, {**named(match.s.who, desk.seat)})
    if desk.beats:
        return desk.beats[0].line
    if desk.phase == Phase.THINK and desk.due:
        return t.text("web-automatic")
    if desk.phase == Phase.THINK:
        name = match.sentences(desk.eye).names[max(desk.thinker, 0)]
        text = t.text("app-thinking", player=name)
        return text[:1].upper() + text[1:]
    return match.asked_text(desk.seat)


def asked_short(desk: Desk) -> str:
    """Tell the question in few words, where the game has them.

    Where one answer is left, as at the end of a turn, the game says why, or asks as a whole.
    """
    view, match = desk.view(), desk.match
    alone = desk.seat >= 0 and len(match.seating.words(desk.seat)) == 1
    form = "alone" if alone else "ask"
    if not match.t.has(f"{form}-{view.prompt}"):
        return prompt_of(desk)
    return match.sentences(desk.eye).prompt(view, form)


def buttons_of(desk: Desk, offer: NumberedChoices) -> tuple[Button, ...]:
    """List the numbered answers; a group is named by its first word."""
    return tuple(
        Button(c.number, c.text, spoken(desk, c.words[0]))
        if len(c.words) == 1
        else Button(c.number, c.text, key=spoken(desk, c.words[0]))
        for c in offer.choices
    )


def back_text(desk: Desk) -> str:
    """Say what taking back would do, before it is done."""
    back = desk.match.back(desk.seat)
    t = desk.match.t
    if back.at < 0:
        return t.text(f"app-back-none-{back.why}")
    return t.text(f"app-back-{back.why}", count=back.choices).removeprefix("[u] ")


def rule_of(desk: Desk) -> str:
    """Return the rule id of the question; empty for none."""
    prompt = desk.view().prompt
    prompts = desk.match.table.spec.words.prompts
    return next((p.rule for p in prompts if p.name == prompt), "")


def won(desk: Desk) -> bool:
    """Return whether somebody at this desk has won: a person of a duel, or the team."""
    return outcome(desk.match.table, desk.match.s.people) in (WON, ENDED)


def outcome(table: Table[Any], people: tuple[int, ...]) -> str:
    """Return how a game ended for these seats (see `heroon.play.brief`); empty before the end."""
    if not table.over:
        return ""
    return outcome_of(table, people, table.result, table.reason)


def outcome_of(
    table: Table[Any], people: tuple[int, ...], result: Sequence[int], reason: str
) -> str:
    """Return how a game ended for these seats, by its result and its reason."""
    if len(set(table.teams)) == 1:
        return WON if _done(table, result, reason) else LOST
    best = best_of(result)
    if not best:
        return DRAWN
    if len({table.teams[seat] for seat in people}) > 1 and best & set(people):
        return ENDED
    return WON if best & set(people) else LOST


def _done(table: Table[Any], result: Sequence[int], reason: str) -> bool:
    """Return whether a team has won: as the theme says, else by its result."""
    victories = theme_of(table.spec.id).victories
    if victories:
        return reason in victories
    progress = heuristics_of(table.spec).progress
    goal = progress(table.g)[1] if progress is not None else 1
    return max(result, default=0) >= goal


def winners(table: Table[Any]) -> frozenset[int]:
    """Collect the seats that have won against others."""
    return best_of(table.result)


def best_of(result: Sequence[int]) -> frozenset[int]:
    """Collect the seats with the best result; none where all have the same."""
    best = max(result, default=0)
    return frozenset(s for s, n in enumerate(result) if n == best and len(set(result)) > 1)
