# Posti che cambiano mano, inviti, la rivincita.

## One's own seat

cmd-game-seat = posto
cmd-game-replace = sostituisci
cmd-game-invite = invita
command-seat = Cedi il tuo posto, o fatti sostituire per un po’
command-replace = Sostituisci un giocatore assente
command-invite = Invita qualcuno al tavolo aperto qui
command-invite-person = Chi vuoi invitare
more-seat = Il mio posto…
more-replace = Sostituisci qualcuno…
mine-seat = Il mio posto a questo tavolo
mine-replace = Sostituisci qualcuno a questo tavolo

seat-title = ### 🪑 Il tuo posto · { $game } · { $channel }
seat-pass-on = Vuoi lasciare la partita? **Cedi il tuo posto:** chi lo prende vede la tua mano e continua dal punto in cui sei. Fino ad allora il posto resta tuo.
seat-give-placeholder = Cedi il tuo posto a…
seat-give-anybody = Offrilo a tutti
seat-sitter = Sei via per un po’? **Fatti sostituire:** chi ti sostituisce vede la tua mano e riceve le notifiche al posto tuo; potete giocare entrambi. Per quanto tempo?
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
seat-name-there = Per scegliere una persona precisa, premi **La mia mano** e poi **Altro…** nel canale della partita: qui Discord non mostra nessuno.
seat-offered-substitute =
    { $to ->
        [anybody] Offri il tuo posto a chi lo vuole. Resta tuo finché qualcuno non lo prende.
       *[other] Offri il tuo posto a **{ $to }**. Resta tuo finché l’altra persona non lo prende.
    }
seat-offered-sitter = Hai chiesto a **{ $to }** di sostituirti. Manca solo il suo sì.
seat-offered-vote =
    { $to ->
        [anybody] Il tavolo cerca qualcuno per il tuo posto. Se torni a giocare, resta tuo.
       *[other] Il tavolo ha offerto il tuo posto a **{ $to }**. Se torni a giocare, resta tuo.
    }
seat-offered-moderator =
    { $to ->
        [anybody] Un moderatore cerca qualcuno per il tuo posto.
       *[other] Un moderatore ha offerto il tuo posto a **{ $to }**.
    }
seat-yours = 🪑 Ora il posto è tuo. La partita è a questo punto:
seat-left = 🪑 In **{ $game }**, in { $channel }, ora gioca **{ $name }** al posto tuo. Grazie di aver giocato!

sitting-in = 🪑 **{ $sitter }** sostituisce **{ $owner }**. Fine: { $until }.
sitting-end = Termina la sostituzione
sitting-back = 🪑 Nessuno ti sostituisce più.
sitter-began = 🪑 **{ $name }** sostituisce **{ $owner }** in **{ $game }**, in { $channel }. Fine: { $until }. Potete giocare entrambi, e ognuno può terminare la sostituzione.
sitter-ended = 🪑 Non sostituisci più **{ $owner }** in **{ $game }**, in { $channel }. Grazie!
mention-sitter = { $sitter } (per { $owner })

## A seat that is offered

offer-substitute =
    { $to ->
        [anybody] 🪑 **{ $name }** vorrebbe lasciare **{ $game }**. Chi prende il suo posto?
       *[other] 🪑 { $to }, **{ $name }** vorrebbe lasciare **{ $game }** e ti offre il suo posto. Ti va?
    }
offer-moderator =
    { $to ->
        [anybody] 🪑 Un moderatore cerca qualcuno per il posto di **{ $name }** in **{ $game }**. Chi lo prende?
       *[other] 🪑 { $to }, un moderatore ti offre il posto di **{ $name }** in **{ $game }**. Ti va?
    }
offer-vote =
    { $to ->
        [anybody] 🪑 Il tavolo cerca qualcuno per il posto di **{ $name }** in **{ $game }**. Chi lo prende?
       *[other] 🪑 { $to }, il tavolo ti offre il posto di **{ $name }** in **{ $game }**. Ti va?
    }
offer-sitter =
    { $days ->
        [one] 🪑 { $to }, vuoi sostituire **{ $name }** in **{ $game }** per un giorno? Vedi la sua mano e ricevi le sue notifiche.
       *[other] 🪑 { $to }, vuoi sostituire **{ $name }** in **{ $game }** per { $days } giorni? Vedi la sua mano e ricevi le sue notifiche.
    }
offer-take = Prendi il posto
offer-sit-in = Accetta
offer-decline = No, grazie
offer-withdraw = Ritira l’offerta
offer-withdrawn = 🪑 L’offerta è stata ritirata.
offer-declined = 🪑 **{ $name }** ha rifiutato.
offer-owner-back = 🪑 Chi si faceva aspettare è tornato: il posto non è più offerto.
offer-gone = 🪑 Questo posto non è più offerto.
offer-you-declined = Va bene, hai rifiutato.
offer-you-withdrew = Hai ritirato l’offerta.
seat-taken = 🪑 **{ $name }** prende il posto di **{ $before }**.
log-seat-taken = 🪑 **{ $name }** prende il posto di **{ $before }**.

## Somebody else for somebody who is absent

replace-whom =
    ### 🪑 Sostituisci qualcuno · { $game } · { $channel }
    Quale posto?
replace-by-whom = Chi deve giocare al posto di **{ $name }**?
replace-at-once = -# Hai i permessi di moderazione: il posto viene offerto subito. Chi lo riceve deve ancora accettare.
replace-by-vote = -# Prima lo chiedo agli altri. Si può fare se qualcuno si fa aspettare da troppo, se n’è andato, o se lì gioca un computer.
replace-placeholder = Offri il posto a…
replace-anybody = A chi lo vuole
replace-computer-easy = Computer: facile
replace-computer-normal = Computer: normale
replace-computer-hard = Computer: difficile
replace-computer-expert = Computer: esperto
replace-done = Fatto: del posto di **{ $name }** mi occupo io.
replace-asked = Ho chiesto agli altri che cosa fare del posto di **{ $name }**.
vote-replace =
    { $by ->
        [computer] 🪑 **{ $name }** si fa aspettare da molto. **{ $asker }** propone che nel frattempo giochi un computer.
        [person] 🪑 **{ $name }** si fa aspettare da molto. **{ $asker }** propone di dare il posto a **{ $to }**.
       *[other] 🪑 **{ $name }** si fa aspettare da molto. **{ $asker }** propone di cercare qualcun altro per quel posto.
    }
vote-replace-passed =
    { $by ->
        [computer] 🪑 Su proposta di **{ $asker }**, un computer gioca al posto di **{ $name }** fino al suo ritorno.
        [person] 🪑 Su proposta di **{ $asker }**, il posto di **{ $name }** è offerto a **{ $to }**.
       *[other] 🪑 Su proposta di **{ $asker }**, il tavolo cerca qualcuno per il posto di **{ $name }**.
    }

## Invitations and the rematch

lobby-guests = ✉️ Inviti: { $names }
invite-button = Invita…
invite-whom =
    { $free ->
        [0]
            ### ✉️ { $game } · { $channel }
            Non ci sono più posti da tenere liberi.
       *[other]
            ### ✉️ { $game } · { $channel }
            Chi vuoi invitare? Il posto resta libero finché non arriva la risposta.
    }
invite-placeholder = Invita…
invite-back = Ritira un invito:
invite-done = ✉️ Hai invitato **{ $name }**: il suo posto resta libero.
invited = ✉️ { $names }: invito di **{ $host }** a giocare a **{ $game }**. Il posto è già riservato.
invited-accept = Accetto
invited-decline = No, grazie
ended-forgotten = Ho chiuso il tavolo: da molto tempo nessuno iniziava la partita.
rematch-button = Rivincita
rematch-sign = 🔁
rematch-open = 🔁 La rivincita è aperta: [vai al tavolo]({ $link }). Ho invitato gli altri.

## Refusals

refused-seats-reserved = I posti liberi sono riservati a { $names }. Aspetta la risposta, o inizia un’altra partita in un altro canale.
refused-guests-awaited = Non hanno ancora risposto all’invito: { $names }. Per ora solo chi gestisce il tavolo può iniziare, o ritirare l’invito.
refused-only-sitting-in = Stai solo sostituendo { $name }: puoi giocare, ma questa decisione spetta a { $name }.
refused-offer-gone = Questo posto non è più offerto: qualcuno l’ha preso, o l’offerta è stata ritirata.
refused-offer-not-yours = Questa offerta non riguarda te.
refused-offered-to-another = Questo posto è offerto solo a { $name }. Per giocare, cerca un altro tavolo con { COMMAND("tables") }.
refused-sits-in-already = A questo tavolo quella persona sostituisce già { $name }, e nessuno può vedere due mani. Prima termina quella sostituzione.
refused-knows-a-hand = A questo tavolo chi ha visto una mano non può giocare in un altro posto. Scegli qualcun altro.
refused-sitting-too-long = Una sostituzione dura al massimo { $days } giorni. Scegline di meno; potrai chiederla di nuovo.
refused-nobody-sits-in = Questa sostituzione è già finita.
refused-no-such-seat = A questo tavolo quel posto non c’è.
refused-not-absent = { $name } ha ancora tempo: potete votare quando scade o, senza limite, dopo tre giorni di attesa. Un moderatore può agire subito.
refused-replace-not-allowed = Può sostituire un giocatore solo chi gioca, o chi sul suo server ha il permesso **Gestisci canali**.
refused-is-a-bot = { $name } è un bot e non può giocare. Scegli una persona.
refused-not-a-member = { $name } non è su questo server. Scegli qualcuno che c’è, o prima invita qui questa persona.
refused-seated-there = { $name } è già a questo tavolo.
refused-invited-already = { $name } ha già ricevuto l’invito e deve solo rispondere.
refused-no-seat-to-reserve = Non ci sono più posti da riservare. Qualcuno dovrebbe uscire, o si dovrebbe ritirare un invito.
refused-not-invited = Non hai un invito qui, quindi non c’è nulla da rifiutare. Se vuoi giocare, premi **Partecipa**.
refused-invitation-gone = Questo invito ha già avuto risposta, o è stato ritirato.
refused-only-the-host = Solo chi gestisce questo tavolo può ritirare gli inviti.
refused-rematch-not-yours = Solo chi ha giocato può chiedere la rivincita. Con { COMMAND("game new") } apri un tavolo tuo.
refused-not-over = Questa partita non è ancora finita. La rivincita viene dopo.
refused-no-table-seat = Non stai giocando nessuna partita. { COMMAND("tables") } mostra dove ci sono posti liberi.
refused-no-table-replace = Qui non c’è nessuna partita in cui tu possa sostituire qualcuno. Usa questo comando nel canale della partita.
refused-no-table-invite = Qui non c’è nessun tavolo che cerca giocatori. { COMMAND("game new") } ne apre uno.
refused-undo-seat-changed = Nel frattempo un posto ha cambiato giocatore: le mosse che quella persona ha già fatto restano.
refused-seat-of-a-tournament = In un torneo chi gioca lo decidono gli organizzatori: chiedi a loro una sostituzione.
refused-rematch-of-a-tournament = Questa partita era di un torneo, che decide i prossimi incontri. Con { COMMAND("game new") } apri un tavolo amichevole.
