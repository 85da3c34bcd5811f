# Reasons to win, in statistics: Carta Impera Victoria.

stats-reason-hegemony = { $count } per Egemonia
stats-reason-majority = { $count } per Maggioranza
