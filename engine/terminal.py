"""``python -m engine play`` and ``table``: a game in the terminal."""

from __future__ import annotations

import argparse
import json
import random
import sys

from engine.decision import Decision
from engine.event import Event
from engine.game import Game
from engine.games import GAMES, new_game
from engine.line import game_of, line_of, scenario_of
from engine.players import choose
from engine.refusal import Invalid, Refusal


def main(chosen: argparse.Namespace) -> int:
    """Play until the game is over or the input ends (Ctrl-D)."""
    try:
        game = _begin(chosen)
        people = set(game.players[: chosen.people])
        play(game, people, chosen.against, random.Random(chosen.seed))
    except (Invalid, Refusal) as error:
        print(error)
        return 2
    except (EOFError, KeyboardInterrupt):
        print()
        return 0
    return 0


def _begin(chosen: argparse.Namespace) -> Game:
    """Return a new game, or the one at the table that is given as a line."""
    if chosen.table is not None:
        return game_of(chosen.table, chosen.seed)
    names = [f"player-{number}" for number in range(1, chosen.players + 1)]
    return new_game(chosen.game, names, chosen.seed, language=chosen.language)


def show(chosen: argparse.Namespace) -> int:
    """Run the command ``table``: print a table, what is asked there, and its line.

    Returns the exit code: 2 if the line makes no sense.
    """
    try:
        if chosen.scenario:
            print(json.dumps(scenario_of(chosen.line, chosen.scenario), indent=2))
            return 0
        game = game_of(chosen.line, chosen.seed)
        print(GAMES[game.name].rules.sketch(game.view(None)))
        for decision in game.pending.values():
            _print_question(decision)
        print(f"\n{line_of(game) if chosen.decks else chosen.line}")
    except Invalid as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def play(game: Game, people: set[str], level: str, rng: random.Random) -> None:
    """Ask ``people`` in the terminal; players of ``level`` take the other seats."""
    told = dict.fromkeys(people, 0)
    while not game.over:
        player, decision = next(iter(game.pending.items()))
        if player not in people:
            game.answer(player, choose(game.name, level, game.view(player), decision, rng))
            continue
        for event in game.events(told[player], player):
            print("   ", describe(event))
        told[player] = game.told
        if decision.kind == "action":
            print(GAMES[game.name].rules.sketch(game.view(player)))
        _ask(game, decision)
    assert game.result
    print(f"{', '.join(game.result.winners)} won by {game.result.reason}")


def _ask(game: Game, decision: Decision) -> None:
    """Ask until an answer is accepted."""
    _print_question(decision)
    numbered = {str(number): option for number, option in enumerate(decision.options, 1)}
    while True:
        words = input("numbers, in order (nothing for none): ").replace(",", " ").split()
        unknown = [word for word in words if word not in numbered]
        if unknown:
            print(f"  not on the list: {', '.join(unknown)}")
            continue
        try:
            game.answer(decision.player, [numbered[word] for word in words])
        except Refusal as refusal:
            print(f"  not possible: {refusal}")
        else:
            return


def _print_question(decision: Decision) -> None:
    cause = f" ({decision.card})" if decision.card else ""
    print(f"\n{decision.player}: {decision.purpose}{cause}, {decision.min} to {decision.max} of:")
    for number, option in enumerate(decision.options, 1):
        print(f"  {number:2} {option}")


def describe(event: Event) -> str:
    """Return an event as a line of plain tokens."""
    parts = [event.player or "", event.kind, event.card or (f"a {event.age}" if event.age else "")]
    if event.goal:
        parts.append(f"to the {event.goal} of {event.other}")
    parts += [f"{key}={value}" for key, value in event.facts.items()]
    return " ".join(part for part in parts if part)
