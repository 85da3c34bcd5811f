"""Tournaments: pairings, standings, and the director that keeps them going.

The rules are pure, with ``formats`` as their interface: they know neither Discord nor the store nor
the time, and nothing is random but the lots, which are drawn once and stored with the entrants. So
the same contest always gives the same next round. Also pure are ``tournament``, the stored state,
and ``course``, ``changes``, ``corrections`` and ``taking_back``, which change it.

``repository`` keeps tournaments, and ``service`` has the actions of users. ``director`` takes each
step that is due, with ``rounds`` for the matches and ``announcer`` for the public messages.
"""
