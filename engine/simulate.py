"""Random legal play that checks every invariant of the engine after each answer."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.compiled import is_compiled
from engine.decision import Decision
from engine.event import Event
from engine.game import Game
from engine.games import GAMES, new_game, restore
from engine.refusal import Refusal


class Broken(Exception):
    """A broken invariant, with the game's seed and the number of answers."""


@dataclass(slots=True)
class Tally:
    """The totals of random games: games, decisions, endings and time."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)


def random_answer(decision: Decision, rng: random.Random) -> list[str]:
    """Return a random legal answer to ``decision``."""
    if decision.groups:
        groups = [list(group) for group in decision.groups] + [[]] * (decision.min == 0)
        chosen = rng.choice(groups)
        rng.shuffle(chosen)
        return chosen
    options, least, most = decision.options, decision.min, decision.max
    # Several times as fast as randrange() and choice().
    number = least + int((most - least + 1) * rng.random()) if least < most else most
    if decision.whole and number not in (0, most):
        number = 0
    if number == 1:
        return [options[int(len(options) * rng.random())]]
    return rng.sample(options, number)


def play(game: Game, rng: random.Random, checks: bool = True) -> int:
    """Play ``game`` to its end at random; return the number of decisions.

    Raises ``Broken`` if an invariant fails.
    """
    decisions = 0
    watch = Watch(game) if checks else None
    while not game.over:
        pending = list(game.pending.values())
        decision = pending[0] if len(pending) == 1 else rng.choice(pending)
        game.answer(decision.player, random_answer(decision, rng))
        decisions += 1
        if watch:
            watch.check()
    return decisions


class Watch:
    """A checker that verifies a game after each answer. Raises ``Broken``."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.told = 0
        self.heard: dict[str | None, set[str]] = {viewer: set() for viewer in (None, *game.players)}

    def check(self) -> None:
        """Check all invariants of the current state."""
        game = self.game
        try:
            GAMES[game.name].rules.audit(game.table)
        except AssertionError as broken:
            self._fail(str(broken))
        state = game.dump()
        stored = json.loads(json.dumps(state))
        back = restore(stored)
        if back.dump() != stored or back.pending != game.pending:
            self._fail("restoring changes the game")
        record = game.record(self.told)
        for viewer in self.heard:
            self._check_secrecy(viewer, record)
        self.told = game.told
        for decision in game.pending.values():
            self._check_refusals(decision)
        if game.dump() != state:
            self._fail("a refused answer left a trace")

    def _check_secrecy(self, viewer: str | None, record: Sequence[Event]) -> None:
        """Check that a view names only cards disclosed to its viewer, and so do events."""
        heard = self.heard[viewer]
        for event, full in zip(self.game.events(self.told, viewer), record, strict=True):
            if event.card and full.seen is not None and viewer not in full.seen:
                self._fail(f"{event} reaches {viewer}")
            if event.card:
                heard.add(event.card)
        view = self.game.table.view(viewer, self.game.pending)  # of the table as it is now
        named = GAMES[self.game.name].rules.named(view)
        if not named <= heard:
            self._fail(f"{viewer} sees {named - heard} without having been told")

    def _check_refusals(self, decision: Decision) -> None:
        """Check that a wrong answer is refused."""
        for player, wrong in ((decision.player, ["no such token"]), ("nobody", ["draw"])):
            try:
                self.game.answer(player, wrong)
            except Refusal:
                continue
            self._fail(f"{wrong} was accepted of {player}")

    def _fail(self, what: str) -> None:
        raise Broken(f"seed {self.game.seed}, answer {self.game.answered}: {what}")


def simulate(
    name: str, players: int, games: int, seed: int, checks: bool, options: dict[str, Any]
) -> Tally:
    """Play ``games`` random games with the seeds from ``seed`` on."""
    tally = Tally()
    names = [f"player {number}" for number in range(1, players + 1)]
    start = time.perf_counter()
    for number in range(seed, seed + games):
        game = new_game(name, names, number, **options)
        tally.decisions += play(game, random.Random(number), checks)
        tally.games += 1
        assert game.result is not None
        tally.endings[game.result.reason] += 1
    tally.seconds = time.perf_counter() - start
    return tally


def main(chosen: argparse.Namespace) -> int:
    """Run the command ``simulate``: play, and print totals and speed."""
    options = dict(chosen.option)
    try:
        tally = simulate(
            chosen.game, chosen.players, chosen.games, chosen.seed, not chosen.no_checks, options
        )
    except (Broken, Refusal) as error:
        print(f"FAIL  {error}")
        return 1
    endings = ", ".join(f"{reason} {times}" for reason, times in sorted(tally.endings.items()))
    print(
        f"{chosen.game}, {chosen.players} players: {tally.games} games, "
        f"{tally.decisions} decisions, {'no checks' if chosen.no_checks else 'all checks hold'}"
    )
    print(f"endings: {endings}")
    print(
        f"{tally.games / tally.seconds:.1f} games/s, "
        f"{tally.decisions / tally.seconds:.0f} decisions/s, "
        f"{'compiled' if is_compiled() else 'pure Python'}"
    )
    return 0
