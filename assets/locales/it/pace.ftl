# Time: how long people have, reminders, and what happens when the time is up.
# $who is how somebody is spoken to: a mention, or their name. Times are written as Discord shows them.

pace-deadline =
    { $then ->
        [vote] ⏳ Il tempo di { $name } scade { $left } ({ $at }); poi gli altri possono far decidere un computer.
        [computer] ⏳ Il tempo di { $name } scade { $left } ({ $at }); poi decide un computer.
        [forfeit] ⏳ Il tempo di { $name } scade { $left } ({ $at }); poi il posto è perso.
       *[nudge] ⏳ Il tempo di { $name } scade { $left } ({ $at }).
    }
pace-away = 🌴 { $name } è assente. Rientro: { $until }.

## Reminders

pace-remind =
    { $number ->
        [1] ⏰ { $who }, tocca ancora a te. Te l’ho chiesto { $since }.
        [2] ⏰ { $who }, gli altri aspettano la tua mossa. Te l’ho chiesto { $since }.
       *[other] ⏰ { $who }, ultimo promemoria: la partita è ferma finché non giochi. Te l’ho chiesto { $since }. Gioca, o di’ che non puoi.
    }
pace-warn =
    { $then ->
        [vote] ⚠️ { $who }, il tuo tempo scade { $left }. Poi gli altri potranno far decidere un computer al posto tuo.
        [computer] ⚠️ { $who }, il tuo tempo scade { $left }. Poi un computer farà questa mossa al posto tuo.
        [forfeit] ⚠️ { $who }, il tuo tempo scade { $left }. Poi **perderai il posto**.
       *[nudge] ⚠️ { $who }, il tuo tempo scade { $left }. Cerca di giocare prima.
    }
pace-overdue = ⌛ { $who }, il tuo tempo è scaduto { $left }. Gli altri ti aspettano.
pace-mute-button = Basta promemoria
pace-mute-sign = 🔕
pace-muted = 🔕 Nessun altro promemoria per questo turno. Il tempo però continua a scorrere.
refused-reminder-not-yours = Questo promemoria è per qualcun altro. Le tue impostazioni sono in { COMMAND("settings") }.

## When the time is up

pace-lapsed-computer = ⌛ Il tempo di **{ $name }** è scaduto: questa volta decide un computer.
pace-lapsed-forfeit = ⌛ Il tempo di **{ $name }** è scaduto: il posto è perso, come prevedono le opzioni del tavolo.
vote-skip = ⌛ Il tempo di **{ $name }** è scaduto. Facciamo decidere un computer?
vote-skip-passed = ⌛ Il tempo di **{ $name }** è scaduto: questa mossa la fa un computer.

pace-stalled =
    { $lapses ->
        [0] 💤 La partita è ferma: tocca a **{ $name }**, e l’attesa è cominciata { $since }. Che cosa facciamo?
        [one] 💤 La partita è ferma: tocca a **{ $name }**, e l’attesa è cominciata { $since }. Che cosa facciamo?
       *[other] 💤 **{ $name }** ha lasciato scadere il tempo { $lapses } volte di fila. Che cosa facciamo?
    }
pace-asked = -# La scelta spetta a: { $names }.
pace-wait-on-button = Aspettiamo ancora
pace-replace-button = Sostituisci…
pace-waits-on = ⏳ **{ $name }** preferisce aspettare ancora. Il tempo riparte da capo.
refused-wait-on-yourself = Tocca a te: non serve chiedere altro tempo, basta giocare.

## The terms of a table

pace-0 = senza limite
pace-12 = 12 ore
pace-24 = 1 giorno
pace-48 = 2 giorni
pace-72 = 3 giorni
pace-120 = 5 giorni
pace-168 = 7 giorni
pace-336 = 14 giorni
pace-hours = { $count } ore
overdue-nudge = Solo un promemoria
overdue-nudge-about = non succede altro
overdue-vote = Gli altri votano
overdue-vote-about = un computer fa questa mossa, se gli altri lo vogliono
overdue-computer = Decide un computer
overdue-computer-about = solo per questa mossa
overdue-forfeit = Il posto è perso
overdue-forfeit-about = un computer gioca lì fino alla fine
terms-title =
    ### Opzioni di questo tavolo di { $game }
    Si possono cambiare fino all’inizio della partita.
terms-time = **Tempo per mossa:** { $time }
terms-overdue = **Quando scade:** { $overdue }, { $about }
terms-careful =
    { $on ->
        [yes] **Discrezione:** una scelta ti viene chiesta anche quando è obbligata, così nessuno scopre che cosa manca in una mano
       *[no] **Discrezione:** no. Quando non hai scelta la partita va avanti da sola, e questo può rivelare che cosa ti manca in mano
    }
terms-revealed =
    { $on ->
        [yes] **Carte nascoste:** tutte rivelate alla fine
       *[no] **Carte nascoste:** restano nascoste alla fine
    }
terms-rated =
    { $on ->
        [yes] **Classifica:** la partita conta
       *[no] **Classifica:** la partita non conta
    }
terms-advice =
    { $on ->
        [yes] **Consigli:** dicono che cosa sembra più forte, anche se la partita conta
       *[no] **Consigli:** dicono tutto ciò che è possibile, ma non che cosa è più forte, finché la partita conta
    }
terms-amended = ⚠️ **{ $host } ha cambiato le opzioni** dopo l’arrivo di altri giocatori. Ora sono:
terms-line-time =
    { $hours ->
        [0] -# ⏳ Senza limite di tempo
       *[other] -# ⏳ { $time } per mossa, poi: { $overdue }
    }
terms-line-careful = -# 🤫 Discrezione: mai rivelare che cosa manca in una mano
terms-line-revealed = -# 👁️ Alla fine le carte nascoste vengono rivelate
terms-line-unrated = -# 🎈 Non conta per la classifica
terms-line-advice = -# 💡 I consigli dicono che cosa sembra più forte
terms-button = Opzioni…
terms-sign = ⚙️
terms-time-placeholder = Tempo per mossa
terms-overdue-placeholder = Quando il tempo scade
terms-careful-button =
    { $on ->
        [yes] Senza discrezione
       *[no] Discrezione: mai rivelare ciò che manca
    }
terms-revealed-button =
    { $on ->
        [yes] Tieni nascoste le carte
       *[no] Rivela le carte alla fine
    }
terms-rated-button =
    { $on ->
        [yes] Non farla contare per la classifica
       *[no] Falla contare per la classifica
    }
terms-advice-button =
    { $on ->
        [yes] Non dire che cosa è più forte
       *[no] Consigli: di’ che cosa è più forte
    }
terms-host-only = Solo chi gestisce il tavolo può cambiare le opzioni.
refused-terms-host-only = Solo chi gestisce questo tavolo può cambiare le opzioni.
terms-begun =
    { $advice ->
        [yes] La partita è iniziata. Puoi ancora chiedere due cose, se sono d’accordo tutti: di rivelare alla fine le carte nascoste (una volta rivelate, non si possono più nascondere) e consigli che dicano che cosa è più forte.
       *[no] La partita è iniziata: si può ancora decidere solo se rivelare le carte nascoste, e devono essere d’accordo tutti quelli che hanno un posto. Una volta rivelate, non si possono più nascondere.
    }
terms-ask-button =
    { $on ->
        [yes] { $over ->
            [yes] Chiedi di rivelare tutto
           *[no] Chiedi di rivelarle alla fine
        }
       *[no] Chiedi di tenerle nascoste
    }
terms-ask-advice-button =
    { $on ->
        [yes] Chiedi consigli veri e propri
       *[no] Chiedi di farne a meno
    }
terms-asked = 🗳️ L’ho chiesto agli altri. Devono essere tutti d’accordo.
terms-changed = ✅ Fatto: non c’era nessun altro a cui chiedere.
more-terms = Opzioni…
vote-reveal =
    { $on ->
        [yes]
            { $over ->
                [yes] 👁️ **{ $asker }** vorrebbe rivelare a tutti ciò che in questa partita era nascosto: le mani, le mosse e l’ordine delle carte. Devono essere d’accordo tutti quelli che hanno un posto.
               *[no] 👁️ **{ $asker }** vorrebbe che alla fine di questa partita le carte nascoste fossero rivelate a tutti. Devono essere d’accordo tutti quelli che hanno un posto.
            }
       *[no] 👁️ **{ $asker }** vorrebbe che alla fine di questa partita le carte nascoste restassero nascoste. Devono essere d’accordo tutti quelli che hanno un posto.
    }
vote-reveal-passed =
    { $on ->
        [yes]
            { $over ->
                [yes] 👁️ D’accordo: di questa partita è rivelato tutto. Lo trovi in { COMMAND("game log") } e { COMMAND("game export") }.
               *[no] 👁️ D’accordo: alla fine le carte nascoste saranno rivelate.
            }
       *[no] 👁️ D’accordo: alla fine le carte nascoste resteranno nascoste.
    }
vote-advice =
    { $on ->
        [yes] 💡 **{ $asker }** vorrebbe che d’ora in poi i consigli dicessero a tutti che cosa sembra più forte. La partita conta comunque per la classifica. Devono essere d’accordo tutti quelli che giocano ancora.
       *[no] 💡 **{ $asker }** vorrebbe che in questa partita i consigli non dicessero più che cosa è più forte. Devono essere d’accordo tutti quelli che giocano ancora.
    }
vote-advice-passed =
    { $on ->
        [yes] 💡 D’accordo: d’ora in poi i consigli dicono che cosa sembra più forte. La partita conta comunque per la classifica.
       *[no] 💡 D’accordo: d’ora in poi i consigli non dicono più che cosa è più forte.
    }

## Help
