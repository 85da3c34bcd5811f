"""The names of entrants, and of the members of teams. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.core.names import LONGEST, Called, distinct
from bot.core.words import words_for
from bot.features.tournaments.model import Entrant
from render.text import shortened

Member = tuple[int, int]  # the number of the entrant, and the place in the team


def names_of_members(
    called: Mapping[Member, Called], longest: int, language: str
) -> dict[Member, str]:
    """Return the name of each participant: plain, and unlike that of any other.

    ``longest``: the maximum length, apart from suffixes that tell names apart.
    """
    words = words_for(language)
    unseen = [words("picture-player", number=number) for number, _ in called]
    return dict(zip(called, distinct([*called.values()], unseen, longest), strict=True))


def names_of_teams(
    teams: Sequence[Entrant], called: Mapping[Member, Called], longest: int, language: str
) -> dict[int, str]:
    """Return the name of each team: plain, and unlike that of any other.

    They are called by their members, captain first, unless they have chosen a name. ``longest``:
    the maximum length of the name of a player; the name of a team may be a quarter longer.
    """
    room = longest + longest // 4
    members = names_of_members(called, LONGEST, language)
    joined = {
        each.number: _joined(members[each.number, 1], members[each.number, 2], room, language)
        for each in teams
    }
    alike = Counter(joined.values())
    for number, name in joined.items():
        if alike[name] > 1:
            joined[number] = f"{name} ({number})"
    names = [Called(each.name if each.named else joined[each.number]) for each in teams]
    shown = distinct(names, [joined[each.number] for each in teams], room)
    chosen = {each.number: name for each, name in zip(teams, shown, strict=True) if each.named}
    return joined | chosen


def _joined(one: str, other: str, room: int, language: str) -> str:
    """Return the name of a team, with names of members that fit into ``room``."""
    half = room // 2
    one = shortened(one, max(half, room - len(other)))
    return team_name(one, shortened(other, max(half, room - len(one))), language)


def team_name(one: str, other: str, language: str) -> str:
    """Return the name of a team of these two."""
    return words_for(language)("team-of", one=one, other=other)
