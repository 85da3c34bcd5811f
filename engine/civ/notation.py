"""The parts of a line (``engine.notation``) that Carta Impera Victoria has.

>>> from engine.line import game_of, line_of
>>> line = "civ strict; ann: area army*3 | hand army culture; bob: hand science; turn ann play"
>>> game_of(line).pending["ann"].options
('play army', 'play culture')
>>> line_of(game_of(line), decks=False) == line
True

Zones: ``area`` and ``blocked``, cards face up and face down (``area army*3 culture``); ``hand``,
``embargo``.

Parts: ``deck army*2 science``, with the next card first; ``discard``, with the top card last;
``turn ann effects``, with the step: ``play`` or ``effects``.

A line leaves out the viewers' knowledge of hands, the first player of the game, the number of the
turn, and the state of this turn alone: effects used, the hand limit, the coin, embargoes laid in
it. A draft cannot be written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.civ.domains import DOMAINS
from engine.civ.player import Table
from engine.notation import shortened, turn_and
from engine.refusal import Invalid

_COUNTS, _LISTS = ("area", "blocked"), ("hand", "embargo")


class CivNotation:
    """See ``engine.notation.Notation``."""

    def read_zone(
        self, zone: str, words: Sequence[str], player: str, setup: dict[str, Any]
    ) -> None:
        """Add the cards of a zone."""
        if zone in _COUNTS:
            setup.setdefault(player, {})[zone] = dict(Counter(words))
        elif zone in _LISTS:
            setup.setdefault(player, {})[zone] = list(words)
        else:
            raise Invalid(zone, f"is none of {', '.join((*_COUNTS, *_LISTS))}")

    def read_part(self, part: str, words: Sequence[str], setup: dict[str, Any]) -> None:
        """Add the deck, the discard pile, or the turn."""
        if part in ("deck", "discard"):
            setup[part] = list(words)
        elif part == "turn":
            setup["turn"], step = turn_and(words, "play|effects")
            if step:
                setup["step"] = step
        else:
            raise Invalid(part, "is none of deck, discard, turn")

    def setup(self, table: Table) -> dict[str, Any]:
        """Return ``table`` as the ``setup`` of a rules case; raise ``Invalid`` in a draft."""
        if table.turn is None:
            raise Invalid("table", "a draft cannot be written")
        return {
            **{
                player.name: {
                    "area": {domain: player.area[domain] for domain in DOMAINS},
                    "blocked": {domain: player.blocked[domain] for domain in DOMAINS},
                    "hand": list(player.hand),
                    "embargo": [each.domain for each in player.embargoes],
                }
                for player in table.players
            },
            "deck": list(table.deck),
            "discard": list(table.discard),
            "turn": table.names[table.turn],
            "step": table.step_name,
        }

    def zones(self, setup: Mapping[str, Any], player: str) -> Iterator[str]:
        """Yield the zones that are not empty."""
        lies = setup[player]
        for zone in _COUNTS:
            if any(lies[zone].values()):
                yield f"{zone} {shortened(Counter(lies[zone]).elements())}"
        for zone in _LISTS:
            if lies[zone]:
                yield f"{zone} {shortened(lies[zone])}"

    def parts(self, setup: Mapping[str, Any], decks: bool) -> Iterator[str]:
        """Yield the deck, the discard pile, and the turn."""
        if decks and setup["deck"]:
            yield f"deck {shortened(setup['deck'])}"
        if setup["discard"]:
            yield f"discard {shortened(setup['discard'])}"
        yield f"turn {setup['turn']} {setup['step']}"
