"""Players playing a game to its end by pressing the components of their messages."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.wire.interactions import Interaction
from tests.wire.player import Player
from tests.wire.reading import asks, buttons, deciding
from tests.wire.server import WireDiscord
from tests.wire.state import Message

ON_THE_TABLE = ("act:", "civ-draw:")

ACHIEVING = ":achieve"  # pressed when possible, for a shorter game

PRESSES_OF_A_DECISION = 80


class Autoplay:
    """``players`` press at random, from ``seed``, their newest direct messages first."""

    def __init__(self, discord: WireDiscord, players: list[Player], seed: int) -> None:
        self.discord = discord
        self.players = players
        self.chance = random.Random(seed)
        self.presses = 0
        self.ways: set[str] = set()  # the places where decisions were begun

    async def play(self, over: Callable[[], Any], *, decisions: int = 10_000) -> None:
        """Play until it is ``over``, or so many decisions have been made."""
        for _ in range(decisions):
            asked = await self.discord.until(lambda: over() or self.asked(), "somebody is asked")
            if over():
                return
            await self.decide(self.chance.choice(asked))

    def asked(self) -> list[Player]:
        """The players with a question in their newest direct message."""
        return [player for player in self.players if (m := player.newest_dm) and asks(m)]

    async def decide(self, player: Player) -> None:
        """Make one decision, or all in a row that a panel asks for."""
        panel = await self._open(player)
        for _ in range(PRESSES_OF_A_DECISION):
            if panel.gone or not asks(panel):
                return
            panel = (await self._press(player, panel)).original or panel
        raise AssertionError(f"{player.name} cannot answer: {panel.json()}")

    async def _open(self, player: Player) -> Message:
        """The message on which this player goes on: a DM, the table, or a reply."""
        way = self.chance.random()
        board = player.finds("My hand", player.channel)
        if way < 0.5 or board is None:
            self.ways.add("dm")
            assert player.newest_dm is not None
            return player.newest_dm
        acts = [b for b in buttons(board) if b.startswith(ON_THE_TABLE)]
        acts = [b for b in acts if ACHIEVING in b] or acts
        if way < 0.7 and acts:
            self.ways.add("board")
            pressed = await player.click(self.chance.choice(acts), board)
        elif way < 0.85:
            self.ways.add("hand")
            pressed = await player.click("My hand", board)
        else:
            self.ways.add("command")
            pressed = await player.slash("game hand")
        self.presses += 1
        assert pressed.original is not None
        assert pressed.original.only_for == player.user.id, "hands are private"
        return pressed.original

    async def _press(self, player: Player, panel: Message) -> Interaction:
        """Press a component of ``panel`` that leads on."""
        pressed, chosen = deciding(panel)
        self.presses += 1
        done = [custom_id for custom_id in pressed if custom_id.startswith("done:")]
        if done and self.chance.random() < 0.7:
            return await player.click(done[0], panel)
        chosen = [menu for menu in chosen if ACHIEVING in menu.custom_id] or chosen
        pressed = [custom_id for custom_id in pressed if ACHIEVING in custom_id] or pressed
        pages = [custom_id for custom_id in pressed if custom_id.startswith("page:")]
        pressed = [custom_id for custom_id in pressed if custom_id not in pages] or pages
        if chosen and (not pressed or self.chance.random() < 0.6):
            menu = self.chance.choice(chosen)
            count = self.chance.randint(max(menu.min, 1), menu.max)
            values = self.chance.sample(sorted(menu.options), count)
            return await player.select(menu.custom_id, values, panel)
        return await player.click(self.chance.choice(pressed), panel)
