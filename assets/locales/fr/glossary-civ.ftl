# The terms: Carta Impera Victoria.

define-area = **Zone** : les cartes devant un joueur, par domaine.
define-domain = **Domaine** : Armée, Religion, Économie, Science, Culture ou Utopie.
define-permanent = **Effet permanent** : gratuit, une fois par tour et par domaine, tant que tu as assez de cartes du domaine face visible dans ta zone.
define-discard-effect = **Effet de défausse** : coûte une carte de son domaine dans ta zone, une fois par tour et par domaine.
define-discard-pile = **Défausse** : les cartes défaussées, que tout le monde peut voir.
define-hand-limit = **Limite de main** : à la fin de ton tour, tu pioches jusqu’à ce nombre de cartes, en général 3.
define-hegemony = **Hégémonie** : assez de cartes d’un domaine à la fin de ton propre tour font gagner aussitôt : 8 à deux joueurs, 7 à trois ou quatre.
define-majority = **Majorité** : si la pioche s’épuise, chaque domaine vaut un point pour celui qui en a le plus de cartes. Celui qui a le plus de points gagne.
define-embargo = **Embargo** : une carte face cachée qui interdit un domaine à un joueur pendant son prochain tour.
define-face-down = **Face cachée** : la carte n’est d’aucun domaine, ne compte pour rien et ne bouge pas.
define-coin = **Pièce Culture** : elle marque le domaine dont l’effet permanent a été copié.
define-draft = **Draft** : chacun garde une carte et passe les autres, jusqu’à ce que tous en aient trois.
