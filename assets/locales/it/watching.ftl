# Seguire un tavolo senza giocarci, e l’elenco dei tavoli di un server.

cmd-watch = segui
cmd-tables = tavoli
command-watch = Segui il tavolo di questo canale, e vedi quelli che segui
command-tables = I tavoli di questo server: a cui partecipare o da seguire

watch-title = ### 👀 { $game } · { $channel }
watch-ask = Qui non giochi. Vuoi un messaggio quando succede qualcosa?
watch-turns = Ti scrivo a ogni turno.
watch-end = Ti scrivo quando la partita è finita.
watch-turns-button = Segui: ogni turno
watch-end-button = Segui: la fine
watch-stop-button = Smetti di seguire
watch-stop-placeholder = Smetti di seguire…
watch-stopped = Non segui più **{ $game }** in { $channel }.
watch-others = **Segui:**
watch-line = { $number }. **{ $game }** in { $channel }: { $names } · [Vai lì]({ $link })
watch-choice = { $number }. { $names }
watch-nothing = Non segui nessun tavolo. Premi **La mia mano** sotto uno in cui non giochi, o scegline uno da { COMMAND("tables") }.
watch-news = ### 👀 { $game } · { $channel }
watch-opened = 👀 **{ $game }** in { $channel } aspetta giocatori.
watch-closed = 👀 Il tavolo di **{ $game }** in { $channel } è stato chiuso prima che qualcuno giocasse.
watch-over = 👀 { $names }: la partita seguita, **{ $game }**, è finita.

tables-title = ## I tavoli di questo server
tables-none = In questo momento nessuno gioca né aspetta giocatori. { COMMAND("game new") } apre un tavolo.
tables-open = **Posti liberi**
tables-open-line =
    { $free ->
        [one] { $number }. **{ $game }** in { $channel }: { $names } · un posto libero · [Vai lì]({ $link })
       *[other] { $number }. **{ $game }** in { $channel }: { $names } · { $free } posti liberi · [Vai lì]({ $link })
    }
tables-played = **In corso**
tables-played-line = { $number }. **{ $game }** in { $channel }: { $names } · [Vai lì]({ $link })
tables-full-line = { $number }. **{ $game }** in { $channel }: { $names } · sta per iniziare · [Vai lì]({ $link })
tables-join-placeholder = Partecipa a un tavolo…
tables-watch-placeholder = Segui un tavolo…
tables-joined = Siedi al tavolo di **{ $game }** in { $channel }. [Vai lì]({ $link })

refused-plays-there = Giochi a questo tavolo, quindi vieni a saperlo comunque.
refused-not-watching = Non segui (o non segui più) questo tavolo.
refused-needs-server = Usa questo comando su un server: mostra i tavoli che ci sono lì.
