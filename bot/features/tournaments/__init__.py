"""Tournaments: pairings, standings, and the director that keeps them going.

``contest`` has the rules, with ``contest.formats`` as their interface. They are pure: the same
contest always gives the same next round, and only the lots are random, which are drawn once and
stored with the entrants. Also pure are ``tournament``, the stored state, and ``course``,
``changes``, ``corrections`` and ``taking_back``, which change it.

``repository`` keeps tournaments, and ``service`` has the actions of users. In ``running``, the
``director`` takes each step that is due, with ``rounds`` for the matches and ``announcer`` for the
public messages. ``panels`` are the messages and components, ``exports`` the files.
"""
