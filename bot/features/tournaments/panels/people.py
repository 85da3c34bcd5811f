"""The participants, for organisers: to drop, bring back or replace them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import called, in_text
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.here import (
    TournamentPress,
    as_organiser,
    back_button,
    organised_here,
    tournament_here,
)
from bot.features.tournaments.panels.lines import TOURNAMENT, entrant_label, mention, title_text
from bot.features.tournaments.service import Tournaments
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_menu
from bot.ui.panel import Panel
from bot.ui.person import chosen_person, user_menu
from bot.ui.press import Press, Pressing, Style, button
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Participant, Tournament


def people_button(tournament: Tournament, words: Words) -> PeopleButton:
    """Return the button to the list of participants."""
    label = words("tournament-people-button")
    return PeopleButton(button(f"t-people:{tournament.id}:0", label))


def people_panel(tournament: Tournament, page: int, words: Words) -> Panel:
    """Return a menu of all participants, including those who have dropped out."""
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    if not tournament.people:
        panel.text(words("tournament-nobody"))
        return panel.row(back_button(tournament, words))
    panel.text(words("tournament-people-about"))
    lines = []
    for each in tournament.people:
        entrant = tournament.contest.entrant(each.number)
        state = "in" if entrant.active else "out"
        about = words(f"tournament-entrant-{state}", missed=each.missed)
        lines.append((each.number, Choice(entrant_label(tournament, each.number), about)))

    def turn(at: int, label: str) -> Press:
        return PeopleButton(button(f"t-people:{tournament.id}:{at}", label))

    add_menu(
        panel,
        PersonMenu,
        f"t-person:{tournament.id}",
        lines,
        words("tournament-person-placeholder"),
        words,
        page=page,
        page_button=turn,
    )
    return panel.row(back_button(tournament, words))


def person_panel(tournament: Tournament, number: int, words: Words) -> Panel:
    """Return a participant with the possible actions.

    Refused: ``tournament-no-such-entrant``.
    """
    participant = _participant(tournament, number)
    entrant = tournament.contest.entrant(number)
    panel = Panel(TOURNAMENT)
    panel.text(
        words(
            "tournament-person",
            name=in_text(tournament.name_of(number)),
            person=mention(participant.user_id, words),
            state="in" if entrant.active else "out",
            missed=participant.missed,
            number=number,
        )
    )
    custom_id = f"t-person-do:{tournament.id}:{number}"
    if entrant.active:
        label = words("tournament-drop-other-button")
        act = DropOtherButton(button(f"{custom_id}:drop", label, Style.danger))
    else:
        act = DropOtherButton(button(f"{custom_id}:back", words("tournament-bring-back-button")))
    panel.text(words("tournament-replace-about"))
    menu = user_menu(f"t-replace:{tournament.id}:{number}", words("tournament-replace-placeholder"))
    panel.row(ReplaceMenu(menu))
    return panel.row(act, people_button(tournament, words), back_button(tournament, words))


def _participant(tournament: Tournament, number: int) -> Participant:
    try:
        return tournament.person(number)
    except KeyError:
        raise Refusal("tournament-no-such-entrant", number=number) from None


@tournament_action("people", organisers=True, typed=False)
async def show_people(interaction: Pressing, tournament: Tournament, page: int = 0) -> Panel:
    """Show the participants."""
    return people_panel(tournament, page, own_words(interaction))


def show_person(interaction: Pressing, tournament: Tournament, number: int) -> Panel:
    """Show an organiser one participant. Refused: ``tournament-organise``."""
    tournament = organised_here(interaction, tournament.id)
    return person_panel(tournament, number, own_words(interaction))


async def drop(interaction: Pressing, tournament: Tournament, number: int) -> Panel:
    """Drop a participant. Refused: what ``Tournaments.drop_other`` refuses."""
    name = in_text(_name(tournament, number))
    by = as_organiser(interaction)
    changed = await interaction.client.get(Tournaments).drop_other(tournament.id, by, number)
    return _done(interaction, changed, "tournament-dropped-other", name)


async def bring_back(interaction: Pressing, tournament: Tournament, number: int) -> Panel:
    """Bring a participant back. Refused: what ``Tournaments.bring_back`` refuses."""
    by = as_organiser(interaction)
    changed = await interaction.client.get(Tournaments).bring_back(tournament.id, by, number)
    return _done(interaction, changed, "tournament-brought-back", in_text(changed.name_of(number)))


async def replace_by(
    interaction: Pressing, tournament: Tournament, number: int, user_id: int, name: str
) -> Panel:
    """Replace a participant. Refused: what ``Tournaments.replace`` refuses."""
    old = in_text(_name(tournament, number))
    changed = await interaction.client.get(Tournaments).replace(
        tournament.id, as_organiser(interaction), number, user_id, name
    )
    return _done(interaction, changed, "tournament-replaced", old, in_text(changed.name_of(number)))


def _name(tournament: Tournament, number: int) -> str:
    _participant(tournament, number)
    return tournament.name_of(number)


def _done(
    interaction: Pressing, tournament: Tournament, key: str, name: str, other: str = ""
) -> Panel:
    words = own_words(interaction)
    facts = {"other": other} if other else {}
    panel = Panel(TOURNAMENT).text(words(key, name=name, **facts))
    panel.row(people_button(tournament, words), back_button(tournament, words))
    return panel


class PeopleButton(TournamentPress, template=r"t-people:(?P<tournament>\d+):(?P<page>\d{1,3})"):
    """Show the participants."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await show_people(interaction, tournament, int(self.said["page"]))


class PersonMenu(TournamentPress, template=r"t-person:(?P<tournament>\d+)"):
    """Choose a participant."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return show_person(interaction, tournament, int(self.values[0]))


class DropOtherButton(
    TournamentPress,
    template=r"t-person-do:(?P<tournament>\d+):(?P<number>\d+):(?P<what>drop|back)",
):
    """Drop a participant, or bring them back."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        act = drop if self.said["what"] == "drop" else bring_back
        return await act(interaction, tournament, int(self.said["number"]))


class ReplaceMenu(TournamentPress, template=r"t-replace:(?P<tournament>\d+):(?P<number>\d+)"):
    """Choose the user who replaces a participant."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        person = await chosen_person(self, interaction, tournament.guild_id)
        number = int(self.said["number"])
        return await replace_by(interaction, tournament, number, person.id, called(person))
