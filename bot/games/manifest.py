"""The manifest of a game on Discord."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.core.words import Words
from bot.games.lessons import Lesson

if TYPE_CHECKING:
    from bot.games.presenter import GamePresenter


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The tutorial of a game.

    ``lessons``  in the order in which they are given
    ``seed``     of the game that is played
    ``told``     returns the name of a fact of a lesson in a language, given its key and its value
    """

    lessons: Sequence[Lesson]
    seed: int
    told: Callable[[str, str, Words], str]


@dataclass(frozen=True, slots=True)
class Manifest:
    """A game as it shows itself on Discord.

    ``name``       the engine's name of the game
    ``presenter``  the game in texts and buttons
    ``tutorial``   its tutorial
    ``turns``      how many turns each player has in most games, the fewest and the most, by the
                   number of players; left out where it is not known
    """

    name: str
    presenter: GamePresenter
    tutorial: Tutorial
    turns: Mapping[int, tuple[int, int]] = field(default_factory=dict)
