# Reasons to win, in statistics: Carta Impera Victoria.

stats-reason-hegemony = { $count } par hégémonie
stats-reason-majority = { $count } à la majorité
