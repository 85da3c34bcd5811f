"""The database: no other package knows it. Everything here blocks."""

from bot.store.connection import ChannelTaken, NewerDatabase, NotRead, NotStored
from bot.store.motions import Motion
from bot.store.outbox import Begun
from bot.store.people import BOTH, CHANNEL, DM, NEITHER, NOTIFY, Absence, Person
from bot.store.seating import Former, Leftover
from bot.store.servers import Server
from bot.store.store import Store, reading
from bot.store.tables import NOTHING, GivenAnswer, Record
from bot.store.watchers import Watcher

__all__ = [
    "BOTH",
    "CHANNEL",
    "DM",
    "NEITHER",
    "NOTHING",
    "NOTIFY",
    "Absence",
    "Begun",
    "ChannelTaken",
    "Former",
    "GivenAnswer",
    "Leftover",
    "Motion",
    "NewerDatabase",
    "NotRead",
    "NotStored",
    "Person",
    "Record",
    "Server",
    "Store",
    "Watcher",
    "reading",
]
