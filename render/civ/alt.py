"""Alt text: what a picture of Carta Impera Victoria tells, the most useful first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render.alt import within_limit
from render.civ.card import effects_of
from render.civ.title import step_of, title_of
from render.names import told_names
from render.text import shortened
from render.words import Words

_SHORT = 16  # characters of a name where there is room for no more


def table_alt(view: TableView, words: Words, names: Mapping[str, str]) -> str:
    """The state of the table in at most 1024 characters: with less of the detail if need be."""
    called = told_names([seat.name for seat in view.seats], names, words)
    return within_limit(lambda detail: _table(view, words, called, detail))


def hand_alt(view: TableView, player: str, words: Words) -> str:
    """The hand, and the packet of the draft, in at most 1024 characters."""
    return within_limit(lambda detail: _hand(view, view.seat(player), words, detail))


def _table(view: TableView, words: Words, names: Mapping[str, str], detail: int) -> str:
    if detail == 0:
        names = {player: shortened(name, _SHORT) for player, name in names.items()}
    head = title_of(view, words).told(names)
    if not view.over:
        head.insert(1, step_of(view, words))
        if view.last_round:
            head.insert(1, words("picture-civ-last-round"))
    if view.turn and not view.over:
        head.append(words("alt-civ-limit", limit=view.limit))
    if view.used and not view.over:
        head.append(words("alt-civ-used", domains=_names(view.used, words)))
    if view.discards_used and not view.over:
        head.append(words("alt-civ-discards-used", domains=_names(view.discards_used, words)))
    lines = [". ".join(head) + "."]
    lines += [_seat(view, seat, words, names[seat.name], detail) for seat in view.seats]
    if view.coin:
        _, owner, domain = view.coin
        lines.append(words("alt-civ-coin", name=names[owner], domain=words.domain(domain)))
    if view.middle:
        lines.append(words("picture-civ-middle") + ": " + _names(view.middle, words))
    if detail:
        one, two, three = view.deck
        lines.append(words("alt-civ-deck", one=one, two=two, three=three))
        lines.append(_discard(view, words, detail))
    return "\n".join(lines)


def _seat(view: TableView, seat: SeatView, words: Words, name: str, detail: int) -> str:
    shown = [domain for domain in DOMAINS if seat.area[domain] or seat.blocked[domain]]
    text = words(
        "alt-civ-seat",
        name=name,
        points=seat.points,
        hand=seat.hand_size,
        area=", ".join(_domain(view, seat, domain, words, detail) for domain in shown)
        or words("alt-none"),
    )
    if seat.embargoes:
        text += " " + words("alt-civ-embargo", domains=_names(seat.embargoes, words))
    if seat.team is not None:
        text = words("picture-civ-team", number=seat.team + 1) + ", " + text
    if seat.name == view.first and detail > 1:
        text += " " + words("alt-civ-first")
    return text


def _domain(view: TableView, seat: SeatView, domain: str, words: Words, detail: int) -> str:
    """A domain: "Army 4/8 (level 1)", or less of it."""
    text = f"{words.domain(domain)} {seat.area[domain]}/{seat.needed[domain]}"
    if seat.levels[domain] and domain != "culture" and detail > 2:
        text += " " + words("alt-civ-level", level=seat.levels[domain])
    return text


def _discard(view: TableView, words: Words, detail: int) -> str:
    text = words("picture-civ-discard", count=len(view.discard))
    if not view.discard:
        return text
    text += ", " + words("alt-civ-top", domain=words.domain(view.discard[-1]))
    return text + (f": {_counted(view.discard, words)}" if detail > 3 else "")


def _hand(view: TableView, seat: SeatView, words: Words, detail: int) -> str:
    lines = []
    if seat.packet:
        packet = words("picture-civ-packet", count=len(seat.packet))
        lines.append(packet + _faces(seat.packet, words, detail))
    hand = words("picture-hand", count=len(seat.hand))
    lines.append(hand + _faces(seat.hand, words, detail))
    barred = [domain for domain in seat.embargoes if domain in seat.hand]
    if barred:
        lines.append(words("alt-civ-embargo", domains=_names(barred, words)))
    if view.middle:
        lines.append(words("picture-civ-middle") + ": " + _names(view.middle, words))
    return "\n".join(lines)


def _faces(cards: Iterable[str], words: Words, detail: int) -> str:
    """The cards after a colon, each domain once, with the names of its effects."""
    counted = Counter(cards)
    parts = []
    for domain in (domain for domain in DOMAINS if domain in counted):
        text = words.domain(domain)
        if counted[domain] > 1:
            text += f" ×{counted[domain]}"
        if detail > 1:
            text += f" ({', '.join(words.card(effect) for _, effect in effects_of(domain))})"
        parts.append(text)
    return ": " + ", ".join(parts) if parts else ""


def _counted(cards: Iterable[str], words: Words) -> str:
    counted = Counter(cards)
    present = [domain for domain in DOMAINS if domain in counted]
    return ", ".join(f"{words.domain(domain)} {counted[domain]}" for domain in present)


def _names(domains: Iterable[str], words: Words) -> str:
    return ", ".join(words.domain(domain) for domain in dict.fromkeys(domains))
