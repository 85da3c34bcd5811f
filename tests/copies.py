"""Copies of the project with a game less, or with one more."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LARGE = ("fonts", "golden", "fixtures")  # folders that are linked instead of copied
IMPORT_ALL = """
import importlib, pkgutil
for package in ("engine", "render", "bot"):
    top = importlib.import_module(package)
    for module in pkgutil.walk_packages(top.__path__, f"{package}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
"""


def copy_project(to: Path, without: str = "") -> Path:
    """Copy the project to ``to``, leaving out the folders and words of a game."""
    left_out = [without, f"*-{without}.ftl"] if without else []
    ignored = shutil.ignore_patterns(*LARGE, *left_out)
    for folder in ("assets", "bot", "engine", "render", "tests"):
        shutil.copytree(ROOT / folder, to / folder, ignore=ignored)
        for large in LARGE:
            for found in (ROOT / folder).rglob(large):
                (to / found.relative_to(ROOT)).symlink_to(found)
    for file in ("pyproject.toml", "README.md", "CHANGELOG.md"):
        shutil.copy(ROOT / file, to / file)
    return to


def run(folder: Path, *arguments: str) -> str:
    """Run Python in ``folder`` and return its output. Fails if the exit code is not 0."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{arguments}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def run_tests(folder: Path, *paths: str) -> None:
    """Run these tests in ``folder``."""
    told = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--no-header", *paths)
    assert "passed" in told
