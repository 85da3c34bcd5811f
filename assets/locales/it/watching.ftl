# Seguire un tavolo senza giocarci, e l’elenco dei tavoli di un server.

cmd-watch = segui
cmd-tables = tavoli
command-watch = Segui la partita di questo canale, e vedi quelle che segui
command-tables = I tavoli di questo server, per giocare o per seguire una partita

watch-title = ### 👀 { $game } · { $channel }
watch-ask = Qui non giochi. Vuoi un messaggio diretto quando succede qualcosa?
watch-turns = Ti scrivo a ogni turno.
watch-end = Ti scrivo a fine partita.
watch-turns-button = Segui: ogni turno
watch-end-button = Segui: la fine
watch-stop-button = Smetti di seguire
watch-stop-placeholder = Smetti di seguire…
watch-stopped = Non segui più **{ $game }** in { $channel }.
watch-others = **Segui:**
watch-line = { $number }. **{ $game }** in { $channel }: { $names } · [Vai al tavolo]({ $link })
watch-choice = { $number }. { $names }
watch-nothing = Non segui nessuna partita. Premi **La mia mano** sotto un tavolo dove non giochi, o scegline uno con { COMMAND("tables") }.
watch-news = ### 👀 { $game } · { $channel }
# At the end of a game of a match of several.
watch-goes-on = Se l’incontro non è ancora deciso, ti terrò al corrente anche della prossima partita.
watch-opened = 👀 Il tavolo di **{ $game }** in { $channel } cerca giocatori.
watch-closed = 👀 Il tavolo di **{ $game }** in { $channel } è stato chiuso prima di iniziare.
watch-over = 👀 { $names }: la partita a **{ $game }** è finita.

tables-title = ## I tavoli di questo server
tables-none = In questo momento nessuno gioca e nessuno cerca giocatori. { COMMAND("game new") } apre un tavolo.
tables-open = **Posti liberi**
tables-open-line =
    { $free ->
        [one] { $number }. **{ $game }** in { $channel }: { $names } · un posto libero · [Vai al tavolo]({ $link })
       *[other] { $number }. **{ $game }** in { $channel }: { $names } · { $free } posti liberi · [Vai al tavolo]({ $link })
    }
tables-played = **In corso**
tables-played-line = { $number }. **{ $game }** in { $channel }: { $names } · [Vai al tavolo]({ $link })
tables-full-line = { $number }. **{ $game }** in { $channel }: { $names } · sta per iniziare · [Vai al tavolo]({ $link })
tables-join-placeholder = Partecipa a un tavolo…
tables-watch-placeholder = Segui un tavolo…
tables-joined = Hai un posto al tavolo di **{ $game }** in { $channel }. [Vai al tavolo]({ $link })

refused-plays-there = Giochi a questo tavolo: le notifiche ti arrivano già.
refused-not-watching = Non segui questo tavolo, o non lo segui più.
refused-needs-server = Usa questo comando su un server: mostra i tavoli che ci sono lì.
