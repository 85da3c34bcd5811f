"""An organiser's announcements to all participants, in the tournament's channel.

The channel stays readable: a few participants are pinged in the announcement itself, more in a
thread of it, where they can also answer.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord

from bot.core.names import plain_name, typed_text, unlinked
from bot.core.words import words_for
from bot.features.reminders.ping_policy import PingPolicy
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    organised_here,
    tournament_here,
)
from bot.features.tournaments.panels.lines import TOURNAMENT, where_text
from bot.features.tournaments.panels.notices import NAME_LIMIT
from bot.features.tournaments.running.roles import Roles
from bot.features.tournaments.service import Tournaments
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.errors import own_words
from bot.ui.form import TEXT_LIMIT, Form
from bot.ui.notification import Notification
from bot.ui.outbox import Outbox
from bot.ui.panel import Panel, cut
from bot.ui.press import Pressing, button
from bot.ui.slot import DmsClosed, MessageSlot, Posted, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# The most users that are pinged in the announcement itself.
FEW = 8
# Mentions are text as well: this many fit after the beginning of the announcement. Discord pings at
# most a hundred of the users in one message.
PINGED_AT_ONCE = 60
BEGINNING = 200
MINUTES_BEFORE_THE_THREAD_SLEEPS: Final = 1440


class AnnouncementForm(Form, template=r"t-announce-form:(?P<person>\d+):(?P<tournament>\d+)"):
    """The form in which an organiser writes an announcement."""

    def __init__(self, user_id: int, tournament_id: int, words: Words) -> None:
        super().__init__(
            f"t-announce-form:{user_id}:{tournament_id}",
            words("tournament-announce-title"),
            words("tournament-announce-what"),
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Make the announcement. Refused: as by ``announce``."""
        tournament = tournament_here(interaction, int(said["tournament"] or 0))
        await announce(interaction, tournament, text)
        return Panel(TOURNAMENT).text(own_words(interaction)("tournament-announced"))


def announce_button(tournament: Tournament, words: Words) -> AnnounceButton:
    """The button that opens the form."""
    label = words("tournament-announce-button")
    return AnnounceButton(button(f"t-announce:{tournament.id}", label))


async def announce(interaction: Pressing, tournament: Tournament, text: str) -> None:
    """Post ``text`` in the tournament's channel, and notify all participants.

    Refused: ``tournament-organise``, ``tournament-announce-nothing``,
    ``tournament-announce-failed``.
    """
    bot = interaction.client
    tournament = organised_here(interaction, tournament.id)
    text = text.strip()[:TEXT_LIMIT]
    if not text:
        raise Refusal("tournament-announce-nothing")
    people = [each.user_id for each in tournament.active_people]
    pinged = bot.get(PingPolicy).pingable(people)
    key = f"announcement {tournament.id} {interaction.id}"
    role_id = _role(interaction, tournament)
    if role_id is not None:
        has = bot.get(Roles).has_given(tournament.id, role_id)
        pinged = [person for person in pinged if person not in has]
    there = pinged if len(pinged) <= FEW else []
    try:
        slot = MessageSlot(bot, key, guild_id=tournament.guild_id)
        message = _announcement(tournament, text, there, role_id)
        sent = [await slot.post(tournament.channel_id, message, pinged=there)]
        if len(pinged) > FEW:
            channel_id = await _thread(bot, tournament, sent[0])
            sent += await _ping(bot, tournament, text, key, channel_id, pinged)
    except Unreachable as error:
        raise Refusal(
            "tournament-announce-failed", channel=f"<#{tournament.channel_id}>"
        ) from error
    await bot.get(Tournaments).announce(tournament.id, as_organiser(interaction), text)
    key = f"{key} direct"
    begun = await bot.get(Outbox).begin(key)
    message = _announcement(tournament, text)
    for person, loud in bot.get(PingPolicy).written_to(people).items():
        try:
            slot = MessageSlot(bot, key)
            await bot.get(DirectMessages).post(person, slot, message, silent=not loud, begun=begun)
        except (DmsClosed, *DISCORD_FAILS) as error:
            log.info("an announcement does not arrive by direct message: %r", error)
    for finish in [*(posted.finish for posted in sent), bot.get(Outbox).finishing(begun)]:
        await bot.get(Tables).write(finish)


async def _thread(bot: Client, tournament: Tournament, posted: Posted) -> int:
    """Open a thread of the announcement, or return the channel's id.

    Of the newest message a thread is opened without a system message:
    https://docs.discord.com/developers/resources/channel#start-thread-from-message
    """
    channel = bot.get_partial_messageable(posted.channel_id, guild_id=tournament.guild_id)
    words = words_for(tournament.language)
    name = words("tournament-announcement-thread", name=unlinked(plain_name(tournament.name)))
    try:
        thread = await channel.get_partial_message(posted.message_id).create_thread(
            name=cut(name, NAME_LIMIT), auto_archive_duration=MINUTES_BEFORE_THE_THREAD_SLEEPS
        )
    except DISCORD_FAILS as error:
        log.info("an announcement has no thread: %r", error)
        return posted.channel_id
    return thread.id


async def _ping(
    bot: Client,
    tournament: Tournament,
    text: str,
    key: str,
    channel_id: int,
    pinged: Sequence[int],
) -> list[Posted]:
    """Post the beginning of the announcement, and ping the users in ``pinged``."""
    sent, beginning = [], cut(text, BEGINNING)
    for first in range(0, len(pinged), PINGED_AT_ONCE):
        some = pinged[first : first + PINGED_AT_ONCE]
        slot = MessageSlot(bot, f"{key} pings {first}", guild_id=tournament.guild_id)
        message = _announcement(tournament, beginning, some)
        sent.append(await slot.post(channel_id, message, pinged=some))
    return sent


def _role(interaction: Pressing, tournament: Tournament) -> int | None:
    """Return the role of participants, if bot and organiser may mention it.

    Discord takes a mention of a role that is mentionable, or by a member with Mention Everyone.
    https://docs.discord.com/developers/resources/message#allowed-mentions-object
    """
    guild, user = interaction.guild, interaction.user
    role = guild.get_role(tournament.plan.player_role_id or 0) if guild else None
    if guild is None or role is None or role.is_default():
        return None
    channel = guild.get_channel(tournament.channel_id)
    may = isinstance(user, discord.Member) and user.guild_permissions.mention_everyone
    may &= channel is not None and channel.permissions_for(guild.me).mention_everyone
    return role.id if role.mentionable or may else None


def _announcement(
    tournament: Tournament, text: str, pinged: Sequence[int] = (), role_id: int | None = None
) -> Notification:
    """Return an announcement that mentions the users in ``pinged``, and a role."""
    words = words_for(tournament.language)
    title = words("tournament-announcement", name=typed_text(tournament.name))
    roles = [] if role_id is None else [role_id]
    mentions = " ".join([*(f"<@&{each}>" for each in roles), *(f"<@{each}>" for each in pinged)])
    called = words("tournament-called", names=mentions) if mentions else ""
    where = where_text(tournament, tournament.channel_id, words)
    return Notification(title, text, where, called, roles=roles)


class AnnounceButton(TournamentPress, template=r"t-announce:(?P<tournament>\d+)"):
    """Open the form for an announcement."""

    defers = False

    async def pressed(self, interaction: Pressing) -> AnnouncementForm:
        tournament = organised_here(interaction, self.tournament_id)
        return AnnouncementForm(interaction.user.id, tournament.id, own_words(interaction))
