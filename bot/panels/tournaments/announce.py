"""What an organiser says to all who take part, in the tournament's channel."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.errors import DISCORD_FAILS, own_words, refusals_told, tell_privately
from bot.panels.panel import Panel, clean
from bot.panels.press import Pressing, button
from bot.panels.report import typed
from bot.panels.tournaments.here import TournamentPress, organised_here
from bot.panels.tournaments.lines import TOURNAMENT
from bot.words import words_for
from engine import Refusal

if TYPE_CHECKING:
    from bot.tournaments.tournament import Tournament
    from bot.words import Words

log = logging.getLogger(__name__)

TEXT_LIMIT = 1500
# Of the people in one message Discord pings a hundred at most.
PINGED_AT_ONCE = 80
FORM = re.compile(r"t-announce-form:(?P<tournament>\d+)")


class AnnouncementForm(ui.Modal):
    """The form in which an organiser writes; it is answered by ``submitted``, which survives it."""

    def __init__(self, tournament_id: int, words: Words) -> None:
        custom_id = f"t-announce-form:{tournament_id}"
        super().__init__(title=words("tournament-announce-title"), custom_id=custom_id)
        box = ui.TextInput[Any](
            style=discord.TextStyle.paragraph, custom_id="text", max_length=TEXT_LIMIT
        )
        self.add_item(ui.Label(text=words("tournament-announce-what"), component=box))


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
    panel.text(words("tournament-announcement", name=clean(tournament.name)))
    return panel.text(text)


async def submitted(interaction: discord.Interaction[Any]) -> None:
    """A form was sent: if it is an announcement, make it."""
    data: Any = interaction.data
    form = FORM.fullmatch(data["custom_id"])
    if form is None:
        return
    async with refusals_told(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        tournament = organised_here(interaction, int(form["tournament"]))
        await announce(interaction, tournament, typed(data))
        panel = Panel(TOURNAMENT).text(own_words(interaction)("tournament-announced"))
        await tell_privately(interaction, panel)


class AnnounceButton(TournamentPress, template=r"t-announce:(?P<tournament>\d+)"):
    """Open the form."""

    defers = False

    async def pressed(self, interaction: Pressing) -> None:
        tournament = organised_here(interaction, self.tournament_id)
        form = AnnouncementForm(tournament.id, own_words(interaction))
        await interaction.response.send_modal(form)
