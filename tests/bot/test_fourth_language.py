"""A fourth language is one folder: no code and no test has to be changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GERMAN = {
    "command-names.ftl": "cmd-help = hilfe",
    "panels.ftl": "lobby-join = Mitspielen",
}


@pytest.mark.soak
def test_a_new_folder_is_a_new_language(tmp_path: Path) -> None:
    """German has only two keys; Spanish has all of French."""
    assets = tmp_path / "assets"
    ignored = shutil.ignore_patterns("fonts", "pictures", "__pycache__")
    shutil.copytree(Path(str(files("assets"))), assets, ignore=ignored)
    (assets / "fonts").symlink_to(Path(str(files("assets").joinpath("fonts"))))
    shutil.copytree(assets / "locales" / "fr", assets / "locales" / "es")
    shutil.rmtree(assets / "locales" / "de", ignore_errors=True)
    (assets / "locales" / "de").mkdir()
    for name, text in GERMAN.items():
        (assets / "locales" / "de" / name).write_text(text + "\n", encoding="utf-8")
    told = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "--show-capture=no"),
            *("-o", f"pythonpath={tmp_path} .", "tests/bot/fourth_language.py"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout
    assert "passed" in told.stdout
