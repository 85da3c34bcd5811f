"""The choices of the settings of a tournament, as lines of menus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.core.words import language_name
from bot.features.lobby.terms import pace_choice
from bot.features.tournaments.contest.formats import SEEDINGS
from bot.features.tournaments.panels.lines import hours_text
from bot.ui.choice import Choice
from bot.ui.menu import add_plain_menu
from bot.ui.panel import OPTIONS_LIMIT, Panel
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.draft import Draft
    from bot.ui.press import Press

# The settings toggled by a button.
SWITCHES = {"seeding": SEEDINGS, "third_place": ("no", "yes"), "teams": ("no", "yes")}
# The settings that are numbers.
NUMBERS = {
    "seats",
    "rounds",
    "cut",
    "best_of",
    "byes",
    "legs",
    "groups",
    "advance",
    "sign_up_hours",
    "round_day",
    "round_hour",
    "pace",
    "round_hours",
    "min_people",
    "max_people",
    "check_in_hours",
}


def add_setting(
    panel: Panel, kind: type[Press], custom_id: str, draft: Draft, field: str, words: Words
) -> None:
    """Add the menu of one setting to ``panel``, unless it has only one choice."""
    lines = list(setting_lines(draft, field, words))
    if len(lines) > 1:
        chosen = str(getattr(draft, field))
        if all(value != chosen for value, _ in lines):
            lines = [(chosen, number_choice(draft, field, int(chosen), words)), *lines]
        placeholder = words(f"{_key(draft, field)}-placeholder")
        add_plain_menu(panel, kind, custom_id, lines[:OPTIONS_LIMIT], placeholder, chosen)


def switched(draft: Draft, field: str, words: Words) -> tuple[str, str] | None:
    """Return the other value of a setting toggled by a button, and the button's label.

    ``None``: there is no choice.
    """
    others = [each for each in draft.choices(field) if each != getattr(draft, field)]
    if not others:
        return None
    value = others[0] if field == "seeding" else "yes" if others[0] else "no"
    return value, words(f"tournament-{field.replace('_', '-')}-{value}-button")


def switch_value(field: str, value: str) -> str | bool:
    """Return a value of ``switched`` as the setting has it.

    Refused: ``unknown-action``.
    """
    if value not in SWITCHES[field]:
        raise Refusal("unknown-action")
    return value if field == "seeding" else value == "yes"


def chosen_role(press: Press, guild_id: int | None) -> int:
    """Return the id of the role chosen in a ``role_menu``; 0: none."""
    roles = press.picked
    # The role @everyone has the server's id: it is no restriction.
    return roles[0].id if roles and roles[0].id != guild_id else 0


def role_menu(custom_id: str, placeholder: str, role_id: int) -> ui.RoleSelect[Any]:
    """Return a menu of the server's roles, to choose one or none; 0: none is chosen."""
    kind = discord.SelectDefaultValueType.role
    default = [discord.SelectDefaultValue(id=role_id, type=kind)] if role_id else []
    return ui.RoleSelect(
        custom_id=custom_id, placeholder=placeholder, min_values=0, default_values=default
    )


def setting_lines(draft: Draft, field: str, words: Words) -> Iterable[tuple[str, Choice]]:
    """Return the choices of a setting: value and line of the menu."""
    match field:
        case "game":
            return [(each, Choice(words(f"game-{each}"))) for each in draft.choices(field)]
        case "variant":
            return [
                (
                    each,
                    Choice(
                        words(f"{draft.game}-variant-{each}"),
                        words(f"{draft.game}-variant-{each}-about"),
                    ),
                )
                for each in draft.choices(field)
            ]
        case "format":
            return [
                (
                    each,
                    Choice(
                        words(f"tournament-format-{each}"), words(f"tournament-format-{each}-about")
                    ),
                )
                for each in draft.choices(field)
            ]
        case "language":
            return [(each, Choice(language_name(each))) for each in draft.choices(field)]
        case "overdue":
            return _rules(
                draft.choices(field), "tournament-overdue", "tournament-new-overdue", words
            )
        case "at_deadline":
            rules = draft.choices(field)
            return _rules(rules, "tournament-deadline", "tournament-new-at-deadline", words)
        case "check_in":
            check_ins = draft.choices(field)
            return [(each, Choice(words(f"tournament-check-in-{each}"))) for each in check_ins]
    numbers = draft.choices(field)
    return [(str(number), number_choice(draft, field, number, words)) for number in numbers]


def _rules(rules: Iterable[str], key: str, label: str, words: Words) -> list[tuple[str, Choice]]:
    """Return the choices for a deadline that has passed; ``label`` names it."""
    return [(each, Choice(words(label, rule=words(f"{key}-{each}")))) for each in rules]


def number_choice(draft: Draft, field: str, number: int, words: Words) -> Choice:
    """Return a number as a line of a menu."""
    if field == "round_hour":
        return Choice(words("tournament-at-hour", time=f"{number:02}:00", zone=draft.zone))
    if field == "round_hours" and number == 0 and draft.round_day:
        return Choice(words("tournament-until-round-day"))
    if field == "round_day":
        name = words.weekday(number - 1) if number else words("tournament-new-round-day-none")
        return Choice(name)
    if field == "pace":
        return Choice(
            words("tournament-new-pace", pace=number, time=pace_choice(number, words).label)
        )
    key = _key(draft, field)
    if field == "cut":
        return Choice(words(key, count=number, seats=draft.seats))
    if field.endswith("_hours"):
        time = hours_text(number, words) if number else ""
        return Choice(words(key, count=number, time=time))
    return Choice(words(key, count=number))


def _key(draft: Draft, field: str) -> str:
    """Return the key of the texts of a setting, which may be a number of teams."""
    counts_teams = draft.teams and field in ("min_people", "max_people")
    return f"{'team' if counts_teams else 'tournament'}-new-{field.replace('_', '-')}"
