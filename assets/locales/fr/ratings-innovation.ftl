# Reasons to win, in statistics: Innovation.

stats-reason-achievements = { $count } par Domination
stats-reason-score = { $count } aux points
stats-reason-dogma = { $count } par un Dogme
