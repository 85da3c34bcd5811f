"""Interactions: the installation of the app, and response deadlines."""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.latency import Latency
from bot.demo.behaviour.request import CarryOut, Request
from bot.demo.behaviour.simcord_seam import BackendError, errors

GUILD_INSTALL, USER_INSTALL = "0", "1"
FOLLOWUPS = 5


class Interactions:
    """Deadlines of interactions, and of those of user-installed apps.

    - 404/10062: the first response arrives later than 3 seconds after the interaction was sent,
      counting the requests made before it. All later responses are refused as well.
    - 401/50027: the token is older than 15 minutes.
    - Where the bot is not a member, ``app_permissions`` are those of @everyone plus Attach Files
      and Embed Links; ``authorizing_integration_owners`` names the user only, and at most five
      followups are accepted (the code for a sixth is not documented: 400/50035 here).

    https://docs.discord.com/developers/interactions/receiving-and-responding
    https://github.com/discord/discord-api-docs/issues/6851 (401 once 15 minutes are over)
    https://github.com/discord/discord-api-docs/issues/5316 (``app_permissions``)
    """

    def __init__(self, backend: simcord_seam.Backend, latency: Latency) -> None:
        self._backend = backend
        self._latency = latency
        self._followups: Counter[int] = Counter()
        backend.subscribers.insert(0, self._describe)

    def install_for_users(self, guild_id: int) -> None:
        """Remove the bot from a server; its members keep it as a user-installed app."""
        simcord_seam.leave(self._backend, guild_id)

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Refuse a response that is too late, or one too many."""
        if found := request.matches("POST", "/interactions/*/*/callback"):
            record = self._backend.interactions.get(int(found[0]))
            if record is not None and self._late(record.initial_response_deadline):
                raise errors.unknown_interaction()
            return carry_out()
        segments = request.path.strip("/").split("/")
        interaction_id = (
            self._backend.interaction_tokens.get(segments[2])
            if segments[0] == "webhooks" and len(segments) > 2
            else None
        )
        if interaction_id is not None:
            record = self._backend.interactions[interaction_id]
            if self._late(record.expires_at):
                raise BackendError(401, 50027, "Invalid Webhook Token")
            if request.matches("POST", "/webhooks/*/*"):
                self._follow_up(record)
        return carry_out()

    def _follow_up(self, record: Any) -> None:
        if record.guild_id is None or simcord_seam.bot_is_in(self._backend, record.guild_id):
            return
        self._followups[record.id] += 1
        if self._followups[record.id] > FOLLOWUPS:
            raise errors.invalid_form_body("too many follow-up messages")

    def _late(self, deadline: str | None) -> bool:
        """Return whether a response arrives after its deadline."""
        there_and_back = timedelta(seconds=self._latency.seconds)
        arrives = self._latency.now() + there_and_back
        return deadline is not None and arrives >= datetime.fromisoformat(deadline)

    def _describe(self, event: str, payload: Any) -> None:
        """Add the installation that an interaction belongs to."""
        if event != "INTERACTION_CREATE":
            return
        self._latency.begin()
        guild_id = payload.get("guild_id")
        owners = payload["authorizing_integration_owners"] = {}
        if guild_id is None:
            owners[GUILD_INSTALL] = "0"
        elif simcord_seam.bot_is_in(self._backend, int(guild_id)):
            owners[GUILD_INSTALL] = guild_id
        else:
            owners[USER_INSTALL] = payload["member"]["user"]["id"]
            everyone = simcord_seam.everyones_permissions(
                self._backend, int(guild_id), int(payload["channel_id"])
            )
            added = discord.Permissions(attach_files=True, embed_links=True).value
            payload["app_permissions"] = str(everyone | added)
