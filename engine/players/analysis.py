"""The analysis of a game: chances after each turn, and the cost of decisions.

It is computed from the players' views at that moment, as by a computer player, and never from the
cards that were hidden from them. ``viewpoint`` selects the views that are used, so that an analysis
tells its readers only facts that they may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine.decision import Answer, Decision
from engine.game import Game
from engine.players import ADVICE_STEPS, advise, compare
from engine.players.chances import bounded, win_chances
from engine.replay import Recorded, replayed

# Simulated decisions for a whole game: those of long games get fewer each.
STEPS_IN_ALL = 150_000
EVERYONE = ""  # the viewpoint without any hidden information
PUBLIC = "public"  # the viewpoint of those without a seat
TURNING_POINTS = 3
NOTABLE = 0.05  # a decision that cost less is no turning point


@dataclass(frozen=True, slots=True)
class Verdict:
    """A judgement of a decision: the best answer, and the chances with both.

    ``number``    the number of answers before it
    ``turn``      the turn in which it was made
    ``best``      the strongest answer, which is the one given if that was as strong
    ``possible``  the chance with it, ``kept`` the one with the answer given
    """

    number: int
    turn: int
    player: str
    best: Answer
    possible: float
    kept: float

    @property
    def cost(self) -> float:
        """The part of the chance that was lost."""
        return self.possible - self.kept


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a game from one viewpoint.

    ``curve``     the number of a turn, and each player's chance to win after it; 0 is the start
    ``verdicts``  of the decisions that could be compared, in their order
    """

    curve: tuple[tuple[int, dict[str, float]], ...]
    verdicts: tuple[Verdict, ...]

    @property
    def turning_points(self) -> list[Verdict]:
        """The decisions that cost most, in the order of the game."""
        notable = [each for each in self.verdicts if each.cost >= NOTABLE]
        costly = sorted(notable, key=lambda each: -each.cost)[:TURNING_POINTS]
        return sorted(costly, key=lambda each: each.number)

    @property
    def accuracy(self) -> dict[str, float]:
        """The share of the possible chance that a player's decisions kept, on average."""
        kept: dict[str, list[float]] = {}
        for each in self.verdicts:
            kept.setdefault(each.player, []).append(each.kept / each.possible)
        return {player: sum(shares) / len(shares) for player, shares in kept.items()}

    def dump(self) -> dict[str, Any]:
        """Return the analysis as JSON-ready data."""
        return {
            "curve": [
                [turn, {name: round(chance, 4) for name, chance in each.items()}]
                for turn, each in self.curve
            ],
            "verdicts": [asdict(each) for each in self.verdicts],
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> Analysis:
        """Return the analysis that ``dump`` wrote."""
        verdicts = (Verdict(**{**each, "best": tuple(each["best"])}) for each in data["verdicts"])
        return cls(tuple((turn, each) for turn, each in data["curve"]), tuple(verdicts))


def analysed(record: Recorded, viewpoint: str, winners: Sequence[str] = ()) -> Analysis:
    """Return the analysis of a game: for a player, ``EVERYONE`` or ``PUBLIC``.

    A player's analysis has the verdicts of their own decisions only, the public's none. ``winners``
    win with certainty after the last turn. Raises ``Refusal`` if the current rules play the record
    otherwise. It takes 0.05 s for each decision.
    """
    steps = min(ADVICE_STEPS, STEPS_IN_ALL // max(len(record.answers), 1))
    judged = record.players if viewpoint == EVERYONE else (viewpoint,)
    curve: dict[int, dict[str, float]] = {}
    verdicts: list[Verdict] = []
    for number, game in enumerate(replayed(record)):
        turn = game.view(None).turn_number
        ended = max(turn - 1, 0)
        if ended not in curve and not game.over:
            curve[ended] = win_chances(game.name, _views(game, viewpoint))
        if number < len(record.answers):
            player, answer = record.answers[number]
            if player in judged:
                found = _verdict(game, number, turn, player, answer, steps)
                verdicts += [] if found is None else [found]
    if winners:
        curve[turn] = {name: (name in winners) / len(winners) for name in record.players}
    return Analysis(tuple(curve.items()), tuple(verdicts))


def _views(game: Game, viewpoint: str) -> list[Any]:
    if viewpoint == EVERYONE:
        return [game.view(player) for player in game.players]
    return [game.view(None if viewpoint == PUBLIC else viewpoint)]


def _verdict(
    game: Game, number: int, turn: int, player: str, answer: Answer, steps: int
) -> Verdict | None:
    """Return the verdict on ``answer``; ``None`` where there is no comparison."""
    view, decision = game.view(player), game.pending[player]
    ranked = advise(game.name, view, decision, steps)
    if not ranked:
        return None
    possible, best = ranked[0]
    given = decision.check(answer)
    if _same(best, given, decision):
        chance = bounded(possible)
        return Verdict(number, turn, player, given, chance, chance)
    compared = {each: worth for worth, each in compare(game.name, view, decision, [best, given])}
    if not compared:
        return None
    # An answer that wins for sure is found by tactics, which are stronger than the comparison.
    possible = bounded(1.0 if possible == 1.0 else compared[best])
    kept = min(bounded(compared[given]), possible)
    return Verdict(number, turn, player, given if kept == possible else best, possible, kept)


def _same(one: Answer, other: Answer, decision: Decision) -> bool:
    ordered = decision.ordered or decision.kind in ("order", "arrange")
    return one == other if ordered else sorted(one) == sorted(other)
