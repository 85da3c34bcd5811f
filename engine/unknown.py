"""The unknown, which stops a tryout."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stop:
    """The reason why a tryout cannot go on.

    ``kind``    ``draw``: a card comes from a deck; ``cards``: hidden cards of ``player`` decide;
                ``choice``: ``player`` has to choose
    ``age``     that of the card drawn, if the game has ages
    """

    kind: str
    player: str | None = None
    age: int | None = None


class Unknown(Exception):
    """Raised where the result depends on the face of a card unknown to the player."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(stop)
        self.stop = stop
