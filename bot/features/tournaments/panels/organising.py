"""What organisers can do in a tournament, and what they have done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import stored_in_text, typed_text
from bot.features.tournaments.panels.announce import announce_button
from bot.features.tournaments.panels.edit import edit_button
from bot.features.tournaments.panels.export import export_button
from bot.features.tournaments.panels.here import TournamentPress, back_button, organised_here
from bot.features.tournaments.panels.lines import (
    STOPPED,
    TOURNAMENT,
    as_fit,
    mention,
    stage_text,
    title_text,
)
from bot.features.tournaments.panels.people import people_button
from bot.features.tournaments.panels.result import result_button
from bot.features.tournaments.taking_back import NEVER
from bot.features.tournaments.tournament import CANCELLED, CHECK_IN, RUNNING, SIGN_UP
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Pressing, Style, button
from bot.ui.times import shown_time
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.words import Words
    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Act, Tournament

LATEST = 3
LOG_ROOM = 3400


def organise_panel(tournament: Tournament, acts: Sequence[Act], words: Words) -> Panel:
    """How far the tournament is, what organisers did last, and all that they can do now."""
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    panel.text(stage_text(tournament, words))
    count, plan = len(tournament.active_people), tournament.plan
    if tournament.status in (SIGN_UP, CHECK_IN):
        panel.text(
            words("tournament-signed-up", count=count, min=plan.min_people, max=plan.max_people)
        )
    panel.text("\n".join(act_text(act, words) for act in acts[:LATEST]))
    items: list[ui.Item[Any]] = []
    if tournament.status in (SIGN_UP, CHECK_IN) and not tournament.paused:
        items.append(_ask_button(tournament, "start", words, Style.primary))
    if tournament.active:
        items.append(_do_button(tournament, "resume" if tournament.paused else "pause", words))
        items.append(people_button(tournament, words))
    if tournament.contest.rounds and tournament.status != CANCELLED:
        items.append(result_button(tournament, words))
    if tournament.active:
        items.append(edit_button(tournament, words))
        items.append(announce_button(tournament, words))
    if any(can_be_taken_back(act) for act in acts):
        items.append(_ask_button(tournament, "undo", words))
    items.append(LogButton(button(f"t-log:{tournament.id}", words("tournament-log-button"))))
    items.append(export_button(tournament, words))
    if tournament.active:
        items.append(_ask_button(tournament, "cancel", words, Style.danger))
    return panel.row(*items)


def _ask_button(
    tournament: Tournament, what: str, words: Words, style: Style = Style.secondary
) -> AskButton:
    label = words(f"tournament-{what}-button")
    return AskButton(button(f"t-ask:{tournament.id}:{what}", label, style))


def _do_button(
    tournament: Tournament,
    what: str,
    words: Words,
    style: Style = Style.secondary,
    act: Act | None = None,
) -> DoButton:
    """``act``: what is to be taken back, so that it is nothing else."""
    label = words(f"tournament-{what}-button")
    about = "" if act is None else f":{act.id}"
    return DoButton(button(f"t-do:{tournament.id}:{what}{about}", label, style))


def can_be_taken_back(act: Act) -> bool:
    """Whether this is something that an organiser did, and that still stands."""
    return act.taken_back_by is None and act.kind not in NEVER


def act_text(act: Act, words: Words) -> str:
    """Who did what when, and who has taken it back."""
    about = act.about
    line = words(
        f"tournament-act-{act.kind}",
        by=mention(act.by, words),
        itself="yes" if act.by is None else "no",
        when=shown_time(act.at, "R"),
        name=stored_in_text(about.get("name", "")),
        other=stored_in_text(about.get("to_name", "")),
        round=about.get("round", 0),
        table=about.get("table", 0),
        channel=f"<#{about.get('channel', 0)}>",
        person=mention(about.get("user_id"), words),
    )
    if act.taken_back_by is None:
        return line
    return words("tournament-act-taken-back", act=line, by=mention(act.taken_back_by, words))


def ask_panel(tournament: Tournament, what: str, acts: Sequence[Act], words: Words) -> Panel:
    """The question whether an organiser is sure; ``what``: ``start``, ``cancel`` or ``undo``."""
    panel = Panel(STOPPED)
    panel.text(
        words(
            f"tournament-ask-{what}",
            name=typed_text(tournament.name),
            status=tournament.status,
            count=len(tournament.active_people),
            missing=len(tournament.missing) if tournament.status == CHECK_IN else 0,
        )
    )
    act = None
    if what == "undo":
        act = next((act for act in acts if can_be_taken_back(act)), None)
        panel.text(act_text(act, words) if act else words("tournament-nothing-done"))
    style = Style.danger if what == "cancel" else Style.primary
    yes = _do_button(tournament, what, words, style, act)
    return panel.row(yes, back_button(tournament, words))


async def show_organising(interaction: Pressing, tournament: Tournament) -> None:
    """Show an organiser what they can do. Refused: ``tournament-organise``."""
    tournament = organised_here(interaction, tournament.id)
    acts = interaction.client.tournaments.log(tournament.id)
    panel = organise_panel(tournament, acts, own_words(interaction))
    await interaction.edit_original_response(**panel.editing())


async def ask(interaction: Pressing, tournament: Tournament, what: str) -> None:
    """Ask an organiser whether they are sure.

    Refused: ``tournament-organise``, and ``tournament-begun`` where nothing is to be started.
    """
    tournament = organised_here(interaction, tournament.id)
    if what == "start" and tournament.status == RUNNING:
        raise Refusal("tournament-begun")
    acts = interaction.client.tournaments.log(tournament.id)
    panel = ask_panel(tournament, what, acts, own_words(interaction))
    await interaction.edit_original_response(**panel.editing())


async def show_log(interaction: Pressing, tournament: Tournament) -> None:
    """Show all that organisers did. Refused: ``tournament-organise``."""
    tournament = organised_here(interaction, tournament.id)
    words = own_words(interaction)
    lines = [act_text(act, words) for act in interaction.client.tournaments.log(tournament.id)]
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    panel.text(as_fit(lines, LOG_ROOM, words)).row(back_button(tournament, words))
    await interaction.edit_original_response(**panel.editing())


async def do(
    interaction: Pressing, tournament: Tournament, what: str, act: int | None = None
) -> None:
    """Do what an organiser wants, and show how things stand then; ``act``: what is taken back.

    Refused: ``tournament-organise``, and what the service refuses.
    """
    tournament = organised_here(interaction, tournament.id)
    service, by = interaction.client.tournaments, interaction.user.id
    await _carried_out(service, tournament.id, by, what, act)
    if what == "start":  # what follows from it takes a moment
        words = own_words(interaction)
        panel = Panel(TOURNAMENT).text(
            words("tournament-started", name=typed_text(tournament.name))
        )
        panel.row(back_button(tournament, words))
        await interaction.edit_original_response(**panel.editing())
        return
    await show_organising(interaction, tournament)


async def _carried_out(
    service: Tournaments, tournament_id: int, by: int, what: str, act: int | None
) -> None:
    match what:
        case "start":
            await service.start(tournament_id, by)
        case "pause":
            await service.pause(tournament_id, by)
        case "resume":
            await service.resume(tournament_id, by)
        case "cancel":
            await service.cancel(tournament_id, by)
        case "undo":
            await service.take_back(tournament_id, by, act)


class OrganiseButton(TournamentPress, template=r"t-organise:(?P<tournament>\d+)"):
    """What organisers can do."""

    async def pressed(self, interaction: Pressing) -> None:
        tournament = organised_here(interaction, self.tournament_id)
        await show_organising(interaction, tournament)


class AskButton(TournamentPress, template=r"t-ask:(?P<tournament>\d+):(?P<what>start|cancel|undo)"):
    """Something grave: are you sure?"""

    async def pressed(self, interaction: Pressing) -> None:
        tournament = organised_here(interaction, self.tournament_id)
        await ask(interaction, tournament, self.said["what"])


class DoButton(
    TournamentPress,
    template=r"t-do:(?P<tournament>\d+):(?P<what>start|pause|resume|cancel|undo)(:(?P<act>\d+))?",
):
    """Do it."""

    async def pressed(self, interaction: Pressing) -> None:
        tournament = organised_here(interaction, self.tournament_id)
        act = self.said["act"]
        await do(interaction, tournament, self.said["what"], int(act) if act else None)


class LogButton(TournamentPress, template=r"t-log:(?P<tournament>\d+)"):
    """What organisers did."""

    async def pressed(self, interaction: Pressing) -> None:
        tournament = organised_here(interaction, self.tournament_id)
        await show_log(interaction, tournament)
