"""The tables at which the engine and the second model are compared, in turn."""

from __future__ import annotations

from typing import Any

VARIANTS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "civ": [
        (players, {"variant": variant, "teams": teams, "strict": strict})
        for strict in (False, True)
        for variant in ("base", "draft")
        for players, teams in ((2, False), (3, False), (4, False), (4, True))
    ],
    "innovation": [
        (players, {"strict": strict, "language": language, **more})
        for language in ("en", "fr", "it")
        for strict in (False, True)
        for players, more in (
            (2, {}),
            (3, {}),
            (4, {}),
            (4, {"teams": True}),
            (2, {"extra_achievement": True}),
            (4, {"teams": True, "extra_achievement": True}),
        )
    ],
}
