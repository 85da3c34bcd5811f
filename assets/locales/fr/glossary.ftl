# The game's terms, explained in one sentence under a text in which they occur (button Terms), and
# found by /rules. glossary.toml lists the forms by which a term is found in a text.

define-button = Termes
define-sign = 📖
define-title = ## { $game } · Les termes de ce message
define-all = ## { $game } · Les termes
