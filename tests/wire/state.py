"""The servers, channels, users and messages, and their JSON.

Objects follow https://docs.discord.com/developers/resources; ids are numbers here and strings in
the JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from tests.wire.clock import EPOCH, TIME_SHIFT, Clock, shard_of

Json = dict[str, Any]

TEXT, DM, ANNOUNCEMENT = 0, 1, 5
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15

REPLY, COMMAND_REPLY = 19, 20


def born(snowflake: int) -> datetime:
    """The time at which an id was made."""
    return EPOCH + timedelta(milliseconds=snowflake >> TIME_SHIFT)


@dataclass(eq=False)
class User:
    """A person or the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    takes_dms: bool = True

    def json(self) -> Json:
        """The user object."""
        return {
            "id": str(self.id),
            "username": self.name,
            "global_name": None if self.bot else self.name.title(),
            "discriminator": "0000" if self.bot else "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }


@dataclass(eq=False)
class Role:
    """A role of a server."""

    id: int
    name: str
    permissions: int
    position: int = 0

    def json(self) -> Json:
        """The role object."""
        return {
            "id": str(self.id),
            "name": self.name,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }


@dataclass(eq=False)
class Member:
    """A user on a server."""

    user: User
    joined: datetime
    roles: set[int] = field(default_factory=set)

    def json(self) -> Json:
        """The member object with its user."""
        return {
            "user": self.user.json(),
            "roles": [str(role) for role in sorted(self.roles)],
            "joined_at": self.joined.isoformat(),
            "nick": None,
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "premium_since": None,
            "flags": 0,
            "pending": False,
            "mute": False,
            "deaf": False,
        }


@dataclass(eq=False)
class Channel:
    """A channel of a server, a thread, or direct messages.

    ``overwrites``: by the id of a role or a member: 0 or 1 for which it is, allowed, denied.
    """

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    recipient: User | None = None
    overwrites: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    members: set[int] = field(default_factory=set)
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    messages: dict[int, Message] = field(default_factory=dict)
    opened: bool = False  # direct messages: whether they were opened

    @property
    def thread(self) -> bool:
        """Return whether this is a thread."""
        return self.type in THREADS

    def json(self, me: int | None = None) -> Json:
        """The channel object; of a thread with the membership of ``me`` if there is one."""
        found: Json = {"id": str(self.id), "type": self.type, "flags": 0}
        last = max(self.messages, default=None)
        found["last_message_id"] = None if last is None else str(last)
        if self.recipient is not None:
            return {**found, "recipients": [self.recipient.json()]}
        found |= {"guild_id": str(self.guild_id), "name": self.name, "rate_limit_per_user": 0}
        found["parent_id"] = None if self.parent_id is None else str(self.parent_id)
        if not self.thread:
            return {
                **found,
                "position": 0,
                "topic": None,
                "nsfw": False,
                "permission_overwrites": [
                    {"id": str(one), "type": kind, "allow": str(allow), "deny": str(deny)}
                    for one, (kind, allow, deny) in self.overwrites.items()
                ],
            }
        made = born(self.id).isoformat()
        found |= {
            "owner_id": str(self.owner_id),
            "message_count": len(self.messages),
            "total_message_sent": len(self.messages),
            "member_count": len(self.members),
            "thread_metadata": {
                "archived": self.archived,
                "locked": self.locked,
                "archive_timestamp": made,
                "auto_archive_duration": self.archive_after,
                "create_timestamp": made,
            },
        }
        if me in self.members:
            found["member"] = self.member_json(me)
        return found

    def member_json(self, user_id: int) -> Json:
        """The membership of a user in this thread."""
        return {
            "id": str(self.id),
            "user_id": str(user_id),
            "join_timestamp": born(self.id).isoformat(),
            "flags": 0,
        }


@dataclass(eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    joined: datetime
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)

    def json(self) -> Json:
        """The guild object."""
        nothing = (
            "icon description home_header splash discovery_splash banner application_id region"
            " afk_channel_id system_channel_id widget_channel_id vanity_url_code rules_channel_id"
            " safety_alerts_channel_id public_updates_channel_id incidents_data"
        )
        return {
            **dict.fromkeys(nothing.split()),
            "id": str(self.id),
            "name": self.name,
            "owner_id": str(self.owner_id),
            "roles": [role.json() for role in self.roles.values()],
            "preferred_locale": self.locale,
            "region": "deprecated",
            "features": [],
            "emojis": [],
            "stickers": [],
            "afk_timeout": 300,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "verification_level": 0,
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
        }

    def create_json(self, me: User) -> Json:
        """The guild as in GUILD_CREATE for a bot without privileged intents.

        Of the members it has only the bot.
        """
        channels = self.channels.values()
        return {
            **self.json(),
            "joined_at": self.joined.isoformat(),
            "large": False,
            "unavailable": False,
            "member_count": len(self.members),
            "members": [self.members[me.id].json()],
            "channels": [channel.json() for channel in channels if not channel.thread],
            "threads": [c.json(me.id) for c in channels if c.thread and not c.archived],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }


@dataclass(eq=False)
class Attachment:
    """A file of a message."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None = None

    def json(self) -> Json:
        """The attachment object."""
        found: Json = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.content),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        return found | ({"description": self.description} if self.description else {})


@dataclass(eq=False)
class Message:
    """A message. ``only_for`` is the only viewer of an ephemeral one."""

    id: int
    channel: Channel
    author: User
    flags: int = 0
    type: int = 0
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    pinged: list[User] = field(default_factory=list)
    nonce: str | int | None = None
    edited: datetime | None = None
    only_for: int | None = None
    webhook: bool = False
    changes: int = 0  # number of edits

    @property
    def gone(self) -> bool:
        """True if it was deleted."""
        return self.id not in self.channel.messages

    def seen_by(self, user_id: int) -> bool:
        """Return whether this user sees it, if they see its channel."""
        return self.only_for in (None, user_id)

    def json(self) -> Json:
        """The message object."""
        found: Json = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": self.type,
            "author": self.author.json(),
            "content": self.content,
            "components": self.components,
            "embeds": self.embeds,
            "attachments": [attachment.json() for attachment in self.attachments],
            "mentions": [user.json() for user in self.pinged],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "timestamp": born(self.id).isoformat(),
            "edited_timestamp": self.edited and self.edited.isoformat(),
            "flags": self.flags,
        }
        if self.nonce is not None:
            found["nonce"] = self.nonce
        if self.webhook:
            found |= {"webhook_id": str(self.author.id), "application_id": str(self.author.id)}
        return found


class State:
    """The stored objects, by id."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.me = User(clock.snowflake(), "Civitas", bot=True)
        self.users = {self.me.id: self.me}
        self.guilds: dict[int, Guild] = {}
        self.dms: dict[int, Channel] = {}  # by the user's id
        self.commands: dict[int, Json] = {}

    def channel(self, channel_id: int) -> Channel | None:
        """The channel, thread or direct messages with this id."""
        return next((c for c in self.channels() if c.id == channel_id), None)

    def channels(self) -> Iterator[Channel]:
        """The channels, threads and opened direct messages."""
        for guild in self.guilds.values():
            yield from guild.channels.values()
        yield from (dm for dm in self.dms.values() if dm.opened)

    def make_user(self, name: str, locale: str = "en-US") -> User:
        """A new user, with direct messages not open yet."""
        user = User(self.clock.snowflake(), name, locale=locale)
        self.users[user.id] = user
        self.dms[user.id] = Channel(self.clock.snowflake(), DM, recipient=user)
        return user

    def make_guild(self, name: str, owner: User, everyone: int, *, shard: int, count: int) -> Guild:
        """A new server of shard ``shard`` of ``count``.

        ``everyone``: the permissions of @everyone.
        """
        guild_id = self.clock.snowflake()
        while shard_of(guild_id, count) != shard:  # for a millisecond or two
            guild_id = self.clock.snowflake()
        guild = Guild(guild_id, name, owner.id, self.clock.now())
        guild.roles[guild_id] = Role(guild_id, "@everyone", everyone)
        self.guilds[guild_id] = guild
        return guild

    def mutual(self, user: User) -> bool:
        """Return whether this user shares a server with the bot."""
        return any({user.id, self.me.id} <= g.members.keys() for g in self.guilds.values())
