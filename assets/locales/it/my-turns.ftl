# A direct message with one's games, kept up to date.

turns-button = I miei turni…
turns-about =
    ### 🔔 I miei turni
    Un solo messaggio diretto con tutte le tue partite, prima quelle che ti aspettano. Lo tengo aggiornato, senza notifiche.
turns-state =
    { $on ->
        [yes] È **attivo**.
       *[no] È **disattivato**.
    }
turns-switch =
    { $on ->
        [yes] Disattiva
       *[no] Attiva
    }
