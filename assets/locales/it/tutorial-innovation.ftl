# The lessons of Innovation: tutorial-innovation-<lesson>. One to three sentences each: what to look at,
# and what to try. $other is the computer player.

tutorial-innovation-first-card = **Ti diamo il benvenuto!** Costruisci una civiltà con le carte: vince chi per primo ha 6 Dominazioni. Una di queste due carte va nella tua Zona, l’altra resta nella tua Mano. Prova **{ $second }**: fa punti in fretta.
tutorial-innovation-begins =
    { $me ->
        [1] **Cominci tu**, perché la tua carta viene per prima in ordine alfabetico. In questo primissimo turno hai una sola azione; da qui in poi tutti ne hanno due.
       *[other] **Ha cominciato { $other }**, con una sola azione, perché la sua carta viene per prima in ordine alfabetico. Da qui in poi tutti ne hanno due per turno.
    }
tutorial-innovation-draw = **Puoi scegliere tra quattro azioni**, anche due volte la stessa. La più semplice è **Pesca**: prendi una carta del Periodo della tua Carta Attiva più alta. All’inizio è il Periodo 1.
tutorial-innovation-meld = **Gioca** mette una carta della tua Mano nella tua Zona, in cima al suo colore. Premi **Gioca** e scegli, per esempio **{ $card }**: un colore che ti manca porta nuove risorse e un nuovo Dogma.
tutorial-innovation-melded = **{ $card }** ora è in cima al suo colore: è una Carta Attiva. Solo le Carte Attive si possono attivare e mostrano tutte le loro risorse. Se giochi un’altra carta dello stesso colore, la copri: conta ciò che sta in cima.
tutorial-innovation-dogma = **Attiva** esegue i Dogmi di una tua Carta Attiva: quasi tutto succede così. Premi **Attiva**: prima di confermare vedi che cosa fa la carta, chi coopera e chi deve obbedire. Prova **{ $card }**.
tutorial-innovation-alone = **{ $card }** richiede { $resource }. Nessun altro ne produce quanto te, quindi l’hai eseguita soltanto tu. Chi ne produce almeno quanto te avrebbe cooperato.
tutorial-innovation-shared-by-me = **Cooperi!** { $other } ha attivato **{ $card }**, che richiede { $resource }. Tu non ne produci meno, quindi la esegui anche tu, e per di più prima di { $other }. Avere molte risorse conviene anche nei turni degli altri.
tutorial-innovation-shared-by-other = **{ $other } ha cooperato** quando hai attivato **{ $card }**, perché produce { $resource } almeno quanto te. Chi coopera lo vedi prima di confermare: chiediti se la carta aiuta più te o gli altri.
tutorial-innovation-bonus = 🎴 **Il Bonus Cooperativo:** se qualcuno coopera e per lui cambia qualcosa, alla fine peschi una carta. Quindi, se gli altri cooperano, non è un disastro.
tutorial-innovation-demanded = **Una Supremazia!** { $other } ha attivato **{ $card }**, che richiede { $resource }. Tu ne produci meno, quindi devi obbedire. Carte Attive con { $resource } ti proteggerebbero.
tutorial-innovation-demanding = **La tua Supremazia** con **{ $card }** ha colpito { $other }, che produce meno { $resource } di te. Una Supremazia toglie agli altri per dare a te, ma solo se produci più risorse: controllale prima.
tutorial-innovation-scored =
    { $points ->
        [one] **Punti!** Una carta capitalizzata vale il suo Periodo, qui { $age }. Hai { $points } punto. Ne servono 5 per il Periodo 1, 10 per il Periodo 2, e così via.
       *[other] **Punti!** Una carta capitalizzata vale il suo Periodo, qui { $age }. Hai { $points } punti. Ne servono 5 per il Periodo 1, 10 per il Periodo 2, e così via.
    }
tutorial-innovation-achieve = 🏆 **Puoi dominare il Periodo { $age }!** Hai abbastanza punti e una Carta Attiva abbastanza alta. Premi **Domina**: costa un’azione, ma i punti restano tuoi.
tutorial-innovation-achieved = 🏆 **Dominazioni: { $have } su { $needed }.** I punti ti restano e valgono anche per la prossima. Ogni Periodo si domina una volta sola: fai presto.
tutorial-innovation-other-achieved = **{ $other } ha dominato il Periodo { $age }**, che ora non è più libero. Tieni d’occhio i punti degli altri, accanto ai loro nomi.
tutorial-innovation-choice = **Una carta ti fa scegliere.** Sopra la scelta c’è scritto che cosa chiede. Se puoi rinunciare, c’è il pulsante **Nessuna**; se non c’è, devi scegliere.
tutorial-innovation-age = **Periodo { $age }!** Hai una Carta Attiva di un Periodo più alto: da qui in poi peschi carte di quel Periodo. Sono più forti e valgono più punti.
tutorial-innovation-tucked = **Archiviare** vuol dire mettere una carta in fondo al mazzo del suo colore. Non è persa: se il mazzo è scalato, mostra ancora delle risorse.
tutorial-innovation-returned = **Riciclare** vuol dire rimettere una carta sotto il mazzo del suo Periodo. Un giorno qualcuno potrebbe pescarla di nuovo.
tutorial-innovation-splayed =
    { $me ->
        [1] **Scalato!** Il tuo mazzo { $color } è scalato: anche le carte coperte mostrano delle risorse, e queste contano. Guardalo nell’immagine.
       *[other] **Scalato!** { $other } ha scalato il suo mazzo { $color }: anche le carte coperte mostrano delle risorse, e queste contano. Guardalo nell’immagine.
    }
tutorial-innovation-claimed =
    { $me ->
        [1] 🏆 **Hai dominato un Campo: { $achievement }!** Ce ne sono cinque, ognuno con la sua condizione. Non costano azioni: il primo che la soddisfa lo domina subito.
       *[other] 🏆 **{ $other } ha dominato un Campo: { $achievement }.** Ce ne sono cinque, ognuno con la sua condizione. Non costano azioni: il primo che la soddisfa lo domina subito.
    }
tutorial-innovation-hint = 💡 **Non sai che cosa fare?** Premi **Che cosa posso fare?**: vedi le tue opzioni, che cosa fa ognuna e quali sembrano più forti. **Leggi una carta**, in basso, mostra una carta per intero.
tutorial-innovation-points = **Come si vince:** con 6 Dominazioni. Quasi tutte si ottengono con i punti: 5 punti e una Carta Attiva di valore 1 per il Periodo 1, 10 punti e una di valore 2 per il Periodo 2. Quindi capitalizza, e sali verso i Periodi più alti.
tutorial-innovation-splay = **Scalare** è per più tardi: certe carte scalano un tuo colore verso sinistra, verso destra o verso l’alto. Le carte coperte mostrano allora una, due o tre risorse, e queste contano. Servono almeno due carte di quel colore.
tutorial-innovation-special = **Per i cinque Campi** non servono punti: bastano, per esempio, tre di ogni risorsa, o sei carte archiviate o capitalizzate in un turno. { COMMAND("rules") } li elenca tutti.
tutorial-innovation-ends = **La fine** arriva con la sesta Dominazione, con certe carte degli ultimi Periodi, o quando qualcuno deve pescare oltre il Periodo 10: allora vince chi ha più punti.
tutorial-innovation-enough = { tutorial-enough }
