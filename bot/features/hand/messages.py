"""The private panel of a player: hand, decision, and the latest events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import in_texts
from bot.core.table import TableKind
from bot.features.actions.more import MoreButton, action_button
from bot.features.board.awaited import awaited_text
from bot.features.board.zoom import zoom_button
from bot.features.guessing.panel import guess_buttons, result_text
from bot.features.hand.pages import add_hand
from bot.features.hand.tryout_panel import tryout_button
from bot.features.hand.tryouts import may_try
from bot.features.help.definitions import terms_buttons
from bot.features.history.lines import latest
from bot.features.seats.sitting import end_sitting_button, sitting_text
from bot.features.seats.taken_over import back_button
from bot.features.tutorial.buttons import tutorial_buttons
from bot.features.undo.buttons import undo_button
from bot.features.watching.panel import watch_buttons
from bot.games.registry import presenter_of
from bot.tables.service import Tables
from bot.ui.errors import refused
from bot.ui.menu import add_plain_menu
from bot.ui.navigation import (
    HandButton,
    HandPageButton,
    board_link,
    next_table_button,
    place,
)
from bot.ui.panel import OPTIONS_LIMIT, Panel, Picture
from bot.ui.press import Press, Pressing, button
from bot.ui.private_view import HAND_LINES, START, PrivateView, Step
from bot.ui.times import time_text
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.guessing.model import Guesser

PRIVATE = 0x7A5FA8
WATCHING = 0x8A8F98

HAPPENED_LIMIT = 1300
HAPPENED_IN_LESSONS = 700


def hand_panel(
    table: Table,
    player: str,
    words: Words,
    *,
    happened: Sequence[str] = (),
    note: str = "",
    step: Step = START,
    picture: Picture | None = None,
    forecast: Any = None,
    standing: str = "",
    lesson: str = "",
    board: Picture | None = None,
    undo: int | None = None,
    onward: Table | None = None,
) -> Panel:
    """Return the private panel of ``player``; with a ``step``, only that choice.

    ``forecast`` belongs to the step in which an action is confirmed; ``standing`` describes the
    standing orders, and ``undo`` is the number of an answer that can be taken back freely. In a
    tutorial there is a ``lesson``. ``board`` is the picture of the table, and ``onward`` another
    table that waits for this user.
    """
    game = table.game
    assert game is not None
    view, face = game.view(player), presenter_of(table)
    decision = game.pending.get(player)
    if step.what == "read":
        return _card_panel(table, player, words, step)
    asked = decision is not None and table.active and not table.seat(player).resigned
    panel = Panel(PRIVATE)
    _add_heading(panel, table, player, view.turn_number, words, note)
    panel.picture(board)
    panel.picture(picture)
    if step.at_start:
        told = decision if asked and not step.below_hint else None
        add_hand(
            panel,
            face.hand(view, player, words, told),
            words,
            step.page,
            lambda page, label: HandPageButton(button(f"hand-page:{table.id}:{page}", label)),
        )
        limit = HAPPENED_IN_LESSONS if table.kind is TableKind.TUTORIAL else HAPPENED_LIMIT
        panel.text(latest(happened, limit, words))
        panel.text(standing)
        if lesson:  # beside the buttons to try it with
            panel.line().text(lesson).line()
    if decision is not None and asked:
        # Only the cards of an action are paged along with the hand.
        asking = START if step.what == "hand" and decision.kind != "action" else step
        face.ask(panel, table, decision, view, words, asking, forecast)
    elif not (lesson and table.status == "ended"):  # the lesson says that it has ended
        panel.text(awaited_text(table, words, in_texts(table.names)))
    if not step.at_start:
        return panel.row(*terms_buttons(table.game_name, words))
    panel.text(time_text(table, words, in_texts(table.names)))
    _add_reading(panel, table, player, words, step)
    return panel.row(
        *_occasional(table, player, words, undo),
        *_helps(table, player, words, asked=asked, standing=bool(standing)),
        *(tutorial_buttons(table, words) if table.kind is TableKind.TUTORIAL else ()),
        *(() if onward is None else (next_table_button(onward, words),)),
        *_links(table, words),
    )


def _add_heading(
    panel: Panel, table: Table, player: str, turn: int, words: Words, note: str
) -> None:
    """Add the game, its place and turn, and the state of the player's seat."""
    game = words(f"game-{table.game_name}")
    panel.text(words("hand-title", game=game, channel=place(table, words), turn=turn))
    panel.text(note)
    panel.text(sitting_text(table, table.seat(player), words))
    if _taken_over(table, player):
        panel.text(words("taken-over-note"))


def _taken_over(table: Table, player: str) -> bool:
    return table.active and table.seat(player).taken_over


def _card_panel(table: Table, player: str, words: Words, step: Step) -> Panel:
    """Return a card's text, with its possible uses now and the way back."""
    game, face = table.game, presenter_of(table)
    assert game is not None
    panel = face.card_panel(step.card, words, None)
    decision = game.pending.get(player)
    if decision is not None and table.active and not table.seat(player).resigned:
        panel.row(*face.card_buttons(table, decision, step.card, words))
    _add_reading(panel, table, player, words, step)
    back = HandButton(button(f"hand:{table.id}", words("choice-back")))
    return panel.row(back, *terms_buttons(table.game_name, words))


def _add_reading(panel: Panel, table: Table, player: str, words: Words, step: Step) -> None:
    """Add the menu of cards to read, from the shown page of the hand on."""
    game, face = table.game, presenter_of(table)
    assert game is not None
    cards = face.readable(game.view(player), player)
    if len(cards) > OPTIONS_LIMIT:
        cards = cards[step.page * HAND_LINES :]
    choices = [(card, face.card_choice(card, words)) for card in cards]
    if choices:
        name = f"read:{table.id}:{step.page}"
        chosen = step.card or None
        add_plain_menu(panel, ReadMenu, name, choices, words("read-placeholder"), chosen)


def watching_panel(
    table: Table, viewer: int, words: Words, guesser: Guesser | None = None
) -> Panel:
    """Return the reply to a viewer for pressing a player's button."""
    resigned = table.played_by(viewer) is not None
    panel = Panel(WATCHING)
    panel.text(refused(Refusal("resigned" if resigned else "not-seated"), words))
    panel.text(awaited_text(table, words, in_texts(table.names)))
    panel.text(result_text(table, guesser, words))
    if not table.active:
        return panel
    return panel.row(*watch_buttons(table.id, words), *guess_buttons(table, viewer, words))


class ReadMenu(Press, template=r"read:(?P<table>\d+):(?P<page>\d+)"):
    """Read one of my cards, in the private panel itself."""

    async def pressed(self, interaction: Pressing) -> None:
        table = interaction.client.get(Tables).get(self.table_id)
        player, card, step = table.player_of(interaction.user.id), self.values[0], START
        if player is not None and table.game is not None:
            readable = presenter_of(table).readable(table.game.view(player), player)
            if card in readable:
                step = Step("read", page=int(self.said["page"]), card=card)
        await interaction.client.get(PrivateView).show(interaction, self.table_id, step=step)


def _occasional(table: Table, player: str, words: Words, undo: int | None) -> list[ui.Item]:
    """Return the buttons of undo, of a taken-over seat and of a sitting."""
    items: list[ui.Item] = []
    seat = table.seat(player)
    if undo is not None:
        items.append(undo_button(table.id, undo, words))
    if _taken_over(table, player):
        items.append(back_button(table, words))
    if seat.sitter_id is not None:
        items.append(end_sitting_button(table, seat, words))
    return items


def _helps(
    table: Table, player: str, words: Words, *, asked: bool, standing: bool
) -> list[ui.Item]:
    """Return the buttons that help to choose."""
    items: list[ui.Item] = []
    if may_try(table, player):
        items.append(tryout_button(table, player, words))
    if asked:
        label, sign = words("hint-button"), words("hint-sign")
        items.append(action_button("hint", table.id, label, emoji=sign))
    if standing:
        label, sign = words("orders-button"), words("orders-sign")
        items.append(action_button("orders", table.id, label, emoji=sign))
    return items


def _links(table: Table, words: Words) -> list[ui.Item]:
    """Return the buttons that lead elsewhere."""
    items: list[ui.Item] = [
        HandButton(button(f"hand:{table.id}", words("hand-refresh"))),
        MoreButton(button(f"more:{table.id}", words("more-button"))),
        zoom_button(table.id, words),
        *terms_buttons(table.game_name, words),
    ]
    if table.board_message_id is not None:
        items.append(ui.Button(label=words("go-to-table"), url=board_link(table)))
    return items
