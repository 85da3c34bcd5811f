# The rules: Innovation.

help-topic-goal = Lo scopo
help-text-goal =
    Costruisci una civiltà con carte di dieci Periodi, in cinque colori. Ci sono tre modi per vincere:
    - **Dominazioni**: con 6 vinci subito; in tre giocatori con 5, in quattro con 4.
    - **Punti**: se qualcuno deve pescare oltre il Periodo 10, la partita finisce lì. Vince chi ha più punti Influenza; in caso di parità, chi ha più Dominazioni. Se anche queste sono pari, la vittoria è condivisa.
    - **Carte**: alcune carte degli ultimi Periodi fanno vincere la partita con il loro Dogma.

help-topic-turn = Il tuo turno
help-text-turn =
    Nel tuo turno fai due azioni, anche due volte la stessa:
    - **Pescare** una carta del Periodo della tua Carta Attiva più alta.
    - **Giocare** una carta della tua Mano.
    - **Attivare** i Dogmi di una tua Carta Attiva.
    - **Dominare** un Periodo.
    Ognuno comincia con una carta in gioco e una in Mano. Inizia chi ha in gioco la carta che viene prima in ordine alfabetico.
    Il primissimo turno ha una sola azione; in quattro giocatori, anche il secondo.

help-topic-words = Le parole
help-text-words =
    - **Mettere in gioco** (giocare): mettere una carta in cima al suo colore, nella propria Zona.
    - **Archiviare**: mettere una carta in fondo al mazzo del suo colore.
    - **Capitalizzare**: mettere una carta nella propria Influenza, dove vale tanti punti quanto il suo Periodo.
    - **Riciclare**: rimettere una carta sotto il mazzo del suo Periodo.
    - **Trasferire**: la carta passa alla Mano, alla Zona o all’Influenza di un altro giocatore.
    Le Zone sono pubbliche. Di Mani e Influenze degli altri vedi solo i valori.
    Se un Periodo è vuoto, peschi dal primo Periodo più alto che ha ancora carte.

help-topic-dogma = I Dogmi
help-text-dogma =
    Ogni carta indica una di sei risorse: { icon-castle } { icon-crown } { icon-leaf } { icon-lightbulb } { icon-factory } { icon-clock }. Quando la attivi, si conta una volta quella risorsa in ogni Zona.
    - Dogma **Cooperativo**: chi ne produce almeno quanto te lo esegue anche lui, prima di te. Se così cambia qualcosa, alla fine peschi una carta.
    - Dogma di **Supremazia**: chi ne produce meno di te deve obbedire.
    I Dogmi vanno dall’alto in basso, ognuno in senso orario dalla tua sinistra. Si esegue tutto il possibile; è facoltativo solo ciò che dice “puoi”.

help-topic-splay = Scalare
help-text-splay =
    Un mazzo scalato mostra anche risorse delle carte sotto la Carta Attiva, e queste contano.
    - **Verso sinistra**: una risorsa per carta, in basso a destra.
    - **Verso destra**: due, lungo il bordo sinistro.
    - **Verso l’alto**: tre, lungo il bordo inferiore.
    Per scalare un mazzo servono due carte. Resta scalato finché non lo si scala in un’altra direzione o non resta una sola carta.

help-topic-achievements = Le Dominazioni
help-text-achievements =
    {"**"}I Periodi da 1 a 9** costano un’azione ciascuno. Ti servono:
    - **cinque volte il numero del Periodo** in punti Influenza (Periodo 3: 15), che restano tuoi;
    - una **Carta Attiva** di quel valore o più.
    {"**"}I Campi** sono tuoi appena le tue carte mostrano quello che chiedono, anche nel turno di un altro giocatore.
    Una Dominazione non si perde mai.

help-topic-special = I Campi
help-text-special =
    - **{ achievement-empire }**: { achievement-empire-about }
    - **{ achievement-monument }**: { achievement-monument-about }
    - **{ achievement-wonder }**: { achievement-wonder-about }
    - **{ achievement-world }**: { achievement-world-about }
    - **{ achievement-universe }**: { achievement-universe-about }
