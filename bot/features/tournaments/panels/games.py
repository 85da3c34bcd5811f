"""The finished games of a round: a link to each, and its replay in private."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.names import typed_text
from bot.features.actions.more import action_button
from bot.features.history.replays import show_replay
from bot.features.tournaments.finished_games import finished_games
from bot.features.tournaments.panels.context import TournamentPress, tournament_here
from bot.features.tournaments.panels.lines import (
    TOURNAMENT,
    as_fit,
    entrant_label,
    name,
    result_text,
)
from bot.tables.service import Tables
from bot.ui.authorization import check_reach
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.navigation import board_link
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.tournaments.model import Match
    from bot.features.tournaments.tournament import Tournament
    from bot.tables.repository import TableRepository

# Each has a link, so that more of them would not fit into a message.
GAMES_ON_A_PAGE = 12
ROOM = 3400


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game of a match: its ``number`` of ``count`` games finished so far."""

    match: Match
    number: int
    count: int
    table: Table


def replay_buttons(games: Sequence[Table], words: Words) -> list[Press]:
    """Return the buttons of the replays of finished games, in the order of play.

    A link to the last message of a game would be out of date if that is yet to be posted.
    """
    count = len(games)
    return [
        action_button("replay", table.id, words("tournament-replay", game=number, games=count))
        for number, table in enumerate(games, 1)
    ]


def games_buttons(tournament: Tournament, words: Words, round_number: int = 0) -> list[Press]:
    """Return the button to the finished games of a round, once there are any.

    ``round_number``: 0 is the last round with such games.
    """
    if not any(
        venue.games or (venue.source is not None and venue.table_id is not None)
        for venue in tournament.venues
        if round_number in (0, venue.round)
    ):
        return []
    return [_games_button(tournament, round_number, 0, words("tournament-games-button"))]


def _games_button(tournament: Tournament, round_number: int, page: int, label: str) -> GamesButton:
    return GamesButton(button(f"t-games:{tournament.id}:{round_number}:{page}", label))


def games_of_round(
    tournament: Tournament, round_number: int, tables: TableRepository
) -> list[FinishedGame]:
    """Return the finished games of a round, by match.

    Refused: ``tournament-no-such-round``.
    """
    found = []
    for match in tournament.contest.round(round_number).matches:
        games = finished_games(tournament, round_number, match.table, tables)
        found += [
            FinishedGame(match, number, len(games), table) for number, table in enumerate(games, 1)
        ]
    return found


def games_panel(
    tournament: Tournament,
    round_number: int,
    games: Sequence[FinishedGame],
    page: int,
    words: Words,
) -> Panel:
    """Return a page of the finished games of a round, with links and replays."""
    pages = max(1, -(-len(games) // GAMES_ON_A_PAGE))
    page = min(page, pages - 1)
    shown = games[page * GAMES_ON_A_PAGE : (page + 1) * GAMES_ON_A_PAGE]
    panel = Panel(TOURNAMENT).text(
        words(
            "tournament-games-title",
            name=typed_text(tournament.name),
            round=round_number,
            count=len(games),
        )
    )
    panel.text(
        as_fit([_line(tournament, round_number, each, words) for each in shown], ROOM, words)
    )
    if shown:
        lines = [(str(each.table.id), Choice(_label(tournament, each, words))) for each in shown]
        placeholder = words("tournament-games-placeholder")
        add_plain_menu(
            panel, ReplayMenu, f"t-replay:{tournament.id}:{round_number}", lines, placeholder
        )
    items = []
    if page > 0:
        items.append(_games_button(tournament, round_number, page - 1, words("page-before")))
    if page < pages - 1:
        items.append(_games_button(tournament, round_number, page + 1, words("page-after")))
    items += [
        _games_button(tournament, other, 0, words("tournament-round-button", round=other))
        for other in (round_number - 1, round_number + 1)
        if 1 <= other <= len(tournament.contest.rounds)
    ]
    return panel.row(*items)


def _line(tournament: Tournament, round_number: int, game: FinishedGame, words: Words) -> str:
    """Return the players of a game and its winner, as a link to its last message."""
    match = game.match
    venue = tournament.venue(round_number, match.table)
    assert venue is not None
    names = " – ".join(name(tournament, number) for number in match.seats)
    if game.table.id in (each.table_id for each in venue.games):
        winner = venue.games[game.number - 1].winner
        names = words(
            "tournament-game-of-match",
            names=names,
            game=game.number,
            drawn="yes" if winner is None else "no",
            winner="" if winner is None else name(tournament, winner),
        )
    elif match.result is not None and game.count == 1:
        names = result_text(tournament, match, words)
    return words(
        "tournament-match", table=match.table, names=f"[{names}]({board_link(game.table)})"
    )


def _label(tournament: Tournament, game: FinishedGame, words: Words) -> str:
    """Return a game as a line of the menu."""
    names = " – ".join(entrant_label(tournament, number) for number in game.match.seats)
    return words(
        "tournament-game-choice",
        table=game.match.table,
        names=names,
        game=game.number,
        games=game.count,
    )


def show_games(
    interaction: Pressing, tournament: Tournament, round_number: int = 0, page: int = 0
) -> Panel:
    """Show the finished games of a round; 0 is the last one with any.

    Refused: ``tournament-not-begun-yet``, ``tournament-no-such-round``.
    """
    tables, last = interaction.client.get(Tables), len(tournament.contest.rounds)
    if not last:
        raise Refusal("tournament-not-begun-yet")
    if not round_number:
        with_games = (n for n in range(last, 0, -1) if games_of_round(tournament, n, tables))
        round_number = next(with_games, last)
    games = games_of_round(tournament, round_number, tables)
    return games_panel(tournament, round_number, games, page, own_words(interaction))


class GamesButton(
    TournamentPress, template=r"t-games:(?P<tournament>\d+):(?P<round>\d{1,3}):(?P<page>\d{1,3})"
):
    """Show the finished games of a round."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        round_number, page = int(self.said["round"]), int(self.said["page"])
        return show_games(interaction, tournament, round_number, page)


class ReplayMenu(TournamentPress, template=r"t-replay:(?P<tournament>\d+):(?P<round>\d{1,3})"):
    """Show the replay of the chosen game, with hidden cards only if players agreed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        round_number, (chosen,) = int(self.said["round"]), self.values
        games = games_of_round(tournament, round_number, interaction.client.get(Tables))
        game = next((each for each in games if str(each.table.id) == chosen), None)
        if game is None:
            raise Refusal("tournament-no-such-game")
        table = await check_reach(interaction, game.table.id)
        panel = await show_replay(interaction, table)
        words = own_words(interaction)
        label = words("tournament-games-button")
        return panel.row(_games_button(tournament, round_number, 0, label))
