"""The participants: organisers remove, disqualify and replace them here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import called, in_text, isolated
from bot.core.table import NOBODY
from bot.features.tournaments.byes import asked_for
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.guards import check_swap
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.here import (
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
    mention,
    state_of,
    title_text,
)
from bot.features.tournaments.panels.penalties import penalty_button
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


def people_button(tournament: Tournament, words: Words) -> PeopleButton:
    """Return the button to the list of participants."""
    label = words("tournament-people-button")
    return PeopleButton(button(f"t-people:{tournament.id}:0", label))


def people_panel(
    tournament: Tournament, page: int, words: Words, *, everything: bool = True
) -> Panel:
    """Return a menu of all participants, and one to lift disqualifications.

    ``everything``: not only what helpers for results and pairings may do. After the end there are
    only penalties to see, and to give.
    """
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    if not everything:
        panel.text(words("tournament-results-only-about"))
    if tournament.people:
        panel.text(words("tournament-people-about", may=_may(tournament, everything=everything)))
        _add_people(panel, tournament, page, words)
    else:
        panel.text(words("tournament-nobody"))
    if not (everything and tournament.active):
        return panel.row(back_button(tournament, words))
    if tournament.status == SIGN_UP:
        panel.text(words("import-about"))
    placeholder = words("tournament-add-placeholder")
    panel.row(AddMenu(user_menu(f"t-add:{tournament.id}", placeholder)))
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
    for each in tournament.people:
        state = state_of(tournament, each.number)
        about = words("tournament-entrant-state", state=state, missed=each.missed)
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


def _name_of_user(tournament: Tournament, user_id: int, words: Words) -> str:
    """Return the name of a disqualified user, who may be no entrant any more."""
    if user_id < NOBODY:
        return words("former-player")
    participant = tournament.participant(user_id)
    if participant is not None:
        return entrant_label(tournament, participant.number)
    known = tournament.called.get(user_id)
    return str(user_id) if known is None else isolated(known.name)


def person_panel(
    tournament: Tournament, number: int, words: Words, *, everything: bool = True
) -> Panel:
    """Return a participant with the possible actions.

    ``everything``: not only what helpers for results and pairings may do. Refused:
    ``tournament-no-such-entrant``.
    """
    participant = _participant(tournament, number)
    state = state_of(tournament, number)
    everything = everything and tournament.active
    panel = Panel(TOURNAMENT)
    panel.text(
        words(
            "tournament-person",
            name=in_text(tournament.name_of(number)),
            person=mention(participant.user_id, words),
            state=state,
            missed=participant.missed,
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
        placeholder = words("tournament-replace-placeholder")
        panel.row(ReplaceMenu(user_menu(f"t-replace:{tournament.id}:{number}", placeholder)))
        panel.row(*_person_buttons(tournament, participant, state, words))
    penalty = penalty_button(tournament, number, words)
    return panel.row(penalty, people_button(tournament, words), back_button(tournament, words))


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


def _person_buttons(
    tournament: Tournament, participant: Participant, state: str, words: Words
) -> list[Press]:
    """Return the buttons to remove or disqualify a participant, or to undo that."""
    custom_id = f"t-person-do:{tournament.id}:{participant.number}"
    if state == "disqualified":
        label = words("tournament-lift-button")
        return [LiftButton(button(f"t-lift:{tournament.id}:{participant.user_id}", label))]
    label = words("tournament-disqualify-button")
    bar = DisqualifyButton(
        button(f"t-disqualify:{tournament.id}:{participant.number}", label, Style.danger)
    )
    if state == "in":
        label = words("tournament-remove-button")
        remove = PersonButton(button(f"{custom_id}:drop", label, Style.danger))
        if tournament.contest.rounds:
            return [remove, bar]
        label = words("tournament-seed-button")
        custom_id = f"t-seed:{tournament.id}:{participant.number}"
        return [SeedButton(button(custom_id, label)), remove, bar]
    return [PersonButton(button(f"{custom_id}:back", words("tournament-bring-back-button"))), bar]


def _participant(tournament: Tournament, number: int) -> Participant:
    try:
        return tournament.person(number)
    except KeyError:
        raise Refusal("tournament-no-such-entrant", number=number) from None


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
    """Remove a participant. Refused: what ``Entrants.remove`` refuses."""
    name = in_text(_name(tournament, number))
    by = as_organiser(interaction)
    changed = await interaction.client.get(Entrants).remove(tournament.id, by, number)
    return _done(interaction, changed, "tournament-removed", name)


async def bring_back(interaction: Pressing, tournament: Tournament, number: int) -> Panel:
    """Bring a participant back. Refused: what ``Entrants.bring_back`` refuses."""
    by = as_organiser(interaction)
    changed = await interaction.client.get(Entrants).bring_back(tournament.id, by, number)
    return _done(interaction, changed, "tournament-brought-back", in_text(changed.name_of(number)))


async def lift(interaction: Pressing, tournament: Tournament, user_id: int) -> Panel:
    """Lift a disqualification. Refused: what ``Entrants.lift`` refuses."""
    by = as_organiser(interaction)
    changed = await interaction.client.get(Entrants).lift(tournament.id, by, user_id)
    name = mention(user_id, own_words(interaction))
    return _done(interaction, changed, "tournament-lifted", name)


async def replace_by(
    interaction: Pressing, tournament: Tournament, number: int, user_id: int, name: str
) -> Panel:
    """Replace a participant. Refused: what ``Tournaments.replace`` refuses."""
    old = in_text(_name(tournament, number))
    changed = await interaction.client.get(Entrants).replace(
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
    TournamentPress, template=r"t-disqualify:(?P<tournament>\d+):(?P<number>\d+)"
):
    """Open the form for the reason of a disqualification."""

    defers = False

    async def pressed(self, interaction: Pressing) -> DisqualifyForm:
        tournament = organised_here(interaction, self.tournament_id)
        number = int(self.said["number"])
        name = _name(tournament, number)
        return DisqualifyForm(
            interaction.user.id, tournament.id, number, name, own_words(interaction)
        )


class DisqualifyForm(
    Form,
    template=r"t-disqualify-form:(?P<person>\d+):(?P<tournament>\d+):(?P<number>\d+)",
):
    """The form in which an organiser gives the reason of a disqualification."""

    def __init__(
        self, user_id: int, tournament_id: int, number: int, name: str, words: Words
    ) -> None:
        super().__init__(
            f"t-disqualify-form:{user_id}:{tournament_id}:{number}",
            words("tournament-disqualify-title"),
            cut(words("tournament-disqualify-why", name=isolated(name)), LABEL_LIMIT),
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Disqualify the participant. Refused: what ``Entrants.disqualify`` refuses."""
        tournament = organised_here(interaction, int(said["tournament"] or 0))
        number = int(said["number"] or 0)
        name, by = in_text(_name(tournament, number)), as_organiser(interaction)
        service = interaction.client.get(Entrants)
        changed = await service.disqualify(tournament.id, by, number, text)
        return _done(interaction, changed, "tournament-disqualified-other", name)


class SeedButton(TournamentPress, template=r"t-seed:(?P<tournament>\d+):(?P<number>\d+)"):
    """Open the form for the seed of a participant."""

    defers = False

    async def pressed(self, interaction: Pressing) -> SeedForm:
        tournament = organised_here(interaction, self.tournament_id)
        number = int(self.said["number"])
        _participant(tournament, number)
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
        """Seed the participant. Refused: what ``Entrants.seed`` refuses."""
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


class LiftMenu(TournamentPress, template=r"t-lift-menu:(?P<tournament>\d+)"):
    """Choose the user whose disqualification is lifted."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await lift(interaction, tournament, int(self.values[0]))


class ReplaceMenu(TournamentPress, template=r"t-replace:(?P<tournament>\d+):(?P<number>\d+)"):
    """Choose the user who replaces a participant."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        person = await chosen_person(self, interaction, tournament.guild_id)
        number = int(self.said["number"])
        return await replace_by(interaction, tournament, number, person.id, called(person))
