# Posti che cambiano mano, inviti, la rivincita.

## One's own seat

cmd-game-seat = posto
cmd-game-replace = sostituisci
cmd-game-invite = invita
command-seat = Cedi il tuo posto, o fatti sostituire per un po’
command-replace = Cerca qualcuno per il posto di chi è assente
command-invite = Invita qualcuno al tavolo aperto qui
command-invite-person = Chi
more-seat = Il mio posto…
more-replace = Sostituisci qualcuno…
mine-seat = Il mio posto a questo tavolo
mine-replace = Sostituisci qualcuno a questo tavolo

seat-title = ### 🪑 Il tuo posto · { $game } · { $channel }
seat-pass-on = Vuoi andartene? **Cedi il tuo posto:** chi lo prende vede la tua mano e continua dal punto in cui sei. Fino ad allora resta tuo.
seat-give-placeholder = Cedi il tuo posto a…
seat-give-anybody = Offrilo a tutti
seat-sitter = Manchi per un po’? **Fatti sostituire:** chi ti sostituisce vede la tua mano e riceve le chiamate al tuo posto, e ognuno dei due può giocare. Per quanto?
seat-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
seat-sitter-ask =
    { $count ->
        [one] Chi ti sostituisce per un giorno? Deve ancora accettare.
       *[other] Chi ti sostituisce per { $count } giorni? Deve ancora accettare.
    }
seat-sitter-placeholder = Chi mi sostituisce?
seat-name-there = Per scegliere una certa persona, premi **La mia mano** e poi **Altro…** nel canale della partita: qui Discord non propone nessuno.
seat-offered-substitute =
    { $to ->
        [anybody] Offri il tuo posto a chiunque lo voglia. Resta tuo finché qualcuno non lo prende.
       *[other] Offri il tuo posto a **{ $to }**. Resta tuo finché non lo prende.
    }
seat-offered-sitter = Hai chiesto a **{ $to }** di sostituirti. Deve ancora accettare.
seat-offered-vote =
    { $to ->
        [anybody] Il tavolo cerca qualcuno per il tuo posto. Se continui a giocare, resta tuo.
       *[other] Il tavolo ha offerto il tuo posto a **{ $to }**. Se continui a giocare, resta tuo.
    }
seat-offered-moderator =
    { $to ->
        [anybody] Un moderatore cerca qualcuno per il tuo posto.
       *[other] Un moderatore ha offerto il tuo posto a **{ $to }**.
    }
seat-yours = 🪑 Il posto è tuo. Ecco come stanno le cose:
seat-left = 🪑 **{ $name }** continua al tuo posto in **{ $game }**, in { $channel }. Grazie di aver giocato!

sitting-in = 🪑 **{ $sitter }** sostituisce **{ $owner }**. Fine: { $until }.
sitting-end = Termina la sostituzione
sitting-back = 🪑 Nessuno ti sostituisce più.
sitter-began = 🪑 **{ $name }** sostituisce **{ $owner }** in **{ $game }**, in { $channel }. Fine: { $until }. Ognuno dei due può giocare, e può porvi termine.
sitter-ended = 🪑 Non sostituisci più **{ $owner }** in **{ $game }**, in { $channel }. Grazie!
mention-sitter = { $sitter } (per { $owner })

## A seat that is offered

offer-substitute =
    { $to ->
        [anybody] 🪑 **{ $name }** vorrebbe lasciare **{ $game }**. Chi prende il posto e continua?
       *[other] 🪑 { $to }, **{ $name }** vorrebbe lasciare **{ $game }** e ti offre il posto. Continui tu?
    }
offer-moderator =
    { $to ->
        [anybody] 🪑 Un moderatore cerca qualcuno per il posto di **{ $name }** in **{ $game }**. Chi continua?
       *[other] 🪑 { $to }, un moderatore ti offre il posto di **{ $name }** in **{ $game }**. Continui tu?
    }
offer-vote =
    { $to ->
        [anybody] 🪑 Il tavolo cerca qualcuno per il posto di **{ $name }** in **{ $game }**. Chi continua?
       *[other] 🪑 { $to }, il tavolo ti offre il posto di **{ $name }** in **{ $game }**. Continui tu?
    }
offer-sitter =
    { $days ->
        [one] 🪑 { $to }, vuoi sostituire **{ $name }** in **{ $game }** per un giorno? Vedi la mano e ricevi le chiamate al suo posto.
       *[other] 🪑 { $to }, vuoi sostituire **{ $name }** in **{ $game }** per { $days } giorni? Vedi la mano e ricevi le chiamate al suo posto.
    }
offer-take = Prendi il posto
offer-sit-in = Sostituisci
offer-decline = No, grazie
offer-withdraw = Ritira l’offerta
offer-withdrawn = 🪑 L’offerta è stata ritirata.
offer-declined = 🪑 **{ $name }** ha rifiutato.
offer-owner-back = 🪑 La persona attesa è tornata: il posto non è più offerto.
offer-gone = 🪑 Questo posto non è più offerto.
offer-you-declined = Va bene: hai rifiutato.
offer-you-withdrew = L’offerta è ritirata.
seat-taken = 🪑 **{ $name }** ha preso il posto di **{ $before }** e continua.
log-seat-taken = 🪑 **{ $name }** ha preso il posto di **{ $before }**.

## Somebody else for somebody who is absent

replace-whom =
    ### 🪑 Sostituisci qualcuno · { $game } · { $channel }
    A quale posto?
replace-by-whom = Chi deve giocare al posto di **{ $name }**?
replace-at-once = -# Tocca a te moderare: il posto viene offerto subito. Chi lo riceve deve ancora accettare.
replace-by-vote = -# Prima si chiede agli altri. Si può quando qualcuno si è fatto attendere troppo, se n’è andato, o gioca un computer.
replace-placeholder = Offri il posto a…
replace-anybody = A chiunque
replace-computer-easy = Computer: facile
replace-computer-normal = Computer: normale
replace-computer-hard = Computer: difficile
replace-computer-expert = Computer: esperto
replace-done = Fatto: per il posto di **{ $name }** si cerca una soluzione.
replace-asked = Si chiede agli altri del posto di **{ $name }**.
motion-replace =
    { $by ->
        [computer] 🪑 **{ $name }** si fa attendere da molto. **{ $asker }** propone che lì giochi un computer fino al suo ritorno.
        [person] 🪑 **{ $name }** si fa attendere da molto. **{ $asker }** propone che **{ $to }** prenda il posto.
       *[other] 🪑 **{ $name }** si fa attendere da molto. **{ $asker }** propone di cercare qualcun altro per il posto.
    }
motion-replace-passed =
    { $by ->
        [computer] 🪑 Un computer gioca al posto di **{ $name }** fino al suo ritorno, come proposto da **{ $asker }**.
        [person] 🪑 Il posto di **{ $name }** è offerto a **{ $to }**, come proposto da **{ $asker }**.
       *[other] 🪑 Si cerca qualcuno per il posto di **{ $name }**, come proposto da **{ $asker }**.
    }

## Invitations and the rematch

lobby-guests = ✉️ Inviti: { $names }
invite-button = Invita…
invite-whom =
    { $free ->
        [0] ### ✉️ { $game } · { $channel }
            Non resta alcun posto da tenere libero.
       *[other] ### ✉️ { $game } · { $channel }
            Chi inviti? Un posto resta libero finché non risponde.
    }
invite-placeholder = Invita…
invite-back = Ritira un invito:
invite-done = ✉️ **{ $name }** ha ricevuto il tuo invito; un posto resta libero.
invited = ✉️ { $names }: **{ $host }** ti invita a giocare a **{ $game }**. Un posto è tenuto libero per te.
invited-accept = Gioco
invited-decline = No, grazie
ended-forgotten = Il tavolo è chiuso: da molto nessuno iniziava.
rematch-button = Rivincita
rematch-sign = 🔁
rematch-open = 🔁 La rivincita è aperta: [vai lì]({ $link }). Gli altri sono invitati.

## Refusals

refused-seats-reserved = I posti liberi sono tenuti per { $names }. Aspetta la loro risposta, o inizia un’altra partita in un altro canale.
refused-guests-awaited = Inviti senza risposta: { $names }. Fino ad allora solo chi ospita il tavolo può iniziare, o ritirare l’invito.
refused-only-sitting-in = Sostituisci soltanto { $name }: puoi giocare, ma questo spetta a { $name }.
refused-offer-gone = Questo posto non è più offerto: qualcuno l’ha preso, o l’offerta è stata ritirata.
refused-offer-not-yours = Questa offerta non viene da te e non è per te. Puoi lasciarla stare.
refused-offered-to-another = Questo posto è offerto solo a { $name }. Per giocare, cerca un altro tavolo con { COMMAND("tables") }.
refused-sits-in-already = A questo tavolo quella persona sostituisce già { $name }, e nessuno può vedere due mani. Prima bisogna terminare quella sostituzione.
refused-knows-a-hand = A questo tavolo chi ha visto una mano non può giocare né sostituire a un altro posto. Scegli qualcun altro.
refused-sitting-too-long = Ci si può far sostituire per { $days } giorni al massimo. Scegline meno; potrai chiedere di nuovo più tardi.
refused-nobody-sits-in = Questa sostituzione è già finita.
refused-no-such-seat = A questo tavolo non c’è un posto così.
refused-not-absent = L’attesa di { $name } non dura ancora abbastanza: gli altri possono votare quando il suo tempo è scaduto o, se non c’è un tempo, dopo tre giorni di attesa. Un moderatore può agire subito.
refused-replace-not-allowed = Solo chi gioca, o un membro con Gestisci canali sul suo server, può cercare qualcun altro.
refused-is-a-bot = { $name } è un bot e non può giocare. Scegli una persona.
refused-not-a-member = { $name } non è su questo server. Scegli qualcuno che c’è, o invita prima qui questa persona.
refused-seated-there = { $name } siede già a questo tavolo.
refused-invited-already = { $name } ha già un invito e deve solo rispondere.
refused-no-seat-to-reserve = Non resta alcun posto da tenere libero. Qualcuno dovrebbe uscire, o un invito essere ritirato.
refused-not-invited = Qui non hai un invito, quindi non c’è nulla da rifiutare. Premi **Partecipa** se vuoi giocare.
refused-invitation-gone = A questo invito è già stata data risposta, o è stato ritirato.
refused-only-the-host = Solo chi ospita questo tavolo può ritirare gli inviti.
refused-rematch-not-yours = Solo chi ha giocato può iniziare la rivincita. { COMMAND("game new") } apre un tavolo tuo.
refused-not-over = Questa partita non è finita. La rivincita viene dopo.
refused-no-table-seat = Non siedi a nessun tavolo. { COMMAND("tables") } mostra dove ci sono posti liberi.
refused-no-table-replace = Qui non c’è una partita dei cui posti tu possa occuparti. Usa questo comando nel canale della partita.
refused-no-table-invite = Qui non c’è un tavolo che aspetta giocatori. { COMMAND("game new") } ne apre uno.
refused-undo-seat-changed = Da allora un posto ha cambiato mano, e ciò che lì ha deciso un’altra persona resta com’è.
refused-seat-of-a-tournament = In un torneo chi gioca lo decide chi lo organizza: chiedi lì una sostituzione.
refused-rematch-of-a-tournament = Questa partita faceva parte di un torneo, che decide i prossimi incontri. { COMMAND("game new") } apre un tavolo per divertimento.
