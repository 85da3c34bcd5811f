"""The facts of the 105 cards: age, colour, icons, kinds of effects, names."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass, field
from importlib.resources import files

RESOURCES = ("castle", "crown", "leaf", "lightbulb", "factory", "clock")
COLORS = ("red", "yellow", "green", "blue", "purple")

# Places of the four icons: top left, bottom left, bottom centre, bottom right. By splay, the icons
# that cards below the top one show.
SHOWN = {"left": (3,), "right": (0, 1), "up": (1, 2, 3)}


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card. There is exactly one object for each, so cards compare by identity."""

    id: str
    age: int
    color: str
    icons: tuple[str | None, ...]
    dogma_icon: str
    effects: tuple[str, ...]  # "coop" or "demand", in printed order
    names: dict[str, str]
    all_icons: tuple[int, ...] = field(repr=False)  # indices into RESOURCES
    splayed_icons: dict[str, tuple[int, ...]] = field(repr=False)
    meld: str = field(repr=False)  # the tokens of actions
    dogma: str = field(repr=False)

    def __repr__(self) -> str:
        return self.id

    def has(self, resource: str) -> bool:
        """Return whether the card shows ``resource`` anywhere."""
        return resource in self.icons


def _indices(icons: tuple[str | None, ...]) -> tuple[int, ...]:
    return tuple(RESOURCES.index(icon) for icon in icons if icon)


def _load() -> dict[str, Card]:
    text = files("assets").joinpath("innovation/cards.json").read_text(encoding="utf-8")
    cards = {}
    for fact in json.loads(text):
        icons = tuple(fact["icons"])
        cards[fact["id"]] = Card(
            id=fact["id"],
            age=fact["age"],
            color=fact["color"],
            icons=icons,
            dogma_icon=fact["dogma_icon"],
            effects=tuple(fact["effects"]),
            names=fact["name"],
            all_icons=_indices(icons),
            splayed_icons={
                way: _indices(tuple(icons[place] for place in places))
                for way, places in SHOWN.items()
            },
            meld=f"meld {fact['id']}",
            dogma=f"dogma {fact['id']}",
        )
    return cards


CARDS: dict[str, Card] = _load()

# The languages in which every card has a name.
LANGUAGES = tuple(
    language
    for language in CARDS["agriculture"].names
    if all(language in card.names for card in CARDS.values())
)


def alphabetical(card: Card, language: str) -> str:
    """Return the key by which to sort ``card`` in ``language``, ignoring accents."""
    letters = unicodedata.normalize("NFKD", card.names[language])
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()
