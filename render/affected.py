"""The picture of the players whom a dogma affects, before it is carried out."""

from render.innovation.affected import affected_alt, affected_picture

__all__ = ["affected_alt", "affected_picture"]
