"""The tournament that an interaction is about, and the right to organise it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Organiser, Tournament
from bot.features.tournaments.webhooks.service import Webhooks
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.membership import member_of
from bot.ui.press import Press, Pressing, button
from bot.ui.services import Config
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.ui.client import Client

log = logging.getLogger(__name__)

MOST_DIGITS = 18  # of an id; more of them are a name


class TournamentPress(Press, template=r"(?!)"):
    """A button or menu of one tournament."""

    @property
    def tournament_id(self) -> int:
        """The id of the tournament that this belongs to."""
        return int(self.said["tournament"])


def tournament_here(interaction: Pressing, tournament_id: int) -> Tournament:
    """Return a tournament of this server. Refused: ``no-such-tournament``."""
    return interaction.client.get(Tournaments).of_server(tournament_id, interaction.guild_id)


def tournament_typed(interaction: Pressing, typed: str) -> Tournament:
    """Return the tournament typed by id or name. Refused: ``no-such-tournament``."""
    if typed.isdecimal() and len(typed) <= MOST_DIGITS:
        return tournament_here(interaction, int(typed))
    return interaction.client.get(Tournaments).named(typed, interaction.guild_id)


def as_organiser(interaction: Pressing) -> Organiser:
    """Return the user, for a check of an organiser's rights here."""
    manager = interaction.permissions.manage_guild
    return Organiser(interaction.user.id, interaction.guild_id, manager)


def organised_here(interaction: Pressing, tournament_id: int) -> Tournament:
    """Return a tournament for its organiser, for reading.

    Changes go through its service, which checks the rights by itself. Refused:
    ``no-such-tournament``, ``tournament-organise``, ``tournament-results-only``.
    """
    return interaction.client.get(Tournaments).for_organiser(
        tournament_id, as_organiser(interaction)
    )


def helped_here(interaction: Pressing, tournament_id: int) -> Tournament:
    """Return a tournament for an organiser, or a helper for results and pairings.

    Refused: ``no-such-tournament``, ``tournament-organise``.
    """
    return interaction.client.get(Tournaments).for_helper(tournament_id, as_organiser(interaction))


def organises_all(interaction: Pressing, tournament: Tournament) -> bool:
    """Return whether a user has all rights of organisers in a tournament."""
    return as_organiser(interaction).may_organise(tournament)


def tournaments_meant(interaction: Pressing) -> list[Tournament]:
    """Return the tournaments that a command without a name may mean, likeliest first.

    It is that of this thread or channel; else the active ones of the server; else its last one.
    """
    channel_id = interaction.channel_id
    everything = interaction.client.get(Tournaments).of_guild(
        interaction.guild_id or 0, active=False
    )
    going_on = [each for each in everything if each.active]
    for tournament in going_on:
        if any(venue.thread_id == channel_id for venue in tournament.venues):
            return [tournament]
    here = [each for each in going_on if each.channel_id == channel_id]
    return here or going_on or everything[:1]


def organise_button(tournament: Tournament, words: Words) -> ui.Button[Any]:
    """Return the button of the organiser's menu; its custom_id identifies it."""
    return button(f"t-organise:{tournament.id}", words("tournament-organise-button"))


def webhook_button(tournament: Tournament, words: Words) -> ui.Button[Any]:
    """Return the button of the webhook's panel; its custom_id identifies it."""
    return button(f"t-webhook:{tournament.id}", words("webhook-button"))


def page_line(bot: Client, tournament: Tournament, words: Words) -> str:
    """Return the line with the link to the public web page; empty if there is none."""
    pages = bot.get(Config).pages
    if not (pages and tournament.plan.page):
        return ""
    return words("tournament-page-line", url=f"{pages}/tournaments/{tournament.id}")


def webhook_line(bot: Client, tournament: Tournament, words: Words) -> str:
    """Return the line that results leave the server; empty without a webhook."""
    return words("webhook-told") if bot.get(Webhooks).posts(tournament.id) else ""


def back_button(tournament: Tournament, words: Words) -> ui.Button[Any]:
    """Return the same button, as the way back to the organiser's menu."""
    return button(f"t-organise:{tournament.id}", words("page-before"))


async def roles_on_server(interaction: Pressing, tournament: Tournament) -> list[int]:
    """Return the ids of the user's roles on the tournament's server, also from a DM.

    Refused: ``not-on-its-server``. If Discord doesn't say, there are none.
    """
    user = interaction.user
    if isinstance(user, discord.Member):
        return [role.id for role in user.roles]
    try:
        member = await member_of(interaction.client, tournament.guild_id, user.id)
    except DISCORD_FAILS as error:
        log.info("the roles of a user are unknown: %r", error)
        return []
    if member is None:
        raise Refusal("not-on-its-server")
    return [role.id for role in member.roles]
