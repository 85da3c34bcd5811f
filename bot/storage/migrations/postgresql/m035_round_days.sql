-- When the tables of the last round open, if rounds begin on fixed days.

ALTER TABLE tournaments ADD COLUMN opens_at TEXT COLLATE "C";
