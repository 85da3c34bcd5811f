"""Table actions: what commands, buttons and the menu do at a table, by name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from bot.core.table import TableKind
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.press import Pressing

Action = Callable[["Pressing", "Table"], Awaitable[None]]
Declared = TypeVar("Declared", bound=Action)

ACTIONS: dict[str, Action] = {}

# Actions that make no sense at a table of one user.
WITH_OTHERS: set[str] = set()


def table_action(name: str, *, with_others: bool = False) -> Callable[[Declared], Declared]:
    """Register a function as the action called ``name``.

    ``with_others``: it is refused in a tutorial, where there are no other players.
    """

    def register(action: Declared) -> Declared:
        ACTIONS[name] = action
        if with_others:
            WITH_OTHERS.add(name)
        return action

    return register


async def carry_out(interaction: Pressing, name: str, table: Table) -> None:
    """Do the action called ``name`` at ``table``; only the user sees the response.

    Refused: ``unknown-errand`` if this version has no such action, ``tutorial-stays``.
    """
    action = ACTIONS.get(name)
    if action is None:
        raise Refusal("unknown-errand")
    if table.kind is TableKind.TUTORIAL and name in WITH_OTHERS:
        raise Refusal("tutorial-stays")
    await action(interaction, table)
