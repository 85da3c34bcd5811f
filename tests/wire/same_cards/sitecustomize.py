"""Imported at the start of Python in a bot under test: all tables are dealt alike."""

import random
import secrets

_SEEDS = random.Random(7)


def _randbits(k: int) -> int:
    return _SEEDS.getrandbits(k)


secrets.randbits = _randbits
