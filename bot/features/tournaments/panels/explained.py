"""The numbers that decide about places, explained round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.tournaments.contest.standings import PENALTY
from bot.features.tournaments.panels.lines import name

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.contest.standings import Number
    from bot.features.tournaments.tournament import Tournament

# The characters for the rounds that a number comes from.
ROUNDS_ROOM = 480


def explained_text(tournament: Tournament, number: Number, words: Words) -> str:
    """Return a number, its meaning, and the contribution of each round."""
    line = words(
        f"tournament-explained-{number.key}",
        value=words.number(number.value),
        counts="yes" if number.counts else "no",
    )
    parts = [
        words(
            "tournament-part-penalty" if part.kind == PENALTY else "tournament-part",
            round=part.round,
            kind=part.kind,
            value=words.number(part.value),
            names=words.list(name(tournament, each) for each in part.opponents) or "–",
        )
        for part in number.parts
    ]
    return "\n".join([line, f"-# {_side_by_side(parts, words)}"] if parts else [line])


def _side_by_side(parts: list[str], words: Words) -> str:
    """Return as many of ``parts`` as fit on a line, and how many more there are."""
    kept: list[str] = []
    for part in parts:
        if sum(map(len, kept)) + len(part) + 3 * len(kept) > ROUNDS_ROOM:
            missing = words("tournament-rounds-more", count=len(parts) - len(kept))
            return " · ".join([*kept, missing])
        kept.append(part)
    return " · ".join(kept)
