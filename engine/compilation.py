"""Compilation of the rules with mypyc, into the packages of this Python."""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.compiled import COPY, SOURCES, STAMP, fingerprint
from engine.settings import COMPILED

# The modules in which games spend their time, by their names in each game's folder. Not among them
# are classes that other modules pickle, replace or derive from (views, events, decisions), and
# classes that mypyc cannot compile: lists (zones, unseen cards) and placeholders of cards.
HOT = (
    "game.py",
    "simulate.py",
    "*/domains.py",
    "*/dogma.py",
    "*/effects.py",
    "*/effects/age_*.py",
    "*/knowledge.py",
    "*/moves.py",
    "*/player.py",
    "*/rules.py",
    "*/snapshot.py",
    "*/table.py",
    "*/turns.py",
)


class Impossible(Exception):
    """The reason why the engine cannot be compiled here."""


def main(chosen: argparse.Namespace) -> int:
    """Run the command ``compile``: replace the compiled copy of this Python."""
    start = time.perf_counter()
    try:
        check_tools()
        compile_into(COPY, chosen.optimize)
    except Impossible as reason:
        print(f"{reason}\nThe rules run in pure Python, as before.", file=sys.stderr)
        return 1
    print(f"compiled in {time.perf_counter() - start:.0f} s; used with {COMPILED}=1")
    return 0


def check_tools() -> None:
    """Raise ``Impossible`` unless mypyc, a C compiler and Python's headers are there."""
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as missing:
        raise Impossible(f"{missing}. To install it: pip install 'mypy[mypyc]'") from None
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        raise Impossible(
            f"There is no C compiler ({compiler}). On Debian: apt install gcc libc6-dev"
        )
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise Impossible("Python's headers are missing. On Debian: apt install python3-dev")


def compile_into(copy: Path, optimize: int) -> None:
    """Compile the sources; put them and the compiled modules at ``copy``.

    An existing copy is replaced at the end. Raises ``Impossible`` with the compiler's reason.
    """
    copy.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=copy.parent, prefix="civitas_compiling_") as folder:
        made = Path(folder, "made")
        shutil.copytree(SOURCES, made / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        (made / STAMP).write_text(fingerprint())
        with contextlib.chdir(made):
            _build(sorted(map(str, _hot(Path("engine")))), optimize)
        for leftover in ("build", ".mypy_cache"):
            shutil.rmtree(made / leftover, ignore_errors=True)
        shutil.rmtree(copy, ignore_errors=True)
        made.rename(copy)


def _hot(package: Path) -> Iterator[Path]:
    for pattern in HOT:
        yield from package.glob(pattern)


def _build(modules: list[str], optimize: int) -> None:
    """Compile ``modules`` of the current folder, in place, into one shared library."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    try:
        extensions = mypycify(
            ["--explicit-package-bases", *modules],
            opt_level=str(optimize),
            debug_level="0",
            group_name="engine.native",
        )
        for extension in extensions:  # warnings about generated C take most of the time of -O0
            extension.extra_compile_args.append("-Wno-all")
        build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        build.inplace = True
        build.ensure_finalized()
        build.run()
    except (Exception, SystemExit) as failure:
        raise Impossible(f"It cannot be compiled: {failure}") from failure
