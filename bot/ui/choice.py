"""One option as a person reads it: on a button, in a menu."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.ui.panel import OPTION_LIMIT, cut


@dataclass(frozen=True, slots=True)
class Choice:
    """What an option reads as."""

    label: str
    description: str | None = None
    emoji: str | None = None

    def option(self, value: int | str, picked: bool = False) -> discord.SelectOption:
        """This as a line of a menu, cut to what Discord allows."""
        return discord.SelectOption(
            label=cut(self.label, OPTION_LIMIT),
            value=str(value),
            description=cut(self.description, OPTION_LIMIT) if self.description else None,
            emoji=self.emoji,
            default=picked,
        )
