"""Forged presses, impossible in a Discord client: their custom_ids are nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType

from tests import simcord_seam
from tests.bot.world import Person, Reply, Shown, World

ROW, BUTTON, MENU, TEXT, PEOPLE, ROLES, CHANNELS, LABEL = 1, 2, 3, 4, 5, 6, 8, 18


async def press(
    world: World,
    who: Person,
    custom_id: str,
    *,
    on: Shown | None = None,
    values: Sequence[str] | None = None,
    people: Sequence[Person] = (),
    actor: Any = None,
    offered: Sequence[str] | None = None,
    kind: int = MENU,
) -> Reply:
    """Press a component that need not be on any message: a forged or an old custom_id.

    It is sent from the message ``on``, by default from the newest one that ``who`` sees in the
    channel. ``values`` are of a menu, which seems to offer them, or ``offered``, and which is of
    another ``kind`` for roles and channels; ``people`` of a menu of people. ``actor`` presses in
    the place of ``who``, as a member of another server.
    """
    message = on or world.messages(viewer=who)[-1]
    stored = world.env.backend.get_message(message.channel_id, message.id)
    component: dict[str, Any] = {"type": BUTTON, "style": 2, "label": "?", "custom_id": custom_id}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
    if people:
        data |= {"component_type": PEOPLE, "values": [str(person.id) for person in people]}
        users = {str(person.id): _payload(world, person) for person in people}
        there = world.env.backend.guilds[world.guild.id].members
        members = {
            str(person.id): _member(world, person) for person in people if person.id in there
        }
        data["resolved"] = {"users": users, "members": members}
    elif values is not None:
        data |= {"component_type": kind, "values": list(values)}
        if kind == CHANNELS:
            data["resolved"] = {"channels": {each: _channel(world, int(each)) for each in values}}
    if data["component_type"] != BUTTON:
        lines = [*values] if offered is None and values is not None else [*(offered or ())]
        options = [{"label": line or "?", "value": line} for line in lines]
        component = {"type": data["component_type"], "custom_id": custom_id}
        if component["type"] == MENU:
            component["options"] = options
        if component["type"] in (ROLES, CHANNELS):
            component["min_values"] = 0  # may be emptied
    payload = dict(serializers.message_payload(world.env.backend, stored))
    payload["components"] = [{"type": ROW, "components": [component]}]
    channel = world.env.backend.get_channel(message.channel_id)
    payload["channel_id"] = str(channel.id)
    actor = actor or (who.user if channel.guild_id is None else who.member)
    guild = getattr(actor, "guild", None)
    result = await simcord_seam.dispatch_interaction(
        actor,
        InteractionType.MESSAGE_COMPONENT,
        ChannelHandle(world.env, guild, channel),
        data,
        extra={"message": payload},
        source_message_id=stored.id,
    )
    return Reply(world.env, result)


def _payload(world: World, person: Person) -> dict[str, Any]:
    return dict(serializers.user_payload(world.env.backend.get_user(person.id)))


def _member(world: World, person: Person) -> dict[str, Any]:
    """Return the payload of a member, as sent with a user menu."""
    guild = world.env.backend.guilds[world.guild.id]
    member = dict(serializers.member_payload(world.env.backend, guild, guild.members[person.id]))
    return {**{key: each for key, each in member.items() if key != "user"}, "permissions": "0"}


def _channel(world: World, channel_id: int) -> dict[str, Any]:
    channel = world.env.backend.get_channel(channel_id)
    return {**serializers.channel_payload(world.env.backend, channel), "permissions": "0"}


async def send_form(
    world: World, who: Person, custom_id: str, text: str, *, actor: Any = None, channel: Any = None
) -> Reply:
    """Send a form, opened or not, in ``channel``, by default the world's."""
    box = {"type": TEXT, "custom_id": "text", "value": text}
    data = {"custom_id": custom_id, "components": [{"type": LABEL, "component": box}]}
    place = channel or world.channel
    result = await simcord_seam.dispatch_interaction(
        actor or who.member, InteractionType.MODAL_SUBMIT, place, data
    )
    return Reply(world.env, result)
