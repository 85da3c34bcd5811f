"""The manifest of Carta Impera Victoria."""

from __future__ import annotations

from engine.civ.names import NAMES
from engine.civ.notation import CivNotation
from engine.civ.orders import ORDERS
from engine.civ.rules import OPTIONS, Civ
from engine.civ.sheet import sheets
from engine.manifest import Manifest
from engine.players.civ.agent import CivAgent

MANIFEST = Manifest(
    name="civ",
    order=2,
    rules=Civ(),
    agent=CivAgent(),
    options=OPTIONS,
    names=NAMES,
    orders=ORDERS,
    sheets=sheets,
    notation=CivNotation(),
)
