# La memoria delle partite: la cronaca, la partita rivista, il suo file e le segnalazioni.

replay-steps-button = Turno per turno
replay-turn =
    { $turn ->
        [0] ### 🎞️ { $game } · l’inizio
       *[other] ### 🎞️ { $game } · turno { $turn }/{ $turns } · { $player }
    }
replay-first-button = ⏮
replay-back-button = ◀
replay-next-button = ▶
replay-last-button = ⏭

command-export = La registrazione di una partita in un file
more-export = Partita in un file
mine-export = Il file di questa partita
refused-no-table-export = In questo canale non c’è nessuna partita, e non ne hai altrove. { COMMAND("game new") } apre un tavolo.
export-whole =
    📄 Tutta la partita di **{ $game }**, carte nascoste comprese. Non contiene nomi.
    Con il codice del bot, `python -m engine replay FILE` la rigioca.
export-part =
    📄 **{ $game }**, con ciò che puoi saperne: la partita è ancora in corso. Non contiene nomi.
    Quando sarà finita, il file conterrà tutto se avete deciso insieme di rivelare le carte nascoste; altrimenti, ciò che potrai saperne.
export-agreed =
    📄 **{ $game }**, con ciò che puoi saperne. A questo tavolo le carte nascoste restano nascoste, come deciso insieme: mancano il seme del mazzo e le mosse degli altri, e con questo file la partita non si può rigiocare. Non contiene nomi.
    Se tutti quelli che hanno un posto sono d’accordo, le carte vengono rivelate e il file contiene tutto.

command-report = Di’ a chi si occupa di questo bot che cosa non va
more-report = Qualcosa non va…
mine-report = Segnala qualcosa di questa partita
report-button = Scrivi
report-about =
    🐞 Qualcosa è andato storto in **{ $game }** in { $channel }? Di’ che cosa è successo e che cosa ti aspettavi.
    Si allega la partita, per quanto ti è dato sapere ora.
report-title = Qualcosa non va
report-what = Che cosa è successo, e che cosa ti aspettavi?
report-placeholder = Ho giocato Remi, e poi…
report-posted = 🐞 Grazie. È stato inoltrato a chi si occupa di questo bot:
report-yours = 🐞 Grazie. Mandalo a chi si occupa di questo bot, con il file se c’è:
report-from = 🐞 Una segnalazione di **{ $name }** ({ $id })
