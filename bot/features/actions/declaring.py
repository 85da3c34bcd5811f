"""The decorator that declares a table action, and its command ``/game <name>``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.features.actions.command_context import tables_of_players
from bot.features.actions.mine import mine_panel
from bot.features.actions.registry import ACTIONS, Do, Find, Given, P, TableAction
from bot.tables.guards import Guard
from bot.ui.command import SERVERS_AND_DMS, CommandGroup, Using, command
from bot.ui.errors import own_words
from bot.ui.press import Style
from bot.ui.responses import Answer
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table

GAME = CommandGroup("game", SERVERS_AND_DMS, prefix="")


def table_action(
    name: str,
    *guards: Guard,
    typed: bool = True,
    find: Find = tables_of_players,
    place: int | None = None,
    offered: tuple[Guard, ...] = (),
    style: Style = Style.secondary,
) -> Callable[[Do[P, Given]], TableAction[P, Given]]:
    """Return a decorator that declares a function as the table action ``name``.

    ``typed``: it is also the command ``/game name``. The rest is as in ``TableAction``.
    """

    def declare(do: Do[P, Given]) -> TableAction[P, Given]:
        action = TableAction(name, do, guards, find, place, offered, style)
        ACTIONS[name] = action
        if typed:

            async def run(interaction: Using) -> Answer:
                return await at_a_table(interaction, action)

            command(name, GAME)(run)
        return action

    return declare


async def at_a_table(interaction: Using, action: TableAction[..., Any]) -> Answer:
    """Do ``action`` at the table that a command means, or ask which it is.

    Refused: ``no-table-<name>``, and as by the action.
    """
    tables: list[Table] = action.find(interaction)
    if not tables:
        raise Refusal(f"no-table-{action.name}")
    if len(tables) > 1:
        return mine_panel(tables, own_words(interaction), action.name)
    answer: Answer = await action(interaction, tables[0])
    return answer
