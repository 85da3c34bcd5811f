"""Finding a partner for a team: the panel, the question, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.core.names import called, in_text, isolated, typed_text
from bot.features.tournaments.panels.byes import bye_buttons
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    roles_on_server,
    tournament_here,
)
from bot.features.tournaments.panels.lines import (
    STOPPED,
    TOURNAMENT,
    known_name,
    known_names,
    mention,
    name,
    until_text,
)
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.service import Teams, check_may_name
from bot.features.tournaments.tournament import SIGN_UP
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.form import Form
from bot.ui.menu import add_plain_menu
from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.person import check_members, chosen_person, user_menu
from bot.ui.press import Press, Pressing, Style, button
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Single, Tournament

LONGEST_TEAM_NAME = 32


def partner_panel(tournament: Tournament, user_id: int, words: Words) -> Panel:
    """Return the panel to find a partner: a menu of users, and the question asked."""
    panel, me = Panel(TOURNAMENT), tournament.single(user_id)
    panel.text(words("team-find", name=typed_text(tournament.name)))
    if me is not None and me.pending:
        panel.text(words("team-asked-whom", name=mention(me.asked, words)))
    elif me is not None and me.declined:
        panel.text(words("team-declined-whom"))
    if askers := [each for each in tournament.singles if each.pending and each.asked == user_id]:
        names = known_names(tournament, askers, words)
        panel.text(words("team-asked-by", names=names))
    if tournament.status == SIGN_UP:
        panel.text(until_text(tournament, words))
    placeholder = words("team-partner-placeholder")
    panel.row(PartnerMenu(user_menu(f"t-partner:{tournament.id}", placeholder)))
    others = [each for each in tournament.singles if each.user_id != user_id]
    if others:
        lines = [
            (str(each.user_id), Choice(isolated(known_name(tournament, each))))
            for each in others[:OPTIONS_LIMIT]
        ]
        placeholder = words("team-looking-placeholder")
        add_plain_menu(panel, LookingMenu, f"t-looking:{tournament.id}", lines, placeholder)
    return panel.row(_leave_button(tournament, words))


def team_panel(tournament: Tournament, user_id: int, words: Words, *, here: bool = True) -> Panel:
    """Return the confirmation for a member of a team: the mate, and the next steps.

    ``here``: on the tournament's server, where the buttons work.
    """
    me = tournament.participant(user_id)
    assert me is not None
    (mate,) = tournament.mates_of(user_id)
    panel = Panel(TOURNAMENT).text(
        words(
            "team-joined",
            tournament=typed_text(tournament.name),
            team=name(tournament, me.number),
            mate=mention(mate.user_id, words),
            coming=tournament.coming,
        )
    )
    if tournament.status == SIGN_UP:
        panel.text(until_text(tournament, words))
        panel.text(words("tournament-joined-then", check_in=tournament.plan.check_in))
    if not here:
        return panel
    return panel.row(
        team_name_button(tournament, me.number, words),
        _leave_button(tournament, words),
        *bye_buttons(tournament, user_id, words),
    )


def waiting_team_panel(
    tournament: Tournament, place: int, words: Words, *, here: bool = True
) -> Panel:
    """Return the confirmation for a member of a team on the waiting list."""
    panel = Panel(TOURNAMENT)
    panel.text(words("tournament-waiting", name=typed_text(tournament.name), place=place))
    return panel.row(_leave_button(tournament, words)) if here else panel


def taken_part(tournament: Tournament, user_id: int, words: Words, *, here: bool = True) -> Panel:
    """Return the panel that fits a user's part in a tournament of teams.

    ``here``: on its server, where the buttons work.
    """
    if place := tournament.place_in_line(user_id):
        return waiting_team_panel(tournament, place, words, here=here)
    if tournament.participant(user_id) is not None:
        return team_panel(tournament, user_id, words, here=here)
    return partner_panel(tournament, user_id, words)


def own_team_text(tournament: Tournament, user_id: int, words: Words) -> str:
    """Return the team of a user, or that they look for a partner; empty if neither."""
    if tournament.active and tournament.single(user_id) is not None:
        return words("team-own-single")
    me = tournament.participant(user_id)
    if me is None or not tournament.teams:
        return ""
    (mate,) = tournament.mates_of(user_id)
    return words("team-own", team=name(tournament, me.number), mate=mention(mate.user_id, words))


def own_team_buttons(tournament: Tournament, user_id: int, words: Words) -> list[Press]:
    """Return the button with which a member names their team, while it plays."""
    entrant = tournament.entrant_of(user_id)
    if not (tournament.teams and tournament.active) or entrant is None or not entrant.active:
        return []
    return [team_name_button(tournament, entrant.number, words)]


def question_panel(tournament: Tournament, one: Single, words: Words) -> Panel:
    """Return the question to a user whether they want to be the partner of ``one``."""
    panel = Panel(TOURNAMENT).text(
        words(
            "team-question",
            name=mention(one.asked, words),
            by=mention(one.user_id, words),
            tournament=typed_text(tournament.name),
        )
    )
    custom_id = f"t-ask:{tournament.id}:{one.ask}"
    return panel.row(
        AnswerAskButton(button(f"{custom_id}:yes", words("team-accept-button"), Style.success)),
        AnswerAskButton(button(f"{custom_id}:no", words("team-decline-button"))),
    )


def team_name_button(tournament: Tournament, number: int, words: Words) -> TeamNameButton:
    """Return the button to name a team."""
    label = words("team-name-button")
    return TeamNameButton(button(f"t-team-name:{tournament.id}:{number}", label))


def _leave_button(tournament: Tournament, words: Words) -> Any:
    """Return the button to leave; its custom_id identifies it."""
    return button(f"t-leave:{tournament.id}", words("tournament-leave-button"))


async def sign_up(interaction: Pressing, tournament: Tournament) -> Panel:
    """Sign the user up for teams. Refused: as by ``Teams.sign_up``."""
    user = interaction.user
    roles = await roles_on_server(interaction, tournament)
    joined = await interaction.client.get(Teams).sign_up(
        tournament.id, user.id, called(user), roles
    )
    return taken_part(joined, user.id, own_words(interaction))


async def _ask(interaction: Pressing, tournament: Tournament, other: tuple[int, str]) -> Panel:
    """Ask another user to be the partner. Refused: as by ``Teams.ask``."""
    user = interaction.user
    roles = await roles_on_server(interaction, tournament)
    asked = await interaction.client.get(Teams).ask(
        tournament.id, user.id, called(user), other, roles
    )
    return taken_part(asked, user.id, own_words(interaction))


class PartnerMenu(TournamentPress, template=r"t-partner:(?P<tournament>\d+)"):
    """Choose the user to ask to be one's partner."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        person = await chosen_person(self, interaction, tournament.guild_id)
        role_id = tournament.plan.role_id
        if role_id and isinstance(person, discord.Member) and person.get_role(role_id) is None:
            raise Refusal("team-partner-role", name=called(person), role=str(role_id))
        return await _ask(interaction, tournament, (person.id, called(person)))


class LookingMenu(TournamentPress, template=r"t-looking:(?P<tournament>\d+)"):
    """Choose one of the users who look for a partner, and ask them."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        other = tournament.single(int(self.values[0]))
        if other is None:
            raise Refusal("team-not-looking")
        there = {other.user_id: known_name(tournament, other)}
        await check_members(interaction, tournament.guild_id, there)
        return await _ask(interaction, tournament, (other.user_id, other.name))


class AnswerAskButton(
    TournamentPress,
    template=r"t-ask:(?P<tournament>\d+):(?P<ask>\d+):(?P<answer>yes|no)",
):
    """Agree to be a partner, or don't; also from the DM with the question."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, user = interaction.client.get(Teams), interaction.user
        if interaction.guild_id is not None:
            tournament_here(interaction, self.tournament_id)
        ask, words = int(self.said["ask"]), own_words(interaction)
        if self.said["answer"] == "no":
            declined = await service.decline(self.tournament_id, ask, user.id)
            told = words("team-you-declined", tournament=typed_text(declined.name))
            return Panel(STOPPED).text(told)
        tournament = interaction.client.get(Tournaments).get(self.tournament_id)
        askers = {
            each.user_id: known_name(tournament, each)
            for each in tournament.singles
            if each.ask == ask and each.asked == user.id
        }
        await check_members(interaction, tournament.guild_id, askers)
        roles = await roles_on_server(interaction, tournament)
        joined = await service.accept(self.tournament_id, ask, user.id, called(user), roles)
        return taken_part(joined, user.id, words, here=interaction.guild_id is not None)


class TeamNameButton(TournamentPress, template=r"t-team-name:(?P<tournament>\d+):(?P<number>\d+)"):
    """Open the form for the name of a team."""

    defers = False

    async def pressed(self, interaction: Pressing) -> TeamNameForm:
        tournament = tournament_here(interaction, self.tournament_id)
        number = int(self.said["number"])
        check_may_name(tournament, as_organiser(interaction), number)
        return TeamNameForm(interaction.user.id, tournament, number, own_words(interaction))


class TeamNameForm(
    Form, template=r"t-team-name-form:(?P<person>\d+):(?P<tournament>\d+):(?P<number>\d+)"
):
    """The form in which a team chooses its name."""

    def __init__(self, user_id: int, tournament: Tournament, number: int, words: Words) -> None:
        entrant = tournament.contest.entrant(number)
        super().__init__(
            f"t-team-name-form:{user_id}:{tournament.id}:{number}",
            words("team-name-title"),
            words("team-name-what"),
            text=entrant.name if entrant.named else None,
            longest=LONGEST_TEAM_NAME,
            required=False,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Name the team. Refused: as by ``Teams.rename``."""
        tournament = tournament_here(interaction, int(said["tournament"] or 0))
        number = int(said["number"] or 0)
        named = await interaction.client.get(Teams).rename(
            tournament.id, as_organiser(interaction), number, text
        )
        shown = in_text(named.name_of(number))
        return Panel(TOURNAMENT).text(own_words(interaction)("team-named-now", name=shown))
