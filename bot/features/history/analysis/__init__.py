"""The analysis of a finished game: the curve of chances, turning points, accuracy."""
