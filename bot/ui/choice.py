"""An option as users read it, on a button or in a menu."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.ui.panel import OPTION_LIMIT, cut


@dataclass(frozen=True, slots=True)
class Choice:
    """The label, description and emoji of an option."""

    label: str
    description: str | None = None
    emoji: str | None = None

    def option(self, value: int | str, picked: bool = False) -> discord.SelectOption:
        """Return the option as a line of a menu, cut to Discord's limits."""
        return discord.SelectOption(
            label=cut(self.label, OPTION_LIMIT),
            value=str(value),
            description=cut(self.description, OPTION_LIMIT) if self.description else None,
            emoji=self.emoji,
            default=picked,
        )
