"""Pictures of Carta Impera Victoria."""

from render.civ import shapes  # registers its icons

__all__ = ["shapes"]
