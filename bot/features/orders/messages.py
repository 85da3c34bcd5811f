"""The panel of a player's standing orders at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.core.standing_orders import Order, kinds, split
from bot.core.updates import Updates
from bot.features.actions.declaring import table_action
from bot.features.orders.service import Orders
from bot.features.orders.texts import card_of, order_text, rule_text
from bot.games.registry import GAMES
from bot.tables.guards import (
    active,
    among_others,
    begun,
    not_resigned,
    seated,
    seated_or_sitting_in,
)
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.navigation import HandButton, place
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import PrivateView
from bot.ui.responses import Answer
from engine.orders import THEN, OrderKind

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

ORDERS = 0x7A5FA8


def orders_panel(
    table: Table, player: str, orders: Sequence[Order], words: Words, *, note: str = ""
) -> Panel:
    """Return the orders ``player`` can give at ``table``, and those given, to cancel."""
    assert table.game is not None
    view = table.game.view(player)
    panel = Panel(ORDERS)
    panel.text(
        words(
            "orders-title",
            game=words(f"game-{table.game_name}"),
            channel=place(table, words),
        )
    )
    panel.text(note)
    panel.text(words("orders-about"))
    given = {order.kind: order for order in orders}
    for name, kind in kinds(table.game_name).items():
        _add_kind(panel, table.id, name, kind, given.get(name), player, view, words)
    last = [HandButton(button(f"hand:{table.id}", words("hand-button"), emoji=words("hand-sign")))]
    if len(orders) > 1:
        cancel = button(f"no-order:{table.id}:all", words("orders-cancel-all"), Style.danger)
        return panel.row(CancelOrderButton(cancel), *last)
    return panel.row(*last)


def _add_kind(
    panel: Panel,
    table_id: int,
    name: str,
    kind: OrderKind,
    given: Order | None,
    player: str,
    view: Any,
    words: Words,
) -> None:
    text = words("order-about", title=words(f"order-{name}"), about=words(f"order-{name}-about"))
    if given is not None:
        panel.text(f"{text}\n{words('order-given', order=order_text(given, view.game, words))}")
        label = words("order-cancel")
        cancel = button(f"no-order:{table_id}:{name}", label, Style.success)
        panel.row(CancelOrderButton(cancel))
        if given.rule.count(THEN) + 1 < kind.steps and not kind.too_late(view, player):
            following = kind.later(view, player, given.rule)
            placeholder = words(f"order-{name}-then-placeholder")
            custom_id = f"order-then-{name}:{table_id}"
            choices = _choices(kind, name, following, view.game, words)
            add_plain_menu(panel, ThenMenu, custom_id, choices, placeholder)
    elif kind.possible is not None:
        panel.text(text)
        _add_possible(panel, table_id, name, kind, player, view, words)
    elif kind.turns is not None and view.turn is None:
        panel.text(f"{text}\n{words('order-not-yet')}")
    else:
        panel.text(text)
        panel.row(
            *(
                GiveOrderButton(
                    button(f"order:{table_id}:{name}:{place}", words(f"order-{name}-{rule}-button"))
                )
                for place, rule in enumerate(kind.rules)
            )
        )


def _add_possible(
    panel: Panel,
    table_id: int,
    name: str,
    kind: OrderKind,
    player: str,
    view: Any,
    words: Words,
) -> None:
    """Add a menu of the rules that are possible now, if there are any."""
    assert kind.possible is not None
    if view.turn is None or kind.too_late(view, player):
        panel.text(words("order-not-yet" if view.turn is None else f"order-{name}-at-once"))
        return
    choices = _choices(kind, name, kind.possible(view, player), view.game, words)
    if choices:
        placeholder = words(f"order-{name}-placeholder")
        add_plain_menu(panel, OrderMenu, f"order-{name}:{table_id}", choices, placeholder)
    else:
        panel.text(words(f"order-{name}-none"))


def _choices(
    kind: OrderKind, name: str, rules: Sequence[str], game: str, words: Words
) -> list[tuple[str, Choice]]:
    """Return the lines of a menu of ``rules``, by their places among all."""
    choices = []
    for rule in rules:
        card = card_of(rule)
        emoji = GAMES[game].presenter.card_choice(card, words).emoji if card else None
        text = rule_text(name, rule, words)
        choices.append((str(kind.rules.index(rule)), Choice(text, emoji=emoji)))
    return choices


@table_action(
    "orders",
    seated_or_sitting_in,
    active,
    begun,
    not_resigned,
    place=80,
    offered=(seated, among_others),
)
async def show_orders(interaction: Pressing, table: Table, note: str = "") -> Panel:
    """Show the user's orders at ``table``."""
    player = table.player_of(interaction.user.id)
    assert player is not None
    orders = interaction.client.get(Orders).of(table, interaction.user.id)
    return orders_panel(table, player, orders, own_words(interaction), note=note)


async def give_order(
    interaction: Pressing, table_id: int, kind: str, place: str, *, after: str = ""
) -> Answer:
    """Give the order with the rule at ``place`` of its kind, and show all of them.

    ``after``: the steps before that rule, for a plan of several.
    """
    bot = interaction.client
    before = bot.get(Tables).get(table_id)
    known = kinds(before.game_name).get(kind)
    rules = known.rules if known is not None else ()
    rule = rules[int(place)] if int(place) < len(rules) else ""
    rule = f"{after}{THEN}{rule}" if after else rule
    table = await bot.get(Orders).give(table_id, interaction.user.id, kind, rule)
    at_once = table.answer_count > before.answer_count
    if at_once:
        bot.get(Updates).tell(table_id)
    note = own_words(interaction)("order-answered-at-once") if at_once else ""
    if table.active:
        return await show_orders(interaction, table, note)
    await bot.get(PrivateView).show(interaction, table_id, note=note)
    return None


class GiveOrderButton(Press, template=r"order:(?P<table>\d+):(?P<kind>\w+):(?P<place>\d+)"):
    """Give a standing order."""

    async def pressed(self, interaction: Pressing) -> Answer:
        return await give_order(interaction, self.table_id, self.said["kind"], self.said["place"])


class OrderMenu(Press, template=r"order-(?P<kind>\w+):(?P<table>\d+)"):
    """Give a standing order that depends on one's own hand, such as a plan."""

    async def pressed(self, interaction: Pressing) -> Answer:
        return await give_order(interaction, self.table_id, self.said["kind"], self.values[0])


class ThenMenu(Press, template=r"order-then-(?P<kind>\w+):(?P<table>\d+)"):
    """Add a step to one's plan, or give a plan of this step if there is none."""

    async def pressed(self, interaction: Pressing) -> Answer:
        kind, user_id = self.said["kind"], interaction.user.id
        table = interaction.client.get(Tables).get(self.table_id)
        given = interaction.client.get(Orders).of(table, user_id)
        before = next((order.rule for order in given if order.kind == kind), "")
        step = self.values[0]
        return await give_order(interaction, self.table_id, kind, step, after=split(before)[0])


class CancelOrderButton(Press, template=r"no-order:(?P<table>\d+):(?P<kind>\w+)"):
    """Cancel a standing order, or all of them."""

    async def pressed(self, interaction: Pressing) -> Panel:
        kind = None if self.said["kind"] == "all" else self.said["kind"]
        bot = interaction.client
        table = await bot.get(Orders).cancel(self.table_id, interaction.user.id, kind)
        return await show_orders(interaction, table)
