"""Checks of the application's settings on Discord's developer portal."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.host.doctor import BAD, GOOD, NOTE, Finding
from bot.ui.permissions import NEEDED_FOR_TOURNAMENTS, named

# The application flags that are set when a privileged intent is enabled.
# https://docs.discord.com/developers/resources/application#application-object-application-flags
PRIVILEGED = {
    "presence": ("gateway_presence", "gateway_presence_limited"),
    "server_members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "message_content": ("gateway_message_content", "gateway_message_content_limited"),
}
MOST_SERVERS = 100  # that an unverified application can be added to
SOON = 75  # from this number on it can be verified


def looked_up(info: discord.AppInfo, verified: bool) -> Iterator[Finding]:
    """Yield findings for the settings to change on the portal.

    ``verified``: Discord has verified the bot.
    """
    found = [*_installing(info), *_receiving(info), *_growing(info, verified)]
    yield from found
    if not found:
        yield Finding(GOOD, "check-portal")


def _installing(info: discord.AppInfo) -> Iterator[Finding]:
    server, user = info.guild_integration_config, info.user_integration_config
    if user is not None:
        yield Finding(NOTE, "check-user-install")
        if server is None:
            yield Finding(BAD, "check-no-guild-install")
    if info.bot_require_code_grant:
        yield Finding(BAD, "check-code-grant")
    if not info.bot_public:
        yield Finding(NOTE, "check-not-public")
    link = server.oauth2_install_params if server is not None else info.install_params
    if link is not None:
        lacking = NEEDED_FOR_TOURNAMENTS.value & ~link.permissions.value
        if "bot" not in link.scopes or lacking:
            names = ", ".join(named(discord.Permissions(lacking))) or "bot"
            yield Finding(NOTE, "check-install-link", {"names": names})


def _receiving(info: discord.AppInfo) -> Iterator[Finding]:
    if info.interactions_endpoint_url:
        yield Finding(BAD, "check-endpoint")
    intents = [
        name.replace("_", " ").title()  # as the portal calls it
        for name, flags in PRIVILEGED.items()
        if any(getattr(info.flags, flag) for flag in flags)
    ]
    if intents:
        yield Finding(NOTE, "check-intents", {"names": ", ".join(intents)})


def _growing(info: discord.AppInfo, verified: bool) -> Iterator[Finding]:
    count = info.approximate_guild_count
    if count >= SOON and not verified:
        yield Finding(NOTE, "check-verification", {"count": count, "most": MOST_SERVERS})
