"""The search for what is wrong with message files: holes, leftovers, junk, typography.

`file_problems` looks at one file, `pair_problems` at the two languages of a file, and
`message_problems` at all messages that a game needs.  What else a game may lack is looked at by
`heroon.texts.whole`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from heroon.kernel import GameSpec, InputError, Table, Vocabulary
from heroon.kernel.cards_written import legend_keys

from .core import LANGUAGES, functions_of
from .numbers import variables as number_variables
from .problem import ELISION, WRONG, WRONG_ANYWHERE, Problem, line_at, line_of
from .sentences import Hints, first_number, hints, seated, variables, verb_args

#: How templates of pages ask for a message: by its key, or by how its key begins.
ASKED: Final = re.compile(r"""\.text\(\s*['"]([\w-]+)['"](\s*~)?""")
#: The beginning of the variables that are numbers of the cards.
NUMBER: Final = "number-"


class _Looker(Visitor):
    """A collector of what a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.texts: list[str] = []
        #: A function and the variable that it declines.
        self.declined: set[tuple[str, str]] = set()
        #: The variables that are chosen by, each with the values that have a text of their own.
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        for given in node.arguments.positional:
            if isinstance(given, ftl.VariableReference):
                self.declined.add((node.id.name, given.id.name))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            own = self.chosen.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                if not variant.default and isinstance(variant.key, ftl.Identifier):
                    own.add(variant.key.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


@lru_cache(maxsize=32)
def _parsed(source: str) -> tuple[list[ftl.EntryType], dict[str, _Looker]]:
    """Parse a message file into its entries, and what each message holds; not to be changed."""
    body = FluentParser().parse(source).body
    messages: dict[str, _Looker] = {}
    for entry in body:
        if isinstance(entry, ftl.Message):
            looker = messages[entry.id.name] = _Looker()
            looker.visit(entry)
    return body, messages


class MessageFile:
    """A message file that has been looked through."""

    def __init__(self, lang: str, path: Traversable):
        self.lang = lang
        self.name = f"texts/{path.name}"
        self.source = path.read_text(encoding="utf-8") if path.is_file() else ""
        self.is_there = path.is_file()
        body, self.messages = _parsed(self.source)
        self.junk = [e for e in body if isinstance(e, ftl.Junk)]
        self.terms = [e.id.name for e in body if isinstance(e, ftl.Term)]
        self.order = [e.id.name for e in body if isinstance(e, ftl.Message)]

    def problem(self, key: str, why: str) -> Problem:
        """Make the problem of a key's message, with its line; 0 if the file has none."""
        line = line_of(self.source, rf"^-?{re.escape(key)} *=")
        return Problem(self.name, line, f"{key}: {why}")

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys of the messages."""
        return frozenset(self.messages)

    def variables(self, key: str) -> set[str]:
        """List the variables of a message and of those it includes."""
        out: set[str] = set()
        for name in self.included({key}):
            out |= self.messages[name].variables
        return out

    def included(self, keys: Iterable[str]) -> set[str]:
        """List these keys and those of the messages that they include."""
        todo, done = [k for k in keys if k in self.messages], set()
        while todo:
            key = todo.pop()
            if key not in done:
                done.add(key)
                todo += [k for k in self.messages[key].references if k in self.messages]
        return done


def message_file(lang: str, package: str) -> MessageFile:
    """Read a language's message file: the common one (`heroon.texts`) or a game's."""
    root = files(package)
    folder = root if package == "heroon.texts" else root / "texts"
    return MessageFile(lang, folder / f"{lang}.ftl")


def file_problems(file: MessageFile, others: Iterable[str] = ()) -> list[Problem]:
    """List junk, doubles, unknown functions and references, wrong typography of a file."""
    out = [_junk(file, found) for found in file.junk]
    out += [file.problem(name, "names are no terms") for name in file.terms]
    twice = sorted({key for key in file.keys if file.order.count(key) > 1})
    out += [file.problem(key, "stands twice") for key in twice]
    known = file.keys | set(others)
    for key, found in file.messages.items():
        names = sorted(found.references - known)
        out += [file.problem(key, f"no message {name!r}") for name in names]
        odd = sorted(found.functions - functions_of(file.lang))
        out += [file.problem(key, f"no function {name}()") for name in odd]
        for text in found.texts:
            out += [file.problem(key, why) for why in _typography(text, file.lang)]
    return out


def _junk(file: MessageFile, found: ftl.Junk) -> Problem:
    """Make the problem of lines that are no message, at the line where they begin."""
    text = str(found.content).strip()
    line = line_at(file.source, found.span.start) if found.span else 0
    return Problem(file.name, line, f"this is no message: {text.partition(chr(10))[0][:60]!r}")


def _typography(text: str, lang: str) -> list[str]:
    """List what is wrong with the typography of a piece of a message."""
    found = [why for pattern, why in (*WRONG[lang], *WRONG_ANYWHERE) if pattern.search(text)]
    found += ["elision missing"] if lang == "fr" and ELISION.search(text) else []
    return [f"{why}: {text.strip()!r}" for why in found]


def pair_problems(one: MessageFile, two: MessageFile, needed: Iterable[str] = ()) -> list[Problem]:
    """List keys and variables that only one of two languages has, but not those needed."""
    known = set(needed)
    out = [
        Problem(lacking.name, 0, f"{key}: missing, and {having.lang} has it")
        for having, lacking in ((one, two), (two, one))
        for key in sorted(having.keys - lacking.keys - known)
    ]
    for key in sorted(one.keys & two.keys):
        odd = one.variables(key) ^ two.variables(key)
        if odd:
            out.append(one.problem(key, f"variables in one language only: {_row(odd)}"))
    return out


def _row(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


# -- what a game needs -------------------------------------------------------------------------


def needed(spec: GameSpec[Any]) -> dict[str, set[str] | None]:
    """Map each key that a game needs to the variables it may use (None: unknown here)."""
    words = spec.words
    hint = hints(package_of_spec(spec))
    out: dict[str, set[str] | None] = {"game-title": set(), "game-about": set()}
    for verb in words.verbs:
        args = verb_args(verb)
        may = variables(args, hint.place.get(verb.name, {}), verb.name in hint.top)
        out[f"word-{verb.name}"] = may
        if args:
            out[f"group-{verb.name}"] = may | {"count"}
        if len(args) > 1:
            out[f"first-{verb.name}"] = may | {"count"}
        if parted(words, verb.id):
            out[f"part-{verb.name}"] = may | {"count"}
    for prompt in words.prompts:
        out[f"prompt-{prompt.name}"] = None
    for event in words.events:
        out[f"event-{event.name}"] = variables(event.args)
    for option in spec.options:
        out[f"option-{option.name}"] = set()
        out |= {f"option-{option.name}-{value}": set[str]() for value in option.values}
    out |= {f"standing-{order.name}": set[str]() for order in spec.standing}
    out |= {f"mode-{mode}": set[str]() for mode in spec.modes}
    for tip in hint.first:
        parts = ("", "-text", *(("-say",) if tip.say else ()))
        out |= {f"tip-{tip.key}{part}": set[str]() for part in parts}
    out |= {f"role-{role}": set[str]() for role in roles(spec)}
    out |= {f"events-{name}": None for name in (*hint.lists, *hint.series, *hint.joins)}
    out |= {f"step-{name}": set[str]() for name in spec.steps.names}
    areas, counters = shown(spec)
    domains = {of.name for verb in words.verbs for of in verb.domains[verb.by_seat :]}
    out |= {f"domain-{name}": set[str]() for name in domains}
    out |= {f"total-{name}": None for name in hint.totals.values()}
    out |= {f"area-{name}": set[str]() for name in areas}
    out |= {f"counter-{name}": set[str]() for name in counters}
    return out


def roles(spec: GameSpec[Any]) -> set[str]:
    """List the keys of all roles that seats of a game may have."""
    chosen: list[dict[str, str]] = [{}]
    chosen += [{option.name: value} for option in spec.options for value in option.values]
    found: set[str] = set()
    for options in chosen:
        try:
            meant = spec.settings(options)
        except InputError:  # this value needs another one beside it
            continue
        for seats in spec.seats:
            if spec.allows(meant, seats):
                found |= set(spec.roles_of(meant, seats))
    return found - {""}


def other_problems(spec: GameSpec[Any], hint: Hints) -> list[Problem]:
    """List the hints that say `{other}`, the other of two seats, if more may play."""
    if max(spec.seats) <= 2:
        return []
    areas = [(verb, area) for verb, places in hint.place.items() for area in places.values()]
    areas += list(hint.top.items())
    other = "{other} is the other one of two seats, and"
    return [
        Problem("texts/hints.toml", 0, f"{verb}: {other} {max(spec.seats)} may play")
        for verb, area in areas
        if "{other}" in area
    ]


def tip_problems(spec: GameSpec[Any], hint: Hints) -> list[Problem]:
    """List hints of a first game at unknown prompts, or with unknown answers."""
    prompts = {prompt.name for prompt in spec.words.prompts}
    odd = [(tip, f"no prompt {tip.at!r}") for tip in hint.first if tip.at not in prompts]
    words = spec.words.text
    odd += [
        (tip, f"no answer {tip.say!r}") for tip in hint.first if tip.say and tip.say not in words
    ]
    return [Problem("texts/hints.toml", 0, f"{tip.key}: {why}") for tip, why in odd]


def parted(words: Vocabulary, verb: int) -> bool:
    """Return whether answers of a verb may be grouped by the first number of their argument.

    They may where two words of the verb begin alike (`hide:1/3.1`, `hide:1/3.3`): among many
    other answers they stand in a menu as one line.
    """
    mine = [word for word in range(1, len(words.text)) if words.verb_of[word] == verb]
    return len({first_number(words.text[word]) for word in mine}) < len(mine)


def shown(spec: GameSpec[Any]) -> tuple[set[str], set[str]]:
    """List the areas and the counters that views of a game have, under any option."""
    chosen: list[dict[str, str]] = [{}]
    chosen += [{option.name: value} for option in spec.options for value in option.values]
    views = [
        Table(spec, options, seats=n).view(0)
        for options in chosen
        for n in spec.seats
        if spec.allows(spec.settings(options), n)
    ]
    areas = {area.id.partition(".")[0] for view in views for area in view.areas}
    return areas, {name.partition(".")[0] for view in views for name, _ in view.counters}


def package_of_spec(spec: GameSpec[Any]) -> str:
    """Return the package of a spec, by the module of its set-up."""
    return spec.start.__module__.rpartition(".")[0]


def message_problems(
    spec: GameSpec[Any], package: str, sources: Iterable[Traversable] = ()
) -> list[Problem]:
    """List what a game's messages lack, and those that nobody uses."""
    out = other_problems(spec, hints(package)) + tip_problems(spec, hints(package))
    need = needed(spec)
    told, may_be_told = legend_keys(spec.numbers)
    literals, patterns = used_keys(sources)
    numbers = set(number_variables(spec.numbers)) | seated(spec.seats)
    own_files = {lang: message_file(lang, package) for lang in LANGUAGES}
    for lang, own in own_files.items():
        if not own.is_there:
            out.append(Problem(own.name, 0, "this file is not there"))
            continue
        common = message_file(lang, "heroon.texts")
        all_keys = common.keys | own.keys
        lacking = [*sorted(told - all_keys), *(key for key in need if key not in all_keys)]
        out += [Problem(own.name, 0, f"{key}: missing") for key in lacking]
        out += _unreasoned(spec, own, all_keys)
        for key, may in need.items():
            if may is not None and key in own.keys and (odd := own.variables(key) - may - numbers):
                out.append(own.problem(key, f"unknown variables: {_row(odd)}"))
        for key in sorted(own.keys):
            odd = {v for v in own.variables(key) if v.startswith(NUMBER)} - numbers
            out += [own.problem(key, f"no number {name!r}") for name in sorted(odd)]
        used = {k for k in own.keys if k in need or k in literals or _optional(spec, k)}
        used |= own.keys & (told | may_be_told)
        used |= own.keys & common.keys  # said in the game's own words
        used |= {k for k in own.keys if any(p.fullmatch(k) for p in patterns)}
        out += [own.problem(k, "nobody uses it") for k in sorted(own.keys - own.included(used))]
        out += file_problems(own, common.keys)
    if all(own.is_there for own in own_files.values()):
        first, second = own_files.values()
        out += pair_problems(first, second, {*need, *told})
    return out


def _unreasoned(spec: GameSpec[Any], own: MessageFile, keys: frozenset[str]) -> list[Problem]:
    """List the reasons of a game that no message tells, neither as a refusal nor as an end."""
    names = sorted({reason.name for reason in spec.words.reasons})
    return [
        Problem(own.name, 0, f"reason-{name} or end-{name}: missing")
        for name in names
        if not {f"reason-{name}", f"end-{name}"} & keys
    ]


def _optional(spec: GameSpec[Any], key: str) -> bool:
    """Return whether a game may have this message without need."""
    head, _, tail = key.partition("-")
    words = spec.words
    # Said of any game that has them.
    if head in ("mark", "sign") or key in ("codes-note", "brief-score", "measured-with"):
        return True
    if head in ("reason", "end", "finish"):  # a finish: an end in few words, for reports
        return any(tail == r.name for r in words.reasons)
    if key.startswith("about-mode-"):
        return key.removeprefix("about-mode-") in spec.modes
    if key.startswith("about-level-"):  # how a level plays, for the form of a new game
        return True
    if key.startswith("about-option-"):
        found = key.removeprefix("about-option-")
        return any(found == f"{one.name}-{value}" for one in spec.options for value in one.values)
    prompts = {p.name for p in words.prompts}
    if head in ("ask", "alone"):  # a question in few words, or with one answer left, for the page
        return tail in prompts
    if head == "switch":  # an order in few words
        return any(tail == one.name for one in spec.standing)
    return head == "word" and any(
        tail.startswith(f"{v.name}-") and tail.removeprefix(f"{v.name}-") in prompts
        for v in words.verbs
    )


# -- keys in the sources -----------------------------------------------------------------------


def used_keys(sources: Iterable[Traversable]) -> tuple[set[str], list[re.Pattern[str]]]:
    """List the keys that sources may use, and patterns of such keys.

    In a module every string counts as a key, and every f-string as a pattern; in a template
    (`.html`) what it asks for by `text`.
    """
    literals: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for source in sources:
        text = source.read_text(encoding="utf-8")
        if source.name.endswith(".html"):
            found = ASKED.findall(text)
            literals.update(key for key, more in found if not more)
            patterns += [re.compile(re.escape(key) + r"[\w-]+") for key, more in found if more]
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr) and (pattern := _pattern(node)):
                patterns.append(pattern)
    return literals, patterns


def _pattern(node: ast.JoinedStr) -> re.Pattern[str] | None:
    """Make the pattern of the keys that an f-string gives, if it begins with `literal-`."""
    first = node.values[0]
    if not (isinstance(first, ast.Constant) and str(first.value).endswith("-")):
        return None
    return re.compile(
        "".join(
            re.escape(str(v.value)) if isinstance(v, ast.Constant) else r"[\w-]+"
            for v in node.values
        )
    )


def asked_keys(source: Traversable) -> Iterator[tuple[int, str]]:
    """Yield the literal keys that a module asks for by `text` and the like, with their lines."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
            continue
        if node.func.attr in ("text", "tell", "sentence"):
            key = node.args[0]
            for part in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield node.lineno, part.value
