"""The text alternative of the table's picture: all it shows, in the same order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render.civ.seat import nearest
from render.civ.title import title_of
from render.markdown import within_text_limit
from render.names import told_names
from render.words import Words


def table_text(view: TableView, words: Words, names: Mapping[str, str]) -> str:
    """Return the state of the table in Discord's Markdown, in under 3500 characters."""
    called = told_names([seat.name for seat in view.seats], names, words)
    return within_text_limit(lambda detail: _table(view, words, called, detail), 1)


def _table(view: TableView, words: Words, names: Mapping[str, str], detail: int) -> str:
    headline, *more = title_of(view, words).told(names)
    if view.last_round and not view.over:
        more.insert(1, f"**{words('picture-civ-last-round')}**")
    lines = [" · ".join([f"**{headline}**", *more])]
    if view.turn and not view.over:
        used = [words("alt-civ-used", domains=_names(view.used, words))] if view.used else []
        if view.inspired:
            used.append(words("told-civ-inspired"))
        if view.discards_used:
            domains = _names(view.discards_used, words)
            used.append(words("alt-civ-discards-used", domains=domains))
        lines += [" · ".join(used)] if used else []
    if view.middle:
        middle = _names(view.middle, words, each=True)
        lines.append(words("told-of", what=words("picture-civ-middle"), told=middle))
    for seat in view.seats:
        lines += _seat(view, seat, words, names, detail)
    one, two, three = view.deck
    lines += ["", words("alt-civ-deck", one=one, two=two, three=three)]
    lines.append(_discard(view, words))
    return "\n".join(lines)


def _discard(view: TableView, words: Words) -> str:
    if not view.discard:
        return words("picture-civ-discard", count=0)
    counts = Counter(view.discard)
    parts = [
        words("alt-civ-count", domain=_called(domain, words), count=counts[domain])
        for domain in DOMAINS
    ]
    top = words.card(view.discard[-1])
    head = words("alt-civ-discard", count=len(view.discard), domain=top)
    return words("told-of", what=head, told=words.list(parts, "unit"))


def _seat(
    view: TableView, seat: SeatView, words: Words, names: Mapping[str, str], detail: int
) -> list[str]:
    about = [words("told-civ-points", points=seat.points)]
    limit = seat.name == view.turn and not view.over
    about.append(
        words("told-civ-hand-limit", count=seat.hand_size, limit=view.limit)
        if limit
        else words("told-civ-hand", count=seat.hand_size)
    )
    if seat.team is not None:
        about.insert(0, words("team-number", number=seat.team + 1))
    if seat.name == view.first:
        about.append(words("alt-civ-first"))
    domain = nearest(seat)
    if seat.area[domain]:
        left = max(seat.needed[domain] - seat.area[domain], 0)
        about.append(words("told-civ-nearest", domain=words.card(domain), count=left))
    told = [
        _domain(view, seat, domain, words, names)
        for domain in DOMAINS
        if detail or seat.area[domain] or seat.blocked[domain] or domain in seat.embargoes
    ]
    return [f"### {names[seat.name]}", " · ".join(about), *told]


def _domain(
    view: TableView, seat: SeatView, domain: str, words: Words, names: Mapping[str, str]
) -> str:
    """Return a domain as "⚔️ Army **5**/8 (level 2) · embargo"; the most in bold."""
    count = seat.area[domain]
    most = 0 < count == max(other.area[domain] for other in view.seats)
    parts = [
        words(
            "alt-civ-domain",
            domain=_called(domain, words),
            have=f"**{count}**" if most else count,
            needed=seat.needed[domain],
            level=seat.levels[domain],
        )
    ]
    if domain in seat.embargoes:
        parts.append(words("told-civ-embargo"))
    if seat.blocked[domain]:
        parts.append(words("told-civ-blocked", count=seat.blocked[domain]))
    if view.coin and view.coin[1:] == (seat.name, domain):
        parts.append(words("told-civ-coin", name=names[view.coin[0]]))
    return " · ".join(parts)


def _called(domain: str, words: Words) -> str:
    return f"{words(f'domain-icon-{domain}')} {words.card(domain)}"


def _names(domains: Iterable[str], words: Words, each: bool = False) -> str:
    named = domains if each else dict.fromkeys(domains)
    return words.list([words.card(domain) for domain in named], "unit")
