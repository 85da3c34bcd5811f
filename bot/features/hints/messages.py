"""Hints: the options of a decision with their effects, and the strongest ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import in_texts
from bot.core.workers import Workers
from bot.features.actions.declaring import table_action
from bot.features.board.awaited import awaited_text
from bot.features.help.definitions import terms_buttons
from bot.features.hints.service import Thought, think
from bot.games.registry import answer_named, presenter_of
from bot.tables.guards import active, begun, not_resigned, seated_or_sitting_in
from bot.ui.decision import AnswerButton, all_of_them, worth_showing
from bot.ui.errors import own_words
from bot.ui.navigation import HandButton
from bot.ui.panel import Panel
from bot.ui.press import Pressing, Style, button
from bot.ui.private_view import BELOW_HINT

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

HINT = 0xD9A62E

STRONGEST_LIMIT = 900
OPTIONS_LIMIT = 2400
OPTIONS_HEAD = 200  # for the texts before and after the options


def hint_panel(table: Table, thought: Thought, words: Words) -> Panel:
    """Return the strongest options, then every option with its forecast."""
    decision = thought.decision
    panel = Panel(HINT)
    panel.text(words("hint-title", game=words(f"game-{table.game_name}")))
    panel.text(_strongest(table, thought, words), STRONGEST_LIMIT)
    panel.text(_options(table, thought, words), OPTIONS_LIMIT)
    presenter_of(table).ask(panel, table, decision, thought.view, words, BELOW_HINT, None)
    there = {getattr(item, "custom_id", None) for item in panel.walk_children()}
    stars = _star_buttons(table, thought, words)
    panel.row(*[star for star in stars if star.custom_id not in there])
    return panel.row(
        HandButton(button(f"hand:{table.id}", words("hint-back"), emoji=words("hand-sign"))),
        *terms_buttons(table.game_name, words),
    )


def _strongest(table: Table, thought: Thought, words: Words) -> str:
    if not thought.advised:
        return words("hint-strict" if table.terms.strict else "hint-rated")
    if not thought.strongest:
        return words("hint-alike")
    face, by_reason = presenter_of(table), dict[str, list[str]]()
    for answer in thought.strongest:
        forecast = thought.forecasts.get(answer[0]) if answer else None
        why = face.why(thought.decision, answer, thought.view, words, table.names, forecast)
        by_reason.setdefault(why, []).append(answer_named(table, thought.decision, answer, words))
    lines = [
        words("hint-star", answer=words.list(names, "or"), why=why)
        for why, names in by_reason.items()
    ]
    return "\n".join([words("hint-strongest", count=len(thought.strongest)), *lines])


def _star_buttons(table: Table, thought: Thought, words: Words) -> list[AnswerButton]:
    """Return the buttons of the strongest answers that are one option."""
    decision, found = thought.decision, []
    for answer in thought.strongest:
        if len(answer) == 1 and decision.max == 1:
            custom_id = f"one:{table.id}:{decision.number}:{decision.options.index(answer[0])}"
            label = presenter_of(table).option_named(decision, answer[0], words, table.names)
            shown = button(custom_id, label, Style.success, emoji=words("hint-star-sign"))
            found.append(AnswerButton(shown))
    return found


def _options(table: Table, thought: Thought, words: Words) -> str:
    decision, face = thought.decision, presenter_of(table)
    offered = dict.fromkeys(decision.options[place] for place in worth_showing(decision))
    lines = [
        words(
            "hint-line",
            option=face.option_told(
                decision, token, thought.view, words, table.names, thought.forecasts.get(token)
            ),
        )
        for token in offered
    ]
    lines = _within(lines, OPTIONS_LIMIT - OPTIONS_HEAD)
    if decision.min == 0:
        lines.append(words("hint-line", option=words("hint-none")))
    if all_of_them(decision):
        return "\n".join([words("hint-order"), *lines])
    return "\n".join([words("hint-options", count=len(lines)), *lines])


def _within(options: list[str], limit: int) -> list[str]:
    """Return ``options``, the last without details if these have no room."""
    heads = [option.split("\n", 1)[0] for option in options]
    room = limit - sum(len(head) + 1 for head in heads)
    told = []
    for option, head in zip(options, heads, strict=True):
        room -= len(option) - len(head)
        told.append(option if room >= 0 else head)
    return told


@table_action("hint", seated_or_sitting_in, active, begun, not_resigned)
async def show_hint(interaction: Pressing, table: Table) -> Panel:
    """Show the user their options, or the awaited players."""
    player, words = table.player_of(interaction.user.id), own_words(interaction)
    assert player is not None
    assert table.game is not None
    if player not in table.game.pending:
        panel = Panel(HINT).text(awaited_text(table, words, in_texts(table.names)))
    else:
        panel = hint_panel(
            table,
            await think(interaction.client.get(Workers), table, player, interaction.user.id),
            words,
        )
    return panel
