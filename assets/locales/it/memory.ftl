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
