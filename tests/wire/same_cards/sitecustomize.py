"""Imported by Python when it starts, in a bot that is tested: each table is dealt alike."""

import random
import secrets

_SEEDS = random.Random(7)


def _randbits(k: int) -> int:
    return _SEEDS.getrandbits(k)


secrets.randbits = _randbits
