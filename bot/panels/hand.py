"""What one player sees of a table, and no one else: the hand, what is asked, what just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.panels.actions import add_actions
from bot.panels.awaited import awaited_text, clean_names
from bot.panels.card import ReadMenu
from bot.panels.cards import card_choice, card_line
from bot.panels.decision import START, Step, add_choice
from bot.panels.forecast import forecast_text
from bot.panels.log import latest
from bot.panels.menu import add_plain_menu
from bot.panels.panel import Panel, Picture
from bot.panels.press import Press, Pressing, acknowledge, button
from bot.prompts import prompt

if TYPE_CHECKING:
    from bot.table import Table
    from bot.words import Words
    from engine import Decision
    from engine.innovation.forecast import Forecast
    from engine.innovation.view import SeatView, TableView

PRIVATE = 0x7A5FA8

HAND_LIMIT = 1400
HAPPENED_LIMIT = 1300


def hand_panel(
    table: Table,
    player: str,
    words: Words,
    *,
    happened: Sequence[str] = (),
    note: str = "",
    step: Step = START,
    picture: Picture | None = None,
    forecast: Forecast | None = None,
) -> Panel:
    """The private panel of ``player``; with a ``step`` it shows only the choice being made.

    ``forecast`` belongs to the step in which a dogma is confirmed.
    """
    game = table.game
    assert game is not None
    view: TableView = game.view(player)
    decision = game.pending.get(player)
    asked = decision is not None and table.active and not table.seat(player).resigned
    panel = Panel(PRIVATE)
    panel.text(
        words(
            "hand-title",
            game=words(f"game-{table.game_name}"),
            channel=f"<#{table.channel_id}>",
            turn=view.turn_number,
        )
    )
    panel.text(note)
    if step == START:
        panel.picture(picture)
        panel.text(_hand(view.seat(player), words), HAND_LIMIT)
        panel.text(latest(happened, HAPPENED_LIMIT, words))
    if decision is not None and asked:
        _ask(panel, table, decision, view, words, step, forecast)
    else:
        panel.text(awaited_text(table, words, clean_names(table)))
    if step == START:
        _add_reading(panel, view.seat(player), words)
        panel.row(*_links(table, words))
    return panel


def _hand(seat: SeatView, words: Words) -> str:
    cards = [card_line(held.card, words) for held in seat.hand if held.card]
    title = words("hand-cards", count=len(cards), points=seat.points)
    return "\n".join([title, *cards])


def _ask(
    panel: Panel,
    table: Table,
    decision: Decision,
    view: TableView,
    words: Words,
    step: Step,
    forecast: Forecast | None,
) -> None:
    if decision.kind == "action":
        if step.what == "confirm":
            assert forecast is not None
            panel.text(forecast_text(forecast, decision.player, words, clean_names(table)))
        elif step.what:
            panel.text(words(f"{step.what}-ask"))
        else:
            panel.text(words("asked-action", actions=view.actions))
        add_actions(panel, table.id, decision, words, step)
        return
    if decision.card is not None:
        panel.text(_why(decision, words))
    panel.text(prompt(decision, words))
    add_choice(panel, table.id, decision, words, table.names, step)


def _why(decision: Decision, words: Words) -> str:
    """The card that asks, and the sentence of it that does."""
    assert decision.card is not None
    text = words.effects(decision.card)[decision.effect]
    return words("asked-by", card=words.card(decision.card), text=text)


def _add_reading(panel: Panel, seat: SeatView, words: Words) -> None:
    """A menu of the cards that this player may want to read: the hand and the own top cards."""
    cards = [held.card for held in seat.hand if held.card]
    cards += [pile.cards[0] for pile in seat.board]
    if cards:
        choices = [(card, card_choice(card, words)) for card in dict.fromkeys(cards)]
        add_plain_menu(panel, ReadMenu, "read", choices, words("read-placeholder"))


def _links(table: Table, words: Words) -> list[ui.Item]:
    items: list[ui.Item] = [HandButton(button(f"hand:{table.id}", words("hand-refresh")))]
    if table.board_message_id is not None:
        items.append(ui.Button(label=words("go-to-table"), url=board_link(table)))
    return items


def board_link(table: Table) -> str:
    """The address of the table's message, or of its channel while there is none."""
    channel_id = table.board_channel_id or table.channel_id
    link = f"https://discord.com/channels/{table.guild_id}/{channel_id}"
    return link if table.board_message_id is None else f"{link}/{table.board_message_id}"


class HandButton(Press, template=r"hand:(?P<table>\d+)"):
    """My hand: the private panel as it is now."""

    async def pressed(self, interaction: Pressing) -> None:
        await acknowledge(interaction)
        await interaction.client.hands.show(interaction, self.table_id)
