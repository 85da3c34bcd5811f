"""Watching a game without playing in it."""
