# The terms: Innovation.

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
