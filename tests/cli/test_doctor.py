"""`heroon doctor`: which engine plays, and why."""

from pathlib import Path
from typing import Any

import pytest

from heroon.cli import doctor as module
from heroon.kernel import GameSpec
from heroon.native import EngineReport
from tests.cli.running import heroon
from tests.plugins import install, shown


def test_it_tells_of_each_game(tmp_path: Path) -> None:
    ran = heroon(tmp_path, "doctor")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Heroon 0.1.0, Python 3.")
    for name in ("heroz · HEROZ", "micro-hero · MICRO HERO"):
        assert name in ran.out


def test_it_says_why_in_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def report(spec: GameSpec[Any], make: bool) -> EngineReport:
        return EngineReport(spec.id, "python", "no C compiler", "no C compiler", "/nowhere")

    monkeypatch.setattr(module, "report", report)
    module.doctor("en", False)
    assert "HEROZ: its rules run in Python (no C compiler)" in capsys.readouterr().out
    module.doctor("fr", True)
    told = capsys.readouterr().out
    assert "HEROZ\u00a0: ses règles tournent en Python (pas de compilateur C)" in told
    assert "Compilateur C\u00a0: pas de compilateur C" in told


def test_it_says_how_what_is_not_built_is_made(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for why, told in (("not built yet", True), ("no C compiler", False)):

        def report(spec: GameSpec[Any], make: bool, why: str = why) -> EngineReport:
            return EngineReport(spec.id, "python", why, "gcc", "/nowhere")

        monkeypatch.setattr(module, "report", report)
        monkeypatch.setenv("HEROON_CALLED_AS", "python3 dev.py")
        module.doctor("en", False)
        command = "“python3 dev.py run doctor --build” builds what is not built yet."
        assert (command in capsys.readouterr().out) == told
        module.doctor("fr", False)
        assert ("construit ce qui ne l’est pas encore" in capsys.readouterr().out) == told


def test_it_tells_what_is_wrong_with_the_files_of_an_added_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown(tmp_path)
    (tmp_path / "parry").rename(tmp_path / "sick")
    faulty = tmp_path / "sick" / "texts" / "fr.ftl"
    faulty.write_text(faulty.read_text("utf-8").replace("vous\u00a0:", "vous:"), "utf-8")
    rules = tmp_path / "sick" / "spec.py"
    rules.write_text(rules.read_text("utf-8").replace('id="parry"', 'id="sick"'), "utf-8")
    install(tmp_path, "sick", {}, {"heroon.games": {"sick": "sick.spec:SPEC"}})
    monkeypatch.syspath_prepend(str(tmp_path))
    assert module.doctor("en", False) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "sick: texts/fr.ftl, line 16: prompt-act: no-break space missing" in told
    assert "no section 'parry:act', the rule of" not in told
    assert "guide/en.md, line 5: parry:act: a section begins with “sick:”" in told
    assert "heroz: texts" not in told
    assert module.doctor("fr", False) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "sick : texts/fr.ftl, ligne 16 : prompt-act : il manque une espace" in told
