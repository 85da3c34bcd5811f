# Help by topic, for the screen of a phone: how to play here, and the rules of Innovation.
#
# help-topic-<topic> is a topic's name (a choice in a menu), help-text-<topic> its text: at most 600
# characters, lists before prose. /rules shows single lines of it, so each line makes sense alone.
# A line of Fluent that begins with an asterisk would be read as a variant, hence {"**"}.

## How to play here, whatever the game

help-topic-bot = Jouer ici
help-text-bot =
    - **Apprendre :** { COMMAND("tutorial") }, une partie guidée ; { COMMAND("rules") } trouve une règle par sujet ou par mot
    - **Commencer :** { COMMAND("game new") } ouvre une table, { COMMAND("tables") } liste les places libres, { COMMAND("game invite") } invite quelqu’un
    - **Jouer :** { COMMAND("game hand") } (ta main), { COMMAND("game hint") } (tes options), { COMMAND("card") } (une carte)
    - **Tes parties :** { COMMAND("mygames") }, { COMMAND("game log") }, { COMMAND("game replay") } ; { COMMAND("game undo") } annule ton dernier coup
    - **Occupé ces jours-ci :** { COMMAND("settings") } (notifications), { COMMAND("away") }, { COMMAND("game seat") } (remplacement)
    - **Ça bloque :** { COMMAND("game replace") }, { COMMAND("game end") }, { COMMAND("game resign") }, { COMMAND("report") }

help-topic-learning = Apprendre, demander conseil
help-text-learning =
    - { COMMAND("tutorial") } : ta première partie, rien que pour toi, contre un ordinateur de niveau facile. Dix minutes ; tu peux t’arrêter et reprendre plus tard.
    - **Que puis-je faire ?** sous ta main, ou { COMMAND("game hint") } : tes options, leur effet, et la plus forte. Si la partie compte, juste les options.
    - **{ define-button }** sous ta main ou une carte : le sens des mots du jeu.
    - **Plus…** sous ta main, ou { COMMAND("game orders") } : des consignes, pour que personne n’attende. Refuser ce qui est facultatif, obéir avec tes cartes les plus faibles ou les plus élevées, prévoir un tour. Personne d’autre ne les voit.

help-topic-time = Le temps et les notifications
help-text-time =
    - **{ terms-button }** avant la partie, ou { COMMAND("game new") } : le temps par coup, et ce qui se passe ensuite (rappel, vote, coup d’un ordinateur ou place perdue).
    - **Rappels :** une notification quand c’est à toi, puis un rappel à temps. **Couper les rappels** les arrête pour ce tour.
    - { COMMAND("settings") } : mention, message privé, les deux ou rien ; heures calmes dans ton fuseau horaire.
    - { COMMAND("away") } : aucune notification jusqu’à ton retour, et le temps des parties amicales s’arrête.
    - { COMMAND("mygames") } : tes parties, d’abord celles qui t’attendent. Après un coup, un bouton mène à la suivante.

help-topic-computers = Jouer contre l’ordinateur
help-text-computers =
    - **Facile** : idéal pour une première partie.
    - **Normal** : joue le meilleur coup qu’il voit.
    - **Difficile** : anticipe la suite.
    - **Expert** : le plus fort.
    Choisis-les avant la partie ou avec { COMMAND("game new") }. Si quelqu’un rejoint une table pleine, il en remplace un.
    Un ordinateur ne voit que ce que tu verrais à sa place : sa main et ce qui est visible. Il joue aussitôt, sans notification.
    Si tu abandonnes, un ordinateur finit ta partie. S’il ne reste que des ordinateurs, elle s’arrête. Une partie commencée avec un ordinateur n’est pas classée.

help-topic-tournaments = Participer à un tournoi
help-text-tournaments =
    - Appuie sur **Participer** sous le message d’un tournoi. Quand il commence, tu reçois une mention dans le fil de ta partie ; les rondes s’enchaînent toutes seules.
    - { COMMAND("tournament info") } : où tu joues, et la suite.
    - { COMMAND("tournament pairings") } : les rencontres.
    - { COMMAND("tournament standings") } : le classement et, avec « expliquer », ses raisons.
    - { COMMAND("tournament bye") } : sauter une ronde suisse pour un demi-point, si le tournoi le permet.
    - { COMMAND("tournament leave") } : quitter. { COMMAND("tournament join") } : revenir.
    En tournoi, un coup qui a montré quelque chose de caché ne peut plus être annulé.

help-topic-organising = Organiser un tournoi
help-text-organising =
    - { COMMAND("tournament create") } : choisis dans les menus, puis appuie sur **Ouvrir les inscriptions**. Tables, fils, délais, classement et podium suivent tout seuls.
    - **Organiser…** sous chaque message, ou { COMMAND("tournament organise") } : commencer plus tôt, faire une pause, retirer ou remplacer quelqu’un, corriger un résultat, changer un délai, annoncer quelque chose, annuler ta dernière action.
    - **Formules** à deux par table : système suisse, toutes rondes, poules et finale, élimination directe et double. À trois ou quatre : système suisse, toutes rondes et élimination.

help-topic-ratings = Le classement
help-text-ratings =
    Une partie entre humains est **classée**, sauf si la personne qui ouvre la table en décide autrement avant le début (**{ terms-button }**).
    - Tout le monde commence à **1500**. Avec 200 points de plus, on gagne trois duels sur quatre. Battre plus fort que soi rapporte davantage.
    - C’est l’ordre final qui compte : une victoire partagée est une première place partagée. Une équipe gagne et perd ensemble.
    - Ta cote est provisoire (« ? ») jusqu’à 10 parties et 3 adversaires. Rejouer contre les mêmes dans la semaine compte de moins en moins.
    - { COMMAND("stats player") } et { COMMAND("stats server") } montrent les statistiques.

help-topic-unrated = Ce qui n’est pas classé
help-text-unrated =
    - Si tu **abandonnes**, ou perds ta place parce que ton temps est écoulé, tu as la dernière place. Si vous êtes plusieurs, le premier parti est dernier.
    - Si tu **cèdes ta place**, le résultat ne compte ni pour toi ni pour la personne qui la prend ; les autres sont comparés entre eux. En équipes, la partie entière ne compte pas.
    - **Non classées** : les parties commencées avec un ordinateur, finies sans vainqueur (d’un commun accord ou par la modération), ou finies avant d’avoir vraiment été jouées.
    - La modération peut invalider une partie : { COMMAND("game annul") }.

## The rules of Innovation

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

## About

about-text =
    {"**"}Civitas** est un bot pour jouer sur Discord à des jeux de cartes de civilisation, chacun à son rythme.
    Il n’est pas officiel : ni fait ni approuvé par les auteurs et éditeurs des jeux.
    {"**"}Innovation** est un jeu de Carl Chudyk, édité par Asmadi Games et IELLO. **Carta Impera Victoria** est un jeu de Rémi Amy, édité par Ludonaute.
    Tous les textes d’ici sont les nôtres. Si les jeux te plaisent, achète-les.
    { COMMAND("privacy") } dit ce qui est conservé sur toi, et l’efface si tu le veux.
