"""Responses to interactions: callbacks, the original response, and followups.

https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from __future__ import annotations

from typing import Any

from tests.wire.errors import ApiError, invalid, unknown
from tests.wire.interactions import (
    ACKNOWLEDGED_WITHIN,
    AUTOCOMPLETE,
    CHOICES,
    COMPONENT,
    DEFERRED_MESSAGE,
    DEFERRED_UPDATE,
    FORM,
    MESSAGE,
    MODAL,
    TOKEN_LASTS,
    UPDATE,
    Interaction,
)
from tests.wire.message_routes import edited
from tests.wire.message_text import write
from tests.wire.routing import Call, route
from tests.wire.state import COMMAND_REPLY, EPHEMERAL, LOADING, REPLY, Message

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = WEBHOOK + "/messages/@original"
FOLLOWUP = WEBHOOK + "/messages/{message_id}"


@route("POST", CALLBACK, token=False)
async def answer(call: Call) -> Any:
    """Respond to an interaction: once, within three seconds, and with a fitting type."""
    interactions = call.discord.interactions.by_token
    interaction = interactions.get(call.ids["interaction_token"])
    if interaction is None or interaction.id != call.number("interaction_id"):
        raise unknown("interaction")
    if interaction.acknowledged is not None:
        interaction.refused.append(40060)
        raise invalid("Interaction has already been acknowledged.", 40060)
    if call.discord.clock.age(interaction.id) > ACKNOWLEDGED_WITHIN:
        interaction.refused.append(10062)
        raise unknown("interaction")
    kind, data = call.body["type"], call.body.get("data") or {}
    if kind not in _fitting(interaction):
        raise invalid(f"an answer of type {kind} does not fit this interaction")
    if kind in (MESSAGE, DEFERRED_MESSAGE):
        message = _reply(call, interaction, int(data.get("flags") or 0) & EPHEMERAL)
        if kind == MESSAGE:
            write(message, data, call.files, call)
        else:
            message.flags |= LOADING
        message.channel.messages[message.id] = interaction.original = message
    elif kind in (DEFERRED_UPDATE, UPDATE):
        interaction.original = interaction.message
        assert interaction.message is not None
        if kind == UPDATE:
            write(interaction.message, data, call.files, call)
            edited(call, interaction.message)
    elif kind == CHOICES:
        interaction.choices = data["choices"]
    elif kind == FORM:
        interaction.modal = data
    interaction.acknowledged = kind
    if call.params.get("with_response", "").lower() not in ("1", "true"):
        return None
    return _told(interaction, kind)


def _fitting(interaction: Interaction) -> set[int]:
    """The types of responses that an interaction can be given."""
    if interaction.type == AUTOCOMPLETE:
        return {CHOICES}
    found = {MESSAGE, DEFERRED_MESSAGE}
    if interaction.message is not None:
        found |= {DEFERRED_UPDATE, UPDATE}
    return found if interaction.type == MODAL else found | {FORM}


def _reply(call: Call, interaction: Interaction, ephemeral: int) -> Message:
    """A new message in response to ``interaction``, not yet sent."""
    message = Message(
        call.discord.clock.snowflake(),
        interaction.channel,
        call.discord.state.me,
        flags=ephemeral,
        type=REPLY if interaction.type == COMPONENT else COMMAND_REPLY,
        webhook=True,
    )
    message.only_for = interaction.user.id if ephemeral else None
    return message


def _told(interaction: Interaction, kind: int) -> dict[str, Any]:
    """The response to a callback."""
    found: dict[str, Any] = {"id": str(interaction.id), "type": interaction.type}
    if interaction.original is not None:
        found |= {
            "response_message_id": str(interaction.original.id),
            "response_message_loading": kind == DEFERRED_MESSAGE,
            "response_message_ephemeral": bool(interaction.original.flags & EPHEMERAL),
        }
    if kind not in (MESSAGE, UPDATE):
        return {"interaction": found}
    assert interaction.original is not None
    return {
        "interaction": found,
        "resource": {"type": kind, "message": interaction.original.json()},
    }


def _interaction(call: Call) -> Interaction:
    """The interaction of the token in the path, while valid. Raises ``ApiError``."""
    if call.number("webhook_id") != call.discord.state.me.id:
        raise unknown("Webhook")
    interaction = call.discord.interactions.by_token.get(call.ids["webhook_token"])
    if interaction is None or interaction.acknowledged is None:
        raise unknown("Webhook")
    if call.discord.clock.age(interaction.id) > TOKEN_LASTS:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    return interaction


def _original(call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(call)
    if interaction.original is None or interaction.original.gone:
        raise unknown("Message")
    return interaction, interaction.original


@route("GET", ORIGINAL, token=False)
async def read_original(call: Call) -> Any:
    """The original response, or the message of the used component."""
    return _original(call)[1].json()


@route("PATCH", ORIGINAL, token=False)
async def edit_original(call: Call) -> Any:
    """Edit it; after a deferral this makes it visible."""
    interaction, message = _original(call)
    return _fill(call, interaction, message)


def _fill(call: Call, interaction: Interaction, message: Message) -> Any:
    write(message, call.body, call.files, call)
    message.flags &= ~LOADING
    interaction.changes += 1
    edited(call, message)
    return message.json()


@route("DELETE", ORIGINAL, token=False)
async def delete_original(call: Call) -> Any:
    """Delete it."""
    interaction, message = _original(call)
    interaction.changes += 1
    del message.channel.messages[message.id]
    call.discord.gateway.message("MESSAGE_DELETE", message)


@route("POST", WEBHOOK, token=False)
async def follow_up(call: Call) -> Any:
    """Send a followup; the first one after a deferral replaces the deferral.

    It is as visible as the deferral said, regardless of its own flags.
    """
    interaction, body = _interaction(call), call.body
    original = interaction.original
    if original is not None and original.flags & LOADING and not original.gone:
        return _fill(call, interaction, original)
    message = _reply(call, interaction, int(body.get("flags") or 0) & EPHEMERAL)
    write(message, body, call.files, call)
    message.channel.messages[message.id] = message
    interaction.followups.append(message)
    call.discord.gateway.message("MESSAGE_CREATE", message)
    return message.json()


def _followup(call: Call) -> tuple[Interaction, Message]:
    interaction = _interaction(call)
    for message in (interaction.original, *interaction.followups):
        if message is not None and message.id == call.number("message_id") and not message.gone:
            return interaction, message
    raise unknown("Message")


@route("GET", FOLLOWUP, token=False)
async def read_followup(call: Call) -> Any:
    """A followup sent with this token."""
    return _followup(call)[1].json()


@route("PATCH", FOLLOWUP, token=False)
async def edit_followup(call: Call) -> Any:
    """Edit a followup."""
    _, message = _followup(call)
    write(message, call.body, call.files, call)
    edited(call, message)
    return message.json()


@route("DELETE", FOLLOWUP, token=False)
async def delete_followup(call: Call) -> Any:
    """Delete a followup."""
    _, message = _followup(call)
    del message.channel.messages[message.id]
    call.discord.gateway.message("MESSAGE_DELETE", message)
