# A direct message with one's games, kept up to date.

turns-button = Mes tours…
turns-about =
    ### 🔔 Mes tours
    Un seul message privé avec toutes tes parties, d’abord celles qui t’attendent. Je le tiens à jour, sans notification.
turns-state =
    { $on ->
        [yes] C’est **activé**.
       *[no] C’est **désactivé**.
    }
turns-switch =
    { $on ->
        [yes] Désactiver
       *[no] Activer
    }
