"""`heroon list`, `heroon rules`, `heroon`: what only shows something."""

from pathlib import Path

from tests.cli.running import heroon


def test_list_names_the_games(tmp_path: Path) -> None:
    ran = heroon(tmp_path, "list")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("hades-trap · HADES TRAP")
    assert "\nhero-realms · Hero Realms" in ran.out and "\nheroz · HEROZ" in ran.out


def test_rules_are_shown_whole_or_in_part(tmp_path: Path) -> None:
    whole = heroon(tmp_path, "rules", "heroz", "--lang", "fr")
    assert whole.code == 0
    assert whole.out.count("[heroz:") > 30
    part = heroon(tmp_path, "rules", "heroz", "2.3", "--lang", "fr")
    assert part.out.count("[heroz:") == 1
    assert "Bloqueurs" in part.out
    ruling = heroon(tmp_path, "rules", "heroz", "HZ-51").out
    assert ruling.count("[HZ-51]") == 1 and "Rule: heroz:2.3" in ruling
    assert heroon(tmp_path, "rules", "heroz", "opening", "hand").out.count("[heroz:") >= 1
    assert heroon(tmp_path, "rules", "heroz", "xyzzy").code == 1


def test_without_arguments_comes_the_help(tmp_path: Path) -> None:
    ran = heroon(tmp_path)
    assert ran.code == 0
    for name in ("list", "rules", "play", "scenario"):
        assert name in ran.out
    assert "Jouer une partie" in heroon(tmp_path, "--help", lang="fr_FR.UTF-8").out
