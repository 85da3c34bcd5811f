# The weekly digest, by direct message.

digest-title = ## 🗞️ La tua settimana, dal { $since }
digest-under-way =
    ### 🎲 { $count ->
        [one] 1 partita in corso
       *[other] { $count } partite in corso
    }{ $waiting ->
        [0] { "" }
        [one] , 1 ti aspetta
       *[other] , { $waiting } ti aspettano
    }
digest-finished =
    ### 🏁 { $count ->
        [one] 1 partita finita
       *[other] { $count } partite finite
    }, { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
digest-game =
    - { $won ->
        [yes] 🏆 **{ $game }**: hai vinto
       *[no] **{ $game }**: posto { $place } su { $seats }
    }
digest-at = { $line } · { $server }
digest-ratings = ### 📈 I tuoi rating
digest-rating =
    - **{ $game }**: { $rating } { $way ->
        [up] (↗ { $points } in più)
        [down] (↘ { $points } in meno)
       *[even] (invariato)
    }
digest-tournaments = ### 🏆 Tornei
digest-tournament = - **{ $name }** in { $channel }: { $stage }
digest-more =
    { $count ->
        [one] … e 1 in più
       *[other] … e altri { $count }
    }
digest-foot = -# Una volta a settimana, il lunedì mattina. Per smettere: { COMMAND("settings") }, **Riepilogo settimanale…**

digest-button = Riepilogo settimanale…
digest-about =
    ### 🗞️ Riepilogo settimanale
    Un messaggio diretto il lunedì mattina, nel tuo fuso orario: le tue partite, a chi tocca, quelle finite, i tuoi rating e i tornei in arrivo. Se non c’è niente di nuovo, nessun messaggio.
digest-state =
    { $on ->
        [yes] È **attivo**. Il prossimo arriva il { $due }.
       *[no] È **disattivato**.
    }
digest-switch =
    { $on ->
        [yes] Disattiva
       *[no] Attiva
    }
