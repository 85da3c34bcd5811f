"""The replay of a game as a web page in one file, for one reader."""
