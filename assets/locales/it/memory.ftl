# La memoria delle partite: la cronaca, la partita rivista, il suo file e le segnalazioni.

replay-steps-button = Turno per turno
replay-turn =
    { $turn ->
        [0] ### 🎞️ { $game } · l’inizio
       *[other] ### 🎞️ { $game } · turno { $turn }/{ $turns } · { $player }
    }
replay-first-button = ⏮ Inizio
replay-back-button = ◀ Indietro
replay-next-button = Avanti ▶
replay-last-button = Fine ⏭

command-export = La partita in un file
more-export = Partita in un file
mine-export = Il file di questa partita
refused-no-table-export = In questo canale non c’è nessuna partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
export-whole =
    📄 Tutta la partita di **{ $game }**, carte nascoste comprese. Non contiene nomi.
    Con il codice del bot, `python -m engine replay FILE` la rigioca.
export-part =
    📄 **{ $game }**, con tutto ciò che puoi sapere: la partita è ancora in corso. Il file non contiene nomi.
    A partita finita conterrà tutto, se avete deciso insieme di rivelare le carte nascoste; altrimenti, ciò che potrai sapere allora.
export-agreed =
    📄 **{ $game }**, con tutto ciò che puoi sapere. A questo tavolo le carte nascoste restano nascoste, come avete deciso: mancano il seme del mazzo e le mosse degli altri, quindi con questo file la partita non si può rigiocare. Non contiene nomi.
    Se tutti quelli che hanno un posto sono d’accordo, le carte vengono rivelate e il file contiene tutto.
export-page =
    🎞️ La pagina web è la partita da conservare: aprila in qualsiasi browser, anche offline, e ripercorri la partita. Mostra ciò che puoi sapere, e i nomi dei giocatori.

## The replay as a web page ($game, $players: a list of names)

replay-page-title = { $game }: { $players }
replay-page-known-open = Tutti hanno accettato di rivelare le carte nascoste: questa pagina mostra tutte le Mani.
replay-page-known-player = Questa pagina mostra ciò che { $player } ha visto. Non contiene carte che non poteva vedere.
replay-page-known-public = Questa pagina mostra ciò che tutti hanno visto. Non contiene carte nascoste.
replay-page-table = Il tavolo
replay-page-log = Cos’è successo
replay-page-hands =
    { $count ->
        [one] La tua Mano
       *[other] Le Mani
    }
replay-page-hand-empty = Nessuna carta
replay-page-steps = Ripercorri la partita
replay-page-moment = Momento della partita
replay-page-turn =
    { $turn ->
        [0] L’inizio
       *[other] Turno { $turn }: { $player }
    }
replay-page-first = All’inizio
replay-page-turn-back = Turno precedente
replay-page-back = Mossa precedente
replay-page-next = Mossa successiva
replay-page-turn-next = Turno successivo
replay-page-last = Alla fine
replay-page-keys = Tasti: ← e → per una mossa, con Maiusc per un turno, Inizio e Fine. Su uno schermo tattile, scorri il tavolo di lato.
replay-page-noscript = Il tuo browser non esegue lo script di questa pagina, che quindi non mostra immagini.
replay-page-made = Creata da Civitas, un bot non ufficiale. Questa pagina è completa e non carica nulla da altrove.

## The analysis of a game

command-analysis = Com’è andata la partita: probabilità turno per turno, svolte, precisione
more-analysis = Analisi
mine-analysis = Analizza questa partita
refused-no-table-analysis = In questo canale non c’è nessuna partita, e non ne giochi altrove. Apri un tavolo con { COMMAND("game new") }.
refused-still-playing = La partita non è ancora finita. Potrai analizzarla quando lo sarà.
analysis-title = ### 📈 Analisi · { $game }
analysis-accuracy = **Precisione:** quanta parte delle probabilità della mossa migliore hanno conservato le mosse, in media
analysis-accuracy-line = - { $player }: { $share }%
analysis-points =
    { $count ->
        [0] Nessuna mossa da sola ha cambiato molto.
        [one] **La svolta:**
       *[other] **Le svolte:**
    }
analysis-point =
    - Turno { $turn }, { $player }: **{ $given }** ha portato la probabilità di vincere dal { $possible }% al { $kept }%.
      Il consiglio sarebbe stato: ⭐ **{ $best }** · { $why }
analysis-known-everyone = -# Tutto questo deriva da ciò che ognuno sapeva in quel momento, non dalle carte nascoste. Le mosse sono giudicate dal computer che dà i consigli.
analysis-known-player = -# Tutto questo deriva da ciò che sapevi in quel momento. A questo tavolo le carte nascoste restano nascoste: sono giudicate solo le tue mosse, dal computer che dà i consigli.
analysis-known-public = -# Queste sono le probabilità come le vedeva tutto il tavolo. Qui le carte nascoste restano nascoste: le mosse sono giudicate solo per chi le ha fatte.
analysis-curve-about = Stimate da ciò che ognuno sapeva in quel momento, non dalle carte nascoste.

command-report = Segnala un problema a chi gestisce il bot
more-report = Segnala un problema…
mine-report = Segnala un problema in questa partita
report-button = Scrivi la segnalazione
report-about =
    🐞 Qualcosa è andato storto in **{ $game }** in { $channel }? Racconta che cosa è successo e che cosa ti aspettavi.
    Alla segnalazione allego la partita, con ciò che ne puoi sapere ora.
report-title = Segnala un problema
report-what = Che cosa è successo? Che cosa ti aspettavi?
report-placeholder = Ho attivato Barche a remi, e poi…
report-posted = 🐞 Grazie. L’ho inoltrato a chi gestisce il bot:
report-yours = 🐞 Grazie. Manda questo testo a chi gestisce il bot, insieme al file se c’è:
report-from = 🐞 Segnalazione di **{ $name }** ({ $id })
