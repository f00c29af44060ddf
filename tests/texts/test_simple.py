"""Messages of one line are written without Fluent: exactly as Fluent writes them."""

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from heroon.texts import LANGUAGES, MissingText, Texts
from heroon.texts.core import _MENTIONED, _NAME, _VARIABLE, fluent_parts, simple_messages

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


class _Included(Visitor):
    """Collects the messages that one includes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("file", _FILES)
def test_a_message_read_alone_reads_as_in_its_file(file: str) -> None:
    source = (_ROOT / file).read_text(encoding="utf-8")
    parser = FluentParser(with_spans=False)
    whole = {m.id.name: m for m in parser.parse(source).body if isinstance(m, ast.Message)}
    parts = fluent_parts(source)
    assert parts.keys() == whole.keys()
    assert len(parts) > 50
    for key, part in parts.items():
        (alone,) = (m for m in parser.parse(part).body if isinstance(m, ast.Message))
        assert alone.equals(whole[key], ignored_fields=["span", "comment"]), key
        included = _Included()
        included.visit(alone)
        assert included.names == set(_MENTIONED.findall(part)), key


def test_what_a_message_includes_is_read_with_it(tmp_path: Path) -> None:
    source = "a = { b } and { c.d }\nb = { a-1 }\na-1 = one\nc = c\n    .d = { b }\nz = zed\n"
    assert fluent_parts(source)["c"] == "c = c\n    .d = { b }\n"
    assert list(fluent_parts(source)) == ["a", "b", "a-1", "c", "z"]
    assert fluent_parts("-x = term\na = { -x }\nb = bee\n") == dict.fromkeys(
        "ab", "-x = term\na = { -x }\nb = bee\n"
    )
    t = Texts("en")
    t._unread |= fluent_parts(source)
    t._keys.add("a")
    assert t.text("a") == "one and one"
    assert "z" in t._unread
    assert not {"a", "b", "c", "a-1"} & t._unread.keys()


def test_simple_messages_do_not_import_fluent() -> None:
    code = "import sys; from heroon.texts.core import texts\n"
    code += "texts('fr').text('app-start-new'); assert 'fluent.runtime' not in sys.modules\n"
    code += "texts('fr').text('app-new-count', count=2); assert 'fluent.runtime' in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
