# Reasons to win, in statistics: Innovation.

stats-reason-achievements = { $count } tramite Dominazione
stats-reason-score = { $count } tramite Influenza
stats-reason-dogma = { $count } tramite Dogma
