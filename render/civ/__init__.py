"""Pictures of Carta Impera Victoria."""

from render.civ import shapes  # its icons have to be known before they are drawn

__all__ = ["shapes"]
