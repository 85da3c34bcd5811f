"""The public messages of a league: questions to players, and the divisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.names import called, stored_in_text, typed_text
from bot.core.workers import Workers
from bot.features.history.showing import show_to_all
from bot.features.leagues.service import Leagues, may_organise
from bot.features.leagues.storage import ASKED, GATHERING, IN
from bot.features.tournaments.contest import formats
from bot.features.tournaments.panels.context import as_organiser
from bot.features.tournaments.panels.lines import TOURNAMENT, as_fit, name, number_text
from bot.ui.errors import own_words
from bot.ui.notification import Notification
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord import ui

    from bot.core.words import Words
    from bot.features.leagues.storage import League, Player, Season
    from bot.features.tournaments.contest.standings import Standing
    from bot.features.tournaments.tournament import Tournament

ROOM = 2900  # characters for all divisions


def asking(
    league: League, season: Season, people: Sequence[int], words: Words, *, buttons: bool = True
) -> Notification:
    """Return the question to these users, or to all, whether they play in a season."""
    names = words.list(f"<@{each}>" for each in people)
    text = words(
        "league-asks",
        names=names,
        again="yes" if names else "no",
        league=typed_text(league.name),
        season=season.number,
    )
    where = words("league-where", channel=f"<#{league.channel_id}>")
    return Notification(text, where, buttons=answer_buttons(season, words) if buttons else ())


def answer_buttons(season: Season, words: Words) -> list[AnswerButton]:
    """Return the buttons with which users say whether they play."""
    return [
        AnswerButton(
            button(f"league-in:{season.id}:yes", words("league-in-button"), Style.success)
        ),
        AnswerButton(button(f"league-in:{season.id}:no", words("league-out-button"))),
    ]


def title_text(league: League, season: Season, state: str, words: Words) -> str:
    """Return the title of a season, and its stage."""
    return words("league-title", league=typed_text(league.name), season=season.number, state=state)


def plan_text(divisions: Sequence[Sequence[Player]], words: Words, room: int = ROOM) -> str:
    """Return the divisions as they would be if the season started now."""
    lines = []
    for level, division in enumerate(divisions, 1):
        names = words.list(stored_in_text(each.name) for each in division)
        lines.append(words("league-planned", division=level, names=names))
    return as_fit(lines, room, words)


def division_text(
    league: League,
    tournament: Tournament,
    lines: Sequence[Standing],
    level: int,
    lowest: int,
    words: Words,
    room: int,
) -> str:
    """Return a division: its players in order, marked if they go up or down."""
    told = [words("league-division", division=level, status=tournament.status)]
    movers = min(league.movers, len(lines) // 2)
    for place, standing in enumerate(lines, 1):
        up = level > 1 and place <= movers
        down = level < lowest and place > len(lines) - movers
        told.append(
            words(
                "league-line",
                place=standing.place or place,
                name=name(tournament, standing.entrant),
                numbers=number_text(standing.points, words),
                moves="up" if up else "down" if down else "no",
            )
        )
    return as_fit(told, room, words)


def league_panel(
    league: League,
    season: Season,
    state: str,
    content: str,
    counts: tuple[int, int],
    divisions: Sequence[Tournament],
    words: Words,
    *,
    private: bool = True,
    organiser: bool = False,
) -> Panel:
    """Return the overview of a season; ``counts``: players, and users still undecided."""
    panel = Panel(TOURNAMENT).text(title_text(league, season, state, words))
    panel.text(words("league-rules", size=league.size, movers=league.movers))
    if season.status == GATHERING:
        panel.text(words("league-answers", count=counts[0], asked=counts[1]))
    panel.text(content)
    items: list[ui.Item[Any]] = []
    if season.status == GATHERING:
        items += answer_buttons(season, words)
    items += [
        button(f"t-standings:{each.id}:own", words("league-division-button", division=level))
        for level, each in enumerate(divisions, 1)
        if each.contest.rounds
    ]
    if private:
        items.append(ShowLeagueButton(button(f"league-show:{league.id}", words("show-button"))))
    if organiser:
        label = words("tournament-organise-button")
        items.append(button(f"league-organise:{league.id}", label))
    return panel.row(*items)


def _standings(tournaments: Sequence[Tournament]) -> list[tuple[Standing, ...]]:
    return [formats.standings(each.contest) for each in tournaments]


async def overview(
    interaction: Pressing, league: League, words: Words, *, private: bool = True
) -> Panel:
    """Return the overview of the latest season. Refused: as by ``Workers.once``."""
    bot, service = interaction.client, interaction.client.get(Leagues)
    season = service.season(league)
    divisions = service.divisions(season)
    players = service.stored.players(season.id)
    state = season.status
    if season.status == GATHERING or not divisions:
        content = plan_text(service.planned(league, season), words)
    else:
        state = "over" if service.over(season) else state
        versions = [number for each in divisions for number in (each.id, each.version)]
        found = await bot.get(Workers).run(
            ("league", league.id, *versions),
            _standings,
            divisions,
            user_id=interaction.user.id,
            heavy=True,
        )
        room = ROOM // len(divisions)
        content = "\n".join(
            division_text(league, each, lines, level, len(divisions), words, room)
            for level, (each, lines) in enumerate(zip(divisions, found, strict=True), 1)
        )
    counts = (
        sum(each.answer == IN for each in players),
        sum(each.answer == ASKED for each in players),
    )
    return league_panel(
        league,
        season,
        state,
        content,
        counts,
        divisions,
        words,
        private=private,
        organiser=private and may_organise(league, as_organiser(interaction)),
    )


async def show_league(interaction: Pressing, league: League) -> Panel:
    """Show the user the overview of a league."""
    return await overview(interaction, league, own_words(interaction))


class AnswerButton(Press, template=r"league-in:(?P<season>\d+):(?P<plays>yes|no)"):
    """Say whether one plays in a season."""

    async def pressed(self, interaction: Pressing) -> Panel:
        user, words = interaction.user, own_words(interaction)
        service = interaction.client.get(Leagues)
        plays = self.said["plays"] == "yes"
        league, season = await service.answer(
            int(self.said["season"]), interaction.guild_id, user.id, called(user), plays=plays
        )
        players = service.stored.players(season.id)
        return Panel(TOURNAMENT).text(
            words(
                "league-answered",
                plays=self.said["plays"],
                league=typed_text(league.name),
                season=season.number,
                count=sum(each.answer == IN for each in players),
            )
        )


class ShowLeagueButton(Press, template=r"league-show:(?P<league>\d+)"):
    """Show the overview of a league publicly in the channel."""

    defers = False

    async def pressed(self, interaction: Pressing) -> Panel:
        service = interaction.client.get(Leagues)
        league = service.get(int(self.said["league"]), interaction.guild_id)

        async def made(words: Words) -> Panel:
            return await overview(interaction, league, words, private=False)

        return await show_to_all(interaction, made)
