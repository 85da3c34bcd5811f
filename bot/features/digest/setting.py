"""The setting that switches the weekly digest on and off."""

from __future__ import annotations

from datetime import datetime

from bot.core.words import Words
from bot.features.digest.service import Digests
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from bot.ui.times import shown_time

SETTINGS = 0x7A5FA8


def digest_setting_panel(due: datetime | None, words: Words) -> Panel:
    """Return the description of the digest, its next ``due`` moment, and its switch."""
    panel = Panel(SETTINGS).text(words("digest-about"))
    on = "no" if due is None else "yes"
    panel.text(words("digest-state", on=on, due="" if due is None else shown_time(due)))
    custom_id = f"digest:{'yes' if due is None else 'no'}"
    return panel.row(DigestSwitch(button(custom_id, words("digest-switch", on=on))))


def digest_button(words: Words) -> Press:
    """Return the button that leads to this setting."""
    return DigestButton(button("digest", words("digest-button")))


def _show(interaction: Pressing) -> Panel:
    digest = interaction.client.get(Digests).of(interaction.user.id)
    return digest_setting_panel(None if digest is None else digest.due, own_words(interaction))


class DigestButton(Press, template=r"digest"):
    """Show whether one's weekly digest is on."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return _show(interaction)


class DigestSwitch(Press, template=r"digest:(?P<on>yes|no)"):
    """Switch one's weekly digest on or off."""

    async def pressed(self, interaction: Pressing) -> Panel:
        on = self.said["on"] == "yes"
        await interaction.client.get(Digests).switch(interaction.user.id, on)
        return _show(interaction)
