"""The text alternative of the table's picture: all it shows, in the same order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.innovation.cards import CARDS, COLORS, RESOURCES, SHOWN
from engine.innovation.view import PileView, SeatView, TableView
from render.innovation.alt import told_teams
from render.innovation.names import achievement_name
from render.innovation.progress import SPECIAL, progress
from render.innovation.scene import leads
from render.innovation.title import title_of
from render.markdown import within_text_limit
from render.names import told_names
from render.words import Words

_MOST = 3  # with the icons of every card; then only visible icons, or none


def table_text(view: TableView, words: Words, names: Mapping[str, str]) -> str:
    """Return the state of the table in Discord's Markdown, in under 3500 characters."""
    called = told_names([seat.name for seat in view.seats], names, words)
    return within_text_limit(lambda detail: _table(view, words, called, detail), _MOST)


def _table(view: TableView, words: Words, names: Mapping[str, str], detail: int) -> str:
    headline, *more = title_of(view, words).told(names)
    lines = [" · ".join([f"**{headline}**", *more])]
    lines.append(words("told-team-goal" if view.teams else "told-goal", needed=view.needed))
    lines += told_teams(view, words, names)
    for seat in view.seats:
        lines += _seat(view, seat, words, names[seat.name], detail)
    lines.append("")
    decks = " · ".join(
        words("told-of", what=age, told=count) for age, count in enumerate(view.decks, 1)
    )
    lines.append(words("told-decks", decks=decks))
    ages = [
        words("told-age", age=age, points=5 * int(age))
        for age in view.achievements
        if age.isdigit()
    ]
    lines.append(words("told-ages", ages=words.list(ages, "unit") or words("alt-none")))
    special = [achievement_name(each, words) for each in SPECIAL if each in view.achievements]
    lines.append(words("told-special", special=words.list(special, "unit") or words("alt-none")))
    return "\n".join(lines)


def _seat(view: TableView, seat: SeatView, words: Words, name: str, detail: int) -> list[str]:
    team = [] if seat.team is None else [words("team-number", number=seat.team + 1)]
    counts = []
    for resource in RESOURCES:
        count = seat.icons.get(resource, 0)
        best = leads(count, [other.icons.get(resource, 0) for other in view.seats])
        counts.append(f"{words(f'icon-{resource}')} " + (f"**{count}**" if best else str(count)))
    lines = [
        f"### {name}",
        " · ".join([*team, _scored(view, seat, words)]),
        " · ".join(counts),
        words("told-hand", count=len(seat.hand), ages=_ages(seat, words)),
    ]
    piles = {pile.color: pile for pile in seat.board}
    lines += [_pile(piles[color], words, detail) for color in COLORS if color in piles]
    if not seat.board:
        lines.append(words("told-no-cards"))
    near = [
        f"{achievement_name(special, words)} {reached}/{needed}"
        for special in SPECIAL
        if special in view.achievements
        for reached, needed in (progress(seat, special),)
        if reached or detail == _MOST
    ]
    if near:
        lines.append(words("told-progress", progress=words.list(near, "unit")))
    return lines


def _scored(view: TableView, seat: SeatView, words: Words) -> str:
    return words(
        "told-score",
        points=seat.points,
        won=len(seat.achievements),
        needed=view.needed,
        which=words.list([achievement_name(each, words) for each in seat.achievements], "unit"),
        score=len(seat.score),
    )


def _ages(seat: SeatView, words: Words) -> str:
    counts = sorted(Counter(card.age for card in seat.hand).items())
    return words.list(
        [f"{age} ×{count}" if count > 1 else str(age) for age, count in counts], "unit"
    )


def _pile(pile: PileView, words: Words, detail: int) -> str:
    """Return a pile as "🟥 **Oars** 1 🏰👑·🏰 · splayed left · 2 cards below: 🏰👑"."""
    card, *below = (CARDS[each] for each in pile.cards)
    text = f"{words(f'color-icon-{pile.color}')} **{words.card(card.id)}** {card.age}"
    if detail > 1:
        text += " " + _icons(card.icons, words)
    if not below:
        return text
    covered = words("told-below", count=len(below))
    if not pile.splay:
        return f"{text} · {covered}"
    text += " · " + words("told-splayed", way=words(f"splay-{pile.splay}"))
    shown: list[str] = []
    if detail == 1:
        counts = Counter(
            icon for each in below for place in SHOWN[pile.splay] if (icon := each.icons[place])
        )
        shown = [f"{words(f'icon-{icon}')}{counts[icon]}" for icon in RESOURCES if counts[icon]]
    elif detail > 1:
        shown = [_icons([each.icons[p] for p in SHOWN[pile.splay]], words) for each in below]
    if shown:
        covered = words("told-of", what=covered, told=" ".join(shown))
    return f"{text} · {covered}"


def _icons(icons: Iterable[str | None], words: Words) -> str:
    return "".join(words(f"icon-{icon}") if icon else "·" for icon in icons)
