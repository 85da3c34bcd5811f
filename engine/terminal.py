"""``python -m engine play``: a game in the terminal, against people or computers."""

from __future__ import annotations

import argparse
import random

from engine.decision import Decision
from engine.event import Event
from engine.game import Game
from engine.games import GAMES, new_game
from engine.players import choose
from engine.refusal import Refusal


def main(chosen: argparse.Namespace) -> int:
    """Play until the game is over or the input ends (Ctrl-D)."""
    names = [f"player-{number}" for number in range(1, chosen.players + 1)]
    people = set(names[: chosen.people])
    try:
        game = new_game(chosen.game, names, chosen.seed, language=chosen.language)
        play(game, people, chosen.against, random.Random(chosen.seed))
    except Refusal as refusal:
        print(refusal)
        return 2
    except (EOFError, KeyboardInterrupt):
        print()
        return 0
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
    cause = f" ({decision.card})" if decision.card else ""
    print(f"\n{decision.player}: {decision.purpose}{cause}, {decision.min} to {decision.max} of:")
    for number, option in enumerate(decision.options, 1):
        print(f"  {number:2} {option}")
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


def describe(event: Event) -> str:
    """Return an event as a line of plain tokens."""
    parts = [event.player or "", event.kind, event.card or (f"a {event.age}" if event.age else "")]
    if event.goal:
        parts.append(f"to the {event.goal} of {event.other}")
    parts += [f"{key}={value}" for key, value in event.facts.items()]
    return " ".join(part for part in parts if part)
