"""A tournament as files, to keep it or to continue it elsewhere."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import typed_text
from bot.core.workers import Workers
from bot.features.tournaments.exports.export import csv_files, json_text
from bot.features.tournaments.exports.trf import can_be_reported, trf_text
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.context import TournamentPress, tournament_here
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.ui.errors import own_words
from bot.ui.panel import Attached, Panel
from bot.ui.press import Pressing, button

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament

# The byte order mark with which spreadsheets recognise UTF-8.
MARK = "\ufeff"


def exported_files(tournament: Tournament) -> list[Attached]:
    """Return players, pairings, results, standings as CSV, all as JSON, and as TRF."""
    contest = tournament.contest
    entrants = (replace(each, name=tournament.name_of(each.number)) for each in contest.entrants)
    contest = replace(contest, entrants=tuple(entrants))
    members = None
    if tournament.teams:
        members = {
            each.number: [tournament.member_name(one) for one in tournament.members(each.number)]
            for each in contest.entrants
        }
    begin = f"{as_file_name(tournament.name)}-{tournament.id}"
    files = [
        Attached(f"{begin}-{name}", f"{MARK}{text}".encode())
        for name, text in csv_files(contest, members).items()
    ]
    files.append(Attached(f"{begin}.json", json_text(contest, members).encode()))
    if can_be_reported(contest):
        report = trf_text(contest, tournament.name, tournament.open_rounds, teams=tournament.teams)
        files.append(Attached(f"{begin}.trf", report.encode()))
    return files


def as_file_name(name: str) -> str:
    """Return a tournament's name as a part of a file's name that any system takes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub("[^a-z0-9]+", "-", plain).strip("-") or "tournament"


def export_button(tournament: Tournament, words: Words) -> ExportButton:
    """Return the button to get the files."""
    return ExportButton(button(f"t-export:{tournament.id}", words("tournament-export-button")))


@tournament_action("export")
async def show_export(interaction: Pressing, tournament: Tournament) -> Panel:
    """Give the user the files. All of it is public, for any user.

    Refused: as by ``Workers.once``.
    """
    key = ("tournament-export", *tournament.shown_state)
    workers, user_id = interaction.client.get(Workers), interaction.user.id
    files = await workers.run(key, exported_files, tournament, user_id=user_id, heavy=True)
    words = own_words(interaction)
    panel = Panel(TOURNAMENT)
    panel.text(words("tournament-exported", name=typed_text(tournament.name)))
    for file in files:
        panel.attach(file)
    return panel


class ExportButton(TournamentPress, template=r"t-export:(?P<tournament>\d+)"):
    """Export the tournament as files."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await show_export(interaction, tournament)
