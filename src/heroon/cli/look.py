"""The commands that show something: games, rules, scenarios."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from heroon.kernel import GameSpec, HeroonError, InputError, game
from heroon.play.modes import about_mode
from heroon.play.who import counted
from heroon.terminal.lines import Lines, unfolded
from heroon.terminal.rules import show_rules
from heroon.texts import Guide, Texts, package_of, texts
from heroon.texts.reasons import failure, reason

from .chosen import check_game, read_text
from .printing import CommandError, complain, explain, printer

#: The indent of what is told below a mode.
_INSET: Final = " " * 6


def list_game(name: str, lang: str) -> None:
    """List one game as `list_all` does, with its modes and options."""
    check_game(name, lang)
    t, spec, io = texts(lang, package_of(name)), game(name), printer()
    given = {"game": name, "title": t.text("game-title"), "about": t.text("game-about")}
    io.say(t.text("list-line", **given), 4)
    io.draw([f"    {counted(spec.seats, t)}"])
    _choices(spec, t, io)


def _choices(spec: GameSpec[Any], t: Texts, io: Lines) -> None:
    """Print the modes and options of a game, with the value that holds when nothing is said."""
    if len(spec.modes) > 1:
        io.say()
        io.say(t.text("list-mode-heading"))
        for mode in spec.modes:
            io.say(f"  {mode} · {t.text(f'mode-{mode}')}", 6)
            about = about_mode(spec, mode, spec.seats[0], t)
            if about:
                io.draw(textwrap.wrap(about, 78, initial_indent=_INSET, subsequent_indent=_INSET))
    io.say()
    io.say(t.text("list-option-heading"))
    switches = Guide(t.lang, package_of(spec.id)).switches
    for option in spec.options:
        text = t.text(f"option-{option.name}")
        rule = switches.get(option.name, option.rule)
        told = t.text("with-rule", text=text, rule=rule) if rule else text
        io.say(f"  {t.text('labelled', label=option.name, text=told)}", 6)
        for number, value in enumerate(option.values):
            text = t.text(f"option-{option.name}-{value}")
            line = f"{option.name}={value} · {text}"
            usual = number == option.default
            io.say(f"    {t.text('list-usual', text=line) if usual else line}", 8)
    if switches:
        io.say()
        io.say(t.text("list-option-why", game=spec.id, rule=next(iter(switches.values()))))


def rules(name: str, asked: list[str], lang: str) -> int:
    """Print the guide of a game, or what is found in it; return 1 when nothing is found.

    Several ids are looked up one by one, several words together.
    """
    check_game(name, lang)
    guide = Guide(lang, package_of(name))
    if guide.fault:
        why = reason(guide.fault, lang)
        raise CommandError(texts(lang).text("game-part-faulty", game=name, why=why))
    io = printer()
    if asked:
        ids = {section.id for section in guide.sections}
        queries = asked if ids & set(asked) else [" ".join(asked)]
        every = [guide.find(query) for query in queries]
        for query, found in zip(queries, every, strict=True):
            show_rules(found, query, texts(lang), io)
        return 0 if all(every) else 1
    io.say(guide.title)
    io.say()
    io.say(unfolded(guide.preface))
    for section in guide.sections:
        show_rules([section], "", texts(lang), io)
    if guide.readings:
        io.say()
        io.say(texts(lang).text("rulings-title"))
        for section in guide.readings:
            show_rules([section], "", texts(lang), io)
    return 0


def scenarios(files: list[str], lang: str) -> int:
    """Play scenario files; return 1 if one comes out otherwise, 2 if one cannot be read."""
    from heroon.kernel.scenario import Scenario, ScenarioError, read_scenarios, run_scenario

    t = texts(lang)
    io = printer()
    worst = 0
    todo: list[str | Scenario] = [*files]
    while todo:
        one = todo.pop(0)
        name = one if isinstance(one, str) else one.where
        try:
            if isinstance(one, str):
                todo[:0] = read_scenarios(read_text(name, lang), name)
                continue
            run_scenario(one)
            io.say(t.text("scenario-good", file=name), 4)
        except ScenarioError as bad:
            io.say(t.text("scenario-bad", why=failure(str(bad), lang)), 4)
            worst = max(worst, 1)
        except InputError as bad:
            bad.where = bad.where or name
            worst = complain(t, explain(t, bad))
        except CommandError as bad:
            worst = complain(t, str(bad))
        except (HeroonError, ArithmeticError, LookupError, ValueError) as bad:
            # A position that the reader lets pass, but no play reaches.
            why = failure(str(bad), lang)
            worst = complain(t, t.text("scenario-bug", file=name, why=why))
    return worst
