"""The participants: organisers remove, disqualify and replace them here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import called, in_text, isolated
from bot.core.table import NOBODY
from bot.features.tournaments.byes import asked_for
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.guards import check_swap
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    back_button,
    helped_here,
    organised_here,
    organises_all,
    tournament_here,
)
from bot.features.tournaments.panels.lines import (
    TOURNAMENT,
    entrant_label,
    known_name,
    mention,
    people_count,
    state_of,
    title_text,
    waiting_label,
)
from bot.features.tournaments.panels.penalties import penalty_button
from bot.features.tournaments.teams.messages import team_name_button
from bot.features.tournaments.teams.organising import add_team_menus
from bot.features.tournaments.tournament import SIGN_UP
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.form import Form
from bot.ui.menu import add_menu, add_plain_menu
from bot.ui.panel import OPTIONS_LIMIT, Panel, cut
from bot.ui.person import chosen_person, user_menu
from bot.ui.press import Press, Pressing, Style, button
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Participant, Tournament

# https://docs.discord.com/developers/components/reference#label
LABEL_LIMIT = 45
PLACEHOLDER_LIMIT = 150
BUTTON_LIMIT = 80


def people_button(tournament: Tournament, words: Words) -> PeopleButton:
    """Return the button to the list of participants."""
    label = words("tournament-people-button")
    return PeopleButton(button(f"t-people:{tournament.id}:0", label))


def people_panel(
    tournament: Tournament, page: int, words: Words, *, everything: bool = True
) -> Panel:
    """Return a menu of all participants, and one to lift disqualifications.

    ``everything``: not only the actions of helpers for results and pairings. After the end there
    are only penalties to see, and to give.
    """
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    if not everything:
        panel.text(words("tournament-results-only-about"))
    if tournament.contest.entrants:
        panel.text(words("tournament-people-about", may=_may(tournament, everything=everything)))
        _add_people(panel, tournament, page, words)
    else:
        panel.text(words("tournament-nobody"))
    if not (everything and tournament.active):
        return panel.row(back_button(tournament, words))
    if tournament.status == SIGN_UP:
        panel.text(words("import-about"))
    if tournament.teams:
        add_team_menus(panel, tournament, words)
    else:
        placeholder = words("tournament-add-placeholder")
        panel.row(AddMenu(user_menu(f"t-add:{tournament.id}", placeholder)))
    _add_waiting(panel, tournament, words)
    if tournament.disqualified:
        lines = [
            (str(each), Choice(_name_of_user(tournament, each, words)))
            for each in tournament.disqualified[-OPTIONS_LIMIT:]
        ]
        placeholder = words("tournament-lift-placeholder")
        add_plain_menu(panel, LiftMenu, f"t-lift-menu:{tournament.id}", lines, placeholder)
    return panel.row(back_button(tournament, words))


def _may(tournament: Tournament, *, everything: bool) -> str:
    """Return the choices here: ``all``, ``swap``, ``warn`` or ``look``."""
    if not tournament.active:
        return "look"
    if everything:
        return "all"
    swaps = any(_to_swap_with(tournament, each.number) for each in tournament.people)
    return "swap" if swaps else "warn"


def _add_people(panel: Panel, tournament: Tournament, page: int, words: Words) -> None:
    """Add the menu of participants, with the state of each."""
    lines = []
    for each in tournament.contest.entrants:
        state, missed = state_of(tournament, each.number), tournament.captain(each.number).missed
        about = words("tournament-entrant-state", state=state, missed=missed)
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


def _add_waiting(panel: Panel, tournament: Tournament, words: Words) -> None:
    """Add the menu to take users waiting for a place or a partner off the list."""
    lines = [(str(each.user_id), Choice(waiting_label(each, words))) for each in tournament.waiting]
    lines += [
        (str(each.user_id), Choice(isolated(known_name(tournament, each))))
        for each in tournament.singles
    ]
    if lines:
        placeholder = words("tournament-unlist-placeholder")
        add_plain_menu(panel, UnlistMenu, f"t-unlist:{tournament.id}", lines, placeholder)


def _name_of_user(tournament: Tournament, user_id: int, words: Words) -> str:
    """Return the name of a disqualified user, even if no entrant any more."""
    if user_id < NOBODY:
        return words("former-player")
    participant = tournament.participant(user_id)
    if participant is not None:
        return isolated(tournament.member_name(participant))
    known = tournament.called.get(user_id)
    return str(user_id) if known is None else isolated(known.name)


def person_panel(
    tournament: Tournament, number: int, words: Words, *, everything: bool = True
) -> Panel:
    """Return a participant with the possible actions.

    ``everything``: not only the actions of helpers for results and pairings. Refused:
    ``tournament-no-such-entrant``.
    """
    members = _members(tournament, number)
    state = state_of(tournament, number)
    everything = everything and tournament.active
    panel = Panel(TOURNAMENT)
    mentions = [mention(each.user_id, words) for each in members]
    panel.text(
        words(
            "team-person" if tournament.teams else "tournament-person",
            name=in_text(tournament.name_of(number)),
            person=words.list(mentions),
            state=state,
            missed=members[0].missed,
            number=number,
            removes="yes" if everything else "no",
        )
    )
    if asked := asked_for(tournament.contest, number):
        rounds = words.list(str(each) for each in asked)
        panel.text(words("tournament-person-byes", count=len(asked), rounds=rounds))
    if tournament.active:
        _add_swap(panel, tournament, number, words)
    if everything:
        panel.text(words("tournament-replace-about"))
        for each in members:
            panel.row(_replace_menu(tournament, each, words))
        panel.row(*_person_buttons(tournament, number, state, words))
    items: list[ui.Item[Any]] = [penalty_button(tournament, number, words)]
    if everything and tournament.contest.entrant(number).named:
        items.append(team_name_button(tournament, number, words))
    return panel.row(*items, people_button(tournament, words), back_button(tournament, words))


def _add_swap(panel: Panel, tournament: Tournament, number: int, words: Words) -> None:
    """Add the menu of entrants to swap with, if that is possible."""
    others = _to_swap_with(tournament, number)
    if not others:
        return
    lines = [(str(each), Choice(entrant_label(tournament, each))) for each in others]
    placeholder = words("tournament-swap-placeholder")
    add_plain_menu(panel, SwapMenu, f"t-swap:{tournament.id}:{number}", lines, placeholder)


def _to_swap_with(tournament: Tournament, number: int) -> list[int]:
    """Return the entrants that one can be swapped with, the nearest first."""
    round_ = tournament.round
    if round_ is None:
        return []
    order = [each for match in round_.matches for each in match.seats]
    order += round_.byes
    others = [each for each in order if _can_swap(tournament, number, each)]
    return sorted(others, key=lambda each: abs(order.index(each) - order.index(number)))


def _can_swap(tournament: Tournament, number: int, other: int) -> bool:
    try:
        check_swap(tournament, number, other)
    except Refusal:
        return False
    return True


def _replace_menu(tournament: Tournament, participant: Participant, words: Words) -> ReplaceMenu:
    """Return the menu of users to replace a player, or a member of a team."""
    custom_id, placeholder = (
        _of_member(tournament, "t-replace", participant),
        words("tournament-replace-placeholder"),
    )
    if tournament.teams:
        name = isolated(tournament.member_name(participant))
        placeholder = cut(words("team-replace-placeholder", name=name), PLACEHOLDER_LIMIT)
    return ReplaceMenu(user_menu(custom_id, placeholder))


def _of_member(tournament: Tournament, what: str, participant: Participant) -> str:
    """Return the custom_id of a component about a participant."""
    custom_id = f"{what}:{tournament.id}:{participant.number}"
    return f"{custom_id}:{participant.member}" if tournament.teams else custom_id


def _person_buttons(tournament: Tournament, number: int, state: str, words: Words) -> list[Press]:
    """Return the buttons to remove or disqualify a participant, or to undo that.

    One of a team is disqualified, not all of it.
    """
    custom_id, members = f"t-person-do:{tournament.id}:{number}", tournament.members(number)
    if state == "disqualified":
        return [
            _lift_button(tournament, each, words)
            if tournament.bars(each.user_id)
            else _disqualify_button(tournament, each, words)
            for each in members
        ]
    bars = [_disqualify_button(tournament, each, words) for each in members]
    if state == "in":
        label = words("tournament-remove-button")
        remove = PersonButton(button(f"{custom_id}:drop", label, Style.danger))
        if tournament.contest.rounds:
            return [remove, *bars]
        label = words("tournament-seed-button")
        custom_id = f"t-seed:{tournament.id}:{number}"
        return [SeedButton(button(custom_id, label)), remove, *bars]
    return [PersonButton(button(f"{custom_id}:back", words("tournament-bring-back-button"))), *bars]


def _lift_button(tournament: Tournament, participant: Participant, words: Words) -> LiftButton:
    label = words("tournament-lift-button")
    if tournament.teams:
        name = isolated(tournament.member_name(participant))
        label = cut(words("team-lift-button", name=name), BUTTON_LIMIT)
    return LiftButton(button(f"t-lift:{tournament.id}:{participant.user_id}", label))


def _disqualify_button(
    tournament: Tournament, participant: Participant, words: Words
) -> DisqualifyButton:
    label = words("tournament-disqualify-button")
    if tournament.teams:
        name = isolated(tournament.member_name(participant))
        label = cut(words("team-disqualify-button", name=name), BUTTON_LIMIT)
    custom_id = _of_member(tournament, "t-disqualify", participant)
    return DisqualifyButton(button(custom_id, label, Style.danger))


def _members(tournament: Tournament, number: int) -> tuple[Participant, ...]:
    try:
        return tournament.members(number)
    except KeyError:
        raise Refusal("tournament-no-such-entrant", number=number) from None


def _member(tournament: Tournament, number: int, member: str | None) -> Participant:
    """Return the participant of an entrant, or the given member of a team.

    Refused: ``tournament-no-such-entrant``.
    """
    place, members = int(member or 1), _members(tournament, number)
    if place > len(members):
        raise Refusal("tournament-no-such-entrant", number=number)
    return members[place - 1]


@tournament_action("people", helpers=True, typed=False)
async def show_people(interaction: Pressing, tournament: Tournament, page: int = 0) -> Panel:
    """Show the participants."""
    everything = organises_all(interaction, tournament)
    return people_panel(tournament, page, own_words(interaction), everything=everything)


def show_person(interaction: Pressing, tournament: Tournament, number: int) -> Panel:
    """Show an organiser or helper one participant. Refused: ``tournament-organise``."""
    tournament = helped_here(interaction, tournament.id)
    everything = organises_all(interaction, tournament)
    return person_panel(tournament, number, own_words(interaction), everything=everything)


async def remove(interaction: Pressing, tournament: Tournament, number: int) -> Panel:
    """Remove a participant. Refused: as by ``Entrants.remove``."""
    name = in_text(_name(tournament, number))
    by = as_organiser(interaction)
    changed = await interaction.client.get(Entrants).remove(tournament.id, by, number)
    return _done(interaction, changed, "tournament-removed", name)


async def unlist(interaction: Pressing, tournament: Tournament, user_id: int) -> Panel:
    """Take a user off the waiting list. Refused: as by ``Entrants.unlist``."""
    by = as_organiser(interaction)
    changed = await interaction.client.get(Entrants).unlist(tournament.id, by, user_id)
    name = mention(user_id, own_words(interaction))
    return _done(interaction, changed, "tournament-unlisted", name)


async def bring_back(interaction: Pressing, tournament: Tournament, number: int) -> Panel:
    """Bring a participant back. Refused: as by ``Entrants.bring_back``."""
    by = as_organiser(interaction)
    changed = await interaction.client.get(Entrants).bring_back(tournament.id, by, number)
    return _done(interaction, changed, "tournament-brought-back", in_text(changed.name_of(number)))


async def lift(interaction: Pressing, tournament: Tournament, user_id: int) -> Panel:
    """Lift a disqualification. Refused: as by ``Entrants.lift``."""
    by = as_organiser(interaction)
    changed = await interaction.client.get(Entrants).lift(tournament.id, by, user_id)
    name = mention(user_id, own_words(interaction))
    return _done(interaction, changed, "tournament-lifted", name)


async def replace_by(
    interaction: Pressing, tournament: Tournament, before: Participant, user_id: int, name: str
) -> Panel:
    """Replace a participant. Refused: as by ``Entrants.replace``."""
    old, number = in_text(tournament.member_name(before)), before.number
    changed = await interaction.client.get(Entrants).replace(
        tournament.id, as_organiser(interaction), number, user_id, name, before.member
    )
    after = changed.members(number)[before.member - 1]
    new = in_text(changed.member_name(after))
    return _done(interaction, changed, "tournament-replaced", old, new)


def _name(tournament: Tournament, number: int) -> str:
    _members(tournament, number)
    return tournament.name_of(number)


def _done(
    interaction: Pressing, tournament: Tournament, key: str, name: str, other: str = ""
) -> Panel:
    words = own_words(interaction)
    facts = {"other": other} if other else {}
    count = people_count(tournament, 1)
    panel = Panel(TOURNAMENT).text(words(key, name=name, count=count, **facts))
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


class PersonButton(
    TournamentPress,
    template=r"t-person-do:(?P<tournament>\d+):(?P<number>\d+):(?P<what>drop|back)",
):
    """Remove a participant, or bring them back."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        act = remove if self.said["what"] == "drop" else bring_back
        return await act(interaction, tournament, int(self.said["number"]))


class DisqualifyButton(
    TournamentPress,
    template=r"t-disqualify:(?P<tournament>\d+):(?P<number>\d+)(:(?P<member>[12]))?",
):
    """Open the form for the reason of a disqualification."""

    defers = False

    async def pressed(self, interaction: Pressing) -> DisqualifyForm:
        tournament = organised_here(interaction, self.tournament_id)
        meant = _member(tournament, int(self.said["number"]), self.said["member"])
        return DisqualifyForm(interaction.user.id, tournament, meant, own_words(interaction))


class DisqualifyForm(
    Form,
    template=r"t-disqualify-form:(?P<person>\d+):(?P<tournament>\d+):(?P<number>\d+)"
    r"(:(?P<member>[12]))?",
):
    """The form in which an organiser gives the reason of a disqualification."""

    def __init__(
        self, user_id: int, tournament: Tournament, meant: Participant, words: Words
    ) -> None:
        name = isolated(tournament.member_name(meant))
        super().__init__(
            _of_member(tournament, f"t-disqualify-form:{user_id}", meant),
            words("tournament-disqualify-title"),
            cut(words("tournament-disqualify-why", name=name), LABEL_LIMIT),
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Disqualify the participant. Refused: as by ``Entrants.disqualify``."""
        tournament = organised_here(interaction, int(said["tournament"] or 0))
        meant = _member(tournament, int(said["number"] or 0), said["member"])
        name, by = in_text(tournament.member_name(meant)), as_organiser(interaction)
        service = interaction.client.get(Entrants)
        changed = await service.disqualify(tournament.id, by, meant.number, text, meant.member)
        return _done(interaction, changed, "tournament-disqualified-other", name)


class SeedButton(TournamentPress, template=r"t-seed:(?P<tournament>\d+):(?P<number>\d+)"):
    """Open the form for the seed of a participant."""

    defers = False

    async def pressed(self, interaction: Pressing) -> SeedForm:
        tournament = organised_here(interaction, self.tournament_id)
        number = int(self.said["number"])
        _members(tournament, number)
        return SeedForm(interaction.user.id, tournament, number, own_words(interaction))


class SeedForm(Form, template=r"t-seed-form:(?P<person>\d+):(?P<tournament>\d+):(?P<number>\d+)"):
    """The form in which an organiser gives a participant a seed."""

    def __init__(self, user_id: int, tournament: Tournament, number: int, words: Words) -> None:
        order = [each.number for each in tournament.contest.seeded]
        super().__init__(
            f"t-seed-form:{user_id}:{tournament.id}:{number}",
            words("tournament-seed-title"),
            words("tournament-seed-what", max=len(order)),
            text=str(order.index(number) + 1),
            longest=4,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Seed the participant. Refused: as by ``Entrants.seed``."""
        tournament = organised_here(interaction, int(said["tournament"] or 0))
        number, seed = int(said["number"] or 0), int(text) if text.isdecimal() else 0
        changed = await interaction.client.get(Entrants).seed(
            tournament.id, as_organiser(interaction), number, seed
        )
        name = in_text(changed.name_of(number))
        return _done(interaction, changed, "tournament-seeded", name, str(seed))


class SwapMenu(TournamentPress, template=r"t-swap:(?P<tournament>\d+):(?P<number>\d+)"):
    """Choose the participant to swap with in the pairings of a round."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        number, other = int(self.said["number"]), int(self.values[0])
        changed = await interaction.client.get(Entrants).swap(
            tournament.id, as_organiser(interaction), number, other
        )
        names = (in_text(changed.name_of(each)) for each in (number, other))
        return _done(interaction, changed, "tournament-swapped", *names)


class LiftButton(TournamentPress, template=r"t-lift:(?P<tournament>\d+):(?P<user>\d+)"):
    """Lift the disqualification of a participant."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await lift(interaction, tournament, int(self.said["user"]))


class AddMenu(TournamentPress, template=r"t-add:(?P<tournament>\d+)"):
    """Choose a user to enter."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        person = await chosen_person(self, interaction, tournament.guild_id)
        changed = await interaction.client.get(Entrants).add(
            tournament.id, as_organiser(interaction), person.id, called(person)
        )
        return _done(interaction, changed, "tournament-added", in_text(called(person)))


class UnlistMenu(TournamentPress, template=r"t-unlist:(?P<tournament>\d+)"):
    """Choose the user or team that is taken off the waiting list."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await unlist(interaction, tournament, int(self.values[0]))


class LiftMenu(TournamentPress, template=r"t-lift-menu:(?P<tournament>\d+)"):
    """Choose the user for lifting a disqualification."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await lift(interaction, tournament, int(self.values[0]))


class ReplaceMenu(
    TournamentPress,
    template=r"t-replace:(?P<tournament>\d+):(?P<number>\d+)(:(?P<member>[12]))?",
):
    """Choose the user to replace a participant."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        person = await chosen_person(self, interaction, tournament.guild_id)
        before = _member(tournament, int(self.said["number"]), self.said["member"])
        return await replace_by(interaction, tournament, before, person.id, called(person))
