"""The project's statements about itself hold: README, settings, packaging, files."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import tomllib
from importlib.resources import files
from pathlib import Path

import grimp
import networkx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot import __version__
from bot.__main__ import main
from bot.app import FEATURES, INSTALLS
from bot.core.settings import LEVELS, VARIABLES
from bot.games.registry import GAMES as SHOWN
from engine import GAMES
from render.games import GAMES as DRAWN
from tests.bot.audit.authority import TYPED

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TEXTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PLAYING = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

# What one machine has and another has not, and names that belong to nobody's project.
PLACES = re.compile(r"(?<![\w.~-])/(?:home|root|tmp|work|Users|mnt)/[\w.-]")


def tracked() -> list[Path]:
    if not shutil.which("git") or not (ROOT / ".git").exists():
        return [path for path in ROOT.rglob("*.*") if ".venv" not in path.parts]
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name]


@pytest.mark.parametrize("text", TEXTS, ids=lambda path: path.name)
def test_commands_in_the_documents_exist(text: Path) -> None:
    said = text.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z][a-z-]*)(?=\s)", _code(said))) <= targets
    for module in re.findall(r"python -m ([a-z.]+)", said):
        if module not in ("pytest",):
            assert _module(module), f"{text.name}: python -m {module}"


def _code(said: str) -> str:
    """The parts of a document that are commands: indented or between backticks."""
    indented = re.findall(r"^ {4,}.*$", said, re.MULTILINE)
    return "\n".join([*indented, *(f"{part} " for part in re.findall(r"`([^`]+)`", said))])


def _module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__main__.py").exists()


def test_links_in_the_documents_lead_somewhere() -> None:
    for text in TEXTS:
        for target in re.findall(r"\]\(([^):]+)\)", text.read_text(encoding="utf-8")):
            file, _, heading = target.partition("#")
            path = text.parent / file if file else text
            assert path.exists(), f"{text.name} links to {target}"
            assert not heading or heading in _headings(path), f"{text.name} links to {target}"


def _headings(path: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub names them."""
    found = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


def test_the_first_screen_of_the_readme_shows_and_then_says_how_to_start() -> None:
    """Pictures, the two commands, then hosting; long tables stand under docs/."""
    parts = ["![", "make run\n", "DISCORD_TOKEN=… make run\n", "## Host it on Discord"]
    assert [README.index(part) for part in parts] == sorted(README.index(part) for part in parts)
    assert max(map(len, re.findall(r"(?:^\|.*\n)+", README, re.MULTILINE))) < 2500
    assert README.index("## Host it on Discord") < 4000


def test_every_command_is_in_the_pages_for_players() -> None:
    pages = PLAYING + (ROOT / "docs" / "tournaments.md").read_text(encoding="utf-8")
    assert [name for name in TYPED if f"/{name}`" not in pages and f"/{name} " not in pages] == []
    told = re.findall(r"`/([a-z]+(?: [a-z]+)?)", pages)
    commands = {*TYPED} | {name.split()[0] for name in TYPED}
    assert [name for name in told if {name, name.split()[0]}.isdisjoint(commands)] == []


def test_the_readme_lists_exactly_the_settings_that_there_are() -> None:
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE)) == set(VARIABLES)
    for level in LEVELS:
        assert f"`{level}`" in README


def test_no_setting_is_read_elsewhere() -> None:
    for path in [
        *ROOT.glob("bot/**/*.py"),
        *ROOT.glob("render/**/*.py"),
        *ROOT.glob("engine/**/*.py"),
    ]:
        if path.name not in ("settings.py", "__main__.py"):
            text = path.read_text(encoding="utf-8")
            assert "environ" not in text, path
            assert "getenv" not in text, path


def test_the_invitation_asks_for_what_the_readme_explains() -> None:
    import discord

    explained = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
    )
    (asked,) = re.findall(r"scope=bot\+applications\.commands&permissions=(\d+)", README)
    assert int(asked) == explained.value
    table = README.split("| permission | why |")[1].split("\n\n")[0].lower()
    for name, wanted in explained:
        assert (name.replace("_", " ").rstrip("s") in table.replace("channels", "channel")) or (
            not wanted
        ), name


def test_tracked_files_name_no_place_on_one_machine() -> None:
    allowed = {"Dockerfile", "compose.yaml", "test_project.py"}
    for path in tracked():
        if path.name in allowed or not path.is_file():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found = PLACES.search(text)
        assert not found, f"{path.relative_to(ROOT)}: {found and found[0]}"


@pytest.mark.parametrize(
    ("folder", "others"), [("engine", {"render", "bot"}), ("render", {"bot"}), ("bot", {"tests"})]
)
def test_imports_point_one_way(folder: str, others: set[str]) -> None:
    """import-linter says the same, but this also sees files that are never imported."""
    for path in ROOT.glob(f"{folder}/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {name.split(".")[0] for name in names} & others, path


def test_no_game_is_named_outside_its_folders() -> None:
    """A game is known by its manifests alone, one each in engine, render and bot."""
    named = re.compile(rf"\b({'|'.join(GAMES)})\b", re.IGNORECASE)
    for folder in ("engine", "render", "bot"):
        for path in ROOT.glob(f"{folder}/**/*.py"):
            if not set(GAMES) & {*path.parts}:
                found = named.search(path.read_text(encoding="utf-8"))
                assert not found, f"{path.relative_to(ROOT)} names {found and found[0]}"


def test_the_manifests_are_called_as_their_folders() -> None:
    for package, games in (("engine", GAMES), ("render", DRAWN), ("bot/games", SHOWN)):
        folders = {path.parent.name for path in ROOT.glob(f"{package}/*/manifest.py")}
        assert set(games) == folders
        assert [game.name for game in games.values()] == list(games) == list(GAMES)


def test_make_soak_reads_all_files_with_tests_marked_soak() -> None:
    marked = [
        path
        for path in (ROOT / "tests").rglob("*.py")
        if re.search(r"mark\.soak\b", path.read_text(encoding="utf-8"))
    ]
    assert marked
    assert [path for path in marked if not path.name.startswith("test_")] == []


def test_no_file_is_too_long_to_have_one_subject() -> None:
    for path in tracked():
        if path.suffix == ".py" and path.exists():
            lines = path.read_text(encoding="utf-8").count("\n")
            assert lines <= 600, f"{path.relative_to(ROOT)} has {lines} lines"


def test_what_is_installed_brings_the_assets_along() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "assets*" in project["tool"]["setuptools"]["packages"]["find"]["include"]
    for name in ("icons/deck.svg", "locales/en/panels.ftl", "demo/person.html"):
        assert files("assets").joinpath(name).is_file()


def test_the_container_installs_what_the_project_asks_for() -> None:
    """``make lock`` writes both files; the version of each package fits."""
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = written["project"]
    wanted = {
        "requirements.txt": project["dependencies"]
        + project["optional-dependencies"]["postgresql"],
        "requirements-compile.txt": written["dependency-groups"]["compile"],
    }
    for file, asked_for in wanted.items():
        lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
        fixed = dict(line.split()[0].split("==") for line in lines if "==" in line)
        for asked in map(Requirement, asked_for):
            name = canonicalize_name(asked.name)
            assert name in fixed, f"{name}: make lock"
            assert asked.specifier.contains(fixed[name]), f"{name} {fixed[name]}: make lock"


def test_the_bot_installs_every_feature() -> None:
    folders = [path.parent.name for path in (ROOT / "bot/features").glob("*/__init__.py")]
    assert sorted(FEATURES) == sorted(folders)
    assert len(INSTALLS) == len(list((ROOT / "bot/features").glob("*/feature.py")))


def test_no_import_closes_a_circle() -> None:
    """Annotations count."""
    graph = grimp.build_graph("engine", "render", "bot", cache_dir=None)
    imports: networkx.DiGraph = networkx.DiGraph(
        (module, imported)
        for module in graph.modules
        for imported in graph.find_modules_directly_imported_by(module)
    )
    circles = [each for each in networkx.strongly_connected_components(imports) if len(each) > 1]
    assert circles == []


def test_what_belongs_to_a_feature_is_its_own() -> None:
    """A module that another feature needs is one of its own (docs/architecture.md)."""
    graph = grimp.build_graph("bot", cache_dir=None)
    own = re.compile(r"(bot\.features\.\w+\.).*(?<=\.)(messages|commands|storage|feature)")
    found = [
        f"{importer} imports {module}"
        for module in sorted(graph.modules)
        if (inside := own.fullmatch(module))
        for importer in sorted(graph.find_modules_that_directly_import(module))
        if importer.startswith("bot.features.") and not importer.startswith(inside[1])
    ]
    assert found == []


def test_the_version_is_the_same_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == __version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\S+)", changes, re.MULTILINE)
    assert next(each for each in versions if each != "Unreleased") == __version__
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"civitas {__version__}\n"
