"""The replay of a game: as an animation, and turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from discord.ui import Item

from bot.core.names import in_labels, in_text, in_texts
from bot.features.actions.command_context import tables_looked_back_at
from bot.features.actions.declaring import table_action
from bot.features.actions.more import action_button
from bot.features.board.pictures import Pictures
from bot.features.history.lines import latest
from bot.features.history.lookup import Lookup
from bot.features.history.service import of_turn
from bot.features.people.service import People
from bot.features.undo.buttons import here_buttons
from bot.features.undo.service import Undo
from bot.games.registry import presenter_of
from bot.tables.guards import begun
from bot.ui.errors import own_words
from bot.ui.panel import Panel, Picture
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.undo.service import Prospect

REPLAY = 0x8A8F98

HAND_LIMIT = 1400
LINES_LIMIT = 1800

# The destination of each button, from a turn's place among all.
WAYS = {
    "first": lambda place: 0,
    "back": lambda place: max(0, place - 1),
    "next": lambda place: place + 1,
    "last": lambda place: None,
}


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a game: its ``place`` among all, up to ``last``.

    ``number`` is its number, of ``many``; ``player`` is the player of the turn.
    """

    place: int
    last: int
    number: int
    many: int
    player: str | None


def replay_panel(table: Table, picture: Picture, words: Words, recap: str = "") -> Panel:
    """Return the animation, a ``recap`` to copy, and the button for single turns."""
    panel = Panel(REPLAY).text(words("replay", game=words(f"game-{table.game_name}")))
    steps = button(f"replay:{table.id}:first:0", words("replay-steps-button"), Style.primary)
    panel.picture(picture)
    if recap:
        panel.text(words("recap-to-copy", recap=recap.replace("`", "’")))
    buttons: list[Item[Any]] = [TurnButton(steps)]
    if not table.active:
        buttons.append(action_button("analysis", table.id, words("more-analysis")))
    return panel.row(*buttons)


def turn_panel(
    table: Table,
    turn: Turn,
    picture: Picture | None,
    hand: str,
    happened: Sequence[str],
    moments: Sequence[Prospect],
    words: Words,
) -> Panel:
    """Return the log of a turn, with the table and the reader's ``hand`` at its end.

    ``moments`` are the reader's moves of that turn to which they can go back.
    """
    panel = Panel(REPLAY)
    player = in_text(table.names[turn.player]) if turn.player else ""
    game = words(f"game-{table.game_name}")
    panel.text(words("replay-turn", game=game, turn=turn.number, turns=turn.many, player=player))
    panel.picture(picture)
    panel.text(hand, HAND_LIMIT)
    panel.text(latest(happened, LINES_LIMIT, words) or words("past-turn-nothing"))
    at_the_end = {
        "first": turn.place == 0,
        "back": turn.place == 0,
        "next": turn.place == turn.last,
        "last": turn.place == turn.last,
    }
    panel.row(*here_buttons(table, moments, words))
    return panel.row(
        *(
            TurnButton(
                button(
                    f"replay:{table.id}:{way}:{turn.place}",
                    words(f"replay-{way}-button"),
                    disabled=at_the_end[way],
                )
            )
            for way in WAYS
        )
    )


@table_action("replay", begun, find=tables_looked_back_at, place=30)
async def show_replay(interaction: Pressing, table: Table) -> Panel:
    """Show the whole game as an animation, or turn by turn to users who want none.

    Refused: ``no-replay``.
    """
    if interaction.client.get(People).get(interaction.user.id).still:
        return await show_turn(interaction, table.id, 0)
    words, lookup = own_words(interaction), interaction.client.get(Lookup)
    picture = await lookup.replay(table, interaction.user.id, words)
    recap = ""
    if not table.active:
        recap = presenter_of(table).recap(lookup.events(table), words, in_labels(table.names))
    return replay_panel(table, picture, words, recap)


async def show_turn(interaction: Pressing, table_id: int, place: int | None) -> Panel:
    """Show a turn of the game, by default the last. Refused as by ``show_replay``."""
    words, lookup = own_words(interaction), interaction.client.get(Lookup)
    table = lookup.begun(table_id)
    player = table.player_of(interaction.user.id)
    seen = await lookup.turn(table, interaction.user.id, place)
    face, start = presenter_of(table), seen.start
    events = of_turn(lookup.events(table), start.turn_number)
    events = [event for event in events if event.kind != "turn"]  # the title names the player
    lines = face.log_lines(events, words, in_texts(table.names), player)
    picture = await interaction.client.get(Pictures).turn(
        table, start, seen.end, words, interaction.user.id
    )
    hand = "" if player is None else "\n".join(face.hand(seen.hand, player, words))
    turn = Turn(seen.place, seen.last, start.turn_number, seen.turns, start.turn)
    undo, user_id = interaction.client.get(Undo), interaction.user.id
    moments = undo.moments(table, user_id, [start.turn_number])
    return turn_panel(table, turn, picture, hand, lines, moments, words)


class TurnButton(
    Press, template=r"replay:(?P<table>\d+):(?P<way>first|back|next|last):(?P<place>\d+)"
):
    """Step to another turn of the game."""

    async def pressed(self, interaction: Pressing) -> Panel:
        place = WAYS[self.said["way"]](int(self.said["place"]))
        return await show_turn(interaction, self.table_id, place)
