"""The menu of organisers, and the log of their actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import typed_text
from bot.features.tournaments.helpers import check_may_take_back
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.announce import announce_button
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    back_button,
    helped_here,
    organised_here,
    tournament_here,
    webhook_button,
)
from bot.features.tournaments.panels.edit import edit_button
from bot.features.tournaments.panels.export import export_button
from bot.features.tournaments.panels.featured import featured_button
from bot.features.tournaments.panels.lines import (
    STOPPED,
    TOURNAMENT,
    as_fit,
    signed_up_text,
    stage_text,
    title_text,
)
from bot.features.tournaments.panels.log import act_text
from bot.features.tournaments.panels.nudging import holdups_button
from bot.features.tournaments.panels.people import people_button
from bot.features.tournaments.panels.result import result_button
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.taking_back import can_be_taken_back
from bot.features.tournaments.tournament import CANCELLED, CHECK_IN, RUNNING, SIGN_UP
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Pressing, Style, button
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.words import Words
    from bot.features.tournaments.tournament import Act, Organiser, Tournament

LATEST = 3
LOG_ROOM = 3400


def organise_panel(
    tournament: Tournament, acts: Sequence[Act], by: Organiser, words: Words
) -> Panel:
    """Return the organiser's menu: stage, latest actions, and their possible actions."""
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    panel.text(stage_text(tournament, words))
    if tournament.status in (SIGN_UP, CHECK_IN):
        panel.text(signed_up_text(tournament, words))
    panel.text("\n".join(act_text(tournament, act, words) for act in acts[:LATEST]))
    everything = by.may_organise(tournament)
    if not everything:
        panel.text(words("tournament-results-only-about"))
    return panel.row(*_controls(tournament, acts, by, words, everything=everything))


def _controls(
    tournament: Tournament,
    acts: Sequence[Act],
    by: Organiser,
    words: Words,
    *,
    everything: bool,
) -> list[ui.Item[Any]]:
    """Return the buttons of a user's actions; ``everything``: not only results."""
    items: list[ui.Item[Any]] = []
    waits = tournament.status == RUNNING and tournament.opens_at is not None
    begins = tournament.status in (SIGN_UP, CHECK_IN) or (waits and tournament.unopened)
    if everything and begins and not tournament.paused:
        items.append(_ask_button(tournament, "start", words, Style.primary))
    if tournament.active:
        if everything:
            items.append(_do_button(tournament, "resume" if tournament.paused else "pause", words))
        items.append(people_button(tournament, words))
    if tournament.contest.rounds and tournament.status != CANCELLED:
        items.append(result_button(tournament, words))
    if tournament.active:
        if any(tournament.open_matches()):
            items.append(holdups_button(tournament, words))
        if everything:
            items.append(featured_button(tournament, words))
            items.append(edit_button(tournament, words))
            items.append(announce_button(tournament, words))
    if any(_may_take_back(tournament, act, by) for act in acts):
        items.append(_ask_button(tournament, "undo", words))
    items.append(LogButton(button(f"t-log:{tournament.id}", words("tournament-log-button"))))
    items.append(export_button(tournament, words))
    if everything:
        items.append(button(f"t-again:{tournament.id}", words("tournament-again-button")))
    if everything and tournament.active:
        items.append(_ask_button(tournament, "cancel", words, Style.danger))
    if everything and not tournament.active:
        items.append(webhook_button(tournament, words))
    return items


def _may_take_back(tournament: Tournament, act: Act, by: Organiser) -> bool:
    """Return whether a user may take back an action, of a kind that can be."""
    try:
        check_may_take_back(tournament, act, by)
    except Refusal:
        return False
    return can_be_taken_back(tournament, act)


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
    """Return a button; ``act`` fixes the action to take back, so that it is no other."""
    label = words(f"tournament-{what}-button")
    about = "" if act is None else f":{act.id}"
    return DoButton(button(f"t-do:{tournament.id}:{what}{about}", label, style))


def ask_panel(tournament: Tournament, what: str, words: Words, act: Act | None = None) -> Panel:
    """Return the confirmation of ``start``, ``cancel`` or ``undo`` (of ``act``)."""
    panel = Panel(STOPPED)
    panel.text(
        words(
            f"tournament-ask-{what}",
            name=typed_text(tournament.name),
            status=tournament.status,
            count=len(tournament.active_entrants),
            missing=len(tournament.missing) if tournament.status == CHECK_IN else 0,
        )
    )
    if what == "start" and tournament.singles and not tournament.contest.rounds:
        panel.text(words("team-ask-start", count=len(tournament.singles)))
    if act is not None:
        panel.text(act_text(tournament, act, words))
    style = Style.danger if what == "cancel" else Style.primary
    yes = _do_button(tournament, what, words, style, act)
    return panel.row(yes, back_button(tournament, words))


@tournament_action("organise", helpers=True)
async def show_organising(interaction: Pressing, tournament: Tournament) -> Panel:
    """Show the organiser's menu."""
    acts = interaction.client.get(Tournaments).log(tournament.id)
    return organise_panel(tournament, acts, as_organiser(interaction), own_words(interaction))


def ask(interaction: Pressing, tournament: Tournament, what: str) -> Panel:
    """Ask an organiser to confirm.

    Refused: ``tournament-begun`` if sign-up and check-in are over already; of an undo, as by
    ``Tournaments.take_back``.
    """
    service, act = interaction.client.get(Tournaments), None
    waits = tournament.waits(interaction.client.get(Tables).now())
    if what == "start" and tournament.status == RUNNING and not waits:
        raise Refusal("tournament-begun")
    if what == "undo":
        act = service.undoable(tournament, as_organiser(interaction))
    return ask_panel(tournament, what, own_words(interaction), act)


@tournament_action("log", helpers=True)
async def show_log(interaction: Pressing, tournament: Tournament) -> Panel:
    """Show all actions of organisers."""
    words = own_words(interaction)
    lines = [
        act_text(tournament, act, words)
        for act in interaction.client.get(Tournaments).log(tournament.id)
    ]
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    panel.text(as_fit(lines, LOG_ROOM, words)).row(back_button(tournament, words))
    return panel


async def do(
    interaction: Pressing, tournament: Tournament, what: str, act: int | None = None
) -> Panel:
    """Carry out an organiser's action; show the menu. ``act``: the one to take back.

    Refused: as by the service.
    """
    service, by = interaction.client.get(Tournaments), as_organiser(interaction)
    await _carried_out(service, tournament.id, by, what, act)
    if what == "start":  # the director's next step takes a moment
        words = own_words(interaction)
        panel = Panel(TOURNAMENT).text(
            words("tournament-started", name=typed_text(tournament.name))
        )
        panel.row(back_button(tournament, words))
        return panel
    return await show_organising(interaction, tournament)


@tournament_action("start", organisers=True)
async def ask_to_start(interaction: Pressing, tournament: Tournament) -> Panel:
    """Ask to confirm that sign-up or check-in closes now. Refused: as by ``ask``."""
    return ask(interaction, tournament, "start")


@tournament_action("cancel", organisers=True)
async def ask_to_cancel(interaction: Pressing, tournament: Tournament) -> Panel:
    """Ask to confirm that the tournament is cancelled."""
    return ask(interaction, tournament, "cancel")


@tournament_action("undo", helpers=True)
async def ask_to_undo(interaction: Pressing, tournament: Tournament) -> Panel:
    """Ask to confirm that an organiser's last action is taken back."""
    return ask(interaction, tournament, "undo")


@tournament_action("pause", organisers=True)
async def pause(interaction: Pressing, tournament: Tournament) -> Panel:
    """Pause: no new step begins, and clocks stop. Refused: as by ``do``."""
    return await do(interaction, tournament, "pause")


@tournament_action("resume", organisers=True)
async def resume(interaction: Pressing, tournament: Tournament) -> Panel:
    """Resume after a pause. Refused: as by ``do``."""
    return await do(interaction, tournament, "resume")


async def _carried_out(
    service: Tournaments, tournament_id: int, by: Organiser, what: str, act: int | None
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
    """Show the organiser's menu."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await show_organising(interaction, tournament)


class AskButton(TournamentPress, template=r"t-ask:(?P<tournament>\d+):(?P<what>start|cancel|undo)"):
    """Ask to confirm an action."""

    async def pressed(self, interaction: Pressing) -> Panel:
        allowed = helped_here if self.said["what"] == "undo" else organised_here
        return ask(interaction, allowed(interaction, self.tournament_id), self.said["what"])


class DoButton(
    TournamentPress,
    template=r"t-do:(?P<tournament>\d+):(?P<what>start|pause|resume|cancel|undo)(:(?P<act>\d+))?",
):
    """Carry out an action, confirmed where that is needed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        act = self.said["act"]
        return await do(interaction, tournament, self.said["what"], int(act) if act else None)


class LogButton(TournamentPress, template=r"t-log:(?P<tournament>\d+)"):
    """Show the log of organisers' actions."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await show_log(interaction, tournament)
