"""The choice between the rules in pure Python and their compiled copy.

``python -m engine compile`` puts a copy of this package, its hot modules compiled, into the
packages of this Python. With ``CIVITAS_COMPILED=1`` that copy is imported instead of these sources,
if it was made from them. This module itself always comes from the sources.
"""

from __future__ import annotations

import hashlib
import sys
import sysconfig
import warnings
from pathlib import Path

from engine.settings import wants_compiled

SOURCES = Path(__file__).parent
COPY = Path(sysconfig.get_path("platlib"), "civitas_compiled")
STAMP = "sources.sha256"


def is_compiled() -> bool:
    """Return whether this process runs the compiled rules."""
    loaded = sys.modules["engine.game"].__file__ or ""
    return not loaded.endswith(".py")


def fingerprint() -> str:
    """Return a digest of this Python and these sources; a stale copy has another."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(SOURCES.rglob("*.py")):
        digest.update(f"\0{path.relative_to(SOURCES).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_current() -> bool:
    """Return whether there is a compiled copy of these sources for this Python."""
    stamp = COPY / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint()


def search_path(pure: list[str]) -> list[str]:
    """Return the folders from which to import the modules of this package.

    ``pure``: those of the sources. Warns, and returns these, if a compiled copy is wanted and there
    is none, or a stale one.
    """
    if not wants_compiled():
        return pure
    if not is_current():
        state = "are older than the sources" if COPY.exists() else "are not there"
        warnings.warn(
            f"The compiled rules {state}: pure Python is used instead. See make compiled",
            RuntimeWarning,
            stacklevel=2,
        )
        return pure
    return [str(COPY / "engine")]
