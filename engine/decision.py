"""Decisions that players are asked to make, and the check of their answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.refusal import Refusal

Answer = tuple[str, ...]


@dataclass(slots=True)
class Decision:
    """A choice of one player, in the tokens of the scenario format.

    ``kind``     the kind of its tokens: ``action``, ``cards``, ``order``, ``yes-no``, ``color``,
                 ``player``, ``value``, ``splay``, ``way``, ``pile-value``, ``arrange``
    ``purpose``  the use of the choice (``return``, ``play`` …): the key of the prompt
    ``card``     the card whose effect asks, and ``effect`` its number from 0; none for actions
    ``whole``    either none or exactly ``max`` may be chosen
    ``groups``   if not empty, the answer is none, or all of one of these, in any order
    ``ordered``  the cards are moved in the order of the answer, and the order matters
    ``secret``   the options name things that only this player may see
    ``lacking``  there are fewer options than have to be chosen, which only this player may know
    ``number``   set by the game: increases with every answer, so that it identifies this choice
    """

    player: str
    kind: str
    options: tuple[str, ...]
    min: int = 1
    max: int = 1
    purpose: str = ""
    card: str | None = None
    effect: int = 0
    whole: bool = False
    groups: tuple[tuple[str, ...], ...] = ()
    ordered: bool = False
    secret: bool = False
    number: int = 0
    lacking: bool = False

    def check(self, answer: str | Sequence[str]) -> Answer:
        """Return ``answer`` as a tuple of tokens. Raises ``Refusal`` if it does not fit.

        Refused are a token that is no option, a token named too often, too few or too many tokens,
        and sets that ``whole`` and ``groups`` do not allow.
        """
        tokens = (answer,) if isinstance(answer, str) else tuple(answer)
        chosen = len(tokens)
        for token in tokens:
            if token not in self.options:
                raise Refusal("not-an-option", token=str(token)[:40])
        if chosen > 1 and len(set(tokens)) != chosen:
            for token in tokens:
                if tokens.count(token) > self.options.count(token):
                    raise Refusal("named-twice", token=token)
        if chosen < self.min:
            raise Refusal("too-few", min=self.min, chosen=chosen)
        if chosen > self.max:
            raise Refusal("too-many", max=self.max, chosen=chosen)
        if self.whole and chosen not in (0, self.max):
            raise Refusal("all-or-none", max=self.max)
        if self.groups and tokens and not any(set(tokens) == set(one) for one in self.groups):
            raise Refusal("one-group")
        return tokens

    def allows(self, answer: Answer) -> bool:
        """Return whether ``check`` accepts ``answer``."""
        try:
            self.check(answer)
        except Refusal:
            return False
        return True
