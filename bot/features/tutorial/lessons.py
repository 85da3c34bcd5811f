"""The lessons of a tutorial in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.names import in_texts
from bot.games.registry import GAMES

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Fact, Words
    from bot.games.lessons import Facts


def lesson_text(
    table: Table, player: str, lessons: Sequence[tuple[str, Facts]], words: Words
) -> str:
    """Return the text of these lessons, or of the end of the tutorial."""
    if table.status == "over":
        return words("tutorial-over", won=int(player in table.winners))
    if not table.active:
        return words("tutorial-stopped")
    names = in_texts(table.names)
    other = next(name for each, name in names.items() if each != player)
    lines = [words("tutorial-heading")]
    for name, facts in lessons:
        told = _told(table.game_name, facts, words)
        lines.append(words(f"tutorial-{table.game_name}-{name}", other=other, **told))
    if not lessons:
        lines.append(words("tutorial-nothing-new"))
    return "\n".join(lines)


def _told(game: str, facts: Facts, words: Words) -> dict[str, Fact]:
    """Return ``facts`` with names in this language."""
    told = GAMES[game].tutorial.told
    return {
        key: told(key, fact, words) if isinstance(fact, str) else fact
        for key, fact in facts.items()
    }
