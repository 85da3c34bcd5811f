"""The base of all buttons and menus.

A custom_id names the component, its table and its decision, so that a press means the same after a
restart, weeks later, and can never act on another table. Cards are named by their place among the
options of the decision, never by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui
from discord.ui.select import BaseSelect

from bot.core.metrics import PRESSES as PRESSED
from bot.core.repository import LARGEST
from bot.ui.authorization import check_membership, check_reach, known_reach
from bot.ui.panel import LABEL_LIMIT, cut
from bot.ui.presence import note_presence
from bot.ui.responses import Answer, acknowledge, respond
from bot.ui.responses import Pressing as Pressing
from engine import GAMES, Refusal

if TYPE_CHECKING:
    import re

Style = discord.ButtonStyle

# All buttons and menus, in the order of definition; the client registers them.
PRESSES: list[type[Press]] = []


class Press(ui.DynamicItem[Any], template=r"(?!)"):
    """A button or a menu. ``said`` holds the fields of its custom_id.

    ``game``          the only game at whose tables it applies; ``None`` for all games
    ``among_others``  it affects the members of the table's server: former members may not press it
    ``in_place``      the pressed message itself changes, even a public one
    ``navigation``    it leads elsewhere and gives no answer: on a message it follows the
                      buttons that do, so that a screen reader comes to the answers first
    ``defers``        the response is deferred at once. Forms and public messages have to be the
                      first response: before these no request is made
    """

    game: str | None = None
    among_others = False
    in_place = False
    navigation = False
    defers = True

    def __init__(self, item: ui.Item[Any]) -> None:
        super().__init__(item)
        said = self.template.fullmatch(self.custom_id)
        assert said is not None
        self.said: re.Match[str] = said

    def __init_subclass__(cls, *, template: str) -> None:
        super().__init_subclass__(template=template)
        PRESSES.append(cls)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the pressed component; called by discord.py."""
        return cls(item)

    @property
    def table_id(self) -> int:
        """The id of the table that this belongs to."""
        return int(self.said["table"])

    @property
    def values(self) -> list[str]:
        """The values chosen in a menu. Refused: ``unknown-action`` if this is a button."""
        if isinstance(self.item, ui.Button):
            raise Refusal("unknown-action")
        return list(self.item.values)

    @property
    def picked(self) -> list[Any]:
        """The users, roles or channels chosen in a menu that Discord fills.

        Refused: ``unknown-action`` if this is no such menu.
        """
        if not isinstance(self.item, BaseSelect) or isinstance(self.item, ui.Select):
            raise Refusal("unknown-action")
        return list(self.item.values)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Respond to a press; called by discord.py."""
        with PRESSED.time():
            await respond(
                interaction,
                partial(self._carry_out, interaction),
                self.acknowledge if self.defers else None,
            )

    async def _carry_out(self, interaction: Pressing) -> Answer:
        await self._check(interaction)
        said = self.said.groupdict()
        if self.defers and said.get("table") is not None and "tournament" not in said:
            await note_presence(interaction, self.table_id)
        return await self.pressed(interaction)

    async def acknowledge(self, interaction: Pressing) -> None:
        """Acknowledge the press, before any other request."""
        await acknowledge(interaction, in_place=self.in_place)

    async def _check(self, interaction: Pressing) -> None:
        """Refuse a press that Discord would not offer, or that does not belong here.

        Refused: ``unknown-action``, ``not-an-option``, ``no-such-seat``, as by ``check_reach``, and
        ``invite-first``.
        """
        if isinstance(self.item, ui.Select):
            offered = {option.value for option in self.item.options}
            if not offered.issuperset(self.item.values):
                raise Refusal("not-an-option")
        if isinstance(self.item, BaseSelect) and len(self.item.values) < self.item.min_values:
            raise Refusal("not-an-option")
        said = self.said.groupdict()
        await check_said(
            interaction,
            said,
            game=self.game,
            among_others=self.among_others,
            asking=self.defers,
        )

    async def pressed(self, interaction: Pressing) -> Answer:
        """Carry out the press, and return the answer."""
        raise NotImplementedError


async def check_said(
    interaction: Pressing,
    said: Mapping[str, str | None],
    *,
    game: str | None = None,
    among_others: bool = False,
    asking: bool = True,
) -> None:
    """Refuse a custom_id with fields ``said`` that are not valid here, for this user.

    ``game`` and ``among_others`` are those of a ``Press``. Without ``asking`` no request is made,
    and facts that only Discord knows are not checked: before a form, which is checked when it is
    submitted. Refused: ``unknown-action``, ``no-such-seat``, ``invite-first``, and as by
    ``check_reach``.
    """
    if any(int(field) > LARGEST for field in said.values() if field and field.isdecimal()):
        raise Refusal("unknown-action")
    if said.get("game") and said["game"] not in GAMES:
        raise Refusal("unknown-action")
    table_id = said.get("table")
    if table_id is not None and "tournament" not in said:
        if asking:
            table = await check_reach(interaction, int(table_id), among_others=among_others)
        else:
            table = known_reach(interaction, int(table_id), among_others=among_others)
        if game not in (None, table.game_name):
            raise Refusal("unknown-action")
        if said.get("player") and said["player"] not in table.names:
            raise Refusal("no-such-seat")
    else:
        check_membership(interaction)


def button(
    custom_id: str,
    label: str,
    style: Style = Style.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    """Return a plain button, its label cut to Discord's limit."""
    return ui.Button(
        custom_id=custom_id,
        label=cut(label, LABEL_LIMIT),
        style=style,
        emoji=emoji,
        disabled=disabled,
    )
