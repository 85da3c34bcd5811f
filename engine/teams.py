"""Teams of two at a table of four: partners sit across, and win together.

The option ``teams`` means this in every game that has it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from engine.refusal import Refusal

P = TypeVar("P")


def team_number(seat: int, teams: bool) -> int | None:
    """Return the team of ``seat``, 0 or 1; ``None`` without teams."""
    return seat % 2 if teams else None


def team_of(players: Sequence[P], seat: int, teams: bool) -> list[P]:
    """Return the ``players`` in the team of the one at ``seat``."""
    return list(players[seat % 2 :: 2]) if teams else [players[seat]]


def wants_teams(options: Mapping[str, Any], players: Sequence[str]) -> bool:
    """Return whether ``options`` ask for teams.

    Raises ``Refusal`` if they do and there are not four players.
    """
    teams = bool(options.get("teams", False))
    if teams and len(players) != 4:
        raise Refusal("teams-need-four", players=len(players))
    return teams
