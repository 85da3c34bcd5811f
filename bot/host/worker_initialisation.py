"""Modules, texts and dictionaries preloaded in worker processes.

It is imported by the process from which they are forked, so they share its memory.
"""

from __future__ import annotations

import gc

from bot.core.words import languages, words_for
from render.text import hyphenator

for _language in languages():
    words_for(_language)
    hyphenator(_language)
gc.collect()
gc.freeze()  # a garbage collection would write to all of it and defeat copy-on-write
