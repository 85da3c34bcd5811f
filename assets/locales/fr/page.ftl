# La page web d’un tournoi, que tout le monde peut lire.

page-standings = Classement
page-deductions = Points retirés : { $names }
page-player = Joueur
page-team = Équipe
page-rounds = Rondes
page-round = Ronde { $round }
page-bracket = Tableau
page-table = Table
page-match = Partie
page-bye = exempté
page-stage = { $game } · { $format } · { $teams ->
        [yes] { $players ->
            [one] { $players } équipe
           *[other] { $players } équipes
        }
       *[no] { $players ->
            [one] { $players } joueur
           *[other] { $players } joueurs
        }
    } · { $status ->
        [signup] inscriptions
        [checkin] confirmation de présence
        [running] ronde { $round } sur { $rounds }
        [paused] en pause
        [over] terminé
       *[cancelled] annulé
    }
tournament-page-button =
    { $public ->
        [yes] Retirer la page web
       *[no] Publier une page web
    }
tournament-page-line = 🌐 Classement et appariements pour tout le monde : { $url }
tournament-act-publish = { $when } : { $by } a publié ou retiré la page web
refused-tournament-no-pages = Les personnes qui hébergent ce bot n’ont pas prévu de pages web. Utilise plutôt { COMMAND("tournament export") }.
