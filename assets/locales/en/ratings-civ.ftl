# Reasons to win, in statistics: Carta Impera Victoria.

stats-reason-hegemony = { $count } by hegemony
stats-reason-majority = { $count } on majorities
