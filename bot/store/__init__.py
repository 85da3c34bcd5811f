"""The database: no other package knows it. Everything here blocks."""

from bot.store.connection import ChannelTaken, NewerDatabase, NotStored
from bot.store.servers import Server
from bot.store.store import Store
from bot.store.tables import NOTHING, GivenAnswer, Record

__all__ = [
    "NOTHING",
    "ChannelTaken",
    "GivenAnswer",
    "NewerDatabase",
    "NotStored",
    "Record",
    "Server",
    "Store",
]
