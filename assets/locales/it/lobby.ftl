# Prima della partita: il gioco in una riga, chi gestisce il tavolo, l’appello, le novità.

cmd-game-host = gestisci
command-host = Gestisci il tavolo: togli qualcuno, chiudilo, passa il ruolo
refused-no-table-host = Qui non c’è nessun tavolo che cerca giocatori. { COMMAND("game new") } ne apre uno.
mine-host = Gestisci questo tavolo

## The game

lobby-length = -# 🔄 In { $players }, di solito da { $min } a { $max } turni a testa, di fila o in più giorni.
lobby-other-game-button = Meglio { $game }

## Joining

lobby-join-full = Completo
lobby-join-instead = Al posto di un computer
lobby-seated = Hai già un posto a questo tavolo. Hai cambiato idea? Premi **Esci**.
refused-removed-from-lobby = Chi gestisce il tavolo ti ha tolto il posto e solo da lì può arrivarti un nuovo invito. { COMMAND("tables") } mostra altri tavoli.
refused-was-removed = Il posto di { $name } a questo tavolo è stato tolto: solo chi gestisce il tavolo può rinnovare l’invito.

## The host

lobby-host-button = Gestisci…
lobby-host-away = 💤 **{ $host }**, che gestisce il tavolo, non preme nulla da un po’. Chiunque sia al tavolo può prendere la gestione.
lobby-take-host = Gestisco io
host-title = ### 🔑 Gestione · { $game } · { $channel }
host-remove = **Togli dal tavolo** (non può tornare, a meno di un tuo invito):
host-remove-button = Togli { $name }
host-pass-on = **Passa la gestione a:**
host-pass-on-button = Passa a { $name }
host-close-button = Chiudi il tavolo
host-close-ask = Chiudere questo tavolo di **{ $game }**? La partita non si gioca e tutti perdono il posto.
host-close-sure = Sì, chiudilo
host-removed = Fatto: il posto è di nuovo libero.
host-passed-on = Fatto: la gestione del tavolo è passata.
host-other-game = Fatto: ora a questo tavolo si gioca a **{ $game }**.
host-closed = Il tavolo è chiuso.
refused-host-only = Può farlo solo chi gestisce il tavolo, o chi sul suo server ha il permesso **Gestisci canali**.
refused-remove-yourself = Per lasciare il tuo posto, premi **Esci**.
refused-not-in-the-lobby = Questa persona non è più al tavolo. **Gestisci…** mostra chi c’è ora.
refused-host-already = Questa persona gestisce già il tavolo. Scegli qualcun altro, o lascia tutto com’è.
refused-host-yours = Gestisci già tu questo tavolo: **Gestisci…** mostra che cosa puoi fare.
refused-host-is-there = { $name } è ancora qui. Puoi prendere la gestione solo se chi ce l’ha non preme nulla per un giorno.
ended-closed = Chi gestiva il tavolo lo ha chiuso.

## The roll call before the start

lobby-here = Ci sono
lobby-roll-call = 👋 **Ci sei ancora?** Aspettiamo { $names }. La partita inizia quando premono **{ lobby-here }**; { $until } chi gestisce il tavolo può iniziare senza aspettare.
lobby-roll-call-over = 👋 Nessuna risposta da { $names }. Chi gestisce il tavolo può iniziare senza aspettare, o attendere ancora.
lobby-start-without =
    { $count ->
        [one] Inizia senza aspettare
       *[other] Inizia senza questi { $count }
    }
roll-call = 👋 { $names }: ci sei ancora? { $by } vorrebbe iniziare. Premi **{ lobby-here }**; { $until } chi gestisce il tavolo può iniziare senza di te.
refused-nobody-asks = Nessuno aspetta più questa risposta: non devi fare nulla.
refused-nobody-missing = Non manca nessuno. Premi **Inizia**.
refused-roll-call = Ho chiesto chi c’è ancora: { $names }. La partita inizia appena rispondono.
refused-roll-call-over = Ancora nessuna risposta da { $names }. Chi gestisce il tavolo può iniziare senza aspettare, o toglierli con **Gestisci…**.

## News for one player

lobby-news-removed = { $to }, { $names } ti ha tolto il posto al tavolo di **{ $game }**.
lobby-news-host-passed = 🔑 { $to }, { $names } ti passa la gestione del tavolo di **{ $game }**.
lobby-news-host-replaced = 🔑 { $to }, ora { $names } gestisce il tavolo di **{ $game }**: non premevi nulla da un po’. Il tuo posto resta tuo.
lobby-news-left-out = { $to }, la partita a **{ $game }** è iniziata senza di te, perché non hai risposto. { COMMAND("tables") } mostra altri tavoli.
lobby-news-roll-call-over = 👋 { $to }, nessuna risposta da { $names }. Chi gestisce il tavolo ora può iniziare **{ $game }** senza aspettare, o attendere.
lobby-news-invitation-lapsed =
    { $count ->
        [one] ✉️ { $to }, { $names } non ha risposto in due giorni: il posto è di nuovo libero. Puoi invitare qualcun altro.
       *[other] ✉️ { $to }, { $names } non hanno risposto in due giorni: i posti sono di nuovo liberi. Puoi invitare altre persone.
    }
invitation-lapsed = ✉️ Questo invito è scaduto e il posto è di nuovo libero. Forse c’è ancora spazio: **Partecipa** è sotto il tavolo.
