"""Alt text: what a picture tells, in words, the most useful first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.innovation.cards import CARDS, RESOURCES
from engine.innovation.view import HiddenCard, PileView, SeatView, TableView
from render.alt import within_limit
from render.innovation.title import title_of
from render.names import told_names
from render.words import Words


def table_alt(view: TableView, words: Words, names: Mapping[str, str]) -> str:
    """The state of the table in at most 1024 characters: with less of the detail if need be."""
    called = told_names([seat.name for seat in view.seats], names, words)
    return within_limit(lambda detail: _table(view, words, called, detail))


def hand_alt(view: TableView, player: str, words: Words) -> str:
    """The hand and the score pile of ``player`` in at most 1024 characters."""
    seat = view.seat(player)
    return within_limit(lambda detail: _hand(seat, words, detail))


def _table(view: TableView, words: Words, names: Mapping[str, str], detail: int) -> str:
    head = title_of(view, words).told(names)
    if view.turn is not None and not view.over:
        head.insert(1, words("picture-actions", count=view.actions))
    lines = [". ".join(head) + "."]
    lines += [_seat(view, seat, words, names[seat.name], detail) for seat in view.seats]
    if detail == 0:
        return "\n".join(lines)
    lines.append(words("alt-decks", decks=", ".join(map(str, view.decks))))
    lines.append(words("alt-available", achievements=_achievements(view.achievements, words)))
    return "\n".join(lines)


def _seat(view: TableView, seat: SeatView, words: Words, name: str, detail: int) -> str:
    counts = [
        f"{words.resource(resource)} {seat.icons[resource]}"
        for resource in RESOURCES
        if seat.icons.get(resource)
    ]
    return words(
        "alt-seat",
        name=name,
        points=seat.points,
        won=len(seat.achievements),
        needed=view.needed,
        which=f" ({_achievements(seat.achievements, words)})" if seat.achievements else "",
        hand=len(seat.hand),
        score=len(seat.score),
        resources=", ".join(counts) or words("alt-none"),
        piles=", ".join(_pile(pile, words, detail) for pile in seat.board) or words("alt-none"),
    )


def _pile(pile: PileView, words: Words, detail: int) -> str:
    """A pile: "red Oars 1, left, +3", or less of it."""
    card = CARDS[pile.cards[0]]
    text = f"{words.card(card.id)} {card.age}"
    if detail > 2:
        text = f"{words.color(pile.color)} {text}"
    if pile.splay and detail > 1:
        text += f" {words.splay(pile.splay)}"
    if len(pile.cards) > 1 and detail > 3:
        text += f" +{len(pile.cards) - 1}"
    return text


def _hand(seat: SeatView, words: Words, detail: int) -> str:
    return "\n".join(
        (
            words("picture-hand", count=len(seat.hand)) + _cards(seat.hand, words, detail),
            words("picture-score", count=len(seat.score), points=seat.points)
            + _cards(seat.score, words, detail),
        )
    )


def _cards(cards: Sequence[HiddenCard], words: Words, detail: int) -> str:
    """The cards one after the other, after a colon; nothing if there are none."""
    parts = []
    for card in cards:
        if card.card is None:
            parts.append(str(card.age))
        elif detail > 1:
            color = words.color(CARDS[card.card].color)
            parts.append(f"{words.card(card.card)} ({color} {card.age})")
        else:
            parts.append(f"{words.card(card.card)} {card.age}")
    return ": " + ", ".join(parts) if parts else ""


def _achievements(achievements: Sequence[str], words: Words) -> str:
    """Achievements in short: an age by its number, a special one by its name."""
    short = [a if a.isdigit() else words.achievement(a) for a in achievements]
    return ", ".join(short) or words("alt-none")
