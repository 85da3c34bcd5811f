"""The statistics of a user or of a server, game by game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.core.names import in_text, typed_text
from bot.core.words import Words
from bot.core.workers import Workers
from bot.features.actions.command_context import game_ranked_here
from bot.features.board.pictures import Pictures
from bot.features.history.showing import show_to_all
from bot.features.ratings.arithmetic import MIDDLE, number_of
from bot.features.ratings.lookup import look_up
from bot.features.ratings.profiles import PROFILE_TEXTS
from bot.features.ratings.rated import names_among
from bot.features.ratings.result import SETTLED, SETTLED_OPPONENTS
from bot.features.ratings.service import Ratings
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.panel import Panel, Picture
from bot.ui.press import Press, Pressing, button
from render.rating import Career

if TYPE_CHECKING:
    from bot.features.ratings.statistics import Opponent, Statistics
    from bot.ui.client import Client

STATISTICS = 0x4E7FB8
OPPONENTS = 3
BUSIEST = 5


async def person_panel(
    bot: Client,
    guild_id: int,
    person: int,
    name: str,
    game: str | None,
    words: Words,
    *,
    caller: int,
    private: bool = True,
) -> Panel:
    """Return the statistics of a user in one game, with a picture of their rating.

    ``game`` is by default the one they have played most here; ``name`` is shown if they have played
    none. ``caller`` is the user to reply to. Refused: as by ``Workers.once``.
    """
    ratings = bot.get(Ratings)
    found = await bot.get(Workers).run(
        ("statistics", guild_id, person, game),
        look_up,
        bot.get(Tables).store.where,
        guild_id,
        person,
        game,
        OPPONENTS,
        user_id=caller,
        cached=False,
    )
    name, game, opponents = found.name or name, found.game, found.opponents
    panel = Panel(STATISTICS)
    people = {person: name, **{each.user_id: each.name for each in opponents}}
    names = names_among(ratings.called(guild_id, people), words)
    more = [await text(bot, guild_id, person, caller, words) for text in PROFILE_TEXTS]
    if game is None or found.statistics is None:
        panel.text(words("stats-nothing", name=in_text(names[person])))
        panel.text("\n".join(filter(None, more)))
        return panel.row(*([_server_button(None, words)] if private else []))
    statistics = found.statistics
    panel.text(words("stats-title", name=in_text(names[person]), game=words(f"game-{game}")))
    panel.text(_rating_line(bot, guild_id, game, person, words))
    viewer = caller if private else None
    panel.picture(await _picture(bot, guild_id, game, names[person], statistics, words, viewer))
    panel.text("\n".join(_person_lines(statistics, words)))
    panel.text(_opponents(opponents, names, words))
    panel.text("\n".join(filter(None, more)))
    if not private:
        return panel
    items: list[Press] = [
        PersonButton(button(f"stats:{person}:{other}", words(f"game-{other}")))
        for other in found.games
        if other != game
    ]
    items.append(_server_button(game, words))
    items.append(ShowPersonButton(button(f"show-stats:{person}:{game}", words("show-button"))))
    return panel.row(*items)


def server_panel(
    bot: Client, guild_id: int, server: str, game: str, words: Words, *, private: bool = True
) -> Panel:
    """Return the statistics of a server in one game."""
    ratings, statistics = bot.get(Ratings), bot.get(Ratings).of_server(guild_id, game)
    panel = Panel(STATISTICS)
    panel.text(words("stats-title", name=typed_text(server), game=words(f"game-{game}")))
    if not statistics.total.games:
        return panel.text(words("stats-server-nothing"))
    reasons = words.list(
        words(f"stats-reason-{reason}", count=count) for reason, count in statistics.reasons.items()
    )
    sizes = words.list(
        words("stats-size", seats=seats, count=tally.games)
        for seats, tally in statistics.by_seats.items()
    )
    players = ratings.busiest(guild_id, game, BUSIEST)
    called = ratings.called(guild_id, {each.user_id: each.name for each in players})
    names = names_among(called, words)
    busiest = words.list(
        words("stats-busy", name=in_text(names[each.user_id]), count=each.rating.games)
        for each in players
    )
    lines = [
        words("stats-server-games", count=statistics.total.games),
        words("stats-server-reasons", reasons=reasons),
        words("stats-server-sizes", sizes=sizes),
        _length(statistics, words),
        words("stats-server-busiest", people=busiest) if busiest else "",
    ]
    panel.text("\n".join(filter(None, lines)))
    if not private:
        return panel
    return panel.row(
        ShowServerButton(button(f"show-server:{game}", words("show-button"))),
    )


def _server_button(game: str | None, words: Words) -> Press:
    return ServerButton(button(f"server:{game or ''}", words("stats-server-button")))


def _rating_line(bot: Client, guild_id: int, game: str, person: int, words: Words) -> str:
    own = bot.get(Ratings).of(guild_id, game, person)
    if own is None:
        return words("stats-unrated")
    rating, count = str(number_of(own.rating.mu)), own.rating.games
    return words(
        "stats-rating" if own.rating.settled else "stats-rating-new",
        rating=rating,
        place=bot.get(Ratings).place(guild_id, game, own),
        people=bot.get(Ratings).count(guild_id, game, new=not own.rating.settled),
        count=count,
        settled=SETTLED,
        opponents=SETTLED_OPPONENTS,
        met=own.rating.opponents,
    )


async def _picture(
    bot: Client,
    guild_id: int,
    game: str,
    name: str,
    statistics: Statistics,
    words: Words,
    viewer: int | None,
) -> Picture | None:
    """Return the picture of the rating's history; ``None`` for fewer than two games."""
    history = statistics.history
    if len(history) < 2:
        return None
    first, last = words.day(history[0][0]), words.day(history[-1][0])
    ratings = (MIDDLE, *(number_of(mu) for _, mu in history))
    career = Career(name, words(f"game-{game}"), ratings, SETTLED, first, last)
    return await bot.get(Pictures).rating(career, words, guild_id, viewer)


def _person_lines(statistics: Statistics, words: Words) -> list[str]:
    total, computers = statistics.total, statistics.computers
    lines = []
    if total.games:
        lines.append(words("stats-games", count=total.games, won=total.won, percent=total.percent))
        if statistics.reasons:
            reasons = words.list(
                words(f"stats-reason-{reason}", count=count)
                for reason, count in statistics.reasons.items()
            )
            lines.append(words("stats-how", reasons=reasons))
        sizes = words.list(
            words("stats-size-won", seats=seats, count=tally.games, won=tally.won)
            for seats, tally in statistics.by_seats.items()
        )
        lines.append(words("stats-sizes", sizes=sizes))
        if statistics.longest > 1:
            lines.append(
                words("stats-streak", count=max(statistics.streak, 0), longest=statistics.longest)
            )
        lines.append(_length(statistics, words))
    if computers.games:
        lines.append(words("stats-computers", count=computers.games, won=computers.won))
    return lines or [words("stats-no-game")]


def _opponents(opponents: Sequence[Opponent], names: Mapping[int, str], words: Words) -> str:
    if not opponents:
        return ""
    lines = [
        words(
            "stats-opponent",
            name=in_text(names[each.user_id]),
            count=each.games,
            before=each.before,
            after=each.after,
        )
        for each in opponents
    ]
    return "\n".join([words("stats-opponents"), *lines])


def _length(statistics: Statistics, words: Words) -> str:
    """Return the average length of a game."""
    return words(
        "stats-length", duration=_duration(statistics.seconds, words), turns=statistics.turns
    )


def _duration(seconds: int, words: Words) -> str:
    """Return a duration in its largest unit of which there are at least two."""
    for unit, size in (("days", 86_400), ("hours", 3600)):
        if seconds >= 2 * size:
            return words(f"stats-{unit}", count=round(seconds / size))
    return words("stats-minutes", count=max(1, round(seconds / 60)))


class PersonButton(Press, template=r"stats:(?P<person>\d+):(?P<game>\w+)"):
    """Show the statistics of the same user in another game."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await person_panel(
            interaction.client,
            interaction.guild_id or 0,
            int(self.said["person"]),
            "",
            self.said["game"],
            own_words(interaction),
            caller=interaction.user.id,
        )


class ServerButton(Press, template=r"server:(?P<game>\w*)"):
    """Show the statistics of the server."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return show_server(interaction, self.said["game"] or None)


def show_server(interaction: Pressing, game: str | None) -> Panel:
    """Show the statistics of this server to the user."""
    bot, guild = interaction.client, interaction.guild
    return server_panel(
        bot,
        interaction.guild_id or 0,
        guild.name if guild else "",
        game or game_ranked_here(interaction),
        own_words(interaction),
    )


class ShowPersonButton(Press, template=r"show-stats:(?P<person>\d+):(?P<game>\w+)"):
    """Show the statistics of a user publicly in the channel."""

    defers = False

    async def pressed(self, interaction: Pressing) -> Panel:
        async def made(words: Words) -> Panel:
            return await person_panel(
                interaction.client,
                interaction.guild_id or 0,
                int(self.said["person"]),
                "",
                self.said["game"],
                words,
                caller=interaction.user.id,
                private=False,
            )

        return await show_to_all(interaction, made)


class ShowServerButton(Press, template=r"show-server:(?P<game>\w+)"):
    """Show the statistics of the server publicly in the channel."""

    defers = False

    async def pressed(self, interaction: Pressing) -> Panel:
        async def made(words: Words) -> Panel:
            guild = interaction.guild
            return server_panel(
                interaction.client,
                interaction.guild_id or 0,
                guild.name if guild else "",
                self.said["game"],
                words,
                private=False,
            )

        return await show_to_all(interaction, made)
