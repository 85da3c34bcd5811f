"""The settings of a user, and of a server for its tables: one panel each."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from discord import ui

from bot.core.terms import OVERDUE, PACES
from bot.core.words import language_name, languages
from bot.features.actions.command_context import language_here
from bot.features.actions.declaring import table_action
from bot.features.board.sync import MessageSync
from bot.features.digest.setting import digest_button
from bot.features.lobby.terms import overdue_choice, pace_choice
from bot.features.my_turns.setting import my_turns_button
from bot.features.people.away import AwayButton
from bot.features.people.service import COMMON_ZONES, LONGEST_QUIET, People
from bot.features.privacy.panel import PrivacyButton
from bot.features.puzzles.setup import setup_button
from bot.storage import NOTIFY
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.press import Press, Pressing, button
from bot.ui.times import shown_time
from render import themes

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.people.service import People
    from bot.storage import Server

SETTINGS = 0x7A5FA8
HOUR = 60
USUAL_NIGHT = 8 * HOUR
AS_SERVER = "server"  # the value of a theme not chosen
NONE = "none"
AS_DISCORD = "discord"  # the value of a language not chosen


def person_panel(
    people: People, user_id: int, now: datetime, words: Words, *, moderator: bool
) -> Panel:
    """Return a user's settings and their menus; a ``moderator`` gets to the server's."""
    person, zone = people.get(user_id), people.zone(user_id)
    panel = Panel(SETTINGS)
    panel.text(words("people-title"))
    lines = [words("people-notify", how=words(f"notify-{person.notify}"))]
    quiet = people.quiet(user_id)
    if quiet is None:
        lines.append(words("people-quiet-none"))
    else:
        begins, ends = _hour(quiet.begins, words), _hour(quiet.ends, words)
        lines.append(words("people-quiet", begins=begins, ends=ends, place=_place(zone)))
    for absence in people.absences(user_id):
        begins, ends = shown_time(absence.begins, "D"), shown_time(absence.ends, "D")
        lines.append(words("people-away", begins=begins, ends=ends))
    lines.append(words("people-theme", theme=words(f"theme-{person.theme or AS_SERVER}")))
    lines.append(words("people-motion", on="no" if person.still else "yes"))
    shape = "landscape" if person.landscape else "portrait"
    lines.append(words("people-shape", shape=shape))
    panel.text("\n".join(lines))
    panel.text(words("people-quiet-about") + "\n" + words("people-shape-about"))
    notify = [(way, Choice(words(f"notify-{way}"), words(f"notify-{way}-about"))) for way in NOTIFY]
    add_plain_menu(panel, NotifyMenu, "notify", notify, words("notify-placeholder"), person.notify)
    hours = [(str(hour * HOUR), _hour(hour * HOUR, words)) for hour in range(24)]
    starts = [(NONE, Choice(words("quiet-none")))]
    starts += [(value, Choice(words("quiet-from", hour=hour))) for value, hour in hours]
    chosen = NONE if quiet is None else str(quiet.begins)
    placeholder = words("quiet-from-placeholder")
    add_plain_menu(panel, QuietFromMenu, "quiet-from", starts, placeholder, chosen)
    if quiet is not None:
        stops = [(value, Choice(words("quiet-to", hour=hour))) for value, hour in hours]
        placeholder = words("quiet-to-placeholder")
        add_plain_menu(panel, QuietToMenu, "quiet-to", stops, placeholder, str(quiet.ends))
        add_plain_menu(
            panel, ZoneMenu, "zone", _zones(zone, now, words), words("zone-placeholder"), zone
        )
    colors = [
        (each, Choice(words("people-theme-choice", theme=words(f"theme-{each}"))))
        for each in (AS_SERVER, *themes.NAMES)
    ]
    placeholder = words("people-theme-placeholder")
    add_plain_menu(panel, OwnThemeMenu, "own-theme", colors, placeholder, person.theme or AS_SERVER)
    motion = words("people-motion-button", on="no" if person.still else "yes")
    other = "no" if person.landscape else "yes"
    panel.row(
        MotionButton(button(f"own-motion:{'yes' if person.still else 'no'}", motion)),
        LandscapeButton(
            button(f"own-landscape:{other}", words("people-shape-button", shape=shape))
        ),
    )
    items: list[ui.Item] = [
        AwayButton(button("away", words("away-button"))),
        my_turns_button(words),
        digest_button(words),
        PrivacyButton(button("privacy", words("privacy-button"))),
    ]
    if moderator:
        items.append(ServerButton(button("server-settings", words("server-button"))))
    return panel.row(*items)


def server_panel(server: Server, language: str, words: Words) -> Panel:
    """Return a server's settings for its tables; ``language`` is that of new ones."""
    panel = Panel(SETTINGS)
    terms = server.terms
    theme = server.theme or themes.NAMES[0]
    spoken = language_name(language)
    time = pace_choice(terms.pace or 0, words).label
    panel.text(words("server-title"))
    panel.text(
        "\n".join(
            [
                words("server-language", language=spoken),
                words("server-theme", theme=words(f"theme-{theme}")),
                words("terms-time", time=time),
                words(
                    "terms-overdue",
                    overdue=words(f"overdue-{terms.overdue}"),
                    about=words(f"overdue-{terms.overdue}-about"),
                ),
                words("terms-rated", on="yes" if terms.rated else "no"),
            ]
        )
    )
    panel.text(words("server-about"))
    tongues = [(AS_DISCORD, Choice(words("server-language-as-discord")))]
    tongues += [(each, Choice(language_name(each))) for each in languages()]
    placeholder = words("server-language-placeholder")
    add_plain_menu(
        panel, LanguageMenu, "server-language", tongues, placeholder, server.language or AS_DISCORD
    )
    choices = [
        (each, Choice(words("server-theme-choice", theme=words(f"theme-{each}"))))
        for each in themes.NAMES
    ]
    add_plain_menu(
        panel, ThemeMenu, "server-theme", choices, words("server-theme-placeholder"), theme
    )
    paces = [(str(hours), pace_choice(hours, words)) for hours in PACES]
    placeholder = words("terms-time-placeholder")
    add_plain_menu(panel, PaceMenu, "server-pace", paces, placeholder, str(terms.pace or 0))
    rules = [(each, overdue_choice(each, words)) for each in OVERDUE]
    placeholder = words("terms-overdue-placeholder")
    add_plain_menu(panel, OverdueMenu, "server-overdue", rules, placeholder, terms.overdue)
    rated = words("terms-rated-button", on="yes" if terms.rated else "no")
    return panel.row(
        RatedButton(button(f"server-rated:{'no' if terms.rated else 'yes'}", rated)),
        setup_button(words),
        OwnButton(button("own-settings", words("own-button"))),
    )


def _hour(minutes: int, words: Words) -> str:
    return words("hour", hour=f"{minutes // HOUR:02}")


def _place(zone: str) -> str:
    """Return the city by which a time zone is known."""
    return zone.rpartition("/")[2].replace("_", " ")


def _zones(chosen: str, now: datetime, words: Words) -> list[tuple[str, Choice]]:
    zones = [*COMMON_ZONES] if chosen in COMMON_ZONES else [chosen, *COMMON_ZONES]
    return [
        (
            zone,
            Choice(
                _place(zone),
                words("zone-now", time=now.astimezone(ZoneInfo(zone)).strftime("%H:%M")),
            ),
        )
        for zone in zones[:OPTIONS_LIMIT]
    ]


@table_action("settings", typed=False, place=120)
async def show_settings(interaction: Pressing, _: Table) -> Panel:
    """Show the user their settings, from any table."""
    return show_own_settings(interaction)


def show_own_settings(interaction: Pressing) -> Panel:
    """Show the user their settings."""
    bot = interaction.client
    return person_panel(
        bot.get(People),
        interaction.user.id,
        bot.get(Tables).now(),
        own_words(interaction),
        moderator=may_set_server(interaction),
    )


def show_server_settings(interaction: Pressing) -> Panel:
    """Show the user the settings of their server. Refused: ``settings-not-allowed``."""
    server = server_here(interaction)
    return server_panel(server, language_here(interaction), own_words(interaction))


def may_set_server(interaction: Pressing) -> bool:
    """Return whether this user may change the settings of the server they are on."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def server_here(interaction: Pressing) -> Server:
    """Return the settings of the server, if this user may change them.

    Refused: ``settings-not-allowed``.
    """
    manager = may_set_server(interaction)
    return interaction.client.get(Tables).server_for(interaction.guild_id, manager=manager)


async def set_server(interaction: Pressing, server: Server) -> None:
    """Store the settings of a server, and update its tables."""
    bot = interaction.client
    if server != bot.get(Tables).server(server.guild_id):
        await bot.get(Tables).set_server(server)
        bot.get(MessageSync).tell_guild(server.guild_id)


class OwnSettingPress(Press, template=r"(?!)"):
    """A menu or button of the user's own settings."""

    async def pressed(self, interaction: Pressing) -> Panel:
        """Change the setting, and show it."""
        await self.choose(interaction.client.get(People), interaction.user.id)
        return show_own_settings(interaction)

    async def choose(self, people: People, user_id: int) -> None:
        """Change the setting of ``user_id``."""
        raise NotImplementedError


class NotifyMenu(OwnSettingPress, template=r"notify"):
    """Choose how to be notified."""

    async def choose(self, people: People, user_id: int) -> None:
        await people.notify_by(user_id, self.values[0])


class QuietFromMenu(OwnSettingPress, template=r"quiet-from"):
    """Choose when quiet hours begin, or to have none."""

    async def choose(self, people: People, user_id: int) -> None:
        if self.values[0] == NONE:
            await people.set_quiet(user_id, None, None)
            return
        begins, ends = int(self.values[0]), people.get(user_id).quiet_to
        length = 0 if ends is None else (ends - begins) % (24 * HOUR)
        if not 0 < length <= LONGEST_QUIET.total_seconds() // 60:
            ends = (begins + USUAL_NIGHT) % (24 * HOUR)
        await people.set_quiet(user_id, begins, ends)


class QuietToMenu(OwnSettingPress, template=r"quiet-to"):
    """Choose when quiet hours end."""

    async def choose(self, people: People, user_id: int) -> None:
        begins = people.get(user_id).quiet_from
        if begins is not None:
            await people.set_quiet(user_id, begins, int(self.values[0]))


class ZoneMenu(OwnSettingPress, template=r"zone"):
    """Choose the time zone."""

    async def choose(self, people: People, user_id: int) -> None:
        await people.set_zone(user_id, self.values[0])


class OwnThemeMenu(OwnSettingPress, template=r"own-theme"):
    """Choose the colours of the pictures that only this user sees."""

    async def choose(self, people: People, user_id: int) -> None:
        theme = self.values[0]
        await people.choose_theme(user_id, None if theme == AS_SERVER else theme)


class MotionButton(OwnSettingPress, template=r"own-motion:(?P<on>yes|no)"):
    """Switch animations on or off for this user."""

    async def choose(self, people: People, user_id: int) -> None:
        await people.choose_stillness(user_id, self.said["on"] == "no")


class LandscapeButton(OwnSettingPress, template=r"own-landscape:(?P<on>yes|no)"):
    """Show this user's own pictures in landscape or in portrait."""

    async def choose(self, people: People, user_id: int) -> None:
        await people.choose_landscape(user_id, self.said["on"] == "yes")


class ServerButton(Press, template=r"server-settings"):
    """Show the settings of the server."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return show_server_settings(interaction)


class OwnButton(Press, template=r"own-settings"):
    """Go back to the user's own settings."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return show_own_settings(interaction)


class ServerPress(Press, template=r"(?!)"):
    """A menu or button of a server's settings."""

    async def pressed(self, interaction: Pressing) -> Panel:
        """Change the setting, and show it."""
        await set_server(interaction, self.chosen(server_here(interaction)))
        return show_server_settings(interaction)

    def chosen(self, server: Server) -> Server:
        """Return ``server`` with this choice."""
        raise NotImplementedError


class LanguageMenu(ServerPress, template=r"server-language"):
    """Choose the language of public messages and new tables."""

    def chosen(self, server: Server) -> Server:
        value = self.values[0]
        return replace(server, language=None if value == AS_DISCORD else value)


class ThemeMenu(ServerPress, template=r"server-theme"):
    """Choose the colours of pictures."""

    def chosen(self, server: Server) -> Server:
        return replace(server, theme=self.values[0])


class PaceMenu(ServerPress, template=r"server-pace"):
    """Choose the time per decision at new tables."""

    def chosen(self, server: Server) -> Server:
        return replace(server, pace=int(self.values[0]))


class OverdueMenu(ServerPress, template=r"server-overdue"):
    """Choose the rule for timeouts at new tables."""

    def chosen(self, server: Server) -> Server:
        return replace(server, overdue=self.values[0])


class RatedButton(ServerPress, template=r"server-rated:(?P<on>yes|no)"):
    """Toggle whether the results of new tables count."""

    def chosen(self, server: Server) -> Server:
        return replace(server, rated=self.said["on"] == "yes")
