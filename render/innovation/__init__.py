"""Pictures of Innovation."""

from render.innovation import shapes  # its icons have to be known before they are drawn

__all__ = ["shapes"]
