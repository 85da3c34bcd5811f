"""How a seat whose player has resigned is played: so that nobody has to wait for it."""

from __future__ import annotations

from engine import Decision


def plain_answer(decision: Decision) -> tuple[str, ...]:
    """A legal answer that does as little as possible: draw, decline, say no, the first options."""
    for idle in ("draw", "no"):
        if decision.kind in ("action", "yes-no") and idle in decision.options:
            return (idle,)
    if decision.kind == "order":
        return decision.options
    if decision.min == 0:
        return ()
    if decision.groups:
        return decision.groups[0]
    return decision.options[: decision.max if decision.whole else decision.min]
