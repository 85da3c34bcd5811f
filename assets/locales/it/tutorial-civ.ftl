# The lessons of Carta Impera Victoria: tutorial-civ-<lesson>, as in tutorial-innovation.ftl.

tutorial-civ-play = **Ti diamo il benvenuto!** Guidi un popolo e raccogli carte di sei Domini. Chi alla fine del proprio turno ha { $needed } carte dello stesso Dominio nella propria area vince subito. Ogni turno comincia giocando una carta: prova **{ $domain }**.
tutorial-civ-played = **{ $domain }** ora è nella tua area, dove tutti la vedono. Lì le carte servono a due cose: ti avvicinano alla vittoria e ti danno accesso agli effetti.
tutorial-civ-draw = **Poi vengono gli effetti**, quanti ne vuoi tra quelli disponibili. Il pulsante **Pesca, fine turno** chiude il tuo turno: peschi fino ad avere 3 carte.
tutorial-civ-other-played = **{ $other } ha giocato { $domain }.** Guarda le due aree nell’immagine: ogni Dominio si conta a parte, e il numero accanto dice quante carte servono per vincere.
tutorial-civ-discard = **Puoi usare un effetto di scarto:** costa una carta del suo Dominio dalla tua area. **{ $effect }** costa una carta { $domain }. Se ne vale la pena, premi il pulsante per applicarlo.
tutorial-civ-effect = **Un effetto permanente!** Con { $level } carte { $domain } lo applichi una volta per turno, gratis. Con 5 carte ce n’è uno più forte.
tutorial-civ-attacked = ⚔️ **Un Attacco!** { $other } rinuncia a una carta Esercito e a una del Dominio scelto; chiunque altro ha quel Dominio ne perde una. Un Dominio con poche carte sparisce in fretta.
tutorial-civ-inquisition = 🙏 **Un’Inquisizione!** { $other } ha preso tutta la tua mano e ti ha restituito lo stesso numero di carte, scelte fra tutte. La mano non è mai al sicuro: gioca in tempo le carte che ti servono.
tutorial-civ-embargo = 💰 **Un Embargo!** Nel tuo prossimo turno non puoi giocare carte { $domain }. Per ora gioca un’altra carta: a quel Dominio torni più tardi.
tutorial-civ-blocked =
    { $me ->
        [1] 🕊️ Sul tuo Dominio { $domain } c’è **una carta Utopia a faccia in giù**: lì per vincere ti serve una carta in più, fino alla fine della partita.
       *[other] 🕊️ Sul Dominio { $domain } di { $other } c’è **una carta Utopia a faccia in giù**: lì per vincere serve una carta in più, fino alla fine della partita.
    }
tutorial-civ-copy = 🎭 **Ispirazione!** Hai più carte Cultura del tuo avversario: una volta per turno puoi copiare un suo effetto permanente, anche senza averne le carte.
tutorial-civ-danger = ⚠️ **Attenzione:** { $other } ha { $have } carte { $domain } su { $needed }. Attacca quel Dominio, bloccalo con un Embargo o alza la soglia con Democrazia, prima che sia tardi.
tutorial-civ-near = **Hai { $have } carte { $domain } su { $needed }.** Continua così, ma attenzione: lo vede anche il tuo avversario. Con un secondo Dominio forte è più difficile fermarti.
tutorial-civ-choice = **Un effetto ti fa scegliere.** Sopra la scelta c’è scritto che cosa fa.
tutorial-civ-hint = 💡 **Non sai che cosa fare?** Premi **Che cosa posso fare?**: vedi le tue opzioni, che cosa fa ognuna e quali sembrano più forti. **Effetti non disponibili** dice che cosa manca ancora a un effetto.
tutorial-civ-area = **I sei Domini** sono diversi: Esercito attacca, Religione fa pescare di più, Economia e Scienza trasformano la tua area, Cultura copia, Utopia recupera carte dagli scarti. Li trovi in **Leggi una carta**.
tutorial-civ-culture = **Cultura** non ha effetti propri. Ma se hai più carte Cultura di ogni altro giocatore, una volta per turno puoi copiare un effetto permanente per il quale un altro ha le carte.
tutorial-civ-eras = **Il mazzo ha tre Ere.** All’inizio ci sono molte carte Esercito e Religione, alla fine Utopia. Quello che ora abbonda può scarseggiare più tardi.
tutorial-civ-majority = **Se il mazzo si esaurisce** prima che qualcuno vinca, ogni Dominio dà un punto a chi ne ha più carte, e vince chi ha più punti. Per questo può tornare utile anche una carta di un Dominio che nessuno raccoglie.
tutorial-civ-era-over = **La prima Era è finita:** da qui in poi arrivano carte diverse. Guarda i numeri accanto al mazzo.
tutorial-civ-last-round = ⏳ **L’ultimo round:** il mazzo è vuoto e non si pesca più. Conta subito in quali Domini sei in testa: ognuno dà un punto.
tutorial-civ-enough = { tutorial-enough }
