"""A check that no user is sent hidden information, or another viewer's picture.

The log is read, too: it must contain no hidden card, and no secret.
"""

from __future__ import annotations

import json
import logging
import re
from dataclasses import replace
from typing import Any

from bot.core.painter import Painter
from bot.core.table import Table
from engine import GAMES
from engine.innovation.cards import CARDS
from render.picture import Picture
from tests.bot.painting import DOT, DOTS, dot
from tests.bot.world import World
from tests.discord_api import TEXT_DISPLAY, walk

# Marks of pictures from the view of one player, and of other pictures.
SEEN_BY = "seen by"
VIEWS = ("table", "hand", "forecast", "reveal")
OTHERS = ("card", "end")
EPHEMERAL = 64
SHORT = 12  # letters: a line like this may also be a word of the log
TOKENS = ("simcord.fake.token", "simcord_interaction_")  # as the bot's, and those of interactions


def marking_painter() -> Painter:
    """Return a painter that marks its pictures with their permitted viewer."""

    def drawn(view: Any, *_: Any, **__: Any) -> Picture:
        return Picture(DOT, f"{SEEN_BY} {view.viewer}", "picture.png")

    made: dict[str, Any] = dict.fromkeys(VIEWS, drawn) | dict.fromkeys(OTHERS, dot)
    return replace(DOTS, **made)


class Log(logging.Handler):
    """A handler that keeps every line that the bot logs, with tracebacks, from DEBUG."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []  # that have not been read yet
        self.count = 0
        self._logger = logging.getLogger("bot")
        self._level = self._logger.level
        self._logger.setLevel(logging.DEBUG)
        for name in ("bot", "discord"):
            logging.getLogger(name).addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))
        self.count += 1

    def remove(self) -> None:
        """Restore the loggers."""
        self._logger.setLevel(self._level)
        for name in ("bot", "discord"):
            logging.getLogger(name).removeHandler(self)


class Watch:
    """A reader of all that the bot sends and logs."""

    def __init__(self, world: World) -> None:
        self.log = Log()
        self._world = world
        self._read = 0
        self._private: set[str] = set()  # the lines that were sent to single persons
        self._met: set[int] = set()  # the tables that there have ever been
        # The cards that each viewer may know, and the public (``None``); and the viewers of each
        # seat's hand.
        self._known: dict[int | None, set[str]] = {None: set()}
        self._eyes: dict[int, set[str]] = {}

    def look(self) -> None:
        """Update each viewer's knowledge, and compare it with the messages sent since."""
        tables = self._world.bot.tables
        self._met |= {table.id for table in tables.active()}
        for table_id in self._met:
            self._note(tables.get(table_id))
        requests = self._world.env.http_requests
        for entry in requests[self._read :]:
            if entry.method in ("POST", "PATCH") and entry.json:
                self._check(entry.path, entry.json)
        self._read = len(requests)
        for line in self.log.lines:
            assert not any(token in line for token in TOKENS), line
            assert SEEN_BY not in line, line
            assert not any(said in line for said in self._private), line
            self._check_names(line, self._known[None], "the log")
        self.log.lines.clear()

    def _note(self, table: Table) -> None:
        if table.game is None:
            return
        viewers = {seat.called: seat.player for seat in table.seats if seat.played_by_person}
        for called, seat in viewers.items():
            self._eyes.setdefault(called, set()).add(seat)
        if table.game_name != "innovation":
            return
        events = self._world.bot.tables.events(table.id)
        knowing: list[tuple[int | None, str | None]] = [(None, None), *viewers.items()]
        for person, player in knowing:
            known = self._known.setdefault(person, set())
            known |= GAMES[table.game_name].rules.named(table.game.view(player))
            known |= {card for event in events if (card := event.for_viewer(player).card)}

    def _check(self, path: str, body: Any) -> None:
        text = json.dumps(body, ensure_ascii=False)
        who = self._addressee(path, body)
        if who is not None:
            shown = (body.get("data") or {} if "type" in body else body).get("components") or []
            said = [part["content"] for part in walk(shown) if part["type"] == TEXT_DISPLAY]
            lines = "\n".join(said).splitlines()
            self._private |= {line for line in lines if len(line) > SHORT}
        for player in re.findall(rf"{SEEN_BY} (p\d)", text):
            assert player in self._eyes.get(who or 0, ()), f"{player}'s picture for {who}: {text}"
        known = self._known[None] | self._known.get(who, set())
        self._check_names(text, known, "everybody" if who is None else str(who))

    def _check_names(self, text: str, known: set[str], who: str) -> None:
        if len(self._known) == 1:
            return  # of a game whose cards have no names of their own
        for card in CARDS.values():
            name, token = card.names["en"], f'"{card.id}"'
            if card.id not in known and (name in text or token in text):
                hidden = re.search(rf"\b{re.escape(name)}\b|{token}", text)
                assert not hidden, f"{card.id} is hidden from {who}, but: {text}"

    def _addressee(self, path: str, body: Any) -> int | None:
        """Return the recipient of a request; ``None``: the public."""
        backend = self._world.env.backend
        if token := re.search(r"simcord_interaction_(\d+)", path):
            asked = backend.interactions[int(token[1])]
            if asked.guild_id is None or asked.ephemeral or _ephemeral(body):
                return int(asked.user_id)
            source = asked.source_message_id
            there = backend.messages.get(asked.channel_id, {}).get(source or 0)
            return int(asked.user_id) if there is None or there.is_ephemeral else None
        if channel := re.match(r"/channels/(\d+)", path):
            owners = {dm: user for user, dm in backend.dm_channels.items()}
            return owners.get(int(channel[1]))
        return None


def _ephemeral(body: Any) -> bool:
    data = body.get("data") if "type" in body else body
    return bool(int((data or {}).get("flags") or 0) & EPHEMERAL)
