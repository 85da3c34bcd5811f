# Help by topic, for the screen of a phone: how to play here.
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

## About

about-text =
    {"**"}Civitas** est un bot pour jouer sur Discord à des jeux de cartes de civilisation, chacun à son rythme.
    Il n’est pas officiel : ni fait ni approuvé par les auteurs et éditeurs des jeux.
    {"**"}Innovation** est un jeu de Carl Chudyk, édité par Asmadi Games et IELLO. **Carta Impera Victoria** est un jeu de Rémi Amy, édité par Ludonaute.
    Tous les textes d’ici sont les nôtres. Si les jeux te plaisent, achète-les.
    { COMMAND("privacy") } dit ce qui est conservé sur toi, et l’efface si tu le veux.
