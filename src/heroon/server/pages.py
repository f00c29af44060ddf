"""The pages around the tables: home, a new game, the rules, the cards."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from typing import Any, Final

from babel.dates import format_datetime
from markupsafe import Markup

from heroon.ai.levels import LEVELS
from heroon.board.model import Look
from heroon.board.types import Grid
from heroon.desk.choosing import RIVAL, Wish, front, groups_of, pictures
from heroon.desk.reader import Reader, titles
from heroon.desk.shown import values_of
from heroon.kernel import GameSpec, HeroonError, InputError, game
from heroon.kernel.cards import PROVENANCE
from heroon.kernel.errors import MALFORMED
from heroon.kernel.toml import LONGEST_TOML
from heroon.play.begin import (
    check_who,
    fitting,
    fresh_seed,
    is_duel,
    levels_when,
    levels_with,
    opened,
    usual_bot,
)
from heroon.play.brief import Brief, Stand, brief, sentences_of
from heroon.play.choices import MODE, OPPONENT, choices_of
from heroon.play.closed import OPEN, Closed, told_closed
from heroon.play.game_setting import Setting
from heroon.play.modes import mode_of, moded, played_with, with_mode
from heroon.play.seating import hiding
from heroon.play.told import teller_of
from heroon.play.what import Described, all_records, capital, paragraphs
from heroon.play.who import LONGEST, PERSON, Who, counted, is_person, person
from heroon.store import Head, Kept
from heroon.texts import Guide, complaints, package_of, texts
from heroon.texts.cards import card_file as card_file
from heroon.texts.harmless import harmless
from heroon.texts.reasons import reason
from heroon.web.art import cover as cover_of
from heroon.web.render import static_files, symbol_url
from heroon.web.scene import model_of, theme_of
from heroon.web.thumb import thumbnail

from .hub import Listed

#: At a seat: whoever the cards of the form choose for the first opponent.
SAME: Final = "same"
#: What forms once called another person at the same screen.
FRIEND: Final = "friend"
log: Final = logging.getLogger("heroon.server")
#: Of so many deals one is taken in which a newcomer begins.
DEALS: Final = 24
#: No seed is longer.
SEED: Final = 64
#: Where a number comes from, the surest first.
SOURCES: Final = (*PROVENANCE, "own")
#: So many finished games stand open on the home page; older ones are folded.
SHOWN: Final = 12
#: The style sheet of a game's card on the first page, among the files of its face.
COVER: Final = "cover.css"


# -- home -----------------------------------------------------------------------------------------


def home(
    reader: Reader,
    listed: Sequence[Listed],
    gone: Sequence[Kept] = (),
    shown: str = "",
    unkept: str = "",
) -> str:
    """Render the home page.

    `shown` is the table that was just removed: its line stays in its place and takes it back;
    `unkept` says why nothing can be kept, where nothing can.
    """
    cards, files = [], static_files()
    for name, title in titles(reader):
        t = texts(reader.lang, package_of(name))
        players = counted(game(name).seats, t)
        about = t.text("game-about")
        pictures = cover_of(name, theme_of(name))
        cover = [symbol_url(one) for one in pictures if one.partition("#")[0] in files]
        given = {"name": name, "title": title, "about": about, "players": players}
        cards.append({**given, "cover": cover})
    covers = {card["name"]: card["cover"] for card in cards}
    known = dict(titles(reader))
    told = [_told(reader, one.kept, known, one) for one in listed]
    removed = [_told(reader, one, known) for one in gone]
    just = [{**one, "just": True} for one in removed if one["id"] == shown]
    told = sorted([*told, *just], key=lambda one: -float(one["changed"]))
    going = [one for one in told if not one["over"] and not one["closed"]]
    over = [one for one in told if one["over"] and not one["closed"]]
    last = next((one for one in going if not one["just"]), None)
    if last is not None:
        at = next(one for one in listed if one.kept.id == last["id"])
        last = {**last, "small": _small(at, reader.lang), "face": _face(at.kept.head)}
    return reader.page(
        "home.html",
        games=cards,
        sheets=[f"{card['name']}/{COVER}" for card in cards if f"{card['name']}/{COVER}" in files],
        faulty=complaints(reader.lang),
        covers=covers,
        last=last,
        open=[one for one in going if last is None or one["id"] != last["id"]],
        over=over[:SHOWN],
        older=over[SHOWN:],
        closed=[one for one in told if one["closed"]],
        removed=[one for one in removed if one["id"] != shown],
        unkept=reader.t.text("web-not-kept", why=reason(unkept, reader.lang)) if unkept else "",
    )


def _told(
    reader: Reader, kept: Kept, known: Mapping[str, str], listed: Listed | None = None
) -> dict[str, Any]:
    """Describe a kept table as the lists tell it."""
    t = reader.t
    head = kept.head
    title = known.get(head.game, head.game) if head else t.text("web-unknown-game")
    note = ""
    if listed is not None and listed.closed is not None:
        note = told_closed(listed.closed, t) if listed.sure else t.text("web-other-rules")
    elif listed is not None and listed.shown:
        note = t.text("shown-note")
    when = time.gmtime(kept.changed)
    practice = listed is not None and listed.stand is not None and listed.stand.practice
    return {
        "id": kept.id,
        "title": title,
        "who": who_plays(reader, head) if head and head.game in known else "",
        "with": _with(reader, head, practice) if head and head.game in known else "",
        "state": t.text("app-save-over") if kept.over else t.text("web-answers", n=kept.answers),
        "over": bool(kept.over),
        "note": note,
        "closed": listed is not None and listed.closed is not None and listed.sure,
        "just": False,
        "brief": _brief(listed.stand, reader.lang) if listed and listed.stand else None,
        "game": head.game if head and head.game in known else "",
        "changed": kept.changed,
        "iso": time.strftime("%Y-%m-%dT%H:%M:%SZ", when),
        "when": _date(kept.changed, reader.lang),
    }


def _small(listed: Listed, lang: str) -> Markup:
    """Draw the table in small, as whoever reads the list may see it.

    Empty for one of cards in rows alone: it is known by what is played against.
    """
    stand = listed.stand
    model = model_of(stand.spec.id) if stand is not None else None
    if stand is None or model is None:
        return Markup("")
    try:
        t = texts(lang, package_of(stand.spec.id))
        board = model.board(Look(stand.view, sentences_of(stand, t)))
        map_like = any(isinstance(thing, Grid) for thing in board.things())
        return thumbnail(board) if map_like else Markup("")
    except Exception:
        log.exception("the table of %s cannot be drawn in small", stand.spec.id)
        return Markup("")


def _face(head: Head | None) -> tuple[str, ...]:
    """List the pictures of what a game is played against: of the choice that is its ladder."""
    if head is None:
        return ()
    found = choices_of(head.game)
    spec = game(head.game)
    value = {
        OPPONENT: next(iter(Who(head.who).bots), PERSON),
        MODE: mode_of(spec, head.options),
    }.get(found.ladder) or head.options.get(found.ladder, "")
    if not value:
        usual = {o.name: o.values[o.default] for o in spec.options}
        value = usual.get(found.ladder, "")
    return pictures(head.game, found.symbols(found.ladder, value))


def _brief(stand: Stand, lang: str) -> Brief | None:
    """Tell where a table stands, in lines; None where the game's own face fails to tell."""
    try:
        return brief(stand, lang)
    except Exception:
        log.exception("where a table of %s stands cannot be told", stand.spec.id)
        return None


def who_plays(reader: Reader, head: Head) -> str:
    """Tell in a line who plays at a table."""
    t, who = reader.t, Who(head.who)
    names = [harmless(name) for name in map(who.name, who.people) if name]
    count = len(who.people) - len(names)
    if count:
        named = "yes" if names else "no"
        names.append(t.text("web-who-people", count=count, named=named))
    people = names[-1]
    if len(names) > 1:
        people = t.text("list", first=", ".join(names[:-1]), last=people)
    level = ", ".join(t.text(f"level-{bot}") if bot in LEVELS else bot for bot in who.bots)
    seats = range(len(who.seats))
    hide = hiding(game(head.game), head.options, seats, len(seats))
    team = "no" if hide or len(seats) < 2 else "yes"
    return t.text("web-who", people=people, others=len(who.others), level=level, team=team)


def _with(reader: Reader, head: Head, practice: bool) -> str:
    """Tell in a line the mode or level of a kept table, and whether it is practice.

    Nothing is said of the usual ones.
    """
    t = texts(reader.lang, package_of(head.game))
    mode = played_with(game(head.game), head.options, t)
    return ", ".join([*mode, t.text("web-practice")] if practice else mode)


def closed(reader: Reader, bad: Closed, id: str) -> str:
    """Render the page of a game that cannot go on, or that another program has open."""
    text, elsewhere = told_closed(bad, reader.t), bad.kind == OPEN
    return reader.page("home_closed.html", text=text, id=id, elsewhere=elsewhere)


def shown(reader: Reader, bad: Closed, id: str, at: int) -> str:
    """Render the page of a finished game as it was stored, at one of its turns."""
    return reader.page("shown.html", **values_of(bad, id, at, reader.lang))


def deleting(reader: Reader, kept: Kept) -> str:
    """Render the question whether a removed game is to be deleted for good."""
    return reader.page("home_delete.html", kept=_told(reader, kept, dict(titles(reader))))


def _date(seconds: float, lang: str) -> str:
    return str(format_datetime(datetime.fromtimestamp(seconds), "short", locale=lang))


# -- a new game -----------------------------------------------------------------------------------


def usual(spec: GameSpec[Any]) -> Wish:
    """Return what is played unless somebody wishes otherwise."""
    players = spec.seats[0]
    who = (PERSON, *[usual_bot(spec)] * (max(spec.seats) - 1))
    options = {o.name: o.values[o.default] for o in spec.options}
    return Wish(players, who, next(iter(spec.modes), ""), options, "", False)


def wish_of(spec: GameSpec[Any], form: Mapping[str, str]) -> Wish:
    """Read what a form wishes; what it does not say is as usual.  Raises `InputError`."""
    given = usual(spec)
    number = form.get("players", str(given.players))
    if not number.isdecimal() or int(number[:3]) not in spec.seats:
        raise InputError(MALFORMED, "no such number of players", number[:20])
    options = {o.name: form.get(f"option-{o.name}", given.options[o.name]) for o in spec.options}
    said = {o.name: options[o.name] for o in spec.options if f"option-{o.name}" in form}
    who = tuple(_sitter(form, seat, one) for seat, one in enumerate(given.who))
    seed = form.get("seed", "").strip()
    if len(seed) > SEED or not seed.isprintable():
        raise InputError(MALFORMED, "a seed is one line of at most 64 characters")
    mode = form.get("mode", "" if moded(spec) & set(said) else given.mode)
    if mode in spec.modes:
        options |= with_mode(spec, mode, said)
    else:
        mode = mode or mode_of(spec, options)
    seats = fitting(spec, options, int(number))
    # What a mode sets is no option beside it.
    changed = any(options[o] != given.options[o] for o in set(options) - moded(spec))
    role = form.get("role", "")
    return Wish(
        seats, _in_role(spec, options, seats, who, role), mode, options, seed, changed, role
    )


def _in_role(
    spec: GameSpec[Any], options: Mapping[str, str], seats: int, who: tuple[str, ...], role: str
) -> tuple[str, ...]:
    """Seat the players so that the first one has the role that they wish to play."""
    try:
        meant = spec.settings(options)
        roles = spec.roles_of(meant, seats) if spec.allows(meant, seats) else ()
    except HeroonError:
        return who
    if role not in roles or roles[0] == role:
        return who
    at, found = roles.index(role), list(who)
    found[0], found[at] = found[at], found[0]
    return tuple(found)


def _sitter(form: Mapping[str, str], seat: int, usual: str) -> str:
    """Return who sits at a seat: a level, or a person by the name that the form says.

    Whoever is like the first opponent is a person, too, where that one is.
    """
    name = form.get(f"seat-{seat}", usual)
    if name == SAME and seat > RIVAL:
        name = form.get(f"seat-{RIVAL}", usual)
    return f"{PERSON}:{form.get(f'name-{seat}', '')[:80]}" if name in (PERSON, FRIEND) else name


def _alike(one: str, other: str) -> bool:
    """Return whether the same level plays at two seats, or a person at each."""
    return one == other or (is_person(one) and is_person(other))


def setting_of_wish(spec: GameSpec[Any], wish: Wish, first: bool = False) -> Setting:
    """Set up the table that somebody wishes; raises `InputError`.

    In the `first` game of its kind a person begins, where the deal decides that: of some deals the
    first that has it so is taken, none of them seen by anybody.
    """
    setting = _dealt(spec, wish)
    for _ in range(DEALS if first and not wish.seed else 0):
        if begins(setting):
            break
        setting = _dealt(spec, wish)
    return setting


def begins(setting: Setting) -> bool:
    """Return whether a person is asked before any bot is."""
    ask = setting.table.ask
    return ask is None or any(ask.seats >> seat & 1 for seat in setting.people)


def _dealt(spec: GameSpec[Any], wish: Wish) -> Setting:
    sat = (person(one.partition(":")[2]) if is_person(one) else one for one in wish.who)
    who = Who(tuple(sat)[: wish.players])
    if any(name not in levels_with(spec, wish.options, wish.players) for name in who.bots):
        raise InputError(MALFORMED, "no such level")
    check_who(who, spec, wish.options)
    if wish.mode and wish.mode not in spec.modes:
        raise InputError(MALFORMED, "no such mode", wish.mode[:20])
    chosen = {o.name: wish.options[o.name] for o in spec.options}
    plain = {o.name: o.values[o.default] for o in spec.options}
    options = {name: value for name, value in chosen.items() if value != plain[name]}
    if wish.mode:
        # The mode stands for its options: what it leaves as usual is said, too.
        options = {**spec.modes[wish.mode], **options}
    seed = wish.seed or fresh_seed()
    table = opened(spec, options, seed, wish.players)
    return Setting(table, seed, who)


def new(
    reader: Reader,
    name: str,
    wish: Wish | None = None,
    wrong: str = "",
    own: str = "",
    odd: str = "",
) -> str:
    """Render the form of a new game; `own` is a card file that was put in, `odd` its faults."""
    spec = game(name)
    t = texts(reader.lang, package_of(name))
    given = wish or usual(spec)
    switches = _guide(reader.lang, name).switches
    options = [
        {
            "name": o.name,
            "rule": o.rule,
            "ruling": switches.get(o.name, o.rule),
            "text": t.text(f"option-{o.name}"),
            "choices": [(v, t.text(f"option-{o.name}-{v}")) for v in o.values],
        }
        for o in spec.options
    ]
    players = [(PERSON, t.text("app-new-person"))]
    when = levels_when(spec)
    players += [(one, t.text("app-level", level=t.text(f"level-{one}"))) for one in when]
    groups = groups_of(spec, given, t)
    ahead = {option.name for option in front(spec)} | moded(spec)
    duel = is_duel(spec)
    return reader.page(
        "new.html",
        t=t,
        game=name,
        sheet=f"{name}/{COVER}" if f"{name}/{COVER}" in static_files() else "",
        title=t.text("game-title"),
        about=t.text("game-about"),
        wrong=wrong,
        own=own[:LONGEST_TOML],
        odd=odd,
        corrects=bool(spec.numbers),
        longest_file=LONGEST_TOML,
        given=given,
        groups=groups,
        shown={option["name"]: option for option in options},
        chosen=[card.name for group in groups for card in group.cards if card.chosen],
        counts=spec.seats,
        duel=duel,
        same=SAME if duel and max(spec.seats) > RIVAL + 1 else "",
        seats=[
            {
                "at": seat,
                "player": t.text("web-you") if not seat else capital(t.noun(f"player-{seat + 1}")),
                "who": PERSON if is_person(one) else one,
                "name": one.partition(":")[2] if is_person(one) else "",
                "carded": duel and seat == RIVAL,
                "same": duel and seat > RIVAL and _alike(one, given.who[RIVAL]),
            }
            for seat, one in enumerate(given.who)
        ],
        longest=LONGEST,
        players=[(value, text, when.get(value, {})) for value, text in players],
        options=[o for o in options if o["name"] not in ahead],
    )


# -- rules and cards ------------------------------------------------------------------------------


def rules(reader: Reader, name: str, query: str) -> str:
    """Render the rules of a game, or what of them holds some words."""
    guide = _guide(reader.lang, name)
    if guide.fault:
        why = reason(guide.fault, reader.lang)
        text = reader.t.text("game-part-faulty", game=name, why=why)
        return message(reader, reader.t.text("web-refused"), text)
    found = guide.find(query) if query.strip() else [*guide.sections, *guide.readings]
    return reader.page(
        "rules.html",
        title=guide.title,
        preface=guide.preface,
        query=query,
        typed="" if query.strip().lower() in guide.by_id else query,
        sections=found,
        guide=guide,
        rules_at=f"/rules/{name}",
        open_rule="",
    )


@cache
def _guide(lang: str, name: str) -> Guide:
    return Guide(lang, package_of(name))


def cards(reader: Reader, name: str, own: GameSpec[Any] | None = None) -> str:
    """Render the numbers of a game's cards, and who says so: print, or we who rebuilt them.

    `own` is the game as it is played at a table whose owner brought other numbers.
    """
    spec: GameSpec[Any] = own or game(name)
    t = texts(reader.lang, package_of(name), spec.numbers)
    guide = (
        _guide(reader.lang, name) if own is None else Guide(reader.lang, t.package, spec.numbers)
    )
    shelves = teller_of(name).shelves or all_records
    told = [
        (shelf.title, [_thing(guide, thing) for thing in shelf.things])
        for shelf in shelves(spec, t)
    ]
    counted = Counter(number.source for number in spec.numbers)
    sources = [(source, counted[source]) for source in SOURCES if counted[source]]
    return reader.page(
        "cards.html", t=t, game=name, title=t.text("game-title"), shelves=told, sources=sources
    )


def _thing(guide: Guide, thing: Described) -> dict[str, Any]:
    """Describe a card as the page of all cards tells it."""
    guided = paragraphs(guide, thing.rule) if thing.guided else ()
    section = guide.by_id.get(thing.rule.lower())
    return {
        "name": thing.name,
        "kind": thing.kind,
        "text": (*guided, *thing.text),
        "facts": thing.facts,
        "rule": section.id if section is not None else "",
        "rule_title": section.title if section is not None else "",
    }


def message(reader: Reader, heading: str, text: str) -> str:
    """Render a page that says one thing."""
    return reader.page("message.html", heading=heading, text=text)
