"""Copies of the project, to be changed and checked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("assets", "bot", "docs", "engine", "render", "tests")
FILES = (
    "pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE",
    "Dockerfile", "compose.yaml", "requirements.txt", "requirements-compile.txt",
)  # fmt: skip
LARGE = ("fonts", "golden", "fixtures")  # folders that are linked instead of copied
TYPES = ROOT / ".mypy_cache"  # of the last check, which makes the next one quick
# A project that is installed as editable would lend a copy the modules that it lacks.
ISOLATE = """
import sys

sys.meta_path[:] = [
    each for each in sys.meta_path if "editable" not in getattr(each, "__module__", "")
]
"""
IMPORT_ALL = """
import importlib, pkgutil
for package in ("engine", "render", "bot"):
    top = importlib.import_module(package)
    for module in pkgutil.walk_packages(top.__path__, f"{package}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
"""


def copy_project(to: Path, without: str = "", *, types: bool = False) -> Path:
    """Copy the project to ``to``, leaving out the folders and files of a game.

    ``types``: with the results of the last check of types.
    """
    names = ("{}", "{}.json", "{}-*.json", "*-{}.ftl", "*-{}.toml")
    left_out = [name.format(without) for name in names if without]
    ignored = shutil.ignore_patterns(*LARGE, *left_out)
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, to / folder, ignore=ignored)
        for large in LARGE:
            for found in (ROOT / folder).rglob(large):
                (to / found.relative_to(ROOT)).symlink_to(found)
    for file in FILES:
        shutil.copy(ROOT / file, to / file)
    (to / "sitecustomize.py").write_text(ISOLATE.lstrip(), encoding="utf-8")
    if types and TYPES.exists():
        shutil.copytree(TYPES, to / TYPES.name)
    return to


def run(folder: Path, *arguments: str, code: int = 0) -> str:
    """Run Python in ``folder``; return its output, or errors if ``code`` is not 0."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, f"{arguments}\n{done.stdout}\n{done.stderr}"
    return done.stderr if code else done.stdout


def run_tests(folder: Path, *paths: str) -> None:
    """Run these tests in ``folder``."""
    told = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not soak", *paths)
    assert "passed" in told
