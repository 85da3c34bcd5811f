"""The local demo: the real bot on a Discord in memory, played in a browser on this machine."""
