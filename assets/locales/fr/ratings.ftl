# Classement et statistiques.

## What a finished game meant for the ratings

rated = 📈 { $changes }
rated-change =
    { $settled ->
        [yes] **{ $name }** { $rating } ({ $change })
       *[no] **{ $name }** { $rating } ? ({ $change })
    }
unrated-casual = -# Cette table ne devait pas compter : le classement ne change pas.
unrated-computer = -# Un ordinateur était de la partie : le classement ne change pas.
unrated-short = -# Partie terminée avant que tout le monde ait joué un tour : le classement ne change pas.
unrated-replaced = -# Des places ont changé de main : le classement ne change pas.
unrated-annulled = -# Un modérateur a annulé cette partie : elle ne compte pas pour le classement.

former-player = quelqu’un d’autrefois

## Annulling a game

annul-ask = Faut-il { ELIDE("que", $game) }**{ $game }** avec { $names } ne compte plus ? Tous les classements qui ont suivi seront recalculés, et la partie sortira des statistiques. Tu peux revenir là-dessus.
annul-button = Annuler cette partie
annul-done = La partie est annulée : elle ne compte plus, et tous les classements qui ont suivi sont recalculés.
restore-ask = **{ $game }** avec { $names } est annulée. Faut-il qu’elle compte de nouveau ? Tous les classements qui ont suivi seront recalculés.
restore-button = La compter de nouveau
restore-done = La partie compte de nouveau, et tous les classements qui ont suivi sont recalculés.
mine-annul = Cette partie
refused-annul-not-allowed = Seul un membre du serveur avec la permission « Gérer les salons » peut annuler une partie.
refused-annul-too-early = Cette partie n’est pas terminée. { COMMAND("game end") } l’arrête sans résultat.
refused-not-rated = De toute façon, cette partie ne compte pas pour le classement.
refused-no-table-annul = Aucune partie de ce salon n’a compté pour le classement jusqu’ici. Utilise cette commande dans le salon où la partie s’est terminée.

## Showing something to all

show-button = Montrer à tous
refused-show-not-allowed = Tu ne peux pas écrire dans ce salon, je ne peux donc pas y montrer cela à tous. Prends un autre salon.

## The leaderboard

leaders-title = ## 🏅 { $game }
leaders-new-title =
    ## 🌱 { $game } · provisoire
    -# Moins de { $settled } parties classées : ces cotes bougent encore beaucoup.
leaders-line =
    { $count ->
        [one] { $place }. **{ $name }** · { $rating } · { $count } partie
       *[other] { $place }. **{ $name }** · { $rating } · { $count } parties
    }
leaders-new-line =
    { $count ->
        [one] ▫️ **{ $name }** · { $rating } ? · { $count } partie
       *[other] ▫️ **{ $name }** · { $rating } ? · { $count } parties
    }
leaders-nobody-ranked = Personne n’a encore de place : il faut { $settled } parties classées.
leaders-nobody-new = Personne n’a de cote provisoire.
leaders-page = -# Page { $page } sur { $pages }
leaders-own =
    { $count ->
        [one] 👤 Toi : place **{ $place }** sur { $people } · { $rating } · { $count } partie
       *[other] 👤 Toi : place **{ $place }** sur { $people } · { $rating } · { $count } parties
    }
leaders-own-new =
    { $count ->
        [one] 👤 Toi : { $rating } ? après { $count } partie classée ; à { $settled }, tu as une place.
       *[other] 👤 Toi : { $rating } ? après { $count } parties classées ; à { $settled }, tu as une place.
    }
leaders-own-none = 👤 Toi : pas encore de partie classée { ELIDE("de", $game) }{ $game } ici. { COMMAND("game new") } ouvre une table.
leaders-ranked-button = Places ({ $count })
leaders-new-button = Provisoire ({ $count })

## Statistics

stats-title = ## { $name } · { $game }
stats-nothing = **{ $name }** n’a pas encore terminé de partie sur ce serveur.
stats-no-game = Pas encore de partie terminée.
stats-unrated = 📈 Pas encore de partie classée.
stats-rating =
    { $count ->
        [one] 📈 **{ $rating }** · place { $place } sur { $people } · { $count } partie classée
       *[other] 📈 **{ $rating }** · place { $place } sur { $people } · { $count } parties classées
    }
stats-rating-new =
    { $count ->
        [one] 📈 **{ $rating } ?** · provisoire : { $count } partie classée sur { $settled }
       *[other] 📈 **{ $rating } ?** · provisoire : { $count } parties classées sur { $settled }
    }
stats-games =
    { $count ->
        [one] 🎲 **{ $count }** partie, **{ $won }** gagnée ({ $percent } %)
       *[other] 🎲 **{ $count }** parties, dont **{ $won }** gagnées ({ $percent } %)
    }
stats-how = 🏆 Victoires : { $reasons }
stats-reason-achievements = { $count } par Domination
stats-reason-score = { $count } aux points
stats-reason-dogma = { $count } par un Dogme
stats-reason-hegemony = { $count } par hégémonie
stats-reason-majority = { $count } à la majorité
stats-reason-resigned = { $count } par abandon des autres
stats-sizes = 👥 Victoires selon le nombre de joueurs : { $sizes }
stats-size-won = { $won } sur { $count } à { $seats }
stats-streak =
    { $count ->
        [0] 🔥 Plus longue série de victoires : { $longest }
        [one] 🔥 Dernière partie gagnée ; plus longue série : { $longest }
       *[other] 🔥 { $count } victoires de suite en ce moment ; plus longue série : { $longest }
    }
stats-length =
    { $turns ->
        [0] ⏱️ Une partie dure { $duration } en moyenne.
        [one] ⏱️ Une partie dure { $duration } et { $turns } tour en moyenne.
       *[other] ⏱️ Une partie dure { $duration } et { $turns } tours en moyenne.
    }
stats-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
stats-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
stats-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
stats-computers =
    { $count ->
        [one] 🤖 Avec des ordinateurs : { $count } partie, dont { $won } gagnée (non comptée plus haut)
       *[other] 🤖 Avec des ordinateurs : { $count } parties, dont { $won } gagnées (non comptées plus haut)
    }
stats-opponents = ⚔️ Adversaires les plus fréquents (devant – derrière)
stats-opponent =
    { $count ->
        [one] ▫️ **{ $name }** · { $count } partie · { $before }–{ $after }
       *[other] ▫️ **{ $name }** · { $count } parties · { $before }–{ $after }
    }
stats-server-button = Ce serveur
stats-server-nothing = Aucune partie n’a encore été terminée sur ce serveur.
stats-server-games =
    { $count ->
        [one] 🎲 **{ $count }** partie terminée
       *[other] 🎲 **{ $count }** parties terminées
    }
stats-server-reasons = 🏆 Victoires : { $reasons }
stats-server-sizes = 👥 Nombre de joueurs : { $sizes }
stats-size =
    { $count ->
        [one] { $count } partie à { $seats }
       *[other] { $count } parties à { $seats }
    }
stats-server-busiest = 🏅 Le plus de parties classées : { $people }
stats-busy = **{ $name }** ({ $count })

## The picture

picture-rating =
    { $count ->
        [one] { $game } · { $count } partie classée
       *[other] { $game } · { $count } parties classées
    }
alt-rating = La cote { ELIDE("de", $name) }{ $name } à { $game } après chacune des parties classées ({ $games }), du { $first } au { $last } : à présent { $rating }, au moins { $least }, au plus { $most }.

## Help

help-topic-ratings = Le classement
help-text-ratings =
    Une partie entre humains est **classée**, sauf si l’hôte a choisi avant le début qu’elle ne compte pas (**{ terms-button }**). Ce qui compte, c’est l’ordre à la fin : les vainqueurs d’abord ; qui partage la victoire partage la place ; une équipe gagne et perd ensemble. Battre plus fort que soi rapporte davantage.
    Tout le monde commence à **1500**. 200 points de plus, ce sont trois victoires sur quatre en duel. Jusqu’à 10 parties, la cote est provisoire et porte un point d’interrogation ; elle n’a pas de place dans le { COMMAND("leaderboard") }.
    - Qui **abandonne**, ou perd sa place à la table parce que son temps est écoulé, est dernier ; s’ils sont plusieurs, le premier parti l’est.
    - Qui cède sa place à quelqu’un d’autre n’est pas classé, et son successeur non plus ; les autres sont comparés entre eux. En équipes, la partie entière ne compte pas.
    - **Ne comptent pas** : les parties avec un ordinateur dès le début ; celles qui s’arrêtent sans vainqueur, d’un commun accord ou par la modération ; celles qu’on abandonne avant que tout le monde ait joué un tour.
    - Un modérateur peut annuler une partie avec { COMMAND("game annul") } : c’est comme si elle n’avait jamais été jouée.
    { COMMAND("stats player") } et { COMMAND("stats server") } montrent les statistiques.

## The commands

command-leaderboard = Qui joue le mieux sur ce serveur
command-leaderboard-game = Quel jeu ; sinon, celui de ce salon
command-stats = Le bilan des parties terminées
command-stats-player = D’une personne : parties, victoires, adversaires, la cote en image
command-stats-player-person = De qui ; sinon, de toi
command-stats-player-game = Quel jeu ; sinon, le plus joué
command-stats-server = De tout le serveur
command-stats-server-game = Quel jeu ; sinon, celui de ce salon
command-annul = Modération : retirer du classement une partie terminée dans ce salon
