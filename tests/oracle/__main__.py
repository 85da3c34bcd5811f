"""``python -m tests.oracle``: compare the engine with the second model."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.oracle.compare import KINDS, Difference, compare
from tests.oracle.variants import VARIANTS


def main() -> int:
    """Play, and print the number of games compared, or the first difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__)
    parser.add_argument("--game", choices=sorted(KINDS), required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    variants = VARIANTS[chosen.game]
    counts: Counter[str] = Counter()
    decisions = 0
    start = time.perf_counter()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        players, options = variants[seed % len(variants)]
        try:
            decisions += compare(chosen.game, players, seed, **options)
        except Difference as difference:
            print(f"DIFFERENCE  {difference}")
            return 1
        counts[f"{players} players"] += 1
    seconds = time.perf_counter() - start
    print(", ".join(f"{what}: {number} games" for what, number in sorted(counts.items())))
    print(f"{chosen.games} games, {decisions} decisions, no difference, {seconds:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
