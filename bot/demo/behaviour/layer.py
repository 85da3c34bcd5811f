"""The rules that are kept, in the order in which Discord checks them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import simcord

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.nonces import Nonces
from bot.demo.behaviour.request import CarryOut, Request, Rule


class Behaviour:
    """Discord's behaviour on one simulated Discord; to be made before it is started."""

    def __init__(self, env: simcord.Env) -> None:
        self.nonces = Nonces(env.backend)
        self._rules: Sequence[Rule] = (self.nonces,)
        simcord_seam.guard(env.backend, self._answer)

    def _answer(self, method: str, path: str, json: Any, carry_out: CarryOut) -> Any:
        request = Request(method, path, json)
        for rule in reversed(self._rules):
            carry_out = partial(rule.answer, request, carry_out)
        return carry_out()
