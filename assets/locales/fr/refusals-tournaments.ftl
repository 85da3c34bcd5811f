# Why something is not possible in a tournament, and what is: refused-<reason>.

## Settings

refused-tournament-format = Cette formule n’existe pas. Choisis-en une dans la liste.
refused-tournament-seats =
    { $max ->
        [2] Cette formule se joue à deux par table. Choisis ce nombre, ou une autre formule.
       *[other] Cette formule se joue de { $min } à { $max } par table. Choisis un nombre entre les deux.
    }
refused-tournament-seeding = L’ordre de départ se fait au classement ou au hasard. Choisis l’un des deux.
refused-tournament-setting-unused =
    { $setting ->
        [rounds] Le nombre de rondes découle de cette formule. Ne l’indique pas.
        [legs] Les matchs aller-retour n’existent qu’en toutes rondes à deux par table. Retire ce réglage, ou choisis cette formule.
        [groups] Le nombre de poules ne concerne que les tournois par poules. Retire-le, ou choisis cette formule.
        [advance] Le nombre de qualifiés ne concerne que les poules et l’élimination à trois ou quatre par table. Retire-le.
        [byes] Seules les rondes suisses ont des byes d’un demi-point. Retire ce réglage, ou choisis cette formule.
        [cut] Seules les rondes suisses sont suivies d’une finale. Retire ce réglage, ou choisis cette formule.
        [best_of] Seuls les tableaux à deux par table ont des matchs en plusieurs parties. Retire ce réglage.
       *[third_place] Seul un tableau à élimination simple, à deux par table, comporte un match pour la troisième place. Retire ce réglage.
    }
refused-tournament-setting-range =
    { $setting ->
        [rounds] Il peut y avoir de { $min } à { $max } rondes.
        [legs] On peut se rencontrer une ou deux fois.
        [groups] Il peut y avoir de { $min } à { $max } poules.
        [byes] Chaque personne peut avoir de { $min } à { $max } byes d’un demi-point.
        [cut] Ici, une finale réunit de { $min } à { $max } personnes.
        [best_of] Un match se joue en une partie, ou en deux parties gagnantes.
       *[advance] Ici, de { $min } à { $max } personnes peuvent se qualifier.
    } Choisis un nombre qui convient.
refused-tournament-too-few = { $count ->
        [0] Il n’y a encore aucune inscription, et il en faut { $min }.
        [one] Il faut { $min } inscriptions pour commencer, et il n’y en a qu’une.
       *[other] Il faut { $min } inscriptions pour commencer, et il y en a { $count }.
    } Attends-en d’autres, ou choisis une autre formule.
refused-tournament-too-many = Cette formule accepte { $max } personnes au plus, et il y en a { $count }. Choisis une autre formule, ou organise deux tournois.

## Joining

refused-tournament-joining-over = La première ronde est appariée, et cette formule n’accepte plus personne ensuite. Demande à l’organisation si tu peux remplacer quelqu’un.
refused-tournament-joined-too-late = Plus de la moitié des rondes sont appariées : il est trop tard pour s’inscrire. Demande à l’organisation si tu peux remplacer quelqu’un.

## Rounds and results

refused-tournament-round-open = La ronde { $round } n’est pas finie : il manque des résultats. Termine d’abord ces tables, ou saisis leurs résultats.
refused-tournament-no-such-round = Il n’y a pas encore de ronde { $round }. Choisis une ronde déjà appariée.
refused-tournament-no-such-table = La ronde { $round } n’a pas de table { $table }. Son numéro est dans la liste des tables.
refused-tournament-result-names = Ce résultat ne va pas avec la table { $table }. Il faut la place de chaque personne de cette table, et de personne d’autre.
refused-tournament-result-known = La table { $table } de la ronde { $round } a déjà un résultat. L’organisation peut le corriger.
refused-tournament-next-match-played = Ça changerait la table { $table } de la ronde { $round }, dont la partie a déjà commencé. Corrige ou annule-la d’abord, en partant de la dernière.
refused-tournament-later-rounds-paired = Les rondes suivantes dépendent des résultats de la ronde { $round } : chaque table doit y garder un résultat. Corrige plutôt celui-ci.

## Taking part

refused-no-such-tournament = Ce tournoi n’existe plus. Choisis-en un dans la liste.
refused-tournament-over = Ce tournoi est terminé. Regarde son classement, ou inscris-toi au prochain.
refused-tournament-cancelled = Ce tournoi est annulé. L’organisation peut le rétablir.
refused-tournament-joined-already = Cette personne participe déjà.
refused-tournament-role-needed = Seuls les membres avec le rôle <@&{ $role }> peuvent s’inscrire. Demande-le aux personnes qui gèrent le serveur.
refused-tournament-full = Les { $max } places sont prises. Augmente d’abord le nombre de joueurs dans les réglages, ou attends un départ.
refused-tournament-waiting-already = Tu es déjà sur la liste d’attente, au numéro { $place }.
refused-tournament-not-in-it = Tu ne participes pas à ce tournoi. Inscris-toi d’abord, si c’est encore possible.
refused-tournament-dropped-already = Cette personne a déjà quitté le tournoi.
refused-tournament-not-begun = Le tournoi n’a pas commencé : il suffit de te désinscrire.
refused-tournament-no-check-in = Il n’y a pas de présence à confirmer pour l’instant. Je te préviendrai le moment venu.
refused-tournament-not-asked = Tu n’as rien à confirmer ici : le match est décidé, ou la question s’adresse à quelqu’un d’autre.
refused-tournament-not-dropped = Rien à faire : cette personne n’a pas quitté le tournoi.
refused-tournament-out = Pas de retour possible : dans ce tableau, la dernière défaite était éliminatoire.
refused-tournament-not-waiting = Personne n’attend plus de place ni de partenaire à ce nom.
refused-tournament-disqualified = Après une disqualification, on ne participe plus à ce tournoi. Seule l’organisation peut la lever.
refused-tournament-not-disqualified = Cette personne n’est pas disqualifiée.
refused-tournament-no-reason = Une disqualification a besoin d’un motif pour le journal. Écris-le.

## Organising

refused-tournament-organise = C’est réservé à l’organisation : la personne qui a créé le tournoi, ses aides, et les membres avec la permission « Gérer le serveur ».
refused-tournament-results-only = Tu n’aides que pour les résultats. Demande à qui a créé le tournoi, à une aide pour tout ou à quelqu’un avec **Gérer le serveur**.
refused-tournament-helper-role = Seules la personne à l’origine du tournoi et celles qui ont **Gérer le serveur** peuvent changer ce qu’une aide peut faire.
refused-tournament-undo-own = Tu n’annules que tes résultats. Demande à qui a créé le tournoi, à une aide pour tout ou à quelqu’un avec **Gérer le serveur**.
refused-tournament-name = Il faut un nom de tournoi, de { $max } caractères au plus.
refused-tournament-name-taken = Un tournoi { $name } existe déjà sur ce serveur. Choisis un autre nom, pour que personne ne se trompe.
refused-tournament-no-teams = Une table réunit deux équipes de deux. Choisis des tables de deux, ou joue sans équipes.
refused-tournament-people = Cette formule accepte de { $min } à { $max } personnes. Choisis un minimum et un maximum entre les deux.
refused-tournament-deadline-past = Ce moment est passé. Choisis-en un plus tard.
refused-tournament-deadline-far = C’est trop loin : les inscriptions durent { $days } jours au plus.
refused-tournament-begun = Le tournoi a déjà commencé. La ronde suivante vient quand chaque table a un résultat.
refused-tournament-paused = Le tournoi est en pause. Reprends-le d’abord.
refused-tournament-not-paused = Le tournoi n’est pas en pause.
refused-tournament-no-such-entrant = Personne ne participe sous le numéro { $number }. Choisis quelqu’un dans la liste.
refused-tournament-no-such-seed = Choisis un rang de 1 à { $max }.
refused-tournament-organiser-already = Cette personne fait déjà partie de l’organisation.
refused-tournament-no-organiser = Cette personne n’aide pas à l’organisation. La personne à l’origine du tournoi et celles qui gèrent le serveur en font toujours partie.
refused-tournament-nothing-to-take-back = L’organisation n’a rien fait qui puisse être annulé.
refused-tournament-not-the-last = L’organisation a fait autre chose entre-temps : ce n’est plus la dernière action. Regarde le journal, puis recommence.
refused-tournament-round-played = Trop tard : une partie est déjà engagée. Mets plutôt le tournoi en pause, ou annule-le.
refused-tournament-passed = Trop tard : cette échéance ne compte plus. Change plutôt celle qui court.
refused-tournament-setting-fixed = Il est trop tard pour changer cela : des appariements en dépendent déjà.
refused-tournament-max-below = Il y a déjà { $count } joueurs. Choisis ce nombre ou plus.
refused-tournament-rounds-below = { $count } rondes sont déjà appariées. Choisis ce nombre ou plus.
refused-tournament-match-untimed = Ce match est terminé ou n’a pas de délai : il n’y a rien à prolonger.
refused-tournament-pairings-open = Il est trop tard pour changer ces appariements : les tables sont ouvertes. Corrige plutôt les résultats.
refused-tournament-pairings-fixed = Cet échange n’est pas possible. Il faut deux personnes d’une ronde suisse qui ne se rencontrent pas.
refused-tournament-nobody-awaited = Ce match n’attend personne en particulier : il n’y a personne à relancer.
refused-tournament-nudged = Les joueurs de ce match ont été relancés il y a moins de { $hours } heures. Laisse-leur un peu de temps.
refused-tournament-match-changed = Cette partie a changé entre-temps. Regarde de nouveau la liste des tables.
refused-tournament-no-such-game = Cette table n’a plus de partie terminée dans cette ronde. Rouvre la liste.
refused-tournament-featured-over = Ce match est fini. Mets à l’affiche un match encore en cours.
refused-tournament-featured-already = Ce match est déjà à l’affiche.
refused-tournament-featured-stays = Le match à l’affiche de cette ronde est fini : il le reste.
refused-tournament-not-featured = Aucun match de cette ronde n’est à l’affiche. Choisis-en un d’abord.
refused-tournament-featured-announced = Ce match a déjà été annoncé.
refused-tournament-featured-no-game = Le match à l’affiche ne se joue pas en ce moment. S’il est fini, regarde **Revoir les parties**.
