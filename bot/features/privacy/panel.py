"""A user's stored data: summary, copy as a file, and deletion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.features.privacy.service import Privacy
from bot.ui.errors import own_words
from bot.ui.panel import Attached, Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.words import Words

PRIVACY = 0x7A5FA8
GRAVE = 0xB5483A

# Sections counted together, in order of appearance, by the key of their line.
COUNTED = {
    "seats": ("seats", "seats_of_others", "former_seats", "hosted_tables"),
    "answers": ("answers", "orders"),
    "statistics": ("results", "ratings"),
    "settings": ("settings", "nicks", "list_of_games", "digest"),
    "away": ("absences",),
    "watching": ("watching",),
    "guesses": ("guesses",),
    "puzzles": ("puzzle_answers", "puzzle_streaks", "games_left_out_of_puzzles"),
    "invitations": ("invitations", "offered_seats", "places"),
    "votes": ("questions", "votes"),
    "tutorials": ("tutorials",),
    "tournaments": (
        "tournaments",
        "created_tournaments",
        "organised_tournaments",
        "disqualified_from",
        "waiting_for",
        "acts_as_organiser",
        "tournament_drafts",
        "tournament_templates",
        "created_series",
        "organised_series",
        "created_leagues",
        "league_seasons",
        "player_lists",
        "listed_by_organisers",
    ),
}


def privacy_panel(stored: Mapping[str, int], words: Words) -> Panel:
    """Return a summary of a user's stored data, and their options.

    ``stored`` has the number of rows by section.
    """
    panel = Panel(PRIVACY).text(words("privacy-title"))
    lines = [
        words(f"privacy-{what}", count=count)
        for what, sections in COUNTED.items()
        if (count := sum(stored.get(section, 0) for section in sections))
    ]
    panel.text("\n".join(lines) or words("privacy-nothing"))
    panel.text(words("privacy-about"))
    if not lines:
        return panel
    return panel.row(
        CopyButton(button("privacy-copy", words("privacy-copy-button"), Style.primary)),
        ForgetButton(button("privacy-forget", words("privacy-forget-button"), Style.danger)),
    )


def sure_panel(playing: int, words: Words) -> Panel:
    """Return the confirmation: the fate of their games, and that it is irreversible.

    ``playing`` is the number of games that they would give up.
    """
    panel = Panel(GRAVE).text(words("privacy-forget-ask", playing=playing))
    return panel.row(
        SureButton(button("privacy-sure", words("privacy-sure-button"), Style.danger)),
        PrivacyButton(button("privacy", words("privacy-back-button"))),
    )


def forgotten_panel(tables: int, given_up: int, words: Words) -> Panel:
    """Return the summary of a deletion."""
    panel = Panel(PRIVACY)
    return panel.text(words("privacy-forgotten", tables=tables, playing=given_up))


async def show_privacy(interaction: Pressing) -> Panel:
    """Show the user a summary of their stored data, after ``acknowledge``.

    Refused: as by ``Workers.once``.
    """
    stored = await interaction.client.get(Privacy).stored(interaction.user.id)
    return privacy_panel(stored.counts, own_words(interaction))


class PrivacyButton(Press, template="privacy"):
    """Show a summary of the user's stored data; also the way back to it."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await show_privacy(interaction)


class CopyButton(Press, template="privacy-copy"):
    """Give the user all of their stored data as a file."""

    async def pressed(self, interaction: Pressing) -> Panel:
        name, content = await interaction.client.get(Privacy).copy(interaction.user.id)
        words = own_words(interaction)
        panel = Panel(PRIVACY).text(words("privacy-copy-here")).attach(Attached(name, content))
        panel.row(PrivacyButton(button("privacy", words("privacy-back-button"))))
        return panel


class ForgetButton(Press, template="privacy-forget"):
    """Ask to confirm the deletion of the user's data."""

    async def pressed(self, interaction: Pressing) -> Panel:
        stored = await interaction.client.get(Privacy).stored(interaction.user.id)
        return sure_panel(stored.playing, own_words(interaction))


class SureButton(Press, template="privacy-sure"):
    """Delete the user's data, confirmed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        privacy, user_id = interaction.client.get(Privacy), interaction.user.id
        await privacy.wish(user_id, str(interaction.locale))
        done = await privacy.forget(user_id)
        return forgotten_panel(done.tables, done.given_up, own_words(interaction))
