"""Kinds of standing orders: rules by which a player answers decisions in advance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.decision import Answer, Decision


@dataclass(frozen=True, slots=True)
class OrderKind:
    """A kind of standing order of one game.

    ``rules``     the ways to answer: a word, or a word and the id of a card
    ``turns``     an order ends when the next turn of its player begins (0), or is over (1);
                  ``None``: when it is cancelled
    ``answer``    returns the answer by a rule to a decision, given the player's view; ``None``
                  where the rule does not fit
    ``once``      an order ends with its first answer
    ``then``      returns the rule by which an order goes on after its first answer, if it does
    ``possible``  returns the rules that a player can choose now, if these depend on the view;
                  otherwise ``None``, and all of them can be chosen
    ``too_late``  returns whether a player can only decide at once
    """

    rules: tuple[str, ...]
    turns: int | None
    answer: Callable[[str, Decision, Any], Answer | None]
    once: bool = False
    then: Callable[[str], str | None] = lambda rule: None
    possible: Callable[[Any, str], Sequence[str]] | None = None
    too_late: Callable[[Any, str], bool] = lambda view, player: False
