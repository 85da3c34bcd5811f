"""Hints for Carta Impera Victoria: an option's outcome, and its advantages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.core.names import escaped
from bot.core.words import Words
from bot.games.civ.cards import effects_of
from bot.games.civ.options import action_choice, choices_of, effect_in_short
from engine import Decision
from engine.civ.domains import DOMAINS, LEVELS, threshold
from engine.decision import Answer

if TYPE_CHECKING:
    from engine.civ.view import TableView


def option_named(decision: Decision, token: str, words: Words, names: Mapping[str, str]) -> str:
    """Return the name of the option ``token`` for use within a sentence."""
    choice = choices_of(decision, words, names)[decision.options.index(token)]
    return escaped(choice.label)


def option_told(
    decision: Decision, token: str, view: TableView, words: Words, names: Mapping[str, str]
) -> str:
    """Return the option ``token`` with its outcome, as far as its player may know it."""
    if decision.kind != "action":
        return _choice(decision, token, view, words, names)
    if token == "draw":
        me = view.seat(decision.player)
        count = min(sum(view.deck), max(0, view.limit - me.hand_size))
        return words("hint-civ-draw", count=count, sign=words("option-civ-draw-icon"))
    choice = action_choice(token, words, names, decision.options)
    what, about = escaped(choice.label), choice.description or ""
    if token.startswith("play "):
        about = _played(token.removeprefix("play "), view, words)
    return words("hint-civ-option", sign=choice.emoji or "", option=what, about=about)


def _played(domain: str, view: TableView, words: Words) -> str:
    """Return the player's progress in ``domain`` by a play, and any effect it unlocks."""
    me = view.seat(view.viewer or "")
    have = me.area[domain] + 1
    so_far = words("hint-civ-play", have=have, needed=me.needed[domain])
    named = words.list(words.card(effect.id) for effect in effects_of(domain))
    so_far = words("hint-civ-effects", so_far=so_far, effects=named)
    for level in LEVELS:
        effects = [each for each in effects_of(domain) if each.kind == f"level-{level}"]
        if effects and have == threshold(len(view.seats), level):
            (effect,) = effects
            name, text = words.card(effect.id), effect_in_short(effect.id, words)
            return words("hint-civ-unlocks", so_far=so_far, effect=name, text=text)
    return so_far


def _choice(
    decision: Decision, token: str, view: TableView, words: Words, names: Mapping[str, str]
) -> str:
    choice = choices_of(decision, words, names)[decision.options.index(token)]
    owner, _, domain = token.rpartition(" ")
    if domain not in DOMAINS:
        return words("hint-option", option=escaped(choice.label))
    seat = view.seat(owner or decision.player)
    about = words("hint-civ-have", have=seat.area[domain], needed=seat.needed[domain])
    sign = choice.emoji or ""
    return words("hint-civ-option", sign=sign, option=escaped(choice.label), about=about)


def why(decision: Decision, answer: Answer, view: TableView, words: Words) -> str:
    """Return the advantages of ``answer``, which looks strong."""
    if decision.kind != "action":
        lose = decision.purpose in ("discard", "discard-area", "give-back")
        return words("hint-why-lose" if lose else "hint-why-tried")
    what, _, domain = answer[0].partition(" ")
    if what == "play":
        seat = view.seat(decision.player)
        return words(
            "hint-why-civ-play",
            domain=words.card(domain),
            have=seat.area[domain] + 1,
            needed=seat.needed[domain],
        )
    return words("hint-why-civ-draw" if what == "draw" else "hint-why-tried")
