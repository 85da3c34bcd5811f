"""Users: their names, settings and absences."""
