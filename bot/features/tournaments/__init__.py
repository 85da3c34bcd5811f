"""Tournaments: who meets whom, who stands where, and how they go on by themselves.

The rules are pure, with ``formats`` as their door: they know neither Discord nor the store nor the
time, and nothing is left to chance but the lots, which are drawn once and stored with the entrants.
So the same contest always gives the same next round. Pure are as well ``tournament``, what is kept
of one, and ``course``, ``changes``, ``corrections`` and ``taking_back``, which change it.

``register`` keeps tournaments, and ``service`` is what people do in them. ``director`` takes each
step that is due, with ``rounds`` for the matches and ``bulletin`` for what is said.
"""
