"""Tournaments: pairings, standings, and the director that keeps them going.

``contest`` has the rules, with ``contest.formats`` as their interface. They are pure: the same
contest always gives the same next round, and nothing is random but the lots, which are drawn once
and stored with the entrants. Also pure are ``tournament``, the stored state, and ``course``,
``changes``, ``corrections`` and ``taking_back``, which change it.

``repository`` keeps tournaments, and ``service`` has the actions of users. In ``running``, the
``director`` takes each step that is due, with ``rounds`` for the matches and ``announcer`` for the
public messages. ``panels`` are what users see and press, ``exports`` what they take away.
"""
