"""What is stored about whoever asks: in plain words, as a file, and how to have it deleted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.ui.errors import own_words
from bot.ui.notification import Notification
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.words import Words

PRIVACY = 0x7A5FA8
GRAVE = 0xB5483A

# What is counted together, in the order in which it is told: ``privacy-<what>``, and the sections.
COUNTED = {
    "seats": ("seats", "seats_of_others", "former_seats", "hosted_tables"),
    "answers": ("answers", "orders"),
    "statistics": ("results", "ratings"),
    "settings": ("settings", "nicks"),
    "away": ("absences",),
    "watching": ("watching",),
    "invitations": ("invitations", "offered_seats", "places"),
    "votes": ("questions", "votes"),
    "tutorials": ("tutorials",),
    "tournaments": (
        "tournaments",
        "created_tournaments",
        "organised_tournaments",
        "acts_as_organiser",
        "tournament_drafts",
    ),
}


def privacy_panel(stored: Mapping[str, int], words: Words) -> Panel:
    """How much is stored about somebody, by section, and what they can do about it."""
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
    """Whether they are sure: what becomes of their games, and what cannot be undone.

    ``playing``: how many games they would give up.
    """
    panel = Panel(GRAVE).text(words("privacy-forget-ask", playing=playing))
    return panel.row(
        SureButton(button("privacy-sure", words("privacy-sure-button"), Style.danger)),
        PrivacyButton(button("privacy", words("privacy-back-button"))),
    )


def forgotten_panel(tables: int, given_up: int, words: Words) -> Panel:
    """What was done."""
    panel = Panel(PRIVACY)
    return panel.text(words("privacy-forgotten", tables=tables, playing=given_up))


def forgotten_notification(tables: int, given_up: int, words: Words) -> Notification:
    """The same as a notification, sent if it took a while."""
    return Notification(words("privacy-forgotten", tables=tables, playing=given_up))


async def show_privacy(interaction: Pressing) -> None:
    """Show this person what is stored about them; to be called after ``acknowledge``.

    Refused: as by ``Workers.once``.
    """
    stored = await interaction.client.privacy.stored(interaction.user.id)
    panel = privacy_panel(stored.counts, own_words(interaction))
    await interaction.edit_original_response(**panel.editing())


class PrivacyButton(Press, template="privacy"):
    """What is stored about me; also the way back to it."""

    async def pressed(self, interaction: Pressing) -> None:
        await show_privacy(interaction)


class CopyButton(Press, template="privacy-copy"):
    """Give me everything as a file."""

    async def pressed(self, interaction: Pressing) -> None:
        file = await interaction.client.privacy.copy(interaction.user.id)
        words = own_words(interaction)
        panel = Panel(PRIVACY).text(words("privacy-copy-here")).attach(file)
        panel.row(PrivacyButton(button("privacy", words("privacy-back-button"))))
        await interaction.edit_original_response(**panel.editing())


class ForgetButton(Press, template="privacy-forget"):
    """Delete what is stored about me; asked once more."""

    async def pressed(self, interaction: Pressing) -> None:
        stored = await interaction.client.privacy.stored(interaction.user.id)
        panel = sure_panel(stored.playing, own_words(interaction))
        await interaction.edit_original_response(**panel.editing())


class SureButton(Press, template="privacy-sure"):
    """Yes, delete it."""

    async def pressed(self, interaction: Pressing) -> None:
        privacy, user_id = interaction.client.privacy, interaction.user.id
        await privacy.wish(user_id, str(interaction.locale))
        done = await privacy.forget(user_id)
        panel = forgotten_panel(done.tables, done.given_up, own_words(interaction))
        await interaction.edit_original_response(**panel.editing())
