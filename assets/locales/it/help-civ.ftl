# The rules of Carta Impera Victoria by topic, for the screen of a phone, as in help.ftl.

help-topic-civ-short = In breve
help-text-civ-short =
    Guida un popolo e raccogli carte di sei Domini: { domain-icon-army } Esercito, { domain-icon-religion } Religione, { domain-icon-economy } Economia, { domain-icon-science } Scienza, { domain-icon-culture } Cultura, { domain-icon-utopia } Utopia.
    - **Nel tuo turno**: gioca una carta, applica effetti della tua area, pesca fino ad avere tre carte.
    - **Egemonia**: se alla fine del tuo turno hai abbastanza carte di un Dominio, vinci subito: 8 in due giocatori, 7 in tre o quattro.
    - **Maggioranze**: se il mazzo si esaurisce prima, vince chi ha la maggioranza in più Domini.

help-topic-civ-goal = Lo scopo
help-text-civ-goal =
    - **Egemonia**: alla fine del tuo turno hai 8 carte di un Dominio nella tua area (7 in tre o quattro giocatori). Vinci subito. Ogni carta Utopia a faccia in giù in quel Dominio alza il numero di uno.
    - **Maggioranza**: se prima il mazzo si esaurisce, ogni Dominio dà un punto a chi ne ha più carte. Vince chi ha più punti.
    Tieni quindi d’occhio chi raccoglie un solo Dominio: attaccalo, vietaglielo, o alza il numero che gli serve.

help-topic-civ-turn = Il tuo turno
help-text-civ-turn =
    1. **Gioca** una carta della tua mano nella tua area. È obbligatorio, a meno che la mano sia vuota o tutta sotto embargo.
    2. Applica **effetti**, uno dopo l’altro: per ogni Dominio, un effetto permanente e uno di scarto per turno. Conta la tua area com’è quando cominci ciascuno. Si fa quanto è possibile; un effetto che non potrebbe fare nulla non si applica.
    3. **Pesca** fino al tuo limite di mano, 3. Se ne hai già di più, le tieni.
    Poi si vede se hai l’Egemonia.
    Aree, pila degli scarti e numero di carte delle mani e del mazzo sono pubblici. Le mani sono segrete.

help-topic-civ-effects = Effetti permanenti
help-text-civ-effects =
    Chiedono carte del loro Dominio a faccia in su nella tua area: { civ-needed-level-1 } per il livello 1, { civ-needed-level-2 } per il livello 2. Uno per Dominio e per turno.
    { domain-icon-army } **Assassinio**, **Epurazione**: scarta 1 o 2 carte, per pescarne altre.
    { domain-icon-religion } **Libro Sacro**, **Diritto Divino**: limite di mano 5 o 7.
    { domain-icon-economy } **Sviluppo**, **Monopolio**: scarta 1 o 2 carte dell’area, giocane altrettante.
    { domain-icon-science } **Esperimento**, **Ricerca**: riprendine 1 o 2, giocane altrettante.
    { domain-icon-utopia } **Oligarchia**, **Repubblica**: prendi 1 o 2 carte dagli scarti.
    { domain-icon-culture } **Ispirazione**: copia uno di questi.

help-topic-civ-discard = Effetti di scarto
help-text-civ-discard =
    Ognuno costa una carta del suo Dominio, una volta per turno. Cultura { domain-icon-culture } non ne ha.
    { domain-icon-army } **Attacco**: scegli un Dominio che hai ancora. Chi ne ha, anche tu, ne scarta una carta.
    { domain-icon-religion } **Inquisizione**: prendi la mano di un giocatore, poi restituisci altrettante carte.
    { domain-icon-economy } **Embargo**: a faccia in giù su una carta di un giocatore. Al prossimo turno non ne gioca il Dominio.
    { domain-icon-science } **Scoperta Rivoluzionaria**: pesca cinque carte, scartane cinque.
    { domain-icon-utopia } **Democrazia**: a faccia in giù su un Dominio di un giocatore. L’Egemonia lì chiede una carta in più.
    Una carta a faccia in giù non conta e non si sposta.

help-topic-civ-inspiration = Ispirazione
help-text-civ-inspiration =
    È tua finché hai **più carte Cultura di ogni altro giocatore**; la parità non basta.
    - Una volta per turno applica un effetto permanente per cui un altro giocatore ha abbastanza carte. Tu non devi averne di quel Dominio.
    - Ciò che le tue carte permettono non si copia: lo applichi tu.
    - Resta un solo effetto permanente per Dominio e per turno, tuo o copiato.
    - La moneta Cultura indica il Dominio che hai copiato, fino al tuo prossimo turno o finché qualcun altro non ha altrettante carte Cultura.

help-topic-civ-draft = Variante Base e Draft
help-text-civ-draft =
    - **Base**: ognuno riceve tre carte.
    - **Draft**: ognuno riceve quattro carte, ne tiene una e ne passa tre a sinistra; di quelle ne tiene una e ne passa due; ne tiene ancora una, e l’ultima va a faccia in su al centro. Tutti scelgono insieme e in segreto. Poi ognuno prende una carta dal centro nella propria area, in senso antiorario; il primo giocatore è l’ultimo.
    - **Mazzo**: tre ere. Esercito e Religione stanno in alto, Utopia in fondo. In due o tre giocatori, tre carte di ogni era sono fuori dal gioco, e nessuno sa quali.

help-topic-civ-end = La fine
help-text-civ-end =
    - **L’Egemonia** chiude subito la partita, alla fine del turno di chi la ottiene.
    - **L’ultima carta** del mazzo dà inizio all’ultimo round: lo si completa, così tutti hanno avuto gli stessi turni, e nessuno pesca più. L’Egemonia può ancora far vincere.
    - **Maggioranze**: ogni Dominio dà un punto a chi ne ha più carte; in caso di parità, a ciascuno. Le carte a faccia in giù non contano.
    - **Parità** di punti: più carte Utopia, poi Cultura, Scienza, Economia, Religione, Esercito. Se tutto è pari, la vittoria è condivisa.

help-topic-civ-teams = Le squadre
help-text-civ-teams =
    In quattro si può giocare in due squadre da due. I compagni siedono l’uno di fronte all’altro: posti 1 e 3 contro posti 2 e 4.
    - Ognuno gioca le proprie carte nel proprio turno. I compagni non condividono né area né mano, e un attacco colpisce anche il compagno.
    - **L’Egemonia** di un compagno fa vincere la squadra. Le carte devono stare tutte in un’area.
    - **Maggioranze**: la squadra ha un punto per ogni Dominio in cui uno di voi ha più carte, mai più di uno.
    - **Parità** di punti: le carte dei compagni si sommano.
