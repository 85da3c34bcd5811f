"""The messages of an event, as each user gets them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

from tests.bot.world import Person, Shown, World

# The kinds of messages to a player, and the facts that each has to state.
KINDS = {
    "check-in": r"🙋 .+ will you play in \*\*[^*]+\*\*\? Check in <t:\d+:R>",
    "table": r"🏆 .+ · round \d+, table \d+\n.+this is your table\..+\n⏳ Until <t:\d+:f>",
    "turn": r"🎲 <@\d+>: your move in \*\*.+\*\* \(<#\d+>\): .+\n⏳ .+ has until <t:",
    "still your move": r"⏰ .*still your move.*\n.*\n⏳ .+ has until <t:",
    "last call": r"⚠️ .+your time runs out <t:\d+:R>\. After that, ",
    "end of the round": r"⏰ .+: the round ends <t:\d+:R>\. .+ Please play on\.",
    "result": r"🏁 .+: .+\.\n(Next: |That was the last round; the final standings are in <#)",
    "no-show": r"🪑 .+didn’t turn up.+\n-# .+round \d+, table \d+",
    "correction": r"✏️ .+: an organiser .+: .+\.\n-# .+round \d+, table \d+",
    "bye": r"☕ .+: you have no opponent in round \d+ of .+ nothing to do until the next round",
    "missed check-in": r"🚪 .+: you didn’t check in, .+ Press \*\*Join\*\*",
    "lost channel": r"⚠️ I can’t show your match in .+ I’ll open a new thread for it",
    "penalty": r"⚖️ \*\*.+\*\*: an organiser .+\.\nReason: .+\n🧭 Organised by ",
    "victory": r"🏆 .+, you’ve won ",
    "hand": r"^### .+ · <#\d+> · turn \d+",
}


@dataclass(frozen=True)
class Letter:
    """A message to users, as it was when it was posted.

    ``to``: the notified users; ``place``: the name of its channel, empty for a direct message.
    """

    at: datetime
    to: frozenset[int]
    place: str
    text: str
    labels: tuple[str, ...]

    @property
    def kind(self) -> str | None:
        """Return its kind, one of ``KINDS``; ``None``: unknown, or a fact is missing."""
        return next((kind for kind, facts in KINDS.items() if re.search(facts, self.text)), None)

    def __str__(self) -> str:
        where = f"#{self.place}" if self.place else "DM"
        buttons = " ".join(f"[{label}]" for label in self.labels)
        return "\n".join(filter(None, [f"--- {self.at:%d %b %H:%M} {where}", self.text, buttons]))


class Inbox:
    """Messages that notify users, collected from now on."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.letters: list[Letter] = []
        backend: Any = world.env.backend
        backend.commit_message = partial(self._committed, backend.commit_message)

    def of(self, person: Person) -> list[Letter]:
        """Return the messages to one person, the oldest first."""
        return [each for each in self.letters if person.id in each.to]

    def _committed(self, commit: Any, message: Any, **options: Any) -> Any:
        """Commit a message to the simulated Discord, and keep it if it is the bot's."""
        committed = commit(message, **options)
        world, backend = self._world, self._world.env.backend
        if message.author_id == backend.bot_user.id:
            channel = backend.channels[message.channel_id]
            shown = Shown(world.env, channel.id, message.id)
            own = [each.id for each in world.people if each.dm.id == channel.id]
            to = frozenset([*shown.pinged, *own])
            place = "" if own else channel.name or ""
            now = world.bot.tables.now()
            self.letters.append(Letter(now, to, place, shown.text, tuple(shown.labels)))
        return committed


def readable(letters: Iterable[Letter], people: Iterable[Person]) -> str:
    """Return messages with names and dates as Discord shows them."""
    text = "\n".join(map(str, letters))
    for person in people:
        text = text.replace(person.mention, f"@{person.name}")
    return re.sub(
        r"<t:(\d+):\w>", lambda at: f"{datetime.fromtimestamp(int(at[1]), UTC):%a %d %H:%M}", text
    )
