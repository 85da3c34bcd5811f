"""What an organiser says to all who take part, in the tournament's channel."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.errors import DISCORD_FAILS, own_words, tell_privately
from bot.names import typed_text
from bot.panels.form import TEXT_LIMIT, Form
from bot.panels.panel import Panel
from bot.panels.press import Pressing, button
from bot.panels.tournaments.here import TournamentPress, organised_here
from bot.panels.tournaments.lines import TOURNAMENT
from bot.words import words_for
from engine import Refusal

if TYPE_CHECKING:
    from bot.tournaments.tournament import Tournament
    from bot.words import Words

log = logging.getLogger(__name__)

# Of the people in one message Discord pings a hundred at most.
PINGED_AT_ONCE = 80


class AnnouncementForm(Form, template=r"t-announce-form:(?P<person>\d+):(?P<tournament>\d+)"):
    """The form in which an organiser writes."""

    def __init__(self, user_id: int, tournament_id: int, words: Words) -> None:
        super().__init__(
            f"t-announce-form:{user_id}:{tournament_id}",
            words("tournament-announce-title"),
            words("tournament-announce-what"),
        )

    @classmethod
    async def submitted(cls, interaction: Pressing, said: dict[str, str | None], text: str) -> None:
        """Make the announcement. Refused: as by ``announce``."""
        tournament = organised_here(interaction, int(said["tournament"] or 0))
        await announce(interaction, tournament, text)
        panel = Panel(TOURNAMENT).text(own_words(interaction)("tournament-announced"))
        await tell_privately(interaction, panel)


def announce_button(tournament: Tournament, words: Words) -> AnnounceButton:
    """The button that opens the form."""
    label = words("tournament-announce-button")
    return AnnounceButton(button(f"t-announce:{tournament.id}", label))


async def announce(interaction: Pressing, tournament: Tournament, text: str) -> None:
    """Say ``text`` in the tournament's channel, and call all who take part as they have chosen.

    Refused: ``tournament-organise``, ``tournament-announce-nothing``,
    ``tournament-announce-failed``.
    """
    bot = interaction.client
    tournament = organised_here(interaction, tournament.id)
    text = text.strip()[:TEXT_LIMIT]
    if not text:
        raise Refusal("tournament-announce-nothing")
    words = words_for(tournament.language)
    channel = bot.get_partial_messageable(tournament.channel_id, guild_id=tournament.guild_id)
    people = [each.user_id for each in tournament.active_people]
    called = bot.calls.pingable(people)
    try:
        for first in range(0, max(len(called), 1), PINGED_AT_ONCE):
            some = called[first : first + PINGED_AT_ONCE]
            panel = _said(tournament, text, words) if first == 0 else Panel(TOURNAMENT)
            if some:
                mentions = " ".join(f"<@{person}>" for person in some)
                panel.text(words("tournament-called", names=mentions))
            await channel.send(**panel.sending(some))
    except (discord.Forbidden, discord.NotFound) as error:
        raise Refusal(
            "tournament-announce-failed", channel=f"<#{tournament.channel_id}>"
        ) from error
    await bot.tournaments.announce(tournament.id, interaction.user.id, text)
    for person, loud in bot.calls.written_to(people).items():
        try:
            dm = await bot.create_dm(discord.Object(person))
            await dm.send(**_said(tournament, text, words).sending(), silent=not loud)
        except DISCORD_FAILS as error:
            log.info("an announcement does not arrive by direct message: %s", error)


def _said(tournament: Tournament, text: str, words: Words) -> Panel:
    panel = Panel(TOURNAMENT)
    panel.text(words("tournament-announcement", name=typed_text(tournament.name)))
    return panel.text(text)


class AnnounceButton(TournamentPress, template=r"t-announce:(?P<tournament>\d+)"):
    """Open the form."""

    defers = False

    async def pressed(self, interaction: Pressing) -> None:
        tournament = organised_here(interaction, self.tournament_id)
        form = AnnouncementForm(interaction.user.id, tournament.id, own_words(interaction))
        await interaction.response.send_modal(form)
