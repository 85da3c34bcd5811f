# Les ligues : des saisons en divisions, avec montées et descentes.

cmd-league = ligue
cmd-league-create = créer
cmd-league-standings = classement
cmd-league-organise = organiser
param-size = taille
param-movers = montées
param-league = ligue
command-league = Les ligues : des divisions avec montées et descentes
command-league-create = Créer une ligue ; les inscriptions à la première saison s’ouvrent aussitôt
command-league-create-name = Son nom
command-league-create-size = Nombre de personnes par division (par défaut : 8)
command-league-create-movers = Combien montent et descendent après une saison (par défaut : 2)
command-league-create-game = Quel jeu
command-league-create-template = Le modèle de ses divisions (toutes rondes ou système suisse)
command-league-which = Quelle ligue (par défaut : la seule)
command-league-standings = Toutes les divisions d’une ligue
command-league-organise = Organisation : participants, saisons et réglages d’une ligue

league-division-name = { $league } { $season }, division { $division }
league-season-name = { $league }, saison { $season }
league-which = Quelle ligue ?
league-choose = Choisir une ligue
league-title =
    ## 🎖️ { $league } · saison { $season }
    { $state ->
        [gathering] **Inscriptions ouvertes.**
        [starting] **La saison commence…**
        [running] **En cours.**
       *[over] **Terminée.**
    }
league-rules =
    -# Divisions de { $size }{ $movers ->
        [0] {""}
        [one] ; après chaque saison, une personne monte et une descend
       *[other] ; après chaque saison, { $movers } personnes montent et { $movers } descendent
    }
league-answers =
    { $count ->
        [0] **Personne n’est encore inscrit**
        [one] **Une personne est inscrite**
       *[other] **{ $count } personnes sont inscrites**
    }{ $asked ->
        [0] .
        [one] , et une n’a encore rien dit.
       *[other] , et { $asked } n’ont encore rien dit.
    }
league-asks =
    { $again ->
        [yes] 🎖️ { $names } : la saison { $season } { ELIDE("de", $league) }**{ $league }** arrive. On remet ça ?
       *[no] 🎖️ La saison { $season } { ELIDE("de", $league) }**{ $league }** arrive. Qui joue ?
    }
league-where = -# { $channel }
league-in-button = Je joue
league-out-button = Pas cette fois
league-answered =
    { $plays ->
        [yes] ✅ Tu joues la saison { $season } { ELIDE("de", $league) }**{ $league }**. Inscriptions : { $count }.
       *[no] Tu ne joues pas la saison { $season } { ELIDE("de", $league) }**{ $league }**. Tu peux encore changer d’avis.
    }
league-planned = **Division { $division } :** { $names }
league-division = **Division { $division }**{ $status ->
        [over] {" "}· terminée
        [cancelled] {" "}· annulée
       *[running] {""}
    }
league-line =
    `{ $place }` { $name } · { $numbers }{ $moves ->
        [up] {" "}⬆️
        [down] {" "}⬇️
       *[no] {""}
    }
league-division-button = Division { $division }
league-start-button = Commencer la saison
league-next-button = Saison suivante
league-place = Placer quelqu’un
league-place-where = Dans quelle division joue { $name } ? Cette personne y est la première, sauf départs.
league-level-placeholder = Choisir une division
league-level =
    { $division ->
        [0] Tout en bas
       *[other] Division { $division }
    }
league-size-placeholder = Nombre de personnes par division
league-size = Divisions de { $count }
league-movers-placeholder = Combien montent et descendent
league-movers =
    { $count ->
        [0] Personne ne change de division
        [one] Une monte, une descend
       *[other] { $count } montent, { $count } descendent
    }
league-delete-ask = Supprimer la ligue **{ $name }** et toutes ses saisons ? Les tournois de ses divisions restent.
league-deleted = La ligue **{ $name }** est supprimée.
refused-no-such-league = Cette ligue n’existe plus. Choisis-en une autre.
refused-league-none = Il n’y a pas encore de ligue sur ce serveur. { COMMAND("league create") } en crée une.
refused-league-organise = Seule l’organisation de la ligue peut faire ça : la personne qui l’a créée, et les membres avec **Gérer le serveur**.
refused-league-name = Il faut un nom de { $max } caractères au plus.
refused-league-name-taken = Il y a déjà une ligue { $name }. Choisis un autre nom.
refused-league-limit = Il y a déjà { $max } ligues, et un menu n’en montre pas plus. Supprimes-en d’abord une.
refused-league-format = Les divisions d’une ligue se jouent en toutes rondes ou en système suisse. Choisis un modèle avec une de ces formules.
refused-league-season-begun = Les inscriptions à cette saison sont closes. Tu pourras jouer la suivante.
refused-league-season-open = Cette saison n’est pas terminée : attends la fin de toutes les divisions, ou termine-les d’abord.
refused-league-too-few = Il faut au moins { $min } personnes pour une saison. Attends-en d’autres.
refused-league-full = Les { $max } places de cette saison sont prises. Demande à l’organisation de plus grandes divisions.
