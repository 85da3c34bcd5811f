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
       *[third_place] Seul un tableau à élimination directe, à deux par table, comporte un match pour la troisième place. Retire ce réglage.
    }
refused-tournament-setting-range =
    { $setting ->
        [rounds] Il peut y avoir de { $min } à { $max } rondes.
        [legs] On peut se rencontrer une ou deux fois.
        [groups] Il peut y avoir de { $min } à { $max } poules.
       *[advance] Ici, de { $min } à { $max } personnes peuvent se qualifier.
    } Choisis un nombre qui convient.
refused-tournament-too-few = { $count ->
        [0] Il n’y a encore aucune inscription, et il en faut { $min }.
        [one] Il faut { $min } inscriptions pour commencer, et il n’y en a qu’une.
       *[other] Il faut { $min } inscriptions pour commencer, et il y en a { $count }.
    } Attends-en d’autres, ou choisis une autre formule.
refused-tournament-too-many = Cette formule accepte { $max } personnes au plus, et il y en a { $count }. Choisis une autre formule, ou organise deux tournois.

## Joining

refused-tournament-joining-over = La première ronde est formée, et cette formule n’accepte plus personne ensuite. Demande à l’organisation si tu peux remplacer quelqu’un.
refused-tournament-joined-too-late = Plus de la moitié des rondes sont formées : il est trop tard pour s’inscrire. Demande à l’organisation si tu peux remplacer quelqu’un.

## Rounds and results

refused-tournament-round-open = La ronde { $round } n’est pas finie : il manque des résultats. Termine d’abord ces tables, ou saisis leurs résultats.
refused-tournament-no-such-round = Il n’y a pas encore de ronde { $round }. Choisis une ronde déjà formée.
refused-tournament-no-such-table = La ronde { $round } n’a pas de table { $table }. Son numéro est dans la liste des tables.
refused-tournament-result-names = Ce résultat ne va pas avec la table { $table }. Il doit dire comment a fini chaque personne qui y est assise, et aucune autre.
refused-tournament-result-known = La table { $table } de la ronde { $round } a déjà un résultat. L’organisation peut le corriger.
refused-tournament-next-match-played = Cela changerait qui joue à la table { $table } de la ronde { $round }, où la partie est commencée ou finie. Corrige ou annule d’abord cette partie, en partant de la dernière.
refused-tournament-later-rounds-paired = Les rondes suivantes dépendent des résultats de la ronde { $round } : chaque table doit y garder un résultat. Corrige plutôt celui-ci.
