"""Settings of drafts that other features add to the panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bot.features.tournaments.draft import Draft
    from bot.ui.press import Press, Pressing


@dataclass(frozen=True, slots=True)
class DraftSetting:
    """A setting as it is shown: a line among the choices, and its menu, if any."""

    text: str
    menu: Press | None


class DraftExtension(Protocol):
    """A setting that a feature adds to drafts."""

    def setting(self, interaction: Pressing, draft: Draft) -> DraftSetting:
        """Return the setting for the user of an interaction."""

    def fitted(self, interaction: Pressing, draft: Draft) -> Draft:
        """Return ``draft``, without the setting if this user can't have it now."""


# Of all features, in the order of definition.
EXTENSIONS: list[DraftExtension] = []
