"""A layer between the bot and simcord that behaves, and refuses, as Discord does.

simcord is more lenient than Discord. Each module here implements one subject and cites its public
sources. Tests, ``make chaos``, ``make load`` and the demo all run behind it.
"""

from bot.demo.behaviour.layer import Behaviour

__all__ = ["Behaviour"]
