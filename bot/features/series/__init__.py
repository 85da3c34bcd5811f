"""Series: tournaments of a server that are counted together, by points for places.

``points`` and ``standings`` are pure. The standings follow from the tournaments whenever they are
shown, so that a corrected result counts at once; only the series itself is stored.
"""
