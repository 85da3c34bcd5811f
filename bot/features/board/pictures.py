"""The rendering of tables and hands in a process pool, with a cache."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from bot.core.lru_cache import LruCache
from bot.core.painter import Draw, MakeFilm, Painter
from bot.core.render_pool import Outdated, RenderPool
from bot.core.table import Table, TableKind
from bot.core.words import Words, words_for
from bot.features.people.service import People
from bot.storage import GivenAnswer
from bot.tables.replay import points_by_turn, turns_of
from bot.tables.service import Tables
from render import themes
from render.curve import Curve
from render.picture import Picture
from render.rating import Career
from render.tournament.bracket import Bracket
from render.tournament.table import Standings

log = logging.getLogger(__name__)

REMEMBERED = 128  # tables of which the turns are known
PICTURES = 1024  # of hands and tables, some 200 tables: 40 MB

Key = tuple[str, ...]
T = TypeVar("T")


class Pictures:
    """Renders and caches pictures; failures yield none, as the text says it all."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        executor: Executor | None = None,
        painter: Painter | None = None,
    ) -> None:
        """``executor`` renders instead of a process pool of its own; ``painter`` draws."""
        self._tables = tables
        self._people = people
        self._painter = painter or Painter()
        self._render_pool = RenderPool(executor)
        self._drawn: LruCache[Key, tuple[str, asyncio.Future[Picture]]] = LruCache(PICTURES)
        self._turns: LruCache[int, list[Any]] = LruCache(REMEMBERED)  # views at the start of turns

    def close(self) -> None:
        """Stop rendering."""
        self._render_pool.close()

    async def table(
        self,
        table: Table,
        outdated: Callable[[], bool] | None = None,
        viewer: int | None = None,
        words: Words | None = None,
    ) -> Picture | None:
        """Render the public table, in its language or that of ``words``.

        Only for ``viewer``, if there is one, it is in their own colours and shape.

        Changes since the last turn of the current player are marked, as far as it was rendered
        since the bot started. Raises ``Outdated`` if ``outdated`` returns true when its turn comes.
        """
        words = words or words_for(table.language)
        view = table.public_view
        before = self._before(table.id, view)
        draw = partial(self._painter.table, view, words, table.names, before=before)
        if viewer is None or not self._is_special(table, viewer):
            return await self._draw(table, "table", words, draw, outdated)
        return await self._draw_own(table, "table", words, draw, viewer)

    async def turn(
        self, table: Table, start: Any, end: Any, words: Words, viewer: int
    ) -> Picture | None:
        """Render the public table at the ``end`` of a turn, with the changes of that turn."""
        theme = self.theme(table.guild_id, viewer)
        draw = partial(self._painter.table, end, words, table.names, before=start, theme=theme)
        finished = end.turn_number > start.turn_number
        at = f"{table.rewound} {start.turn_number}" if finished else f"{table.version} now"
        key = (str(table.id), at, words.language, theme)
        return await self._drawn_once(key, draw, of=_names(table))

    async def tried(self, table: Table, public: Any, words: Words, viewer: int) -> Picture | None:
        """Render the ``public`` view of a tryout for ``viewer``; its changes are marked."""
        theme, wide = self.theme(table.guild_id, viewer), self._people.get(viewer).landscape
        about: dict[str, Any] = {"before": table.public_view, "theme": theme}
        if wide:
            about["wide"] = True
        draw = partial(self._painter.table, public, words, table.names, **about)
        key = (str(table.id), f"tried-{viewer}", words.language, theme, str(wide))
        return await self._drawn_once(key, draw, of=f"{table.version} {public} {_names(table)}")

    async def hand(
        self, table: Table, player: str, words: Words, tried: Any = None
    ) -> Picture | None:
        """Render the hand of ``player``, for them only; cached while it looks the same.

        ``tried`` is their view in a tryout.
        """
        assert table.game is not None
        view = table.game.view(player) if tried is None else tried
        theme = self._theme_of(table, player)
        wide = self._people.get(table.seat(player).called).landscape
        about: dict[str, Any] = {"theme": theme, "wide": wide}
        draw = partial(self._painter.hand, view, player, words, table.names, **about)
        key = (str(table.id), player, words.language, theme, str(wide))
        seen = f"{self._painter.seen_in_hand(view, player)} {_names(table)}"
        return await self._drawn_once(key, draw, of=seen)

    async def position(
        self,
        name: str,
        view: Any,
        words: Words,
        names: Mapping[str, str],
        guild_id: int,
        viewer: int | None = None,
    ) -> tuple[Picture | None, Picture | None]:
        """Render a position that belongs to no table, and the hand of its viewer.

        The cache has them by ``name``. Only for ``viewer``, if there is one, they are in their own
        colours and shape; otherwise in those of the server.
        """
        theme = self.theme(guild_id, viewer)
        wide = viewer is not None and self._people.get(viewer).landscape
        about: dict[str, Any] = {"theme": theme, "wide": wide}
        table = partial(self._painter.table, view, words, names, **about)
        hand = partial(self._painter.hand, view, view.viewer, words, names, **about)
        key, of = (words.language, theme, str(wide)), repr((view, sorted(names.items())))
        return (
            await self._drawn_once((name, "table", *key), table, of=of),
            await self._drawn_once((name, "hand", *key), hand, of=of),
        )

    async def zoom(self, table: Table, player: str, words: Words, viewer: int) -> Picture | None:
        """Render the public board of ``player``, large, for ``viewer`` only."""
        draw = partial(self._painter.zoom, table.public_view, player, words, table.names)
        return await self._draw_own(table, f"zoom {player}", words, draw, viewer)

    async def affected(
        self, table: Table, player: str, forecast: Any, words: Words
    ) -> Picture | None:
        """Render the players affected by the dogma of ``forecast``, for ``player`` only.

        ``player`` is about to choose that action.
        """
        assert table.game is not None
        view = table.game.view(player)
        draw = partial(self._painter.forecast, view, forecast, words, table.names)
        theme = self._theme_of(table, player)
        return await self._draw(table, f"{player} {forecast.card}", words, draw, theme=theme)

    async def end(self, table: Table, answers: Sequence[GivenAnswer]) -> Picture | None:
        """Render how the game went and ended; ``answers`` are its record."""
        words = words_for(table.language)
        draw = partial(
            _end, self._painter.end, replace(table, stored=None), answers, table.public_view
        )
        return await self._draw(table, "end", words, draw)

    async def reveal(
        self, table: Table, player: str, cause: str | None, cards: Sequence[str]
    ) -> Picture | None:
        """Render the ``cards`` that ``player`` revealed publicly due to ``cause``."""
        words = words_for(table.language)
        assert table.game is not None
        view = table.game.view(None)
        draw = partial(self._painter.reveal, view, player, cards, words, table.names, cause=cause)
        return await self._draw(table, f"shown {' '.join(cards)}", words, draw)

    async def curve(self, table: Table, course: Curve, words: Words, viewer: int) -> Picture | None:
        """Render the players' chances to win, turn by turn, for ``viewer`` only."""
        draw = partial(self._painter.curve, table.public_view, course, words, table.names)
        theme = self.theme(table.guild_id, viewer)
        key = (str(table.id), "curve", repr(course), words.language, theme)
        return await self._drawn_once(key, partial(draw, theme=theme), of=_names(table))

    async def card(
        self, game: str, card: str, words: Words, guild_id: int, viewer: int
    ) -> Picture | None:
        """Render a card with its full text, in the theme of the server it is looked up on."""
        theme = self.theme(guild_id, viewer)
        draw = partial(self._painter.card, game, card, words, theme=theme)
        return await self._drawn_once((game, card, words.language, theme), draw)

    async def rating(
        self, career: Career, words: Words, guild_id: int, viewer: int | None
    ) -> Picture | None:
        """Render the history of a rating, in the theme of the server."""
        theme = self.theme(guild_id, viewer)
        key = ("rating", repr(career), words.language, theme)
        return await self._drawn_once(
            key, partial(self._painter.rating, career, words, theme=theme)
        )

    async def standings(
        self, page: Standings, words: Words, guild_id: int, viewer: int
    ) -> Picture | None:
        """Render a page of the standings of a tournament, in the theme of its server."""
        theme = self.theme(guild_id, viewer)
        key = ("standings", repr(page), words.language, theme)
        return await self._drawn_once(
            key, partial(self._painter.standings, page, words, theme=theme)
        )

    async def bracket(
        self, page: Bracket, words: Words, guild_id: int, viewer: int
    ) -> Picture | None:
        """Render a page of the bracket of a tournament, in the theme of its server."""
        theme = self.theme(guild_id, viewer)
        key = ("bracket", repr(page), words.language, theme)
        return await self._drawn_once(key, partial(self._painter.bracket, page, words, theme=theme))

    async def replay(
        self, table: Table, answers: Sequence[GivenAnswer], words: Words, theme: str
    ) -> Picture | None:
        """Render the whole game as an animation.

        It takes seconds, so no other picture waits for it.
        """
        draw = partial(
            _replay, self._painter.replay, replace(table, stored=None), answers, words, theme
        )
        return await self._render_pool.animate(draw)

    async def with_film(self, make: Callable[[MakeFilm], T]) -> T:
        """Return the result of ``make`` with the function filming games, both picklable.

        It takes seconds, so no other picture waits for it.
        """
        return await self._render_pool.animate(partial(make, self._painter.film))

    def _before(self, table_id: int, view: Any) -> Any:
        """Return the view to compare ``view`` with: the end of this player's last turn."""
        turns = self._turns.setdefault(table_id, [])
        while turns and turns[-1].turn_number > view.turn_number:
            turns.pop()  # that turn was taken back
        if not turns or turns[-1].turn_number < view.turn_number:
            turns.append(view)
        for last, after in zip(reversed(turns[:-1]), reversed(turns[1:]), strict=True):
            if last.turn == view.turn and after.turn_number <= view.turn_number:
                del turns[: turns.index(last)]
                return after
        return turns[0] if turns[0] is not view else None

    def theme(self, guild_id: int, viewer: int | None = None) -> str:
        """Return the theme of pictures on a server, or of those that only ``viewer`` sees."""
        own = None if viewer is None else self._people.get(viewer).theme
        return own or self._tables.server(guild_id).theme or themes.NAMES[0]

    def _public_theme(self, table: Table) -> str:
        """Return the theme of the public pictures of ``table``: in a tutorial, the user's."""
        alone = table.people[0] if table.kind is TableKind.TUTORIAL else None
        return self.theme(table.guild_id, alone)

    def _theme_of(self, table: Table, player: str) -> str:
        """Return the theme of pictures that only ``player`` sees."""
        return self.theme(table.guild_id, table.seat(player).called)

    async def _draw(
        self,
        table: Table,
        what: str,
        words: Words,
        draw: Callable[..., Picture],
        outdated: Callable[[], bool] | None = None,
        theme: str | None = None,
    ) -> Picture | None:
        """Render ``table`` as it is, by default in the theme of its server."""
        theme = theme or self._public_theme(table)
        key, draw = (str(table.id), what, words.language, theme), partial(draw, theme=theme)
        state = f"{table.version} {_names(table)}"
        return await self._drawn_once(key, draw, outdated, state)

    def _is_special(self, table: Table, viewer: int) -> bool:
        """Return whether ``viewer`` sees public pictures in another theme or shape."""
        landscape = self._people.get(viewer).landscape
        return landscape or self.theme(table.guild_id, viewer) != self._public_theme(table)

    async def _draw_own(
        self, table: Table, what: str, words: Words, draw: Callable[..., Picture], viewer: int
    ) -> Picture | None:
        """Render ``table`` as it is, in the colours and the shape chosen by ``viewer``.

        In the public ones, it is the public picture, rendered once.
        """
        theme, wide = self.theme(table.guild_id, viewer), self._people.get(viewer).landscape
        if wide:
            what, draw = f"{what} wide", partial(draw, wide=True)
        return await self._draw(table, what, words, draw, theme=theme)

    async def _drawn_once(
        self,
        key: Key,
        draw: Callable[[], Picture],
        outdated: Callable[[], bool] | None = None,
        of: str = "",
    ) -> Picture | None:
        """Return the picture cached under ``key`` for the state ``of``, or render it.

        The cache holds one picture for each key, in the state last asked for.
        """
        drawn, drawing = self._drawn.get(key) or ("", None)
        if drawing is None or drawn != of:
            drawing = asyncio.ensure_future(self._render_pool.draw(draw, outdated))
            self._drawn[key] = of, drawing
        try:
            # A caller that is cancelled must not cancel the picture for the others.
            return await asyncio.shield(drawing)
        except Outdated:
            self._forget(key, drawing)
            if outdated is not None:
                raise
            return await self._drawn_once(key, draw, of=of)  # another caller wants it all the same
        except Exception:
            self._forget(key, drawing)
            log.exception("couldn't draw the picture %s", key)
            return None

    def _forget(self, key: Key, drawing: asyncio.Future[Picture]) -> None:
        known = self._drawn.get(key)
        if known is not None and known[1] is drawing:
            self._drawn.pop(key)


def _names(table: Table) -> str:
    """The players' names, which can change without a new version of the table."""
    return " ".join(table.names.values())


def _end(
    draw: Draw, table: Table, answers: Sequence[GivenAnswer], view: Any, *, theme: str
) -> Picture:
    views = turns_of(table, answers)
    history = points_by_turn(views) if views else []
    return draw(view, history, words_for(table.language), table.names, theme=theme)


def _replay(
    draw: Draw, table: Table, answers: Sequence[GivenAnswer], words: Words, theme: str
) -> Picture | None:
    views = turns_of(table, answers)
    return draw(views, words, table.names, theme=theme) if views else None
