"""A first game, explained as it goes: against an easy computer player, seen by one person only."""
