"""The preview of a player list, with one button that enters the players."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import discord

from bot.core.names import stored_in_text, typed_text
from bot.features.tournaments.importing.lookup import look_up
from bot.features.tournaments.importing.reading import LARGEST, read
from bot.features.tournaments.importing.service import Imports
from bot.features.tournaments.panels.actions import of_a_tournament, one_meant
from bot.features.tournaments.panels.context import TournamentPress, as_organiser
from bot.features.tournaments.panels.lines import TOURNAMENT, as_fit, title_text
from bot.features.tournaments.panels.people import people_button
from bot.ui.command import Using
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.errors import own_words
from bot.ui.panel import Panel, cut
from bot.ui.press import Pressing, Style, button
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.words import Words
    from bot.features.tournaments.importing.service import Checked
    from bot.features.tournaments.importing.storage import Listed
    from bot.features.tournaments.tournament import Tournament

ROOM = 1500  # characters for the players, and for the lines that are refused
SHOWN_LINE = 60


def preview_panel(tournament: Tournament, found: Checked, words: Words) -> Panel:
    """Return the players to be entered, and the refused lines with their problems."""
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    panel.text(words("import-accepted", count=len(found.accepted)))
    panel.text(_people_text(found.accepted, words))
    if found.refused:
        panel.text(words("import-refused", count=len(found.refused)))
        lines = [
            words(
                "import-refused-line",
                line=each.line.number,
                text=typed_text(cut(each.line.who, SHOWN_LINE)),
                problem=words(f"import-problem-{each.problem}"),
            )
            for each in found.refused
        ]
        panel.text(as_fit(lines, ROOM, words))
    if not found.accepted:
        return panel.row(people_button(tournament, words))
    label = words("import-button", count=len(found.accepted))
    return panel.row(
        ImportButton(button(f"t-import:{tournament.id}", label, Style.success)),
        DiscardImportButton(
            button(f"t-import-no:{tournament.id}", words("tournament-discard-button"))
        ),
    )


def _people_text(people: Sequence[Listed], words: Words) -> str:
    lines = []
    for _, group in groupby(people, key=lambda each: each.team or each.user_id):
        (first, *mates) = group
        name = stored_in_text(first.name)
        if mates:
            name = words("team-of", one=name, other=stored_in_text(mates[0].name))
        lines.append(words("import-line", name=name, seed=first.seed))
    return as_fit(lines, ROOM, words)


def entered_panel(
    tournament: Tournament, entered: Sequence[Listed], left: Sequence[Listed], words: Words
) -> Panel:
    """Return the entered players, and those who no longer could be."""
    panel = Panel(TOURNAMENT).text(words("import-entered", count=len(entered)))
    if left:
        names = words.list(stored_in_text(each.name) for each in left[: ROOM // 60])
        panel.text(words("import-left", names=names, count=len(left)))
    return panel.row(people_button(tournament, words))


@of_a_tournament("import")
async def import_list(
    interaction: Using, file: discord.Attachment, tournament: str | None = None
) -> Panel:
    """Check the player list in a file, and show a preview.

    Refused: as by ``Imports``, ``import-too-large``, ``import-unreadable``, and as by ``read``.
    """
    meant, by = one_meant(interaction, tournament), as_organiser(interaction)
    imports = interaction.client.get(Imports)
    imports.for_import(meant.id, by)
    if file.size > LARGEST:
        raise Refusal("import-too-large", max=LARGEST // 1000)
    try:
        content = await file.read()
    except DISCORD_FAILS as error:
        raise Refusal("import-unreadable") from error
    guild = interaction.guild
    if guild is None:
        raise Refusal("needs-channel")
    candidates = await look_up(guild, read(content, teams=meant.teams))
    found = await imports.prepare(meant.id, by, candidates)
    return preview_panel(meant, found, own_words(interaction))


class ImportButton(TournamentPress, template=r"t-import:(?P<tournament>\d+)"):
    """Enter the players of a checked list."""

    async def pressed(self, interaction: Pressing) -> Panel:
        imports, by = interaction.client.get(Imports), as_organiser(interaction)
        changed, entered, left = await imports.enter(self.tournament_id, by)
        return entered_panel(changed, entered, left, own_words(interaction))


class DiscardImportButton(TournamentPress, template=r"t-import-no:(?P<tournament>\d+)"):
    """Discard a checked list."""

    async def pressed(self, interaction: Pressing) -> Panel:
        imports, by = interaction.client.get(Imports), as_organiser(interaction)
        tournament = imports.for_import(self.tournament_id, by)
        await imports.discard(tournament.id, by)
        words = own_words(interaction)
        panel = Panel(TOURNAMENT).text(words("import-discarded"))
        return panel.row(people_button(tournament, words))
