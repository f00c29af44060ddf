"""The search for what is wrong with a game's nouns: missing names, missing forms, typography."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

from heroon.kernel import Domain, GameSpec

from .check import MessageFile, message_file
from .core import FORMS, LANGUAGES
from .problem import Problem, line_of, text_problems
from .sentences import Arg, hints, verb_args

NOUNS: Final = "nouns.toml"
#: The form of a noun by which it is called where nothing declines it.
BARE: Final = "bare"
#: The gender: what has none is taken as masculine.
_GENDER: Final = "g"
#: The domain of seats: whoever sits there is named by the table.
_SEAT: Final = "seat"
#: The beginnings of the keys of messages about verbs.
_OF_VERBS: Final = ("word", "group", "first", "part")

Nouns = Mapping[str, Mapping[str, Any]]


def noun_problems(spec: GameSpec[Any], package: str) -> list[Problem]:
    """List the names that messages or the table need and that lack a noun or a form."""
    path = files(package) / NOUNS
    source = path.read_text(encoding="utf-8") if path.is_file() else ""
    own: Nouns = tomllib.loads(source).get("noun", {})
    common = (files("heroon.texts") / NOUNS).read_text(encoding="utf-8")
    known = {**tomllib.loads(common)["noun"], **own}
    asked = _asked(spec, package)
    lacking: dict[str, list[str]] = {}
    out: list[Problem] = []
    for (token, lang, form), of in asked.items():
        if token not in known:
            tokens = lacking.setdefault(of, [])
            tokens += [token] * (token not in tokens)
        elif form != _GENDER and form not in known[token].get(lang, {}):
            line = line_of(source, rf"^\[noun\.\"?{re.escape(token)}\"?\]")
            out.append(Problem(NOUNS, line, f"{token}: {lang}: the form {form!r} is missing"))
    for of, tokens in lacking.items():
        why = f"nouns missing for the domain {of!r}: {', '.join(tokens)}"
        out.append(Problem(NOUNS, 0, why))
    return out + list(_typography(own, source))


def _typography(nouns: Nouns, source: str) -> Iterator[Problem]:
    """Yield what is wrong with the typography of nouns."""
    for token, forms in nouns.items():
        line = line_of(source, rf"^\[noun\.\"?{re.escape(token)}\"?\]")
        for lang in LANGUAGES:
            for text in forms.get(lang, {}).values():
                for why in text_problems(str(text), lang):
                    yield Problem(NOUNS, line, f"{token}: {lang}: {why}")


def _asked(spec: GameSpec[Any], package: str) -> dict[tuple[str, str, str], str]:
    """Map each token, language and form of a noun that is needed to the domain of the token."""
    out = {
        (token, lang, BARE): cards.domain.name
        for cards in spec.card_sets
        for token in cards.domain.tokens
        for lang in LANGUAGES
    }
    for lang in LANGUAGES:
        file = message_file(lang, package)
        for key, args in _told(spec, package, file.keys):
            for form, of, token in _declined(file, key, args):
                out[token, lang, form] = of.name
    return out


def _told(
    spec: GameSpec[Any], package: str, keys: Iterable[str]
) -> Iterator[tuple[str, tuple[Arg, ...]]]:
    """Yield the messages about answers and events, with the arguments that each is given."""
    there = set(keys)
    for verb in spec.words.verbs:
        named = [f"{kind}-{verb.name}" for kind in _OF_VERBS]
        named += [f"word-{verb.name}-{prompt.name}" for prompt in spec.words.prompts]
        yield from ((key, verb_args(verb)) for key in named if key in there)
    lists = (*hints(package).lists, *hints(package).joins)
    for event in spec.words.events:
        if f"event-{event.name}" in there:
            yield f"event-{event.name}", event.args
        if event.name in lists:
            yield f"events-{event.name}", event.args


def _declined(
    file: MessageFile, key: str, args: Iterable[Arg]
) -> Iterator[tuple[str, Domain, str]]:
    """Yield the forms in which a message declines its arguments: form, domain, token.

    A value for which the message has a text of its own is left out: that text need not decline it.
    """
    known = {name: of for name, of in args if of.name != _SEAT}
    for included in file.included({key}):
        message = file.messages[included]
        for function, name in sorted(message.declined):
            form = FORMS[file.lang].get(function)
            if form is None or name not in known:
                continue
            own = message.chosen.get(name, set())
            for token in known[name].tokens:
                if token not in own and not token.isdecimal():
                    yield form, known[name], token
