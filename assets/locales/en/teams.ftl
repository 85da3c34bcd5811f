# Teams of two, in every game that has them.

teams-name = Two teams of two
teams-about = Partners sit opposite each other: seats 1 and 3 against seats 2 and 4.
team-number = Team { $number }
