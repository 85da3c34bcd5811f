# Teams of two, in every game that has them.

teams-name = Deux équipes de deux
teams-about = Les partenaires se font face : places 1 et 3 contre places 2 et 4.
team-number = Équipe { $number }
