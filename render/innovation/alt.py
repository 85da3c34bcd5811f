"""Alt text of pictures of Innovation, the most useful facts first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.innovation.cards import CARDS, RESOURCES
from engine.innovation.view import HiddenCard, PileView, SeatView, TableView
from render.alt import within_limit
from render.innovation.names import achievement_name
from render.innovation.reveal import told_card
from render.innovation.title import title_of
from render.names import told_names
from render.words import Words


def table_alt(view: TableView, words: Words, names: Mapping[str, str]) -> str:
    """Return the state of the table in at most 1024 characters.

    Less important details are dropped if need be.
    """
    called = told_names([seat.name for seat in view.seats], names, words)
    return within_limit(lambda detail: _table(view, words, called, detail))


def hand_alt(view: TableView, player: str, words: Words) -> str:
    """Return the hand and the score pile of ``player`` in at most 1024 characters."""
    seat = view.seat(player)
    return within_limit(lambda detail: _hand(seat, words, detail))


def _table(view: TableView, words: Words, names: Mapping[str, str], detail: int) -> str:
    head = title_of(view, words).told(names)
    lines = [". ".join(head) + "."]
    lines += told_teams(view, words, names)
    lines += [_seat(view, seat, words, names[seat.name], detail) for seat in view.seats]
    if detail == 0:
        return "\n".join(lines)
    lines.append(words("alt-decks", decks=words.list(map(str, view.decks), "unit")))
    lines.append(words("alt-available", achievements=_achievements(view.achievements, words)))
    return "\n".join(lines)


def told_teams(view: TableView, words: Words, names: Mapping[str, str]) -> list[str]:
    """Return the joint result of partners, a line for each team."""
    return [
        words(
            "alt-team",
            team=words("team-number", number=number),
            names=words.list(names[seat.name] for seat in team),
            points=view.points(team[0]),
            won=view.won(team[0]),
            needed=view.needed,
        )
        for number, team in enumerate(view.teams, 1)
    ]


def _seat(view: TableView, seat: SeatView, words: Words, name: str, detail: int) -> str:
    counts = [
        words(f"resources-{resource}", count=seat.icons[resource])
        for resource in RESOURCES
        if seat.icons.get(resource)
    ]
    piles = [_pile(pile, words, detail) for pile in seat.board]
    return words(
        "alt-seat",
        name=name,
        points=seat.points,
        won=len(seat.achievements),
        needed=view.needed,
        which=_achievements(seat.achievements, words),
        hand=len(seat.hand),
        score=len(seat.score),
        resources=words.list(counts, "unit") or words("alt-none"),
        piles=words.list(piles, "unit") or words("alt-none"),
    )


def _pile(pile: PileView, words: Words, detail: int) -> str:
    """Return a pile as "Oars 1 (red, left, +3)", or in less detail."""
    card = CARDS[pile.cards[0]]
    top = words("alt-card", card=words.card(card.id), age=card.age)
    about = []
    if detail > 2:
        about.append(words(f"color-{pile.color}"))
    if pile.splay and detail > 1:
        about.append(words(f"splay-{pile.splay}"))
    if len(pile.cards) > 1 and detail > 3:
        about.append(f"+{len(pile.cards) - 1}")
    return words("told-with", what=top, about=words.list(about, "unit")) if about else top


def _hand(seat: SeatView, words: Words, detail: int) -> str:
    hand, score = _cards(seat.hand, words, detail), _cards(seat.score, words, detail)
    return "\n".join(
        (
            words("alt-hand", count=len(seat.hand), cards=hand),
            words("alt-score", count=len(seat.score), points=seat.points, cards=score),
        )
    )


def _cards(cards: Sequence[HiddenCard], words: Words, detail: int) -> str:
    """Return the cards one after the other; hidden ones by their ages."""
    parts = []
    for card in cards:
        if card.card is None:
            parts.append(str(card.age))
        elif detail > 1:
            parts.append(told_card(card.card, words))
        else:
            parts.append(words("alt-card", card=words.card(card.card), age=card.age))
    return words.list(parts, "unit")


def _achievements(achievements: Sequence[str], words: Words) -> str:
    """Return achievements in short: an age by its number, a special one by its name."""
    short = [a if a.isdigit() else achievement_name(a, words) for a in achievements]
    return words.list(short, "unit") or words("alt-none")
