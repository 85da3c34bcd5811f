# Ammonizioni e penalità che l’organizzazione dà ai giocatori.

tournament-penalty-button = Ammonisci o penalizza…
tournament-penalty-title = ### ⚖️ Ammonizioni e penalità: { $name }
tournament-penalties-none = Finora nessuna.
tournament-penalty-placeholder = Scegli la sanzione
tournament-penalty-warn = Un’ammonizione
tournament-penalty-deduct = Togli punti: { $points }
tournament-penalty-lose = Partita persa: round { $round }, tavolo { $table }
tournament-penalty-line =
    ⚖️ { $kind ->
        [warn] Ammonizione
        [deduct] Punti tolti: { $points }
       *[lose] Partita persa, round { $round }, tavolo { $table }
    }: { $reason }
tournament-penalty-form-title = Ammonizione o penalità
tournament-penalty-why = Motivo, comunicato a { $name }
tournament-penalty-given = ✅ Fatto. { $name } riceve la decisione con il motivo. **Annulla azione…** la revoca.
tournament-deduction = { $name } −{ $points }
tournament-deductions = -# ⚖️ Punti tolti: { $names }
tournament-part-penalty = tolti dall’organizzazione { $value }
tournament-act-warn = { $when }: { $by } ha ammonito { $name }: { $reason }
tournament-act-deduct = { $when }: { $by } ha tolto punti a { $name } ({ $points }): { $reason }
tournament-act-lose = { $when }: { $by } ha dato persa a { $name } la partita del round { $round }, tavolo { $table }: { $reason }
tournament-told-penalty =
    ⚖️ **{ $tournament }**: { $kind ->
        [warn] l’organizzazione ti ha ammonito.
        [deduct] l’organizzazione ti ha tolto dei punti: { $points }.
        [lose] l’organizzazione ha deciso che perdi la partita del round { $round }, tavolo { $table }.
        [disqualify] l’organizzazione ti ha squalificato. Non verrai più abbinato.
        [lift] l’organizzazione ha revocato la tua squalifica. Puoi partecipare di nuovo.
        [unlist] l’organizzazione ti ha tolto dalla lista d’attesa. Puoi iscriverti di nuovo.
        [undone] l’organizzazione ha revocato la decisione su di te.
       *[drop] l’organizzazione ti ha escluso. Puoi tornare con **Partecipa**.
    }
tournament-told-reason = Motivo: { $reason }
tournament-told-penalty-hint = ⚖️ { $name }: c’è un messaggio dell’organizzazione di **{ $tournament }** per te, ma non posso scriverti in privato. { COMMAND("tournament info") } lo mostra solo a te.
refused-tournament-penalty-no-points = In questo formato i posti non dipendono dai punti. Dai invece un’ammonizione o una partita persa.
refused-tournament-no-match = Questo giocatore non è ancora stato abbinato: non c’è una partita da perdere.
refused-tournament-lost-already = Questo giocatore ha già perso quella partita.
refused-tournament-loss-undecided = A un tavolo di tre o quattro inserisci prima il risultato sotto **Risultati…**, poi dai la sconfitta.
