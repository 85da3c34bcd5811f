"""What a decision asks, and what its options read as."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words import Words
from engine.decision import Decision


def prompt(decision: Decision, words: Words) -> str:
    """What the player is asked, as a sentence or two to them.

    Only the bounds and the purpose are told, so it may be shown wherever the asking card may.
    """
    if decision.kind == "order":
        return words(f"order-{decision.purpose}")
    text = words(
        f"prompt-{decision.purpose}",
        amount=_amount(decision),
        min=decision.min,
        max=decision.max,
        card=words.card(decision.card) if decision.card else "",
    )
    if decision.kind == "cards" and decision.ordered:
        return f"{text} {words('prompt-in-order')}"
    return text


def _amount(decision: Decision) -> str:
    if decision.max == 0:
        return "none"
    if decision.max == 1:
        return "one" if decision.min else "may-one"
    if decision.whole:
        return "all-or-none"
    if decision.min == decision.max:
        return "exactly"
    if decision.min:
        return "between"
    return "any" if decision.max == len(decision.options) else "up-to"


def option_label(decision: Decision, token: str, words: Words, names: Mapping[str, str]) -> str:
    """What an option other than an action, a card or a colour reads as on a button.

    Actions of Carta Impera Victoria are in ``bot.civ.options``.

    ``names`` are the players' plain names.
    """
    if decision.kind == "yes-no":
        return words(f"option-yes-{decision.purpose}" if token == "yes" else "option-no")
    if decision.kind == "way":
        return words(f"option-way-{token}")
    if decision.kind == "value":
        return words("option-value", value=int(token))
    if decision.kind == "domain":
        return words.domain(token)
    if decision.kind == "player-domain":
        player, _, domain = token.rpartition(" ")
        name = names.get(player, player)
        return words("option-player-domain", player=name, domain=words.domain(domain))
    if decision.kind == "pile-value":
        player, _, value = token.partition(" ")
        return words("option-pile-value", player=names.get(player, player), value=int(value))
    return names.get(token, token)
