"""Texts that a parser of TOML would choke on, each with the reason why it is refused."""

from typing import Final

#: No refused text may need more, in bytes.
MEMORY: Final = 20_000_000

BOMBS: Final[dict[str, tuple[str, str]]] = {
    "one key of many parts": ("a." * 3_000 + "b = 1", "a key has too many parts"),
    "a long key of many parts": ("a." * 30_000 + "b = 1", "the line is too long|too long"),
    "a key of quoted parts": ('"a b" . ' * 900 + "b = 1", "a key has too many parts"),
    "a table of many parts": ("[" + "a." * 3_000 + "b]", "a key has too many parts"),
    "parts inside a table in a line": ("x = {" + "a." * 50 + "b = 1}", "a key has too many parts"),
    "many tables": ("".join(f"[t{i}]\n" for i in range(400)), "too many tables"),
    "many tables of one name": ("[[t]]\n" * 400, "too many tables"),
    "a deep list": ("x = " + "[" * 50 + "]" * 50, "lists lie too deep"),
    "a deep list over lines": ("x = [\n" + "[\n" * 50, "lists lie too deep"),
    "deep tables in a line": ("x = " + "{a=" * 50 + "1" + "}" * 50, "lists lie too deep"),
    "many lines": ("\n" * 5_000, "too many lines"),
    "a long line": ("x = '" + "y" * 9_000 + "'", "the line is too long"),
    "a text over lines": ('x = """\n' + "y\n" * 100 + '"""', "a text must end in its own line"),
    "four megabytes": ("x = 1\n" * 700_000, "too long"),
}
