# A short help on the rules, by topic, for the screen of a phone; and what this bot is.
#
# A line of Fluent that begins with an asterisk would be read as a variant, hence {"**"}.
# help-topic-<topic> is a topic's name (a choice in a menu), help-text-<topic> its text.

help-topic-goal = Lo scopo
help-text-goal =
    Costruisci una civiltà con carte di dieci Periodi, in cinque colori. Vinci subito se hai abbastanza Dominazioni: 6 in due giocatori, 5 in tre, 4 in quattro.
    Alcune carte degli ultimi Periodi fanno vincere la partita con il loro Dogma.
    Se qualcuno deve pescare oltre il Periodo 10, la partita finisce lì: vince chi ha più punti Influenza, poi chi ha più Dominazioni; se anche queste sono pari, la vittoria è condivisa.

help-topic-turn = Il tuo turno
help-text-turn =
    Ognuno comincia con una carta in gioco e una in Mano. Inizia chi ha in gioco la carta che viene prima in ordine alfabetico.
    In un turno fai due azioni, anche due volte la stessa:
    - **Pescare** una carta del Periodo della tua Carta Attiva più alta.
    - **Giocare** una carta della tua Mano.
    - **Attivare** i Dogmi di una tua Carta Attiva.
    - **Dominare** un Periodo.
    Il primissimo turno ha una sola azione; in quattro giocatori, i primi due turni.

help-topic-words = Le parole
help-text-words =
    - **Mettere in gioco** (giocare): mettere una carta in cima al mazzo del suo colore, nella propria Zona.
    - **Archiviare**: mettere una carta sul Fondo del mazzo del suo colore.
    - **Capitalizzare**: mettere una carta nella propria Influenza. Vale tanti punti quanto il suo Periodo.
    - **Riciclare**: rimettere una carta sotto il mazzo del suo Periodo.
    - **Trasferire**: la carta passa a una Mano, una Zona o un’Influenza, di solito di qualcun altro.
    Solo la Carta Attiva, in cima a ogni colore, si può attivare. Tutti vedono le Zone; di Mani e Influenze gli altri vedono solo i valori.
    Se un Periodo è vuoto, peschi dal primo Periodo più alto che ha ancora carte.

help-topic-dogma = I Dogmi
help-text-dogma =
    Ogni carta indica una di sei risorse: { icon-castle } { icon-crown } { icon-leaf } { icon-lightbulb } { icon-factory } { icon-clock }. Quando la attivi, si conta una volta quanta ne produce ogni giocatore.
    - Dogma **Cooperativo**: chi ne produce almeno quanta te lo esegue anche lui, e prima di te. Se per uno di loro cambia qualcosa, alla fine peschi una carta: è il Bonus Cooperativo.
    - Dogma di **Supremazia**: chi ne produce meno di te deve obbedire.
    I Dogmi si eseguono dall’alto in basso, e per ognuno si va in senso orario dalla tua sinistra.
    Quello che un Dogma dice va fatto per quanto possibile, a meno che dica “puoi”.

help-topic-splay = Scalare
help-text-splay =
    Un mazzo scalato mostra anche risorse delle carte sotto la Carta Attiva, e queste contano.
    - **Verso sinistra**: una risorsa per carta, quella in basso a destra.
    - **Verso destra**: due, quelle lungo il bordo sinistro.
    - **Verso l’alto**: tre, quelle lungo il bordo inferiore.
    Per scalare un mazzo servono due carte. Resta scalato così finché non lo si scala in un’altra direzione o non resta con una sola carta.

help-topic-achievements = Le Dominazioni
help-text-achievements =
    {"**"}I Periodi da 1 a 9** costano un’azione ciascuno. Servono punti Influenza pari a cinque volte il Periodo (Periodo 3: 15 punti) e una Carta Attiva di quel valore o più. I punti restano tuoi.
    {"**"}I Campi** li domini subito, di chiunque sia il turno:
    - **{ achievement-empire }**: { achievement-empire-about }
    - **{ achievement-monument }**: { achievement-monument-about }
    - **{ achievement-wonder }**: { achievement-wonder-about }
    - **{ achievement-world }**: { achievement-world-about }
    - **{ achievement-universe }**: { achievement-universe-about }
    Una Dominazione non si perde mai.

help-topic-bot = Giocare qui
help-text-bot =
    { COMMAND("game new") } apre un tavolo in un canale; per prendere posto basta premere Partecipa. Il messaggio del tavolo mostra le Zone e ha i pulsanti per chi è di turno.
    La tua Mano ti arriva per messaggio diretto; { COMMAND("game hand") } o il pulsante sotto il tavolo la mostrano solo a te. Quando tocca a te ti avviso, quindi non serve restare qui.
    { COMMAND("card") } mostra che cosa fa una carta, { COMMAND("rules") } le regole di un gioco per argomento, { COMMAND("game log") } che cosa è successo, { COMMAND("game board") } il tavolo com’è ora.
    { COMMAND("game undo") } annulla la tua ultima mossa, subito o se gli altri sono d’accordo. { COMMAND("game replay") } fa rivedere la partita turno per turno; { COMMAND("game export") } la dà in un file (con le carte nascoste solo se lo avete deciso insieme: **{ terms-button }**), e { COMMAND("report") } serve a segnalare un problema.
    { COMMAND("game resign") } ti fa uscire da una partita, e al tuo posto gioca un computer; { COMMAND("game end") } la chiude, se tutti sono d’accordo.
    { COMMAND("game seat") } cede il tuo posto o ti fa sostituire per un po’, e { COMMAND("game replace") } cerca qualcuno per il posto di un assente. { COMMAND("game invite") } invita qualcuno, { COMMAND("tables") } mostra dove ci sono posti, e { COMMAND("watch") } ti dà notizie di una partita in cui non giochi.

## About

about-text =
    {"**"}Civitas** è un bot per giocare su Discord a giochi di carte di civiltà, ognuno con i suoi tempi.
    Non è ufficiale: non è fatto né approvato da autori ed editori dei giochi.
    {"**"}Innovation** è un gioco di Carl Chudyk, pubblicato da Asmadi Games e IELLO. **Carta Impera Victoria** è un gioco di Rémi Amy, pubblicato da Ludonaute.
    Tutti i testi qui sono scritti con parole nostre. Se i giochi ti piacciono, comprali.
    { COMMAND("privacy") } dice che cosa è conservato su di te, e lo cancella se vuoi.
