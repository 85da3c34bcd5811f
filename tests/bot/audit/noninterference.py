"""Pairs of games that a viewer cannot tell apart: only hidden information differs.

The first is played at random. The second begins as a table determinized from the viewer's view of
the first; for each answer in the first, an answer is sought that shows the viewer the same.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from engine import Decision, Game, Refusal, new_game
from engine.decision import Answer
from engine.games import GAMES, rewound
from engine.innovation.cards import CARDS
from engine.simulate import random_answer

ANSWERS_TRIED = 10  # of the first game, until one has an equivalent in the second
LIKES_TRIED = 24
BOLDNESS = 0.12  # how often a player takes back their last answer
LESSONS = 0.1  # the share of pairs that are played as tutorials

Dump = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Act:
    """An answer of ``player`` by side, or an undo (``answers`` is ``None``).

    ``moves``  how many of their own answers they undo
    ``since``  the first of the acts that are undone
    """

    player: str
    answers: tuple[Answer, Answer] | None
    moves: int = 1
    since: int = 0


@dataclass(slots=True)
class GamePair:
    """A pair of games and its moves.

    ``viewer``  the player unable to tell them apart; ``None``: the public
    ``seats``   ``p1`` …; ``computers`` are the seats of computer players
    ``starts``  the games at their start, as ``Game.dump`` writes them
    ``lesson``  whether it is played as a tutorial of the viewer, as ``p1``
    """

    number: int
    name: str
    viewer: str | None
    seats: tuple[str, ...]
    computers: frozenset[str]
    options: dict[str, Any]
    starts: tuple[Dump, Dump]
    lesson: bool = False
    acts: list[Act] = field(default_factory=list)

    @property
    def differing(self) -> bool:
        """True if the hidden states differ."""
        return self.starts[0]["state"] != self.starts[1]["state"]

    def start(self, side: int) -> Game:
        """Return the game of one side at its start."""
        return rewound(copy.deepcopy(self.starts[side]), 0)

    def told_to(self, side: int, player: str) -> list[Answer]:
        """Return the answers that ``player`` gives on one side, in order."""
        return [act.answers[side] for act in self.acts if act.player == player and act.answers]

    def undone_later(self, number: int) -> bool:
        """Return whether the act with this number is undone by a later one."""
        undos = [(at, act.since) for at, act in enumerate(self.acts) if act.answers is None]
        return any(since <= number < at for at, since in undos)


def game_pair(number: int, *, most: int = 40) -> GamePair:
    """Return the pair with this number, deterministically, with at most ``most`` acts."""
    pairs = (_pair(number, random.Random(f"{number}.{again}")) for again in count())
    pair, rng = next(found for found in pairs if found[0].differing)
    _play(pair, rng, most)
    return pair


def _pair(number: int, rng: random.Random) -> tuple[GamePair, random.Random]:
    """Return a pair at its start; without a second game, both sides are one."""
    name = rng.choice(("innovation", "civ"))
    lesson = rng.random() < LESSONS
    seats = tuple(f"p{place}" for place in range(1, (2 if lesson else rng.randint(2, 4)) + 1))
    options: dict[str, Any] = {"language": "en"}
    if not lesson:
        options = {"language": rng.choice(("en", "en", "fr", "it"))}
        if name == "civ" and rng.random() < 0.4:
            options["variant"] = "draft"
        if len(seats) == 4 and rng.random() < 0.5:
            options["teams"] = True
        if rng.random() < 0.2:
            options["strict"] = True
    people = 1 if lesson else rng.randint(1, len(seats))
    viewer = "p1" if lesson else rng.choice((None, *seats[:people]))
    computers = frozenset(seats[people:])
    begun = _somewhere(new_game(name, seats, number, **options), rng)
    real = _from_the_start(begun.dump())
    determinized = _determinized(real, viewer, rng)
    return GamePair(
        number, name, viewer, seats, computers, options, (real, determinized), lesson
    ), rng


def _somewhere(game: Game, rng: random.Random) -> Game:
    """Return ``game`` at its start, or at the start of a later turn or action."""
    before = game.dump()
    for _ in range(rng.choice((0, 0, 20, 60, 150))):
        pending = list(game.pending.values())
        decision = rng.choice(pending)
        game.answer(decision.player, random_answer(decision, rng))
        if game.over:
            break
        if not game.dump()["answers"]:
            before = game.dump()
    return rewound(stored(before), 0)


def _from_the_start(dump: Dump) -> Dump:
    return {**stored(dump), "answered": 0, "told": 0, "events": 0, "answers": []}


def stored(dump: Dump) -> Dump:
    plain: Dump = json.loads(json.dumps(dump))
    return plain


def _determinized(real: Dump, viewer: str | None, rng: random.Random) -> Dump:
    """Return a game that ``viewer`` cannot tell from ``real``, or else ``real``."""
    game = rewound(stored(real), 0)
    for _ in range(20):
        try:
            other = rewound({**stored(real), "state": _OTHERWISE[game.name](game, viewer, rng)}, 0)
        except Exception:  # not every determinized table is reachable
            continue
        if alike(game, other, viewer, 0):
            return _from_the_start(other.dump())
    return real


def _dealt_otherwise(game: Game, viewer: str | None, rng: random.Random) -> Dump:
    """Return the state of a table of Carta Impera Victoria with hidden cards redealt.

    Cards that ``viewer`` sees stay where they are.
    """
    real = stored(game.dump()["state"])
    state = stored(GAMES[game.name].agent.determinize(game.view(viewer), rng).dump())
    # The viewer knows the order in which cards came into their hand; a view does not show it.
    hands = [(each, other) for each, other in zip(real["players"], state["players"], strict=True)]
    for player, (each, other) in zip(game.players, hands, strict=True):
        other["embargoes"] = each["embargoes"]  # nor since when an embargo is in force
        if player == viewer:
            other["hand"] = each["hand"]
    for place, (each, other) in enumerate(zip(real["packets"], state["packets"], strict=False)):
        if sorted(each) == sorted(other):
            state["packets"][place] = each
    return state


def _cards_swapped(game: Game, viewer: str | None, rng: random.Random) -> Dump:
    """Return the state with cards of Innovation swapped that ``viewer`` sees nowhere.

    Viewers who know a card then know the other one. The fewer there are, the longer it takes until
    the viewer draws one of them.
    """
    named, some = GAMES[game.name].rules.named(game.view(viewer)), rng.choice((0.25, 0.6, 1))
    becomes: dict[str, str] = {}
    for age in range(1, 11):
        unseen = sorted(c.id for c in CARDS.values() if c.age == age and c.id not in named)
        swapped = [card for card in unseen if rng.random() < some]
        becomes |= dict(zip(swapped, rng.sample(swapped, len(swapped)), strict=True))
    text = json.dumps(game.dump()["state"])
    swapped_text = re.sub(r'"([a-z.-]+)"', lambda m: f'"{becomes.get(m[1], m[1])}"', text)
    state: Dump = json.loads(swapped_text)
    return state


_OTHERWISE = {"innovation": _cards_swapped, "civ": _dealt_otherwise}


def alike(one: Game, other: Game, viewer: str | None, since: int) -> bool:
    """Return whether ``viewer`` and the public see the same of both, and ``since``."""
    return (
        one.over == other.over
        and all(one.view(who) == other.view(who) for who in {None, viewer})
        and _asked(one, viewer) == _asked(other, viewer)
        and one.events(since, viewer) == other.events(since, viewer)
    )


def _asked(game: Game, viewer: str | None) -> object:
    """Return the decision asked of ``viewer``, ignoring the order of its options.

    An order that discloses information is to be found by the comparison.
    """
    decision = game.pending.get(viewer or "")
    return decision and (decision.kind, decision.purpose, decision.card, sorted(decision.options))


def _play(pair: GamePair, rng: random.Random, most: int) -> None:
    """Play both sides until a viewer would see a difference."""
    sides = pair.start(0), pair.start(1)
    # Since a computer last played: the answers that count, by act, and the games before each.
    before: list[tuple[int, tuple[Dump, Dump]]] = []
    quiet = 0  # acts since a computer was last about to play
    while len(pair.acts) < most and not sides[0].over:
        last = pair.acts[-1] if pair.acts else None
        if last and last.answers and before and rng.random() < BOLDNESS:
            own = [
                place for place, (at, _) in enumerate(before) if pair.acts[at].player == last.player
            ]
            moves = rng.choice((1, 1, rng.randint(1, len(own))))
            since, begun = before[own[-moves]]
            pair.acts.append(Act(last.player, None, moves, since))
            sides = tuple(rewound(dump, len(dump["answers"])) for dump in begun)  # type: ignore[assignment]
            del before[own[-moves] :]
        else:
            dumps = stored(sides[0].dump()), stored(sides[1].dump())
            computing = [player for player in sides[0].pending if player in pair.computers]
            player = computing[0] if computing else rng.choice(sorted(sides[0].pending))
            found = _next(dumps, player, pair.viewer, rng)
            if found is None:
                break
            act, sides = found
            if player in pair.computers:
                before.clear()
            else:
                before.append((len(pair.acts), dumps))
            pair.acts.append(act)
        if not set(sides[0].pending) & pair.computers:
            quiet = len(pair.acts)
    del pair.acts[quiet:]


def _next(
    dumps: tuple[Dump, Dump], player: str, viewer: str | None, rng: random.Random
) -> tuple[Act, tuple[Game, Game]] | None:
    """Return answers of ``player`` that look alike to ``viewer``, and their results."""
    real = rewound(dumps[0], len(dumps[0]["answers"]))
    for _ in range(ANSWERS_TRIED):
        answer = tuple(random_answer(real.pending[player], rng))
        led = answered(dumps[0], player, answer)
        if led is None:
            continue
        other = rewound(dumps[1], len(dumps[1]["answers"]))
        for like in likes(answer, other.pending[player], rng, own=player == viewer):
            like_led = answered(dumps[1], player, like)
            if like_led is not None and alike(led, like_led, viewer, real.told):
                return Act(player, (answer, like)), (led, like_led)
    return None


def answered(dump: Dump, player: str, answer: Answer) -> Game | None:
    """Return the game after ``answer``; ``None`` if it is refused."""
    game = rewound(stored(dump), len(dump["answers"]))
    try:
        game.answer(player, answer)
    except Refusal:
        return None
    except Exception:  # the determinized table was not reachable
        return None
    return game


def likes(answer: Answer, decision: Decision, rng: random.Random, *, own: bool) -> Iterator[Answer]:
    """Yield answers that may look the same as ``answer``; the viewer's own are equal."""
    if all(token in decision.options for token in answer):
        yield answer
    if own:
        return
    seen = {answer}
    one_card = len(answer) == 1 and decision.min <= 1 and not decision.groups
    singles = [(token,) for token in decision.options] if one_card else []
    others = (tuple(random_answer(decision, rng)) for _ in range(LIKES_TRIED))
    for like in (*singles, *others):
        if like not in seen:
            seen.add(like)
            yield like
