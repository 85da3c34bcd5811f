"""The panel of a spectator: the next guess, and the result of the last one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import escaped, in_text
from bot.core.table import TableKind
from bot.features.guessing.service import Guessing, spectating
from bot.games.registry import presenter_of
from bot.tables.guards import Caller, begun, check, passes, playing
from bot.tables.service import Tables
from bot.ui.errors import own_words, refused
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.guessing.model import Guesser
    from engine.view import Awaited

GUESSES = 0x8A8F98


def guess_buttons(table: Table, viewer: int, words: Words) -> list[ui.Item]:
    """Return the button to a spectator's guesses, while a game is played."""
    if table.kind is TableKind.TUTORIAL or not passes(Caller(table, viewer), playing, spectating):
        return []
    label, sign = words("guess-button"), words("guess-sign")
    return [GuessButton(button(f"guess:{table.id}", label, emoji=sign))]


def guess_panel(
    table: Table,
    viewer: int,
    guesser: Guesser | None,
    question: tuple[Awaited, Sequence[str]] | None,
    words: Words,
) -> Panel:
    """Return the last guess and the score, and the choice of the next guess, if any."""
    panel = titled_panel(table, words).text(result_text(table, guesser, words))
    if question is None:
        panel.text(words("guess-nothing"))
        return panel.row(*guess_buttons(table, viewer, words))
    awaited, offered = question
    guesses, chosen = presenter_of(table).guesses, None
    player = in_text(table.names[awaited.player])
    if guesser is not None and guesser.open and guesser.decision == awaited.number:
        chosen = guesser.guess
        panel.text(words("guess-noted", player=player, guess=_name(table, chosen, words)))
    else:
        panel.text(words("guess-ask", player=player))
    choices = [(each, guesses.choice(each, words)) for each in offered]
    name = f"guess-move:{table.id}:{awaited.number}"
    add_plain_menu(panel, GuessMenu, name, choices, words("guess-placeholder"), chosen)
    return panel


def result_text(table: Table, guesser: Guesser | None, words: Words) -> str:
    """Return the result of the last guess, and the score; empty before the first one."""
    if guesser is None or not guesser.made:
        return ""
    lines = []
    if guesser.move is not None and guesser.player is not None:
        lines.append(
            words(
                "guess-right" if guesser.move == guesser.guess else "guess-wrong",
                player=in_text(table.names[guesser.player]),
                guess=_name(table, guesser.guess, words),
                move=_name(table, guesser.move, words),
            )
        )
    key = "guess-score" if table.active else "guess-final-score"
    lines.append(words(key, hits=guesser.hits, made=guesser.made))
    return "\n".join(lines)


def titled_panel(table: Table, words: Words) -> Panel:
    """Return an empty panel under the name and the channel of the game."""
    game, channel = words(f"game-{table.game_name}"), f"<#{table.channel_id}>"
    return Panel(GUESSES).text(words("guess-title", game=game, channel=channel))


def _name(table: Table, guess: str | None, words: Words) -> str:
    return escaped(presenter_of(table).guesses.choice(guess or "", words).label)


def show_guesses(interaction: Pressing, table: Table) -> Panel:
    """Show a spectator the next guess, and the result of the last one.

    Refused: ``not-started``, ``guess-plays-there``.
    """
    guessing, user_id = interaction.client.get(Guessing), interaction.user.id
    check(Caller(table, user_id), begun, spectating)
    guesser, question = guessing.by(table, user_id), guessing.question(table)
    return guess_panel(table, user_id, guesser, question, own_words(interaction))


class GuessButton(Press, template=r"guess:(?P<table>\d+)"):
    """Guess the next move as a spectator, and see how the last guess did."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        return show_guesses(interaction, interaction.client.get(Tables).get(self.table_id))


class GuessMenu(Press, template=r"guess-move:(?P<table>\d+):(?P<number>\d+)"):
    """Guess this move, unless it was made meanwhile."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot, number = interaction.client, int(self.said["number"])
        late = ""
        try:
            await bot.get(Guessing).guess(
                self.table_id, interaction.user.id, number, self.values[0]
            )
        except Refusal as refusal:
            if refusal.reason != "guess-late":
                raise
            late = refused(refusal, own_words(interaction))
        return show_guesses(interaction, bot.get(Tables).get(self.table_id)).text(late)
