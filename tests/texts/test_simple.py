"""Messages of one line are written without Fluent: exactly as Fluent writes them."""

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from heroon.texts import LANGUAGES, MissingText, Texts
from heroon.texts.core import _NAME, _VARIABLE, simple_messages

_ROOT = Path(__file__).parents[2] / "src/heroon"
_FILES = sorted(path.relative_to(_ROOT).as_posix() for path in _ROOT.rglob("*.ftl"))


@pytest.mark.parametrize("file", _FILES)
def test_simple_messages_read_as_fluent_reads_them(file: str) -> None:
    source = (_ROOT / file).read_text(encoding="utf-8")
    bundle = FluentBundle([file[-6:-4]], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    names = _NAME.findall(source)
    assert all(bundle.has_message(name) for name in names)
    simple = simple_messages(source)
    assert len(simple) > len(names) / 2
    for key, text in simple.items():
        args = {name: f"«{name}»" for name in _VARIABLE.findall(text)}
        told = _VARIABLE.sub(r"«\1»", text)
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, args) == (told, [])


@pytest.mark.parametrize(
    ("source", "simple"),
    [
        ("a = one\n", {"a": "one"}),
        ("a = one\nb = two { $x }\n", {"a": "one", "b": "two { $x }"}),
        ("a =  one  \n# c\nb=two\n", {"a": "one", "b": "two"}),
        ("a = one\n    two\n", {}),
        ("a = one\n\n    two\nb = three\n", {"b": "three"}),
        ("a = one\n    .attribute = two\n", {}),
        ("a = { $n ->\n    [one] 1\n   *[other] 2\n}\n", {}),
        ("a = { LE($x) }\nb = { a }\nc = { \"}\" }\nd =\n    two\n", {}),
    ],
)  # fmt: skip
def test_what_is_simple(source: str, simple: dict[str, str]) -> None:
    assert simple_messages(source) == simple


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_variable_is_an_error(lang: str) -> None:
    with pytest.raises(MissingText):
        Texts(lang, strict=True).text("placed", name="a")


def test_simple_messages_do_not_import_fluent() -> None:
    code = "import sys; from heroon.texts.core import texts\n"
    code += "texts('fr').text('app-start-new'); assert 'fluent.runtime' not in sys.modules\n"
    code += "texts('fr').text('app-new-count', count=2); assert 'fluent.runtime' in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
