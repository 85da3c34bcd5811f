"""Permissions of the bot and of users in a channel, and the invite link."""

from __future__ import annotations

import discord

from engine import Refusal

_EVERYWHERE = discord.Permissions(
    view_channel=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
NEEDED = _EVERYWHERE | discord.Permissions(send_messages=True)
NEEDED_IN_THREADS = _EVERYWHERE | discord.Permissions(send_messages_in_threads=True)
# In channels of tournaments, where each match has a thread.
NEEDED_FOR_TOURNAMENTS = (
    NEEDED | NEEDED_IN_THREADS | discord.Permissions(create_public_threads=True)
)

SCOPES = ("bot", "applications.commands")


def invite_link(application_id: int) -> str:
    """Return the link that invites the bot to a server with all needed permissions.

    With ``applications.commands`` alone the commands would be there, but not the bot:
    https://docs.discord.com/developers/topics/oauth2#bots
    """
    return discord.utils.oauth_url(
        application_id, permissions=NEEDED_FOR_TOURNAMENTS, scopes=SCOPES
    )


def check_may_post(
    user: discord.User | discord.Member, channel: discord.abc.GuildChannel | discord.Thread
) -> None:
    """Refuse a user who may not post in ``channel`` themselves.

    Refused: ``show-not-allowed``.
    """
    if isinstance(user, discord.Member) and not channel.permissions_for(user).send_messages:
        raise Refusal("show-not-allowed")


def named(permissions: discord.Permissions) -> list[str]:
    """Return the names of ``permissions`` as in Discord's settings."""
    # discord.py iterates View Channel under its former name.
    names = [name.replace("read_messages", "view_channel") for name, has in permissions if has]
    return [name.replace("_", " ").title() for name in names]
