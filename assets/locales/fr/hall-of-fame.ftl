# Le palmarès : qui a gagné quoi sur un serveur.

cmd-champions = palmarès
command-champions = Qui a gagné les tournois, séries et saisons de ce serveur
hall-title =
    { $which ->
        [most] ## 🏛️ Palmarès : le plus de titres
       *[latest] ## 🏛️ Palmarès : les derniers titres
    }
hall-nobody = Personne n’a encore rien gagné. { COMMAND("tournament create") } est un bon début.
hall-name =
    { $kind ->
        [series] 🏅 { $name }
        [season] 🎖️ { $name }
       *[tournament] 🏆 { $name }
    }
hall-line = { $title } · **{ $names }**
hall-champion =
    { $count ->
        [one] { $place } **{ $name }** · un titre : { $titles }
       *[other] { $place } **{ $name }** · { $count } titres : { $titles }
    }
hall-latest-button = Derniers titres
hall-most-button = Le plus de titres
hall-profile =
    { $count ->
        [one] **Un titre :** { $titles }
       *[other] **{ $count } titres :** { $titles }
    }
