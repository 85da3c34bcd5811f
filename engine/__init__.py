"""The rules of the games, pure and deterministic: the public API of the engine.

``new_game`` starts a game, ``restore`` loads a stored one; both return a ``Game``.
"""

from engine.compiled import search_path

__path__ = search_path(__path__)

from engine.decision import Decision
from engine.event import Event
from engine.game import Game, Result
from engine.games import GAMES, new_game, restore
from engine.refusal import Refusal

__all__ = ["GAMES", "Decision", "Event", "Game", "Refusal", "Result", "new_game", "restore"]
