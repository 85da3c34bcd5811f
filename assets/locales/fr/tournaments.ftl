# Les tournois tels que tout le monde les voit. Les noms sont réduits à 20 caractères ; Discord montre
# les heures à sa façon.

tournament-title = ## 🏆 { $name }
tournament-paused = ⏸️ **En pause, sur décision de l’organisation :** rien ne commence, et le temps ne court pour personne.

## Où on en est

tournament-stage-signup = **Les inscriptions sont ouvertes.**
tournament-stage-checkin = **Confirmation de présence pour la ronde { $coming }** sur { $rounds }
tournament-stage-running = **La ronde { $round }** sur { $rounds } est en cours.
tournament-stage-paused = **En pause.**
tournament-stage-over = **Terminé** après { $round ->
        [one] { $round } ronde
       *[other] { $round } rondes
    }
tournament-stage-cancelled = **Annulé**
tournament-until-signup = ⏳ Fin des inscriptions : { $at } ({ $left }).
tournament-until-checkin = ⏳ À confirmer avant : { $at } ({ $left }).
tournament-until-running = ⏳ Fin de la ronde : { $at } ({ $left }).
tournament-days = { $count } jours
tournament-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }

## Ce qu’on joue

tournament-line-game = 🎴 **{ $game }**
tournament-line-format = 🗺️ **{ $format }**, { $facts }
tournament-line-seats = tables de { $seats }
tournament-line-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
tournament-line-legs = en aller-retour
tournament-line-groups = { $count } poules
tournament-line-advance =
    { $count ->
        [one] { $count } qualifié
       *[other] { $count } qualifiés
    }
tournament-line-third = avec un match pour la 3e place
tournament-line-seeding-rating = ordre de départ au classement
tournament-line-seeding-random = ordre de départ au hasard
tournament-line-seeds = 🌱 Têtes de série choisies par l’organisation
tournament-line-time =
    { $pace ->
        [0] 🕰️ Pas de limite de temps par coup
       *[other] 🕰️ { $time } par coup ; au-delà : { $overdue }
    }
tournament-overdue-forfeit = partie perdue
tournament-overdue-computer = un ordinateur joue ce coup
tournament-overdue-nudge = juste un rappel
tournament-line-round = 📅 { $time } par ronde ; les parties non finies : { $rule }
tournament-deadline-forfeit = perdues pour la personne attendue
tournament-deadline-computer = un ordinateur continue pour la personne attendue
tournament-deadline-standing = classées en l’état
tournament-line-check-in =
    { $when ->
        [none] 🙋 Pas de confirmation de présence
        [each] 🙋 Présence à confirmer avant chaque ronde (pendant { $time })
       *[first] 🙋 Présence à confirmer avant la première ronde (pendant { $time })
    }
tournament-line-role = 🔒 Réservé à { $role }
tournament-format-swiss = Système suisse
tournament-format-swiss-about = Tout le monde joue chaque ronde, contre des personnes au même score
tournament-format-round-robin = Toutes rondes
tournament-format-round-robin-about = Tout le monde rencontre tout le monde
tournament-format-groups = Poules et finale
tournament-format-groups-about = Toutes rondes dans chaque poule ; les meilleurs passent dans un tableau
tournament-format-elimination = Élimination directe
tournament-format-elimination-about = Une défaite, et c’est fini
tournament-format-double-elimination = Double élimination
tournament-format-double-elimination-about = Deux défaites, et c’est fini

## Qui participe

tournament-signed-up =
    { $count ->
        [0] **Personne n’est encore inscrit.** Il en faut { $min } pour commencer ; il y a { $max } places.
        [one] **{ $count } personne** est inscrite. Il en faut { $min } pour commencer ; il y a { $max } places.
       *[other] **{ $count } personnes** sont inscrites. Il en faut { $min } pour commencer ; il y a { $max } places.
    }
tournament-people =
    { $count ->
        [0] **Personne ne participe encore** ; il y a { $max } places :
        [one] **{ $count } personne** participe, { $max } au plus :
       *[other] **{ $count } personnes** participent, { $max } au plus :
    }
tournament-out-count =
    { $count ->
        [one] 🚪 { $count } personne a abandonné le tournoi.
       *[other] 🚪 { $count } personnes ont abandonné le tournoi.
    }
tournament-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
tournament-organisers = 🧭 Organisation : { $names }
tournament-result-helpers = ✍️ Résultats et appariements : { $names }
tournament-sign-up-closed = **Les inscriptions sont closes.** La suite est plus bas.
tournament-late-entry =
    🙋 **Tu peux encore participer** jusqu’à l’appariement de la ronde { $until }{ $coming ->
        [1] .
       *[other]  ; les rondes manquées ne donnent pas de points.
    }
tournament-join-button = Participer
tournament-leave-button = Quitter
tournament-check-in-button = Je suis là
tournament-organise-button = Organiser…
tournament-joined =
    ✅ Tu participes à **{ $name }** : { $count ->
        [one] c’est la première inscription.
       *[other] { $count } personnes pour l’instant.
    }
    { $coming ->
        [1] {""}
       *[other] Tu joueras à partir de la ronde { $coming }.
    }
tournament-joined-then =
    { $check_in ->
        [none] Ensuite, la première ronde est appariée, et tu reçois une mention à ta table. Rien d’autre à faire d’ici là.
       *[other] Ensuite, je te préviendrai pour la confirmation : appuie à temps sur **Je suis là**, sinon la ronde commence sans toi.
    }
tournament-waiting = 🎟️ Toutes les places de **{ $name }** sont prises. Tu as le numéro **{ $place }** sur la liste d’attente ; je te préviens dès qu’une place se libère.
tournament-waiting-list =
    { $count ->
        [0] 🎟️ Toutes les places sont prises : **Participer** te met sur la liste d’attente.
        [one] 🎟️ Sur la liste d’attente : { $names }
       *[other] 🎟️ { $count } personnes sur la liste d’attente : { $names }
    }
tournament-left = Tu ne participes plus à **{ $name }**. Tu peux te réinscrire jusqu’à la fin des inscriptions.
tournament-drop-ask = Veux-tu quitter **{ $name }** ? Si une partie est en cours, elle est abandonnée. Ce que tu as gagné te reste et, si la formule le permet, tu peux revenir pour une ronde suivante.
tournament-drop-button = Oui, je quitte
tournament-dropped-out = Tu as quitté **{ $name }** et tu n’auras plus de match. Sauf élimination définitive, tu peux revenir : appuie sur **Participer**.
tournament-check-in = 🙋 **Confirmation de présence pour la ronde { $coming }.** Appuie sur **Je suis là** pour jouer ; sinon la ronde se joue sans toi.
tournament-check-in-closed = La confirmation de présence est close.
tournament-checked-in = ✅ Ta présence à la ronde { $coming } est confirmée. Tu recevras une mention à ta table.
tournament-checked-in-count = Présences confirmées : **{ $there }** · on attend encore : **{ $missing }**
tournament-there = ✅ Présence notée pour la ronde { $round } de **{ $name }**. Le résultat arrive dans un instant.

## Les rondes

tournament-round =
    ### Ronde { $round } sur { $rounds }
    Tables terminées : { $done } sur { $count }.
tournament-match = `{ $table }` { $names }
tournament-versus = {" – "}
tournament-won = Gagné par { $winner } contre { $loser }
tournament-shared = { $one } et { $other } partagent la victoire
tournament-walked-over = { $count ->
        [one] { $winner } gagne
       *[other] { $winner } gagnent
    } ; absence : { $loser }
tournament-nobody-came = absence des deux : { $one } et { $other }
tournament-byes = -# Sans adversaire à cette ronde : { $names }
tournament-subtitle = **{ $title }**
tournament-match-group = Poule { $group }
tournament-match-final = Finale
tournament-match-third = Match pour la 3e place
tournament-match-semi-final = Demi-finales
tournament-match-quarter-final = Quarts de finale
tournament-match-round-of = Tour des { $people }
tournament-match-winners-round = Tableau principal, tour { $round }
tournament-match-losers-round = Repêchages, tour { $round }
tournament-match-winners-final = Finale du tableau principal
tournament-match-losers-final = Finale des repêchages
tournament-match-grand = Grande finale
tournament-match-reset = Belle
tournament-more =
    { $count ->
        [one] -# … et { $count } autre
       *[other] -# … et { $count } autres
    }
tournament-pairings-title =
    ### { $name } · ronde { $round } sur { $rounds } { $pages ->
        [1] {""}
       *[other] · page { $page }/{ $pages }
    }
tournament-pairings-button = Tables
tournament-standings-button = Classement
tournament-bracket-button = Tableau
tournament-explain-button = Pourquoi ?
tournament-round-button = Ronde { $round }
tournament-thread =
    ### 🏆 { $tournament } · ronde { $round }, table { $table }
    { $names } : voici votre table. La partie commence ci-dessous ; je vous préviens quand c’est à vous.
tournament-thread-until = ⏳ Jusqu’au { $at } ({ $left }). Parties non finies à ce moment-là : { $rule }.
tournament-reminder =
    ⏰ On attend { $names } : la ronde se termine { $left }. Parties non finies à ce moment-là : { $rule }.
    -# **{ $tournament }** · ronde { $round }, table { $table }
tournament-all = Tout le monde

## Le classement

tournament-standings-after = ### { $name } · après la ronde { $round } sur { $rounds }
tournament-standing = { $place } **{ $name }** · { $numbers }
tournament-standing-out = { $place } { $name } · { $numbers } · hors tournoi
tournament-number-points = { $count ->
        [one] { $value } pt
       *[other] { $value } pts
    }
tournament-number-wins = { $count ->
        [one] { $value } victoire
       *[other] { $value } victoires
    }
tournament-number-buchholz = Buchholz { $value }
tournament-number-sonneborn-berger = Sonneborn-Berger { $value }
tournament-number-head-to-head = confrontations { $value }
tournament-number-places = place moyenne { $value }
tournament-tiebreaks = -# Classement par : { $names }.
tournament-tiebreak-points = points
tournament-tiebreak-wins = victoires
tournament-tiebreak-reach = ronde atteinte
tournament-tiebreak-buchholz = Buchholz (points des adversaires)
tournament-tiebreak-sonneborn-berger = Sonneborn-Berger (points des battus)
tournament-tiebreak-head-to-head = confrontations directes
tournament-tiebreak-places = place moyenne
tournament-tiebreak-lot = tirage au sort
tournament-podium =
    ## 🏆 { $name }
    { $count ->
        [one] 🎉 **{ $names } remporte le tournoi !**
       *[other] 🎉 **{ $names } remportent le tournoi !**
    }
tournament-podium-line = { $mark } **{ $name }**
tournament-thanks =
    -# { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. Merci à tout le monde d’avoir joué !
tournament-cancelled =
    { $reason ->
        [too-few] ❌ **Annulé :** { $count ->
            [0] personne n’est venu
            [one] une seule personne est venue
           *[other] seulement { $count } personnes sont venues
        }, et il en faut { $min }. L’organisation peut rétablir le tournoi et attendre du monde.
       *[other] ❌ **Annulé par l’organisation.** Les parties en cours ont été arrêtées et ne comptent pour personne.
    }

## Pourquoi cette place

tournament-explain-title = ### Pourquoi { $name } est à la place { $place } · { $tournament }
tournament-explained-points = **Points : { $value }**, venus de ces rondes :
tournament-explained-wins = **Victoires : { $value }** { $counts ->
        [no] (n’a pas servi)
       *[yes] {""}
    }
tournament-explained-buchholz = **Buchholz : { $value }**, les points de tous les adversaires { $counts ->
        [no] (n’a pas servi)
       *[yes] {""}
    }
tournament-explained-sonneborn-berger = **Sonneborn-Berger : { $value }**, les points des battus, la moitié pour une place partagée { $counts ->
        [no] (n’a pas servi)
       *[yes] {""}
    }
tournament-explained-head-to-head = **Confrontations directes : { $value }**, contre celles et ceux qui sont à égalité, si tous se sont rencontrés { $counts ->
        [no] (n’a pas servi)
       *[yes] {""}
    }
tournament-explained-places = **Place moyenne : { $value }**, la plus basse est la meilleure { $counts ->
        [no] (n’a pas servi)
       *[yes] {""}
    }
tournament-explained-lot = **Tirage au sort : { $value }**, fait une fois avant la première ronde, le plus bas est le meilleur { $counts ->
        [no] (n’a pas servi)
       *[yes] {""}
    }
tournament-part = R{ $round } { $kind ->
        [played] { $names }
        [walkover] { $names } (par absence)
        [bye] exempt
        [away] bye d’un demi-point
        [absent] absence
        [missed] pas de match
        [free] libre
        [annulled] { $names } (ne compte pas)
       *[virtual] sans partie : ses propres points
    } { $value }
tournament-rounds-more =
    { $count ->
        [one] et { $count } autre ronde
       *[other] et { $count } autres rondes
    }
tournament-explain-ahead = ↓ Devant **{ $name }** par : { $what }.
tournament-explain-behind = ↑ Derrière **{ $name }** par : { $what }.
tournament-explain-equal = ↔ À égalité en tout avec **{ $name }**.
tournament-explain-placeholder = Expliquer une autre place

## Sa propre part

tournament-own-in = ✅ Tu participes.
tournament-own-out =
    { $state ->
        [organiser] 🚪 L’organisation t’a mis hors du tournoi. Tu peux revenir.
        [disqualified] ⛔ Tu es hors du tournoi : disqualification.
        [missed] 🚪 Tu es hors du tournoi pour des matchs manqués. Tu peux revenir.
        [check-in] 🚪 Tu n’as pas confirmé ta présence. Tu peux revenir.
        [left-server] 🚪 Tu es hors du tournoi, car tu avais quitté le serveur. Tu peux revenir.
       *[self] 🚪 Tu as quitté le tournoi.
    }
tournament-own-waiting = 🎟️ Tu as le numéro **{ $place }** sur { $count } de la liste d’attente.
tournament-own-match = 👉 Ton match : { $match }
tournament-own-bye = 👉 Tu n’as pas d’adversaire à cette ronde.
tournament-own-place = 👉 Ta place : **{ $place }** sur { $count }.

## Lequel

tournament-which = De quel tournoi parles-tu ?
tournament-which-placeholder = Choisis un tournoi
tournament-exported = 📎 **{ $name }** en fichiers : joueurs, tables, résultats et classement pour un tableur (CSV), et le tout pour un programme (JSON).

refused-tournament-none = Il n’y a pas encore de tournoi sur ce serveur. { COMMAND("tournament create") } en prépare un.
refused-tournament-several = Plusieurs tournois sont en cours ici. Précise lequel avec l’option « tournoi ».
refused-tournament-not-begun-yet = La première ronde n’est pas encore appariée : il n’y a rien à voir. { COMMAND("tournament info") } dit quand elle commence.
refused-tournament-nothing-played = Aucun match n’est encore terminé : personne n’a de place à expliquer.
refused-tournament-no-bracket = Cette formule n’a pas de tableau. Regarde { COMMAND("tournament standings") } ou { COMMAND("tournament pairings") }.

## Aide
