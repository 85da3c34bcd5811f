# The rules: Innovation.

help-topic-goal = Le but
help-text-goal =
    Bâtis une civilisation avec des cartes de dix Périodes, en cinq couleurs. Il y a trois façons de gagner :
    - **Dominations** : avec 6, tu gagnes aussitôt ; à trois joueurs avec 5, à quatre avec 4.
    - **Points** : si quelqu’un doit piocher au-delà de la Période 10, la partie s’arrête là. Celui qui a le plus de points d’Influence gagne ; à égalité, celui qui a le plus de Dominations. Si tout est égal, la victoire est partagée.
    - **Cartes** : quelques cartes des dernières Périodes font gagner la partie par leur Dogme.

help-topic-turn = Ton tour
help-text-turn =
    À ton tour, tu fais deux actions, deux fois la même si tu veux :
    - **Piocher** une carte de la Période de ta carte Active la plus élevée.
    - **Poser** une carte de ta Main.
    - **Activer** une de tes cartes Actives : ses Dogmes.
    - **Dominer** une Période.
    Chacun commence avec une carte en jeu et une en Main. Le joueur dont la carte vient la première dans l’alphabet débute.
    Le tout premier tour n’a qu’une action ; à quatre joueurs, le deuxième aussi.

help-topic-words = Les termes
help-text-words =
    - **Mettre en jeu** (l’action **Poser**) : la carte va au-dessus de sa couleur, dans ta Zone de Jeu.
    - **Archiver** : la carte va tout en dessous de sa couleur.
    - **Comptabiliser** : la carte va dans ton Influence, où elle vaut sa Période en points.
    - **Recycler** : la carte va sous la pioche de sa Période.
    - **Transférer** : la carte va dans la Main, la Zone de Jeu ou l’Influence d’un autre joueur.
    Les Zones de Jeu sont publiques. Des Mains et Influences des autres, tu ne vois que les valeurs.
    Si une pioche est vide, tu pioches dans la première Période supérieure qui a des cartes.

help-topic-dogma = Les Dogmes
help-text-dogma =
    Chaque carte requiert une des six Ressources : { icon-castle } { icon-crown } { icon-leaf } { icon-lightbulb } { icon-factory } { icon-clock }. Quand tu l’actives, on compte une fois cette Ressource dans chaque Zone de Jeu.
    - Dogme **Coopératif** : ceux qui en produisent au moins autant que toi l’exécutent aussi, avant toi. Si cela a changé quelque chose, tu pioches une carte à la fin.
    - Dogme de **Suprématie** : ceux qui en produisent moins que toi doivent obéir.
    Les Dogmes vont de haut en bas, chacun autour de la table en partant de ta gauche. Fais-en autant que possible ; seul ce qui dit « tu peux » est facultatif.

help-topic-splay = Le décalage
help-text-splay =
    Une pile décalée montre aussi des Ressources de ses cartes recouvertes, et elles comptent.
    - **À gauche** : une Ressource de chacune, en bas à droite.
    - **À droite** : deux, le long du bord gauche.
    - **Vers le haut** : trois, le long du bas.
    Il faut deux cartes pour décaler une pile. Elle reste décalée jusqu’à ce qu’on la décale autrement ou qu’il n’en reste qu’une carte.

help-topic-achievements = Les Dominations
help-text-achievements =
    {"**"}Les Périodes 1 à 9** coûtent une action chacune. Il te faut :
    - **cinq fois la valeur de la Période** en points d’Influence (Période 3 : 15), que tu gardes ;
    - une **carte Active** de cette valeur ou plus.
    {"**"}Les Domaines** sont à toi dès que tes cartes montrent ce qu’ils demandent, même au tour d’un autre joueur.
    Une Domination ne se perd jamais.

help-topic-special = Les Domaines
help-text-special =
    - **{ achievement-empire }** : { achievement-empire-about }
    - **{ achievement-monument }** : { achievement-monument-about }
    - **{ achievement-wonder }** : { achievement-wonder-about }
    - **{ achievement-world }** : { achievement-world-about }
    - **{ achievement-universe }** : { achievement-universe-about }
