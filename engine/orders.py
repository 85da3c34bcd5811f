"""Kinds of standing orders: rules by which a player answers decisions in advance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.decision import Answer, Decision

THEN = " then "  # between the steps of a plan: "meld oars then draw"


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
    ``steps``     how many rules an order may have, which answer one after the other
    ``later``     returns the rules that a player can choose as the next step of an order
    ``relied_on`` returns the state on which an order depends, as text: it ends unanswered if this
    has changed when its first decision comes; ``None`` if it depends on none
    """

    rules: tuple[str, ...]
    turns: int | None
    answer: Callable[[str, Decision, Any], Answer | None]
    once: bool = False
    then: Callable[[str], str | None] = lambda rule: None
    possible: Callable[[Any, str], Sequence[str]] | None = None
    too_late: Callable[[Any, str], bool] = lambda view, player: False
    steps: int = 1
    later: Callable[[Any, str, str], Sequence[str]] = lambda view, player, rule: ()
    relied_on: Callable[[str, Any, str], str] | None = None

    def allows(self, rule: str) -> bool:
        """Return whether an order of this kind can have this rule, of one or more steps."""
        steps = rule.split(THEN)
        return len(steps) <= self.steps and all(step in self.rules for step in steps)
