"""Upper bounds of a turn's achievable results in Innovation."""

from __future__ import annotations

from engine.innovation.player import Table
from engine.innovation.table import Seat

# The cards by which a game can be won at once.
WINNING = frozenset(
    {"empiricism", "collaboration", "bioengineering", "self-service", "globalization", "ai"}
)
NEARLY = 2  # achievements missing that a turn may bring
FEW = 6  # cards of the highest ages left when a turn may draw the last one


def may_win(table: Table, player: Seat) -> bool:
    """Return whether ``player`` may win in the turn that begins or goes on.

    True if few achievements are missing, if they have a card that wins, or if few cards are left.
    """
    if table.needed - table.team_achievements(player) <= NEARLY:
        return True
    if any(card.id in WINNING for card in (*player.top_cards, *player.hand)):
        return True
    highest = max(player.highest_top, 1)
    return sum(len(table.decks[age]) for age in range(highest, 11)) <= FEW
