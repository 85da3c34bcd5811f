"""The manifest of Innovation."""

from __future__ import annotations

from engine.innovation.cards import CARDS
from engine.innovation.notation import InnovationNotation
from engine.innovation.orders import ORDERS
from engine.innovation.rules import OPTIONS, Innovation
from engine.innovation.sheet import sheets
from engine.manifest import Manifest
from engine.players.innovation.agent import InnovationAgent

MANIFEST = Manifest(
    name="innovation",
    order=1,
    rules=Innovation(),
    agent=InnovationAgent(),
    options=OPTIONS,
    names={card.id: card.names for card in CARDS.values()},
    orders=ORDERS,
    sheets=sheets,
    notation=InnovationNotation(),
)
