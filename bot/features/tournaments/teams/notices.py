"""Notices to members of teams: questions, answers, and actions of their mates.

Each follows from the tournament as last committed and is posted once, so that a restart neither
loses nor repeats any.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.core.names import stored_in_text, typed_text
from bot.core.table import NOBODY
from bot.core.words import words_for
from bot.features.tournaments.guards import late_entry, may_enter, stands, users_of
from bot.features.tournaments.panels.lines import STOPPED, TOURNAMENT, mention
from bot.features.tournaments.panels.messages import SHOWN_MISSING
from bot.features.tournaments.running.attempts import Lost
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.messages import question_panel
from bot.features.tournaments.tournament import SIGN_UP
from bot.tables.service import Tables
from bot.ui.panel import Panel
from bot.ui.press import Style, button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.words import Words
    from bot.features.tournaments.running.announcer import Announcer
    from bot.features.tournaments.tournament import Act, Single, Tournament
    from bot.ui.client import Client

# Earlier acts are known by other means: after a long outage, for instance.
RECENT = timedelta(days=1)
# The acts that change the members of a team, or whether it plays.
KINDS = ("team", "break-up", "replace", "disqualify", "drop")


class TeamNotices:
    """Posts notices to members of teams in the channel."""

    def __init__(self, bot: Client, announcer: Announcer) -> None:
        self._tables = bot.get(Tables)
        self._tournaments = bot.get(Tournaments)
        self._announcer = announcer
        self._told: dict[int, int] = {}

    async def tell(self, tournament_id: int) -> None:
        """Post the notices that are due and not posted yet."""
        tournament = self._tournaments.get(tournament_id)
        if not tournament.teams or self._told.get(tournament_id) == tournament.version:
            return
        words = words_for(tournament.language)
        with suppress(Lost):
            for one in tournament.singles if tournament.active else ():
                await self._tell_single(tournament, one, words)
            await self._tell_unpaired(tournament, words)
            for act in reversed(self._announcer.untold(tournament, "mates")):
                await self._tell_mates(tournament, act, words)
            self._told[tournament_id] = tournament.version

    def forget(self, tournament_id: int) -> None:
        """Drop the cached state of an ended tournament."""
        self._told.pop(tournament_id, None)

    async def _tell_single(self, tournament: Tournament, one: Single, words: Words) -> None:
        """Ask the user asked by ``one``, or tell ``one`` that the answer was no."""
        if one.pending and one.asked is not None:
            panel, key = question_panel(tournament, one, words), f"partner:{one.ask}"
            await self._announcer.say(tournament, key, panel, pinged=[one.asked])
        elif one.declined:
            panel, key = declined_panel(tournament, one, words), f"declined:{one.ask}"
            await self._announcer.say(tournament, key, panel, pinged=[one.user_id])

    async def _tell_unpaired(self, tournament: Tournament, words: Words) -> None:
        """Notify users without a partner, once, that the tournament begins without them."""
        if not tournament.active or tournament.status == SIGN_UP:
            return
        people = [each.user_id for each in tournament.singles if not each.late]
        for first in range(0, len(people), SHOWN_MISSING):
            some = people[first : first + SHOWN_MISSING]
            panel = unpaired_panel(tournament, some, words)
            await self._announcer.say(tournament, f"unpaired:{first}", panel, pinged=some)

    async def _tell_mates(self, tournament: Tournament, act: Act, words: Words) -> None:
        """Notify the mates of an action by, or on, a member of their team."""
        people = concerned(act)
        if people and self._tables.now() - act.at < RECENT and act.taken_back_by is None:
            panel = mates_panel(tournament, act, people, words)
            await self._announcer.say(tournament, f"mates:{act.id}", panel, pinged=people)


def concerned(act: Act) -> list[int]:
    """Return the users to be notified of an act about a team: the mates."""
    about = act.about
    if act.kind not in KINDS or "members" not in about:
        return []
    users = [user_id for user_id in users_of(about) if user_id != NOBODY]
    match act.kind:
        case "team" | "break-up":
            return [user_id for user_id in users if user_id != act.by]
        case "replace":
            replaced = about["members"][about["member"] - 1]["user_id"]
            return [*(user_id for user_id in users if user_id != replaced), about["to"]]
        case "disqualify":
            return [user_id for user_id in users if user_id != about["barred"]]
    gone = [each["user_id"] for each in about.get("gone", ())]
    return [user_id for user_id in users if user_id not in gone] if gone else []


def mates_panel(tournament: Tournament, act: Act, people: Sequence[int], words: Words) -> Panel:
    """Return the notice to ``people`` of an act about their team."""
    about = act.about
    in_play = act.kind == "team" or act.kind == "replace"
    panel = Panel(TOURNAMENT if in_play else STOPPED)
    panel.text(
        words(
            "team-told",
            names=words.list(mention(user_id, words) for user_id in people),
            what=act.kind,
            how=about.get("how", ""),
            team=_state(tournament, act, people),
            mate=_other(act, words),
            tournament=typed_text(tournament.name),
        )
    )
    if not in_play and any(may_enter(tournament, user_id) for user_id in people):
        label = words("tournament-join-button")
        panel.row(button(f"t-join:{tournament.id}", label, Style.success))
    return panel


def _state(tournament: Tournament, act: Act, people: Sequence[int]) -> str:
    """Return the state of a team after an act: ``stays``, ``free`` or ``late``.

    Before the first round the team is gone: its people are free to find another partner, or too
    late for that.
    """
    if stands(tournament, act.about):
        return "stays"
    return "free" if any(may_enter(tournament, user_id) for user_id in people) else "late"


def _other(act: Act, words: Words) -> str:
    """Return the name of the member who acted, or who was acted upon."""
    about = act.about
    names = {each["user_id"]: each["name"] for each in about["members"]}
    match act.kind:
        case "team" | "break-up":
            return stored_in_text(names.get(act.by, ""))
        case "replace":
            return stored_in_text(about["replaced"])
        case "disqualify":
            return stored_in_text(about["barred_name"])
    return words.list(stored_in_text(each["name"]) for each in about["gone"])


def declined_panel(tournament: Tournament, one: Single, words: Words) -> Panel:
    """Return the notice to a user that their question was declined."""
    panel = Panel(TOURNAMENT).text(
        words(
            "team-told-declined",
            name=mention(one.user_id, words),
            other=mention(one.asked, words),
            known="no" if one.asked is None else "yes",
            tournament=typed_text(tournament.name),
        )
    )
    label = words("team-find-button")
    return panel.row(button(f"t-join:{tournament.id}", label, Style.success))


def unpaired_panel(tournament: Tournament, people: Sequence[int], words: Words) -> Panel:
    """Return the notice to users without a partner that they are not paired."""
    until = late_entry(tournament)
    panel = Panel(STOPPED).text(
        words(
            "team-told-unpaired",
            names=words.list(mention(user_id, words) for user_id in people),
            count=len(people),
            late="no" if until is None else "yes",
            until=until or 0,
            tournament=typed_text(tournament.name),
        )
    )
    if until is None:
        return panel
    label = words("team-find-button")
    return panel.row(button(f"t-join:{tournament.id}", label, Style.success))
