# The weekly digest, by direct message.

digest-title = ## 🗞️ Ta semaine, depuis le { $since }
digest-under-way =
    ### 🎲 { $count ->
        [one] 1 partie en cours
       *[other] { $count } parties en cours
    }{ $waiting ->
        [0] { "" }
        [one] , 1 t’attend
       *[other] , { $waiting } t’attendent
    }
digest-finished =
    ### 🏁 { $count ->
        [one] 1 partie finie
       *[other] { $count } parties finies
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
digest-game =
    - { $won ->
        [yes] 🏆 **{ $game }** : gagné
       *[no] **{ $game }** : place { $place } sur { $seats }
    }
digest-at = { $line } · { $server }
digest-ratings = ### 📈 Tes cotes
digest-rating =
    - **{ $game }** : { $rating } { $way ->
        [up] (↗ { $points } de plus)
        [down] (↘ { $points } de moins)
       *[even] (inchangée)
    }
digest-tournaments = ### 🏆 Tournois
digest-tournament = - **{ $name }** dans { $channel } : { $stage }
digest-more =
    { $count ->
        [one] … et 1 de plus
       *[other] … et { $count } de plus
    }
digest-foot = -# Une fois par semaine, le lundi matin. Pour l’arrêter : { COMMAND("settings") }, **Résumé de la semaine…**

digest-button = Résumé de la semaine…
digest-about =
    ### 🗞️ Résumé de la semaine
    Un message privé le lundi matin, dans ton fuseau : tes parties, à qui c’est de jouer, celles qui sont finies, tes cotes et les tournois à venir. Une semaine sans nouvelles, pas de message.
digest-state =
    { $on ->
        [yes] C’est **activé**. Le prochain arrive le { $due }.
       *[no] C’est **désactivé**.
    }
digest-switch =
    { $on ->
        [yes] Désactiver
       *[no] Activer
    }
