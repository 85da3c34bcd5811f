# Ciò che un torneo comunica da sé ai suoi giocatori. $names: menzioni.

tournament-told-result =
    🏁 { $names }: { $result }.
    { $next ->
        [end] Era l’ultimo round; la classifica finale arriva in { $channel } appena tutti i tavoli hanno finito.
        [bracket] Il round { $coming } comincia quando tutti i tavoli hanno finito; se sei ancora in gara, ti avviso al tuo tavolo.
        [check-in] Poi: la conferma di presenza per il round { $coming }. Ti avviso in { $channel } quando è ora.
       *[table] Poi: il round { $coming }. Ti avviso al tuo tavolo; fino ad allora non c’è niente da fare.
    }
    -# **{ $tournament }** · round { $round }, tavolo { $table }
tournament-told-corrected =
    ✏️ { $names }: { $how ->
        [entered] l’organizzazione ha inserito il risultato di questa partita: { $result }.
        [changed] l’organizzazione ha cambiato il risultato di questa partita. Ora è: { $result }.
       *[replay] l’organizzazione fa rigiocare questa partita. Ti avviso quando comincia la nuova.
    }
    -# **{ $tournament }** · round { $round }, tavolo { $table }
tournament-told-bye =
    ☕ { $names }: nel round { $round } di **{ $tournament }** non hai avversari. { $stage ->
        [elimination] Passi direttamente al prossimo.
        [swiss] Vale come una vittoria; fino al prossimo round non c’è niente da fare.
       *[other] Tocca a tutti un round così; fino al prossimo non c’è niente da fare.
    }
tournament-told-missed-check-in =
    🚪 { $names }: la presenza non è stata confermata. Il round { $round } di **{ $tournament }** si gioca senza di te, e non partecipi più. { $back ->
        [yes] Premi **Partecipa** per giocare il prossimo round.
       *[no] A questo formato non ci si può più unire.
    }
