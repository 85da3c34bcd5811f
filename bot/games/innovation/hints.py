"""Hints for Innovation: an option's outcome, and its advantages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bot.core.names import escaped, in_text
from bot.core.words import Words
from bot.games.innovation.cards import card_about, card_summary, effect_lines, icons, token_choice
from bot.games.innovation.forecast import losses_text, sharing_bonus
from engine import Decision
from engine.decision import Answer
from engine.innovation.cards import CARDS, COLORS
from engine.innovation.outcome import outcomes
from render.innovation.names import achievement_name

if TYPE_CHECKING:
    from engine.innovation.forecast import Forecast
    from engine.innovation.view import TableView

LOSING = ("return", "give-to-hand", "give-to-score", "give-to-board")
GAINING = ("meld", "take-to-hand", "take-to-score", "take-to-board", "keep", "first-card")


def option_named(decision: Decision, token: str, words: Words, names: Mapping[str, str]) -> str:
    """Return the name of the option ``token`` for use within a sentence."""
    what, _, which = token.partition(" ")
    if decision.kind != "action":
        return escaped(token_choice(decision, token, words, names).label)
    if what == "draw":
        return words("action-draw")
    name = achievement_name(which, words) if what == "achieve" else words.card(which)
    return words("hint-action", action=words(f"action-{what}"), which=name)


def option_told(
    decision: Decision,
    token: str,
    view: TableView,
    words: Words,
    names: Mapping[str, str],
    forecast: Forecast | None,
) -> str:
    """Return the option ``token`` with its outcome, as far as its player may know it."""
    what, _, which = token.partition(" ")
    if decision.kind == "action":
        if what == "meld":
            return _meld(which, view, words)
        if what == "dogma":
            assert forecast is not None
            return _dogma(forecast, words, names)
        if what == "achieve":
            return words("hint-achieve", achievement=achievement_name(which, words))
        return _draw(view, words)
    if token in CARDS:
        return card_about(token, words)
    if token in COLORS:
        piles = {pile.color: pile for pile in view.seat(view.viewer or "").board}
        count = len(piles[token].cards) if token in piles else 0
        return words("hint-color", sign=words(f"color-icon-{token}"), color=words(f"color-{token}"),
                     count=count)  # fmt: skip
    return words("hint-option", option=escaped(token_choice(decision, token, words, names).label))


def _draw(view: TableView, words: Words) -> str:
    tops = [CARDS[pile.cards[0]].age for pile in view.seat(view.viewer or "").board]
    age = next(
        (age for age, size in enumerate(view.decks, 1) if size and age >= max(tops, default=1)),
        0,
    )
    return words("hint-draw", age=age)


def _meld(card: str, view: TableView, words: Words) -> str:
    fact = CARDS[card]
    covered = [
        pile.cards[0] for pile in view.seat(view.viewer or "").board if pile.color == fact.color
    ]
    line = words(
        "hint-meld",
        sign=words(f"color-icon-{fact.color}"),
        card=words.card(card),
        age=fact.age,
        icons=icons(card, words),
        covers=words.card(covered[0]) if covered else "nothing",
        text=card_summary(card, words),
    )
    return "\n".join([line, *_effects(card, words)])


def _effects(card: str, words: Words) -> list[str]:
    """Return all effects of a card, a line each below its option."""
    return [words("hint-effect", text=text) for text in effect_lines(card, words)]


def _dogma(forecast: Forecast, words: Words, names: Mapping[str, str]) -> str:
    card = CARDS[forecast.card]

    def named(players: Iterable[str]) -> str:
        return words.list(in_text(names[player]) for player in players)

    sign = words(f"color-icon-{card.color}")
    parts = [words("hint-dogma", sign=sign, card=words.card(card.id))]
    if not forecast.changes:
        parts.append(words("hint-dogma-nothing"))
    elif forecast.demands:
        parts.append(words("hint-dogma-demands", players=named(forecast.demands)))
    losses = losses_text(forecast, words, {each: in_text(name) for each, name in names.items()})
    if forecast.changes and "coop" in card.effects:
        key = "hint-dogma-shared" if forecast.shares else "hint-dogma-alone"
        parts.append(words(key, players=named(forecast.shares), bonus=sharing_bonus(forecast)))
    return "\n".join([" ".join(parts), *losses, *_effects(card.id, words)])


def why(
    decision: Decision,
    answer: Answer,
    view: TableView,
    words: Words,
    names: Mapping[str, str],
    forecast: Forecast | None,
) -> str:
    """Return the advantages of ``answer``, which looks strong."""
    if decision.kind == "action":
        return _why_action(decision, answer[0], view, words, names, forecast)
    if not answer or answer == ("no",):
        return words("hint-why-decline")
    if decision.kind == "yes-no":
        return words("hint-why-yes")
    if decision.kind == "splay":
        return words("hint-why-splay")
    if decision.purpose in LOSING:
        return words("hint-why-lose")
    return words("hint-why-gain" if decision.purpose in GAINING else "hint-why-tried")


def _why_action(
    decision: Decision,
    token: str,
    view: TableView,
    words: Words,
    names: Mapping[str, str],
    forecast: Forecast | None,
) -> str:
    what, _, which = token.partition(" ")
    me = view.seat(view.viewer or "")
    if what == "achieve":
        return words("hint-why-achieve", have=view.won(me) + 1, needed=view.needed)
    if what == "dogma":
        assert forecast is not None
        if forecast.demands:
            players = words.list(in_text(names[player]) for player in forecast.demands)
            return words("hint-why-demand", players=players)
        if forecast.shares and not forecast.bonus:
            return words("hint-why-partner")
        return words("hint-why-shared" if forecast.shares else "hint-why-alone")
    if what == "meld":
        fact = CARDS[which]
        if fact.age > max((CARDS[pile.cards[0]].age for pile in me.board), default=0):
            return words("hint-why-age", age=fact.age)
        changed = outcomes(view, decision)[token].icons
        if gained := "".join(words(f"icon-{icon}") * count for icon, count in changed.items()):
            return words("hint-why-icons", icons=gained)
        return words("hint-why-meld")
    return words("hint-why-draw")
