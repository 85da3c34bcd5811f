# A short help on the rules, by topic, for the screen of a phone; and what this bot is.
#
# A line of Fluent that begins with an asterisk would be read as a variant, hence {"**"}.
# help-topic-<topic> is a topic's name (a choice in a menu), help-text-<topic> its text.

help-topic-goal = Le but
help-text-goal =
    Tu bâtis une civilisation avec des cartes de dix Périodes, en cinq couleurs. Tu gagnes aussitôt que tu as assez de Dominations : 6 à deux joueurs, 5 à trois, 4 à quatre.
    Quelques cartes des dernières Périodes font gagner la partie par leur Dogme.
    Si quelqu’un doit piocher au-delà de la Période 10, la partie s’arrête là : le plus de points d’Influence gagne, puis le plus de Dominations ; à égalité sur les deux, la victoire est partagée.

help-topic-turn = Ton tour
help-text-turn =
    Chacun commence avec une carte en jeu et une en Main. Le joueur dont la carte vient la première dans l’ordre alphabétique débute.
    À ton tour, tu fais deux actions, deux fois la même si tu veux :
    - **Piocher** une carte de la Période de ta carte Active la plus élevée.
    - **Poser** une carte de ta Main.
    - **Activer** une de tes cartes Actives : ses Dogmes.
    - **Dominer** une Période.
    Le tout premier tour n’a qu’une action ; à quatre joueurs, les deux premiers tours.

help-topic-words = Les termes
help-text-words =
    - **Mettre en jeu** (l’action **Poser**) : la carte va au-dessus de la pile de sa couleur, dans ta Zone de Jeu.
    - **Archiver** : la carte va tout en dessous de la pile de sa couleur.
    - **Comptabiliser** : la carte va dans ton Influence. Elle y vaut sa Période en points.
    - **Recycler** : la carte va sous la pioche de sa Période.
    - **Transférer** : la carte va dans la Main, la Zone de Jeu ou l’Influence d’un autre joueur.
    Seule la carte Active, celle du dessus de chaque couleur, peut être activée. Tout le monde voit les Zones de Jeu ; des Mains et des Influences, les autres ne voient que les valeurs.
    Si une pioche est vide, tu pioches dans la première Période supérieure qui a des cartes.

help-topic-dogma = Les Dogmes
help-text-dogma =
    Chaque carte requiert une des six Ressources : { icon-castle } { icon-crown } { icon-leaf } { icon-lightbulb } { icon-factory } { icon-clock }. Quand tu l’actives, cette Ressource est comptée une fois dans toutes les Zones de Jeu.
    - Un Dogme **Coopératif** : quiconque en produit autant que toi, ou plus, l’exécute aussi, avant toi. Si cela a changé quelque chose pour l’un d’eux, tu pioches une carte à la fin : c’est le Bonus de coopération.
    - Un Dogme de **Suprématie** : quiconque en produit moins que toi doit obéir.
    Les Dogmes se font de haut en bas, et chacun autour de la table, en partant de ta gauche.
    Ce que dit un Dogme est obligatoire, autant que possible, sauf s’il dit « tu peux ».

help-topic-splay = Le décalage
help-text-splay =
    Une pile décalée montre aussi des icônes de ses cartes recouvertes, et elles comptent.
    - **À gauche** : une icône de chacune, celle en bas à droite.
    - **À droite** : deux, celles du bord gauche.
    - **Vers le haut** : trois, celles du bas.
    Il faut deux cartes pour décaler une pile. Elle reste ainsi jusqu’à ce qu’elle soit décalée autrement ou réduite à une carte.

help-topic-achievements = Les Dominations
help-text-achievements =
    {"**"}Les Périodes 1 à 9** coûtent une action chacune. Il faut cinq points d’Influence par rang de la Période (Période 3 : 15 points) et une carte Active de cette valeur ou plus. Tu gardes tes points.
    {"**"}Les Domaines** sont à toi aussitôt, quel que soit le tour :
    - **{ achievement-empire }** : { achievement-empire-about }
    - **{ achievement-monument }** : { achievement-monument-about }
    - **{ achievement-wonder }** : { achievement-wonder-about }
    - **{ achievement-world }** : { achievement-world-about }
    - **{ achievement-universe }** : { achievement-universe-about }
    Une Domination ne se perd jamais.

help-topic-bot = Jouer ici
help-text-bot =
    { COMMAND("game new") } ouvre une table dans un salon ; pour y prendre place, il suffit d’appuyer sur Rejoindre. Le message de la table montre le jeu et porte les boutons du joueur dont c’est le tour.
    Ta main arrive en message privé, et { COMMAND("game hand") } ou le bouton sous la table te la montre, rien qu’à toi. Je te préviens quand c’est à toi : inutile de rester.
    { COMMAND("card") } montre ce que fait une carte, { COMMAND("rules") } les règles d’un jeu par thème, { COMMAND("game log") } ce qui s’est passé, { COMMAND("game board") } la table telle qu’elle est.
    { COMMAND("game undo") } annule ton dernier coup, tout de suite ou si les autres sont d’accord. { COMMAND("game replay") } remontre la partie tour par tour ; { COMMAND("game export") } la donne dans un fichier (avec les cartes cachées seulement si c’est convenu : **{ terms-button }**), et { COMMAND("report") } sert à signaler un problème.
    { COMMAND("game resign") } te retire d’une partie, et un ordinateur joue à ta place ; { COMMAND("game end") } l’arrête si tout le monde est d’accord.
    { COMMAND("game seat") } cède ta place ou te fait remplacer un moment, et { COMMAND("game replace") } cherche quelqu’un pour la place d’un absent. { COMMAND("game invite") } invite quelqu’un, { COMMAND("tables") } montre où il y a des places, et { COMMAND("watch") } te donne des nouvelles d’une partie où tu ne joues pas.

## About

about-text =
    {"**"}Civitas** est un bot pour jouer sur Discord à des jeux de cartes de civilisation, chacun à son rythme.
    Il n’est pas officiel : ni fait ni approuvé par les auteurs et éditeurs des jeux.
    {"**"}Innovation** est un jeu de Carl Chudyk, édité par Asmadi Games et IELLO. **Carta Impera Victoria** est un jeu de Rémi Amy, édité par Ludonaute.
    Tous les textes d’ici sont les nôtres. Si les jeux te plaisent, achète-les.
    { COMMAND("privacy") } dit ce qui est conservé sur toi, et l’efface si tu le veux.
