# The terms: Carta Impera Victoria.

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
