"""Alt text of pictures of Carta Impera Victoria, the most useful facts first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render.alt import within_limit
from render.civ.card import effects_of
from render.civ.title import title_of
from render.names import told_names
from render.text import shortened
from render.words import Words

_SHORT = 16  # characters of a name where space is short


def table_alt(view: TableView, words: Words, names: Mapping[str, str]) -> str:
    """Return the state of the table in at most 1024 characters.

    Less important details are dropped if need be.
    """
    called = told_names([seat.name for seat in view.seats], names, words)
    return within_limit(lambda detail: _table(view, words, called, detail))


def hand_alt(view: TableView, player: str, words: Words) -> str:
    """Return the hand, and the packet of the draft, in at most 1024 characters."""
    return within_limit(lambda detail: _hand(view, view.seat(player), words, detail))


def _table(view: TableView, words: Words, names: Mapping[str, str], detail: int) -> str:
    if detail == 0:
        names = {player: shortened(name, _SHORT) for player, name in names.items()}
    head = title_of(view, words).told(names)
    if view.last_round and not view.over:
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
        lines.append(words("alt-civ-coin", name=names[owner], domain=words.card(domain)))
    if view.middle:
        lines.append(_middle(view, words))
    if detail:
        one, two, three = view.deck
        lines.append(words("alt-civ-deck", one=one, two=two, three=three))
        lines.append(_discard(view, words, detail))
    return "\n".join(lines)


def _seat(view: TableView, seat: SeatView, words: Words, name: str, detail: int) -> str:
    shown = [domain for domain in DOMAINS if seat.area[domain] or seat.blocked[domain]]
    if seat.team is not None:
        team = words("team-number", number=seat.team + 1)
        name = words("told-with", what=name, about=team)
    area = words.list([_domain(seat, domain, words, detail) for domain in shown], "unit")
    text = words(
        "alt-civ-seat",
        name=name,
        points=seat.points,
        hand=seat.hand_size,
        area=area or words("alt-none"),
    )
    if seat.embargoes:
        text += " " + words("alt-civ-embargo", domains=_names(seat.embargoes, words))
    if seat.name == view.first and detail > 1:
        text += " " + words("alt-civ-first")
    return text


def _domain(seat: SeatView, domain: str, words: Words, detail: int) -> str:
    """Return a domain as "Army 4/8 (level 1)", or in less detail."""
    return words(
        "alt-civ-domain",
        domain=words.card(domain),
        have=seat.area[domain],
        needed=seat.needed[domain],
        level=seat.levels[domain] if domain != "culture" and detail > 2 else 0,
    )


def _discard(view: TableView, words: Words, detail: int) -> str:
    if not view.discard:
        return words("picture-civ-discard", count=0) + "."
    top = words.card(view.discard[-1])
    text = words("alt-civ-discard", count=len(view.discard), domain=top)
    if detail <= 3:
        return text + "."
    return words("alt-cards", what=text, told=counted(view.discard, words))


def _hand(view: TableView, seat: SeatView, words: Words, detail: int) -> str:
    lines = []
    if seat.packet:
        packet = words("picture-civ-packet", count=len(seat.packet))
        faces = _faces(seat.packet, words, detail)
        lines.append(words("alt-cards", what=packet, told=faces))
    faces = _faces(seat.hand, words, detail)
    lines.append(words("alt-hand", count=len(seat.hand), cards=faces))
    barred = [domain for domain in seat.embargoes if domain in seat.hand]
    if barred:
        lines.append(words("alt-civ-embargo", domains=_names(barred, words)))
    if view.middle:
        lines.append(_middle(view, words))
    return "\n".join(lines)


def _middle(view: TableView, words: Words) -> str:
    return words("alt-cards", what=words("picture-civ-middle"), told=_names(view.middle, words))


def _faces(cards: Iterable[str], words: Words, detail: int) -> str:
    """Return the cards, each domain once, with the names of its effects."""
    present = Counter(cards)
    parts = []
    for domain in (domain for domain in DOMAINS if domain in present):
        count = present[domain]
        text = words.card(domain) + (f" ×{count}" if count > 1 else "")
        if detail > 1:
            effects = [words.card(effect) for _, effect in effects_of(domain)]
            text = words("told-with", what=text, about=words.list(effects, "unit"))
        parts.append(text)
    return words.list(parts, "unit")


def counted(cards: Iterable[str], words: Words) -> str:
    """Return the number of cards of each domain, as text."""
    counts = Counter(cards)
    present = [domain for domain in DOMAINS if counts[domain]]
    return words.list(
        [
            words("alt-civ-count", domain=words.card(domain), count=counts[domain])
            for domain in present
        ],
        "unit",
    )


def _names(domains: Iterable[str], words: Words) -> str:
    return words.list([words.card(domain) for domain in dict.fromkeys(domains)], "unit")
