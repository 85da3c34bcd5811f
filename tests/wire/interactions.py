"""Interactions: uses of commands and components, as the bot receives them.

https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from secrets import token_urlsafe
from typing import Any

from tests.wire.permissions import EVERYONE, in_channel
from tests.wire.state import Channel, Json, Message, State, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5

# Types of responses to an interaction.
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9

ACKNOWLEDGED_WITHIN = timedelta(seconds=3)
TOKEN_LASTS = timedelta(minutes=15)

BIGGEST_ATTACHMENT = 10 * 1024 * 1024


@dataclass(eq=False)
class Interaction:
    """A user's action, and the bot's responses so far."""

    id: int
    type: int
    user: User
    channel: Channel
    data: Json
    message: Message | None = None
    token: str = field(default_factory=lambda: token_urlsafe(80))
    acknowledged: int | None = None  # the type of the first response
    original: Message | None = None  # the message that ``@original`` names
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    changes: int = 0  # of the original, after a deferral
    refused: list[int] = field(default_factory=list)  # the codes of refused responses

    @property
    def answered(self) -> bool:
        """Return whether the user sees more than an acknowledgement."""
        if self.acknowledged in (DEFERRED_MESSAGE, DEFERRED_UPDATE):
            return bool(self.changes or self.followups)
        return self.acknowledged is not None

    def json(self, state: State) -> Json:
        """The interaction as in INTERACTION_CREATE."""
        found: Json = {
            "id": str(self.id),
            "application_id": str(state.me.id),
            "type": self.type,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "locale": self.user.locale,
            "channel_id": str(self.channel.id),
            "channel": self.channel.json(),
            "entitlements": [],
            "attachment_size_limit": BIGGEST_ATTACHMENT,
            "authorizing_integration_owners": {"0": str(self.channel.guild_id or 0)},
            "context": 1 if self.channel.guild_id is None else 0,
        }
        if self.message is not None:
            found["message"] = self.message.json()
        if self.channel.guild_id is None:
            return {**found, "user": self.user.json(), "app_permissions": str(EVERYONE)}
        guild = state.guilds[self.channel.guild_id]
        allowed = in_channel(guild, self.channel, self.user.id)
        member = guild.members[self.user.id].json() | {"permissions": str(allowed)}
        found["channel"] = {**self.channel.json(), "permissions": str(allowed)}
        return {
            **found,
            "guild_id": str(guild.id),
            "guild_locale": guild.locale,
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "member": member,
            "app_permissions": str(in_channel(guild, self.channel, state.me.id)),
        }


class Interactions:
    """The interactions by their tokens."""

    def __init__(self) -> None:
        self.by_token: dict[str, Interaction] = {}

    def all(self) -> list[Interaction]:
        """The interactions, oldest first."""
        return list(self.by_token.values())

    def unanswered(self) -> list[Interaction]:
        """The interactions that were acknowledged without a visible outcome.

        A press that changes a public message is done when it is acknowledged: the message follows.
        """
        return [i for i in self.all() if i.acknowledged == DEFERRED_MESSAGE and not i.answered]

    def add(self, interaction: Interaction) -> Any:
        """Keep a new interaction."""
        self.by_token[interaction.token] = interaction
