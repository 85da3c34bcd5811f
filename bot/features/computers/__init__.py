"""Computer players: they play every seat that no person plays.

``Computers`` (``driver``) plays every seat that has a ``level``: those of computers, of people who
have resigned, and of people who are away. It listens to commits, so code that changes a table need
not call it. The interface for other features:

* a seat whose ``stand_in`` is the number of the decision that is asked there: a computer makes this
  one for its player after a timeout, also after a restart.
* ``await computers.take_over(table_id, player)``: a computer plays this seat until its owner is
  back: until they press **I am back**, or answer themselves (``await computers.give_back``).

A table with computers has ``table.computers``; a seat played by a computer now has ``seat.level``.
"""
