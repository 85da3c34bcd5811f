"""The database, which no other package accesses. All calls block."""

from bot.core.errors import ChannelTaken, NewerDatabase, NotRead, NotStored
from bot.storage.outbox import Begun
from bot.storage.people import BOTH, CHANNEL, DM, NEITHER, NOTIFY, Absence, Person
from bot.storage.seating import Former, StaleMessage
from bot.storage.servers import Server
from bot.storage.store import Store, reading
from bot.storage.tables import NOTHING, GivenAnswer, Record
from bot.storage.turns import TurnMessage
from bot.storage.votes import Vote
from bot.storage.watchers import Watcher

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
    "NewerDatabase",
    "NotRead",
    "NotStored",
    "Person",
    "Record",
    "Server",
    "StaleMessage",
    "Store",
    "TurnMessage",
    "Vote",
    "Watcher",
    "reading",
]
