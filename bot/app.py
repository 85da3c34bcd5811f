"""The composition root: the bot's features, its start and its shutdown."""

from __future__ import annotations

import asyncio

from bot import features
from bot.core.in_flight import InFlight
from bot.core.timers import Timers
from bot.tables.service import Tables
from bot.ui import services
from bot.ui.client import Client
from bot.ui.command import COMMANDS
from bot.ui.command_tree import Tree
from bot.ui.command_words import CommandWords
from bot.ui.interactions import on_interaction
from bot.ui.press import PRESSES
from bot.ui.services import Config

# In installation order: each after the features whose services its ``install`` takes; other
# services are looked up when they are needed. They are stopped in reverse, so that senders outlast
# the features that send through them.
FEATURES = (
    "people", "votes", "reminders", "hand", "guessing", "watching", "my_turns", "board", "history",
    "hints", "orders", "computers", "seats", "invitations", "undo", "ratings", "tutorial", "lobby",
    "play", "actions", "help", "settings", "reports", "tournaments", "series", "leagues",
    "hall_of_fame", "digest", "puzzles", "maintenance", "privacy",
)  # fmt: skip
INSTALLS = features.load(FEATURES)

SECONDS_TO_LEAVE = 5  # an unresponsive gateway is not waited for


class Civitas(Client):
    """The Discord bot: all features on one store."""

    def __init__(self, config: Config) -> None:
        """Make the services of all features."""
        super().__init__(Tree, config.shards)
        services.install(self, config)
        for install in INSTALLS:
            install(self)
        self.tables = self.get(Tables)
        self.add_listener(on_interaction)

    async def setup_hook(self) -> None:
        """Register presses and commands; called by discord.py once, after logging in."""
        self.add_dynamic_items(*PRESSES)
        for command in COMMANDS:
            self.tree.add_command(command)
        await self.tree.set_translator(CommandWords())
        self.tables.bus.start()

    async def on_ready(self) -> None:
        """Start the timers and run overdue jobs; called again after some reconnects."""
        self.get(Timers).start()

    async def close(self) -> None:
        """Finish pending work, then log out and close the store."""
        if self.is_closed():
            return
        await self._stop_listening()
        await self.get(InFlight).finish()
        self.get(Timers).stop()
        self.tables.bus.stop()
        await self.stopping.aclose()
        await super().close()
        await self.closing.aclose()

    async def _stop_listening(self) -> None:
        """Take no more interactions, which would remain unanswered.

        Discord tells the users from now on that the application did not respond.
        """
        leaving = [asyncio.ensure_future(shard.disconnect()) for shard in self.shards.values()]
        if leaving:
            await asyncio.wait(leaving, timeout=SECONDS_TO_LEAVE)
        await asyncio.sleep(0)  # start tasks that have just arrived, to await them
