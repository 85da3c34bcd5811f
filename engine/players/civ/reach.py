"""Upper bounds of a turn's achievable results in Carta Impera Victoria."""

from __future__ import annotations

from engine.civ.domains import DOMAINS, HAND_LIMIT
from engine.civ.player import Player, Table

BREAKTHROUGH = 5  # cards that it draws
LIMITS = (HAND_LIMIT, 5, 7)  # hand limit by the level of Religion


def may_win(table: Table, player: Player, at_a_glance: bool = False) -> bool:
    """Return whether ``player`` may win in the turn that begins or goes on.

    An upper bound, except for lines in which effects reach a third level of one another and, at a
    glance, for lines that depend on the cards that Breakthrough draws.
    """
    plays = int(table.step_name == "play" and bool(player.hand))
    economy = _level(table, player, "economy", plays)
    science = _level(table, player, "science", plays + economy)
    economy = _level(table, player, "economy", plays + science)
    further = economy + science
    if _may_end(table, player, plays, further, at_a_glance):
        return True
    for domain in DOMAINS:
        missing = player.needed(domain) - player.area[domain]
        if missing <= 0:
            return True
        if missing <= plays + further and missing <= _obtainable(
            table, player, domain, further, at_a_glance
        ):
            return True
    return False


def _may_end(table: Table, player: Player, plays: int, further: int, at_a_glance: bool) -> bool:
    """Return whether this turn may be the last one, with the most majorities.

    Each card that is played, and an Attack, may win one more of them.
    """
    if (table.players.index(player) + 1) % len(table.players) != table.first:
        return False
    spent = plays + further + _level(table, player, "army", plays + further)
    kept = max(0, len(player.hand) - spent)
    draws = max(table.limit, LIMITS[_level(table, player, "religion", plays)]) - kept
    if not at_a_glance and _may_discard(table, player, "science", plays):
        draws += BREAKTHROUGH
    if len(table.deck) > draws:
        return False
    points = table.points()
    gains = plays + further + _may_discard(table, player, "army", plays)
    return points[player.name] + gains >= max(points.values())


def _obtainable(table: Table, player: Player, domain: str, further: int, at_a_glance: bool) -> int:
    """Return how many cards of ``domain`` the hand may hold while cards are played."""
    number = player.hand.count(domain)
    if not further:
        return number
    plays = int(table.step_name == "play")
    if _level(table, player, "utopia", plays + further):
        number += table.discard.count(domain)
    if _may_discard(table, player, "religion", plays):
        number += max(other.hand.count(domain) for other in player.others)
    if not at_a_glance and _may_discard(table, player, "science", plays):
        number += table.deck[:BREAKTHROUGH].count(domain)
    return number


def _may_discard(table: Table, player: Player, domain: str, plays: int) -> bool:
    """Return whether ``player`` may still use the discard effect of ``domain``."""
    return domain not in table.discard_used and player.area[domain] + plays > 0


def _level(table: Table, player: Player, domain: str, plays: int) -> int:
    """Return the highest level at which ``player`` may still use or copy an effect.

    ``plays``: the cards that may be played before.
    """
    if domain in table.permanent_used:
        return 0
    cards = player.area[domain] + plays
    others = player.others
    culture = player.area["culture"] + plays
    if not table.inspired and culture > max(other.area["culture"] for other in others):
        cards = max(cards, *(other.area[domain] for other in others))
    return sum(cards >= number for number in table.thresholds.values())
