"""The names and languages of users, as noted whenever they interact."""

from __future__ import annotations

from typing import Any

import discord


class Profiles:
    """Stores the profiles of users when they interact."""

    def remember_names(self, interaction: discord.Interaction[Any]) -> None:
        """Remember the user's names before they are answered; ``note`` stores them."""
        raise NotImplementedError

    async def note(self, interaction: discord.Interaction[Any]) -> None:
        """Store the user's names and language, once the interaction is acknowledged."""
        raise NotImplementedError
