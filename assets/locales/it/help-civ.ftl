# The rules of Carta Impera Victoria by topic, for the screen of a phone, as in help.ftl.

help-topic-civ-short = In breve
help-text-civ-short =
    Guidi un popolo e raccogli carte di sei Domini: { domain-icon-army } Esercito, { domain-icon-religion } Religione, { domain-icon-economy } Economia, { domain-icon-science } Scienza, { domain-icon-culture } Cultura, { domain-icon-utopia } Utopia.
    Nel tuo turno: gioca una carta, applica effetti della tua area, pesca fino ad avere tre carte.
    Chi alla fine del proprio turno ha abbastanza carte di un Dominio vince subito: 8 in due giocatori, 7 in tre o quattro.
    Se il mazzo si esaurisce prima, vince chi ha la maggioranza in più Domini.

help-topic-civ-goal = Lo scopo
help-text-civ-goal =
    {"**"}Egemonia**: 8 carte di un Dominio nella tua area (7 in tre o quattro giocatori) alla fine del tuo turno. Vinci subito.
    Ogni carta Utopia a faccia in giù in quel tuo Dominio alza il numero di uno.
    {"**"}Maggioranza**: se prima il mazzo si esaurisce, ogni Dominio dà un punto a chi ne ha più carte. Vince chi ha più punti.
    Tieni quindi d’occhio chi raccoglie un solo Dominio: attaccalo, vietaglielo, o alza il numero che gli serve.

help-topic-civ-turn = Il tuo turno
help-text-civ-turn =
    1. **Gioca** una carta della tua mano nella tua area. È obbligatorio, a meno che la tua mano sia vuota o tutta sotto embargo.
    2. **Effetti**, quanti ne vuoi, uno dopo l’altro. Per ogni Dominio, in un turno, un effetto permanente e uno di scarto. Conta la tua area com’è quando cominci ciascuno.
    3. **Pesca** fino al tuo limite di mano, 3. Se hai già tante carte o più, non ne peschi e le tieni tutte.
    Poi si vede se hai l’Egemonia, e il turno passa al giocatore successivo.
    Tutti vedono le aree, la pila degli scarti e quante carte hanno il mazzo e ogni mano. Le mani sono segrete.

help-topic-civ-effects = Effetti permanenti
help-text-civ-effects =
    Non costano nulla, ma servono carte del loro Dominio a faccia in su nella tua area: { civ-needed-level-1 } per il livello 1, { civ-needed-level-2 } per il livello 2. Per ogni Dominio ne applichi uno dei due, una volta per turno.
    { domain-icon-army } **Assassinio**, **Epurazione**: scarta 1 o 2 carte della tua mano, per pescarne altre.
    { domain-icon-religion } **Libro Sacro**, **Diritto Divino**: limite di mano 5 o 7 per questo turno.
    { domain-icon-economy } **Sviluppo**, **Monopolio**: scarta 1 o 2 carte della tua area e giocane subito altrettante.
    { domain-icon-science } **Esperimento**, **Ricerca**: riprendi in mano 1 o 2 carte della tua area e giocane subito altrettante.
    { domain-icon-utopia } **Oligarchia**, **Repubblica**: prendi in mano 1 o 2 carte dalla pila degli scarti.
    { domain-icon-culture } **Ispirazione**: copia uno di questi; c’è una voce apposta.
    Un effetto si applica per quanto possibile. Se non potesse fare nulla, non lo si può applicare.

help-topic-civ-discard = Effetti di scarto
help-text-civ-discard =
    Ognuno costa una carta del suo Dominio dalla tua area, e si applica una volta per turno.
    { domain-icon-army } **Attacco**: scegli un Dominio che hai ancora. Tu e tutti gli altri che ne hanno ne scartate una carta.
    { domain-icon-religion } **Inquisizione**: prendi tutta la mano di un giocatore, poi restituisci altrettante carte, quelle che vuoi.
    { domain-icon-economy } **Embargo**: metti la carta a faccia in giù su una carta nell’area di un giocatore. Nel suo prossimo turno non può giocare il Dominio di quella carta; poi la tua viene scartata.
    { domain-icon-science } **Scoperta Rivoluzionaria**: pesca cinque carte, poi scartane cinque della tua mano.
    { domain-icon-utopia } **Democrazia**: metti la carta a faccia in giù su un Dominio di un giocatore che ne ha almeno una carta. Lì per l’Egemonia ne serve una in più, fino alla fine della partita.
    { domain-icon-culture } Cultura non ne ha.
    Una carta a faccia in giù non appartiene a nessun Dominio: non conta per nulla, e nulla la può spostare.

help-topic-civ-inspiration = Ispirazione
help-text-civ-inspiration =
    È tua finché hai **più carte Cultura di ogni altro giocatore**; averne altrettante non basta.
    Una volta per turno applichi un effetto permanente per cui un altro giocatore ha abbastanza carte. Tu non devi averne di quel Dominio. Se lo hanno in più giocatori, non importa da chi lo copi. Ciò che le tue carte permettono, lo applichi tu.
    Ma per ogni Dominio applichi un solo effetto permanente per turno, tuo o copiato, prima o dopo.
    La moneta Cultura indica il Dominio che hai copiato, fino al tuo prossimo turno o finché qualcun altro non ha altrettante carte Cultura.

help-topic-civ-draft = Variante Base e Draft
help-text-civ-draft =
    {"**"}Base**: ognuno riceve tre carte.
    {"**"}Draft**: ognuno riceve quattro carte, ne tiene una e ne passa tre a sinistra; ne tiene una di quelle e ne passa due; ne tiene una di quelle, e l’ultima va a faccia in su al centro. Tutti scelgono nello stesso momento e in segreto.
    Poi ognuno prende una carta dal centro nella propria area, prima chi sta alla destra del primo giocatore, e così via in senso antiorario.
    Il mazzo ha tre ere: Esercito e Religione stanno in alto, Utopia in fondo. In due o tre giocatori, tre carte di ogni era restano fuori dal gioco, e nessuno sa quali.

help-topic-civ-end = La fine
help-text-civ-end =
    {"**"}L’Egemonia** chiude subito la partita, alla fine del turno di chi la ottiene.
    {"**"}L’ultima carta** del mazzo, chiunque la peschi, dà inizio alla fine: si completa il round, così che tutti abbiano avuto gli stessi turni, e nessuno pesca più. L’Egemonia può ancora far vincere.
    Poi ogni Dominio dà un punto a chi ne ha più carte; in caso di parità, a ciascuno dei pari. Le carte a faccia in giù non contano.
    A parità di punti: più carte Utopia, poi Cultura, Scienza, Economia, Religione, Esercito. Se tutto è pari, la vittoria è condivisa.

help-topic-civ-teams = Le squadre
help-text-civ-teams =
    In quattro si può giocare in due squadre da due. Chi è nella stessa squadra siede di fronte: posti 1 e 3 contro posti 2 e 4.
    Ognuno gioca le proprie carte nel proprio turno. In squadra non si condividono né area né mano, e un attacco colpisce anche il compagno di squadra.
    Se uno di voi ottiene l’Egemonia, vince la squadra. Le carte devono stare tutte in un’area: quelle dei compagni non si sommano.
    Con la Maggioranza, la squadra ha un punto per ogni Dominio in cui uno di voi ha più carte, mai più di uno. A parità di punti, le carte dei compagni si sommano.
