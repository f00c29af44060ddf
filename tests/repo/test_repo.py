"""The tree itself: what may not be in it, and what must agree with what."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import heroon

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("play", "dev")
NOT_OURS = {".git", ".venv", "__pycache__", "dist", "build", "htmlcov", ".coverage"}


def tree() -> list[Path]:
    """Every file that is or would be committed; without git, every file but caches."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout.decode()
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [
            path
            for path in ROOT.rglob("*")
            if not any(
                part in NOT_OURS or part.endswith("_cache") or part == ".hypothesis"
                for part in path.relative_to(ROOT).parts
            )
        ]
    return sorted(path for path in paths if path.is_file())


def texts() -> list[tuple[str, str]]:
    """Name and text of every file of the tree that is text."""
    found = []
    for path in tree():
        data = path.read_bytes()
        if b"\0" not in data:
            found.append((path.relative_to(ROOT).as_posix(), data.decode("utf-8")))
    return found


# Put together so that this file does not name them.
MACHINE_PATH = re.compile(r"(?<![\w.\-])/(?:" + "|".join(["work", "root", "farm"]) + r")/")
OUTSIDE = re.compile(r"\.\./" + "shared")
INDEX_HOST = re.compile("|".join(["pypi" + r"\.org", "pythonhosted" + r"\.org", r"registry\.npm"]))


@pytest.mark.parametrize("what", [MACHINE_PATH, OUTSIDE, INDEX_HOST], ids=lambda p: p.pattern)
def test_no_file_names_a_machine_or_a_registry(what: re.Pattern[str]) -> None:
    found = [
        f"{name}:{number}: {line.strip()[:80]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if what.search(line)
    ]
    assert not found


def test_the_tree_check_sees_what_it_should() -> None:
    assert MACHINE_PATH.search("cd " + "/wo" + "rk/main")
    assert not MACHINE_PATH.search("src/wo" + "rk/main")
    assert "tests/repo/test_repo.py" in dict(texts())


def test_every_file_ends_in_one_newline() -> None:
    wrong = [name for name, text in texts() if text and not re.search(r"[^\n]\n\Z", text)]
    assert not wrong


def test_readme_names_the_two_commands() -> None:
    first_screen = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:45]
    assert "python3 dev.py play" in "\n".join(first_screen)
    assert "python3 dev.py test" in "\n".join(first_screen)


def test_documents_link_to_files_that_exist() -> None:
    broken = []
    for name, text in texts():
        if name.endswith(".md"):
            for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
                if not (ROOT / name).parent.joinpath(target).exists():
                    broken.append(f"{name} -> {target}")
    assert not broken


# ---------------------------------------------------------------- packaging


def pyproject() -> dict[str, object]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9][a-z0-9._-]*)==(\S+)", text, flags=re.MULTILINE))


def test_the_version_is_one() -> None:
    project = pyproject()["project"]
    assert isinstance(project, dict)
    assert project["version"] == heroon.__version__


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_with_hashes_and_names_no_host(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert lines
    for line in lines:
        assert re.fullmatch(r"[a-z0-9._-]+==\S+ \\|    --hash=sha256:[0-9a-f]{64}(?: \\)?", line)
    assert "://" not in text
    for entry in re.split(r"\n(?=[a-z0-9])", "\n".join(lines)):
        assert "--hash=sha256:" in entry


def test_the_lock_for_developers_holds_the_one_for_players() -> None:
    assert pins("play").items() <= pins("dev").items()


def test_the_lock_holds_every_dependency() -> None:
    project = pyproject()["project"]
    assert isinstance(project, dict)

    def names(requirements: list[str]) -> set[str]:
        return {
            re.sub(r"[._]", "-", re.split(r"[<>=!~ ;\[]", one)[0]).lower() for one in requirements
        }

    assert names(project["dependencies"]) <= pins("play").keys()
    assert names(project["optional-dependencies"]["dev"]) <= pins("dev").keys()
    assert {"hatchling", "editables", "colorama"} <= pins("play").keys()


# ---------------------------------------------------------------- dev.py and its forwarders


def test_dev_needs_the_standard_library_only() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-I", str(ROOT / "dev.py"), "--help"],
        cwd=os.path.abspath(os.sep),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "python3 dev.py play" in done.stdout
    assert done.stderr == ""


def test_dev_parses_on_old_interpreters() -> None:
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    body = ast.parse(source, feature_version=(3, 7)).body
    kinds = [type(node).__name__ for node in body[:3]]
    assert kinds == ["Expr", "Import", "If"]  # docstring, import sys, the check of the version


def test_dev_refuses_what_it_does_not_know() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "dance"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "dance" in done.stderr
    assert "Traceback" not in done.stderr


def test_ci_and_make_only_forward() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert "python3 dev.py test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    recipes = re.findall(
        r"^\t(.*)", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    assert recipes
    assert all(recipe.startswith("@python3 dev.py ") for recipe in recipes)


# ---------------------------------------------------------------- what import-linter cannot say


def imported(package: str) -> set[str]:
    """Names of all modules that a package of ours imports."""
    names = set()
    for path in (ROOT / "src" / "heroon" / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names.add(node.module or "")
    return names


def test_the_kernel_imports_only_the_standard_library() -> None:
    foreign = {
        name
        for name in imported("kernel")
        if name.split(".")[0] not in sys.stdlib_module_names
        and not re.match(r"heroon\.kernel(\.|$)", name)
    }
    assert not foreign


def test_the_contract_names_every_game() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    games = (ROOT / "src" / "heroon" / "games").glob("*/__init__.py")
    missing = [
        path.parent.name for path in games if f"(heroon.games.{path.parent.name})" not in text
    ]
    assert not missing
