# Help by topic, for the screen of a phone: how to play here.
#
# help-topic-<topic> is a topic's name (a choice in a menu), help-text-<topic> its text: at most 600
# characters, lists before prose. /rules shows single lines of it, so each line makes sense alone.
# A line of Fluent that begins with an asterisk would be read as a variant, hence {"**"}.

## How to play here, whatever the game

help-topic-bot = Giocare qui
help-text-bot =
    - **Imparare:** { COMMAND("tutorial") }, una partita guidata; { COMMAND("rules") } trova una regola per argomento o per parola
    - **Iniziare:** { COMMAND("game new") } apre un tavolo, { COMMAND("tables") } mostra i posti liberi, { COMMAND("game invite") } invita
    - **Giocare:** { COMMAND("game hand") } (la tua mano), { COMMAND("game hint") } (le tue opzioni), { COMMAND("card") } (una carta)
    - **Le tue partite:** { COMMAND("mygames") }, { COMMAND("game log") }, { COMMAND("game replay") }; { COMMAND("game undo") } annulla la tua ultima mossa
    - **Poco tempo?** { COMMAND("settings") } (notifiche), { COMMAND("away") }, { COMMAND("game seat") } (sostituzione)
    - **Partita ferma?** { COMMAND("game replace") }, { COMMAND("game end") }, { COMMAND("game resign") }, { COMMAND("report") }

help-topic-learning = Imparare e chiedere consiglio
help-text-learning =
    - { COMMAND("tutorial") }: la tua prima partita, solo per te, contro un computer di livello facile. Dura dieci minuti; puoi fermarti e riprendere più tardi.
    - **Che cosa posso fare?** sotto la tua mano, o { COMMAND("game hint") }: le tue opzioni, i loro effetti e la più forte. Se la partita conta, solo le opzioni.
    - **{ define-button }** sotto la tua mano o una carta: le parole del gioco, spiegate.
    - **Altro…** sotto la tua mano, o { COMMAND("game orders") }: scelte automatiche, così nessuno deve aspettare. Rifiutare ciò che è facoltativo, obbedire con le carte più basse o più alte, pianificare un turno. Le vedi solo tu.

help-topic-time = Tempo e notifiche
help-text-time =
    - **{ terms-button }** prima dell’inizio, o { COMMAND("game new") }: il tempo per mossa e che cosa succede quando scade (promemoria, voto, mossa di un computer o posto perso).
    - **Promemoria:** una notifica quando tocca a te, poi un promemoria in tempo utile. **Basta promemoria** li ferma per questo turno.
    - { COMMAND("settings") }: menzione, messaggio diretto, entrambi o niente; ore di silenzio nel tuo fuso orario.
    - { COMMAND("away") }: niente notifiche fino al tuo ritorno, e il tempo delle partite amichevoli si ferma.
    - { COMMAND("mygames") }: le tue partite, prima quelle in cui tocca a te. Dopo una mossa, la prossima è a un tocco.

help-topic-computers = Giocare contro il computer
help-text-computers =
    - **Facile**: l’ideale per una prima partita.
    - **Normale**: sceglie la mossa migliore che vede.
    - **Difficile**: guarda qualche mossa avanti.
    - **Esperto**: il più forte.
    Sceglili prima o con { COMMAND("game new") }. Chi si unisce a un tavolo al completo ne sostituisce uno.
    Un computer vede solo quello che vedresti tu al suo posto: la sua mano e ciò che è scoperto. Gioca subito e non manda notifiche.
    Se abbandoni, un computer gioca al tuo posto, così gli altri possono finire. Se restano solo computer, la partita finisce. Una partita iniziata con un computer non è classificata.

help-topic-tournaments = Partecipare a un torneo
help-text-tournaments =
    - Premi **Partecipa** sotto il messaggio di un torneo. Quando comincia ti avviso nel thread della tua partita; i round si susseguono da soli.
    - { COMMAND("tournament info") }: dove giochi e che cosa viene dopo.
    - { COMMAND("tournament pairings") }: chi incontra chi.
    - { COMMAND("tournament standings") }: chi è in testa e, con “spiega”, perché.
    - { COMMAND("tournament bye") }: salta un round svizzero per mezzo punto, se il torneo lo permette.
    - { COMMAND("tournament leave") }: ritirarti. { COMMAND("tournament join") }: rientrare.
    In un torneo non si annulla una mossa che ha già mostrato a qualcuno carte nascoste.

help-topic-organising = Organizzare un torneo
help-text-organising =
    - { COMMAND("tournament create") }: scegli nei menu, poi premi **Apri le iscrizioni**. Abbinamenti, thread, scadenze, classifica e podio vanno da soli.
    - **Organizza…** sotto ogni messaggio, o { COMMAND("tournament organise") }: cominciare prima, fare una pausa, escludere o sostituire qualcuno, correggere un risultato, cambiare una scadenza, annunciare qualcosa, annullare la tua ultima azione.
    - **Formule** a tavoli da due: sistema svizzero, all’italiana, gironi e finale, eliminazione diretta e doppia. A tavoli da tre o quattro: sistema svizzero, all’italiana ed eliminazione.

help-topic-ratings = Rating e classifica
help-text-ratings =
    Una partita tra persone è **classificata**, a meno che chi gestisce il tavolo decida altrimenti prima dell’inizio (**{ terms-button }**).
    - Tutti partono da **1500**. In due, 200 punti in più vogliono dire tre vittorie su quattro. Battere chi è più forte rende di più.
    - Conta l’ordine finale: chi condivide la vittoria condivide il primo posto. Una squadra vince e perde insieme.
    - Il rating è provvisorio (con un punto interrogativo) fino a 10 partite e 3 avversari. Rigiocare con le stesse persone in una settimana conta sempre meno.
    - { COMMAND("stats player") } e { COMMAND("stats server") } mostrano le statistiche.

help-topic-unrated = Che cosa non conta
help-text-unrated =
    - Se **abbandoni**, o perdi il posto perché il tempo è scaduto, arrivi ultimo. Se siete più d’uno, ultimo è chi se n’è andato per primo.
    - Se **cedi il posto**, il risultato non conta né per te né per chi subentra; gli altri sono confrontati tra loro. A squadre non conta l’intera partita.
    - **Non contano** le partite iniziate con un computer, finite senza vincitore (di comune accordo o per decisione di un moderatore) o finite prima di essere davvero giocate.
    - Un moderatore può invalidare una partita con { COMMAND("game annul") }.

## About

about-text =
    {"**"}Civitas** è un bot per giocare su Discord a giochi di carte di civiltà, ognuno con i suoi tempi.
    Non è ufficiale: non è fatto né approvato da autori ed editori dei giochi.
    {"**"}Innovation** è un gioco di Carl Chudyk, pubblicato da Asmadi Games e IELLO. **Carta Impera Victoria** è un gioco di Rémi Amy, pubblicato da Ludonaute.
    Tutti i testi qui sono scritti con parole nostre. Se i giochi ti piacciono, comprali.
    { COMMAND("privacy") } dice che cosa è conservato su di te, e lo cancella se vuoi.
