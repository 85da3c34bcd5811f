"""Tournaments: who meets whom, who stands where. ``formats`` is the door; all of it is pure.

Nothing here knows Discord, the store or the time, and nothing is left to chance but the lots, which
are drawn once and stored with the entrants: the same contest always gives the same next round.
"""
