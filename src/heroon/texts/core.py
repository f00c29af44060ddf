"""`Texts`: everything a person reads, by key, in one language.

Messages lie in Fluent files: the common ones beside this module, a game's own in the folder
`texts` of its package.  Names of cards and places are nouns (`nouns.toml`), which messages
decline by functions: `LE() UN() DE() A() NOM()` in French, `THE() AN() NAME()` in English,
`G()` for the gender.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from heroon.kernel import Number
from heroon.kernel.errors import HeroonError

from .harmless import harmless
from .missing import MissingText, toml_of
from .missing import strict as must_be_whole
from .numbers import own_numbers, variables

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("fr", "en")
#: A proper name is a noun that declines itself: `@Alice`.
PROPER: Final = "@"

#: The message that names a game; one that has no such message is called as its package.
TITLE: Final = "game-title"
#: The most messages kept filled in: those of a screen come again at every answer.
KEPT: Final = 8192

#: The value of a variable of a message.
Value = str | int
_VOWELS: Final = "aàâäæeéèêëiîïoôöœuùûüyhAÀÂÄÆEÉÈÊËIÎÏOÔÖŒUÙÛÜYH"
#: The functions of messages, and the form of a noun that each asks for.
FORMS: Final = {
    "fr": {"NOM": "bare", "LE": "le", "UN": "un", "DE": "de", "A": "a", "G": "g"},
    "en": {"NAME": "bare", "THE": "the", "AN": "a", "G": "g"},
}
#: A message on one line, and the name of any other one, in a Fluent file.
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*?) *$(?!\n[ }\n]*[ }.])", re.MULTILINE)
_NAME: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
#: How a variable begins that is a number of the cards, such a variable, and an included message.
_NUMBER_STARTS: Final = "$number-"
_NUMBER: Final = re.compile(r"\$(number-[\w-]+)")
_INCLUDED: Final = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")
#: A message or an attribute of it wherever another one includes it.
_MENTIONED: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)(?:\.[\w-]+)?\s*\}")
#: Where a term begins, which messages include in more ways.
_TERM: Final = re.compile(r"^-[a-zA-Z][\w-]* *=", re.MULTILINE)
#: A variable in a message.
_VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


def functions_of(lang: str) -> set[str]:
    """List the functions that messages of a language may call."""
    return set(FORMS[lang])


def default_language(environ: dict[str, str] | None = None) -> str:
    """Return "fr" where the environment asks for French, "en" everywhere else."""
    env = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = env.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


class Texts:
    """The messages of one language: the common ones and those of at most one game.

    `package` is the game's package (`heroon.games.heroz`).  With `strict` whatever is missing
    raises `MissingText`; without it the key is shown, so that whoever makes a game sees which.
    `numbers` are those of the cards that are played with, where they are not the game's own: every
    message may use them as variables (`{ $number-goal }`).
    """

    def __init__(
        self,
        lang: str,
        package: str = "",
        strict: bool | None = None,
        numbers: tuple[Number, ...] | None = None,
    ):
        if lang not in LANGUAGES:
            raise HeroonError(f"no such language: {lang!r}")
        self.lang = lang
        self.package = package
        self.strict = must_be_whole() if strict is None else strict
        given = own_numbers(package) if numbers is None else numbers
        self._numbers: dict[str, Value] = {**variables(given)}
        self._numbered: dict[str, tuple[str, ...]] = {}
        self._nouns: dict[str, dict[str, str]] = {}
        self._unread: dict[str, str] = {}
        self._keys: set[str] = set()
        self._simple: dict[str, str] = {}
        self._parts: dict[str, list[str]] = {}
        self._filled_in = lru_cache(KEPT)(self._fill_in)
        self._told = lru_cache(KEPT)(self._tell)
        for package_name, folder in (("heroon.texts", ""), (package, "texts")):
            if package_name:
                root = files(package_name)
                self._add(root / folder if folder else root, root)
        plain = {k: text for k, text in self._simple.items() if "{" not in text}
        #: Messages that are the same whatever they are given.
        self._plain = {k: harmless(text) for k, text in plain.items()}

    def _add(self, folder: Traversable, root: Traversable) -> None:
        path = folder / f"{self.lang}.ftl"
        source = path.read_text(encoding="utf-8") if path.is_file() else ""
        self._unread |= fluent_parts(source)
        keys = _NAME.findall(source)
        self._keys.update(keys)
        for key in keys:
            self._simple.pop(key, None)  # a game's message goes before the common one
        self._simple.update(simple_messages(source))
        self._numbered.update(numbered_messages(source))
        nouns = root / "nouns.toml"
        if nouns.is_file():
            for name, forms in toml_of(nouns, "nouns.toml").get("noun", {}).items():
                self._nouns[name] = dict(forms.get(self.lang, {}))

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The messages that Fluent has read so far: made late, since that takes a while."""
        from fluent.runtime import FluentBundle

        functions: dict[str, Callable[[Any], Any]] = {
            name: self._former(form) for name, form in FORMS[self.lang].items()
        }
        return FluentBundle([self.lang], functions=functions, use_isolating=False)

    def _read(self, key: str) -> None:
        """Let Fluent read a message and those that it includes, unless it has.

        Two threads may read the same messages: each message is there before it counts as read.
        """
        from fluent.runtime import FluentResource

        wanted, found = [key], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name in self._unread and name not in found:
                found[name] = self._unread[name]
                wanted += _MENTIONED.findall(found[name])
        if found:
            source = "\n".join(dict.fromkeys(found.values()))
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)
            for name in found:
                self._unread.pop(name, None)

    def _former(self, form: str) -> Callable[[Any], str]:
        return lambda name: self.noun(str(name), form)

    def noun(self, name: str, form: str = "bare") -> str:
        """Return a form of a noun, or of a proper name (`@Alice`)."""
        if name.startswith(PROPER):
            return _proper(name[len(PROPER) :], form, self.lang)
        forms = self._nouns.get(name, {})
        if form in forms:
            return forms[form]
        if form == "g":
            return "m"
        if self.strict:
            raise MissingText(f"noun {name!r} has no form {form!r} in {self.lang}")
        return name

    def has_noun(self, name: str) -> bool:
        """Return whether there is a noun of that name; a proper name is one."""
        return "bare" in self._nouns.get(name, {}) or name.startswith(PROPER)

    def has(self, key: str) -> bool:
        """Return whether there is a message of that key."""
        return key in self._keys

    def text(self, key: str, /, **args: Value) -> str:
        """Return the message of that key; variables are written with `_` for `-`."""
        plain = self._plain.get(key)
        if plain is not None:
            return plain
        return self._told(key, tuple(args.items()))

    def format(self, key: str, args: dict[str, Value]) -> str:
        """Return the message of that key, with its variables as the file names them.

        Characters that a terminal would obey are replaced, whichever variable brings them in.
        """
        return self._told(key, tuple(args.items()))

    def _tell(self, key: str, args: tuple[tuple[str, Value], ...]) -> str:
        """Fill in a message; the results are kept, since a table says much again and again."""
        named = {name.replace("_", "-"): value for name, value in args}
        return harmless(self._format(key, named))

    def _format(self, key: str, args: dict[str, Value]) -> str:
        if key in self._numbered:
            args = {name: self._numbers[name] for name in self._mentioned(key)} | args
        simple = self._simple.get(key)
        if simple is not None:
            if key not in self._parts:
                self._parts[key] = _VARIABLE.split(simple)
            filled = _filled(self._parts[key], args)
            if filled is not None:
                return filled
        told = self._filled_in(key, tuple(args.items())) if self.has(key) else None
        if told is None:
            if self.strict:
                raise MissingText(f"no message {key!r} in {self.lang}")
            return self.package.rpartition(".")[2] if key == TITLE and self.package else key
        return told

    def _mentioned(self, key: str) -> list[str]:
        """List the card numbers that a message mentions and the game has."""
        return [name for name in self._numbered[key] if name in self._numbers]

    def _fill_in(self, key: str, args: tuple[tuple[str, Value], ...]) -> str | None:
        """Fill in a message by Fluent; return None where the message has attributes alone."""
        if key in self._unread:
            self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors and self.strict:
            raise MissingText(f"message {key!r} in {self.lang}: {errors[0]!r}")
        return str(text)

    def sentence(self, key: str, args: dict[str, Value]) -> str:
        """Return the message with a capital at its beginning (perhaps of a declined noun)."""
        text = self.format(key, args)
        return text[:1].upper() + text[1:]


def numbered_messages(source: str) -> dict[str, tuple[str, ...]]:
    """Map the messages of a Fluent file that mention card numbers to these variables.

    A message that includes such a one mentions them, too.
    """
    if _NUMBER_STARTS not in source:
        return {}
    parts = _NAME.split(source)
    texts_of = dict(zip(parts[1::2], parts[2::2], strict=True))
    found = {key: set(_NUMBER.findall(text)) for key, text in texts_of.items()}
    while True:
        more = {
            key: found[key].union(*(found.get(name, set()) for name in _INCLUDED.findall(text)))
            for key, text in texts_of.items()
        }
        if more == found:
            return {key: tuple(sorted(names)) for key, names in found.items() if names}
        found = more


def fluent_parts(source: str) -> dict[str, str]:
    """Map each key of a Fluent file to its source, which can be read without the others.

    A file with terms stands under each of its keys as a whole.
    """
    starts = [found.start() for found in _NAME.finditer(source)]
    if _TERM.search(source):
        return dict.fromkeys(_NAME.findall(source), source)
    parts = [source[start:end] for start, end in pairwise([*starts, len(source)])]
    return dict(zip(_NAME.findall(source), parts, strict=True))


def simple_messages(source: str) -> dict[str, str]:
    """Map the keys of messages on one line of text and variables to that line."""
    found = {}
    for key, text in _MESSAGE.findall(source):
        rest = _VARIABLE.sub("", text)
        if text and "{" not in rest and "}" not in rest:
            found[key] = text
    return found


def _filled(parts: Sequence[str], args: dict[str, Value]) -> str | None:
    """Fill in a simple message; return None if a variable is no text: Fluent writes numbers.

    `parts` are text and names of variables in turn.
    """
    told = [*parts]
    for at in range(1, len(told), 2):
        value = args.get(told[at])
        if not isinstance(value, str):
            return None
        told[at] = value
    return "".join(told)


def _proper(name: str, form: str, lang: str) -> str:
    """Decline a person's name: `d’Alice`, `à Bob`; in English it never changes."""
    if form == "g":
        return "m"
    if lang == "fr" and form == "de":
        return f"d’{name}" if name[:1] in _VOWELS else f"de {name}"
    if lang == "fr" and form == "a":
        return f"à {name}"
    return name


@cache
def texts(lang: str, package: str = "", numbers: tuple[Number, ...] | None = None) -> Texts:
    """Return the texts of a language and a game, read once; `numbers` are those of a table."""
    if numbers is not None and numbers == own_numbers(package):
        return texts(lang, package)
    return Texts(lang, package, numbers=numbers)
