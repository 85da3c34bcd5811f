"""Changes by an organiser to an active tournament: deadline, channel, helpers."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.core.names import isolated
from bot.features.tournaments.draft import SIGN_UP_HOURS
from bot.features.tournaments.guards import check_active
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.choices import role_menu
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    back_button,
    tournament_here,
    webhook_button,
)
from bot.features.tournaments.panels.editing import edit_buttons
from bot.features.tournaments.panels.lines import (
    TOURNAMENT,
    hours_text,
    organisers_text,
    stage_text,
    title_text,
)
from bot.features.tournaments.running.roles import check_role
from bot.features.tournaments.service import Tournaments
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.membership import place_of
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.permissions import NEEDED, NEEDED_IN_THREADS, check_may_post
from bot.ui.person import chosen_person, user_menu
from bot.ui.press import Pressing, button
from bot.ui.services import Config
from bot.ui.threads import takes_posts, takes_threads
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament


def edit_button(tournament: Tournament, words: Words) -> EditButton:
    """Return the button that opens the menu of changes."""
    return EditButton(button(f"t-edit:{tournament.id}", words("tournament-edit-button")))


def edit_panel(
    tournament: Tournament,
    names: dict[int, str],
    words: Words,
    *,
    appoints: bool = True,
    gives_roles: bool = True,
) -> Panel:
    """Return the menus of deadline, channel, roles and helpers.

    ``names`` are those of the helpers, as far as they are known. ``appoints``: the user may change
    the rights of helpers. ``gives_roles``: they may choose the roles that the bot gives, not only
    remove one.
    """
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    panel.text(stage_text(tournament, words))
    panel.text(words("tournament-channel", channel=f"<#{tournament.channel_id}>"))
    elsewhere = tournament.plan.tables_channel_id
    if elsewhere is not None:
        panel.text(words("tournament-tables-channel", channel=f"<#{elsewhere}>"))
    panel.text(organisers_text(tournament, words))
    if not tournament.paused:
        lines = [
            (
                str(hours),
                Choice(words("tournament-ends-in", time=hours_text(hours, words))),
            )
            for hours in SIGN_UP_HOURS
        ]
        placeholder = words("tournament-deadline-placeholder", status=tournament.status)
        add_plain_menu(panel, DeadlineMenu, f"t-deadline:{tournament.id}", lines, placeholder)
    panel.row(
        ChannelMenu(
            channel_menu(f"t-channel:{tournament.id}", words("tournament-channel-placeholder"))
        )
    )
    placeholder = words("tournament-new-tables-channel-id-placeholder")
    panel.row(TablesMenu(tables_menu(f"t-tables:{tournament.id}", placeholder, elsewhere)))
    for kind in ("player", "winner"):
        if gives_roles or _given_role(tournament, kind) is not None:
            panel.row(GivenRoleMenu(given_role_menu(tournament, kind, words)))
    add_helper_menus(panel, tournament, names, words, appoints=appoints)
    page = tournament.plan.page
    publish = button(
        f"t-page:{tournament.id}:{'no' if page else 'yes'}",
        words("tournament-page-button", public="yes" if page else "no"),
    )
    return panel.row(
        *edit_buttons(tournament, words),
        PageButton(publish),
        webhook_button(tournament, words),
        back_button(tournament, words),
    )


def add_helper_menus(
    panel: Panel, tournament: Tournament, names: dict[int, str], words: Words, *, appoints: bool
) -> None:
    """Add the menus to add helpers of both kinds, change their roles, and remove them."""
    for role, custom_id in (("helper", "t-helper:{}"), ("results-helper", "t-helper:{}:results")):
        placeholder = words(f"tournament-{role}-placeholder")
        panel.row(HelperMenu(user_menu(custom_id.format(tournament.id), placeholder)))
    if not tournament.organisers:
        return
    called = {each: names.get(each) or str(each) for each in tournament.organisers}
    if appoints:
        lines = []
        for each, name in called.items():
            limited = each in tournament.results_only
            change = words("tournament-helper-change", limited="yes" if limited else "no")
            lines.append((f"{each}:{'all' if limited else 'results'}", Choice(name, change)))
        placeholder = words("tournament-helper-role-placeholder")
        add_plain_menu(panel, HelperRoleMenu, f"t-helper-may:{tournament.id}", lines, placeholder)
    lines = [(str(each), Choice(name)) for each, name in called.items()]
    placeholder = words("tournament-no-helper-placeholder")
    add_plain_menu(panel, NoHelperMenu, f"t-no-helper:{tournament.id}", lines, placeholder)


def channel_menu(
    custom_id: str, placeholder: str, chosen: int | None = None
) -> ui.ChannelSelect[Any]:
    """Return a menu of the server's channels that have threads, to choose one."""
    kind = discord.SelectDefaultValueType.channel
    default = [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=kind)]
    return ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=placeholder,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        default_values=default,
    )


def given_role_menu(tournament: Tournament, kind: str, words: Words) -> ui.RoleSelect[Any]:
    """Return the menu of the role that the bot gives to players or winners."""
    chosen = _given_role(tournament, kind)
    placeholder = words(f"tournament-{kind}-role-placeholder")
    return role_menu(f"t-give-role:{tournament.id}:{kind}", placeholder, chosen or 0)


def _given_role(tournament: Tournament, kind: str) -> int | None:
    """Return the id of the role that the bot gives to players or winners."""
    plan = tournament.plan
    return plan.player_role_id if kind == "player" else plan.winner_role_id


def tables_menu(custom_id: str, placeholder: str, chosen: int | None) -> ui.ChannelSelect[Any]:
    """Return a menu of channels with threads, and forums, to choose one or none."""
    menu = channel_menu(custom_id, placeholder, chosen)
    menu.min_values = 0
    menu.channel_types = [*menu.channel_types, discord.ChannelType.forum]
    return menu


async def threaded_channel(interaction: Pressing, channel_id: int) -> discord.TextChannel:
    """Return the channel with this id, if it takes threads.

    Refused: ``tournament-channel-kind``; ``tournament-channel-closed`` if the bot does not see it.
    """
    channel = await place_of(interaction.client, channel_id)
    if channel is None:
        raise Refusal("tournament-channel-closed", channel=f"<#{channel_id}>")
    if not takes_threads(channel):
        raise Refusal("tournament-channel-kind", channel=channel.mention)
    return channel


async def check_channel(interaction: Pressing, channel_id: int) -> None:
    """Refuse a channel that is unfit for tournaments, or where the user may not post.

    Refused: ``tournament-channel-kind``, ``tournament-channel-closed``, ``show-not-allowed``.
    """
    channel = await threaded_channel(interaction, channel_id)
    mention = channel.mention
    may = channel.permissions_for(channel.guild.me)
    if not (
        may.view_channel
        and may.send_messages
        and may.attach_files
        and may.create_public_threads
        and may.send_messages_in_threads
    ):
        raise Refusal("tournament-channel-closed", channel=mention)
    check_may_post(interaction.user, channel)


async def check_tables_channel(interaction: Pressing, channel_id: int) -> None:
    """Refuse a channel or forum in which the bot or the user can't open a thread.

    Refused: as by ``check_channel``, and ``tournament-forum-tags``.
    """
    channel = await place_of(interaction.client, channel_id)
    if not isinstance(channel, discord.ForumChannel):
        await check_channel(interaction, channel_id)
        return
    if not takes_posts(channel):
        raise Refusal("tournament-forum-tags", channel=channel.mention)
    needed = NEEDED | NEEDED_IN_THREADS
    if not channel.permissions_for(channel.guild.me) >= needed:
        raise Refusal("tournament-channel-closed", channel=channel.mention)
    check_may_post(interaction.user, channel)


@tournament_action("edit", organisers=True)
async def show_edit(interaction: Pressing, tournament: Tournament) -> Panel:
    """Show the menu of changes. Refused: as by ``guards.check_active``."""
    check_active(tournament)
    names = {}
    for user_id in tournament.organisers:
        participant = tournament.participant(user_id)
        if participant is not None:
            names[user_id] = isolated(tournament.member_name(participant))
    return edit_panel(
        tournament,
        names,
        own_words(interaction),
        appoints=as_organiser(interaction).may_appoint(tournament),
        gives_roles=interaction.permissions.manage_roles,
    )


class EditButton(TournamentPress, template=r"t-edit:(?P<tournament>\d+)"):
    """Show the menu of changes."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await show_edit(interaction, tournament_here(interaction, self.tournament_id))


class EditPress(TournamentPress, template=r"(?!)"):
    """A menu of changes."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        await self.change(interaction, tournament)
        return await show_edit(interaction, tournament)

    async def change(self, interaction: Pressing, tournament: Tournament) -> None:
        """Change the tournament."""
        raise NotImplementedError


class DeadlineMenu(EditPress, template=r"t-deadline:(?P<tournament>\d+)"):
    """Choose when sign-up, check-in or the round ends."""

    async def change(self, interaction: Pressing, tournament: Tournament) -> None:
        bot = interaction.client
        until = bot.get(Tables).now() + timedelta(hours=int(self.values[0]))
        await bot.get(Tournaments).extend(tournament.id, as_organiser(interaction), until)


class ChannelMenu(EditPress, template=r"t-channel:(?P<tournament>\d+)"):
    """Choose the channel of the tournament from now on."""

    async def change(self, interaction: Pressing, tournament: Tournament) -> None:
        channel = self.picked[0]
        await check_channel(interaction, channel.id)
        await interaction.client.get(Tournaments).move(
            tournament.id, as_organiser(interaction), channel.id
        )


class TablesMenu(EditPress, template=r"t-tables:(?P<tournament>\d+)"):
    """Choose the channel or forum of the matches; none: the tournament's."""

    async def change(self, interaction: Pressing, tournament: Tournament) -> None:
        chosen = self.picked[0].id if self.picked else None
        if chosen is not None:
            await check_tables_channel(interaction, chosen)
        await interaction.client.get(Tournaments).move_tables(
            tournament.id, as_organiser(interaction), chosen
        )


class PageButton(EditPress, template=r"t-page:(?P<tournament>\d+):(?P<on>yes|no)"):
    """Make the web page public, or take it off."""

    async def change(self, interaction: Pressing, tournament: Tournament) -> None:
        if self.said["on"] == "yes" and not interaction.client.get(Config).pages:
            raise Refusal("tournament-no-pages")
        await interaction.client.get(Tournaments).publish(
            tournament.id, as_organiser(interaction), self.said["on"] == "yes"
        )


class GivenRoleMenu(EditPress, template=r"t-give-role:(?P<tournament>\d+):(?P<kind>player|winner)"):
    """Choose the role that the bot gives to players or winners; none: no role.

    Refused: ``tournament-role-not-yours``, ``tournament-role-not-mine``.
    """

    async def change(self, interaction: Pressing, tournament: Tournament) -> None:
        roles = self.picked
        user = interaction.user
        if roles:
            reason = "tournament-role-not-yours"
            if isinstance(user, discord.Member):
                reason = check_role(roles[0], user) or ""
            if reason:
                raise Refusal(reason, role=roles[0].mention)
        await interaction.client.get(Tournaments).give_role(
            tournament.id,
            as_organiser(interaction),
            self.said["kind"] or "",
            roles[0].id if roles else None,
        )


class HelperMenu(EditPress, template=r"t-helper:(?P<tournament>\d+)(:(?P<role>results))?"):
    """Add a helper of the organiser, for all actions or for results and pairings."""

    async def change(self, interaction: Pressing, tournament: Tournament) -> None:
        person = await chosen_person(self, interaction, tournament.guild_id)
        await interaction.client.get(Tournaments).add_organiser(
            tournament.id,
            as_organiser(interaction),
            person.id,
            results_only=self.said["role"] == "results",
        )


class HelperRoleMenu(EditPress, template=r"t-helper-may:(?P<tournament>\d+)"):
    """Choose a helper, to give all rights or those for results and pairings."""

    async def change(self, interaction: Pressing, tournament: Tournament) -> None:
        user_id, _, role = self.values[0].partition(":")
        await interaction.client.get(Tournaments).set_helper_role(
            tournament.id,
            as_organiser(interaction),
            int(user_id),
            results_only=role == "results",
        )


class NoHelperMenu(EditPress, template=r"t-no-helper:(?P<tournament>\d+)"):
    """Remove a helper."""

    async def change(self, interaction: Pressing, tournament: Tournament) -> None:
        await interaction.client.get(Tournaments).remove_organiser(
            tournament.id, as_organiser(interaction), int(self.values[0])
        )
