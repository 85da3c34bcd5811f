# The puzzle of the day: one position, one move that is clearly the best.

command-puzzle = Il problema del giorno, e la tua serie
puzzle-title = ## 🧩 Problema del giorno · { $number }
puzzle-title-over = ## 🧩 Problema { $number }: la soluzione
puzzle-position = Una posizione di **{ $game }**. Tocca a te: ecco il tavolo e la tua mano.
puzzle-position-over = Una posizione di **{ $game }**.
puzzle-ask =
    ### Quale mossa ti dà più possibilità di vincere?
    Da scegliere: { $asked }.
    -# Solo tu vedi se è giusta, e conta la prima scelta. La soluzione appare qui domani.
puzzle-you = Tua parte
puzzle-rival = Rivale
puzzle-rival-number = Rivale { $number }
puzzle-options-button = Che cosa fanno le mosse?
puzzle-options = ### 🧩 Che cosa fa ogni mossa
puzzle-best = ⭐ La migliore: **{ $answer }** · { $why }
puzzle-chances = -# Le possibilità di vincere secondo un buon giocatore computer: { $chances }
puzzle-chance = { $answer } { $percent }%
puzzle-played = -# Nella partita è stato giocato: { $answer }
puzzle-share =
    { $count ->
        [0] Non ha risposto nessuno.
        [one] 1 risposta: { $hits ->
            [0] stavolta non quella giusta.
           *[other] quella giusta!
        }
       *[other] { $count } risposte, { $hits } { $hits ->
            [one] giusta
           *[other] giuste
        }: **{ $percent }%**.
    }
puzzle-again = A questo hai già risposto:
puzzle-right = ✅ **Giusto!** Hai scelto: { $choice }.
puzzle-wrong = ❌ **Stavolta no.** Hai scelto: { $choice }.
puzzle-streak =
    🔥 { $streak ->
        [0] Nessuna serie in corso
        [one] **1** risposta giusta di fila
       *[other] **{ $streak }** risposte giuste di fila
    } (il tuo record: { $best }) · { $days ->
        [one] 1 giorno di fila con una risposta
       *[other] { $days } giorni di fila con una risposta
    } · { $hits } su { $count } { $hits ->
        [one] giusta
       *[other] giuste
    }
puzzle-streak-none = 🔥 Rispondi per più giorni di fila per fare una serie.
puzzle-streaks-button = Serie
puzzle-streaks-title = ## 🔥 Serie di problemi
puzzle-streaks-line = { $place }. **{ $name }**: { $streak } di fila · record { $best } · { $hits } su { $count }
puzzle-streaks-none = Qui nessuno ha ancora risposto a un problema.
puzzle-nothing =
    { $on ->
        [yes] ## 🧩 Problema del giorno
            Al momento non c’è nessun problema. Il prossimo arriva nel suo canale.
       *[no] ## 🧩 Problema del giorno
            Questo server non ha il problema del giorno. Chi ha **Gestisci server** può attivarlo in { COMMAND("settings") }.
    }
puzzle-games =
    { $on ->
        [yes] -# Le posizioni delle tue partite finite possono diventare problemi, senza nomi.
       *[no] -# Le tue partite non diventano problemi.
    }
puzzle-games-button =
    { $on ->
        [yes] Escludi le mie partite
       *[no] Le mie partite si possono usare
    }
refused-puzzle-none = Questo problema non è qui. { COMMAND("puzzle") } mostra quello di oggi.
refused-puzzle-over = Questo problema è chiuso. { COMMAND("puzzle") } mostra quello di oggi.
refused-puzzle-off = Questo server non ha il problema del giorno. Scegli prima un canale.
refused-puzzle-channel-closed = In { $channel } non posso vedere, scrivere, incorporare link, allegare file o leggere i messaggi precedenti. Dammi questi permessi, o scegli un altro canale.

## The settings of a server

puzzle-setup-button = Problema del giorno…
puzzle-setup-title = ## 🧩 Problema del giorno
puzzle-setup-off = È **disattivato**. Scegli un canale per attivarlo.
puzzle-setup-on =
    È **attivo**: ogni giorno alle **{ $hour }** ({ $place }) in { $channel }.
    Il prossimo arriva { $due }.
puzzle-setup-about =
    Ogni giorno una posizione con una mossa nettamente migliore delle altre, da scegliere con un pulsante. Ognuno vede in privato se è giusta. La soluzione arriva il giorno dopo.
    -# Le posizioni vengono da partite finite sui server che hanno il problema del giorno, compreso questo, e da partite fra computer. Non nominano né giocatori né server. Le carte che restano nascoste dopo la partita vengono ridistribuite. Ognuno può escludere le sue partite con { COMMAND("puzzle") }.
puzzle-channel-placeholder = Canale del problema
puzzle-hour-placeholder = Ora, nel tuo fuso orario ({ $place })
puzzle-off-button = Disattiva
