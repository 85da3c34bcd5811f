"""The picture of whom a dogma of Innovation concerns, before it is carried out."""

from render.innovation.affected import affected_picture

__all__ = ["affected_picture"]
