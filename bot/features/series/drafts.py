"""The series as a setting of a new tournament."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import isolated, plain_name, typed_text
from bot.features.series.service import SeriesService
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.panels.context import as_organiser
from bot.features.tournaments.panels.draft import show_draft
from bot.features.tournaments.panels.draft_extensions import EXTENSIONS, DraftSetting
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.press import Press, Pressing

if TYPE_CHECKING:
    from bot.features.tournaments.draft import Draft
    from bot.ui.panel import Panel

NONE = "0"


class SeriesSetting:
    """Offers the open series that the user may organise."""

    def setting(self, interaction: Pressing, draft: Draft) -> DraftSetting:
        """Return the series of a draft, with the menu of all possible ones."""
        words = own_words(interaction)
        found = interaction.client.get(SeriesService).open_to(as_organiser(interaction))
        if not found:
            return DraftSetting("", None)
        chosen = next((each for each in found if each.id == draft.series_id), None)
        text = "" if chosen is None else words("series-draft", name=typed_text(chosen.name))
        lines = [(NONE, Choice(words("series-draft-none")))]
        lines += [(str(each.id), Choice(isolated(plain_name(each.name)))) for each in found[:24]]
        select: ui.Select[Any] = ui.Select(
            custom_id="t-new-series",
            placeholder=words("series-draft-placeholder"),
            options=[
                choice.option(value, value == str(0 if chosen is None else chosen.id))
                for value, choice in lines
            ],
        )
        return DraftSetting(text, DraftSeriesMenu(select))

    def fitted(self, interaction: Pressing, draft: Draft) -> Draft:
        """Return ``draft``, in no series if its own isn't open to the user."""
        found = interaction.client.get(SeriesService).open_to(as_organiser(interaction))
        known = any(each.id == draft.series_id for each in found)
        return draft if known else replace(draft, series_id=0)


EXTENSIONS.append(SeriesSetting())


class DraftSeriesMenu(Press, template=r"t-new-series"):
    """Choose the series for which a new tournament counts."""

    async def pressed(self, interaction: Pressing) -> Panel:
        drafts, guild_id = interaction.client.get(Drafts), interaction.guild_id or 0
        draft = drafts.get(guild_id, interaction.user.id)
        wanted = replace(draft, series_id=int(self.values[0]))
        draft = SeriesSetting().fitted(interaction, wanted)
        await drafts.put(guild_id, interaction.user.id, draft)
        return show_draft(interaction, draft, "people")
