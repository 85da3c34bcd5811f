"""The lifecycle of an interaction: in flight, acknowledged, answered, or refused.

It is the same for presses, forms and slash commands. Their handlers run once the interaction is
acknowledged, and return the answer; exceptions are explained to the user.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from discord import ui

from bot.core.in_flight import InFlight
from bot.ui.error_codes import ALREADY_ACKNOWLEDGED
from bot.ui.errors import explain
from bot.ui.open_panels import OpenPanels
from bot.ui.panel import Panel
from bot.ui.pressing import Pressing as Pressing
from bot.ui.profiles import Profiles

log = logging.getLogger(__name__)

# The result of a press, a form or a command: a panel, which becomes the response; a form, which has
# to be the first response; ``None`` if it has responded by itself or needs no response.
Answer = Panel | ui.Modal | None

Acknowledge = Callable[[Pressing], Awaitable[None]]


async def respond(
    interaction: Pressing,
    work: Callable[[], Awaitable[Answer]],
    acknowledging: Acknowledge | None,
) -> None:
    """Acknowledge an interaction, do its ``work``, and show the answer.

    Errors are explained to the user. ``acknowledging``: ``None`` if the answer itself has to be the
    first response.
    """
    try:
        await receive(interaction, acknowledging)
    except Exception as error:
        await explain(interaction, error)
        return
    await complete(interaction, work)
    if acknowledging is None:
        await interaction.client.get(Profiles).note(interaction)


async def complete(interaction: Pressing, work: Callable[[], Awaitable[Answer]]) -> None:
    """Do the ``work`` of an interaction, and show the answer or the error.

    Then its response no longer refers back to it. In a reference cycle an interaction that outlives
    a garbage collection, as that of an open panel does, would stay in memory until the next one of
    frozen objects, with the message that was pressed (``bot/host/warm.py``).
    """
    try:
        await show_answer(interaction, await work())
    except Exception as error:
        await explain(interaction, error)
    finally:
        interaction.response._parent = None  # type: ignore[assignment]


async def receive(interaction: Pressing, acknowledging: Acknowledge | None) -> None:
    """Count an interaction as in flight until its task ends, and acknowledge it.

    No other request to Discord or the database comes before. Refused: ``busy-person``.
    """
    interaction.client.get(InFlight).note()
    interaction.client.get(Profiles).remember_names(interaction)
    interaction.client.get(InFlight).enter(interaction.user.id)
    if acknowledging is not None:
        await acknowledging(interaction)
        await interaction.client.get(Profiles).note(interaction)


async def show_answer(interaction: Pressing, answer: Answer) -> None:
    """Show an answer: fill the acknowledged response, or open the form."""
    if isinstance(answer, Panel):
        await show_panel(interaction, answer)
    elif answer is not None:
        await interaction.response.send_modal(answer)


async def show_panel(interaction: Pressing, panel: Panel) -> discord.InteractionMessage:
    """Fill the acknowledged response with ``panel``; return its message.

    If that was the private panel of a user, it is none from now on.
    """
    message = await interaction.edit_original_response(**panel.editing())
    interaction.client.get(OpenPanels).left(message.id)
    return message


def in_private(interaction: Pressing) -> bool:
    """Return whether the pressed message is a DM or an ephemeral reply."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def acknowledge(interaction: Pressing, *, in_place: bool = False) -> None:
    """Defer the response to a press or a command; only its user sees the response.

    A private panel is then changed in place, and with ``in_place`` a public message as well; any
    other press on a public message, or a command, gets an ephemeral reply. Either is filled by
    ``show_answer``. Discord takes no first response after three seconds:
    https://docs.discord.com/developers/interactions/receiving-and-responding
    """
    if in_place or in_private(interaction):
        await defer(interaction)
    else:
        await acknowledge_beside(interaction)


async def acknowledge_beside(interaction: Pressing) -> None:
    """Defer the response as a new ephemeral message, beside the one that was pressed."""
    await defer(interaction, ephemeral=True, thinking=True)


async def defer(interaction: Pressing, **options: bool) -> None:
    """Defer the response; retry once if the connection breaks before Discord confirms."""
    try:
        await interaction.response.defer(**options)
    except (aiohttp.ClientError, OSError) as error:
        log.warning("unknown whether an acknowledgement arrived: %r", error)
        try:
            await interaction.response.defer(**options)
        except discord.HTTPException as again:
            if again.code != ALREADY_ACKNOWLEDGED:
                raise
