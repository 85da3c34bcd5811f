"""The hall of fame of a server: the winners of tournaments, series and seasons.

Nothing is stored for it: it follows from what is stored of these, so that corrected results count,
and users who were forgotten have no name here either.
"""
