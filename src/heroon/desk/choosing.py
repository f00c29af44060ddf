"""The choices of a new game as cards: what each is, what it looks like, how strong it was found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from heroon.ai.levels import levels
from heroon.kernel import GameSpec
from heroon.play.begin import Up, is_duel
from heroon.play.choices import MODE, OPPONENT, Measured, choices_of, measured
from heroon.play.modes import EXPLAINED, moded
from heroon.play.what import capital
from heroon.play.who import PERSON, is_person
from heroon.texts import Texts
from heroon.web.render import static_files, symbol_url

from .plain import sentence

#: The choice of what one plays, where seats differ.
ROLE: Final = "role"
#: The seat whose player the cards choose.
RIVAL: Final = 1
#: The values of an option that is taken or left.
TAKEN: Final = ("no", "yes")


class WinRate(NamedTuple):
    """A measured strength: so many of 100 games, what they are, how sure that is."""

    value: str
    text: str
    sure: str


class ValueCard(NamedTuple):
    """A value that may be chosen: its field of the form, its name, a sentence, its pictures."""

    field: str
    value: str
    chosen: bool
    name: str
    about: str
    told: WinRate | None
    art: tuple[str, ...]


class Group(NamedTuple):
    """Cards of which one is chosen, or (`several`) any number; `faced` ones have pictures."""

    name: str
    legend: str
    cards: tuple[ValueCard, ...]
    several: bool = False

    @property
    def faced(self) -> bool:
        """Whether any of its cards has a picture."""
        return any(card.art for card in self.cards)


class Wish(NamedTuple):
    """What somebody wants to play, as a form says it; a name of a person may not be sound yet."""

    players: int
    who: tuple[str, ...]
    mode: str
    options: Mapping[str, str]
    seed: str
    changed: bool
    role: str = ""


def front(spec: GameSpec[Any]) -> list[Any]:
    """List the options that are rules of the printed game and set by no mode.

    The readings of unclear places, and what modes set, wait behind; so does what is taken or left
    without a picture, where others have one.
    """
    made, art = moded(spec), choices_of(spec.id).art
    found = [o for o in spec.options if o.rule.startswith(f"{spec.id}:") and o.name not in made]
    extras = [o for o in found if o.values == TAKEN]
    plain = [o for o in extras if o.name not in art]
    return [o for o in found if o not in plain or len(plain) == len(extras)]


def groups_of(spec: GameSpec[Any], wish: Wish, t: Texts) -> list[Group]:
    """List the groups of cards of a form for a new game, those with pictures first."""
    found = [_opponents(spec, wish, t)] if is_duel(spec) else []
    if len(spec.modes) > 1:
        found.append(_modes(spec, wish, t))
    single = [o for o in front(spec) if o.values != TAKEN]
    found += [_values(spec, option, wish, t) for option in single]
    roles = roles_of(spec)
    if roles:
        found.append(_roles(spec, roles, wish, t))
    extras = [o for o in front(spec) if o.values == TAKEN]
    first = choices_of(spec.id).first
    found.sort(key=lambda group: (group.name not in first, not group.faced))
    return [*found, *([_extras(spec, extras, wish, t)] if extras else [])]


def _opponents(spec: GameSpec[Any], wish: Wish, t: Texts) -> Group:
    now = PERSON if is_person(wish.who[RIVAL]) else wish.who[RIVAL]
    cards = []
    for value in (*levels(spec), PERSON):
        name, about = _friend(spec, t) if value == PERSON else _level(spec, value, t)
        cards.append(_card(spec, OPPONENT, f"seat-{RIVAL}", value, value == now, name, about, t))
    return Group(OPPONENT, t.text("begin-against"), tuple(cards))


def _level(spec: GameSpec[Any], value: str, t: Texts) -> tuple[str, str]:
    """Name a level of bots, with what the game says of it."""
    return name_of(spec, OPPONENT, value, t), _about(t, f"about-level-{value}")


def _friend(spec: GameSpec[Any], t: Texts) -> tuple[str, str]:
    """Offer a person as the opponent: at a larger table the others are people, too."""
    many = "many" if max(spec.seats) > RIVAL + 1 else "one"
    return t.text("begin-friend", many=many), t.text("begin-friend-about", many=many)


def _modes(spec: GameSpec[Any], wish: Wish, t: Texts) -> Group:
    cards = []
    for mode in spec.modes:
        name, more = _split(t.text(f"mode-{mode}"))
        parts = (capital(more), _about(t, f"about-mode-{mode}"))
        about = " ".join(sentence(part) for part in parts if part)
        cards.append(_card(spec, MODE, MODE, mode, wish.mode == mode, name, about, t))
    return Group(MODE, t.text("app-new-mode"), tuple(cards))


def _values(spec: GameSpec[Any], option: Any, wish: Wish, t: Texts) -> Group:
    cards = []
    for value in option.values:
        name, more = _split(t.text(f"option-{option.name}-{value}"))
        about = _about(t, f"about-option-{option.name}-{value}") or more
        chosen = wish.options[option.name] == value
        field = f"option-{option.name}"
        cards.append(_card(spec, option.name, field, value, chosen, name, about, t))
    return Group(option.name, t.text(f"option-{option.name}"), tuple(cards))


def roles_of(spec: GameSpec[Any]) -> list[str]:
    """List the roles a seat may have by an option of the game; none where all seats are alike."""
    found: dict[str, None] = {}
    for option in front(spec):
        for value in option.values:
            meant = spec.settings({option.name: value})
            for seats in spec.seats:
                if spec.allows(meant, seats):
                    found |= dict.fromkeys(filter(None, spec.roles_of(meant, seats)))
    return list(found)


def _roles(spec: GameSpec[Any], roles: Sequence[str], wish: Wish, t: Texts) -> Group:
    cards = []
    for role in roles:
        name, about = t.text(f"role-{role}"), _about(t, f"about-role-{role}")
        chosen = role == (wish.role or roles[0])
        cards.append(_card(spec, ROLE, ROLE, role, chosen, name, about, t))
    return Group(ROLE, t.text("begin-role"), tuple(cards))


def _extras(spec: GameSpec[Any], options: Iterable[Any], wish: Wish, t: Texts) -> Group:
    cards = []
    for option in options:
        name, about = _split(t.text(f"option-{option.name}"))
        chosen = wish.options[option.name] == TAKEN[1]
        field = f"option-{option.name}"
        cards.append(_card(spec, option.name, field, TAKEN[1], chosen, name, about, t))
    return Group("extras", t.text("begin-extras"), tuple(cards), several=True)


def _card(
    spec: GameSpec[Any],
    choice: str,
    field: str,
    value: str,
    chosen: bool,
    name: str,
    about: str,
    t: Texts,
) -> ValueCard:
    strong = strength(spec, choice, value, t)
    art = pictures(spec.id, choices_of(spec.id).symbols(choice, value))
    return ValueCard(field, value, chosen, capital(name), capital(about), strong, art)


def _split(text: str) -> tuple[str, str]:
    """Split a text into a name and its explanation."""
    name, *more = EXPLAINED.split(text, maxsplit=1)
    return name, "".join(more)


def _about(t: Texts, key: str) -> str:
    """Return a sentence of the game about a choice; empty where it has none."""
    return t.text(key) if t.has(key) else ""


def pictures(game: str, symbols: Sequence[str]) -> tuple[str, ...]:
    """List the addresses of symbols of a game's pictures; none where it has no such file."""
    name = f"{game}/art.svg"
    return tuple(symbol_url(f"{name}#{one}") for one in symbols) if name in static_files() else ()


def name_of(spec: GameSpec[Any], choice: str, value: str, t: Texts) -> str:
    """Name the card of an option's value."""
    if choice == OPPONENT:
        return t.text(f"begin-level-{value}")
    key = f"mode-{value}" if choice == MODE else f"option-{choice}-{value}"
    return capital(_split(t.text(key))[0])


class Harder(NamedTuple):
    """A harder game that is offered at the end of one: its name, how strong it was found."""

    name: str
    told: WinRate | None


def harder(spec: GameSpec[Any], up: Up, t: Texts) -> Harder:
    """Tell of the harder game that is offered after one."""
    return Harder(name_of(spec, up.choice, up.value, t), strength(spec, up.choice, up.value, t))


# -- how strong -----------------------------------------------------------------------------------


def strength(spec: GameSpec[Any], choice: str, value: str, t: Texts) -> WinRate | None:
    """Say how often the computer wins with a choice: its best level, or one level against another.

    None where no report tells.  The lowest level is told by how often it loses.
    """
    rows = [r for r in measured(spec.id) if r.of == choice and r.seats == min(spec.seats)]
    own = [row for row in rows if row.value == value]
    if own:
        best = own[-1]
        if best.against:
            return told(best, "begin-beats", best.against, t)
        return told(best, "begin-wins", best.level, t)
    beaten = [row for row in rows if row.against == value]
    return told(beaten[0], "begin-loses", beaten[0].level, t) if beaten else None


def told(row: Measured, key: str, level: str, t: Texts) -> WinRate:
    """Tell how many of 100 a report gives, of what, and how sure that is, in words that agree.

    Where a game's figures hold beside one of its choices alone, its text `measured-with` says so.
    """
    low, high = row.bounds
    within = {(0, 1): "few", (99, 100): "most"}.get((low, high), "some")
    sure = t.text("begin-sure", within=within, low=low, high=high, games=row.games)
    text, beside = t.text(key, level=level), _about(t, "measured-with")
    return WinRate(of_hundred(row), f"{text} {beside}".rstrip(), sure)


def of_hundred(row: Measured) -> str:
    """Write a share as "so many of 100"; what is not quite none or all says so."""
    share = row.share
    return "<1" if 0 < share < 1 else ">99" if 99 < share < 100 else str(int(share + 0.5))
