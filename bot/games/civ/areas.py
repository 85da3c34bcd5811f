"""The areas of players of Carta Impera Victoria, a line for each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.core.words import Words
from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView


def standing(seat: SeatView, mark: str, words: Words, names: Mapping[str, str]) -> str:
    """Return hand size, area and majorities after ``mark``, the best domain first.

    That is the domain nearest to hegemony.
    """
    facts: dict[str, str | int] = {
        "mark": mark,
        "name": names[seat.name],
        "hand": seat.hand_size,
        "area": _area(seat, words),
        "points": seat.points,
    }
    if seat.team is None:
        return words("civ-standing", **facts)
    return words("civ-standing-team", team=words("team-number", number=seat.team + 1), **facts)


def _area(seat: SeatView, words: Words) -> str:
    held = [domain for domain in DOMAINS if seat.area[domain]]
    if not held:
        return words("civ-standing-nothing")
    nearest = min(held, key=lambda domain: seat.needed[domain] - seat.area[domain])
    held.remove(nearest)
    shown = [
        words(
            f"civ-standing-{'nearest' if domain == nearest else 'domain'}",
            icon=words(f"domain-icon-{domain}"),
            have=seat.area[domain],
            needed=seat.needed[domain],
        )
        for domain in (nearest, *held)
    ]
    return " ".join(shown)


def cards_text(cards: Iterable[str], words: Words) -> list[str]:
    """Return cards grouped by domain, in the order of the domains: ``2 × Army``."""
    counted = Counter(cards)
    return [
        words(
            "log-civ-card" if counted[domain] == 1 else "log-civ-cards",
            icon=words(f"domain-icon-{domain}"),
            name=words.card(domain),
            count=counted[domain],
        )
        for domain in DOMAINS
        if counted[domain]
    ]
