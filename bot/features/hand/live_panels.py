"""Private panels that follow their table: edited in place while Discord allows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.features.people.service import People
from bot.tables.service import Tables
from bot.ui.navigation import HandButton, place
from bot.ui.open_panels import OpenPanel, OpenPanels
from bot.ui.panel import Panel
from bot.ui.press import button
from bot.ui.private_view import START, PrivateView
from engine import Refusal

if TYPE_CHECKING:
    import discord

    from bot.core.table import Table
    from bot.core.words import Words
    from bot.ui.client import Client
    from bot.ui.press import Pressing
    from bot.ui.private_view import Step

OLD = 0x8A8F98
UNKNOWN = -1  # older than the version of any table


@dataclass(frozen=True, slots=True)
class PanelState:
    """The state of a table that a private panel shows.

    ``decision``  the number of the decision that is asked; ``None`` if none is
    ``pressed``   that of the decision that was asked at the user's last press
    ``at_start``  no part of it is chosen yet, no card is being read, and no answer tried out
    ``since``     the number of events before those that are told; ``None``: since the last turn
    ``turn``      the number of the turn
    ``trying``    answers are being tried out
    """

    version: int
    decision: int | None
    pressed: int | None
    at_start: bool
    since: int | None
    turn: int
    trying: bool = False

    @classmethod
    def of(cls, table: Table, player: str, step: Step, since: int | None) -> PanelState:
        """Return the state of a panel that shows ``table`` to ``player`` at ``step``."""
        assert table.game is not None
        number, turn = _asked(table, player), table.game.view(None).turn_number
        trying = step.tries is not None
        at_start = step.at_start and not trying
        return cls(table.version, number, number, at_start, since, turn, trying)


def old_panel(table: Table, words: Words) -> Panel:
    """Return the replacement of a private panel whose token is about to expire."""
    panel = Panel(OLD).text(words("panel-old", channel=place(table, words)))
    return panel.row(HandButton(button(f"hand:{table.id}", words("hint-back"))))


def _asked(table: Table, player: str) -> int | None:
    """Return the number of the decision that ``player`` is asked, if any."""
    if table.game is None or not table.active or player not in table.game.pending:
        return None
    return table.game.pending[player].number


class LivePanels:
    """Brings open private panels up to date whenever a table changes.

    One that has not been pressed for a quarter of an hour is deleted; if it was opened for the
    decision that is still asked, it says that it is old, with a button that brings it back.
    """

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._panels = bot.get(OpenPanels)
        timers = bot.get(Timers)
        self._old = timers.add("old-panels", self._retire_old, due=self._panels.next_old)

    async def opened(
        self,
        interaction: Pressing,
        message: discord.InteractionMessage,
        table: Table,
        player: str,
        step: Step,
        since: int | None,
    ) -> None:
        """Note that ``message`` is the user's private panel now; delete the previous one.

        Direct messages are kept up to date by ``HandMessages``.
        """
        if not message.flags.ephemeral:
            return
        panel = OpenPanel(interaction, message.id, PanelState.of(table, player, step, since))
        await self._panels.opened(table.id, interaction.user.id, panel)
        self._old.at(panel.old_at)
        if self._bot.get(Tables).get(table.id).version != table.version:
            self._bot.get(Updates).tell(table.id)  # it has changed since the panel was made

    async def _retire_old(self) -> None:
        tables = self._bot.get(Tables)
        for (table_id, user_id), panel in self._panels.old(tables.now()):
            self._panels.left(panel.message_id)
            try:
                table = tables.get(table_id)
            except Refusal:  # it was deleted meanwhile
                await panel.delete()
                continue
            player = table.player_of(user_id)
            pressed: int | None = panel.state.pressed
            if player is not None and pressed is not None and pressed == _asked(table, player):
                words = self._bot.get(People).words(user_id, table.language)
                await panel.edit(old_panel(table, words))
            else:
                await panel.delete()

    async def show_all(self, table: Table) -> None:
        """Update the open panels of the players of ``table``, unless it has changed since.

        A half-made choice stays as long as its decision is pending. While computers think there
        will be more to show soon. The panels of users without a seat any more are closed.
        """
        if table.game is None:
            return
        for user_id in self._panels.users(table.id):
            player = self._bot.get(Tables).get(table.id).player_of(user_id)
            if player is None:
                await self._close(table.id, user_id)
            elif not table.thinking:
                await self._show(table, player, user_id)

    async def _close(self, table_id: int, user_id: int) -> None:
        panel = self._panels.get(table_id, user_id)
        if panel is not None:
            self._panels.left(panel.message_id)
            await panel.delete()

    async def _show(self, table: Table, player: str, user_id: int) -> None:
        panels = self._panels
        before = panels.get(table.id, user_id)
        if before is None or self._bot.get(Tables).get(table.id).version != table.version:
            return
        shown: PanelState = before.state
        now = PanelState.of(table, player, START, shown.since)
        now = replace(now, pressed=shown.pressed)
        if shown.version >= now.version or (not shown.at_start and shown.decision == now.decision):
            return
        assert table.game is not None
        if shown.turn != now.turn and table.game.view(None).turn == player:
            now = replace(now, since=None)
        words = self._bot.get(People).words(user_id, table.language)
        view = self._bot.get(PrivateView)
        note = words("refused-tryout-late") if shown.trying else ""
        panel = await view.panel(table, player, words, viewer=user_id, since=now.since, note=note)
        if panels.get(table.id, user_id) is not before:
            self._bot.get(Updates).tell(table.id)  # it was pressed meanwhile
        elif not await before.edit(panel):
            panels.closed(table.id, user_id, before)
        elif not panels.update(table.id, user_id, before, now):
            self._show_again(table, user_id, before)

    def _show_again(self, table: Table, user_id: int, before: OpenPanel) -> None:
        """Update a panel that was pressed while ``before`` was edited.

        The edit and the press may arrive in either order, so the message may show the older state.
        """
        pressed = self._panels.get(table.id, user_id)
        if pressed is None or pressed.message_id != before.message_id:
            return
        unknown = replace(pressed.state, version=UNKNOWN, at_start=True)
        self._panels.update(table.id, user_id, pressed, unknown)
        self._bot.get(Updates).tell(table.id)
