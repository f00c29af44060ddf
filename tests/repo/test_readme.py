"""The README shows the program as it is."""

import doctest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_transcript_is_a_piece_of_a_golden() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = text.split("<!-- transcript -->\n```text\n")[1].split("\n```")[0]
    golden = (ROOT / "tests" / "cli" / "goldens" / "heroz.en.txt").read_text(encoding="utf-8")
    assert shown.strip()
    assert shown in golden


def test_every_linked_file_is_there() -> None:
    for page in (
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *sorted((ROOT / "docs").glob("*.md")),
    ):
        for part in page.read_text(encoding="utf-8").split("](")[1:]:
            target = part.split(")")[0].split("#")[0]
            if target and "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_session_in_python_answers_as_it_says() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0
