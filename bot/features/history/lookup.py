"""What people look up of a game: its log, the game once more, its record as a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import in_texts
from bot.core.table import Table
from bot.core.words import Words
from bot.features.board.awaited import awaited_text, left_text
from bot.features.history.disclosure import disclosed, is_open
from bot.features.history.export import exported, file_name
from bot.features.history.log import log_panel
from bot.features.history.replays import Turn, replay_panel, turn_panel
from bot.features.history.service import of_turn
from bot.features.lobby.terms import ask_buttons
from bot.features.seats.messages import seats_taken
from bot.features.tables.replay import turn_seen
from bot.games.presenter import FACES, face_of
from bot.ui.errors import own_words
from bot.ui.panel import Attached, Panel
from engine import Event, Refusal

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.ui.press import Pressing


class Memory:
    """Shows each person what they may know of what has been.

    Everything here comes after ``acknowledge``. Refused: ``not-started`` in the lobby.
    """

    def __init__(self, bot: Civitas) -> None:
        self._bot = bot

    async def show_log(self, interaction: Pressing, table_id: int, page: int | None = None) -> None:
        """Show a page of the log as this person may know it; the last one by default."""
        table, words = self._begun(table_id), own_words(interaction)
        names, reader = in_texts(table.names), table.player_of(interaction.user.id)
        events = disclosed(table, self._bot.history.events(table))
        told = await self._bot.workers.run(
            (
                "log",
                table.id,
                table.version,
                is_open(table),
                reader,
                words.language,
                *names.values(),
            ),
            _chronicle,
            table.game_name,
            events,
            words,
            names,
            reader,
            user_id=interaction.user.id,
            table_id=table.id,
        )
        lines = [*told, *seats_taken(self._bot.seating.formers(table_id), words)]
        lines += filter(None, [left_text(table, words, names)])
        panel = log_panel(table, lines, awaited_text(table, words, names), words, page)
        await interaction.edit_original_response(**panel.editing())

    async def show_replay(self, interaction: Pressing, table_id: int) -> None:
        """Show the whole game as an animation. Refused: ``no-replay``."""
        table, words = self._begun(table_id), own_words(interaction)
        theme = self._bot.tables.server(table.guild_id).theme
        picture = await self._bot.workers.once(
            ("animation", table.id, table.version, words.language, theme, *table.names.values()),
            lambda: self._bot.pictures.replay(table, self._bot.tables.answers(table_id), words),
            user_id=interaction.user.id,
            table_id=table.id,
            heavy=True,
        )
        if picture is None:
            raise Refusal("no-replay")
        panel = replay_panel(table, picture, words)
        await interaction.edit_original_response(**panel.editing())

    async def show_turn(self, interaction: Pressing, table_id: int, place: int | None) -> None:
        """Show one turn of the game, the last one by default. Refused: ``no-replay``.

        Whoever plays sees their own hand as it was at its end, too.
        """
        table, words = self._begun(table_id), own_words(interaction)
        player = table.player_of(interaction.user.id)
        seen = await self._bot.workers.run(
            ("turn", table.id, table.version, place, player),
            turn_seen,
            replace(table, stored=None),
            self._bot.tables.answers(table_id),
            place,
            player,
            user_id=interaction.user.id,
            table_id=table.id,
        )
        if seen is None:
            raise Refusal("no-replay")
        events = disclosed(table, self._bot.history.events(table))
        face, start = face_of(table), seen.start
        lines = face.chronicle(
            of_turn(events, start.turn_number), words, in_texts(table.names), player
        )
        picture = await self._bot.pictures.turn(table, start, seen.end, words)
        hand = "" if player is None else face.hand(seen.hand, player, words)
        turn = Turn(seen.place, seen.last, start.turn_number, seen.turns, start.turn)
        panel = turn_panel(table, turn, picture, hand, lines, words)
        await interaction.edit_original_response(**panel.editing())

    async def show_export(self, interaction: Pressing, table_id: int) -> None:
        """Give this person the record of the game as a file, as far as they may know it."""
        table, words = self._begun(table_id), own_words(interaction)
        key = "part" if table.active else "whole" if is_open(table) else "agreed"
        panel = Panel().text(words(f"export-{key}", game=words(f"game-{table.game_name}")))
        panel.attach(await self.exported(table, interaction.user.id))
        panel.row(*ask_buttons(table, interaction.user.id, words) if key == "agreed" else ())
        await interaction.edit_original_response(**panel.editing())

    async def exported(self, table: Table, user_id: int) -> Attached:
        """The record of ``table``, as far as this user may know it.

        Refused: as by ``Workers.once``.
        """
        answers = self._bot.tables.answers(table.id)
        events = self._bot.history.events(table)
        player = table.player_of(user_id)
        content = await self._bot.workers.run(
            ("export", table.id, table.version, is_open(table), player),
            exported,
            table,
            answers,
            events,
            player,
            user_id=user_id,
            table_id=table.id,
        )
        return Attached(file_name(table), content)

    def _begun(self, table_id: int) -> Table:
        table = self._bot.tables.get(table_id)
        if table.game is None:
            raise Refusal("not-started")
        return table


def _chronicle(
    game: str, events: Sequence[Event], words: Words, names: Mapping[str, str], reader: str | None
) -> list[str]:
    return FACES[game].chronicle(events, words, names, reader)
