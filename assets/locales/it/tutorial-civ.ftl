# The lessons of Carta Impera Victoria: tutorial-civ-<lesson>, as in tutorial-innovation.ftl.

tutorial-civ-play = **Ti diamo il benvenuto!** Guidi un popolo e raccogli carte di sei Domini. Chi ha { $needed } carte di un Dominio nella sua area alla fine del proprio turno vince subito. Un turno comincia con una carta: prova **{ $domain }**.
tutorial-civ-played = **{ $domain }** ora è nella tua area, dove tutti la vedono. Lì le carte servono a due cose: ti avvicinano alla vittoria, e hanno effetti.
tutorial-civ-draw = **Gli effetti** vengono dopo, quanti ne vuoi, se ce ne sono di possibili. Il pulsante **Pesca, fine turno** chiude il tuo turno: peschi fino ad avere 3 carte.
tutorial-civ-other-played = **{ $other } ha giocato { $domain }.** Guarda le due aree nell’immagine: ogni Dominio conta per sé, e il numero accanto dice quante carte servono per vincere.
tutorial-civ-discard = **È possibile un effetto di scarto:** costa una carta del suo Dominio dalla tua area. **{ $effect }** costa una carta { $domain }. Premi il pulsante per applicarlo, se vale la carta.
tutorial-civ-effect = **Un effetto permanente!** Con { $level } carte { $domain } lo applichi una volta in ogni turno, e non costa nulla. Con 5 carte ce n’è uno più forte.
tutorial-civ-attacked = ⚔️ **Un attacco!** A { $other } costa una carta Esercito e una del Dominio scelto, e anche tutti gli altri che hanno quel Dominio ne perdono una. Un Dominio con poche carte sparisce presto.
tutorial-civ-inquisition = 🙏 **Un’Inquisizione!** { $other } ha preso tutta la tua mano e ti ha restituito altrettante carte, scelte fra tutte. Una mano non dura mai: gioca in tempo quello che ti serve.
tutorial-civ-embargo = 💰 **Un Embargo!** Nel tuo prossimo turno non puoi giocare { $domain }. Gioca un’altra carta, e tornaci più tardi.
tutorial-civ-blocked =
    { $me ->
        [1] 🕊️ **Una carta Utopia a faccia in giù** sta sul tuo Dominio { $domain }: lì per vincere ti serve una carta in più, fino alla fine della partita.
       *[other] 🕊️ **Una carta Utopia a faccia in giù** sta sul Dominio { $domain } di { $other }: lì per vincere serve una carta in più, fino alla fine della partita.
    }
tutorial-civ-copy = 🎭 **Ispirazione!** Hai più carte Cultura dell’altro giocatore: una volta per turno puoi quindi copiare un effetto permanente per cui lui ha le carte, senza averle tu.
tutorial-civ-danger = ⚠️ **Attenzione:** { $other } ha { $have } carte { $domain } su { $needed }. Attacca quel Dominio, vietalo con un Embargo, o alza il numero con Democrazia, prima che sia tardi.
tutorial-civ-near = **Hai { $have } carte { $domain } su { $needed }.** Continua così, ma lo vede anche l’altro: con un secondo Dominio forte è più difficile fermarti.
tutorial-civ-choice = **Un effetto ti chiede qualcosa.** Che cosa fa è scritto sopra la scelta.
tutorial-civ-hint = 💡 **Non sai che fare?** Premi **Che cosa posso fare?**: vedi le tue opzioni, che cosa fa ognuna, e quali sembrano forti. **Perché no…?** dice che cosa manca ancora a un effetto.
tutorial-civ-area = **I sei Domini** sono diversi: Esercito attacca, Religione fa pescare di più, Economia e Scienza trasformano la tua area, Cultura copia, Utopia riprende dagli scarti. **Leggi una carta** li mostra.
tutorial-civ-culture = **Cultura** non ha un effetto suo. Ma se ne hai più di ogni altro puoi, una volta per turno, copiare un effetto permanente per cui un altro giocatore ha le carte.
tutorial-civ-eras = **Il mazzo ha tre ere.** All’inizio ci sono molte carte Esercito e Religione, alla fine Utopia. Quello che ora abbonda può mancare più tardi.
tutorial-civ-majority = **Se il mazzo si esaurisce** prima che qualcuno vinca, ogni Dominio dà un punto a chi ne ha più carte, e vince chi ha più punti. Anche una carta di un Dominio che nessuno raccoglie vale quindi qualcosa.
tutorial-civ-era-over = **La prima era è finita:** da qui in poi arrivano altre carte. Guarda i numeri accanto al mazzo.
tutorial-civ-last-round = ⏳ **L’ultimo round:** il mazzo è vuoto e nessuno pesca più. Conta ora dove sei in testa: ogni Dominio dà un punto.
tutorial-civ-enough = { tutorial-enough }
