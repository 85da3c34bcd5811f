"""``python -m engine``: rules cases, simulations and replays."""

from __future__ import annotations

import argparse
import sys
import traceback
from pathlib import Path

from engine import compilation, replay, scenario, sheet, simulate, terminal
from engine.games import GAMES
from engine.players import ENTRANTS, LEVELS, calibrate, match, positions, train
from engine.refusal import Invalid


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code.

    0: success; 1: failure; 2: unusable input.
    """
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)

    cases = commands.add_parser("scenario", help="run rules cases")
    cases.add_argument("path", nargs="+", type=Path, help="scenario files, or folders of them")

    random_play = commands.add_parser("simulate", help="play random games and check every promise")
    random_play.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    random_play.add_argument("--players", type=int, default=4)
    random_play.add_argument("--games", type=_count, default=100)
    random_play.add_argument("--seed", type=int, default=0, help="of the first game; then one more")
    _add_options(random_play)
    random_play.add_argument("--no-checks", action="store_true", help="play only, for speed")

    contest = commands.add_parser("match", help="let computer players play against each other")
    contest.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    contest.add_argument(
        "--players",
        type=_entrants,
        default=tuple(map(match.Entrant, LEVELS)),
        metavar="LEVEL[@STEPS],…",
        help=f"each against each; of {', '.join(ENTRANTS)}, with an own budget or the level's",
    )
    contest.add_argument(
        "--against",
        type=_entrant,
        metavar="LEVEL[@STEPS]",
        help="only games against this one of them",
    )
    contest.add_argument("--games", type=_count, default=100, help="at most, for each two of them")
    contest.add_argument("--seats", type=int, choices=(2, 3, 4), default=2, help="at a table")
    contest.add_argument("--seed", type=int, default=0, help="of the first shuffle; then one more")
    contest.add_argument("--jobs", type=_count, default=1, help="how many processes play")
    contest.add_argument(
        "--test",
        type=_hypotheses,
        metavar="LOW,HIGH",
        help="stop when the second one's share is decided, as 0.5,0.6 (5%% errors)",
    )
    _add_options(contest)

    learning = commands.add_parser("train", help="learn an evaluation from self-play")
    learning.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    learning.add_argument("--games", type=_count, default=10000, help="in each generation")
    learning.add_argument("--generations", type=_count, default=2)
    learning.add_argument("--steps", type=_count, default=300, help="simulated for a decision")
    learning.add_argument(
        "--tries",
        type=_count,
        default=0,
        help="take the best of so many ways to play each turn, instead of searching",
    )
    learning.add_argument("--seed", type=int, default=0, help="of the first game; then one more")
    learning.add_argument("--jobs", type=_count, default=2, help="how many processes play")
    learning.add_argument("--to", type=Path, required=True, help="the file of the weights")
    _add_options(learning)

    chances = commands.add_parser("calibrate", help="measure how often a told chance comes true")
    chances.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    chances.add_argument("--level", choices=ENTRANTS, default="normal", help="of all players")
    chances.add_argument("--seats", type=_count, default=2)
    chances.add_argument("--games", type=_count, default=100)
    chances.add_argument("--seed", type=int, default=0, help="of the first game; then one more")
    chances.add_argument("--jobs", type=_count, default=2, help="how many processes play")
    _add_options(chances)

    asked = commands.add_parser("positions", help="ask a computer what is provably right")
    asked.add_argument("path", nargs="+", type=Path, help="position files, or folders of them")
    asked.add_argument("--level", choices=ENTRANTS, default="hard")
    asked.add_argument("--seeds", type=_count, default=8, help="how often each is asked")
    asked.add_argument("--steps", type=_count, help="the budget, instead of the level's own")

    here = commands.add_parser("play", help="play in the terminal")
    here.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    here.add_argument("--players", type=int, default=2)
    here.add_argument("--people", type=int, default=1, help="how many are people (hot seat)")
    here.add_argument("--against", choices=LEVELS, default="easy", help="who has the other seats")
    here.add_argument("--seed", type=int, default=0)
    here.add_argument("--language", default="en")

    here.add_argument("--table", metavar="LINE", help="begin there; see the command table")

    table = commands.add_parser("table", help="show a table that is written as a line of text")
    table.add_argument("line", help='such as "ann: red oars | hand agriculture; bob: score tools"')
    table.add_argument("--seed", type=int, default=0, help="shuffles the cards that it omits")
    table.add_argument(
        "--decks", action="store_true", help="print the line with all cards instead of as given"
    )
    table.add_argument("--scenario", metavar="TITLE", help="print it as a rules case to complete")

    again = commands.add_parser("replay", help="play an exported game once more")
    again.add_argument("path", type=Path, help="the file that /game export gives")
    again.add_argument("--lines", action="store_true", help="print the table before each turn")

    made = commands.add_parser("compile", help="compile the rules with mypyc")
    made.add_argument("--optimize", type=int, choices=range(4), default=2, help="the compiler's -O")

    card = commands.add_parser("card", help="print all that is known of a card")
    card.add_argument("name", help="its id, or its name in any language")
    card.add_argument(
        "path", nargs="*", type=Path, default=[Path("tests/scenarios")], help="rules cases"
    )

    chosen = parser.parse_args(arguments)
    if chosen.command == "compile":
        return compilation.main(chosen)
    if chosen.command == "card":
        sheets = [each for game in GAMES.values() for each in game.sheets()]
        paths = [path for path in chosen.path if path.exists()]
        return sheet.main(sheets, chosen.name, [*scenario.files(paths)])
    if chosen.command == "table":
        return terminal.show(chosen)
    if chosen.command == "scenario":
        return _scenarios(chosen.path)
    if chosen.command == "replay":
        return replay.main(chosen.path, lines=chosen.lines)
    if chosen.command == "simulate":
        return simulate.main(chosen)
    if chosen.command == "match":
        return match.main(chosen)
    if chosen.command == "train":
        return train.main(chosen)
    if chosen.command == "calibrate":
        return calibrate.main(chosen)
    if chosen.command == "positions":
        return positions.main(chosen)
    return terminal.main(chosen)


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


def _scenarios(paths: list[Path]) -> int:
    passed = failed = invalid = 0
    for path in scenario.files(paths):
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


if __name__ == "__main__":
    sys.exit(main())
