"""The features of the actions of Innovation, by which the expert plays turns on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.innovation.cards import CARDS, RESOURCES
from engine.innovation.player import Player
from engine.players.policy import Policy

_NUMBER = {card: number for number, card in enumerate(CARDS)}
_ICON = {card.id: RESOURCES.index(card.dogma_icon) for card in CARDS.values()}
_CARDS = len(CARDS)
_HELD = ("no card", "1 or 2 cards", "3 cards or more")
_ABOVE_TOP = range(-4, 6)  # the value of a card melded, less that of the card it covers
_ABOVE_ALL = range(-8, 4)  # the same, less that of the highest top card
_DRAWN = range(8)  # cards in hand when one more is drawn
_WHEN = ("first", "last")  # of the actions of the turn

_GROUPS = {
    "alone": tuple(f"dogma {card} alone" for card in CARDS),
    "shared": tuple(f"dogma {card} shared" for card in CARDS),
    "held": tuple(f"dogma {card} with {held} in hand" for held in _HELD for card in CARDS),
    "unscored": tuple(f"dogma {card} with nothing scored" for card in CARDS),
    "scored": tuple(f"dogma {card} with a score" for card in CARDS),
    "meld": tuple(f"meld {card} {when}" for when in _WHEN for card in CARDS),
    "cover": tuple(f"cover {card}" for card in CARDS),
    "above top": tuple(f"meld {gap:+} above top" for gap in _ABOVE_TOP),
    "above all": tuple(f"meld {gap:+} above all" for gap in _ABOVE_ALL),
    "draw": tuple(f"draw to {held} cards {when}" for when in _WHEN for held in _DRAWN),
    "new": tuple(f"meld new colour of {age} {when}" for when in _WHEN for age in range(1, 11)),
}
NAMES = tuple(name for names in _GROUPS.values() for name in names)
_FIRST = {group: NAMES.index(names[0]) for group, names in _GROUPS.items()}


def features(me: Player, options: Sequence[str]) -> list[tuple[int, ...]]:
    """Return the places in ``NAMES`` of the features of each action of ``options``.

    An achievement has none: it is claimed before any other action.
    """
    held, last = len(me.hand), me.table.actions == 1
    with_hand = _FIRST["held"] + _CARDS * (0 if not held else 1 if held < 3 else 2)
    with_score = _FIRST["scored" if me.score_pile else "unscored"]
    melding = _FIRST["meld"] + _CARDS * last
    rivals = [rival.icons for rival in me.opponents]
    highest = me.highest_top
    found: list[tuple[int, ...]] = []
    for option in options:
        action, _, what = option.partition(" ")
        if action == "draw":
            drawn = min(held, len(_DRAWN) - 1)
            found.append((_FIRST["draw"] + len(_DRAWN) * last + drawn,))
        elif action == "dogma":
            number, icon = _NUMBER[what], _ICON[what]
            mine = me.icons[icon]
            shared = any(icons[icon] >= mine for icons in rivals)
            first = _FIRST["shared" if shared else "alone"]
            found.append((first + number, with_hand + number, with_score + number))
        elif action == "meld":
            card = CARDS[what]
            place = melding + _NUMBER[what]
            above = _FIRST["above all"] + _clamped(card.age - highest, _ABOVE_ALL)
            top = me.top(card.color)
            if top is None:
                found.append((place, above, _FIRST["new"] + 10 * last + card.age - 1))
            else:
                gap = _FIRST["above top"] + _clamped(card.age - top.age, _ABOVE_TOP)
                found.append((place, above, _FIRST["cover"] + _NUMBER[top.id], gap))
        else:
            found.append(())
    return found


def _clamped(gap: int, allowed: range) -> int:
    """Return the place in ``allowed`` of ``gap``, or of the nearest number."""
    return min(max(gap, allowed[0]), allowed[-1]) - allowed[0]


POLICY = Policy("innovation", NAMES, features)
