# The game's terms, explained in one sentence under a text in which they occur (button Terms), and
# found by /rules. glossary.toml lists the forms by which a term is found in a text.

define-button = Terms
define-sign = 📖
define-title = ## { $game } · Terms in this message
define-all = ## { $game } · Terms

## Innovation

define-draw = **Draw**: take a card of the age of your highest top card into your hand. If that deck is empty, draw from the next higher age that has cards.
define-meld = **Meld**: put a card on top of its colour on your board.
define-tuck = **Tuck**: put a card at the bottom of its colour on your board.
define-score = **Score**: put a card into your score pile, where it’s worth its age in points.
define-return = **Return**: put a card back under the deck of its age.
define-transfer = **Give, transfer**: move a card to another player’s hand, board or score pile.
define-splay = **Splay**: fan out a colour so that its covered cards show icons too: one each to the left, two to the right, three up.
define-dogma = **Dogma**: the effects of a card. To use them, activate one of your top cards.
define-demand = **Demand**: everyone with fewer of the card’s icon than the active player must obey.
define-share = **Shared**: everyone with at least as many of the card’s icon as the active player uses the effect too, before them. If that changed anything, the active player draws one card at the end.
define-active = **Active player**: the player who activated the card.
define-resource = **Icon**: one of the six symbols on the cards. All those you can see on a board count.
define-age = **Age**: a card’s number, from 1 to 10. “A 3” is a card of age 3.
define-board = **Board**: the cards in front of a player, a pile for each colour.
define-top-card = **Top card**: the uppermost card of a colour. Only top cards can be activated.
define-score-pile = **Score pile**: cards that are worth points. Other players see only their ages.
define-achievement = **Achievement**: enough of them win the game. Ages 1 to 9 cost an action, if you have five times the number in points and a top card of that age or higher.
define-special = **Special achievement**: yours at once when your cards show what it asks for, even on another player’s turn.

## Carta Impera Victoria

define-area = **Area**: the cards in front of a player, by domain.
define-domain = **Domain**: Army, Religion, Economy, Science, Culture or Utopia.
define-permanent = **Permanent effect**: free, once per turn and domain, as long as you have enough cards of the domain face up in your area.
define-discard-effect = **Discard effect**: costs one card of its domain from your area, once per turn and domain.
define-discard-pile = **Discard pile**: the discarded cards, which everyone can see.
define-hand-limit = **Hand limit**: you draw up to this many cards at the end of your turn, usually 3.
define-hegemony = **Hegemony**: enough cards of one domain at the end of your own turn win at once: 8 with two players, 7 with three or four.
define-majority = **Majority**: if the deck runs out, each domain is worth a point to the player with the most cards in it. Most points wins.
define-embargo = **Embargo**: a face-down card that forbids a player one domain on their next turn.
define-face-down = **Face down**: such a card belongs to no domain, counts for nothing and can’t be moved.
define-coin = **Culture coin**: marks the domain whose permanent effect was copied.
define-draft = **Draft**: everyone keeps one card and passes on the rest, until each has three.
