"""The local demo: the bot on a simulated Discord, played in a browser."""
