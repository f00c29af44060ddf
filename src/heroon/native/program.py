"""The translation of a game into one file of C: its functions, tables, position and steps."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from heroon.kernel import GameSpec
from heroon.kernel.agenda import AUTO, DECISION

from .effects import only_looks
from .generators import frame_of, write_asking, written_rule
from .hooks import HOOKS, check, hooks, one_chapter
from .ints import num_of, test_of
from .layout import FLIGHT_CAP, WORDS_CAP, Slot, struct
from .lengths import find_lengths
from .lists import fill_list
from .observing import observing
from .places import pointer_to
from .signs import find_naturals
from .source import LIST, STATE, Source
from .statements import parameters, result_type, written_function
from .unit import Body, Passes, Unit

#: Files of pure C that every game has, in the order in which they are joined: above what a game
#: gives, between its position and its functions, below them.
_ABOVE: Final = "lists.h"
_BETWEEN: Final = "machine.h"
_BELOW: Final = ("fields.h", "held.h", "policy.h", "search.h")
#: The files that speak with CPython: nothing above them knows of it.
_SKIN: Final = ("module.h", "batches.h", "tree.h")
#: Where `fields.h` takes the rows of a game.
_FIELDS: Final = "/* the table of fields */"
#: The parameters of the hooks, in their order: of each the first ones.
_PARAMETERS: Final = ("G *g", "int seat", "int prompt", "L32 *words")
#: How deep rules may call rules.
DEEP: Final = 3


def write_function(unit: Unit, source: Source, widths: Sequence[str]) -> str:
    """Return the C name of a function for lists of these widths, written on first use."""
    if source.function in unit.open:
        raise source.wrong(source.tree, f"{source.tree.name} calls itself", "use a loop")
    key = source.function, tuple(widths)
    name = unit.functions.get(key)
    if name is None:
        name = unit.functions[key] = unit.name(source, widths)
        body = Body(unit, source, widths)
        unit.heads.append(f"static {result_type(body)} {name}({parameters(body)});")
        unit.open.append(source.function)
        unit.bodies.append(written_function(body, name))
        unit.open.pop()
    return name


def write_rule(unit: Unit, source: Source) -> str:
    """Return the C name of a rule, written on first use."""
    name = unit.rules.get(source.function)
    if name is not None:
        return name
    if source.function in unit.open:
        raise source.wrong(source.tree, f"{source.tree.name} calls itself", "use a step")
    if len(unit.open) == DEEP:
        raise source.wrong(source.tree, "rules four deep", "make one of them a step")
    for p in source.params:
        if p.kind == LIST:
            raise source.wrong(source.tree, f"the list {p.name}", "a rule keeps ids")
    unit.open.append(source.function)
    name = unit.name(source, ())
    body = Body(unit, source, rule=True)
    lines = written_rule(body, name)
    unit.open.pop()
    unit.rules[source.function] = name
    unit.heads.append(f"static int {name}(G *g, struct F_{name} *f, int said);")
    unit.frames += frame_of(body, name)
    unit.bodies.append(lines)
    return name


def write_made(unit: Unit, source: Source, slot: Slot) -> str:
    """Return the member of a position that is the list made once of a constant field."""
    key = source.function, slot.name
    name = unit.made.get(key)
    if name is None:
        make = write_function(unit, source, (slot.width,))
        name = unit.made[key] = f"made_{slot.name}_{make}"
        unit.bodies.append(
            [
                f"static void fill_{name}(G *g) {{",
                "    static Made *first = &k_unmade;",
                f"    const L32 *kept = k_kept_of(&first, g->{slot.name});",
                "    Own list;",
                "    if (!kept) {",
                f"        {make}((L{slot.width} *)g->{slot.name}, k_own(&list));",
                f"        kept = k_keep(&first, g->{slot.name}, &list);",
                "    }",
                f"    g->{name} = kept;",
                "}",
            ]
        )
    return name


def _lists_made(unit: Unit) -> list[str]:
    """Write the C function that makes the lists of a position, before a rule asks for one."""
    made = list(unit.made.values())
    test = [f"    if (K_RARE(!g->{made[-1]})) {{"] if made else []
    calls = [f"        fill_{name}(g);" for name in made]
    return ["static void k_make_lists(G *g) {", *test, *calls, *(["    }"] if made else []), "}"]


# -- the file --------------------------------------------------------------------------------


def core(unit: Unit) -> list[str]:
    """Write the game in pure C: its tables, its position, its functions, and how it goes on."""
    find_naturals(unit)
    find_lengths(unit)
    cases = _steps(unit)
    policy = _policy(unit)
    spec = unit.spec
    infos = [slot.info() for slot in unit.slots.values() if not slot.field.apart]
    defines = {
        "K_FIELDS": len(infos),
        "K_SEATS": max(spec.seats),
        "K_BOUND": spec.bound,
        "K_WORDS_CAP": WORDS_CAP,
        "K_FLIGHT": FLIGHT_CAP,
        "K_VOCABULARY": len(spec.words.said_by),
        "K_RESULT": unit.slots["result"].field.cap,
        "K_WEIGHS": int("weights" in unit.hooks),
        "K_STANDS": int("standing" in unit.hooks),
        "K_STANDS_ALL": int("standings" in unit.hooks),
        "K_PLANS": int("chapter" in unit.hooks),
        "K_VALUES": int("worth_of" in unit.hooks),
    }
    return [
        "#include <stddef.h>",
        *(f"#define {name} {value}" for name, value in defines.items()),
        _packaged(_ABOVE),
        *unit.tables.lines,
        *unit.frames,
        *struct(unit.slots, max(spec.seats), unit.roots, list(unit.made.values())),
        "static void k_mark(G *g);",
        f"static const int8_t k_said_by[] = {{{', '.join(map(str, spec.words.said_by))}}};",
        f"static const int k_seat_numbers[] = {{{', '.join(map(str, spec.seats))}}};",
        _packaged(_BETWEEN),
        *unit.heads,
        *(line for body in unit.bodies for line in body),
        *cases,
        *policy,
        *_lists_made(unit),
        *(_with_fields(_packaged(name), infos) for name in _BELOW),
        _packaged("observe.h"),
        *observing(spec, unit.slots),
        _packaged("batch.h"),
    ]


def _steps(unit: Unit) -> list[str]:
    """Write the three C functions that know the steps by number."""
    advance: list[str] = []
    decide: list[str] = []
    resume: list[str] = []
    steps = unit.spec.steps
    for number, name in enumerate(steps.names):
        run = Source(steps.run[number])
        advance.append(f"        case {number}: /* {name} */")
        if steps.kind[number] == AUTO:
            call = _call(unit, run, number)
            advance += ["            g->agenda.n = n - 3;", f"            {call};"]
        elif steps.kind[number] == DECISION:
            do = _call(unit, Source(steps.do[number]), number)
            advance += [
                f"            {_call(unit, run, number)};",
                "            if (g->words.n) return;",
                "            g->agenda.n = n - 3;",
                f"            {do.removesuffix('word)')}K_NOTHING);",
            ]
            decide.append(f"    case {number}: {do}; break;")
        else:
            rule = write_rule(unit, unit.known(run))
            unit.roots.append(rule)
            advance += _start_rule(rule, run)
            resume.append(f"    case {number + 1}: return {rule}(g, &g->frame.{rule}, word);")
        advance.append("            break;")
    return _dispatch(advance, decide, resume)


def _policy(unit: Unit) -> list[str]:
    """Write the C functions that stand for the hooks; the ones of missing hooks fail."""
    lines: list[str] = []
    for name, (kinds, returns, _) in HOOKS.items():
        given = list(_PARAMETERS[: len(kinds)])
        out = ["L32 *out"] * (returns == LIST)
        kind = "void" if out else "int"
        head = f"static {kind} k_{name}({', '.join([*given, *out])}) {{"
        body = f'    k_fail("the game has no {name}");'
        if name in unit.hooks:
            source = unit.known(Source(unit.hooks[name]))
            check(name, source)
            widths = ["32"] * (LIST in kinds)
            values = ", ".join(p.split()[-1].lstrip("*") for p in [*given, *out])
            back = "return " * (not out)
            body = f"    {back}{write_function(unit, source, widths)}({values});"
            only_looks(unit, source)
        elif name == "turn_of" or (name == "chapter" and one_chapter(unit.spec)):
            body = "    return 0;"
        lines += [head, body, "}"]
    return lines


def _call(unit: Unit, source: Source, step: int) -> str:
    """Write the C call of a step's function: (g, a, b) or (g, a, b, word)."""
    source = unit.known(source)
    kinds = [p.kind for p in source.params]
    if kinds[0] != STATE or LIST in kinds:
        raise source.wrong(source.tree, "the parameters of a step", "(g, a, b), ints but g")
    rest = ", ".join(["a", "b", "word"][: len(kinds) - 1])
    return f"{write_function(unit, source, ())}(g, {rest})"


def _start_rule(rule: str, source: Source) -> list[str]:
    frame = f"g->frame.{rule}"
    given = [p.name for p in source.params if p.kind != STATE]
    return [
        "            if (g->keeps) k_mark(g);",
        "            g->agenda.n = n - 3;",
        f"            {frame}.label = 0;",
        *(f"            {frame}.v_{p} = {v};" for p, v in zip(given, "ab", strict=True)),
        f"            if ({rule}(g, &{frame}, 0)) {{",
        "                g->rule = step + 1;",
        "                return;",
        "            }",
    ]


def _dispatch(advance: list[str], decide: list[str], resume: list[str]) -> list[str]:
    empty = 'if (n < 3) k_fail("the agenda is empty and nobody has ended the game");'
    return [
        "static void k_advance(G *g) {",
        "    for (;;) {",
        "        int n = g->agenda.n;",
        f"        {empty}",
        "        int step = g->agenda.v[n - 1], a = g->agenda.v[n - 2], b = g->agenda.v[n - 3];",
        "        switch (step) {",
        *advance,
        '        default: k_fail("no step has the number %d", step);',
        "        }",
        "    }",
        "}",
        "static void k_decide(G *g, int step, int a, int b, int word) {",
        "    switch (step) {",
        *decide,
        '    default: k_fail("step %d is no decision", step);',
        "    }",
        "}",
        "static int k_resume(G *g, int word) {",
        "    switch (g->rule) {",
        *resume,
        '    default: k_fail("no rule is running");',
        "    }",
        "}",
    ]


def _packaged(name: str) -> str:
    """Read a C file of this package, with a line that names it in the compiler's messages."""
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return f'#line 1 "{name}"\n{text}'


def _with_fields(text: str, infos: list[str]) -> str:
    """Put the rows of the table of fields into a C file that has that table."""
    before, mark, after = text.partition(_FIELDS + "\n")
    if not mark:
        return text
    line = before.count("\n") + 1  # of the file: the first one of `before` is not its own
    return "\n".join([before + "\n".join(infos), f'#line {line} "fields.h"', after])


#: What the passes call that stand below the one that writes it.
_PASSES: Final = Passes(
    num=num_of,
    test=test_of,
    pointer=pointer_to,
    fill=fill_list,
    asking=write_asking,
    function=write_function,
    rule=write_rule,
    made=write_made,
)


def translate(spec: GameSpec[Any]) -> str:
    """Translate a game's rules to the C of a CPython extension; raises `SubsetError`."""
    parts = [
        f"/* {spec.id}, translated from its rules. */",
        "#define PY_SSIZE_T_CLEAN",
        "#include <Python.h>",
        *core(_unit(spec)),
        *map(_packaged, _SKIN),
    ]
    return "\n".join(parts) + "\n"


def translate_core(spec: GameSpec[Any]) -> str:
    """Translate a game's rules to the same C, but without the part that needs Python."""
    return "\n".join(core(_unit(spec))) + "\n"


def _unit(spec: GameSpec[Any]) -> Unit:
    return Unit(spec, hooks(spec), _PASSES)
