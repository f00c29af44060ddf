"""The tree itself: what may not be in it, and what must agree with what."""

import ast
import errno
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

import dev_commands as dev
import heroon
from heroon.kernel import game
from heroon.terminal import palette

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


def test_the_lock_is_whole() -> None:
    """The set-up resolves nothing, so what any package asks for must stand in the lock."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    environment = {re.sub(r"[._]", "-", one.name).lower() for one in distributions()}
    assert pins("dev").keys() - environment <= {"colorama"}


def test_the_set_up_resolves_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A release that came after the lock changes nothing, whatever pip makes of extras."""
    said: list[tuple[str, ...]] = []
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "quietly", lambda *line: said.append(tuple(map(str, line))))
    monkeypatch.setattr(dev, "build_engines", lambda: None)
    dev.set_up("dev")
    installs = [line for line in said if "install" in line]
    assert [line[-1] for line in installs] == [str(ROOT / "requirements" / "dev.txt"), str(ROOT)]
    assert all("--no-deps" in line for line in installs)


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
    """The launcher is a docstring, imports, the check and one import behind it, in ASCII and in
    syntax that Python 2.7 has as well: statements of these kinds, calls by position, no f-string.
    """
    source = (ROOT / "dev.py").read_bytes().decode("ascii")
    body = ast.parse(source, feature_version=(3, 4)).body
    kinds = [type(node).__name__ for node in body]
    assert kinds == ["Expr", "Import", "Import", "If", "Expr", "ImportFrom", "If"]
    inside = {type(node).__name__ for node in ast.walk(ast.Module(body, []))}
    new = {"JoinedStr", "AnnAssign", "NamedExpr", "Starred", "keyword", "arg", "Match", "Nonlocal"}
    assert not inside & new and "print" not in source


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 8, 10)])
def test_an_old_interpreter_gets_a_clear_line(version: tuple[int, int, int]) -> None:
    old = f"import sys; sys.version_info = {version}; exec(open('dev.py').read())"
    done = subprocess.run([sys.executable, "-c", old], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    told = f"dev.py needs Python 3.11 or newer; this is Python {version[0]}.{version[1]}."
    assert done.stderr.startswith(told)
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(shutil.which("python2.7") is None, reason="no Python 2.7")
def test_python_2_itself_gets_the_line() -> None:
    works = subprocess.run(["python2.7", "-c", ""], capture_output=True)
    if works.returncode:
        pytest.skip("a chooser of versions without that one")
    done = subprocess.run(["python2.7", str(ROOT / "dev.py")], capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr.startswith("dev.py needs Python 3.11 or newer")


@pytest.mark.parametrize("command", ["test", "check", "clean", "play"])
def test_a_checkout_that_may_only_be_read_is_one_line(
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Root may write everywhere, so a file stands where the folders of the checkout would lie."""
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(tmp_path / ".venv"))

    monkeypatch.setattr(dev, "set_up", refused)
    monkeypatch.setattr("shutil.rmtree", refused)
    (tmp_path / ".venv").mkdir()
    assert dev.main([command], "") == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "may only be read" in told and "cp -r" in told


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_missing_venv_module_gets_a_clear_line(
    module: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == module else found(name)
    )
    with pytest.raises(SystemExit) as stop:
        dev.make_venv(tmp_path / "venv")
    assert f"lacks the module '{module}'" in str(stop.value)
    assert "python3-venv" in str(stop.value)


def test_an_environment_counts_only_when_finished_here_and_up_to_date(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def checkout(name: str) -> Path:
        (tmp_path / name / "requirements").mkdir(parents=True)
        for path in ("pyproject.toml", "requirements/play.txt", "requirements/dev.txt"):
            (tmp_path / name / path).write_bytes((ROOT / path).read_bytes())
        return tmp_path / name

    def stand_in(place: Path) -> None:
        monkeypatch.setattr(dev, "ROOT", place)
        monkeypatch.setattr(dev, "VENV", place / ".venv")
        monkeypatch.setattr(dev, "PYTHON", place / ".venv" / "python")

    one, two = checkout("one"), checkout("two")
    stand_in(one)
    assert not dev.ready("play")
    (one / ".venv").mkdir()
    (one / ".venv" / "python").touch()
    assert not dev.ready("play")  # interrupted: everything there but the stamp
    dev.stamp("play").write_text(dev.fingerprint("play"))
    assert dev.ready("play") and not dev.ready("dev")
    dev.stamp("play").unlink()
    dev.stamp("dev").write_text(dev.fingerprint("dev"))
    assert dev.ready("play") and dev.ready("dev")  # who can test can play

    shutil.copytree(one / ".venv", two / ".venv")
    stand_in(two)
    assert not dev.ready("play")  # a copied checkout makes its own
    shutil.rmtree(two / ".venv")
    (two / ".venv").symlink_to(one / ".venv")
    assert not dev.ready("play")

    stand_in(one)
    with (one / "requirements" / "dev.txt").open("a") as lock:
        lock.write("# changed\n")
    assert not dev.ready("dev")


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


SOURCE = ROOT / "src" / "heroon"
#: Where a game is named: its rules, and what shows them.
OF_GAMES = ("games", "faces")


def of_no_game(suffix: str) -> list[Path]:
    """The files of the program that belong to no game."""
    return [
        path
        for path in sorted(SOURCE.rglob(f"*{suffix}"))
        if path.relative_to(SOURCE).parts[0] not in OF_GAMES
    ]


def game_names() -> re.Pattern[str]:
    """What a game of ours is called in code: `hero-realms`, `hero_realms`, “Hero Realms”."""
    folders = [path.parent.name for path in (SOURCE / "games").glob("*/__init__.py")]
    return re.compile("|".join(name.replace("_", "[-_ ]?") for name in folders), re.IGNORECASE)


def said_in_code(path: Path) -> list[tuple[int, str]]:
    """Every name and every text in a module, with its line; no docstrings, no comments."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            found.append((node.lineno, node.value))
        elif isinstance(node, ast.Name | ast.Attribute):
            found.append((node.lineno, node.id if isinstance(node, ast.Name) else node.attr))
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found.append((node.lineno, ast.unparse(node)))
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.arg):
            found.append((node.lineno, node.arg if isinstance(node, ast.arg) else node.name))
    return found


def test_nothing_but_a_game_and_its_face_names_a_game() -> None:
    names = game_names()
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {text[:60]}"
        for path in of_no_game(".py")
        for line, text in said_in_code(path)
        if names.search(text)
    ]
    for suffix, comment in (
        (".html", r"\{#.*?#\}"),
        (".css", r"/\*.*?\*/"),
        (".tcss", r"/\*.*?\*/"),
        (".js", r"//[^\n]*|/\*.*?\*/"),
        (".ftl", r"^#[^\n]*"),
        (".toml", r"^#[^\n]*"),
    ):
        for path in of_no_game(suffix):
            text = re.sub(comment, "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.M)
            found += [f"{path.relative_to(SOURCE)}: {said}" for said in names.findall(text)]
    assert not found


def test_the_names_of_games_are_found() -> None:
    names = game_names()
    for text in ("heroz", "HEROZ", "micro-hero", "heroon.games.hero_realms", "Hero Realms"):
        assert names.search(text)
    assert not names.search("a hero of these realms, in micro")
    face = SOURCE / "faces" / "heroz" / "__init__.py"
    assert any(names.search(text) for _, text in said_in_code(face))


def test_no_style_sheet_of_all_games_paints_with_the_colours_of_one() -> None:
    own: set[str] = set()
    for sheet in (SOURCE / "faces").rglob("*.css"):
        own |= set(re.findall(r"(--[a-z]{2,3}-)[\w-]+ *:", sheet.read_text(encoding="utf-8")))
    own.discard("--on-")  # a colour on another one, which every table has: `--on-felt`
    assert {"--hz-", "--mh-", "--hr-"} <= own
    found = [
        f"{sheet.name}: {prefix}"
        for sheet in of_no_game(".css")
        for prefix in own
        if prefix in sheet.read_text(encoding="utf-8")
        or re.search(rf"\.{prefix[2:]}\w", sheet.read_text(encoding="utf-8"))
    ]
    assert not found


def test_a_face_is_found_by_its_entry_point_alone() -> None:
    """What the import contract says of packages, said of texts like `module:name`, too."""
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in of_no_game(".py")
        for line, text in said_in_code(path)
        if "heroon.faces." in text or text == "from heroon import faces"
    ]
    assert not found


# ---------------------------------------------------------------- what is said of no game

#: The packages that serve every game: what is special to one is in its folder or its face.
GENERIC = ("play", "ai", "terminal", "web", "desk", "server", "board", "cli", "lab", "store")
#: Words that games use and that are English first: generic code uses them in their common sense.
ORDINARY = frozenset((ROOT / "tests" / "repo" / "ordinary.txt").read_text().split())


def words_of_games() -> frozenset[str]:
    """The words of our games that are no common ones: verbs, prompts, counters, nouns."""
    found: set[str] = set()
    for folder in sorted((SOURCE / "games").glob("*/texts")):
        words = game(folder.parent.name.replace("_", "-")).words
        found |= {verb.name for verb in words.verbs} | {prompt.name for prompt in words.prompts}
        said = (folder / "en.ftl").read_text(encoding="utf-8")
        found |= set(re.findall(r"^counter-([a-z-]+)", said, re.MULTILINE))
        nouns = tomllib.loads((folder.parent / "nouns.toml").read_text(encoding="utf-8"))
        found |= {name.partition("+")[0] for name in nouns["noun"]}
    return frozenset(found - ORDINARY)


def words_in(text: str) -> set[str]:
    """The words of a name or a text: `best_line`, `BestLine` and `best-line` have two."""
    apart = re.sub(r"([a-z])([A-Z])", r"\1_\2", text).lower().replace("_", " ")
    return set(re.findall(r"[a-z]+(?:-[a-z]+)*", apart))


def test_what_serves_every_game_has_no_words_of_one() -> None:
    """The names of styles of the app are its own: a board may say that a value is a life."""
    own = words_of_games()
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {', '.join(sorted(words_in(text) & own))}"
        for path in of_no_game(".py")
        if path.relative_to(SOURCE).parts[0] in GENERIC and path.name != "palette.py"
        for line, text in said_in_code(path)
        if words_in(text) & own and not palette.known(text)
    ]
    assert not found


def test_the_words_of_games_are_found() -> None:
    own = words_of_games()
    assert {"tilt", "posture", "attack", "defence", "experience", "amphora"} <= own
    assert words_in("_TILT") & own and words_in("attackValue") & own and words_in("order-tilt")
    face = SOURCE / "faces" / "micro_hero" / "ordering.py"
    assert any(words_in(text) & own for _, text in said_in_code(face))


def test_no_hook_of_a_game_is_looked_up_by_a_text() -> None:
    """Else nothing would check what is there: a `Heuristics` and a `Face` have fields."""
    found = []
    for path in of_no_game(".py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr":
                of = ast.unparse(node.args[0])
                if of.startswith("sys.modules") or of in ("ai", "heuristics", "module"):
                    found.append(f"{path.relative_to(SOURCE)}:{node.lineno}: {ast.unparse(node)}")
    assert not found
