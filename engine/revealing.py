"""Whether an answer has shown anybody something hidden: if not, it may be taken back.

What a viewer is shown are the events, as they may know them, who is awaited, and what they are
asked. An answer has revealed nothing to them if it would have shown just the same whatever lies
where they cannot see: so it is tried again on tables that they could not tell from the real one.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from engine.decision import Answer, Decision
from engine.event import Event
from engine.game import Game
from engine.games import GAMES, rewound
from engine.players import MINDS
from engine.simulate import random_answer

AT_A_GLANCE, FOR_SURE = 16, 120  # in how many worlds all has to look the same
TRIES = 4  # for each world in which what went before looks the same, too

Given = Sequence[tuple[str, Answer]]


@dataclass(frozen=True, slots=True)
class Shown:
    """What somebody is shown: what happened, who is awaited, and what they are asked."""

    events: list[Event]
    awaited: list[tuple[str, str, str, str | None]]
    asked: Decision | None


def reveals(before: dict[str, Any], given: Given, worlds: int = FOR_SURE) -> bool:
    """Whether ``given``, answered one after another, showed something hidden to anybody.

    ``before`` is the game as ``Game.dump`` wrote it before the first of them. In doubt they did:
    the more ``worlds`` are imagined, the smaller is what could be overlooked.
    """
    if before["game"] not in MINDS:  # nothing is known of what its hidden cards could be
        return True
    real = rewound(before, len(before["answers"]))
    since = real.told
    named = {viewer: _known(real, viewer) for viewer in (None, *real.players)}
    lay_open = _open(real)
    seen = {player: _shown(real, player, since) for player in real.players}
    for player, answer in given:
        real.answer(player, answer)
    # What comes to lie open has been hidden, whoever could have guessed it.
    if _open(real) - lay_open or any(_named(real, viewer) - named[viewer] for viewer in named):
        return True
    # Whatever the public could tell beyond that, those who play can tell as well, or knew before.
    after = {player: _shown(real, player, since) for player in real.players}
    return any(
        _is_news(seen[player], after[player], given)
        and _tells(before, given, player, after[player], worlds)
        for player in real.players
    )


def seems_to_reveal(before: dict[str, Any], given: Given) -> bool:
    """Whether what one player has answered seems to have shown somebody something hidden.

    It is looked at on a table that this player cannot tell from the real one, before or after: so
    they can be told without learning anything of what is hidden from them. At a glance only.
    """
    if before["game"] not in MINDS:
        return True
    player = given[0][0]
    real = rewound(before, len(before["answers"]))
    since, named, lay_open = real.told, _known(real, player), _open(real)
    for each, answer in given:
        real.answer(each, answer)
    if _open(real) - lay_open or _named(real, player) - named:
        return True
    shown = _shown(real, player, since)
    for world in _worlds(before, player, TRIES * AT_A_GLANCE):
        imagined = json.loads(json.dumps(world.dump()))
        if not _plays_otherwise(world, given, player, shown):
            return reveals(imagined, given, AT_A_GLANCE)
    return True


def _is_news(before: Shown, after: Shown, given: Given) -> bool:
    """Whether somebody is shown more than that those who have answered are no longer asked."""
    answered = {player for player, _ in given}
    return (
        before.events != after.events
        or [each for each in before.awaited if each[0] not in answered]
        != [each for each in after.awaited if each[0] not in answered]
        or after.asked not in (None, before.asked)
    )


def _tells(before: dict[str, Any], given: Given, viewer: str, shown: Shown, worlds: int) -> bool:
    """Whether ``viewer`` could tell from what was ``shown`` that some tables are not the real one.

    Or could not tell anything of the kind, but too few such tables can be imagined.
    """
    alike = 0
    for world in islice(_worlds(before, viewer, TRIES * worlds), worlds):
        if _plays_otherwise(world, given, viewer, shown):
            return True
        alike += 1
    return alike < worlds


def _plays_otherwise(world: Game, given: Given, viewer: str, shown: Shown) -> bool:
    """Whether in this ``world`` something else is shown, or the same cannot be answered."""
    since = world.told
    try:
        for player, answer in given:
            world.answer(player, answer)
    except Exception:  # it cannot be answered there, or the rules stumble over such a table
        return True
    return _shown(world, viewer, since) != shown


def _worlds(before: dict[str, Any], viewer: str, tries: int) -> Iterator[Game]:
    """Games that ``viewer`` cannot tell from the one in ``before``."""
    start = rewound(before, 0)
    real = rewound(before, len(before["answers"]))
    shown = _shown(real, viewer, start.told)
    mind, view, rng = MINDS[before["game"]], start.view(viewer), random.Random(0)
    place = real.players.index(viewer)
    own = start.dump()["state"]["players"][place]
    for _ in range(tries):
        try:
            state = mind.imagine(view, rng).dump()
            _put_in_order(state["players"][place], own)
            world = rewound({**before, "state": state}, 0)
            for player, answer in before["answers"]:
                world.answer(player, _alike(world, player, answer, viewer, rng))
        except Exception:  # not every table that can be imagined can have come about
            continue
        if _shown(world, viewer, start.told) == shown:
            yield world


def _alike(
    world: Game, player: str, answer: Answer, viewer: str, rng: random.Random
) -> Sequence[str]:
    """What ``player`` might have answered in ``world`` instead, if it was in secret."""
    decision = world.pending[player]
    if player == viewer or {*answer} <= {*decision.options}:
        return answer
    return random_answer(decision, rng)


def _put_in_order(imagined: dict[str, Any], own: dict[str, Any]) -> None:
    """Let the viewer's own cards lie in the order in which they do, which a view does not tell.

    Others may take the first of those that look alike to them.
    """
    for pile, cards in own.items():
        if isinstance(cards, list) and sorted(imagined[pile]) == sorted(cards):
            imagined[pile] = [*cards]


def _shown(game: Game, viewer: str, since: int) -> Shown:
    pending = game.pending.values()
    asked = game.pending.get(viewer)
    return Shown(
        events=game.events(since, viewer),
        awaited=[(each.player, each.kind, each.purpose, each.card) for each in pending],
        # In an order that does not depend on how hidden cards lie.
        asked=asked
        and replace(
            asked,
            number=0,
            options=tuple(sorted(asked.options)),
            groups=tuple(sorted(tuple(sorted(group)) for group in asked.groups)),
        ),
    )


def _named(game: Game, viewer: str | None) -> set[str]:
    return GAMES[game.name].named(game.view(viewer))


def _known(game: Game, viewer: str | None) -> set[str]:
    """What is no news to ``viewer``: also a card that lies open, in whose hand ever it comes.

    Whether there was one like it in the hand before tells nothing.
    """
    return {*_open(game)} | _named(game, viewer)


def _open(game: Game) -> Counter[str]:
    return GAMES[game.name].open(game.view(None))
