"""The names and languages of users, as noted whenever they interact."""

from __future__ import annotations

from typing import Any

import discord


class Profiles:
    """Notes the profile of each user who interacts."""

    def remember_names(self, interaction: discord.Interaction[Any]) -> None:
        """Remember the user's names before they are answered; ``note`` stores them."""
        raise NotImplementedError

    async def note(self, interaction: discord.Interaction[Any]) -> None:
        """Store the user's names and language, once the interaction is acknowledged."""
        raise NotImplementedError
