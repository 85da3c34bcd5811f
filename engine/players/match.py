"""Matches between computer players: an Elo ladder, win rates and thinking times.

Entrants meet two at a time. A *shuffle* is played once with each way to seat the two entrants, so
that neither the cards nor the seats favour one of them; shuffles are the independent samples. At
a table of three or four each entrant has one or more seats, and a victory counts for its seats.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, pairwise, permutations
from typing import Any

from engine.game import Game
from engine.games import new_game
from engine.players import ENTRANTS, choose
from engine.refusal import Refusal

CONFIDENCE = 1.96  # standard deviations on either side of a 95% interval
DECIDED = math.log(0.95 / 0.05)  # log-likelihood ratio at which a test ends: 5% errors
FEWEST = 8  # shuffles before a test may end, so that their spread can be estimated
RESAMPLES = 200  # bootstrap samples for the intervals of the ratings


@dataclass(frozen=True, slots=True)
class Entrant:
    """A computer player that takes part: a level, or a frozen one, and its budget."""

    level: str
    steps: int | None = None  # its own budget; None: the level's

    def __str__(self) -> str:
        return self.level if self.steps is None else f"{self.level}@{self.steps}"


@dataclass(slots=True)
class Thinking:
    """The decisions of an entrant and the time they took."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Thinking) -> None:
        """Count the decisions of ``other`` too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    @property
    def mean(self) -> float:
        """The mean time of a decision, in seconds."""
        return self.seconds / max(self.decisions, 1)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: the entrant of each side, and the side's share of the victory."""

    sides: tuple[Entrant, ...]
    shares: tuple[float, ...]
    reason: str


@dataclass(slots=True)
class Shuffle:
    """The games of one shuffle, one for each way to seat the entrants."""

    games: list[Played] = field(default_factory=list)
    thinking: dict[Entrant, Thinking] = field(default_factory=lambda: defaultdict(Thinking))

    def share(self, entrant: Entrant) -> float:
        """The entrant's share of the victories, from 0 to 1."""
        won = sum(
            share
            for game in self.games
            for side, share in zip(game.sides, game.shares, strict=True)
            if side == entrant
        )
        return won / len(self.games)


@dataclass(slots=True)
class Pairing:
    """The shuffles that two entrants have played; shares are those of the second."""

    entrants: tuple[Entrant, Entrant]
    shuffles: list[Shuffle] = field(default_factory=list)
    verdict: str = ""

    @property
    def games(self) -> int:
        """The number of games played."""
        return sum(len(shuffle.games) for shuffle in self.shuffles)

    @property
    def shares(self) -> list[float]:
        """The second entrant's share of each shuffle."""
        return [shuffle.share(self.entrants[1]) for shuffle in self.shuffles]

    def interval(self) -> tuple[float, float, float]:
        """The second entrant's share and its 95% interval (Wilson).

        The games of a shuffle count as independent, which errs on the wide side: its seats are
        swapped.
        """
        return wilson(sum(self.shares) / len(self.shuffles), self.games)


def wilson(share: float, number: int) -> tuple[float, float, float]:
    """Return ``share`` of ``number`` trials and its 95% interval (Wilson)."""
    z = CONFIDENCE
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    spread = share * (1 - share) / number + z * z / (4 * number * number)
    half = z * math.sqrt(spread) / (1 + z * z / number)
    return share, middle - half, middle + half


def likelihood_ratio(shares: Sequence[float], low: float, high: float) -> float:
    """Return the log-likelihood ratio of an expected share ``high`` against ``low``.

    The generalized sequential test over shuffles, by the normal approximation, as in
    https://github.com/official-stockfish/fishtest (docs on SPRT). Half a shuffle of each result is
    added to the spread, so that it is never zero.
    """
    number = len(shares)
    mean = sum(shares) / number
    spread = (sum((share - mean) ** 2 for share in shares) + 0.25) / (number + 1)
    return number * (high - low) * (2 * mean - low - high) / (2 * spread)


def seatings(pair: Sequence[Entrant], seats: int, teams: bool) -> list[tuple[Entrant, ...]]:
    """Return the ways to seat both entrants at a table; partners sit across."""
    first, second = pair
    if teams:
        return [(first, second) * (seats // 2), (second, first) * (seats // 2)]
    counts = {seats // 2, seats - seats // 2}
    ways = (permutations((first,) * n + (second,) * (seats - n)) for n in sorted(counts))
    return list(dict.fromkeys(seating for way in ways for seating in way))


def play(
    game: Game,
    by_player: Mapping[str, Entrant],
    seed: int,
    after_answer: Callable[[Entrant, float], None] | None = None,
) -> None:
    """Play ``game`` to its end, each seat by its entrant; chance comes from ``seed``."""
    rngs = {player: random.Random(f"{seed} {player}") for player in game.players}
    while not game.over:
        player, decision = next(iter(game.pending.items()))
        entrant, view = by_player[player], game.view(player)
        start = time.perf_counter()
        answer = choose(game.name, entrant.level, view, decision, rngs[player], steps=entrant.steps)
        if after_answer:
            after_answer(entrant, time.perf_counter() - start)
        game.answer(player, answer)


def play_shuffle(
    name: str, pair: tuple[Entrant, Entrant], seats: int, options: dict[str, Any], seed: int
) -> Shuffle:
    """Play the shuffle of ``seed`` with each way to seat ``pair``."""
    shuffle = Shuffle()

    def note(entrant: Entrant, seconds: float) -> None:
        shuffle.thinking[entrant].add(Thinking(1, seconds, seconds))

    teams = bool(options.get("teams"))
    for seating in seatings(pair, seats, teams):
        players = [f"p{number + 1}" for number in range(seats)]
        by_player = dict(zip(players, seating, strict=True))
        game = new_game(name, players, seed, **options)
        play(game, by_player, seed, note)
        assert game.result
        winners = game.result.winners
        sides = players[:2] if teams else players
        shares = [(each in winners) / len(winners) for each in sides]
        if teams:
            shares = [share * seats / 2 for share in shares]
        entrants = tuple(by_player[each] for each in sides)
        shuffle.games.append(Played(entrants, tuple(shares), game.result.reason))
    return shuffle


def contest(
    executor: Executor | None,
    name: str,
    pair: tuple[Entrant, Entrant],
    seats: int,
    games: int,
    seed: int,
    options: dict[str, Any],
    test: tuple[float, float] | None = None,
    jobs: int = 1,
) -> Iterator[Pairing]:
    """Let two entrants play about ``games`` games, yielding results by shuffle.

    ``test``: end as soon as the second entrant's share is decided between two hypotheses. The
    results come in the order of the shuffles, so they do not depend on the number of ``jobs``.
    """
    pairing = Pairing(pair)
    number = math.ceil(games / len(seatings(pair, seats, bool(options.get("teams")))))
    work = partial(play_shuffle, name, pair, seats, options)
    for shuffle in _in_order(executor, work, range(seed, seed + number), jobs):
        pairing.shuffles.append(shuffle)
        if test and len(pairing.shuffles) >= FEWEST:
            ratio = likelihood_ratio(pairing.shares, *test)
            if abs(ratio) >= DECIDED:
                pairing.verdict = f"{test[1] if ratio > 0 else test[0]:.0%} accepted"
        yield pairing
        if pairing.verdict:
            return


def _in_order(
    executor: Executor | None,
    work: Callable[[int], Shuffle],
    seeds: Iterable[int],
    jobs: int,
) -> Iterator[Shuffle]:
    """Yield the results of ``work``, a few of them computed ahead by ``executor``."""
    if executor is None:
        yield from map(work, seeds)
        return
    ahead: deque[Future[Shuffle]] = deque()
    try:
        for seed in seeds:
            ahead.append(executor.submit(work, seed))
            if len(ahead) > jobs:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    finally:
        for future in ahead:
            future.cancel()


def ratings(games: Sequence[Played], entrants: Sequence[Entrant]) -> dict[Entrant, float]:
    """Return the Elo ratings of the entrants, the first one's being 0.

    The most likely strengths by Luce's model, in which a side wins with its share of all
    strengths at the table; for two it is the model of Bradley and Terry. Two drawn games between
    neighbours are added, so that no rating is infinite.
    """
    drawn = [Played(pair, (0.5, 0.5), "") for pair in pairwise(entrants)] * 2
    tables = [game for game in (*games, *drawn) if len(set(game.sides)) > 1]
    place = {each: number for number, each in enumerate(entrants)}
    kinds = Counter(tuple(sorted(place[side] for side in game.sides)) for game in tables)
    won = [0.0] * len(entrants)
    for game in tables:
        for side, share in zip(game.sides, game.shares, strict=True):
            won[place[side]] += share
    strengths = [1.0] * len(entrants)
    for _ in range(200):  # Hunter (2004), MM algorithms for generalized Bradley-Terry models
        expected = [0.0] * len(entrants)
        for kind, times in kinds.items():
            total = sum(strengths[number] for number in kind)
            for number in kind:
                expected[number] += times / total
        strengths = [max(w, 1e-9) / e for w, e in zip(won, expected, strict=True)]
    return {
        each: 400 * math.log10(strength / strengths[0])
        for each, strength in zip(entrants, strengths, strict=True)
    }


def ladder(pairings: Sequence[Pairing], seed: int) -> list[tuple[Entrant, float, float]]:
    """Return the entrants by rating, each with its Elo and half of its 95% interval.

    The intervals come from resampling the shuffles of each pairing.
    """
    entrants = list(dict.fromkeys(entrant for each in pairings for entrant in each.entrants))
    rng = random.Random(seed)

    def rated(samples: Iterable[Sequence[Shuffle]]) -> dict[Entrant, float]:
        games = [game for shuffles in samples for each in shuffles for game in each.games]
        return ratings(games, entrants)

    elo = rated(pairing.shuffles for pairing in pairings)
    drawn = [
        rated(rng.choices(each.shuffles, k=len(each.shuffles)) for each in pairings)
        for _ in range(RESAMPLES)
    ]
    rows = []
    for each in sorted(entrants, key=lambda entrant: -elo[entrant]):
        values = [sample[each] for sample in drawn]
        mean = sum(values) / len(values)
        spread = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
        rows.append((each, elo[each], CONFIDENCE * spread))
    return rows


def entrant(text: str) -> Entrant:
    """Parse ``LEVEL`` or ``LEVEL@STEPS``. Raises ``ValueError``."""
    level, at, steps = text.partition("@")
    if level not in ENTRANTS or (at and not (steps.isdecimal() and int(steps) > 0)):
        raise ValueError(text)
    return Entrant(level, int(steps) if at else None)


def main(chosen: argparse.Namespace) -> int:
    """Run the command ``match``: a round robin, the ladder, and the thinking times."""
    if chosen.against not in (None, *chosen.players):
        print(f"{chosen.against} is not among the players", file=sys.stderr)
        return 2
    options = dict(chosen.option)
    pairings = []
    executor = ProcessPoolExecutor(chosen.jobs) if chosen.jobs > 1 else None
    pairs = [
        pair
        for pair in combinations(chosen.players, 2)
        if chosen.against is None or chosen.against in pair
    ]
    try:
        for pair in pairs:
            for pairing in contest(
                executor,
                chosen.game,
                pair,
                chosen.seats,
                chosen.games,
                chosen.seed,
                options,
                chosen.test,
                chosen.jobs,
            ):
                _tell(pairing)
            pairings.append(pairing)
            print(describe(chosen.game, pairing), flush=True)
    except Refusal as refusal:
        print(f"FAIL  {refusal}")
        return 1
    finally:
        if executor:
            executor.shutdown(cancel_futures=True)
    print("\n".join(describe_ladder(pairings, chosen.seed)))
    return 0


def _tell(pairing: Pairing) -> None:
    """Print the score so far."""
    share = sum(pairing.shares) / len(pairing.shares)
    print(f"{share:.1%} of {pairing.games}", file=sys.stderr, flush=True)


def describe(game: str, pairing: Pairing) -> str:
    """Return the results of two entrants in a line."""
    first, second = pairing.entrants
    share, low, high = pairing.interval()
    endings = Counter(played.reason for shuffle in pairing.shuffles for played in shuffle.games)
    told = ", ".join(f"{reason} {times}" for reason, times in sorted(endings.items()))
    verdict = f"; {pairing.verdict}" if pairing.verdict else ""
    return (
        f"{game}: {second} beats {first} in {share * pairing.games:g} of {pairing.games} games, "
        f"{share:.1%} (95%: {low:.1%} to {high:.1%}){verdict}; endings: {told}"
    )


def describe_ladder(pairings: Sequence[Pairing], seed: int) -> Sequence[str]:
    """Return a line for each entrant: rating, decisions, and thinking times."""
    thinking: dict[Entrant, Thinking] = defaultdict(Thinking)
    for pairing in pairings:
        for shuffle in pairing.shuffles:
            for each, spent in shuffle.thinking.items():
                thinking[each].add(spent)
    lines = [f"{'':16}{'Elo':>6} {'±':>5} {'decisions':>10} {'mean':>9} {'longest':>9}"]
    for each, elo, half in ladder(pairings, seed):
        spent = thinking[each]
        lines.append(
            f"{each!s:16}{elo:6.0f} {half:5.0f} {spent.decisions:10} "
            f"{1000 * spent.mean:6.0f} ms {spent.longest:7.2f} s"
        )
    return lines
