# The game's terms, explained in one sentence under a text in which they occur (button Terms), and
# found by /rules. glossary.toml lists the forms by which a term is found in a text.

define-button = Termini
define-sign = 📖
define-title = ## { $game } · I termini di questo messaggio
define-all = ## { $game } · I termini
