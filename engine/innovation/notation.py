"""The parts of a line (``engine.notation``) that Innovation has.

>>> from engine.line import game_of, line_of
>>> line = "innovation; ann: red oars | hand agriculture; bob: blue writing/tools<left; turn ann 1"
>>> game_of(line).pending["ann"].options
('draw', 'meld agriculture', 'dogma oars')
>>> line_of(game_of(line), decks=False) == line
True

Zones: ``red`` and the other colours, a pile with its top card first and its splay
(``blue writing/tools<left``); ``hand``, ``score``, ``achievements``; ``first``, the two cards
dealt, before the first cards are chosen.

Parts: ``decks 1 clothing pottery 2 calendar``, with the next card first; ``empty 1 2``, decks
without cards; ``removed fission``, cards that are out of the game; ``turn ann 1``, with the
number of actions.

A line leaves out the number of the turn, so that no player has a short first turn; the players'
knowledge of hidden cards; how many cards were tucked and scored in this turn; and the age cards set
aside, which are those left over if all decks are named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.innovation.cards import CARDS, COLORS
from engine.innovation.player import Table
from engine.innovation.table import Seat
from engine.notation import turn_and
from engine.refusal import Invalid

_LISTS = ("hand", "score", "achievements")


class InnovationNotation:
    """See ``engine.notation.Notation``."""

    def read_zone(
        self, zone: str, words: Sequence[str], player: str, setup: dict[str, Any]
    ) -> None:
        """Add a pile of the board, or a list of cards."""
        if zone in COLORS:
            cards, mark, splay = "".join(words).partition("<")
            pile = {"cards": cards.split("/")}
            board = setup.setdefault(player, {}).setdefault("board", {})
            board[zone] = pile | ({"splay": splay} if mark else {})
        elif zone == "first":
            setup.setdefault("first", {})[player] = list(words)
        elif zone in _LISTS:
            setup.setdefault(player, {})[zone] = list(words)
        else:
            raise Invalid(zone, f"is none of {', '.join((*COLORS, *_LISTS, 'first'))}")

    def read_part(self, part: str, words: Sequence[str], setup: dict[str, Any]) -> None:
        """Add decks, cards out of the game, or the turn."""
        if part == "decks":
            decks: dict[str, list[str]] = {}
            age = ""
            for word in words:
                if word.isdigit():
                    age = word
                decks.setdefault(age, []).extend([] if word.isdigit() else [word])
            setup["decks"] = decks
        elif part == "empty":
            setup["empty"] = [int(word) if word.isdigit() else word for word in words]
        elif part == "removed":
            setup["removed"] = list(words)
        elif part == "turn":
            setup["turn"], actions = turn_and(words, "[12]")
            if actions:
                setup["actions"] = int(actions)
        else:
            raise Invalid(part, "is none of decks, empty, removed, turn")

    def setup(self, table: Table) -> dict[str, Any]:
        """Return ``table`` as the ``setup`` of a rules case."""
        there = {card.id for card in (*table.where, *table.age_cards.values())}
        common = {
            "decks": {str(age): [card.id for card in deck] for age, deck in table.decks.items()},
            "empty": [age for age, deck in table.decks.items() if not deck],
            "removed": [card for card in CARDS if card not in there],
        }
        if table.turn is None:
            hands = {player.name: [card.id for card in player.hand] for player in table.players}
            return {"first": hands, **common}
        return {
            **{player.name: _lies(player) for player in table.players},
            **common,
            "turn": table.names[table.turn],
            "actions": table.actions,
        }

    def zones(self, setup: Mapping[str, Any], player: str) -> Iterator[str]:
        """Yield the piles of the board, and the lists that are not empty."""
        if "first" in setup:
            yield f"first {' '.join(setup['first'][player])}"
            return
        lies = setup[player]
        for color, pile in lies["board"].items():
            splay = f"<{pile['splay']}" if pile["splay"] else ""
            yield f"{color} {'/'.join(pile['cards'])}{splay}"
        for zone in _LISTS:
            if lies[zone]:
                yield f"{zone} {' '.join(lies[zone])}"

    def parts(self, setup: Mapping[str, Any], decks: bool) -> Iterator[str]:
        """Yield the decks, or at least the empty ones, the removed cards, and the turn."""
        full = {age: cards for age, cards in setup["decks"].items() if cards}
        if decks and full:
            yield "decks " + " ".join(f"{age} {' '.join(cards)}" for age, cards in full.items())
        if setup["empty"]:
            yield "empty " + " ".join(map(str, setup["empty"]))
        if setup["removed"]:
            yield "removed " + " ".join(setup["removed"])
        if "turn" in setup:
            yield f"turn {setup['turn']} {setup['actions']}"


def _lies(player: Seat) -> dict[str, Any]:
    """Return the cards of ``player`` by zone."""
    return {
        "board": {
            color: {"cards": [card.id for card in pile], "splay": pile.splay}
            for color, pile in player.board.items()
            if pile
        },
        "hand": [card.id for card in player.hand],
        "score": [card.id for card in player.score_pile],
        "achievements": list(player.achievements),
    }
