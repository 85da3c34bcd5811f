"""Choosing a player's domain by two presses: the player, then the domain."""

from __future__ import annotations

from collections.abc import Mapping

from bot.core.names import in_text, isolated
from bot.core.words import Words
from bot.ui.decision import AnswerButton, DecisionPress, back_button
from bot.ui.panel import Panel
from bot.ui.press import Pressing, Style, button
from bot.ui.private_view import Step
from bot.ui.tries import DECISION, decision_id
from engine import Decision
from engine.civ.view import TableView


def add_target(
    panel: Panel,
    table_id: int,
    decision: Decision,
    view: TableView,
    words: Words,
    names: Mapping[str, str],
    step: Step,
) -> None:
    """Put the players on ``panel``, or the domains of the chosen or only one."""
    players = list(dict.fromkeys(token.rpartition(" ")[0] for token in decision.options))
    at = decision_id(table_id, decision)
    if len(players) > 1 and step.what not in players:
        panel.text(words("civ-target-who"))
        panel.row(
            *[
                TargetButton(
                    button(f"civ-at:{at}:{player}", isolated(names[player]), Style.primary)
                )
                for player in players
            ]
        )
        return
    chosen = step.what if step.what in players else players[0]
    panel.text(words("civ-target-what", player=in_text(names[chosen])))
    seat, buttons = view.seat(chosen), []
    for place, token in enumerate(decision.options):
        player, _, domain = token.rpartition(" ")
        if player == chosen:
            label = words(
                "civ-target-domain",
                domain=words.card(domain),
                have=seat.area[domain],
                needed=seat.needed[domain],
            )
            icon = words(f"domain-icon-{domain}")
            buttons.append(
                AnswerButton(button(f"one:{at}:{place}", label, Style.primary, emoji=icon))
            )
    panel.row(*buttons)
    if len(players) > 1:
        panel.row(back_button(table_id, decision, words))


class TargetButton(DecisionPress, template=rf"civ-at:{DECISION}:(?P<player>p\d)"):
    """Choose the owner of the targeted domain."""

    game = "civ"

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        await self.show(interaction, decision, Step(self.said["player"]))
