"""Pictures of a tournament: who meets whom, who stands where."""
