"""Edits of an open tournament: settings that can still change, and their values."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.features.tournaments.contest import formats
from bot.features.tournaments.draft import Draft
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.features.tournaments.tournament import Tournament

# The settings that can always be changed: they matter from the next round on.
ALWAYS = (
    "pace",
    "overdue",
    "round_hours",
    "at_deadline",
    "max_people",
    "check_in",
    "check_in_hours",
    "role_id",
    "round_day",
    "round_hour",
)
# Those that can be changed until the first round is paired.
BEFORE = (
    "min_people",
    "rounds",
    "legs",
    "groups",
    "advance",
    "third_place",
    "seeding",
    "byes",
    "cut",
    "best_of",
)
# Those of them that can be changed until the last Swiss round is over.
BETWEEN = ("rounds", "byes", "cut", "third_place", "best_of")


def editable(tournament: Tournament) -> tuple[str, ...]:
    """Return the settings that can be changed now, besides the name and the text."""
    if not tournament.contest.rounds:
        return (*ALWAYS, *BEFORE)
    contest, settings = tournament.contest, tournament.contest.settings
    form = formats.FORMATS[settings.format]
    if settings.format != "swiss":
        return (*ALWAYS, "rounds") if "rounds" in form.takes(settings) else ALWAYS
    if formats.swiss_over(contest):
        return ALWAYS
    return (*ALWAYS, *(each for each in BETWEEN if each in form.takes(settings)))


def value_of(tournament: Tournament, field: str) -> Any:
    """Return the value of a setting as in a draft, or of ``name`` or ``about``."""
    if field == "about":
        return tournament.plan.about
    return getattr(Draft.of(tournament), field)


def edited(tournament: Tournament, field: str, value: Any) -> Tournament:
    """Return ``tournament`` with another value of a setting, name or text.

    Other settings change with it if they have to fit. Refused: ``tournament-setting-fixed`` if it
    can't be changed any more, ``tournament-max-below`` (``count``: the entrants),
    ``tournament-rounds-below`` (``count``: the rounds paired), and as by ``formats.check``.
    """
    if field == "name":
        return replace(tournament, name=value)
    if field == "about":
        return replace(tournament, plan=replace(tournament.plan, about=value))
    _check_editable(tournament, [field])
    return _with(tournament, Draft.of(tournament).with_choice(**{field: value}))


def restored(tournament: Tournament, field: str, value: Any, fitted: dict[str, Any]) -> Tournament:
    """Return ``tournament`` with an earlier value of a setting, name or text.

    ``fitted`` are the settings that changed with it, with their earlier values; no others change.
    Refused: as by ``edited``.
    """
    if field in ("name", "about"):
        return edited(tournament, field, value)
    _check_editable(tournament, [field])
    after = _with(tournament, replace(Draft.of(tournament), **{field: value, **fitted}))
    _check_editable(after, fitted)  # some apply only with this value
    return after


def _check_editable(tournament: Tournament, fields: Iterable[str]) -> None:
    if not set(fields).issubset(editable(tournament)):
        raise Refusal("tournament-setting-fixed")


def _with(tournament: Tournament, draft: Draft) -> Tournament:
    """Return ``tournament`` with the settings of ``draft``."""
    contest = tournament.contest
    settings = replace(draft.settings, first_seat=contest.settings.first_seat)
    formats.check(settings)
    count, paired = len(tournament.active_entrants), len(contest.rounds)
    if draft.max_people < min(count, tournament.plan.max_people):
        raise Refusal("tournament-max-below", count=count)
    if draft.rounds and draft.rounds < paired:
        raise Refusal("tournament-rounds-below", count=paired)
    return replace(
        tournament,
        plan=replace(tournament.plan, **draft.planned),
        contest=replace(contest, settings=settings),
        terms=replace(tournament.terms, pace=draft.terms.pace, overdue=draft.terms.overdue),
    )
