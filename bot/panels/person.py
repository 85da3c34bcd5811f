"""Choosing one of the people of a server, in a menu that Discord fills."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.panels.press import Press
from engine import Refusal


def user_menu(custom_id: str, placeholder: str) -> ui.UserSelect[Any]:
    """A menu of the people of the server, of whom one can be chosen."""
    return ui.UserSelect(custom_id=custom_id, placeholder=placeholder)


def chosen_person(press: Press) -> discord.Member | discord.User:
    """Who was chosen in a menu of people. Refused: ``is-a-bot``."""
    person: Any = press.item.values[0]
    return no_bot(person)


def no_bot(person: discord.Member | discord.User) -> discord.Member | discord.User:
    """``person``, who can play. Refused: ``is-a-bot``."""
    if person.bot:
        raise Refusal("is-a-bot", name=person.display_name)
    return person
