"""Puzzles: positions from finished games in which one action is clearly the best.

The table of a puzzle is determinized: it agrees with the view of one player, and all cards hidden
from that player are dealt at random. So a puzzle holds no hidden information, not even where it is
stored. Seen from the public, also the hand of its player is dealt at random.

A puzzle is found in two steps, both bounded. ``screened`` looks for promising positions of a game,
and ``checked`` tries every action of one of them on many more tables. An action is clearly the best
if it is ahead of each other one by ``MARGIN`` in two independent samples; if no other one wins
within the turn as well; and if it cannot as well wait for another action. It is worth a puzzle only
if there are ``PLAUSIBLE`` actions, and if it is not the one that the rules of thumb take.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.decision import Decision
from engine.game import Game
from engine.games import GAMES, new_game, restore
from engine.players import TACTICAL_SHARE, advise, choose, compare
from engine.players.agent import Agent, TacticalAgent
from engine.players.search import UNBOUNDED, Budget, Deals, Thinker
from engine.players.tactics import Tactics
from engine.replay import Recorded, replayed

MARGIN = 0.1  # of the chance to win, by which the best action is ahead of each other one
PLAUSIBLE = 3  # sensible actions, the best one included
OFFERED = 5  # actions at most from which to choose
SCREENED = 40  # positions of a game that are looked at
PROMISING = 3  # of these are checked, at most
SCREENING = 600  # simulated decisions for a position that is screened
CHECKING = 6000  # the same for one that is checked
SAMPLES, TABLES = 2, 24  # independent samples of determinized tables, on which all are tried
GLANCES = 5  # determinized tables on which the rules of thumb are asked
DETOURS = 3  # determinized tables on which another action is played first
LONGEST = 800  # decisions of a game that computers play for its positions


@dataclass(frozen=True, slots=True)
class Position:
    """A determinized table before an action of ``player``.

    ``table``   as ``Game.dump`` writes it
    ``played``  the action that was taken in the game, if it is possible here
    """

    table: dict[str, Any]
    player: str
    played: str | None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of which ``best`` is clearly the best action.

    ``chances``  by action, the chance to win with it; the actions from which to choose, in the
                 order of the decision
    """

    position: Position
    best: str
    chances: dict[str, float]

    @property
    def offered(self) -> tuple[str, ...]:
        """The actions from which to choose."""
        return tuple(self.chances)

    def game(self) -> Game:
        """Return the game at its position, before any answer."""
        return restore(self.position.table)


def self_played(name: str, seats: int, seed: int, level: str = "normal") -> Recorded | None:
    """Return the record of a game between computers; ``None`` if it takes too long."""
    players = tuple(f"p{number}" for number in range(1, seats + 1))
    game, rng = new_game(name, players, seed), random.Random(seed)
    answers: list[tuple[str, tuple[str, ...]]] = []
    while not game.over:
        if len(answers) == LONGEST:
            return None
        player, decision = next(iter(game.pending.items()))
        answer = choose(name, level, game.view(player), decision, rng)
        game.answer(player, answer)
        answers.append((player, answer))
    return Recorded(name, players, {}, seed, tuple(answers))


def determinized(game: Game, viewer: str | None, rng: random.Random) -> Game:
    """Return a game at this boundary that ``viewer`` cannot tell from the real one.

    It ignores their memory of cards that are hidden by now.
    """
    manifest = GAMES[game.name]
    table = manifest.agent.determinize(game.view(viewer), rng)
    state = json.loads(json.dumps(table.snapshot().dump()))
    loaded = manifest.rules.load(game.players, game.options, state)
    return Game(game.name, game.players, game.options, 0, loaded)


def positions(record: Recorded, *, revealed: bool) -> Iterator[Position]:
    """Yield the positions of a game before an action among enough others.

    The arguments and the exception are those of ``screened``.
    """
    rng = random.Random(0)
    for number, game in enumerate(replayed(record)):
        if number == len(record.answers) or len(game.pending) != 1:
            continue
        ((player, decision),) = game.pending.items()
        if not _is_open(decision):
            continue
        table = determinized(game, player if revealed else None, rng)
        asked = table.pending.get(player)
        if asked is not None and _is_open(asked):
            (given,) = record.answers[number][1]
            played = given if given in asked.options else None
            yield Position(json.loads(json.dumps(table.dump())), player, played)


def screened(record: Recorded, *, revealed: bool) -> list[Position]:
    """Return the positions of a game that promise a puzzle, the most promising first.

    ``revealed``: the players see each other's hidden cards by now; otherwise the positions hold
    only public information. Raises ``Refusal`` if the current rules play the record otherwise.
    """
    every = [*positions(record, revealed=revealed)]
    count = min(SCREENED, len(every))
    chosen = [every[number * len(every) // count] for number in range(count)]
    found = [(lead, position) for position in chosen if (lead := _lead(position)) >= MARGIN]
    return [position for _, position in sorted(found, key=lambda each: -each[0])[:PROMISING]]


def checked(position: Position) -> Puzzle | None:
    """Return ``position`` as a puzzle if it has a clear and not obvious solution."""
    game = restore(position.table)
    decision, view = game.pending[position.player], game.view(position.player)
    ranked = advise(game.name, view, decision, CHECKING)
    if not ranked:
        return None
    (best,) = ranked[0][1]
    samples = _compared(game, position.player, _actions(decision))
    wins = ranked[0][0] == 1.0
    if wins:
        samples = [{**each, best: 1.0} for each in samples]
    others = [action for action in samples[0] if action != best]
    clear = all(each[best] - each[other] >= MARGIN for each in samples for other in others)
    chances = {action: sum(each[action] for each in samples) / SAMPLES for action in samples[0]}
    if (
        not clear
        or _is_obvious(game, position.player, best)
        or (wins and _any_wins(game, position.player, others))
        or _may_wait(game, position.player, best, others, chances[best] - MARGIN)
    ):
        return None
    sensible = [answer[0] for _, answer in ranked[1:]]
    offered = _offered(decision, best, position.played, sensible, chances)
    return Puzzle(position, best, {action: round(chances[action], 4) for action in offered})


def _is_open(decision: Decision) -> bool:
    """Return whether this is an action, with as many alternatives as a puzzle needs."""
    action = decision.kind == "action" and decision.card is None and decision.max == 1
    return action and len(_actions(decision)) >= PLAUSIBLE


def _actions(decision: Decision) -> list[str]:
    return list(dict.fromkeys(decision.options))


def _lead(position: Position) -> float:
    """Return how far the best action is ahead at a glance; 0 where it is no puzzle."""
    game = restore(position.table)
    decision, view = game.pending[position.player], game.view(position.player)
    ranked = advise(game.name, view, decision, SCREENING)
    if not ranked or _is_obvious(game, position.player, ranked[0][1][0]):
        return 0.0
    if len(ranked) == 1:  # it wins, or is the only one that tactics leave
        return 1.0 if ranked[0][0] == 1.0 else 0.0
    return ranked[0][0] - ranked[1][0] if len(ranked) >= PLAUSIBLE else 0.0


def _compared(game: Game, player: str, actions: Sequence[str]) -> list[dict[str, float]]:
    """Return the chance with each action, in independent samples of tables."""
    agent, view, decision = GAMES[game.name].agent, game.view(player), game.pending[player]
    samples = []
    for sample in range(SAMPLES):
        rng = random.Random(sample)
        thinker = Thinker(agent, view, decision, Budget(UNBOUNDED))
        seeds = [rng.getrandbits(32) for _ in range(TABLES)]
        ranked = thinker.judge([(action,) for action in actions], seeds, agent.horizon)
        samples.append({answer[0]: worth for worth, answer in ranked})
    return samples


def _is_obvious(game: Game, player: str, best: str) -> bool:
    """Return whether rules of thumb take the best action on most tables."""
    agent: Agent = GAMES[game.name].agent
    decision, view, rng = game.pending[player], game.view(player), random.Random(0)
    taken = [
        agent.rule(agent.determinize(view, rng), decision, rng, firm=True) for _ in range(GLANCES)
    ]
    return 2 * sum(answer == (best,) for answer in taken) > GLANCES


def _any_wins(game: Game, player: str, actions: Sequence[str]) -> bool:
    """Return whether one of ``actions`` wins within this turn as well."""
    agent, view, decision = GAMES[game.name].agent, game.view(player), game.pending[player]
    if not isinstance(agent, TacticalAgent):
        return False
    rng = random.Random(0)
    budget = Budget(CHECKING * TACTICAL_SHARE)
    tactics = Tactics(agent, Deals(agent, view, rng), decision, budget, rng)
    return tactics.sure_win([(action,) for action in actions]) is not None


def _may_wait(game: Game, player: str, best: str, others: Sequence[str], least: float) -> bool:
    """Return whether another action can precede ``best`` in the same turn.

    That is so if the chance is more than ``least`` then.
    """
    rng = random.Random(0)
    for other in others:
        later = []
        for _ in range(DETOURS):
            trial = determinized(game, player, rng)
            if not _played_on(trial, player, other, rng):
                break
            decision = trial.pending[player]
            if best in decision.options:
                ranked = compare(trial.name, trial.view(player), decision, [(best,)])
                later += [worth for worth, _ in ranked]
        if later and sum(later) / len(later) > least:
            return True
    return False


def _played_on(game: Game, player: str, action: str, rng: random.Random) -> bool:
    """Carry out ``action``; return whether ``player`` has another one this turn."""
    turn = game.view(None).turn_number
    game.answer(player, action)
    while not game.over and game.view(None).turn_number == turn:
        asked, decision = next(iter(game.pending.items()))
        if decision.kind == "action":
            return asked == player
        game.answer(asked, choose(game.name, "easy", game.view(asked), decision, rng))
    return False


def _offered(
    decision: Decision,
    best: str,
    played: str | None,
    sensible: Sequence[str],
    chances: dict[str, float],
) -> list[str]:
    """Return the best action, the one that was played, and the most plausible others."""
    by_chance = sorted(chances, key=lambda action: -chances[action])
    first = [best, *([] if played is None else [played]), *sensible, *by_chance]
    chosen = list(dict.fromkeys(first))[:OFFERED]
    return [action for action in _actions(decision) if action in chosen]
