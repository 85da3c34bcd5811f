# Reasons to win, in statistics: Innovation.

stats-reason-achievements = { $count } by achievements
stats-reason-score = { $count } on points
stats-reason-dogma = { $count } by a card’s dogma
