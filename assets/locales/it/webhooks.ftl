# Il webhook di un torneo: i suoi risultati, inviati a un URL di chi lo organizza.

webhook-button = Webhook…
webhook-about = Un webhook invia ogni risultato, ogni correzione e la fine del torneo come JSON firmato a un URL a tua scelta, con i nomi che i giocatori hanno su questo server.
# To those who take part.
webhook-told = 📤 I risultati vanno anche a un sito fuori da Discord, con i nomi dei giocatori su questo server.
webhook-at = I risultati vanno a **{ $host }**.
webhook-failed = ⚠️ L’ultimo invio non è riuscito { $when }: { $error }.
webhook-error =
    { $kind ->
        [address] il suo indirizzo non è pubblico
        [name] il nome dell’host non si trova
        [tls] il suo certificato non è valido
        [timeout] nessuna risposta entro 5 secondi
        [status] ha risposto con lo stato { $status }
       *[connection] la connessione non riesce
    }
webhook-waiting =
    { $count ->
        [one] Un evento è in attesa. Lo invio di nuovo per 24 ore, poi rinuncio.
       *[other] { $count } eventi sono in attesa. Li invio di nuovo per 24 ore, poi rinuncio.
    }
webhook-given-up =
    { $count ->
        [one] Un evento non è mai stato accettato: ho rinunciato.
       *[other] { $count } eventi non sono mai stati accettati: ho rinunciato.
    }
webhook-url-button =
    { $set ->
        [yes] Cambia l’URL
       *[no] Imposta un URL
    }
webhook-test-button = Prova
webhook-remove-button = Togli
webhook-remove-ask =
    { $count ->
        [0] Togliere il webhook? Elimino il suo URL e il suo segreto.
        [one] Togliere il webhook? Elimino il suo URL, il suo segreto e un evento in attesa.
       *[other] Togliere il webhook? Elimino il suo URL, il suo segreto e { $count } eventi in attesa.
    }
webhook-remove-sure-button = Sì, toglilo
webhook-removed = Il webhook è stato tolto.
webhook-form = Webhook per i risultati
webhook-form-what = URL, che inizia con https://
webhook-secret = L’URL è impostato. Questo è il segreto con cui firmo ogni richiesta. Copialo ora: non lo mostrerò più. Per averne un altro, imposta di nuovo l’URL.
webhook-tested = ✅ Il server ha accettato la prova.
webhook-test-failed = ⚠️ La prova non è riuscita: { $error }.
tournament-act-webhook =
    { $on ->
        [yes] { $when }: { $by } ha impostato il webhook per i risultati
       *[no] { $when }: { $by } ha tolto il webhook per i risultati
    }
refused-webhook-off = Chi gestisce questo bot non ha permesso i webhook.
refused-webhook-none = Questo torneo non ha un webhook. Imposta prima un URL.
refused-webhook-url = Serve un URL che inizia con https://, senza nome utente né “#”, di { $max } caratteri al massimo.
refused-webhook-private = Questo indirizzo non è pubblico: non posso inviarvi nulla. Scegli un server su internet.
refused-webhook-ping-wait = L’hai appena provato. Aspetta dieci secondi.
