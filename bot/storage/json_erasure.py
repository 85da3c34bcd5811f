"""Erasing a user's id and names from stored JSON. Pure."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.core.table import NOBODY

# The keys of users, and of their names beside them.
_NAMED = {"user_id": "name", "to": "to_name", "barred": "barred_name"}
# The keys that hold names of users.
_NAMES = {"name", "to_name", "barred_name", "replaced", "owner", "before", "title"}


def without_user(value: Any, user_id: int, names: Collection[str], neutral: str) -> Any:
    """Return the JSON ``value`` without this user's id and ``names``, now ``neutral``."""
    if isinstance(value, dict):
        # A user who was removed before the first round is named nowhere else.
        own = [value.get(name) for key, name in _NAMED.items() if value.get(key) == user_id]
        own += names_in_team(value, user_id)
        names = {*names, *(name for name in own if name)}
        return {
            key: neutral
            if key in _NAMES and isinstance(each, str) and each in names
            else without_user(each, user_id, names, neutral)
            for key, each in value.items()
        }
    if isinstance(value, list):
        return [without_user(each, user_id, names, neutral) for each in value]
    return NOBODY if value == user_id and not isinstance(value, bool) else value


def holds(value: Any, user_id: int) -> bool:
    """Return whether the JSON ``value`` contains this user's id."""
    return bool(without_user(value, user_id, (), "") != value)


def concerns(about: dict[str, Any], user_id: int) -> bool:
    """Return whether facts are about this user, or a team of theirs."""
    return user_id in (about.get("user_id"), *_members(about))


def names_in_team(about: dict[str, Any], user_id: int) -> list[str]:
    """Return the names of a user, and of their team, in facts about the team.

    The name of a team may reveal its members. Facts about other teams yield none.
    """
    if user_id not in _members(about):
        return []
    own = [each["name"] for each in about["members"] if each["user_id"] == user_id]
    return [*own, *(about[key] for key in ("name", "title") if about.get(key))]


def _members(about: dict[str, Any]) -> list[int]:
    members = about.get("members", ())
    return [each["user_id"] for each in members if isinstance(each, dict)]
