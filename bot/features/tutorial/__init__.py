"""The tutorial: a first game against an easy computer player, with explanations."""
