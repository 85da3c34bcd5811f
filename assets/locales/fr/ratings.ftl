# Classement et statistiques.

## What a finished game meant for the ratings

# $provisional: whether a rating among these is; it has a question mark.
rated =
    📈 **Cotes**
    { $changes }
    -# Plus la cote des joueurs que tu devances est élevée, plus tu gagnes de points.{ $provisional ->
        [yes] { "" } Un point d’interrogation veut dire provisoire : cette cote bouge encore beaucoup.
       *[no] { "" }
    }{ $weighed ->
        [yes] { "" } Ces joueurs se sont souvent rencontrés ces 7 derniers jours : cette partie compte donc moins.
       *[no] { "" }
    }
rated-change =
    { $way ->
        [up] **{ $name }** gagne { $points ->
            [one] 1 point
           *[other] { $points } points
        } et passe à { $rating }
        [down] **{ $name }** perd { $points ->
            [one] 1 point
           *[other] { $points } points
        } et passe à { $rating }
       *[even] **{ $name }** reste à { $rating }
    }
# For one player alone; $places: rated-ahead and so on.
rated-you =
    { $way ->
        [up] 📈 Tu gagnes { $points ->
            [one] 1 point de cote
           *[other] { $points } points de cote
        }
        [down] 📉 Tu perds { $points ->
            [one] 1 point de cote
           *[other] { $points } points de cote
        }
       *[even] Ta cote ne change pas
    } : tu termines { $places }. À { $game }, ta cote est maintenant de **{ $rating }**.
rated-ahead = devant { $names }
rated-level = à égalité avec { $names }
rated-behind = derrière { $names }
rated-opponent = { $name } ({ $rating })
unrated-casual = -# Partie non classée, selon les options de la table : le classement ne change pas.
unrated-computer = -# Un ordinateur était de la partie : le classement ne change pas.
unrated-short = -# Partie terminée avant d’avoir vraiment été jouée : le classement ne change pas.
unrated-replaced = -# Des places ont changé de main : le classement ne change pas.
unrated-practice = -# Des coups qui avaient révélé des cartes ont été annulés pour l’entraînement : cette partie ne compte pas.
unrated-annulled = -# La modération a invalidé cette partie : elle ne compte pas pour le classement.

former-player = ancien joueur

## Annulling a game

annul-ask = Invalider **{ $game }** avec { $names } ? La partie ne comptera plus et sortira des statistiques, et tous les classements suivants seront recalculés. C’est réversible.
annul-button = Invalider cette partie
annul-done = La partie est invalidée : elle ne compte plus, et tous les classements suivants sont recalculés.
restore-ask = **{ $game }** avec { $names } : cette partie est invalidée. La compter à nouveau ? Tous les classements suivants seront recalculés.
restore-button = La compter à nouveau
restore-done = La partie compte à nouveau, et tous les classements suivants sont recalculés.
mine-annul = Cette partie
refused-annul-not-allowed = Pour invalider une partie, il faut la permission « Gérer les salons » sur ce serveur.
refused-annul-too-early = Cette partie n’est pas terminée. { COMMAND("game end") } l’arrête sans résultat.
refused-not-rated = Cette partie ne compte pas pour le classement, de toute façon.
refused-no-table-annul = Aucune partie de ce salon n’a compté pour le classement jusqu’ici. Utilise cette commande dans le salon où la partie s’est terminée.

## Showing something to all

show-button = Montrer à tout le monde
refused-show-not-allowed = Tu ne peux pas écrire dans ce salon : je ne peux donc rien y montrer à tout le monde. Prends un autre salon.

## The leaderboard

leaders-title = ## 🏅 { $game }
leaders-new-title =
    ## 🌱 { $game } · provisoire
    -# Ces cotes bougent encore beaucoup. Pour entrer au classement, il faut { $settled } parties classées contre { $opponents } adversaires différents.
leaders-line =
    { $count ->
        [one] { $place }. **{ $name }** · { $rating } · { $count } partie
       *[other] { $place }. **{ $name }** · { $rating } · { $count } parties
    }
leaders-new-line =
    { $count ->
        [one] ({ $place }) **{ $name }** · { $rating } ? · { $count } partie
       *[other] ({ $place }) **{ $name }** · { $rating } ? · { $count } parties
    }
leaders-nobody-ranked = Le classement est encore vide : il faut { $settled } parties classées contre { $opponents } adversaires différents pour y entrer.
leaders-nobody-new = Personne n’a de cote provisoire.
leaders-page = -# Page { $page } sur { $pages }
leaders-own =
    { $count ->
        [one] 👤 Toi : place **{ $place }** sur { $people } · { $rating } · { $count } partie
       *[other] 👤 Toi : place **{ $place }** sur { $people } · { $rating } · { $count } parties
    }
leaders-own-new =
    { $count ->
        [one] 👤 Toi : place provisoire **{ $place }** sur { $people } · { $rating } ? · { $count } partie
       *[other] 👤 Toi : place provisoire **{ $place }** sur { $people } · { $rating } ? · { $count } parties
    }, { $met ->
        [one] { $met } adversaire
       *[other] { $met } adversaires
    }. Pour entrer au classement, il faut { $settled } parties contre { $opponents } adversaires différents.
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
        [one] 📈 **{ $rating } ?** · place provisoire { $place } sur { $people } · { $count } partie classée sur { $settled }
       *[other] 📈 **{ $rating } ?** · place provisoire { $place } sur { $people } · { $count } parties classées sur { $settled }
    }, { $met ->
        [one] { $met } adversaire sur { $opponents }
       *[other] { $met } adversaires sur { $opponents }
    }
stats-games =
    { $count ->
        [one] 🎲 **{ $count }** partie, **{ $won }** gagnée ({ $percent } %)
       *[other] 🎲 **{ $count }** parties, dont **{ $won }** gagnées ({ $percent } %)
    }
stats-how = 🏆 Victoires : { $reasons }
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

## The commands

command-leaderboard = Les meilleurs joueurs de ce serveur
command-leaderboard-game = Quel jeu (par défaut : celui de ce salon)
command-stats = Les statistiques des parties terminées
command-stats-player = Un joueur : parties, victoires, adversaires, et sa cote en image
command-stats-player-person = De qui (par défaut : toi)
command-stats-player-game = Quel jeu (par défaut : le plus joué)
command-stats-server = Le serveur : ses parties et ses victoires
command-stats-server-game = Quel jeu (par défaut : celui de ce salon)
command-annul = Modération : retirer du classement une partie terminée dans ce salon
