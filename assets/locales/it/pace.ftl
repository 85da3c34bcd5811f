# Time: how long people have, reminders, and what happens when the time is up.
# $who is how somebody is spoken to: a mention, or their name. Times are written as Discord shows them.

pace-deadline =
    { $then ->
        [vote] ⏳ Il tempo di { $name } scade { $left } ({ $at }), poi gli altri possono far decidere un computer.
        [computer] ⏳ Il tempo di { $name } scade { $left } ({ $at }), poi decide un computer.
        [forfeit] ⏳ Il tempo di { $name } scade { $left } ({ $at }), poi il posto è perso.
       *[nudge] ⏳ Il tempo di { $name } scade { $left } ({ $at }).
    }
pace-away = 🌴 { $name } è in vacanza. Ritorno: { $until }.

## Reminders

pace-remind =
    { $number ->
        [1] ⏰ { $who }, il tavolo ti aspetta ancora. L’attesa è cominciata { $since }.
        [2] ⏰ { $who }, gli altri ti stanno ancora aspettando. L’attesa è cominciata { $since }.
       *[other] ⏰ { $who }, questo è l’ultimo promemoria: la partita è ferma e aspetta solo te. L’attesa è cominciata { $since }. Gioca, o di’ che non puoi.
    }
pace-warn =
    { $then ->
        [vote] ⚠️ { $who }, il tuo tempo scade { $left }. Poi gli altri potranno lasciar decidere un computer al posto tuo.
        [computer] ⚠️ { $who }, il tuo tempo scade { $left }. Poi un computer prenderà questa decisione al posto tuo.
        [forfeit] ⚠️ { $who }, il tuo tempo scade { $left }. Poi **perdi il tuo posto**.
       *[nudge] ⚠️ { $who }, il tuo tempo scade { $left }. Gioca prima di allora, per favore.
    }
pace-overdue = ⌛ { $who }, il tuo tempo è scaduto { $left }. Gli altri ti aspettano.
pace-mute-button = Basta promemoria
pace-mute-sign = 🔕
pace-muted = 🔕 Nessun altro promemoria per questo turno. Il tempo continua a scorrere.
refused-reminder-not-yours = Questo promemoria è per qualcun altro. Le tue impostazioni sono in { COMMAND("settings") }.

## When the time is up

pace-lapsed-computer = ⌛ Il tempo di **{ $name }** è scaduto: un computer prende questa decisione.
pace-lapsed-forfeit = ⌛ Il tempo di **{ $name }** è scaduto: il posto è perso, come concordato al tavolo.
motion-skip = ⌛ Il tempo di **{ $name }** è scaduto. Deve decidere un computer?
motion-skip-passed = ⌛ Un computer prende questa decisione per **{ $name }**: il tempo era scaduto.

pace-stalled =
    { $lapses ->
        [0] 💤 La partita è ferma: aspetta **{ $name }**, e l’attesa è cominciata { $since }. Che cosa facciamo?
        [one] 💤 La partita è ferma: aspetta **{ $name }**, e l’attesa è cominciata { $since }. Che cosa facciamo?
       *[other] 💤 **{ $name }** ha lasciato scadere il tempo { $lapses } volte di fila. Che cosa facciamo?
    }
pace-asked = -# Decidete voi: { $names }.
pace-wait-on-button = Aspettiamo ancora
pace-replace-button = Qualcun altro…
pace-waits-on = ⏳ **{ $name }** preferisce aspettare ancora. Il tempo riparte da capo.
refused-wait-on-yourself = La partita aspetta te: non serve chiedere altro tempo, basta giocare.

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
overdue-vote-about = un computer prende questa decisione se gli altri lo vogliono
overdue-computer = Decide un computer
overdue-computer-about = solo per questa decisione
overdue-forfeit = Il posto è perso
overdue-forfeit-about = lo gioca un computer fino alla fine
terms-title =
    ### Opzioni di questo tavolo di { $game }
    Si possono cambiare fino all’inizio della partita.
terms-time = **Tempo per decisione:** { $time }
terms-overdue = **Quando scade:** { $overdue }, { $about }
terms-careful =
    { $on ->
        [yes] **Discrezione:** ti viene chiesto anche quando non hai nulla da scegliere, così nessuno scopre che cosa manca a una mano
       *[no] **Discrezione:** no. Quando non hai scelta non ti viene chiesto nulla, e ciò può rivelare che cosa manca alla tua mano
    }
terms-revealed =
    { $on ->
        [yes] **Carte nascoste:** tutte rivelate alla fine
       *[no] **Carte nascoste:** restano nascoste alla fine
    }
terms-rated =
    { $on ->
        [yes] **Classifica:** il risultato conta
       *[no] **Classifica:** il risultato non conta
    }
terms-amended = ⚠️ **{ $host } ha cambiato le opzioni** quando altri si erano già seduti. Ora sono:
terms-line-time =
    { $hours ->
        [0] -# ⏳ Senza limite di tempo
       *[other] -# ⏳ { $time } per decisione, poi: { $overdue }
    }
terms-line-careful = -# 🤫 Discrezione: mai rivelare ciò che manca a una mano
terms-line-revealed = -# 👁️ Le carte nascoste sono rivelate alla fine
terms-line-unrated = -# 🎈 Non conta per la classifica
terms-button = Opzioni…
terms-sign = ⚙️
terms-time-placeholder = Tempo per decisione
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
        [yes] Non contare il risultato
       *[no] Conta il risultato
    }
terms-host-only = Solo chi ha aperto il tavolo può cambiarle.
refused-terms-host-only = Solo chi ha aperto questo tavolo può cambiarne le opzioni.
terms-begun =
    La partita è cominciata: si può cambiare solo la sorte delle carte nascoste, e serve l’accordo di tutti quelli che hanno un posto. Una volta rivelate, non si possono più nascondere.
terms-ask-button =
    { $on ->
        [yes] { $over ->
            [yes] Chiedi di rivelare tutto
           *[no] Chiedi di rivelarle alla fine
        }
       *[no] Chiedi di tenerle nascoste
    }
terms-asked = 👁️ L’ho chiesto agli altri. Serve l’accordo di tutti.
terms-changed = 👁️ Fatto: non c’era nessun altro a cui chiedere.
more-terms = Opzioni…
motion-reveal =
    { $on ->
        [yes] { $over ->
            [yes] 👁️ **{ $asker }** vorrebbe rivelare a tutti ciò che era nascosto in questa partita: le mani, le mosse e l’ordine delle carte. Serve l’accordo di tutti quelli che hanno un posto.
           *[no] 👁️ **{ $asker }** vorrebbe che alla fine di questa partita le carte nascoste fossero rivelate a tutti. Serve l’accordo di tutti quelli che hanno un posto.
        }
       *[no] 👁️ **{ $asker }** vorrebbe che alla fine di questa partita le carte nascoste restassero nascoste. Serve l’accordo di tutti quelli che hanno un posto.
    }
motion-reveal-passed =
    { $on ->
        [yes] { $over ->
            [yes] 👁️ D’accordo: tutta la partita è rivelata. La mostrano { COMMAND("game log") } e { COMMAND("game export") }.
           *[no] 👁️ D’accordo: alla fine le carte nascoste saranno rivelate.
        }
       *[no] 👁️ D’accordo: alla fine le carte nascoste resteranno nascoste.
    }

## Help

help-topic-time = Il tempo e i promemoria
help-text-time =
    Una mossa può richiedere una settimana o un’ora. {"**"}{ terms-button }** prima della partita, o { COMMAND("game new") }, dice quanto tempo ha ognuno per una decisione e che cosa succede poi: solo un promemoria, un voto degli altri, un computer che decide per questa volta, oppure il posto è perso.
    Ti si chiama una volta quando un tavolo ti aspetta, e te lo si ricorda per tempo; {"**"}Basta promemoria** sotto un promemoria li ferma per questo turno. Se a lungo non si muove nulla, si chiede al tavolo che cosa fare.
    { COMMAND("settings") }: menzione, messaggio privato, entrambi o niente; ore di quiete nel tuo fuso orario. { COMMAND("away") }: vacanze, che gli altri vedono. Intanto nessuno ti chiama, e il tempo delle partite amichevoli si ferma.
    { COMMAND("mygames") } mostra tutti i tuoi tavoli, prima quelli che ti aspettano; dopo una mossa, il prossimo è a portata di dito.
