# The terms: Innovation.

define-draw = **Piocher** : prendre en Main une carte de la Période de ta carte Active la plus élevée. Si la pioche est vide, prends dans la première Période supérieure qui a des cartes.
define-meld = **Mettre en jeu** : poser une carte au-dessus de la pile de sa couleur, dans ta Zone de Jeu.
define-tuck = **Archiver** : mettre une carte tout en dessous de la pile de sa couleur, dans ta Zone de Jeu.
define-score = **Comptabiliser** : mettre une carte dans ton Influence, où elle vaut sa Période en points.
define-return = **Recycler** : remettre une carte sous la pioche de sa Période.
define-transfer = **Transférer** : mettre une carte dans la Main, la Zone de Jeu ou l’Influence d’un autre joueur.
define-splay = **Décaler** : étaler une pile pour que ses cartes recouvertes montrent aussi des Ressources : une par carte à gauche, deux à droite, trois vers le haut.
define-dogma = **Dogme** : un effet d’une carte. Pour l’utiliser, active une de tes cartes Actives.
define-demand = **Suprématie** : ceux qui produisent moins de la Ressource de la carte que le joueur actif doivent obéir.
define-share = **Coopératif** : ceux qui produisent au moins autant de la Ressource que le joueur actif exécutent aussi le Dogme, avant lui. Si cela a changé quelque chose, le joueur actif pioche une carte à la fin.
define-active = **Joueur actif** : le joueur qui a activé la carte.
define-resource = **Ressource** : un des six symboles des cartes. Toutes celles qu’on voit dans une Zone de Jeu comptent.
define-age = **Période** : le nombre d’une carte, de 1 à 10, qui est aussi sa valeur. « Une 3 » est une carte de Période 3.
define-board = **Zone de Jeu** : les cartes devant un joueur, une pile par couleur.
define-top-card = **Carte Active** : la carte au-dessus d’une couleur. Elle seule peut être activée.
define-score-pile = **Influence** : les cartes qui valent des points. Les autres joueurs n’en voient que les valeurs.
define-achievement = **Domination** : quand on en a assez, on gagne. Les Périodes 1 à 9 coûtent une action ; il faut cinq fois leur valeur en points d’Influence et une carte Active de cette valeur ou plus.
define-special = **Domaine** : une Domination qui est à toi dès que tes cartes montrent ce qu’elle demande, même au tour d’un autre joueur.
