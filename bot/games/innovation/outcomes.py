"""Outcomes of options, told in a few characters before the summary of a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import in_text, isolated
from bot.core.words import Words
from bot.ui.choice import Choice
from engine.innovation.cards import CARDS
from render.innovation.names import achievement_name

if TYPE_CHECKING:
    from engine.innovation.outcome import Outcome


def with_outcome(choice: Choice, outcome: Outcome | None, words: Words) -> Choice:
    """Return ``choice`` with its outcome before its description."""
    told = "" if outcome is None else outcome_text(outcome, words)
    about = " · ".join(filter(None, [told, choice.description]))
    return replace(choice, description=about or None)


def outcomes_text(found: Mapping[str, Outcome], words: Words) -> str:
    """Return the outcomes of options that are buttons, a line for each change."""
    lines = []
    for token, outcome in found.items():
        if told := outcome_text(outcome, words):
            name = words.card(token) if token in CARDS else words(f"color-{token}")
            lines.append(words("outcome-line", option=name, outcome=told))
    return "\n".join(lines)


def outcome_text(outcome: Outcome, words: Words) -> str:
    """Return the changes by a move, the achievements first; empty if none."""
    parts = [
        words("outcome-claimed", achievement=achievement_name(which, words))
        for which in outcome.claimed
    ]
    parts += [
        words("outcome-possible", achievement=achievement_name(age, words))
        for age in outcome.possible
    ]
    if outcome.points:
        parts.append(words("outcome-points", count=outcome.points))
    icons = [
        words("outcome-icons", sign="+" if count > 0 else "−", count=abs(count),
              icon=words(f"icon-{icon}"))
        for icon, count in sorted(outcome.icons.items(), key=lambda each: -each[1])
    ]  # fmt: skip
    return " · ".join(filter(None, [*parts, " ".join(icons)]))


def tolls_text(card: str, outcome: Outcome, words: Words, names: Mapping[str, str]) -> str:
    """Return the losses by the demand of ``card``, by player; empty if none."""
    icon = words(f"icon-{CARDS[card].dogma_icon}")
    parts = []
    for toll in outcome.tolls:
        player = words(
            "forecast-count", name=in_text(names[toll.player]), count=toll.icons, icon=icon
        )
        lost = [words("toll-cards", cards=_named(toll.cards, words))] if toll.cards else []
        if toll.choice:
            cards = _named(toll.choice, words, "or")
            lost.append(words("toll-choice", count=toll.count, cards=cards))
        if toll.more:
            lost.append(words("toll-more"))
        if toll.unknown:
            lost.append(words("toll-unknown"))
        what = words.list(lost) if lost else words("toll-nothing")
        parts.append(words("toll-line", player=player, what=what))
    if not parts:
        return ""
    unsure = any(toll.unknown or toll.more for toll in outcome.tolls)
    rule = words(f"{card}-summary") if unsure else "none"
    return words("tolls", card=words.card(card), rule=rule, tolls=" · ".join(parts))


def _named(cards: Iterable[str], words: Words, kind: str = "and") -> str:
    return words.list((words.card(card) for card in cards), kind)


def affected_text(card: str, outcome: Outcome, words: Words, names: Mapping[str, str]) -> str:
    """Return the players hit by the dogma of ``card``, and those sharing it."""

    def named(players: Iterable[str]) -> str:
        return words.list((isolated(names[player]) for player in players), "unit")

    kinds, parts = CARDS[card].effects, []
    if "demand" in kinds:
        key = "outcome-hits" if outcome.demands else "outcome-hits-nobody"
        parts.append(words(key, players=named(outcome.demands)))
    if "coop" in kinds and outcome.shares:
        parts.append(words("outcome-shared", players=named(outcome.shares)))
    return " · ".join(parts)
