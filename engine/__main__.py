"""``python -m engine``: rules cases, simulations and replays."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

from engine import compilation, replay, scenario, sheet, simulate, terminal
from engine.games import GAMES
from engine.players import ENTRANTS, LEVELS, calibrate, match, positions, train
from engine.refusal import Invalid

AddArguments = Callable[[argparse.ArgumentParser], None]
Run = Callable[[argparse.Namespace], int]

# Help of arguments that several commands have.
FIRST_GAME = "of the first game; then one more"
PROCESSES = "how many processes play"


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code.

    0: success; 1: failure; 2: unusable input.
    """
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (about, add_arguments, run) in COMMANDS.items():
        command = commands.add_parser(name, help=about)
        add_arguments(command)
        command.set_defaults(run=run)
    chosen = parser.parse_args(arguments)
    code: int = chosen.run(chosen)
    return code


def _scenario(command: argparse.ArgumentParser) -> None:
    command.add_argument("path", nargs="+", type=Path, help="scenario files, or folders of them")


def _simulate(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--players", type=int, default=4)
    command.add_argument("--games", type=_count, default=100)
    command.add_argument("--seed", type=int, default=0, help=FIRST_GAME)
    _add_options(command)
    command.add_argument("--no-checks", action="store_true", help="play only, for speed")


def _match(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument(
        "--players",
        type=_entrants,
        default=tuple(map(match.Entrant, LEVELS)),
        metavar="LEVEL[@STEPS],…",
        help=f"each against each; of {', '.join(ENTRANTS)}, with an own budget or the level's",
    )
    command.add_argument(
        "--against",
        type=_entrant,
        metavar="LEVEL[@STEPS]",
        help="only games against this one of them",
    )
    command.add_argument("--games", type=_count, default=100, help="at most, for each two of them")
    command.add_argument("--seats", type=int, choices=(2, 3, 4), default=2, help="at a table")
    command.add_argument("--seed", type=int, default=0, help="of the first shuffle; then one more")
    command.add_argument("--jobs", type=_count, default=1, help=PROCESSES)
    command.add_argument(
        "--test",
        type=_hypotheses,
        metavar="LOW,HIGH",
        help="stop when the second one's share is decided, as 0.5,0.6 (5%% errors)",
    )
    _add_options(command)


def _train(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--games", type=_count, default=10000, help="in each generation")
    command.add_argument("--generations", type=_count, default=2)
    command.add_argument("--steps", type=_count, default=300, help="simulated for a decision")
    command.add_argument(
        "--tries",
        type=_count,
        default=0,
        help="take the best of so many ways to play each turn, instead of searching",
    )
    command.add_argument("--seed", type=int, default=0, help=FIRST_GAME)
    command.add_argument("--jobs", type=_count, default=2, help=PROCESSES)
    command.add_argument("--to", type=Path, required=True, help="the file of the weights")
    _add_options(command)


def _calibrate(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--level", choices=ENTRANTS, default="normal", help="of all players")
    command.add_argument("--seats", type=_count, default=2)
    command.add_argument("--games", type=_count, default=100)
    command.add_argument("--seed", type=int, default=0, help=FIRST_GAME)
    command.add_argument("--jobs", type=_count, default=2, help=PROCESSES)
    _add_options(command)


def _positions(command: argparse.ArgumentParser) -> None:
    command.add_argument("path", nargs="+", type=Path, help="position files, or folders of them")
    command.add_argument("--level", choices=ENTRANTS, default="hard")
    command.add_argument("--seeds", type=_count, default=8, help="how often each is asked")
    command.add_argument("--steps", type=_count, help="the budget, instead of the level's own")


def _play(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--players", type=int, default=2)
    command.add_argument("--people", type=int, default=1, help="how many are people (hot seat)")
    command.add_argument(
        "--against", choices=LEVELS, default="easy", help="who has the other seats"
    )
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--language", default="en")
    command.add_argument("--table", metavar="LINE", help="begin there; see the command table")


def _table(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "line", help='such as "ann: red oars | hand agriculture; bob: score tools"'
    )
    command.add_argument("--seed", type=int, default=0, help="shuffles the cards that it omits")
    command.add_argument(
        "--decks", action="store_true", help="print the line with all cards instead of as given"
    )
    command.add_argument("--scenario", metavar="TITLE", help="print it as a rules case to complete")


def _replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("path", type=Path, help="the file that /game export gives")
    command.add_argument("--lines", action="store_true", help="print the table before each turn")


def _compile(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--optimize", type=int, choices=range(4), default=2, help="the compiler's -O"
    )


def _card(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", help="its id, or its name in any language")
    command.add_argument(
        "path", nargs="*", type=Path, default=[Path("tests/scenarios")], help="rules cases"
    )


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="an option of the game: strict=true, variant=draft, teams=true …",
    )


def _count(text: str) -> int:
    """Parse a whole number from 1 on."""
    if not (text.isascii() and text.isdecimal() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"a whole number from 1 on, not {text}")
    return int(text)


def _entrant(text: str) -> match.Entrant:
    """Parse a computer player and, after an ``@``, its budget."""
    try:
        return match.entrant(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"one of {', '.join(ENTRANTS)}, and @STEPS or not; not {text}"
        ) from None


def _entrants(text: str) -> tuple[match.Entrant, ...]:
    """Parse a comma-separated list of computer players."""
    entrants = tuple(_entrant(each) for each in text.split(","))
    if len(entrants) < 2 or len(set(entrants)) < len(entrants):
        raise argparse.ArgumentTypeError(f"two or more different ones of {', '.join(ENTRANTS)}")
    return entrants


def _hypotheses(text: str) -> tuple[float, float]:
    """Parse two shares between 0 and 1, the lower one first."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 < low < high < 1:
        raise argparse.ArgumentTypeError(f"two shares, the lower one first, not {text}")
    return low, high


def _option(text: str) -> tuple[str, str | bool]:
    """Parse ``NAME=VALUE`` as an option of a game.

    ``true`` and ``false`` become booleans.
    """
    name, _, value = text.partition("=")
    return name, {"true": True, "false": False}.get(value, value)


def _print_card(chosen: argparse.Namespace) -> int:
    sheets = [each for game in GAMES.values() for each in game.sheets()]
    paths = [path for path in chosen.path if path.exists()]
    return sheet.main(sheets, chosen.name, [*scenario.files(paths)])


def _run_scenarios(chosen: argparse.Namespace) -> int:
    passed = failed = invalid = 0
    for path in scenario.files(chosen.path):
        try:
            report = scenario.run(path)
        except Invalid as error:
            print(f"{path}: {error}", file=sys.stderr)
            invalid += 1
            continue
        except Exception as error:  # keep broken rules from stopping the other cases
            traceback.print_exc()
            print(f"FAIL  {path}: {type(error).__name__}: {error}")
            failed += 1
            continue
        if not report.differences:
            passed += 1
            print(f"ok    {report.title}")
            continue
        failed += 1
        differences = "; ".join(report.differences)
        print(f"FAIL  {report.title}  {path}: {differences}  [{report.table}]")
    print(f"{passed} passed, {failed} failed")
    if not passed + failed + invalid:
        print("no scenario there", file=sys.stderr)
        return 2
    return 2 if invalid else 1 if failed else 0


def _play_again(chosen: argparse.Namespace) -> int:
    return replay.main(chosen.path, lines=chosen.lines)


# Each command: what it does, the function that adds its arguments, and the one that runs it.
COMMANDS: dict[str, tuple[str, AddArguments, Run]] = {
    "scenario": ("run rules cases", _scenario, _run_scenarios),
    "simulate": ("play random games and check every promise", _simulate, simulate.main),
    "match": ("let computer players play against each other", _match, match.main),
    "train": ("learn an evaluation from self-play", _train, train.main),
    "calibrate": ("measure how often a told chance comes true", _calibrate, calibrate.main),
    "positions": ("ask a computer what is provably right", _positions, positions.main),
    "play": ("play in the terminal", _play, terminal.main),
    "table": ("show a table that is written as a line of text", _table, terminal.show),
    "replay": ("play an exported game once more", _replay, _play_again),
    "compile": ("compile the rules with mypyc", _compile, compilation.main),
    "card": ("print all that is known of a card", _card, _print_card),
}

if __name__ == "__main__":
    sys.exit(main())
