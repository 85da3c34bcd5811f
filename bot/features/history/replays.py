"""The game once more: as an animation, and turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.names import in_text
from bot.features.history.log import latest
from bot.ui.panel import Panel, Picture
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

REPLAY = 0x8A8F98

HAND_LIMIT = 1400
LINES_LIMIT = 1800

# Where each button leads, from the turn at some place among so many.
WAYS = {
    "first": lambda place: 0,
    "back": lambda place: max(0, place - 1),
    "next": lambda place: place + 1,
    "last": lambda place: None,
}


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a game: its ``place`` among all, up to ``last``.

    ``number`` is what it is called, of so ``many``; ``player`` is whose it was.
    """

    place: int
    last: int
    number: int
    many: int
    player: str | None


def replay_panel(table: Table, picture: Picture, words: Words) -> Panel:
    """The animation, and the way to the single turns."""
    panel = Panel(REPLAY).text(words("replay", game=words(f"game-{table.game_name}")))
    steps = button(f"replay:{table.id}:first:0", words("replay-steps-button"), Style.primary)
    return panel.picture(picture).row(TurnButton(steps))


def turn_panel(
    table: Table,
    turn: Turn,
    picture: Picture | None,
    hand: str,
    happened: Sequence[str],
    words: Words,
) -> Panel:
    """What happened in a turn, the table and the reader's ``hand`` at its end."""
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


class TurnButton(
    Press, template=r"replay:(?P<table>\d+):(?P<way>first|back|next|last):(?P<place>\d+)"
):
    """Another turn of the game."""

    async def pressed(self, interaction: Pressing) -> None:
        place = WAYS[self.said["way"]](int(self.said["place"]))
        await interaction.client.memory.show_turn(interaction, self.table_id, place)
