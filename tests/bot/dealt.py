"""Games with a given setup, in the notation of the scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.tables import service as tables
from engine import Game, new_game
from engine.games import GAMES
from render.picture import Picture
from tests.bot.world import Person, World

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02"
    "0000000b4944415478da6364f80f00010501012718e3660000000049454e44ae426082"
)


def draw_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace every picture by one dot, since drawing dominates the time of a game."""
    dot = Picture(DOT, "•", "picture.png")
    for kind in ("table", "hand", "card", "reveal", "forecast", "end"):
        monkeypatch.setattr(f"bot.features.board.pictures.{kind}_picture", lambda *_, **__: dot)
    monkeypatch.setattr("bot.features.board.pictures.seen_in_hand", lambda *_: "•")


def deal(monkeypatch: pytest.MonkeyPatch, setup: dict[str, Any]) -> None:
    """Start the next games with ``setup``, in which the players are called p1, p2 …"""

    def dealt(name: str, players: Sequence[str], seed: int | None = None, **options: Any) -> Game:
        if seed is None:  # a table is being opened, and its options are tried
            return new_game(name, players, **options)
        table = GAMES[name].rules.arrange(tuple(players), options, {**setup, "seed": 0})
        return Game(name, tuple(players), options, 0, table)

    monkeypatch.setattr(tables, "new_game", dealt)


async def begin(world: World, *people: Person, **options: Any) -> int:
    """Open a table in the channel, sit down and start; return the table's id.

    ``options`` are those of ``/game new``: the game, and how it is played.
    """
    first, *others = people
    await first.slash("game new", seats=max(2, len(people)), **options)
    for person in others:
        await person.click("Join", on=world.last)
    await first.click("Start", on=world.last)
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    return table.id
