"""The message in which everybody sees a table, and what is left of it when the turn is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.errors import refused
from bot.panels.actions import action_buttons
from bot.panels.awaited import awaited_text, clean_names, mentions
from bot.panels.hand import HandButton, board_link
from bot.panels.log import LogButton, latest
from bot.panels.panel import Panel, Picture, clean
from bot.panels.press import Press, Pressing, Style, acknowledge, button
from bot.words import Words, words_for
from engine import Refusal

if TYPE_CHECKING:
    from bot.table import Table
    from engine.innovation.view import SeatView, TableView

OPEN = 0x3F8F6B
OVER = 0xD9A62E
PAST = 0x8A8F98

HAPPENED_LIMIT = 1600


def table_panel(table: Table, happened: Sequence[str], picture: Picture | None) -> Panel:
    """The board message: picture, standings, what happened, who is awaited, what can be pressed.

    ``happened`` are public log lines since the last turn of whoever is to play.
    """
    words = words_for(table.language)
    game = table.game
    assert game is not None
    view: TableView = game.view(None)
    panel = Panel(OPEN if table.active else OVER)
    panel.text(_title(table, view, words))
    panel.picture(picture)
    panel.text("\n".join(_standing(table, seat, view, words) for seat in view.seats))
    if happened and view.turn is not None and view.turn_number > len(view.seats):
        panel.text(words("happened-since", player=clean(table.names[view.turn])))
    panel.text(latest(happened, HAPPENED_LIMIT, words))
    panel.text(awaited_text(table, words, mentions(table)))
    return panel.row(*_buttons(table, words))


def past_turn_panel(table: Table, turn: int, happened: Sequence[str]) -> Panel:
    """What is left of a board message when a newer one has been posted: the log of that turn."""
    words = words_for(table.language)
    panel = Panel(PAST)
    panel.text(words("past-turn", game=words(f"game-{table.game_name}"), turn=turn))
    return panel.text("\n".join(happened) or words("past-turn-nothing"))


def elsewhere_panel(table: Table) -> Panel:
    """What is left of a board message when the table is shown elsewhere."""
    words = words_for(table.language)
    panel = Panel(PAST)
    game = words(f"game-{table.game_name}")
    return panel.text(words("table-elsewhere", game=game, link=board_link(table)))


def watching_panel(table: Table, words: Words) -> Panel:
    """What somebody without a seat is told who presses what is for those who have one."""
    panel = Panel(PAST)
    panel.text(refused(Refusal("not-seated"), words))
    return panel.text(awaited_text(table, words, clean_names(table)))


def ping_panel(table: Table, players: Collection[str]) -> Panel:
    """A short message that calls ``players``, who are awaited within somebody's turn."""
    words = words_for(table.language)
    panel = Panel(OPEN)
    panel.text(awaited_text(table, words, mentions(table), players))
    return panel.row(_choose(table, words))


def _title(table: Table, view: TableView, words: Words) -> str:
    game = words(f"game-{table.game_name}")
    if view.turn is None:
        return words("table-title-first", game=game)
    name = clean(table.names[view.turn])
    return words("table-title", game=game, turn=view.turn_number, player=name)


def _standing(table: Table, seat: SeatView, view: TableView, words: Words) -> str:
    achieved = words.list(words.achievement(which) for which in seat.achievements)
    return words(
        "standing",
        mark=words("standing-turn" if seat.name == view.turn else "standing-other"),
        name=clean(table.names[seat.name]),
        points=seat.points,
        achieved=len(seat.achievements),
        needed=view.needed,
        which=achieved,
        hand=len(seat.hand),
    )


def _buttons(table: Table, words: Words) -> list[ui.Item]:
    game = table.game
    assert game is not None
    log = LogButton(button(f"log:{table.id}:last", words("log-button")))
    if not table.active:
        return [log]
    hand = HandButton(button(f"hand:{table.id}", words("hand-button"), emoji=words("hand-sign")))
    acting = [decision for decision in game.pending.values() if decision.kind == "action"]
    if acting:
        return [*action_buttons(table.id, acting[0], words), hand]
    return [_choose(table, words), hand, log]


def _choose(table: Table, words: Words) -> ChooseButton:
    return ChooseButton(button(f"choose:{table.id}", words("choose-button"), Style.primary))


class ChooseButton(Press, template=r"choose:(?P<table>\d+)"):
    """Whoever is awaited gets the choice to see; in private, for it may show hidden cards."""

    async def pressed(self, interaction: Pressing) -> None:
        """Show what is asked now, whatever was when the button was made."""
        await acknowledge(interaction)
        await interaction.client.hands.show(interaction, self.table_id)
