"""The languages in which every text is there: the one list of them.

Others are welcome with as little as one text, and are checked as far as they go. A language that is
complete is added here, and stays complete from then on.
"""

from __future__ import annotations

from bot.core.words import languages

COMPLETE = ("en", "fr", "it")

assert {*COMPLETE} <= {*languages()}
