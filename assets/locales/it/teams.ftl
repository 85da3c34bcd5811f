# Teams of two, in every game that has them.

teams-name = Due squadre da due
teams-about = I compagni di squadra siedono l’uno di fronte all’altro: posti 1 e 3 contro posti 2 e 4.
team-number = Squadra { $number }
