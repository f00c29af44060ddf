"""Texts: everything a person reads, in French and in English.

`Texts` gives a message by key; `Sentences` tells words, prompts, events and reasons of a game
as one seat reads them; `Guide` is a game's rules reference,
`rulings` its readings of what the rulebook leaves open.
"""

from .core import LANGUAGES, Texts, default_language, texts
from .guide import Guide, Section
from .installed import complaint, complaints, titles
from .missing import MissingText
from .rulings import Ruling, rulings
from .sentences import Sentences, package_of

__all__ = [
    "LANGUAGES",
    "Guide",
    "MissingText",
    "Ruling",
    "Section",
    "Sentences",
    "Texts",
    "complaint",
    "complaints",
    "default_language",
    "package_of",
    "rulings",
    "texts",
    "titles",
]
