"""Pictures of Innovation."""

from render.innovation import shapes  # registers its icons

__all__ = ["shapes"]
