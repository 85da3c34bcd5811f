"""A layer between the bot and simcord that answers as Discord does, refusals included.

simcord forgives what Discord does not. Each module here keeps the rules of one subject and names
their public sources. Tests, ``make chaos``, ``make load`` and the demo all run behind it.
"""

from bot.demo.behaviour.layer import Behaviour

__all__ = ["Behaviour"]
