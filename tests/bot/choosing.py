"""Choices in menus of users and of cards, and making a member a moderator."""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.features.board.sync import MessageSync
from tests.bot.world import Person, Reply, Shown, World


async def picks(world: World, person: Person, chosen: Any, on: Shown) -> Reply:
    """Choose a user in the user menu of a message."""
    who = chosen.member if isinstance(chosen, Person) else chosen
    custom_id = on.selects[0].custom_id
    result = await person.member.select(world.handle(on), [who], custom_id=custom_id)
    return Reply(world.env, result)


async def more(person: Person, wanted: str) -> Reply:
    """Open from the hand the options under “More …”."""
    hand = await person.slash("game hand")
    panel = await person.click("More…", on=hand.message)
    return await person.click(wanted, on=panel.message)


def moderates(world: World, person: Person) -> None:
    """Allow this person to manage channels from now on."""
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_channels=True))
    world.env.backend.guilds[world.guild.id].members[person.id].role_ids.append(role.id)


def manages(world: World, person: Person) -> None:
    """Allow this person to manage the server from now on."""
    role = world.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    world.env.backend.guilds[world.guild.id].members[person.id].role_ids.append(role.id)


def locks_out(world: World, channel: ChannelHandle, person: Person) -> None:
    """Hide the channel from this person from now on."""
    hidden = discord.Permissions(view_channel=True).value
    world.env.backend.set_overwrite(
        channel.id, Overwrite(person.id, OverwriteType.MEMBER, deny=hidden)
    )


async def told(world: World, table_id: int) -> None:
    """Let the bot deliver changes that a test made directly."""
    world.bot.get(MessageSync).tell(table_id)
    await world.env.settle()


async def melds(person: Person, card: str, on: Shown) -> Reply:
    """Meld a card of the hand, as it is called in the menu of the private panel."""
    return await _chooses(person, card, on, "menu:")


async def activates(person: Person, card: str, on: Shown) -> Reply:
    """Activate a top card, as it is called in the menu of the private panel."""
    return await _chooses(person, card, on, "dogmas:")


async def _chooses(person: Person, label: str, on: Shown, menu: str) -> Reply:
    (select,) = [each for each in on.selects if each.custom_id.startswith(menu)]
    (value,) = [value for value, each in select.options.items() if each == label]
    return await person.choose(select, value, on=on)
