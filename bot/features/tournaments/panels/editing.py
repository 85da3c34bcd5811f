"""Editing an open tournament: its name, its text, and its settings in menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.names import typed_text
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.editing import LONGEST_ABOUT, Editing
from bot.features.tournaments.edits import editable, value_of
from bot.features.tournaments.panels.choices import (
    NUMBERS,
    SWITCHES,
    add_setting,
    chosen_role,
    number_choice,
    role_menu,
    switch_value,
    switched,
)
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    organised_here,
    tournament_here,
)
from bot.features.tournaments.panels.lines import TOURNAMENT, rules_text, title_text
from bot.features.tournaments.service import LONGEST_NAME
from bot.ui.errors import own_words
from bot.ui.form import Form
from bot.ui.panel import Panel, cut
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament

# The pages of the menus, with the settings on each.
PAGES = {
    "time": ("round_day", "round_hour", "pace", "overdue", "round_hours", "at_deadline"),
    "people": ("min_people", "max_people", "check_in", "check_in_hours", "role_id"),
    "play": (
        "rounds",
        "cut",
        "best_of",
        "byes",
        "legs",
        "groups",
        "advance",
        "seeding",
        "third_place",
    ),
}
LONGEST_SHOWN = 80


def settings_panel(tournament: Tournament, page: str, words: Words) -> Panel:
    """Return the settings, with menus of those on a page that can be changed."""
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    panel.text(rules_text(tournament, words))
    panel.text(words("tournament-settings-about"))
    draft, fields = Draft.of(tournament), editable(tournament)
    switches: list[Press] = []
    for field in PAGES[page]:
        if field not in fields:
            continue
        if field == "role_id":
            placeholder = words("tournament-new-role-id-placeholder")
            menu = role_menu(f"t-set-role:{tournament.id}", placeholder, draft.role_id)
            panel.row(SettingRoleMenu(menu))
        elif field in SWITCHES:
            switches += _switch(tournament, draft, field, words)
        else:
            add_setting(panel, SettingMenu, f"t-set:{tournament.id}:{field}", draft, field, words)
    panel.row(*switches)
    return panel.row(*_page_buttons(tournament, page, words), edit_back_button(tournament, words))


def _switch(tournament: Tournament, draft: Draft, field: str, words: Words) -> list[Press]:
    """Return the button that toggles a setting, if there is a choice."""
    if not (other := switched(draft, field, words)):
        return []
    value, label = other
    return [SettingSwitch(button(f"t-set-switch:{tournament.id}:{field}:{value}", label))]


def _page_buttons(tournament: Tournament, page: str, words: Words) -> list[Press]:
    fields = editable(tournament)
    return [
        SettingsButton(
            button(
                f"t-settings:{tournament.id}:{each}",
                words(f"tournament-tab-{each}-button"),
                Style.primary if each == page else Style.secondary,
            )
        )
        for each, settings in PAGES.items()
        if any(field in fields for field in settings)
    ]


def edit_buttons(tournament: Tournament, words: Words) -> list[Press]:
    """Return the buttons to the name, the text and the settings."""
    return [
        NameButton(button(f"t-name:{tournament.id}", words("tournament-name-button"))),
        AboutButton(button(f"t-about:{tournament.id}", words("tournament-about-button"))),
        SettingsButton(
            button(f"t-settings:{tournament.id}:time", words("tournament-settings-button"))
        ),
    ]


def edit_back_button(tournament: Tournament, words: Words) -> Any:
    """Return the way back to the menu of changes; its custom_id identifies it."""
    return button(f"t-edit:{tournament.id}", words("page-before"))


def shown_value(tournament: Tournament, field: str, value: Any, words: Words) -> str:
    """Return the value of a setting in words, for the log."""
    match field:
        case "name":
            return typed_text(value)
        case "about":
            return typed_text(cut(value, LONGEST_SHOWN)) or words("tournament-no-about")
        case "role_id":
            return f"<@&{value}>" if value else words("tournament-no-role")
        case "overdue":
            return words("tournament-new-overdue", rule=words(f"tournament-overdue-{value}"))
        case "at_deadline":
            return words("tournament-new-at-deadline", rule=words(f"tournament-deadline-{value}"))
        case "check_in":
            return words(f"tournament-check-in-{value}")
        case "seeding":
            return words(f"tournament-seeding-{value}-button")
        case "third_place":
            return words(f"tournament-third-place-{'yes' if value else 'no'}-button")
    return number_choice(Draft.of(tournament), field, value, words).label


class SettingsButton(
    TournamentPress, template=r"t-settings:(?P<tournament>\d+):(?P<page>time|people|play)"
):
    """Show the menus of the settings that can be changed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = organised_here(interaction, self.tournament_id)
        return settings_panel(tournament, self.said["page"] or "time", own_words(interaction))


class SettingPress(TournamentPress, template=r"(?!)"):
    """A menu or button that changes a setting."""

    async def set(self, interaction: Pressing, field: str, value: Any) -> Panel:
        """Change a setting, and show the menus. Refused: as by ``Editing.set``."""
        tournament = tournament_here(interaction, self.tournament_id)
        changed = await interaction.client.get(Editing).set(
            tournament.id, as_organiser(interaction), field, value
        )
        page = next(page for page, fields in PAGES.items() if field in fields)
        return settings_panel(changed, page, own_words(interaction))


MENUS = "|".join(
    field for fields in PAGES.values() for field in fields if field not in (*SWITCHES, "role_id")
)


class SettingMenu(SettingPress, template=rf"t-set:(?P<tournament>\d+):(?P<field>{MENUS})"):
    """Change a setting of an open tournament."""

    async def pressed(self, interaction: Pressing) -> Panel:
        field, value = self.said["field"], self.values[0]
        return await self.set(interaction, field, int(value) if field in NUMBERS else value)


class SettingSwitch(
    SettingPress,
    template=(
        rf"t-set-switch:(?P<tournament>\d+):(?P<field>{'|'.join(SWITCHES)}):(?P<value>[a-z]+)"
    ),
):
    """Toggle a setting of an open tournament."""

    async def pressed(self, interaction: Pressing) -> Panel:
        field, value = self.said["field"], self.said["value"]
        return await self.set(interaction, field, switch_value(field, value))


class SettingRoleMenu(SettingPress, template=r"t-set-role:(?P<tournament>\d+)"):
    """Change the role that may join."""

    async def pressed(self, interaction: Pressing) -> Panel:
        role_id = chosen_role(self, interaction.guild_id)
        return await self.set(interaction, "role_id", role_id)


class NameForm(Form, template=r"t-name-form:(?P<person>\d+):(?P<tournament>\d+)"):
    """The form in which an organiser renames a tournament."""

    def __init__(self, user_id: int, tournament: Tournament, words: Words) -> None:
        super().__init__(
            f"t-name-form:{user_id}:{tournament.id}",
            words("tournament-name-title"),
            words("tournament-name-what"),
            text=tournament.name,
            longest=LONGEST_NAME,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Rename the tournament. Refused: as by ``Editing.rename``."""
        tournament = tournament_here(interaction, int(said["tournament"] or 0))
        changed = await interaction.client.get(Editing).rename(
            tournament.id, as_organiser(interaction), text
        )
        return _saved(interaction, changed, "name")


class AboutForm(Form, template=r"t-about-form:(?P<person>\d+):(?P<tournament>\d+)"):
    """The form in which an organiser writes the text about a tournament."""

    def __init__(self, user_id: int, tournament: Tournament, words: Words) -> None:
        super().__init__(
            f"t-about-form:{user_id}:{tournament.id}",
            words("tournament-about-title"),
            words("tournament-about-what"),
            text=tournament.plan.about or None,
            longest=LONGEST_ABOUT,
            required=False,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Change the text. Refused: as by ``Editing.describe``."""
        tournament = tournament_here(interaction, int(said["tournament"] or 0))
        changed = await interaction.client.get(Editing).describe(
            tournament.id, as_organiser(interaction), text
        )
        return _saved(interaction, changed, "about")


def _saved(interaction: Pressing, tournament: Tournament, field: str) -> Panel:
    words = own_words(interaction)
    value = shown_value(tournament, field, value_of(tournament, field), words)
    panel = Panel(TOURNAMENT).text(words("tournament-edited", value=value))
    return panel.row(edit_back_button(tournament, words))


class NameButton(TournamentPress, template=r"t-name:(?P<tournament>\d+)"):
    """Open the form for the name."""

    defers = False

    async def pressed(self, interaction: Pressing) -> NameForm:
        tournament = organised_here(interaction, self.tournament_id)
        return NameForm(interaction.user.id, tournament, own_words(interaction))


class AboutButton(TournamentPress, template=r"t-about:(?P<tournament>\d+)"):
    """Open the form for the text about the tournament."""

    defers = False

    async def pressed(self, interaction: Pressing) -> AboutForm:
        tournament = organised_here(interaction, self.tournament_id)
        return AboutForm(interaction.user.id, tournament, own_words(interaction))
