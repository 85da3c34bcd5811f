"""Table actions: each is declared once, beside its feature.

The declaration lists its guards, the tables its command may mean, and its place in the menu
**More…**. Its command, its entry in that menu and its checks follow.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, TypeVar

from bot.features.actions.command_context import tables_of_players
from bot.tables.guards import Caller, Guard, check, passes
from bot.ui.authorization import caller_at
from bot.ui.presence import note_presence
from bot.ui.press import Style
from bot.ui.responses import Answer
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.press import Pressing

P = ParamSpec("P")
Given = TypeVar("Given", bound=Answer)
Do = Callable[Concatenate["Pressing", "Table", P], Awaitable[Given]]
Find = Callable[["Pressing"], "list[Table]"]

# All table actions by name.
ACTIONS: dict[str, TableAction[..., Any]] = {}


@dataclass(frozen=True, slots=True)
class TableAction(Generic[P, Given]):
    """A user's action at a table: calling it checks the guards, then does it.

    ``name``     used in its command, custom_ids and keys of words
    ``do``       the function that does it and returns the answer
    ``guards``   the rules that refuse it, in the order in which they are checked
    ``find``     the function that returns the tables its command may mean
    ``place``    its place in the menu **More…**; ``None``: it is not there
    ``offered``  further rules that keep it out of the menu
    ``style``    that of its button
    """

    name: str
    do: Do[P, Given]
    guards: tuple[Guard, ...] = ()
    find: Find = tables_of_players
    place: int | None = None
    offered: tuple[Guard, ...] = ()
    style: Style = Style.secondary

    async def __call__(
        self, interaction: Pressing, table: Table, *args: P.args, **facts: P.kwargs
    ) -> Given:
        """Do the action at ``table``. Refused: as by its guards and by the action itself."""
        check(caller_at(interaction, table), *self.guards)
        await note_presence(interaction, table.id)
        return await self.do(interaction, table, *args, **facts)

    def in_menu(self, table: Table, user_id: int) -> bool:
        """Return whether it is offered in the menu of this user."""
        return self.place is not None and passes(
            Caller(table, user_id), *self.guards, *self.offered
        )


def action_named(name: str) -> TableAction[..., Any]:
    """Return the table action. Refused: ``unknown-action`` if this version has none."""
    if name not in ACTIONS:
        raise Refusal("unknown-action")
    return ACTIONS[name]
