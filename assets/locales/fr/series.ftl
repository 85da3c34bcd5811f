# Les séries : des tournois comptés ensemble.

cmd-series = série
cmd-series-create = créer
cmd-series-standings = classement
cmd-series-export = exporter
cmd-series-organise = organiser
param-points = points
param-best = meilleurs
param-series = série
command-series = Les séries : plusieurs tournois comptés ensemble
command-series-create = Créer une série de tournois, avec des points selon la place
command-series-create-name = Son nom
command-series-create-points = Le barème (tu pourras encore le modifier)
command-series-create-best = Combien de résultats comptent pour chacun (par défaut : tous)
command-series-standings = Le classement d’une série
command-series-which = Quelle série (par défaut : la seule)
command-series-export = Le classement d’une série en fichiers (CSV et JSON)
command-series-organise = Organisation : tournois, barème et aides d’une série

series-which = Quelle série ?
series-choose = Choisir une série
series-title = ## 🏅 { $name }
series-over = **Terminée**
series-best =
    { $count ->
        [0] Tous les résultats comptent
        [one] Seul le meilleur résultat compte
       *[other] Les { $count } meilleurs résultats comptent
    }
series-points-beaten = -# Points : un pour la participation, et un par personne laissée derrière
series-points-row =
    { $least ->
        [0] -# Points par place : { $points }
       *[other] -# À partir de { $least } personnes : { $points }
    }
series-ties = -# Une place partagée partage ses points. Égalités : les meilleurs résultats un à un, puis les tournois gagnés.
series-no-events = Pas encore de tournoi.
series-event =
    { $over ->
        [yes] ✅ { $name }
       *[no] ⏳ { $name }
    }
series-nobody = Pas encore de points : un tournoi compte une fois terminé.
series-line =
    { $count ->
        [one] { $place } **{ $name }** · **{ $points }**
       *[other] { $place } **{ $name }** · **{ $points }** · { $results }
    }
series-own = **Toi :** { $line }
series-helpers = 🧭 Aides : { $names }
series-add = Compter un tournoi
series-remove = Retirer un tournoi
series-best-placeholder = Combien de résultats comptent
series-table-sizes = Selon la taille
series-table-sizes-about = Plus il y a de monde, plus il y a de points
series-table-fixed = Toujours pareil
series-table-fixed-about = 25 18 15 12 10 8 6 4 2 1, quel que soit le nombre de personnes
series-table-beaten = Personnes derrière toi
series-table-beaten-about = Un point pour la participation, et un par personne laissée derrière
series-table-custom = Modifier le barème…
series-table-custom-about = Le barème actuel
series-points-placeholder = Points par place
series-points-form = Points par place
series-points-what = 25 18 15 … ou des lignes comme 8 : 10 7 5 4
series-helper = Ajouter ou retirer une aide
series-close-button =
    { $close ->
        [yes] Terminer la série
       *[no] Rouvrir la série
    }
series-name-form = Renommer la série
series-delete-ask = Supprimer la série **{ $name }** ? Ses tournois restent, et ne comptent plus pour aucune série.
series-deleted = La série **{ $name }** est supprimée. Ses tournois sont toujours là.
series-gone = 🗑️ Cette série a été supprimée. Ses tournois sont toujours là.
series-draft = 🏅 Compte pour **{ $name }**
series-draft-none = Aucune série
series-draft-placeholder = Série pour laquelle il compte
tournament-act-series =
    { $joined ->
        [yes] { $when } : { $by } l’a compté pour la série { $series }
       *[no] { $when } : { $by } l’a retiré de la série { $series }
    }
refused-no-such-series = Cette série n’existe plus. Choisis-en une autre.
refused-series-none = Il n’y a pas encore de série sur ce serveur. { COMMAND("series create") } en crée une.
refused-series-organise = Seule l’organisation de la série peut faire ça : la personne qui l’a créée, ses aides, et les membres avec **Gérer le serveur**.
refused-series-name = Il faut un nom de { $max } caractères au plus.
refused-series-name-taken = Il y a déjà une série { $name }. Choisis un autre nom.
refused-series-limit = Il y a déjà { $max } séries, et un menu n’en montre pas plus. Supprimes-en d’abord une.
refused-series-best = { $max } résultats au plus peuvent compter. Choisis un plus petit nombre, ou tous.
refused-series-points = « { $line } » est illisible. Écris des points comme 10 7 5 4 ; s’il y a plusieurs lignes, après un nombre de personnes et deux-points.
refused-series-points-rise = Dans « { $line } », une place moins bonne rapporte plus. Commence par la première place.
refused-series-points-lines = Écris { $max } lignes au plus, chacune pour un autre nombre de personnes.
refused-series-closed = Cette série est terminée. Rouvre-la d’abord.
refused-series-full = Cette série a déjà { $max } tournois. Commences-en une autre.
refused-series-has-another = Ce tournoi compte déjà pour { $name }. Retire-le d’abord de là.
refused-series-unfinished = Un de ses tournois n’est pas terminé. Termine-le, ou retire-le de la série.
