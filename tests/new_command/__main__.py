"""Write the files of a new slash command.

    python -m tests.new_command roll

It works at once, and passes ``make lint`` and its own test: it counts the games of its user, and
has a button. Service, panel and words are then changed into what is wanted, in all languages.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from bot.app import Civitas
from bot.ui.command import COMMANDS
from bot.ui.press import PRESSES
from tests.bot.audit.roles import KINDS
from tests.languages import COMPLETE

ROOT = Path(__file__).parents[2]
TEMPLATES = Path(__file__).parent / "templates"

# What a command is called, in code and on Discord.
NAME = re.compile(r"[a-z][a-z0-9]{1,20}")


def complaint(name: str) -> str | None:
    """Return why a command cannot be called ``name``; ``None`` if it can."""
    if not NAME.fullmatch(name):
        return "a name begins with a small letter, and has up to 20 more, or digits"
    assert Civitas.__name__  # everything is registered once the client is imported
    taken = (
        any(command.name == name for command in COMMANDS)
        or (ROOT / "bot/features" / name).exists()
        or any(kind.__discord_ui_compiled_template__.fullmatch(name) for kind in PRESSES)
    )
    return f"{name} is taken" if taken else None


def new_files(name: str) -> dict[Path, str]:
    """Return the content of each new file, by path below the root."""
    feature = Path("bot/features") / name
    templates = {
        feature / "__init__.py": "init.py.txt",
        feature / "feature.py": "feature.py.txt",
        feature / "service.py": "service.py.txt",
        feature / "messages.py": "messages.py.txt",
        feature / "commands.py": "commands.py.txt",
        Path(f"tests/bot/test_{name}.py"): "test.py.txt",
        **{Path(f"assets/locales/{each}/{name}.ftl"): f"{each}.ftl" for each in COMPLETE},
    }
    return {path: _filled(template, name) for path, template in templates.items()}


def _filled(template: str, name: str) -> str:
    text = (TEMPLATES / template).read_text("utf-8")
    return text.replace("@name@", name).replace("@Name@", name.capitalize())


def changed_files(name: str) -> dict[Path, str]:
    """Return the new content of each file that has to mention the command."""
    everybody = "s" * len(KINDS)
    service = name.capitalize()
    before = {
        "bot/app.py": {")  # fmt: skip\nINSTALLS": f'    "{name}",\n'},
        "tests/bot/audit/authority.py": {
            "}\n\n# By command.": f'    "{name}.{service}Button": Row("{name}", "{everybody}"),\n',
            "}\n\n\ndef who": f'    "{name}": Typed("{everybody}"),\n',
        },
    }
    changed = {Path(path): _with(Path(path), lines) for path, lines in before.items()}
    for language in COMPLETE:
        names = Path(f"assets/locales/{language}/command-names.ftl")
        changed[names] = f"{(ROOT / names).read_text('utf-8')}cmd-{name} = {name}\n"
    return changed


def _with(path: Path, lines: Mapping[str, str]) -> str:
    """Return the text of a file with each line inserted before another."""
    text = (ROOT / path).read_text("utf-8")
    for before, line in lines.items():
        if text.count(before) != 1:
            raise SystemExit(f"{path} does not have {before!r} once")
        text = text.replace(before, line + before)
    return text


def formatted(files: Iterable[Path]) -> None:
    """Sort the imports of these files, and format them."""
    paths = [str(path) for path in files if path.suffix == ".py"]
    for command in (["check", "--select", "I", "--fix-only"], ["format"]):
        subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--quiet", *paths], cwd=ROOT, check=True
        )


def main() -> None:
    """Write everything, and say what is left to do."""
    parser = argparse.ArgumentParser(prog="python -m tests.new_command")
    parser.add_argument("name", help="small letters and digits, such as roll")
    name: str = parser.parse_args().name
    if wrong := complaint(name):
        parser.error(wrong)
    files = {**new_files(name), **changed_files(name)}
    for path, text in files.items():
        (ROOT / path).parent.mkdir(exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")
    formatted(files)
    page = subprocess.run(
        [sys.executable, "-m", "tests.bot.audit.authority"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (ROOT / "docs/authority.md").write_bytes(page.stdout)
    print("written:", *sorted(map(str, [*files, "docs/authority.md"])), sep="\n  ")
    test = f"tests/bot/test_{name}.py"
    print(f"next: {sys.executable} -m pytest {test}; name /{name} in docs/playing.md")


if __name__ == "__main__":
    main()
