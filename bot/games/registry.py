"""The games on Discord: the folders here that have a ``manifest.py``."""

from __future__ import annotations

from bot.core.table import Table
from bot.core.words import Words
from bot.games.manifest import Manifest
from bot.games.presenter import GamePresenter
from engine import GAMES as RULES
from engine import Decision
from engine.decision import Answer
from engine.manifest import Manifests

GAMES: Manifests[Manifest] = Manifests("bot.games", lambda manifest: RULES[manifest.name].order)


def presenter_of(table: Table) -> GamePresenter:
    """Return the presenter of the game of ``table``."""
    return GAMES[table.game_name].presenter


def answer_named(table: Table, decision: Decision, answer: Answer, words: Words) -> str:
    """Return the names of the options chosen in ``answer``, for use within a text."""
    if not answer:
        return words("choice-none")
    face = presenter_of(table)
    return words.list(face.option_named(decision, token, words, table.names) for token in answer)
