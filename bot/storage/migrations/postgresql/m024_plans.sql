-- A hash of what a plan relies on: a changed one is not carried out.

ALTER TABLE standing_orders ADD COLUMN seen TEXT COLLATE "C";
