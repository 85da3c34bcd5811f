"""What takes time once is done before anybody waits for it."""

from __future__ import annotations

import gc

from bot.rules_of_today import fingerprint
from bot.words import languages, words_for


def warm_up() -> None:
    """Read the words of all languages and the rules; what is in memory by then stays there.

    A garbage collection looks through all that is not known to stay, and the bot stands still
    meanwhile: for a fifth of a second, if that were all the rules, cards and words.
    """
    for language in languages():
        words_for(language)
    fingerprint()
    gc.collect()
    gc.freeze()
