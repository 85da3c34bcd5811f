"""The hall of fame of a server: the winners of tournaments, series and seasons.

It has no storage of its own: it is computed from stored tournaments, series and seasons, so that
corrected results count, and forgotten users have no name here either.
"""
