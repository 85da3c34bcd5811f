"""The panel for arranging a tournament: menus, and a button that opens sign-up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.core.names import typed_text
from bot.features.lobby.terms import pace_choice
from bot.features.tournaments.draft import VARIANTS, Draft
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.invited import invited
from bot.features.tournaments.panels.choices import (
    NUMBERS,
    SWITCHES,
    add_setting,
    chosen_role,
    role_menu,
    switch_value,
    switched,
)
from bot.features.tournaments.panels.context import organise_button, tournament_here
from bot.features.tournaments.panels.draft_extensions import EXTENSIONS, DraftSetting
from bot.features.tournaments.panels.edit import (
    channel_menu,
    check_channel,
    check_tables_channel,
    tables_menu,
)
from bot.features.tournaments.panels.lines import (
    TOURNAMENT,
    format_text,
    hours_text,
    weekly_text,
)
from bot.features.tournaments.running.roles import check_role
from bot.features.tournaments.service import LONGEST_NAME, Tournaments
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.form import Form
from bot.ui.panel import Panel, cut
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.times import shown_time
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament

SHOWN_ABOUT = 300
# The pages of the panel, with the settings on each.
TABS = {
    "play": (
        "game",
        "variant",
        "format",
        "seats",
        "rounds",
        "cut",
        "best_of",
        "byes",
        "legs",
        "groups",
        "advance",
    ),
    "time": (
        "sign_up_hours",
        "round_day",
        "round_hour",
        "pace",
        "overdue",
        "round_hours",
        "at_deadline",
    ),
    "people": (
        "min_people",
        "max_people",
        "check_in",
        "check_in_hours",
        "role_id",
        "channel_id",
        "tables_channel_id",
        "language",
    ),
}


def draft_panel(
    draft: Draft,
    tab: str,
    now: datetime,
    words: Words,
    again: Tournament | None = None,
    more: Sequence[DraftSetting] = (),
) -> Panel:
    """Return all choices of a draft at the time ``now``, and the menus of one page.

    ``again``: the tournament that is held again. ``more``: the settings of other features.
    """
    panel = Panel(TOURNAMENT)
    panel.text(words("tournament-draft-title", name=typed_text(draft.name)))
    if again is not None:
        panel.text(again_text(draft, again, words))
    chosen = [chosen_text(draft, now, words), *(each.text for each in more)]
    panel.text("\n".join(filter(None, chosen)))
    for field in TABS[tab]:
        _add_field(panel, draft, field, words)
    if tab == "people":
        for each in more:
            panel.row(*([] if each.menu is None else [each.menu]))
    if tab == "play":
        panel.row(*_switches(draft, words))
    panel.row(
        *(
            DraftTabButton(
                button(
                    f"t-new-tab:{each}",
                    words(f"tournament-tab-{each}-button"),
                    Style.primary if each == tab else Style.secondary,
                )
            )
            for each in TABS
        )
    )
    return panel.row(
        OpenButton(button("t-new-open", words("tournament-open-button"), Style.success)),
        *([] if again is None else [invite_button(draft, words)]),
        button("t-new-name", words("tournament-name-button")),
        button("t-templates", words("tournament-templates-button")),
        DiscardButton(button("t-new-discard", words("tournament-discard-button"))),
    )


def invite_button(draft: Draft, words: Words) -> InviteButton:
    """Return the button that toggles whether the players of last time are invited."""
    other = "no" if draft.invite else "yes"
    return InviteButton(
        button(f"t-new-invite:{other}", words("tournament-invite-button", invite=other))
    )


def again_text(draft: Draft, again: Tournament, words: Words) -> str:
    """Return the tournament that is held again, and whether its players are invited."""
    return words(
        "tournament-draft-again",
        name=typed_text(again.name),
        invite="yes" if draft.invite else "no",
        count=len(invited(again)),
    )


def chosen_text(draft: Draft, now: datetime, words: Words) -> str:
    game = words(f"game-{draft.game}")
    if draft.game in VARIANTS:
        variant = words(f"{draft.game}-variant-{draft.variant}")
        game = words("told-with", what=game, about=variant)
    lines = [
        words("tournament-line-game", game=game),
        format_text(draft.settings, words, teams=draft.teams),
        words(
            "team-draft-people" if draft.teams else "tournament-draft-people",
            min=draft.min_people,
            max=draft.max_people,
            time=hours_text(draft.sign_up_hours, words),
        ),
        words(
            "tournament-line-time",
            pace=draft.pace,
            time=pace_choice(draft.pace, words).label,
            overdue=words(f"tournament-overdue-{draft.overdue}"),
        ),
    ]
    if draft.round_hours:
        lines.append(
            words(
                "tournament-line-round",
                time=hours_text(draft.round_hours, words),
                rule=words(f"tournament-deadline-{draft.at_deadline}"),
            )
        )
    elif draft.weekly is None:
        lines.append(words("tournament-draft-no-round-limit"))
    if draft.weekly is not None:
        lines.append(weekly_text(draft.weekly, words))
        first = shown_time(draft.first_round(now))
        lines.append(words("tournament-first-round-day", at=first))
    lines.append(
        words(
            "tournament-line-check-in",
            when=draft.check_in,
            time=hours_text(draft.check_in_hours, words),
        )
    )
    if draft.role_id:
        lines.append(words("tournament-line-role", role=f"<@&{draft.role_id}>"))
    lines.append(words("tournament-channel", channel=f"<#{draft.channel_id}>"))
    if draft.tables_channel_id:
        channel = f"<#{draft.tables_channel_id}>"
        lines.append(words("tournament-tables-channel", channel=channel))
    for kind, role_id in (("player", draft.player_role_id), ("winner", draft.winner_role_id)):
        if role_id:
            lines.append(words("tournament-draft-given-role", kind=kind, role=f"<@&{role_id}>"))
    if draft.page:
        lines.append(words("tournament-draft-page"))
    if draft.about:
        lines.append(words("tournament-draft-about", text=cut(draft.about, SHOWN_ABOUT)))
    return "\n".join(lines)


def _add_field(panel: Panel, draft: Draft, field: str, words: Words) -> None:
    """Add the menu of one setting, unless it has only one choice."""
    placeholder = words(f"tournament-new-{field.replace('_', '-')}-placeholder")
    if field == "role_id":
        panel.row(RoleMenu(role_menu("t-new-role", placeholder, draft.role_id)))
        return
    if field == "channel_id":
        menu = channel_menu("t-new-channel", placeholder, draft.channel_id)
        panel.row(DraftChannelMenu(menu))
        return
    if field == "tables_channel_id":
        chosen = draft.tables_channel_id or None
        panel.row(DraftTablesMenu(tables_menu("t-new-tables", placeholder, chosen)))
        return
    add_setting(panel, DraftMenu, f"t-new:{field}", draft, field, words)


def _switches(draft: Draft, words: Words) -> list[Press]:
    items: list[Press] = []
    for field in SWITCHES:
        if other := switched(draft, field, words):
            value, label = other
            items.append(SwitchDraftButton(button(f"t-new-switch:{field}:{value}", label)))
    return items


def opened_panel(tournament: Tournament, words: Words) -> Panel:
    """Return the confirmation that sign-up is open, and the next step."""
    panel = Panel(TOURNAMENT)
    panel.text(
        words(
            "tournament-opened",
            name=typed_text(tournament.name),
            channel=f"<#{tournament.channel_id}>",
        )
    )
    return panel.row(organise_button(tournament, words))


def show_draft(interaction: Pressing, draft: Draft, tab: str = "play") -> Panel:
    """Show the choices, and the menus of ``tab``."""
    now = interaction.client.get(Tables).now()
    again = held_again(interaction, draft)
    more = [each.setting(interaction, draft) for each in EXTENSIONS]
    return draft_panel(draft, tab, now, own_words(interaction), again, more)


def held_again(interaction: Pressing, draft: Draft) -> Tournament | None:
    """Return the tournament that a draft holds again, if it does."""
    if not draft.again_of:
        return None
    return tournament_here(interaction, draft.again_of)


def within_reach(interaction: Pressing, draft: Draft) -> Draft:
    """Return ``draft`` without settings beyond the user's rights: roles, a series."""
    guild, user = interaction.guild, interaction.user
    kept: dict[str, Any] = {}
    for name in ("player_role_id", "winner_role_id"):
        role = None if guild is None else guild.get_role(getattr(draft, name))
        if role is None or not isinstance(user, discord.Member) or check_role(role, user):
            kept[name] = 0
    draft = replace(draft, **kept)
    for each in EXTENSIONS:
        draft = each.fitted(interaction, draft)
    return draft


class DraftPress(Press, template=r"(?!)"):
    """A menu or button on the panel of a draft."""

    async def choose(self, interaction: Pressing, **choice: Any) -> Panel:
        """Change a setting, and show the draft. Refused: ``tournament-no-draft``."""
        guild_id, user_id = interaction.guild_id or 0, interaction.user.id
        drafts = interaction.client.get(Drafts)
        draft = drafts.get(guild_id, user_id).with_choice(**choice)
        await drafts.put(guild_id, user_id, draft)
        tab = next((tab for tab, fields in TABS.items() if next(iter(choice)) in fields), "play")
        return show_draft(interaction, draft, tab)


FIELDS = "|".join(field for fields in TABS.values() for field in fields)


class DraftMenu(DraftPress, template=rf"t-new:(?P<field>{FIELDS})"):
    """Choose a setting from a list."""

    async def pressed(self, interaction: Pressing) -> Panel:
        field, value = self.said["field"], self.values[0]
        chosen = int(value) if field in NUMBERS else value
        return await self.choose(interaction, **{field: chosen})


class SwitchDraftButton(
    DraftPress, template=rf"t-new-switch:(?P<field>{'|'.join(SWITCHES)}):(?P<value>[a-z]+)"
):
    """Toggle a setting."""

    async def pressed(self, interaction: Pressing) -> Panel:
        field, value = self.said["field"], self.said["value"]
        return await self.choose(interaction, **{field: switch_value(field, value)})


class RoleMenu(DraftPress, template=r"t-new-role"):
    """Choose the role that may join."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await self.choose(interaction, role_id=chosen_role(self, interaction.guild_id))


class DraftChannelMenu(DraftPress, template=r"t-new-channel"):
    """Choose the channel of the tournament."""

    async def pressed(self, interaction: Pressing) -> Panel:
        channel = self.picked[0]
        await check_channel(interaction, channel.id)
        return await self.choose(interaction, channel_id=channel.id)


class DraftTablesMenu(DraftPress, template=r"t-new-tables"):
    """Choose the channel or forum of the matches; none: that of the tournament."""

    async def pressed(self, interaction: Pressing) -> Panel:
        chosen = self.picked[0].id if self.picked else 0
        if chosen:
            await check_tables_channel(interaction, chosen)
        return await self.choose(interaction, tables_channel_id=chosen)


class DraftTabButton(DraftPress, template=r"t-new-tab:(?P<tab>play|time|people)"):
    """Show the menus of another page."""

    async def pressed(self, interaction: Pressing) -> Panel:
        draft = interaction.client.get(Drafts).get(interaction.guild_id or 0, interaction.user.id)
        return show_draft(interaction, draft, self.said["tab"])


class OpenButton(DraftPress, template=r"t-new-open"):
    """Open the tournament for sign-up."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot, guild_id, by = interaction.client, interaction.guild_id, interaction.user.id
        if guild_id is None:
            raise Refusal("tournament-no-draft")

        async def opened(draft: Draft) -> Tournament:
            await check_channel(interaction, draft.channel_id)
            if draft.tables_channel_id:
                await check_tables_channel(interaction, draft.tables_channel_id)
            draft = within_reach(interaction, draft)
            again = held_again(interaction, draft)
            return await bot.get(Tournaments).create(
                guild_id,
                draft.channel_id,
                by,
                draft.name,
                draft.game,
                draft.language,
                draft.options,
                draft.settings,
                draft.plan(bot.get(Tables).now()),
                draft.terms,
                () if again is None else (again.created_by, *again.organisers),
                () if again is None else again.results_only,
                draft.series_id or None,
            )

        tournament = await bot.get(Drafts).open(guild_id, by, opened)
        return opened_panel(tournament, own_words(interaction))


class InviteButton(DraftPress, template=r"t-new-invite:(?P<invite>yes|no)"):
    """Choose whether the players of last time are invited."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await self.choose(interaction, invite=self.said["invite"] == "yes")


class NameDraftButton(DraftPress, template=r"t-new-name"):
    """Open the form for the name of a new tournament."""

    defers = False

    async def pressed(self, interaction: Pressing) -> NameDraftForm:
        user_id = interaction.user.id
        draft = interaction.client.get(Drafts).get(interaction.guild_id or 0, user_id)
        return NameDraftForm(user_id, draft, own_words(interaction))


class NameDraftForm(Form, template=r"t-new-name-form:(?P<person>\d+)"):
    """The form in which an organiser names a new tournament."""

    def __init__(self, user_id: int, draft: Draft, words: Words) -> None:
        super().__init__(
            f"t-new-name-form:{user_id}",
            words("tournament-name-title"),
            words("tournament-name-what"),
            text=draft.name,
            longest=LONGEST_NAME,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Name the tournament.

        Refused: ``tournament-no-draft``, and as by ``Tournaments.checked_name``.
        """
        drafts, guild_id = interaction.client.get(Drafts), interaction.guild_id or 0
        draft = drafts.get(guild_id, interaction.user.id)
        name = interaction.client.get(Tournaments).checked_name(text, guild_id)
        draft = await drafts.put(guild_id, interaction.user.id, draft.with_choice(name=name))
        return show_draft(interaction, draft)


class DiscardButton(DraftPress, template=r"t-new-discard"):
    """Discard the draft."""

    async def pressed(self, interaction: Pressing) -> Panel:
        await interaction.client.get(Drafts).discard(interaction.guild_id or 0, interaction.user.id)
        return Panel(TOURNAMENT).text(own_words(interaction)("tournament-discarded"))
