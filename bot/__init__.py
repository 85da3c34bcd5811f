"""The Discord bot."""

__version__ = "0.2.0"
