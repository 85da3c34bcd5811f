"""The list of a user's tables, those that wait for them first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import in_texts
from bot.core.table import LOBBY, TableKind, waiting_since
from bot.features.actions.declaring import table_action
from bot.features.board.awaited import awaited_text
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.navigation import HandButton, board_link, place
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words

MINE = 0x4E7FB8
CALLING = 0xD9A62E
PAGE = 8


def mygames_panel(tables: Sequence[Table], user_id: int, words: Words, page: int = 0) -> Panel:
    """Return a page of ``tables``, in order of how much they concern this user."""
    ordered = sorted(tables, key=lambda table: rank(table, user_id))
    waiting = sum(rank(table, user_id)[0] == 0 for table in tables)
    last = max(0, (len(ordered) - 1) // PAGE)
    page = min(page, last)
    shown = list(enumerate(ordered, 1))[page * PAGE : (page + 1) * PAGE]
    panel = Panel(CALLING if waiting else MINE)
    panel.text(words("mygames-title", waiting=waiting, count=len(tables)))
    if not tables:
        return panel.text(words("mygames-none"))
    for number, table in shown:
        panel.text(table_line(number, table, user_id, words))
    panel.row(
        *(
            HandButton(
                button(
                    f"hand:{table.id}",
                    words("mygames-hand-button", number=number),
                    Style.primary if rank(table, user_id)[0] == 0 else Style.secondary,
                )
            )
            for number, table in shown
            if table.status != LOBBY
        )
    )
    around: list[ui.Item] = [PageButton(button(f"mygames:{page}", words("hand-refresh")))]
    if page > 0:
        around.insert(0, PageButton(button(f"mygames:{page - 1}", words("page-before"))))
    if page < last:
        around.append(PageButton(button(f"mygames:{page + 1}", words("page-after"))))
    return panel.row(*around)


def rank(table: Table, user_id: int) -> tuple[int, float]:
    """Return a sort key: tables awaiting this user first, longest first; lobbies last."""
    seat = _awaited(table, user_id)
    if seat is not None:
        since = waiting_since(table, seat)
        return 0, since.timestamp()
    return (2 if table.status == LOBBY else 1), table.id


def _awaited(table: Table, user_id: int) -> Seat | None:
    """Return the seat at which this user is awaited; never that of a tutorial."""
    for seat in table.awaited:
        if (
            seat.played_by_person
            and seat.called == user_id
            and table.kind is not TableKind.TUTORIAL
        ):
            return seat
    return None


def table_line(number: int, table: Table, user_id: int, words: Words) -> str:
    """Return a numbered table: game, channel, and the awaited players or its lobby."""
    names = in_texts(table.names)
    facts: dict[str, Fact] = {
        "number": number,
        "game": words(f"game-{table.game_name}"),
        "channel": place(table, words),
        "link": board_link(table),
    }
    title = words("mygames-table", **facts)
    if table.status == LOBBY:
        free = table.max_seats - len(table.seats)
        people = words.list(names[seat.player] for seat in table.seats)
        return f"{title}\n{words('mygames-lobby', names=people, free=free)}"
    seat = _awaited(table, user_id)
    if seat is None:
        return f"{title}\n{awaited_text(table, words, names)}"
    since = shown_time(waiting_since(table, seat), "R")
    others = [names[other.player] for other in table.awaited if other is not seat]
    deadline = seat.clock.deadline if seat.clock else None
    return "\n".join(
        filter(
            None,
            [
                title,
                words("mygames-waits", since=since, others=words.list(others), count=len(others)),
                words("mygames-deadline", left=shown_time(deadline, "R")) if deadline else "",
            ],
        )
    )


def show_mygames(interaction: Pressing, page: int = 0) -> Panel:
    """Show the user their tables."""
    tables = interaction.client.get(Tables).of_user(interaction.user.id)
    return mygames_panel(tables, interaction.user.id, own_words(interaction), page)


@table_action("mygames", typed=False, place=110)
async def show_from_table(interaction: Pressing, _: Table) -> Panel:
    """Show the user their tables, from any of them."""
    return show_mygames(interaction)


class PageButton(Press, template=r"mygames:(?P<page>\d{1,3})"):
    """A page of my tables, as they are now."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return show_mygames(interaction, int(self.said["page"]))
